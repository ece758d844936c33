/**
 * A link within the page leads exactly to its mark. On the way there blocks are laid out that were too far before
 * (web/build/far.mjs) and turn out taller or less tall; so where a smooth way ends, the mark is put in its place,
 * unless the reader, or another script, has gone elsewhere meanwhile.
 */
import { onHand, onQuiet, returned } from '../figures/watch.js';

/** Blocks that turn out otherwise miss by a few parts in a hundred of the way; beyond this one went elsewhere. */
const MISS = 1 / 4;

/** From the top of the screen, in pixels. @param {Element} mark */
const distance = (mark) => Math.abs(mark.getBoundingClientRect().top);

export function startLanding() {
  let mark = returned() ? null : markOf(location.hash);
  let near = Infinity;
  const land = () => {
    if (document.readyState !== 'complete') return;
    if (mark && distance(mark) <= near) mark.scrollIntoView({ behavior: 'instant' });
    mark = null;
  };
  /** @type {Element | null} where the address has led */
  let arrived = null;
  onHand(() => { mark = arrived = null; });
  addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    mark = event.defaultPrevented ? null : markOf(link?.getAttribute('href') ?? '');
    if (mark) near = distance(mark) * MISS;
  });
  addEventListener('scrollend', land);
  addEventListener('load', () => {
    arrived = mark;
    near = Infinity;
    land();
    // What stands above is still drawn in the quiet moments that were asked for before this one.
    onQuiet(() => arrived?.scrollIntoView({ behavior: 'instant' }));
  });
}

/** What an address within the page leads to; a figure's may go on with its state. @param {string} address */
const markOf = (address) => (address.startsWith('#') ? document.getElementById(address.slice(1).split('?')[0]) : null);
