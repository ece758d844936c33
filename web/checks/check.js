/**
 * `<attn-check name="q1">`: a question with options, each with its reason. It works alone on any site, with the wording
 * that the script carries; on the lesson's page it takes over the HTML that stands inside its tag.
 *
 * @fires attn-input while the reader chooses, attn-change when an answer is checked or taken back; both with
 *   `detail.state`
 */
import { html, nothing } from 'lit';
import entries from 'build:checks';
import { Another } from './another.js';
import { CHECK, LETTERS, form } from './face.js';
import { Question } from './question.js';

export class AttnCheck extends Question {
  static entries = entries;

  static memory = 'attn-check';

  #another = new Another(this);

  get state() {
    return { ...super.state, right: this.done ? this.#right : null, another: this.#another.state };
  }

  set state(state) {
    super.state = state;
  }

  get #right() {
    return Boolean(this.entry?.options[this.choice]?.right);
  }

  render() {
    return this.frame(CHECK.title, this.entry && form({
      question: this.part('question', this.entry.question),
      fields: this.options((i) => html`<div class="reason" ?hidden=${!this.#shows(i)}>
        ${this.part(`reason-${i}`, this.entry.options[i].reason)}</div>`),
      row: html`${this.done ? nothing : html`<button type="submit">${CHECK.button}</button>`}
        <p class="verdict" role="status">${this.#verdict()}</p>
        ${this.done ? html`<button type="button" class="quiet" @click=${this.again}>Try again</button>` : nothing}
        ${this.done && this.#another.offered && !this.#another.state ? html`<button type="button" class="quiet"
          @click=${() => this.#another.next()}>Another one, with new numbers</button>` : nothing}`,
      below: this.#another.render(),
      handIn: (event) => this.handIn(event),
    }));
  }

  choose(i) {
    this.#another.close();
    super.choose(i);
  }

  reset() {
    this.#another.close();
    super.reset();
  }

  mark({ right }, i) {
    if (!this.#shows(i)) return '';
    return right ? 'right' : 'wrong';
  }

  #shows(i) {
    return this.done && this.choice === i;
  }

  #verdict() {
    if (this.hint) return 'Choose one of the options first.';
    if (!this.done) return nothing;
    return this.#right
      ? html`<span class="sign right" aria-hidden="true">✓</span> ${LETTERS[this.choice]} is right.`
      : html`<span class="sign wrong" aria-hidden="true">✗</span> Not ${LETTERS[this.choice]}.
        The reason stands under it.`;
  }
}
