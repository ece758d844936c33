/**
 * Long computations of a figure in slices, by timers, so that the page has its frames and its events between them: the
 * reader sees them grow, nothing stutters, and they stop when asked to, when the figure is out of sight, and when the
 * question changes.
 */
import { html } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import { button } from './button.js';

/**
 * @typedef {object} Work
 * @property {(state: any) => string} key what the result depends on
 * @property {(state: any, attn: any) => Generator<{ data: any, done: number }>} run yields what there is so far, the
 *   same object as long as nothing was added, and how much of the work that is, 0 … 1
 * @property {(data: any, done: number, state: any) => string} say one line about it
 */

/** Milliseconds of work at a time; a frame that comes meanwhile is late by no more. */
const SLICE = 4;
/** The work leaves the page alone for so long after the bar moved: drawing takes longer than a slice. */
const PAUSE = 30;
/** And after a drawing of the figure: a hand that moves something has the next one sooner, on a slow machine too. */
const HAND = 60;
/** The smallest step of the bar, of its length. */
const SEEN = 0.02;
/** Milliseconds that a reader who prints may be kept waiting. */
const PAPER = 3000;

export class Worker {
  /** @type {Work} */
  #work;
  /** @type {(more: boolean) => void} */
  #changed;
  /** @type {Generator<any> | undefined} */
  #run;
  #key = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #turn;
  /** Whether it may go on: not out of sight. */
  #awake = false;
  /** By the reader, until they say so or ask something else. */
  #stopped = false;
  /** Moves on its own, without a drawing of the whole figure. */
  #bar = createRef();

  /** What there is so far. @type {any} */
  data;
  /** What of it is on the screen, or on its way there. @type {any} */
  #drawn;
  #done = 0;

  /**
   * @param {Work} work
   * @param {(more: boolean) => void} changed told that there is more data, or that the work has ended
   */
  constructor(work, changed) {
    this.#work = work;
    this.#changed = changed;
  }

  /** Starts anew if the question is another one. @param {any} state @param {any} attn */
  ask(state, attn) {
    const key = this.#work.key(state);
    if (key === this.#key) return;
    this.#key = key;
    this.#stopped = false;
    this.#run = this.#work.run(state, attn);
    this.#step();
    this.#drawn = this.data;
    this.#go(HAND);
  }

  resume() {
    this.#awake = true;
    this.#go(0);
  }

  /** Until resumed. */
  pause() {
    this.#awake = false;
    clearTimeout(this.#turn);
  }

  /** Stops, or goes on: what there is stays. */
  toggle() {
    this.#stopped = !this.#stopped;
    this.#draw();
  }

  /** Now, without slices: paper cannot wait. */
  finish() {
    const end = performance.now() + PAPER;
    while (this.#run && !this.#stopped && performance.now() < end) this.#step();
    this.#draw();
  }

  #slice = () => {
    // To draw what is new takes a turn of its own.
    if (this.data !== this.#drawn) {
      this.#draw();
      this.#go(HAND);
    } else {
      this.#advance();
      this.#go(this.#show() ? PAUSE : 0);
    }
  };

  #draw() {
    this.#drawn = this.data;
    this.#changed(true);
  }

  /** As many steps as a slice has room for by the clock; none begins that would take too long. */
  #advance() {
    const start = performance.now();
    let last = start;
    let longest = 0;
    while (this.#run && this.data === this.#drawn && last - start + longest < SLICE) {
      this.#step();
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }
    if (!this.#run) this.#changed(false);
  }

  /** Moves the bar by steps that can be seen, and tells whether it did: to draw it costs more than a slice of work. */
  #show() {
    const bar = /** @type {HTMLProgressElement} */ (this.#bar.value);
    if (Math.abs(this.#done - bar.value) < SEEN) return false;
    bar.value = this.#done;
    return true;
  }

  /** @param {number} pause */
  #go(pause) {
    clearTimeout(this.#turn);
    if (this.#run && this.#awake && !this.#stopped) this.#turn = setTimeout(this.#slice, pause);
  }

  #step() {
    const { value, done } = /** @type {Generator<any>} */ (this.#run).next();
    if (done) this.#run = undefined;
    else ({ data: this.data, done: this.#done } = value);
  }

  /** The figure is being drawn, perhaps again and again by a hand that moves it: the work waits. */
  wait() {
    this.#go(HAND);
  }

  /** One line of constant height: how far it is, and a way to stop it. @param {any} state */
  render(state) {
    this.wait();
    return html`<div class=${this.#run && !this.#stopped ? 'work going' : 'work'}>
      <progress ${ref(this.#bar)} max="1" .value=${this.#done} aria-label="Random draws"></progress>
      ${button(this.#stopped ? 'Go on' : 'Stop', () => this.toggle(), { idle: !this.#run })}
      <span>${this.data ? this.#work.say(this.data, this.#done, state) : ''}</span>
    </div>`;
  }
}
