/** The one deck that all elements on a page share, its line to other tabs, and its sense of time. */
import { nextTurnover } from './day.js';
import { Deck } from './deck.js';
import { faultOf } from './entry.js';
import { nextChange } from './queue.js';
import { NAME, openStore } from './store.js';

/** Timers longer than this are not kept by browsers. */
const LONGEST_TIMER_MS = 3_600_000;

/** @type {Deck | undefined} */
let shared;

/** Made when the first element asks. @returns {Deck} */
export function deck() {
  if (!shared) {
    shared = new Deck({
      open: (onLoss) => openStore({ onLoss }),
      channel: tabs(),
      keeping: {
        asked: async () => Boolean(await navigator.storage?.persisted?.()),
        ask: async () => Boolean(await navigator.storage?.persist?.()),
      },
    });
    keepTime(shared);
  }
  return shared;
}

/**
 * Other tabs, and other copies of this script on the same page. From file: WebKit's channel does not reach other tabs,
 * but the news that a stored value has changed does; who hears of an entry twice takes it once.
 */
function tabs() {
  /** @type {BroadcastChannel | undefined} */
  let line;
  /** @type {Storage | undefined} */
  let bell;
  try {
    line = new BroadcastChannel(NAME);
    bell = localStorage;
    // WebKit tells of changes only those who have looked before.
    bell.getItem(NAME);
  } catch {
    // A sandboxed frame has no other tabs; a very old browser has no channel, and reads anew whenever it is looked at.
  }
  return {
    post(/** @type {any} */ entries) {
      line?.postMessage(entries);
      try {
        bell?.setItem(NAME, JSON.stringify(entries));
        bell?.removeItem(NAME);
      } catch {
        // Full: then the channel has to do.
      }
    },
    listen(/** @type {(entries: any) => void} */ call) {
      // A newer copy of this page may say things that this one cannot read.
      const hear = (/** @type {any} */ data) => Array.isArray(data) && call(data.filter((entry) => !faultOf(entry)));
      line?.addEventListener('message', ({ data }) => hear(data));
      addEventListener('storage', ({ key, newValue }) => {
        if (key === NAME && newValue) hear(parsed(newValue));
      });
    },
  };
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Cards become due and days begin while the page lies open. @param {Deck} deck */
function keepTime(deck) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const wait = () => {
    clearTimeout(timer);
    const now = deck.now();
    const moment = Math.min(
      nextChange(deck.state, now) ?? Infinity,
      nextTurnover(now.at, deck.state.settings.turnover),
    );
    timer = setTimeout(() => deck.refresh(), Math.min(Math.max(moment - now.at, 1000), LONGEST_TIMER_MS));
  };
  deck.addEventListener('change', wait);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') deck.refresh();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) deck.refresh();
  });
}
