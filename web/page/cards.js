/** Brings the deck: when a card comes near, and at once for a review or where the reader has one already. */
import { NAME } from '../deck/name.js';
import { bring } from './parts.js';

/** Three screens ahead: on a slow machine the cards have to be live, and as tall as they stay, before they show. */
const AHEAD = '300% 0%';

export function startCards() {
  /** @type {(() => void)[]} */
  const stops = [];
  const start = () => {
    for (const stop of stops.splice(0)) stop();
    bring('deck').catch(failed);
  };
  const views = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(), {
    rootMargin: AHEAD,
  });
  for (const element of document.querySelectorAll('attn-card, attn-due[block]')) views.observe(element);
  stops.push(() => views.disconnect());
  // The number of cards that are due stands at the top, for those who have any; another tab may have begun the deck.
  const ask = async () => {
    if (document.querySelector('attn-review') || await hasDeck()) start();
  };
  document.addEventListener('visibilitychange', ask);
  stops.push(() => document.removeEventListener('visibilitychange', ask));
  ask();
}

/** Where the deck does not come, the cards stay as they stand in the text; a review would have nothing to show. */
function failed() {
  for (const element of document.querySelectorAll('attn-card, attn-due')) element.classList.add('left');
  const opening = document.querySelector('attn-review .opening-deck');
  if (!opening) return;
  opening.setAttribute('role', 'alert');
  opening.textContent = 'The review does not load: a part of its script is missing. Your deck is untouched. ';
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Try again';
  again.addEventListener('click', () => {
    opening.removeAttribute('role');
    opening.textContent = 'Opening your deck …';
    bring('deck').catch(() => {
      failed();
      opening.querySelector('button')?.focus();
    });
  });
  opening.append(again);
}

async function hasDeck() {
  try {
    localStorage.getItem(NAME);
  } catch {
    // A sandboxed frame stores nothing; Chromium, asked for its databases, leaves an error that none can catch.
    return false;
  }
  try {
    return (await indexedDB.databases()).some(({ name }) => name?.startsWith(NAME));
  } catch {
    // A browser that does not tell: the deck itself finds out.
    return true;
  }
}
