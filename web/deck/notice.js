/** The plain word when the deck is not stored, with a way to keep it. */
import { html, nothing } from 'lit';
import { backup } from './export-json.js';
import { saveFile } from './save.js';
import { LOSS_WORDS, count, isoDay } from './words.js';

/** @param {import('./deck.js').Deck} deck */
export function saveBackup(deck) {
  const { at, day } = deck.now();
  saveFile(`attention-deck-${isoDay(day)}.json`, backup(deck.log, at), 'application/json');
  deck.remember('exported', { at, entries: deck.log.length });
}

/** @param {import('./deck.js').Deck} deck */
export function storageNotice(deck) {
  const { kind, loss, setAside, unreadable, unsaved } = deck.storage;
  return html`${
    kind === 'memory' && loss
      ? html`<div class="notice ui" role="alert">
    <p><strong>Your deck is not stored.</strong> ${LOSS_WORDS[loss]} The cards work as long as this page stays open.
      ${unsaved ? `${count(unsaved, 'change')} would be lost with it.` : nothing} Save a copy before you leave; you can
        bring it back later.</p>
    <div class="row">
      <button type="button" @click=${() => saveBackup(deck)}>Save a copy</button>
      <button type="button" @click=${() => deck.retry()}>Try to store it again</button>
    </div>
    <details><summary>The copy as text, where files cannot be saved</summary>
      <textarea readonly aria-label="Copy of the deck" .value=${backup(deck.log, deck.now().at)}></textarea></details>
  </div>`
      : nothing
  }
  ${
    setAside.length
      ? html`<p class="notice ui">A stored deck could not be read. It was left untouched under the name
        ${setAside.map((name) => `“${name}”`).join(', ')},
    and a new one was begun beside it. If you have a copy of the old deck, bring it in on the review page.</p>`
      : nothing
  }
  ${unreadable ? html`<p class="notice ui">${count(unreadable, 'stored row')} could not be read and ${unreadable === 1
    ? 'was' : 'were'} left as ${unreadable === 1 ? 'it is' : 'they are'}. The rest of your deck is
      complete.</p>` : nothing}`;
}
