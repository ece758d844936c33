/** What is due, and what comes next. All of it follows from the state and the present moment. */
import { recall } from './schedule.js';

/** @typedef {import('./fold.js').DeckState} DeckState */
/** @typedef {import('./fold.js').CardState} CardState */
/** @typedef {{ at: number, day: number }} Now */

/**
 * A learning card is shown this much before its time when nothing else is left: a session ends with nothing hanging
 * over.
 */
const AHEAD_MS = 20 * 60_000;

/**
 * Crossing every time zone moves the calendar by two days at most; a larger step back means that the clock was wrong
 * before.
 */
const MOST_TRAVEL = 2;

/**
 * Where a card stands.
 * @param {CardState | undefined} card @param {Now} now
 * @returns {'outside' | 'suspended' | 'buried' | 'due' | 'soon' | 'later'} soon: a learning card whose minutes are not
 *   over
 */
export function standing(card, now) {
  if (!card) return 'outside';
  if (card.suspended) return 'suspended';
  if (card.buriedUntil !== null && card.buriedUntil > now.day && card.buriedUntil - now.day <= MOST_TRAVEL)
    return 'buried';
  const { phase, dueAt, dueDay, lastAt, lastDay } = card.memory;
  if (phase === 'new') return 'due';
  // The last grade lies ahead of the clock, so the clock was set back: its due date means nothing, and asking early
  // does no harm.
  const clockWasAhead = dueAt === null ? Number(lastDay) - now.day > MOST_TRAVEL : Number(lastAt) > now.at;
  if (clockWasAhead) return 'due';
  if (dueAt !== null) return dueAt <= now.at ? 'due' : 'soon';
  return Number(dueDay) <= now.day ? 'due' : 'later';
}

/**
 * The names of all due cards, in the order in which they are asked: learning cards by time, then known cards, the
 * likeliest forgotten first, then new ones in the order they were added.
 * @param {DeckState} state @param {Now} now @returns {string[]}
 */
export function dueCards({ cards, settings }, now) {
  const due = [...cards].filter(([, card]) => standing(card, now) === 'due');
  const learning = due.filter(([, { memory }]) => memory.dueAt !== null);
  const known = due.filter(([, { memory }]) => memory.phase === 'review');
  const fresh = due.filter(([, { memory }]) => memory.phase === 'new');
  const chance = new Map(known.map(([name, { memory }]) => [name, recall(memory, now.day, settings.retention)]));
  learning.sort(([, a], [, b]) => Number(a.memory.dueAt) - Number(b.memory.dueAt));
  known.sort(([a], [b]) => Number(chance.get(a)) - Number(chance.get(b)));
  return [...learning, ...known, ...fresh].map(([name]) => name);
}

/**
 * Everything that a session asks, in order: what is due, then learning cards whose minutes are nearly over.
 * @param {DeckState} state @param {Now} now @returns {string[]}
 */
export const askable = (state, now) => [...dueCards(state, now), ...soonCards(state, now)];

/** Learning cards that come within the next minutes. @param {DeckState} state @param {Now} now @returns {string[]} */
function soonCards({ cards }, now) {
  return [...cards]
    .filter(([, card]) => standing(card, now) === 'soon' && Number(card.memory.dueAt) - now.at <= AHEAD_MS)
    .sort(([, a], [, b]) => Number(a.memory.dueAt) - Number(b.memory.dueAt))
    .map(([name]) => name);
}

/**
 * The next moment at which something becomes due without anyone doing anything, apart from a new day.
 * @param {DeckState} state
 * @param {Now} now
 */
export function nextChange({ cards }, now) {
  const moments = [...cards.values()]
    .filter((card) => standing(card, now) === 'soon')
    .map(({ memory }) => Number(memory.dueAt));
  return moments.length ? Math.min(...moments) : undefined;
}
