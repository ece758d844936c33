/**
 * `<attn-predict name="p1">`: a question asked before anything is explained. The answer is kept without a verdict.
 * `<attn-predict name="p1" reveal>` stands later in a text, and shows that answer beside the truth.
 *
 * @fires attn-input while the reader chooses, attn-change when a prediction is made or taken back; both with `detail.state`
 */
import { html, nothing } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import entries from 'build:predictions';
import { LETTERS, Question } from './question.js';

export class AttnPredict extends Question {
  static properties = { reveal: { type: Boolean, reflect: true } };

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

  render() {
    if (this.reveal) return this.frame('Your prediction', this.entry && this.#truth());
    return this.frame('Predict', this.entry && this.form(() => nothing, html`
      ${this.done ? nothing : html`<button type="submit">This is my prediction</button>`}
      <p class="verdict" role="status">${this.#verdict()}</p>
      ${this.done ? html`<button type="button" class="quiet" @click=${this.again}>Change it</button>` : nothing}`));
  }

  mark(option, i) {
    return this.done && this.choice === i ? 'chosen' : '';
  }

  #verdict() {
    if (this.hint) return 'Choose one of the options first. A guess is fine.';
    return this.done ? `You predict ${LETTERS[this.choice]}. It is kept; read on and find out.` : nothing;
  }

  #truth() {
    const { options, truth } = this.entry;
    const right = options.findIndex((option) => option.right);
    const said = (i) => html`<dd><span class="letter">${LETTERS[i]}</span> ${unsafeHTML(options[i].text)}</dd>`;
    const hit = this.choice === right;
    return html`<dl>
      <dt>You said</dt>
      ${this.done ? said(this.choice) : html`<dd class="none">Nothing yet.</dd>`}
      <dt>${this.done ? html`<span class="sign ${hit ? 'right' : 'wrong'}" aria-hidden="true">${hit ? '✓' : '✗'}</span>` : nothing}
        ${this.done ? (hit ? 'And so it is' : 'It turns out') : 'It turns out'}</dt>
      ${hit && this.done ? nothing : said(right)}
    </dl>
    <div class="truth">${this.part('truth', truth)}</div>`;
  }
}
