/**
 * `<attn-due>`: a link to the review that says how many cards are due. In the compact form, for the place beside a
 * title, it is empty until the deck has cards, and never more than a word and a number. With `block` it offers to add
 * all cards too.
 */
import { LitElement, html, nothing } from 'lit';
import { paletteStyles } from '../figures/draw/palette.js';
import { rootStyles } from '../figures/draw/root.js';
import { onTheme, pageTheme } from '../figures/watch.js';
import { NO_CARD, addAll, dueFace } from './card-face.js';
import { allNames, cardNamed } from './cards.js';
import { deckStyles, dueStyles } from './deck-styles.js';
import { storageNotice } from './notice.js';
import { dueCards } from './queue.js';
import { deck } from './shared.js';
import { count } from './words.js';

export class AttnDue extends LitElement {
  static properties = {
    theme: { reflect: true },
    href: { reflect: true },
    block: { type: Boolean, reflect: true },
    empty: { type: Boolean, reflect: true },
  };

  static styles = [rootStyles, paletteStyles, deckStyles, dueStyles];

  /** @type {(() => void)[]} */ #stops = [];

  constructor() {
    super();
    /** @type {string | undefined} */
    this.theme = undefined;
    this.href = './review.html';
    this.block = false;
    /** Whether the deck has no cards, for the page's style sheet. */
    this.empty = true;
  }

  connectedCallback() {
    super.connectedCallback();
    const renew = () => this.requestUpdate();
    deck().addEventListener('change', renew);
    this.#stops = [onTheme(renew), () => deck().removeEventListener('change', renew)];
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#stops.forEach((stop) => stop());
    this.#stops = [];
  }

  willUpdate() {
    this.empty = deck().state.cards.size === 0;
  }

  get state() {
    return {
      due: dueCards(deck().state, deck().now()).filter((name) => cardNamed(name)).length,
      cards: deck().state.cards.size,
    };
  }

  render() {
    const { due, cards } = this.state;
    const theme = pageTheme() ?? nothing;
    const number = html`<span class="num" data-name="due" data-value=${String(due)}>${due}</span>`;
    if (!this.block)
      return cards
        ? html`<span class="root compact ui" data-theme=${theme}><a href=${this.href}>Review: ${number} due</a></span>`
        : nothing;
    const missing = allNames.filter((name) => !deck().state.cards.has(name));
    return html`<div class="root" data-theme=${theme}>
      ${dueFace({
        words: cards ? html`${count(cards, 'card')} in your deck, ${number} due.` : NO_CARD,
        buttons: missing.length ? html`<button type="button" @click=${() => deck().add(missing)}>${cards
          ? `Add the other ${missing.length}` : addAll(missing.length)}</button>` : nothing,
        href: this.href,
      })}
      ${cards ? storageNotice(deck()) : nothing}
    </div>`;
  }
}
