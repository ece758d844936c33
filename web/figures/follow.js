/**
 * Whether a drawing is made in two steps (see draw/step.js), which it is where the machine is slow, and when the second
 * one comes: in the next frame in which the hand does not move, and soon enough where it moves in every frame.
 */

/** Milliseconds for the scripts of a drawing that leave a frame of 1/60 s enough for the browser's own part. */
const QUICK = 3;
/** Milliseconds that what is read may be behind what is seen, while the hand never pauses. */
const PATIENCE = 100;

export class Follow {
  /** @type {() => void} */
  #draw;
  #slow = true;
  #frame = 0;
  /** When the first drawing was made that waits for its second step. @type {number | undefined} */
  #since;
  /** @type {(() => void)[]} */
  #waiting = [];

  /** @param {() => void} draw asks for the second step */
  constructor(draw) {
    this.#draw = draw;
  }

  /** Whether the next drawing is better made in two steps. */
  get split() {
    return this.#slow && !(this.#since !== undefined && performance.now() - this.#since > PATIENCE);
  }

  /** The first step has been drawn. */
  begin() {
    this.#since ??= performance.now();
    cancelAnimationFrame(this.#frame);
    // The first of the two calls may come in the frame that this drawing belongs to.
    this.#frame = requestAnimationFrame(() => { this.#frame = requestAnimationFrame(this.#draw); });
  }

  /** All of it has been drawn. @param {number} took milliseconds */
  end(took) {
    this.#slow = took > QUICK;
    this.#since = undefined;
    cancelAnimationFrame(this.#frame);
    for (const call of this.#waiting.splice(0)) call();
  }

  /** Until all of it has been drawn. @returns {Promise<void>} */
  whole() {
    return new Promise((done) => { if (this.#since === undefined) done(); else this.#waiting.push(done); });
  }
}
