/** What the review page counts: the days ahead, what was remembered, and each card's past. */
import { standing } from './queue.js';

/** @typedef {import('./fold.js').DeckState} DeckState */
/** @typedef {import('./queue.js').Now} Now */

/** A card counts as long known once its interval has reached three weeks. */
export const MATURE_DAYS = 21;

/**
 * How many cards come due on each of the next days, today first. Today holds what is overdue and what is still being
 * learnt.
 * @param {DeckState} state @param {Now} now @param {number} [days]
 * @returns {{ day: number, count: number }[]}
 */
export function forecast({ cards }, now, days = 14) {
  const counts = Array.from({ length: days }, (_, i) => ({ day: now.day + i, count: 0 }));
  for (const card of cards.values()) {
    const where = standing(card, now);
    if (where === 'suspended' || where === 'outside') continue;
    const ahead = where === 'due' || where === 'soon' ? 0 : Math.max(nextDay(card), now.day) - now.day;
    if (ahead < days) counts[ahead].count++;
  }
  return counts;
}

/** The day on which a card that is not due now comes back. @param {import('./fold.js').CardState} card */
const nextDay = ({ buriedUntil, memory }) => Math.max(buriedUntil ?? 0, memory.dueDay ?? 0);

/**
 * How often a card was remembered when it came back after a day or more; the steps of learning it do not count.
 * @param {DeckState} state
 * @returns {{ all: Share, young: Share, mature: Share }}
 */
export function retention({ reviews }) {
  const asked = reviews.filter(({ phase }) => phase === 'review');
  const share = (/** @type {import('./fold.js').Review[]} */ list) => {
    const remembered = list.filter(({ grade }) => grade > 1).length;
    return { asked: list.length, remembered, share: list.length ? remembered / list.length : null };
  };
  return {
    all: share(asked),
    young: share(asked.filter(({ interval }) => interval < MATURE_DAYS)),
    mature: share(asked.filter(({ interval }) => interval >= MATURE_DAYS)),
  };
}

/** @typedef {{ asked: number, remembered: number, share: number | null }} Share */

/** @param {DeckState} state @param {string} name newest first */
export const historyOf = ({ reviews }, name) => reviews.filter(({ card }) => card === name).reverse();

/**
 * What happened in a stretch of time, for the end of a session.
 * @param {DeckState} state @param {Set<string>} ids the log entries that belong to it
 */
export function sessionSummary({ reviews }, ids) {
  const list = reviews.filter(({ id }) => ids.has(id));
  const count = (/** @type {number} */ grade) => list.filter((review) => review.grade === grade).length;
  return { reviews: list.length, cards: new Set(list.map(({ card }) => card)).size, grades: [1, 2, 3, 4].map(count) };
}
