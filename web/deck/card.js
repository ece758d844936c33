/**
 * `<attn-card name="c1">`: a recall card. The answer stays hidden until it is asked for, then the reader says how well
 * it went, and the button says when the card comes back. All cards on a page, and `<attn-review>`, share one deck. It
 * works alone on any site, with the wording that the script carries; on the lesson's page it takes over the HTML that
 * stands inside its tag.
 *
 * @fires attn-input when the answer is shown or hidden; detail.state
 * @fires attn-change when the card was graded or moved in the deck; detail.state
 */
import { LitElement, html, nothing } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { live } from 'lit/directives/live.js';
import { core } from '../figures/core.js';
import { paletteStyles } from '../figures/draw/palette.js';
import { rootStyles } from '../figures/draw/root.js';
import { onNear, onTheme, pageTheme } from '../figures/watch.js';
import { watchBoxes } from '../page/scrollers.js';
import { isRight, readAnswer } from './answer.js';
import { askFields, markedAnswer } from './card-asks.js';
import { MORE, cardFace, titleOf } from './card-face.js';
import { cardNamed } from './cards.js';
import { cardStyles, deckStyles } from './deck-styles.js';
import { draw, fill, numbered, seedOf } from './numbers.js';
import { storageNotice } from './notice.js';
import { standing } from './queue.js';
import { deck } from './shared.js';
import { GRADE_WORDS, standingWords, waitWords } from './words.js';

/** A note is stored when typing has paused this long, and at once when the reader leaves the field or the page. */
const NOTE_PAUSE_MS = 1500;

export class AttnCard extends LitElement {
  static properties = {
    name: { reflect: true },
    theme: { reflect: true },
    session: { type: Boolean, reflect: true },
    revealed: { attribute: false },
    typed: { state: true },
    done: { state: true },
    early: { state: true },
    attn: { state: true },
    coreless: { state: true },
  };

  static styles = [rootStyles, paletteStyles, deckStyles, cardStyles];

  /** @type {(() => void)[]} */ #stops = [];
  /** @type {({ key: string, seed: number } & import('./numbers.js').Solved) | undefined} */ #numbers;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #noteTimer;
  #adopted = false;
  #reps = -1;

