/**
 * A card as the reader finds it, with its answer hidden, and the block that offers all cards. The build sets the same
 * into the page, so that nothing there grows when the script comes.
 */
import { html, nothing } from 'lit';

export const MORE = 'Note and more';

export const NO_CARD = 'No card is in your deck yet.';

/** @param {number} n */
export const addAll = (n) => `Add all ${n} cards`;

/** @param {{ title: string }} card */
export const titleOf = ({ title }) => `Recall: ${title}`;

/**
 * @param {object} parts
 * @param {string} parts.title
 * @param {unknown} parts.where where the card stands in the deck
 * @param {boolean} [parts.due]
 * @param {unknown} parts.question
 * @param {unknown} parts.fields for a typed answer
 * @param {boolean} [parts.revealed]
 * @param {unknown} [parts.keys] those of its first button
 * @param {(event: Event) => void} [parts.submit]
 * @param {() => void} [parts.add] puts the card into the deck; absent where it is there
 */
export const cardFace = ({ title, where, due, question, fields, revealed, keys = nothing, submit, add }) => html`
  <div class="head">
    <p class="title" id="title" tabindex="-1">${title}</p>
    <p class=${due ? 'where due' : 'where'}>${where}</p>
  </div>
  <div class="question prose">${question}</div>
  <form @submit=${submit}>
    ${fields}
    <div class="buttons row" ?hidden=${revealed}>
      <button type="submit" class="main" aria-keyshortcuts=${keys}>Show the answer</button>
      ${add ? html`<button type="button" @click=${add}>Add to my deck</button>` : nothing}
    </div>
  </form>`;

/** The block that offers all cards. @param {{ words: unknown, buttons: unknown, href: string }} parts */
export const dueFace = ({ words, buttons, href }) => html`
  <p class="ui muted" role="status">${words}</p>
  <div class="row">
    ${buttons}
    <a class="ui" href=${href}>Open the review</a>
  </div>`;
