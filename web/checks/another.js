/** "Another one": the same kind of question with new numbers, answered by typing. The core draws and grades. */
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import entries from 'build:fresh';
import { isRight } from '../deck/answer.js';
import { fill, shown } from '../deck/numbers.js';
import { core } from '../figures/core.js';
import { drawn } from './fresh.js';
import { recall, remember } from './memory.js';
import { understand } from './typed.js';

export class Another {
  /** @type {import('lit').LitElement & { name: string }} */
  #host;
  /** @type {any} */
  #attn;
  /** @type {import('./fresh.js').Solved | undefined} */
  #round;
  #failure = '';
  /** @type {string[]} */
  #typed = [];
  /** @type {{ value: number, said: string }[] | undefined} what was handed in, once it was understood */
  #read;
  /** Why nothing was graded. @type {string[]} */
  #hints = [];

  /** @param {import('lit').LitElement & { name: string }} host */
  constructor(host) {
    this.#host = host;
  }

  get offered() {
    return Object.hasOwn(entries, this.#host.name);
  }

  /** What the reader is at, for `state`; null while there is no other one. */
  get state() {
    if (!this.#round) return null;
    const right = this.#read ? this.#verdicts.every(Boolean) : null;
    return { shown: { ...this.#round.shown }, typed: [...this.#typed], right };
  }

  close() {
    this.#round = undefined;
    this.#failure = '';
    this.#host.requestUpdate();
  }

  /** Draws the next numbers, and brings the reader to the first field. */
  async next() {
    try {
      this.#attn = await core();
      this.#round = drawn(this.#host.name, this.#attn, this.#place());
      this.#failure = '';
    } catch (reason) {
      this.#failure = `New numbers cannot be worked out here: ${reason instanceof Error ? reason.message : reason}`;
    }
    this.#typed = [];
    this.#read = undefined;
    this.#hints = [];
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    /** @type {HTMLElement | null} */ (this.#host.renderRoot.querySelector('.another input'))?.focus();
  }

  /** The reader's own order of numbers, and how far they have come in it. */
  #place() {
    const key = `attn-another:${this.#host.name}`;
    const [, kept, before] = /^(\d{1,10}):(\d{1,6})$/.exec(recall(key) ?? '') ?? [];
    const seed = kept === undefined ? crypto.getRandomValues(new Uint32Array(1))[0] : Number(kept);
    const round = before === undefined ? 0 : Number(before) + 1;
    remember(key, `${seed}:${round}`);
    return { seed, round };
  }

  get #verdicts() {
    const { answers } = /** @type {import('./fresh.js').Solved} */ (this.#round);
    return (this.#read ?? []).map(({ value }, i) => isRight(value, answers[i]));
  }

  #handIn(event) {
    event.preventDefault();
    const { asks } = entries[this.#host.name];
    const empty = asks.some((_, i) => !this.#typed[i]?.trim());
    const read = empty ? [] : asks.map((_, i) => understand(this.#typed[i], this.#attn));
    // What is not understood is no answer yet.
    this.#hints = empty ? ['Fill every field first.']
      : read.flatMap((each) => ('problem' in each ? [each.problem] : []));
    this.#read = this.#hints.length ? undefined : read;
    this.#host.requestUpdate();
  }

  #type(i, text) {
    this.#typed[i] = text;
    this.#hints = [];
    this.#host.requestUpdate();
  }

  render() {
    if (this.#failure) return html`<p class="another" role="status">${this.#failure}</p>`;
    if (!this.#round) return nothing;
    const { question, asks, answer } = entries[this.#host.name];
    const place = (text) => unsafeHTML(fill(text, /** @type {any} */ (this.#round).shown));
    const done = this.#read !== undefined;
    return html`<div class="another">
      <p class="title" id="another-title">Another one</p>
      <div class="question">${place(question)}</div>
      <form @submit=${(event) => this.#handIn(event)}>
        <div class="asks" role="group" aria-labelledby="another-title">${asks.map((label, i) => html`<p class="ask">
          <label for="ask-${i}">${label}</label>
          <input id="ask-${i}" autocomplete="off" autocapitalize="none" spellcheck="false" ?readonly=${done}
            .value=${live(this.#typed[i] ?? '')} @input=${(event) => this.#type(i, event.target.value)}></p>`)}</div>
        ${done ? nothing : html`<div class="row">
          <button type="submit">Check</button> <span class="note">Fractions, decimals, ln 3 and √2 are fine.</span>
        </div>`}
      </form>
      <div class="told" role="status">${this.#hints.map((hint) => html`<p class="verdict">${hint}</p>`)}
        ${done ? this.#marked(asks) : nothing}</div>
      ${done ? html`<div class="way">${place(answer)}</div>
        <div class="row">
          <button type="button" class="quiet" @click=${() => this.next()}>And another one</button>
        </div>` : nothing}
    </div>`;
  }

  /** @param {string[]} asks */
  #marked(asks) {
    const verdicts = this.#verdicts;
    return html`<ul class="marked">${asks.map((label, i) => {
      const { value } = /** @type {any} */ (this.#round).answers[i];
      const read = /** @type {any} */ (this.#read)[i];
      const said = read.said && `${read.said}.`;
      const sign = verdicts[i] ? html`<span class="sign right" aria-hidden="true">✓</span>`
        : html`<span class="sign wrong" aria-hidden="true">✗</span>`;
      return html`<li>${sign} ${label}:
        <span class="num" data-name=${label} data-value=${String(value)}>${shown(value)}</span>,
        ${verdicts[i] ? 'right' : `not ${this.#typed[i].trim()}`}. ${said}</li>`;
    })}</ul>`;
  }
}
