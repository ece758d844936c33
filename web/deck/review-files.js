/** Copies of the deck: saving, bringing back with a look before, and other programs' formats. */
import { html, nothing } from 'lit';
import { allCards, cardNamed } from './cards.js';
import { ankiText } from './export-anki.js';
import { cardTable, reviewTable } from './export-csv.js';
import { markdown } from './export-markdown.js';
import { compare, MOST_BYTES, readBackup } from './import.js';
import { saveBackup } from './notice.js';
import { standing } from './queue.js';
import { saveFile } from './save.js';
import { agoWords, count, percentWords, standingWords } from './words.js';

/** @typedef {import('./deck.js').Deck} Deck */
/** @typedef {{ file: string, fault?: string, comparison?: any, done?: string }} Incoming */

/**
 * @param {Deck} deck @param {Incoming | undefined} incoming @param {(incoming: Incoming | undefined) => void} show
 * @param {string} apkg address of the file for Anki
 */
export function filesPart(deck, incoming, show, apkg) {
  const save = (/** @type {string} */ name, /** @type {() => string} */ text, /** @type {string} */ type) => () =>
    saveFile(name, text(), type);
  const { notes } = deck.state;
  return html`<section aria-labelledby="copies">
    <h2 id="copies">Copies</h2>
    ${age(deck)}
    <div class="row"><button type="button" class="main" @click=${() => saveBackup(deck)}>Save a copy</button>
      <label class="file"><span>Bring back a copy</span><input type="file" accept=".json,application/json"
        @change=${(/** @type {any} */ event) => take(deck, event.target, show)}></label></div>
    <div aria-live="polite">${incoming ? incomingPart(deck, incoming, show) : nothing}</div>
    <details><summary>For other programs</summary>
      <p class="ui muted">The cards with your notes, without the schedule: that stays in the copy above. The Anki deck
        is ready-made and has no notes of yours. Importing an Anki file again updates its cards.</p>
      <div class="row">
        <button type="button"
          @click=${save('attention-anki.txt', () => ankiText(allCards, notes), 'text/plain')}>Anki text</button>
        <a class="button" href=${apkg} download>Anki deck (.apkg)</a>
        <button type="button" @click=${save('attention-cards.md', () => markdown(allCards, notes),
          'text/markdown')}>Markdown</button>
        <button type="button" @click=${save('attention-cards.csv', () => cardTable(allCards, deck.state),
          'text/csv')}>Cards as CSV</button>
        <button type="button"
          @click=${save('attention-reviews.csv', () => reviewTable(deck.state), 'text/csv')}>Grades as CSV</button>
      </div>
    </details>
  </section>`;
}

/** How old the last copy is, and why that matters. @param {Deck} deck */
function age(deck) {
  const last = deck.about.get('exported');
  const since = last ? deck.log.length - last.entries : deck.log.length;
  const promise =
    deck.storage.persistent === true
      ? 'This browser has promised to keep your deck, but it goes with the browser’s data when you clear them.'
      : 'Browsers may delete what a page stores: when space is short, after weeks without a visit, '
        + 'with other site data.';
  return html`<p class="ui muted">${
    last
      ? html`Last copy: <span data-name="exported" data-value=${String(last.at)}>${agoWords(last.at,
        deck.now())}</span>${since > 0 ? `, ${count(since, 'change')} since then`
          : ', nothing has changed since then'}.`
      : deck.log.length
        ? html`<span data-name="exported" data-value="none">You have not saved a copy yet.</span>`
        : nothing
  } ${promise}</p>`;
}

/** @param {Deck} deck @param {HTMLInputElement} input @param {(incoming: Incoming | undefined) => void} show */
async function take(deck, input, show) {
  const [file] = input.files ?? [];
  if (!file) return;
  const text = file.size > MOST_BYTES ? undefined : await file.text().catch(() => undefined);
  // The same file can be chosen again.
  input.value = '';
  if (text === undefined) {
    show({
      file: file.name,
      fault:
        file.size > MOST_BYTES ? 'The file is far too large for a copy of a review deck.' : 'The file cannot be read.',
    });
    return;
  }
  const read = readBackup(text);
  const comparison = 'entries' in read ? compare(deck.log, read.entries) : read;
  show('fault' in comparison ? { file: file.name, fault: comparison.fault } : { file: file.name, comparison });
}

/** @param {Deck} deck @param {Incoming} incoming @param {(incoming: Incoming | undefined) => void} show */
function incomingPart(deck, { file, fault, comparison, done }, show) {
  const close = html`<button type="button" @click=${() => show(undefined)}>${comparison?.fresh.length ? 'Leave it'
    : 'Close'}</button>`;
  if (fault)
    return html`<div class="notice ui"><p><strong>${file} was not taken.</strong>
      ${fault} Your deck is as it was.</p><div class="row">${close}</div></div>`;
  if (done) return html`<div class="incoming ui"><p>${done}</p><div class="row">${close}</div></div>`;
  const { fresh, known, cards, notes, settings, before, after } = comparison;
  if (!fresh.length)
    return html`<div class="incoming ui"><p>${file} holds nothing that your deck does not have.</p><div
      class="row">${close}</div></div>`;
  const now = deck.now();
  const words = (/** @type {any} */ state, /** @type {string} */ name) => {
    const { words: where, next } = standingWords(state.cards.get(name), standing(state.cards.get(name), now), now);
    return `${where}${next ? ` ${next}` : ''}`;
  };
  const title = (/** @type {string} */ name) => cardNamed(name)?.title ?? name;
  const setting = {
    retention: (/** @type {number} */ value) => `cards to remember: ${percentWords(value)}`,
    turnover: (/** @type {number} */ value) => `the day begins at ${value}:00`,
  };
  const bring = async () => {
    try {
      await deck.bring(fresh);
      show({ file, done: `${count(fresh.length, 'entry').replace('entrys', 'entries')} taken in.` });
    } catch {
      show({ file, fault: 'The browser could not store it.' });
    }
  };
  return html`<div class="incoming ui">
    <p><strong>${file}</strong> holds ${fresh.length + known} entries: you have ${known} of them, ${fresh.length}
      ${fresh.length === 1 ? 'is' : 'are'} new. Nothing of yours is lost. It would change:</p>
    <ul>
      ${cards.map((/** @type {string} */ name) => html`<li>${title(name)}: ${words(before, name)} →
        ${words(after, name)}</li>`)}
      ${notes.map((/** @type {string} */ name) => html`<li>Your note on ${title(name)}</li>`)}
      ${settings.map((/** @type {'retention' | 'turnover'} */ key) => html`<li>Setting,
        ${setting[key](after.settings[key])}</li>`)}
      ${cards.length + notes.length + settings.length === 0 ? html`<li>nothing that shows; the past becomes more
        complete</li>` : nothing}
    </ul>
    <div class="row"><button type="button" class="main" @click=${bring}>Take it in</button>${close}</div>
  </div>`;
}
