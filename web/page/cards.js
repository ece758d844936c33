/** Brings the deck: when a card comes near, and at once for a review or where the reader has one already. */
import { NAME } from '../deck/name.js';
import { onNear } from '../figures/watch.js';
import { bring } from './parts.js';

export function startCards() {
  /** @type {(() => void)[]} */
  const stops = [];
  const start = () => {
    for (const stop of stops.splice(0)) stop();
    // Where it does not come, the cards stay as they stand in the text.
    bring('deck').catch(() => {});
  };
  for (const element of document.querySelectorAll('attn-card, attn-due[block]')) {
    stops.push(onNear(element, (near) => near && start()));
  }
  // The number of cards that are due stands at the top, for those who have any; another tab may have begun the deck.
  const ask = async () => {
    if (document.querySelector('attn-review') || await hasDeck()) start();
  };
  document.addEventListener('visibilitychange', ask);
  stops.push(() => document.removeEventListener('visibilitychange', ask));
  ask();
}

async function hasDeck() {
  try {
    return (await indexedDB.databases()).some(({ name }) => name?.startsWith(NAME));
  } catch {
    // A browser that does not tell: the deck itself finds out.
    return true;
  }
}
