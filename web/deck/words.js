/** Times, waits and states in words. */
import { dateOfDay } from './day.js';

/** @typedef {import('./queue.js').Now} Now */

export const GRADE_WORDS = ['', 'Again', 'Hard', 'Good', 'Easy'];

const PHASE_WORDS = { new: 'New', learning: 'Learning', review: 'Known', relearning: 'Learning again' };

const DAY = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' };

/** @param {number} n @param {string} noun */
export const count = (n, noun) => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** How long until a card comes back. @param {import('./schedule.js').Wait} wait */
export function waitWords(wait) {
  if ('minutes' in wait) return wait.minutes < 60 ? `${wait.minutes} min` : `${Math.round(wait.minutes / 60)} h`;
  const { days } = wait;
  if (days < 60) return count(days, 'day');
  return days < 365 ? `${(days / 30.44).toFixed(1)} months` : `${(days / 365.25).toFixed(1)} years`;
}

/** A day by its name. @param {number} day @param {number} today */
export function dayWords(day, today) {
  if (day === today) return 'today';
  if (day === today + 1) return 'tomorrow';
  const date = dateOfDay(day);
  const sameYear = date.getUTCFullYear() === dateOfDay(today).getUTCFullYear();
  return date.toLocaleDateString('en-GB', /** @type {any} */ ({ ...DAY, ...(sameYear ? {} : { year: 'numeric' }) }));
}

/** For the attribute `datetime`. @param {number} day */
export const isoDay = (day) => dateOfDay(day).toISOString().slice(0, 10);

/**
 * Where a card stands, in words, and the moment at which it comes back.
 * @param {import('./fold.js').CardState | undefined} card
 * @param {ReturnType<typeof import('./queue.js').standing>} standing
 * @param {Now} now
 * @returns {{ words: string, next?: string, datetime?: string }}
 */
export function standingWords(card, standing, now) {
  if (!card) return { words: 'Not in your deck' };
  const { memory } = card;
  const words = PHASE_WORDS[memory.phase];
  switch (standing) {
    case 'suspended':
      return { words: 'Suspended' };
    case 'buried':
      return {
        words: `${words}, set aside until`,
        next: dayWords(Number(card.buriedUntil), now.day),
        datetime: isoDay(Number(card.buriedUntil)),
      };
    case 'due':
      return { words: memory.phase === 'new' ? 'New in your deck' : `${words}, due now` };
    case 'soon':
      return {
        words: `${words}, again in`,
        next: waitWords({ minutes: Math.max(1, Math.ceil((Number(memory.dueAt) - now.at) / 60_000)) }),
      };
    default:
      return {
        words: `${words}, next`,
        next: dayWords(Number(memory.dueDay), now.day),
        datetime: isoDay(Number(memory.dueDay)),
      };
  }
}

/** A moment that has passed. @param {number} at @param {Now} now */
export function agoWords(at, now) {
  const minutes = Math.floor((now.at - at) / 60_000);
  if (minutes < 60) return minutes < 2 ? 'just now' : `${minutes} minutes ago`;
  if (minutes < 48 * 60) return `${count(Math.floor(minutes / 60), 'hour')} ago`;
  return `${Math.floor(minutes / 1440)} days ago`;
}

/** @param {number} at */
export const momentWords = (at) =>
  new Date(at).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });

/** @param {number} share */
export const percentWords = (share) => `${(share * 100).toFixed(0)} %`;

/** Why the deck is only in memory, for the reader. @type {Record<import('./store.js').Loss, string>} */
export const LOSS_WORDS = {
  refused:
    'This browser does not let the page store anything (a private window, a sandboxed frame, blocked site data).',
  silent: 'This browser does not answer when the page asks for its storage.',
  newer: 'Your deck is open in a newer version of this page. Close this tab, or reload it to get that version.',
  full: 'The storage of this browser is full.',
  wiped: 'The stored deck was deleted while this page was open.',
  failed: 'The stored deck could not be opened or written.',
};
