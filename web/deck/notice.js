/** The plain word when the deck is not stored, with a way to keep it. */
import { html, nothing } from 'lit';
import { backup } from './export-json.js';
import { saveFile } from './save.js';
import { contentOf } from './set-aside.js';
import { LOSS_WORDS, count, isoDay } from './words.js';

/** @param {import('./deck.js').Deck} deck */
export function saveBackup(deck) {
  const { at, day } = deck.now();
  saveFile(`attention-deck-${isoDay(day)}.json`, backup(deck.log, at), 'application/json');
  deck.remember('exported', { at, entries: deck.log.length });
}

/** @param {import('./deck.js').Deck} deck */
export function storageNotice(deck) {
  const { kind, loss, unreadable, unsaved } = deck.storage;
  const aside = deck.setAside.filter(({ seen }) => !seen);
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
  ${aside.map((each) => asideNotice(deck, each))}
  ${unreadable ? html`<p class="notice ui">${count(unreadable, 'stored row')} could not be read and ${unreadable === 1
    ? 'was' : 'were'} left as ${unreadable === 1 ? 'it is' : 'they are'}. The rest of your deck is
      complete.</p>` : nothing}`;
}

/** @param {import('./deck.js').Deck} deck @param {import('./store.js').Aside} aside */
function asideNotice(deck, { name, moved, entries }) {
  const save = async () =>
    saveFile(`${name}.json`, JSON.stringify(await contentOf(name), null, 2), 'application/json');
  const seen = () =>
    deck.remember(
      'setAside',
      deck.setAside.map((each) => (each.name === name ? { ...each, seen: true } : each)),
    );
  return html`<div class="notice ui" role="alert">
    <p><strong>Your stored deck was damaged.</strong> ${moved
      ? html`It was set aside under the name “${name}”, with all that is in it, and a new one begun.`
      : html`It was left as it is under the name “${name}”, and a new one begun beside it.`}
      ${entries ? `${count(entries, 'change')} could be read in it and ${entries === 1 ? 'is' : 'are'} in your deck.`
        : 'None of your reviews could be read in it. If you have a copy, bring it back on the review page.'}</p>
    <div class="row">
      <button type="button" @click=${save}>Save what can be read of it</button>
      <button type="button" @click=${seen}>I have read this</button>
    </div>
  </div>`;
}
