/** Symbols and figures light each other up: where one symbol is asked about, the page shows where else it stands. */

/** @type {Element[]} what is lit now */
let lit = [];

/**
 * @param {string | null} name of a symbol in the glossary
 * @param {EventTarget | null} [asking] a figure that asks needs no light itself
 */
export function light(name, asking = null) {
  for (const element of lit.splice(0)) {
    element.classList.remove('lit');
    element.removeAttribute('highlight');
  }
  if (!name) return;
  const article = /** @type {Element} */ (document.querySelector('article'));
  for (const symbol of article.querySelectorAll(`.sym-${name}`)) symbol.classList.add('lit');
  const figures = [...article.querySelectorAll('.wide > *')].filter((figure) => figure !== asking && inSight(figure));
  for (const figure of figures) figure.setAttribute('highlight', name);
  lit = [...article.querySelectorAll('.lit'), ...figures];
}

export function startLight() {
  document.querySelector('article')?.addEventListener('attn-highlight', (event) => (
    light(/** @type {CustomEvent<{ symbol: string | null }>} */ (event).detail.symbol, event.target)));
}

/** Others would be drawn again for nobody. @param {Element} element */
function inSight(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
