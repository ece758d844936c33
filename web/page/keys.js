/** Keys of the page, and the dialog that lists all of them. Keys that are a single character can be switched off. */
import { recall, remember } from '../checks/memory.js';

const OFF = 'attn-single-keys';

const KEYS = [
  ['On the page', [
    [['/', 'Ctrl+K'], 'search'],
    [['?'], 'this list'],
  ]],
  ['In a figure', [
    [['Tab'], 'to the next thing that moves'],
    [['←', '→', '↑', '↓'], 'move it; with Shift in fine steps'],
    [['Home', 'End'], 'to either end'],
    [['Page Up', 'Page Down'], 'in large steps, or to the upper and lower end'],
    [['Esc'], 'take back a drag, or what is being typed'],
    [['Ctrl+Z', 'Ctrl+Shift+Z'], 'undo, redo'],
  ]],
  ['In a formula', [
    [['←', '→'], 'to its next symbol, which says what it means'],
  ]],
  ['In the search', [
    [['↑', '↓'], 'choose a hit'],
    [['Enter'], 'go to it'],
    [['Esc'], 'close'],
  ]],
];

/** @param {{ openSearch: () => void }} actions */
export function startKeys({ openSearch }) {
  const help = createHelp();
  document.querySelector('[data-open="search"]')?.addEventListener('click', openSearch);
  document.querySelector('[data-open="help"]')?.addEventListener('click', () => help.showModal());

  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || event.altKey || document.querySelector('dialog[open]')) return;
    const chord = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k';
    const single = !event.ctrlKey && !event.metaKey && recall(OFF) !== 'off' && !typing(event);
    if (chord || (single && event.key === '/')) {
      event.preventDefault();
      openSearch();
    } else if (single && event.key === '?') {
      event.preventDefault();
      help.showModal();
    }
  });
}

/** Whether the key belongs to a field, which may stand inside an element of its own. */
function typing(event) {
  const target = event.composedPath()[0];
  return target instanceof Element
    && (target.matches('input:not([type=range], [type=radio], [type=checkbox]), textarea, select')
    || /** @type {HTMLElement} */ (target).isContentEditable);
}

function createHelp() {
  const dialog = document.createElement('dialog');
  dialog.className = 'help';
  dialog.setAttribute('aria-labelledby', 'help-title');
  const keys = (names) => names.map((name) => name.split('+').map((key) => `<kbd>${key}</kbd>`).join(' ')).join(' or ');
  const listed = (rows) => rows.map(([names, what]) => `<dt>${keys(names)}</dt><dd>${what}</dd>`).join('');
  dialog.innerHTML = `<h2 id="help-title">Keys</h2>
${KEYS.map(([where, rows]) => `<h3>${where}</h3><dl>${listed(rows)}</dl>`).join('')}
<form method="dialog"><label><input type="checkbox"> Keys that are a single character</label>
<button class="tool">Close</button></form>`;
  const box = /** @type {HTMLInputElement} */ (dialog.querySelector('input'));
  box.checked = recall(OFF) !== 'off';
  box.addEventListener('change', () => remember(OFF, box.checked ? null : 'off'));
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  return dialog;
}
