/** The search dialog: from two letters on, Enter opens the first hit, Escape closes and gives the focus back. */
import { collect } from './collect.js';
import { LEAST, createIndex, plain } from './index.js';

let search;

/** The dialog is made when it is first wanted. */
export function openSearch() {
  search ??= createSearch();
  search.open();
}

function createSearch() {
  const dialog = document.createElement('dialog');
  dialog.className = 'search';
  dialog.setAttribute('aria-label', 'Search the lesson');
  dialog.innerHTML = `<form method="dialog">
<label for="search-field">Search the lesson</label>
<input id="search-field" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
  role="combobox" aria-expanded="false" aria-controls="search-hits" aria-autocomplete="list">
<button type="submit" class="tool" value="close">Close</button>
</form>
<p class="search-count" role="status"></p>
<ul id="search-hits" role="listbox" aria-label="Hits"></ul>`;
  document.body.append(dialog);

  const field = /** @type {HTMLInputElement} */ (dialog.querySelector('input'));
  const list = /** @type {HTMLElement} */ (dialog.querySelector('ul'));
  const count = /** @type {HTMLElement} */ (dialog.querySelector('.search-count'));
  let find;
  let hits = [];
  let active = 0;

  const show = () => {
    const query = field.value;
    const enough = [...query.trim()].length >= LEAST;
    const found = enough ? find(query) : { hits: [], total: 0 };
    hits = found.hits;
    list.replaceChildren(...hits.map((hit, i) => option(hit, i, query)));
    field.setAttribute('aria-expanded', String(hits.length > 0));
    count.textContent = told(enough, found.total, hits.length);
    mark(0);
  };
  const mark = (i) => {
    active = i;
    [...list.children].forEach((item, n) => item.setAttribute('aria-selected', String(n === i)));
    if (hits[i]) field.setAttribute('aria-activedescendant', `search-hit-${i}`);
    else field.removeAttribute('aria-activedescendant');
    list.children[i]?.scrollIntoView({ block: 'nearest' });
  };
  const go = (hit) => {
    dialog.close();
    reveal(hit.place);
  };

  // While an input method composes, its text is not yet what the reader means, and its Enter is not ours.
  field.addEventListener('input', (event) => {
    if (!(/** @type {InputEvent} */ (event).isComposing)) show();
  });
  field.addEventListener('compositionend', show);
  field.addEventListener('keydown', (event) => {
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') {
      // Of a search field some browsers would only clear the text.
      event.preventDefault();
      dialog.close();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (hits[active]) go(hits[active]);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && hits.length) {
      event.preventDefault();
      mark((active + (event.key === 'ArrowDown' ? 1 : hits.length - 1)) % hits.length);
    }
  });
  list.addEventListener('click', (event) => {
    const item = /** @type {Element} */ (event.target).closest('li');
    if (item) go(hits[[...list.children].indexOf(item)]);
  });
  // A click beside the dialog falls on its backdrop, which is the dialog itself.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });

  return {
    open() {
      if (dialog.open) return;
      find ??= createIndex(collect(document.querySelector('article')));
      dialog.showModal();
      field.select();
      show();
    },
  };
}

function told(enough, total, shown) {
  if (!enough) return `Type at least ${LEAST} letters.`;
  if (!total) return 'Nothing found.';
  const hits = total === 1 ? 'One hit' : `${total} hits`;
  return total > shown ? `${hits}, the best ${shown} are shown.` : `${hits}.`;
}

function option({ kind, title, text }, i, query) {
  const item = document.createElement('li');
  item.id = `search-hit-${i}`;
  item.setAttribute('role', 'option');
  const head = Object.assign(document.createElement('span'), { className: 'hit-title', textContent: title });
  const tag = Object.assign(document.createElement('span'), { className: 'hit-kind', textContent: kind });
  const body = Object.assign(document.createElement('span'), { className: 'hit-text' });
  if (text) body.append(...excerpt(text, query));
  item.append(tag, head, body);
  return item;
}

const AROUND = 60;

/** The words around the first match, the match marked. */
function excerpt(text, query) {
  const word = plain(query.trim().split(/\s+/)[0] ?? '');
  // Only where folding keeps every letter's place do places in the folded text hold for the text.
  const folded = plain(text);
  const at = folded.length === text.length ? folded.indexOf(word) : -1;
  if (at < 0) return [text.length > 2 * AROUND ? `${text.slice(0, 2 * AROUND)}…` : text];
  const from = Math.max(0, at - AROUND);
  const to = Math.min(text.length, at + word.length + AROUND);
  const match = Object.assign(document.createElement('mark'), { textContent: text.slice(at, at + word.length) });
  const before = `${from ? '…' : ''}${text.slice(from, at)}`;
  return [before, match, `${text.slice(at + word.length, to)}${to < text.length ? '…' : ''}`];
}

/** Opens what folds the place away, jumps there, and puts the focus there for those who do not see it move. */
function reveal(place) {
  for (let fold = place.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  place.scrollIntoView({ block: place.matches('h2, h3') ? 'start' : 'center', behavior: 'instant' });
  if (!place.hasAttribute('tabindex')) {
    place.setAttribute('tabindex', '-1');
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
  place.classList.add('found');
  setTimeout(() => place.classList.remove('found'), 2500);
}
