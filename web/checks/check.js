/**
 * `<attn-check name="q1">`: a question with options, each with its reason. It works alone on any site, with the wording
 * that the script carries; on the lesson's page it takes over the HTML that stands inside its tag.
 *
 * @fires attn-input while the reader chooses, attn-change when an answer is checked or taken back; both with `detail.state`
 */
import { LitElement, html, nothing } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import checks from 'build:checks';
import { paletteStyles } from '../figures/draw/palette.js';
import { onTheme, pageTheme } from '../figures/watch.js';
import { checkStyles } from './check-styles.js';
import { recall, remember } from './memory.js';

const LETTERS = 'ABCDEFGH';

export class AttnCheck extends LitElement {
  static properties = {
    name: { reflect: true },
    theme: { reflect: true },
    choice: { attribute: false },
    checked: { attribute: false },
    hint: { state: true },
  };

  static styles = [paletteStyles, checkStyles];

  #stop;

  constructor() {
    super();
    this.name = '';
    this.theme = undefined;
    /** @type {number | null} the option chosen, counted from 0 */
    this.choice = null;
    /** Whether the reader has asked for the verdict. */
    this.checked = false;
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
    if (changed.has('name')) this.#restore();
  }

  get state() {
    return { name: this.name, choice: this.choice, checked: this.checked, right: this.checked ? this.#right : null };
  }

  set state({ choice = null, checked = false }) {
    const known = Number.isInteger(choice) && choice >= 0 && choice < (checks[this.name]?.options.length ?? 0);
    this.choice = known ? choice : null;
    this.checked = known && Boolean(checked);
    this.hint = false;
  }

  /** Forgets the answer, here and in the browser's storage. */
  reset() {
    this.state = {};
    this.#settle();
  }

  get #right() {
    return Boolean(checks[this.name]?.options[this.choice]?.right);
  }

  get #key() {
    return `attn-check:${this.name}`;
  }

  // The page's HTML is set with its own style sheet, so it stays outside the shadow root and is shown through slots.
  #adopt() {
    const parts = [...this.querySelectorAll('[data-part]')];
    if (!parts.length) return;
    for (const part of parts) part.slot = part.dataset.part;
    this.replaceChildren(...parts);
  }

  #restore() {
    try {
      this.state = JSON.parse(recall(this.#key) ?? '{}');
    } catch {
      // Not ours, or damaged: start afresh.
      this.state = {};
    }
  }

  #settle() {
    remember(this.#key, this.choice === null ? null : JSON.stringify({ choice: this.choice, checked: this.checked }));
    this.#tell('attn-change');
  }

  #tell(type) {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail: { state: this.state } }));
  }

  #choose(i) {
    this.choice = i;
    this.checked = false;
    this.hint = false;
    this.#tell('attn-input');
  }

  #check(event) {
    event.preventDefault();
    this.hint = this.choice === null;
    if (this.hint) return;
    this.checked = true;
    this.#settle();
  }

  #again() {
    this.reset();
    this.updateComplete.then(() => this.renderRoot.querySelector('input')?.focus());
  }

  render() {
    const check = checks[this.name];
    if (!check) return html`<div class="root" data-theme=${pageTheme() ?? nothing}><p>There is no check with the name “${this.name}”.</p></div>`;
    return html`<div class="root" data-theme=${pageTheme() ?? nothing} role="group" aria-labelledby="title">
      <p class="title" id="title">Quick check</p>
      <div class="question" id="question"><slot name="question">${unsafeHTML(check.question)}</slot></div>
      <form @submit=${this.#check}>
        <div role="radiogroup" aria-labelledby="question">${check.options.map((option, i) => this.#option(option, i))}</div>
        <div class="row">
          ${this.checked ? nothing : html`<button type="submit">Check my answer</button>`}
          <p class="verdict" role="status">${this.#verdict()}</p>
          ${this.checked ? html`<button type="button" class="quiet" @click=${this.#again}>Try again</button>` : nothing}
        </div>
      </form>
    </div>`;
  }

  #option({ text, reason, right }, i) {
    const shown = this.checked && this.choice === i;
    const verdict = right ? 'right' : 'wrong';
    return html`<div class=${shown ? `option ${verdict}` : 'option'} data-answer=${verdict}>
      <label>
        <input type="radio" name="option" value=${i} .checked=${this.choice === i} @change=${() => this.#choose(i)}>
        <span class="letter">${LETTERS[i]}</span>
        <span class="text"><slot name="option-${i}">${unsafeHTML(text)}</slot></span>
      </label>
      <div class="reason" ?hidden=${!shown}><slot name="reason-${i}">${unsafeHTML(reason)}</slot></div>
    </div>`;
  }

  #verdict() {
    if (this.hint) return 'Choose one of the options first.';
    if (!this.checked) return nothing;
    return this.#right
      ? html`<span class="sign right" aria-hidden="true">✓</span> ${LETTERS[this.choice]} is right.`
      : html`<span class="sign wrong" aria-hidden="true">✗</span> Not ${LETTERS[this.choice]}. The reason stands under it.`;
  }
}
