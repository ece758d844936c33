/**
 * A symbol tells its meaning and shape: to a mouse that rests on it, to a tap, and to the keyboard. Hundreds of symbols
 * would be too many stops for Tab, so only formulas with a symbol that is new in their section are stops, and arrow
 * keys go on from symbol to symbol. What symbols mean stands in the page's own table of them.
 */
import { light, startLight } from './light.js';

/** A mouse must rest this long, in milliseconds, so that one passing by opens nothing. */
const REST = 300;
/** And this long the way from the symbol to its note may take. */
const WAY = 200;
const GAP = 6;

export function startGlossary() {
  if (!('showPopover' in HTMLElement.prototype)) return;
  const note = Object.assign(document.createElement('div'), { className: 'gloss', id: 'gloss', popover: 'manual' });
  note.setAttribute('role', 'tooltip');
  note.setAttribute('aria-live', 'polite');
  document.body.append(note);
  /** @type {Element | null} */
  let shown = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const hide = () => {
    clearTimeout(timer);
    if (shown) light(null);
    shown?.closest(STOP)?.removeAttribute('aria-describedby');
    shown = null;
    if (note.matches(':popover-open')) note.hidePopover();
  };
  const show = (at) => {
    clearTimeout(timer);
    const name = nameOf(at);
    if (shown === at || !fill(note, name)) return;
    hide();
    shown = at;
    light(name);
    note.showPopover();
    place(note, at.getBoundingClientRect());
    at.closest(STOP)?.setAttribute('aria-describedby', 'gloss');
  };

  const article = document.querySelector('article');
  article.addEventListener('pointerover', ({ target, pointerType }) => {
    const symbol = pointerType === 'mouse' && target.closest('.sym');
    clearTimeout(timer);
    if (symbol) timer = setTimeout(show, REST, symbol);
    else if (shown && !document.activeElement?.closest(STOP)?.contains(shown)) timer = setTimeout(hide, WAY);
  });
  note.addEventListener('pointerenter', () => clearTimeout(timer));
  note.addEventListener('pointerleave', () => { timer = setTimeout(hide, WAY); });
  document.addEventListener('click', ({ target }) => {
    if (note.contains(/** @type {Node} */ (target))) return;
    const symbol = /** @type {Element} */ (target).closest?.('.sym');
    // In a link or a label a tap has a meaning already.
    if (symbol && !symbol.closest('a[href], label, summary, button')) show(symbol);
    else hide();
  });
  article.addEventListener('focusin', ({ target }) => {
    if (target.matches(STOP)) show(symbolsIn(target)[0]);
    else hide();
  });
  article.addEventListener('focusout', ({ target }) => {
    if (target.contains(shown)) hide();
  });
  document.addEventListener('keydown', (event) => {
    const stop = /** @type {Element} */ (event.target).closest?.(STOP);
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      hide();
    } else if (stop && Object.hasOwn(STEPS, event.key)) {
      event.preventDefault();
      const all = symbolsIn(stop);
      const at = all.indexOf(shown);
      show(all[at < 0 ? 0 : (at + STEPS[event.key] + all.length) % all.length]);
    }
  });
  addEventListener('scroll', () => shown && hide(), { passive: true });
  startLight();
  (window.requestIdleCallback ?? setTimeout)(() => makeStops(article));
}

/** The glossary's name of a symbol, from its class. */
const nameOf = (element) => [...element.classList].find((name) => name.startsWith('sym-'))?.slice(4);

const row = (name) => document.querySelector(`[data-gloss="${name}"]`);

/** Whether the glossary knows the symbol. */
function fill(note, name) {
  const [symbol, meaning, shape] = row(name)?.cells ?? [];
  if (!symbol) return false;
  const copy = (cell) => [...cell.cloneNode(true).childNodes];
  note.replaceChildren(...copy(symbol), ` ${meaning.textContent}`);
  if (!shape.textContent) return true;
  const size = Object.assign(document.createElement('span'), { className: 'shape' });
  size.append(`; ${shape.textContent.includes('×') ? 'shape' : 'size'} `, ...copy(shape));
  note.append(size);
  return true;
}

/** Under the symbol, or above it where there is no room; always inside the window. */
function place(note, { left, top, bottom, width }) {
  const { offsetWidth, offsetHeight } = note;
  const x = Math.min(Math.max(8, left + width / 2 - offsetWidth / 2), innerWidth - offsetWidth - 8);
  const below = bottom + GAP;
  note.style.left = `${x}px`;
  note.style.top = `${below + offsetHeight > innerHeight ? top - GAP - offsetHeight : below}px`;
}

/** A formula that Tab leads to. */
const STOP = '[data-stop]';
/** From symbol to symbol in it. */
const STEPS = { ArrowLeft: -1, ArrowRight: 1, Enter: 0 };
const NO_STOPS = 'a, label, button, summary, h1, h2, h3, h4, h5, table, attn-check, attn-predict, attn-card';

const symbolsIn = (formula) => [...formula.querySelectorAll('.katex-html .sym')];

/** Tab stops: in each section, the formulas that bring a symbol which the section has not shown yet. */
function makeStops(article) {
  let seen = new Set();
  for (const element of article.querySelectorAll('h2, .katex')) {
    if (!element.matches('.katex')) {
      seen = new Set();
      continue;
    }
    const names = symbolsIn(element).map(nameOf);
    if (names.every((name) => seen.has(name)) || element.closest(NO_STOPS)) continue;
    for (const name of names) seen.add(name);
    element.tabIndex = 0;
    const [text, letter] = [bare(element.querySelector('.katex-html')), bare(symbolsIn(element)[0])];
    // One symbol alone, or with where it lies, is a button for it. What it looks like is hidden from screen readers,
    // and a button hides the MathML that they would read.
    const alone = text.startsWith(letter) && /^(\w?∈.*)?$/.test(text.slice(letter.length));
    element.dataset.stop = alone ? 'symbol' : 'formula';
    element.setAttribute('role', alone ? 'button' : 'group');
    element.setAttribute('aria-label', alone ? `${text}: ${row(names[0]).cells[1].textContent}`
      : 'Formula; arrow keys go through its symbols');
  }
}

/** Text without the marks that carry subscripts. */
const bare = ({ textContent }) => textContent.replace(/\u200b/g, '');
