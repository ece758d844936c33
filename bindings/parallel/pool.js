/**
 * Workers, the pieces that wait for one, and the memory that goes to them and comes back. Calls take turns, a piece
 * each, so that a long one does not hold up a short one. A worker that dies takes down the call whose piece it had,
 * since that piece's memory dies with it; another is started when there is work again.
 */

/**
 * @typedef {import('./start.js').Port} Port
 * @typedef {import('./worker.js').Answer} Answer
 * @typedef {(heard: (answer: any) => void, died: (why: unknown) => void) => Promise<Port>} Start
 * @typedef {{ task: Task, range: import('./split.js').Range, args: unknown[], buffer: ArrayBuffer }} Piece
 * @typedef {object} Task a call at work
 * @property {string} call
 * @property {Piece[]} pieces those that no worker has yet
 * @property {(piece: Piece, answer: Answer) => void} heard
 * @property {(why: unknown) => void} died
 * @property {() => void} closed
 * @typedef {{ port?: Port, ready: boolean, piece?: Piece }} Lane
 */

/** So many buffers per worker are kept for later pieces: making memory takes longer than copying into it. */
const SPARE = 4;

export class Pool {
  /** @type {Set<Lane>} */
  #lanes = new Set();
  /** Those with pieces left, the next one first. @type {Task[]} */
  #waiting = [];
  /** @type {ArrayBuffer[]} */
  #spare = [];
  #start;
  #here;

  /**
   * @param {number} threads
   * @param {Start} start
   * @param {Start} here what computes where no worker can be had
   */
  constructor(threads, start, here) {
    /** Workers that there should be; 0 where all is done on this thread. */
    this.threads = threads;
    this.closed = false;
    this.#start = start;
    this.#here = here;
  }

  /** Starts the workers that are missing. */
  async fill() {
    const started = [];
    while (this.#lanes.size < this.threads) started.push(this.#open(this.#start));
    await Promise.all(started);
    if (this.threads === 0 && this.#lanes.size === 0 && !this.closed) await this.#open(this.#here);
  }

  /**
   * @param {Start} start
   * @returns {Promise<void>} when it is ready, or is known not to be
   */
  #open(start) {
    /** @type {Lane} */
    const lane = { ready: false };
    this.#lanes.add(lane);
    return new Promise((settled) => {
      /** @param {unknown} why */
      const died = (why) => {
        if (!this.#lanes.delete(lane)) return;
        lane.port?.end();
        if (!lane.ready) this.threads--;
        lane.piece?.task.died(why);
        settled();
        if (this.#waiting.length > 0) this.fill();
      };
      /** @param {Answer} answer the first one says only that it is ready */
      const heard = (answer) => {
        if (!this.#lanes.has(lane)) return;
        const { piece } = lane;
        lane.ready = true;
        lane.piece = undefined;
        lane.port?.hold(false);
        settled();
        this.#send();
        if (piece === undefined) return;
        piece.task.heard(piece, answer);
        this.give(answer.buffer);
      };
      start(heard, died).then((port) => {
        lane.port = port;
        if (this.closed) port.end();
      }).catch(died);
    });
  }

  /** @param {Piece} piece */
  add(piece) {
    const { task } = piece;
    if (task.pieces.push(piece) === 1) this.#waiting.push(task);
    this.#send();
  }

  /** To every worker that has nothing to do. */
  #send() {
    for (const lane of this.#lanes) {
      if (!lane.ready || lane.piece || !lane.port) continue;
      const task = this.#waiting.shift();
      const piece = task?.pieces.shift();
      if (task === undefined || piece === undefined) return;
      if (task.pieces.length > 0) this.#waiting.push(task);
      lane.piece = piece;
      lane.port.hold(true);
      lane.port.post({ call: task.call, args: piece.args, buffer: piece.buffer }, [piece.buffer]);
    }
  }

  /** Nothing more of it is computed. @param {Task} task */
  drop(task) {
    this.#waiting = this.#waiting.filter((one) => one !== task);
    for (const { buffer } of task.pieces.splice(0)) this.give(buffer);
  }

  /**
   * The smallest buffer at hand that will do.
   * @param {number} bytes
   * @returns {ArrayBuffer | undefined}
   */
  take(bytes) {
    /** @type {ArrayBuffer | undefined} */
    let best;
    for (const one of this.#spare) {
      if (one.byteLength >= bytes && !(best && best.byteLength <= one.byteLength)) best = one;
    }
    this.#spare = this.#spare.filter((one) => one !== best);
    return best;
  }

  /** @param {ArrayBuffer} buffer */
  give(buffer) {
    if (this.closed) return;
    this.#spare.push(buffer);
    if (this.#spare.length > SPARE * Math.max(this.threads, 1)) this.#spare.shift();
  }

  close() {
    this.closed = true;
    this.threads = 0;
    const tasks = new Set(this.#waiting);
    for (const { port, piece } of this.#lanes) {
      port?.end();
      if (piece) tasks.add(piece.task);
    }
    this.#lanes.clear();
    this.#waiting = [];
    this.#spare = [];
    for (const task of tasks) task.closed();
  }
}
