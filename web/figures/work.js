/**
 * Long computations of a figure in slices between frames: the reader sees them grow, nothing stutters, and they stop
 * when asked to, when the figure is out of sight, and when the question changes.
 */
import { html } from 'lit';

/**
 * @typedef {object} Work
 * @property {(state: any) => string} key what the result depends on
 * @property {(state: any, attn: any) => Generator<any>} run yields what there is so far, each time with `done`, 0 … 1
 * @property {(data: any, state: any) => string} say one line about it
 */

/** Of a frame's 16 milliseconds, so many are for the work. */
const SLICE = 7;

export class Worker {
  /** @type {Work} */
  #work;
  /** @type {() => void} */
  #changed;
  /** @type {Generator<any> | undefined} */
  #run;
  #key = '';
  #frame = 0;

  /** What there is so far. @type {any} */
  data;

  /** @param {Work} work @param {() => void} changed */
  constructor(work, changed) {
    this.#work = work;
    this.#changed = changed;
  }

  /** Starts anew if the question is another one. @param {any} state @param {any} attn */
  ask(state, attn) {
    const key = this.#work.key(state);
    if (key === this.#key) return;
    this.#key = key;
    this.#run = this.#work.run(state, attn);
    this.data = this.#run.next().value;
    this.resume();
  }

  resume() {
    if (this.#run && !this.#frame) this.#frame = requestAnimationFrame(this.#slice);
  }

  /** Until resumed. */
  pause() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** For good: what there is stays. */
  stop() {
    this.pause();
    this.#run = undefined;
    this.#changed();
  }

  #slice = () => {
    this.#frame = 0;
    const until = performance.now() + SLICE;
    while (this.#run && performance.now() < until) {
      const { value, done } = this.#run.next();
      if (done) this.#run = undefined;
      else this.data = value;
    }
    this.#changed();
    this.resume();
  };

  /** One line of constant height: how far it is, and a way to stop it. @param {any} state */
  render(state) {
    const running = this.#run !== undefined;
    return html`<div class="work">
      <progress max="1" .value=${this.data?.done ?? 0} aria-label="Random draws"></progress>
      <span>${this.data ? this.#work.say(this.data, state) : ''}</span>
      <button type="button" ?disabled=${!running} @click=${() => this.stop()}>Stop</button>
    </div>`;
  }
}
