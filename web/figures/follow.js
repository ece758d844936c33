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
  #asked = false;
  #frame = 0;
  /** When the present drawing began. */
  #start = 0;
  /** When the first drawing was made that waits for its second step. @type {number | undefined} */
  #since;
  /** @type {(() => void)[]} */
  #waiting = [];

  /** Of the present drawing. @type {import('./draw/step.js').Step} */
  step = 'rest';

  /** @param {() => void} draw asks for the second step */
  constructor(draw) {
    this.#draw = draw;
  }

  /** The reader has moved something, and waits. */
  ask() {
    this.#asked = true;
  }

  /** A drawing begins. @param {boolean} moving whether the reader's hand still holds something */
  begin(moving) {
    this.#start = performance.now();
    const late = this.#since !== undefined && this.#start - this.#since > PATIENCE;
    this.step = !moving ? 'rest' : this.#asked && this.#slow && !late && !document.hidden ? 'marks' : 'all';
    this.#asked = false;
  }

  /** It has been made. @returns {boolean} whether all of it */
  end() {
    cancelAnimationFrame(this.#frame);
    const now = performance.now();
    if (this.step === 'marks') {
      this.#since ??= now;
      // The first of the two calls may come in the frame that this drawing belongs to.
      this.#frame = requestAnimationFrame(() => { this.#frame = requestAnimationFrame(this.#draw); });
      return false;
    }
    this.#slow = now - this.#start > QUICK;
    this.#since = undefined;
    for (const call of this.#waiting.splice(0)) call();
    return true;
  }

  /** Until all of it has been drawn. @returns {Promise<void>} */
  whole() {
    return new Promise((done) => { if (this.#since === undefined) done(); else this.#waiting.push(done); });
  }
}
