/**
 * `<attn-review>`: the review deck. What is due, a session by keyboard, touch or screen reader, what lies ahead, every
 * card with its past, copies and settings. It works wherever its script does; the deck is the one of the cards on the
 * same site.
 *
 * @fires attn-input when a session begins or a card is shown; detail.state
 * @fires attn-change after a grade or its taking back; detail.state
 */
import { LitElement, html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { paletteStyles } from '../figures/draw/palette.js';
import { rootStyles } from '../figures/draw/root.js';
import { onTheme, pageTheme } from '../figures/watch.js';
import { allNames, cardNamed } from './cards.js';
import { deckStyles } from './deck-styles.js';
import { storageNotice } from './notice.js';
import { dueCards, nextChange } from './queue.js';
import { cardList } from './review-cards.js';
import { filesPart } from './review-files.js';
import { forecastFigure, retentionFigure } from './review-figures.js';
import { keysAreOn, settingsPart } from './review-settings.js';
import { reviewStyles } from './review-styles.js';
import { Session } from './session.js';
import { deck } from './shared.js';
import { forecast } from './stats.js';
import { count, dayWords, GRADE_WORDS, waitWords } from './words.js';

export class AttnReview extends LitElement {
  static properties = {
    theme: { reflect: true },
    lesson: { reflect: true },
    apkg: { reflect: true },
    running: { type: Boolean, reflect: true },
    session: { state: true },
    incoming: { state: true },
    said: { state: true },
  };

  static styles = [rootStyles, paletteStyles, deckStyles, reviewStyles];

  /** @type {(() => void)[]} */ #stops = [];

  constructor() {
    super();
    /** @type {string | undefined} */
    this.theme = undefined;
    /** Where the lesson is. */
    this.lesson = './attention.html';
    /** Where the deck for Anki is. */
    this.apkg = './attention-cards.apkg';
    /** Whether a session is on, for the page's style sheet. */
    this.running = false;
    /** @type {Session | null} */
    this.session = null;
    /** @type {import('./review-files.js').Incoming | undefined} */
    this.incoming = undefined;
    /** What a screen reader is to say. */
    this.said = '';
  }

  connectedCallback() {
    super.connectedCallback();
    const renew = () => {
      this.session?.follow();
      this.requestUpdate();
    };
    const key = (/** @type {KeyboardEvent} */ event) => this.#key(event);
    deck().addEventListener('change', renew);
    document.addEventListener('keydown', key);
    this.#stops = [
      onTheme(() => this.requestUpdate()),
      () => deck().removeEventListener('change', renew),
      () => document.removeEventListener('keydown', key),
    ];
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#stops.forEach((stop) => stop());
    this.#stops = [];
  }

  willUpdate() {
    this.running = this.session !== null;
  }

  get state() {
    const { session } = this;
    return {
      due: this.#due.length,
      session: session ? { card: session.current ?? null, left: session.left, ...session.summary } : null,
    };
  }

  /** Ends the session; the deck stays as it is. */
  reset() {
    this.session = null;
    this.incoming = undefined;
  }

  /** Begins a session. */
  start() {
    this.session = new Session(deck(), (name) => cardNamed(name) !== undefined);
    this.#show();
    this.#tell('attn-input');
  }

  undo() {
    const undone = this.session ? this.session.undo() : deck().undo();
    if (!undone) this.said = 'Nothing to take back.';
    else
      this.said = `Taken back: ${undone.type === 'grade' ? GRADE_WORDS[undone.grade ?? 0]
        : undone.type}, ${cardNamed(undone.card ?? '')?.title ?? undone.card}.`;
    this.requestUpdate();
    this.#show();
    this.#tell('attn-change');
  }

  get #due() {
    return dueCards(deck().state, deck().now()).filter((name) => cardNamed(name));
  }

  get #card() {
    return /** @type {import('./card.js').AttnCard | null} */ (this.renderRoot.querySelector('attn-card'));
  }

  /** Brings the reader to the present card, or to the summary. */
  async #show() {
    await this.updateComplete;
    if (!this.session) return;
    /** @type {HTMLElement | null} */ (this.session.over ? this.renderRoot.querySelector('#over') : this.#card)?.focus({
      preventScroll: true,
    });
    this.renderRoot.querySelector('.session')?.scrollIntoView({ block: 'nearest' });
  }

  /** @param {'attn-input' | 'attn-change'} type */
  #tell(type) {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail: { state: this.state } }));
  }

  /**
   * The session's own keys; they take nothing from fields, buttons, the browser or an input method.
   * @param {KeyboardEvent} event
   */
  #key(event) {
    const { key, repeat, isComposing, ctrlKey, metaKey, altKey } = event;
    if (
      !this.session ||
      !keysAreOn(deck()) ||
      repeat ||
      isComposing ||
      ctrlKey ||
      metaKey ||
      altKey ||
      event.defaultPrevented
    )
      return;
    const target = /** @type {Element} */ (event.composedPath()[0]);
    if (target.closest?.('input, textarea, select, [contenteditable]')) return;
    const card = this.#card;
    const space = key === ' ' && !target.closest?.('button, summary, a');
    if (key === 'u') this.undo();
    else if (!card) return;
    else if (space) card.revealed ? card.grade(card.suggested) : card.reveal();
    else if (/^[1-4]$/.test(key) && card.revealed) card.grade(Number(key));
    else return;
    event.preventDefault();
  }

  /** The card in the session has been graded, put away or changed. @param {CustomEvent} event */
  #wrote(event) {
    event.stopPropagation();
    const { session } = this;
    const entry = deck().log.at(-1);
    if (!session || !entry || session.entries.includes(entry.id)) return;
    const { current } = session;
    session.wrote(entry.id);
    this.said =
      entry.type === 'grade'
        ? `${GRADE_WORDS[entry.grade ?? 0]}. ${session.over ? 'That was the last card.'
          : `${count(session.left, 'card')} left.`}`
        : '';
    if (session.current === current) this.#card?.reset();
    this.requestUpdate();
    this.#show();
    this.#tell('attn-change');
  }

  render() {
    return html`<div class="root" data-theme=${pageTheme() ?? nothing}>
      <p class="unseen" role="status">${this.said}</p>
      ${storageNotice(deck())}
      ${this.session ? this.#session(this.session) : this.#overview()}
    </div>`;
  }

  #overview() {
    const { state, storage } = deck();
    // Nothing that would have to move once the deck is there.
    if (storage.kind === 'opening')
      return html`<section class="today"><p class="ui muted">Opening your deck …</p></section>`;
    const missing = allNames.filter((name) => !state.cards.has(name));
    return html`
      ${this.#today(state.cards.size, missing)}
      ${state.cards.size ? html`<div class="figures">${forecastFigure(deck())}${retentionFigure(deck())}</div>`
        : nothing}
      ${cardList(deck(), (words) => {
        this.said = words;
      })}
      ${filesPart(
        deck(),
        this.incoming,
        (incoming) => {
          this.incoming = incoming;
        },
        this.apkg,
      )}
      ${settingsPart(deck())}`;
  }

  /** @param {number} size @param {string[]} missing */
  #today(size, missing) {
    const due = this.#due.length;
    const add = missing.length
      ? html`<button type="button" class=${size ? '' : 'main'} @click=${() => this.#add(missing)}>
      ${size ? `Add the other ${missing.length === 1 ? 'card' : missing.length}`
        : `Add all ${missing.length} cards`}</button>`
      : nothing;
    if (!size) {
      return html`<section class="today" aria-label="Today"><p class="big">Your deck is empty.</p>
        <p>Add the cards of the lesson, or take them one by one <a href=${this.lesson}>from its text</a>. Each comes
          back shortly before you would forget it.</p>
        <div class="row">${add}</div></section>`;
    }
    return html`<section class="today" aria-label="Today">
      <p class="big"><span class="num" data-name="due" data-value=${String(due)}>${due}</span> ${due === 1 ? 'card is'
        : 'cards are'} due</p>
      ${due ? nothing : html`<p class="muted">${this.#nextDay()}</p>`}
      <div class="row">
        ${due ? html`<button type="button" class="main" @click=${this.start}>Begin</button>` : nothing}
        ${add}
        ${deck().undoable() ? html`<button type="button" @click=${this.undo}>Take back the last step</button>`
          : nothing}
      </div></section>`;
  }

  #nextDay() {
    const now = deck().now();
    const next = forecast(deck().state, now, 400).find((day) => day.count > 0);
    if (!next) return 'All cards are suspended.';
    const moment = nextChange(deck().state, now);
    if (next.day === now.day && moment)
      return `A card you are learning comes back in ${waitWords({ minutes: Math.ceil((moment - now.at) / 60_000) })}.`;
    return `The next ${next.count === 1 ? 'one comes' : `${next.count} come`} ${dayWords(next.day, now.day)}.`;
  }

  /** @param {string[]} names */
  #add(names) {
    deck().add(names);
    this.said = `${count(names.length, 'card')} added.`;
    this.#tell('attn-change');
  }

  /** @param {Session} session */
  #session(session) {
    return html`<section class="session" aria-label="Session" @attn-change=${this.#wrote}
      @attn-input=${(/** @type {Event} */ event) => event.stopPropagation()}>
      <div class="row bar-row ui">
        <p class="muted">${session.over ? nothing : html`<span data-name="left"
          data-value=${String(session.left)}>${count(session.left, 'card')}</span> left`}</p>
        <button type="button" ?disabled=${!deck().undoable()} aria-keyshortcuts="u"
          @click=${this.undo}>Take back</button>
        ${
          session.over
            ? nothing
            : html`<button type="button" @click=${() => {
                session.end();
                this.requestUpdate();
                this.#show();
              }}>End</button>`
        }
      </div>
      ${session.over ? this.#summary(session) : keyed(session.current, html`<attn-card session name=${session.current}
        theme=${this.theme ?? nothing}></attn-card>`)}
      ${session.over || !keysAreOn(deck()) ? nothing : html`<p class="keys ui muted"><kbd>Space</kbd> answer, then the
        marked grade · <kbd>1</kbd>–<kbd>4</kbd> grade · <kbd>u</kbd> take back</p>`}
    </section>`;
  }

  /** @param {Session} session */
  #summary(session) {
    const { reviews, cards, grades } = session.summary;
    return html`<div class="over">
      <h2 id="over" tabindex="-1">${reviews ? 'Done for now' : 'Nothing was graded'}</h2>
      ${
        reviews
          ? html`<p>${count(cards, 'card')}, ${count(reviews, 'grade')}.</p>
        <dl class="tally ui">${grades.map((n, i) => html`<div><dt>${GRADE_WORDS[i + 1]}</dt><dd class="num"
          data-name="session.${GRADE_WORDS[i + 1].toLowerCase()}" data-value=${String(n)}>${n}</dd></div>`)}</dl>`
          : nothing
      }
      <p class="muted">${this.#due.length ? `${count(this.#due.length, 'card')} still due.` : this.#nextDay()}</p>
      <div class="row"><button type="button" class="main" @click=${this.#close}>Back to the deck</button><a
        class="ui" href=${this.lesson}>Back to the lesson</a></div>
    </div>`;
  }

  #close() {
    this.session = null;
    this.updateComplete.then(() =>
      /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.today button, .today a'))?.focus(),
    );
  }
}
