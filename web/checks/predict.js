/**
 * `<attn-predict name="p1">`: a question asked before anything is explained: a choice, or marks on scales. The answer
 * is kept without a verdict. `<attn-predict name="p1" reveal>` stands later in a text, and shows that answer beside the
 * truth.
 *
 * @fires attn-input while the reader chooses, attn-change when a prediction is made or taken back; both with
 *   `detail.state`
 */
import { html, nothing } from 'lit';
import entries from 'build:predictions';
import { joined } from '../figures/draw/number.js';
import { LETTERS, PREDICT, form, truthBeside } from './face.js';
import { Question } from './question.js';
import { shown, slider } from './scale.js';

export class AttnPredict extends Question {
  static properties = { reveal: { type: Boolean, reflect: true }, marks: { attribute: false } };

  static entries = entries;

  static memory = 'attn-predict';

  #follow = (event) => {
    const { target, key } = event;
    const elsewhere = target instanceof AttnPredict && target !== this && target.name === this.name;
    if (elsewhere || key === `${AttnPredict.memory}:${this.name}`) this.restore();
  };

  constructor() {
    super();
    this.reveal = false;
    /** @type {(number | null)[]} one for each scale */
    this.marks = [];
  }

  // The same prediction may stand twice on a page, and in another tab: all of them tell the same.
  connectedCallback() {
    super.connectedCallback();
    document.addEventListener('attn-change', this.#follow);
    window.addEventListener('storage', this.#follow);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('attn-change', this.#follow);
    window.removeEventListener('storage', this.#follow);
  }

  get #scales() {
    return this.entry?.scales ?? [];
  }

  get answer() {
    return { ...super.answer, marks: [...this.marks] };
  }

  get state() {
    return this.answer;
  }

  set state(values) {
    super.state = values;
    const given = Array.isArray(values.marks) ? values.marks : [];
    this.marks = this.#scales.map(({ stops }, i) => (stops.includes(given[i]) ? given[i] : null));
    if (this.marks.length) this.done = this.ready && Boolean(values.done);
  }

  get begun() {
    return super.begun || this.marks.some((mark) => mark !== null);
  }

  get ready() {
    return this.marks.length ? this.marks.every((mark) => mark !== null) : super.ready;
  }

  #put(i, value) {
    this.marks = this.marks.with(i, value);
    this.hint = false;
    this.tell('attn-input');
  }

  #fields() {
    if (!this.marks.length) return this.options();
    return this.#scales.map((scale, i) => (
      slider(scale, i, { mark: this.marks[i], done: this.done, put: (value) => this.#put(i, value) })));
  }

  render() {
    if (this.reveal) return this.frame(PREDICT.truth, this.entry && this.#truth());
    return this.frame(PREDICT.title, this.entry && form({
      question: this.part('question', this.entry.question),
      fields: this.#fields(),
      row: html`${this.done ? nothing : html`<button type="submit">${PREDICT.button}</button>`}
        <p class="verdict" role="status">${this.#verdict()}</p>
        ${this.done ? html`<button type="button" class="quiet" @click=${this.again}>Change it</button>` : nothing}`,
      handIn: (event) => this.handIn(event),
    }));
  }

  mark(option, i) {
    return this.done && this.choice === i ? 'chosen' : '';
  }

  #verdict() {
    const ask = this.marks.length ? 'Mark a place on each scale first' : 'Choose one of the options first';
    if (this.hint) return `${ask}. A guess is fine.`;
    if (!this.done) return nothing;
    const said = this.marks.length
      ? joined(this.marks.map((mark, i) => shown(mark, this.#scales[i]))) : LETTERS[this.choice];
    return `You predict ${said}. It is kept; read on and find out.`;
  }

  #truth() {
    const said = this.done ? { choice: this.choice, marks: this.marks } : { choice: null, marks: [] };
    return truthBeside(this.entry, this.part('truth', this.entry.truth), said);
  }
}
