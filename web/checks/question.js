/**
 * What quick checks and predictions share: taking over the page's HTML, the theme, one choice among options, and
 * keeping the answer on this machine.
 */
import { LitElement, html, nothing } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { paletteStyles } from '../figures/draw/palette.js';
import { rootStyles } from '../figures/draw/root.js';
import { onTheme, pageTheme } from '../figures/watch.js';
import { choices, titled } from './face.js';
import { recall, remember } from './memory.js';
import { questionStyles } from './question-styles.js';

export class Question extends LitElement {
  static properties = {
    name: { reflect: true },
    theme: { reflect: true },
    choice: { attribute: false },
    done: { attribute: false },
    hint: { state: true },
  };

  static styles = [rootStyles, paletteStyles, questionStyles];

  /** The wordings by name, and where answers are kept: each kind of question has its own. */
  static entries = {};
  static memory = '';

  #stop;

  constructor() {
    super();
    this.name = '';
    this.theme = undefined;
    /** @type {number | null} the option chosen, counted from 0 */
    this.choice = null;
    /** Whether the reader has handed the choice in. */
    this.done = false;
    this.hint = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#adopt();
    this.#stop = onTheme(() => this.requestUpdate());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#stop?.();
  }

  willUpdate(changed) {
    if (changed.has('name')) this.restore();
  }

  get entry() {
    const { entries } = /** @type {typeof Question} */ (this.constructor);
    return Object.hasOwn(entries, this.name) ? entries[this.name] : undefined;
  }

  get state() {
    return this.answer;
  }

  set state({ choice = null, done = false }) {
    const known = Number.isInteger(choice) && choice >= 0 && choice < (this.entry?.options.length ?? 0);
    this.choice = known ? choice : null;
    this.done = known && Boolean(done);
    this.hint = false;
  }

  /** What is kept of the answer. */
  get answer() {
    return { name: this.name, choice: this.choice, done: this.done };
  }

  /** Whether there is anything to keep. */
  get begun() {
    return this.choice !== null;
  }

  /** Whether the answer can be handed in. */
  get ready() {
    return this.choice !== null;
  }

  /** Forgets the answer, here and in the browser's storage. */
  reset() {
    this.state = {};
    this.settle();
  }

  get #key() {
    return `${/** @type {typeof Question} */ (this.constructor).memory}:${this.name}`;
  }

  // The page's HTML is set with its own style sheet, so it stays outside the shadow root and is shown through slots.
  #adopt() {
    const parts = [...this.querySelectorAll('[data-part]')];
    if (!parts.length) return;
    for (const part of parts) part.slot = part.dataset.part;
    this.replaceChildren(...parts);
  }

  restore() {
    try {
      this.state = JSON.parse(recall(this.#key) ?? '{}');
    } catch {
      // Not ours, or damaged: start afresh.
      this.state = {};
    }
  }

  settle() {
    const { name, ...answer } = this.answer;
    remember(this.#key, this.begun ? JSON.stringify(answer) : null);
    this.tell('attn-change');
  }

  tell(type) {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail: { state: this.state } }));
  }

  choose(i) {
    this.choice = i;
    this.done = false;
    this.hint = false;
    this.tell('attn-input');
  }

  handIn(event) {
    event.preventDefault();
    this.hint = !this.ready;
    if (this.hint) return;
    this.done = true;
    this.settle();
  }

  again() {
    this.reset();
    this.updateComplete.then(() => this.renderRoot.querySelector('input')?.focus());
  }

  /** A piece of the wording: what the page holds, or what the script carries. */
  part(name, markup) {
    return html`<slot name=${name}>${unsafeHTML(markup)}</slot>`;
  }

  /** @param {string} title @param {unknown} inside */
  frame(title, inside) {
    const theme = pageTheme() ?? nothing;
    if (!this.entry) {
      return html`<div class="root" data-theme=${theme}>
        <p>There is no question with the name “${this.name}”.</p></div>`;
    }
    return html`<div class="root" data-theme=${theme} role="group" aria-labelledby="title">
      ${titled(title, inside)}
    </div>`;
  }

  /** One choice among the options. @param {(i: number) => unknown} [after] what follows an option */
  options(after) {
    const { options } = this.entry;
    return choices(options, {
      text: (i) => this.part(`option-${i}`, options[i].text),
      choice: this.choice,
      choose: (i) => this.choose(i),
      mark: (i) => this.mark(options[i], i),
      after,
    });
  }

  /** A class for an option, once there is a verdict. */
  mark() {
    return '';
  }
}
