/**
 * A link within the page leads exactly to its mark. On the way there blocks are laid out that were too far before
 * (web/build/far.mjs) and turn out taller or less tall; so where a smooth way ends, the mark is put in its place,
 * unless the reader has taken over meanwhile.
 */
import { onHand, onQuiet, returned } from '../figures/watch.js';

export function startLanding() {
  let mark = returned() ? null : markOf(location.hash);
  const land = () => {
    if (document.readyState !== 'complete') return;
    mark?.scrollIntoView({ behavior: 'instant' });
    mark = null;
  };
  /** @type {Element | null} where the address has led */
  let arrived = null;
  onHand(() => { mark = arrived = null; });
  addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    mark = event.defaultPrevented ? null : markOf(link?.getAttribute('href') ?? '');
  });
  addEventListener('scrollend', land);
  addEventListener('load', () => {
    arrived = mark;
    land();
    // What stands above is still drawn in the quiet moments that were asked for before this one.
    onQuiet(() => arrived?.scrollIntoView({ behavior: 'instant' }));
  });
}

/** What an address within the page leads to; a figure's may go on with its state. @param {string} address */
const markOf = (address) => (address.startsWith('#') ? document.getElementById(address.slice(1).split('?')[0]) : null);
