/**
 * A symbol tells its meaning and shape: to a mouse that rests on it, to a tap, and to the keyboard. Hundreds of symbols
 * would be too many stops for Tab, so of each only the first that stands alone in a part of the text is one.
 */
import symbols from 'build:symbols';
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
  document.body.append(note);
  /** @type {Element | null} */
  let shown = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const hide = () => {
    clearTimeout(timer);
    if (shown) light(null);
    shown?.closest('[data-symbol]')?.removeAttribute('aria-describedby');
    shown = null;
    if (note.matches(':popover-open')) note.hidePopover();
  };
  const show = (at) => {
    clearTimeout(timer);
    const name = nameOf(at);
    if (!name || shown === at) return;
    hide();
    shown = at;
    light(name);
    fill(note, symbols[name]);
    note.showPopover();
    place(note, at.getBoundingClientRect());
    at.closest('[data-symbol]')?.setAttribute('aria-describedby', 'gloss');
  };

  const article = document.querySelector('article');
  article.addEventListener('pointerover', ({ target, pointerType }) => {
    const symbol = pointerType === 'mouse' && target.closest('.sym');
    clearTimeout(timer);
    if (symbol) timer = setTimeout(show, REST, symbol);
    else if (shown && shown !== document.activeElement) timer = setTimeout(hide, WAY);
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
    if (target.matches('[data-symbol]')) show(target);
    else hide();
  });
  article.addEventListener('focusout', ({ target }) => {
    if (target === shown) hide();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      hide();
    } else if (event.key === 'Enter' && /** @type {Element} */ (event.target).matches?.('[data-symbol]')) {
      show(event.target);
    }
  });
  addEventListener('scroll', () => shown && hide(), { passive: true });
  startLight();
  (window.requestIdleCallback ?? setTimeout)(() => makeStops(article));
}

/** The glossary's name of a symbol, from its class. */
const nameOf = (element) => element.dataset.symbol
  ?? [...element.classList].find((name) => name.startsWith('sym-'))?.slice(4);

function fill(note, { symbol, meaning, shape }) {
  // Both formulas were set by the build.
  note.innerHTML = symbol;
  note.append(` ${meaning}`);
  if (!shape) return;
  const size = Object.assign(document.createElement('span'), { className: 'shape' });
  size.innerHTML = `; ${shape.includes('×') ? 'shape' : 'size'} ${shape}`;
  note.append(size);
}

/** Under the symbol, or above it where there is no room; always inside the window. */
function place(note, { left, top, bottom, width }) {
  const { offsetWidth, offsetHeight } = note;
  const x = Math.min(Math.max(8, left + width / 2 - offsetWidth / 2), innerWidth - offsetWidth - 8);
  const below = bottom + GAP;
  note.style.left = `${x}px`;
  note.style.top = `${below + offsetHeight > innerHeight ? top - GAP - offsetHeight : below}px`;
}

const NO_STOPS = 'a, label, button, h1, h2, h3, h4, h5, details, table, attn-check, attn-predict, attn-card';

/**
 * Tab stops: of each symbol the first formula in a part of the text that is this symbol alone, or says where it lies.
 */
function makeStops(article) {
  let seen = new Set();
  for (const element of article.querySelectorAll('h2, h3, .katex')) {
    if (!element.matches('.katex')) {
      seen = new Set();
      continue;
    }
    const symbol = element.querySelector('.katex-html .sym');
    if (!symbol || element.closest(NO_STOPS)) continue;
    const [name, text, letter] = [nameOf(symbol), bare(element.querySelector('.katex-html')), bare(symbol)];
    if (seen.has(name) || !text.startsWith(letter) || !/^(\w?∈.*)?$/.test(text.slice(letter.length))) continue;
    seen.add(name);
    element.dataset.symbol = name;
    element.tabIndex = 0;
    element.setAttribute('role', 'button');
    // What a formula looks like is hidden from screen readers, and a button hides the MathML that they would read.
    element.setAttribute('aria-label', `${text}: ${symbols[name].meaning}`);
  }
}

/** Text without the marks that carry subscripts. */
const bare = ({ textContent }) => textContent.replace(/\u200b/g, '');