  constructor() {
    super();
    this.name = '';
    /** @type {string | undefined} */
    this.theme = undefined;
    /** Inside a review: gradable whenever it is shown, and the keys are named. */
    this.session = false;
    this.revealed = false;
    /** @type {string[]} what the reader typed */
    this.typed = [];
    /** @type {{ id: string, words: string } | null} what was just done, with a way back */
    this.done = null;
    /** The reader grades before the card is due. */
    this.early = false;
    /** @type {any} the core, once it is loaded */
    this.attn = undefined;
    /** The core cannot be loaded here. */
    this.coreless = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#adopt();
    const renew = () => this.#renew();
    const leave = () => this.#storeNote();
    deck().addEventListener('change', renew);
    addEventListener('pagehide', leave);
    this.#stops = [
      onTheme(() => this.requestUpdate()),
      onNear(this, (near) => near && this.#loadCore()),
      () => deck().removeEventListener('change', renew),
      () => removeEventListener('pagehide', leave),
    ];
    this.#renew();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#storeNote();
    this.#stops.forEach((stop) => stop());
    this.#stops = [];
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('name')) {
      if (changed.get('name')) this.#forget();
      this.#renew();
    }
  }

  updated() {
    watchBoxes(this.renderRoot);
  }

  get state() {
    const now = deck().now();
    const card = deck().state.cards.get(this.name);
    const { phase, dueAt, dueDay } = card?.memory ?? { phase: null, dueAt: null, dueDay: null };
    return { name: this.name, revealed: this.revealed, standing: standing(card, now), phase, dueAt, dueDay };
  }

  set state({ revealed = false }) {
    this.revealed = Boolean(revealed);
  }

  /** Hides the answer and forgets what was typed; the deck stays as it is. */
  reset() {
    this.#forget();
    this.#tell('attn-input');
  }

  /** Shows the answer. */
  reveal() {
    if (this.revealed) return;
    this.revealed = true;
    this.done = null;
    this.#tell('attn-input');
    this.updateComplete.then(() =>
      /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.answer'))?.focus({ preventScroll: true }),
    );
  }

  /** @param {number} grade 1 to 4 */
  grade(grade) {
    const right = this.#verdicts.length ? this.#verdicts.every(Boolean) : undefined;
    const { id } = deck().grade(
      this.name,
      grade,
      this.#numbers ? { seed: this.#numbers.seed, ...(right === undefined ? {} : { right }) } : {},
    );
    this.#forget();
    this.#did(id, `${GRADE_WORDS[grade]}.`);
  }

  /** Which grade the typed answer speaks for: without one, that of an answer recalled well. */
  get suggested() {
    return this.#verdicts.length && !this.#verdicts.every(Boolean) ? 1 : 3;
  }

  /** Brings the reader to the question. */
  focus() {
    this.updateComplete.then(() =>
      /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.title'))?.focus({ preventScroll: true }),
    );
  }

  // The page's HTML is set with its own style sheet, so it stays outside the shadow root and is shown through slots.
  #adopt() {
    const parts = /** @type {HTMLElement[]} */ ([...this.querySelectorAll('[data-part]')]);
    if (!parts.length) return;
    for (const part of parts) part.slot = /** @type {string} */ (part.dataset.part);
    // What has numbers stays for the search alone.
    this.replaceChildren(...this.querySelectorAll('.question:not(:has([data-part]))'), ...parts);
    this.#adopted = !Object.hasOwn(numbered, this.name);
  }

  async #loadCore() {
    if (this.attn || !Object.hasOwn(numbered, this.name)) return;
    // Without the core the card shows the numbers of the text and takes no typed answer.
    this.attn = await core().catch(() => undefined);
    this.coreless = !this.attn;
  }

  /** The deck or the time has moved. */
  #renew() {
    const reps = deck().state.cards.get(this.name)?.memory.reps ?? 0;
    // Graded in another tab, or taken back: this is another review, with other numbers.
    if (reps !== this.#reps && this.#reps >= 0 && !this.done) this.#forget();
    this.#reps = reps;
    this.requestUpdate();
  }

  #forget() {
    this.revealed = false;
    this.typed = [];
    this.early = false;
    this.done = null;
  }

  /** @param {string} id of the log entry @param {string} words */
  #did(id, words) {
    this.done = { id, words };
    this.#tell('attn-change');
    if (!this.session) this.focus();
  }

  /** @param {'attn-input' | 'attn-change'} type */
  #tell(type) {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail: { state: this.state } }));
  }

  /** The numbers of this review: drawn once, and again only after a grade. */
  #draw() {
    if (!this.attn || !Object.hasOwn(numbered, this.name)) return undefined;
    const seed = seedOf(this.name, this.#reps);
    const key = `${this.name}:${seed}`;
    if (this.#numbers?.key !== key) {
      this.#numbers = { key, seed, ...numbered[this.name].solve(this.attn, draw(this.name, seed, this.attn)) };
    }
    return this.#numbers;
  }

  /** For each number asked for whether it was typed rightly; nothing where nothing was typed. @returns {boolean[]} */
  get #verdicts() {
    if (!this.#numbers || !this.typed.some((text) => text?.trim())) return [];
    return this.#numbers.asks.map((ask, i) => isRight(readAnswer(this.typed[i] ?? ''), ask));
  }

  render() {
    const card = cardNamed(this.name);
    const theme = pageTheme() ?? nothing;
    if (!card)
      return html`<div class="root" data-theme=${theme}>There is no card with the name “${this.name}”.</div>`;
    const now = deck().now();
    const known = deck().state.cards.get(this.name);
    const where = standing(known, now);
    const numbers = this.#draw();
    const next = nextWords(standingWords(known, where, now));
    return html`<div class="root" data-theme=${theme} role="group" aria-labelledby="title">
      ${cardFace({
        title: this.session ? card.title : titleOf(card),
        where: whereText(standingWords(known, where, now)),
        due: where === 'due',
        question: this.#side('front', card.front, numbers),
        fields: this.revealed || this.coreless
          ? nothing
          : askFields(numbers?.asks ?? card.asks, this.typed, !numbers, (i, text) => {
              this.typed = Object.assign([...this.typed], { [i]: text });
            }),
        revealed: this.revealed,
        keys: this.session ? 'Space' : nothing,
        submit: this.#submit,
        add: known || this.session ? undefined : this.#add,
      })}
      <div class="answer prose" ?hidden=${!this.revealed} tabindex="-1" role="group" aria-label="Answer">
        ${this.revealed && numbers ? markedAnswer(numbers.asks, this.typed, this.#verdicts) : nothing}
        ${this.#side('back', card.back, numbers)}
        ${this.revealed ? this.#ownNote() : nothing}
      </div>
      ${this.revealed ? this.#grades(where) : nothing}
      <div class="after row ui" ?hidden=${!this.done}>
        <p class="status" role="status">${this.done ? `${this.done.words} ${next}` : nothing}</p>
        ${this.done && !this.session ? html`<button type="button" class="link"
          @click=${this.#takeBack}>Take it back</button>` : nothing}
      </div>
      ${this.done && !this.session ? storageNotice(deck()) : nothing}
      ${this.#more(known, where)}
    </div>`;
  }

  /**
   * @param {'front' | 'back'} part
   * @param {string} text
   * @param {{ shown: Record<string, number> } | undefined} numbers
   */
  #side(part, text, numbers) {
    if (numbers) return unsafeHTML(fill(text, numbers.shown));
    const fixed = unsafeHTML(fill(text, cardNamed(this.name)?.values ?? {}));
    return this.#adopted ? html`<slot name=${part}>${fixed}</slot>` : fixed;
  }

  #ownNote() {
    const note = deck().state.notes.get(this.name);
    return note ? html`<p class="own"><span class="muted ui">My note:</span> ${note}</p>` : nothing;
  }

  /** @param {string} where */
  #grades(where) {
    const open = this.session || this.early || where === 'outside' || where === 'due';
    if (!open) {
      return html`<div class="buttons row ui"><p class="muted">${where === 'suspended' ? 'This card is suspended.'
        : 'It is not due yet.'}</p>
        <button type="button" @click=${() => {
          this.early = true;
        }}>Grade it now</button>
        <button type="button" @click=${this.reset}>Hide the answer</button></div>`;
    }
    const waits = deck().preview(this.name);
    return html`<div class="grades" role="group" aria-label="How well did you know it?">${
      /** @type {const} */ ([1, 2, 3, 4]).map(
        (grade) => html`
      <button type="button" class=${grade === this.suggested ? 'grade suggested' : 'grade'} data-grade=${grade}
        aria-keyshortcuts=${this.session ? (grade === this.suggested ? `${grade} Space` : grade) : nothing}
          @click=${() => this.grade(grade)}>
        <span>${GRADE_WORDS[grade]}</span> <span class="wait num">${waitWords(waits[grade])}</span></button>`,
      )
    }</div>
      ${where === 'outside' ? html`<p class="after muted ui">A grade puts the card into your review deck.</p>`
        : nothing}`;
  }

  /** @param {import('./fold.js').CardState | undefined} known @param {string} where */
  #more(known, where) {
    const act = (
      /** @type {string} */ label,
      /** @type {() => import('./entry.js').Entry} */ change,
      /** @type {string} */ words,
    ) => html`
      <button type="button" @click=${() => this.#act(change, words)}>${label}</button>`;
    return html`<details class="more">
      <summary>${MORE}</summary>
      ${
        known
          ? html`<div class="row">
        ${
          known.suspended
            ? act('Resume', () => deck().resume(this.name), 'Back in the round.')
            : act('Suspend', () => deck().suspend(this.name), 'Suspended until you resume it.')
        }
        ${
          where === 'buried'
            ? act('Bring back today', () => deck().unbury(this.name), 'Back today.')
            : act('Bury until tomorrow', () => deck().bury(this.name), 'Set aside until tomorrow.')
        }
        ${act('Reset', () => deck().reset(this.name), 'As if never seen.')}
      </div>`
          : nothing
      }
      <label for="note">My note on this card</label>
      <textarea id="note" maxlength="10000" .value=${live(this.#noteText())} @input=${this.#noteTyped}
        @change=${this.#storeNote}></textarea>
    </details>`;
  }

  /** While the reader writes, what comes from another tab waits. */
  #noteText() {
    const field = this.#noteField();
    return this.#noteTimer && field ? field.value : (deck().state.notes.get(this.name) ?? '');
  }

  #noteField() {
    return /** @type {HTMLTextAreaElement | null} */ (this.renderRoot?.querySelector('#note'));
  }

  #noteTyped() {
    clearTimeout(this.#noteTimer);
    this.#noteTimer = setTimeout(() => this.#storeNote(), NOTE_PAUSE_MS);
  }

  #storeNote() {
    if (!this.#noteTimer) return;
    clearTimeout(this.#noteTimer);
    const text = this.#noteField()?.value ?? '';
    this.#noteTimer = undefined;
    deck().note(this.name, text);
  }

  /** @param {Event} event */
  #submit(event) {
    event.preventDefault();
    this.reveal();
  }

  #add() {
    const [entry] = deck().add([this.name]);
    if (entry) this.#did(entry.id, 'Added.');
  }

  /** @param {() => import('./entry.js').Entry} change @param {string} words */
  #act(change, words) {
    const { id } = change();
    this.#forget();
    this.#did(id, words);
  }

  #takeBack() {
    if (this.done) deck().takeBack(this.done.id);
    this.#forget();
    this.#tell('attn-change');
    this.focus();
  }
}

/** @param {{ words: string, next?: string, datetime?: string }} where */
const whereText = ({ words, next, datetime }) =>
  html`${words}${next ? html` <time datetime=${datetime ?? nothing}>${next}</time>` : nothing}`;

/** @param {{ words: string, next?: string }} where */
const nextWords = ({ words, next }) => `${words}${next ? ` ${next}` : ''}.`;
