/**
 * The state of the deck: nothing but its log, replayed. Equal logs give equal states, field by field and in the same
 * order of fields.
 */
import { effective } from './merge.js';
import { SETTINGS } from './entry.js';
import { graded, unknown } from './schedule.js';

/** @typedef {import('./entry.js').Entry} Entry */
/** @typedef {import('./schedule.js').Memory} Memory */

/**
 * @typedef {object} CardState
 * @property {number} addedAt
 * @property {boolean} suspended
 * @property {number | null} buriedUntil the reader's day on which it comes back
 * @property {Memory} memory
 */

/**
 * @typedef {object} Review one grade, with what it met and what it led to
 * @property {string} id of the log entry
 * @property {string} card
 * @property {number} at
 * @property {number} day
 * @property {number} grade
 * @property {Memory['phase']} phase before the grade
 * @property {number} interval days the card had been given
 * @property {number} elapsed days since the last grade
 * @property {Memory} memory after the grade
 * @property {number} [seed]
 * @property {boolean} [right]
 */

/**
 * @typedef {object} DeckState
 * @property {{ retention: number, turnover: number }} settings
 * @property {Map<string, CardState>} cards in the order they were added
 * @property {Map<string, string>} notes
 * @property {Review[]} reviews
 */

/** @returns {DeckState} */
export const emptyState = () => ({
  settings: { retention: SETTINGS.retention.default, turnover: SETTINGS.turnover.default },
  cards: new Map(),
  notes: new Map(),
  reviews: [],
});

/** @param {Entry[]} log in order @returns {DeckState} */
export function fold(log) {
  const state = emptyState();
  for (const entry of effective(log)) apply(state, entry);
  return state;
}

/**
 * One more entry, which must not be an undo and must come after all others. Changes the state it is handed.
 * @param {DeckState} state @param {Entry} entry
 */
export function apply(state, entry) {
  const { type, at, day } = entry;
  if (type === 'set') {
    state.settings[/** @type {'retention'} */ (entry.key)] = /** @type {number} */ (entry.value);
    return;
  }
  const name = /** @type {string} */ (entry.card);
  if (type === 'note') {
    if (entry.text) state.notes.set(name, entry.text);
    else state.notes.delete(name);
    return;
  }
  // Any entry about a card puts it into the deck: an old backup may hold the grade and lack the adding.
  const card = state.cards.get(name) ?? { addedAt: at, suspended: false, buriedUntil: null, memory: unknown() };
  state.cards.set(name, card);
  if (type === 'suspend') card.suspended = true;
  else if (type === 'resume') card.suspended = false;
  else if (type === 'bury') card.buriedUntil = day + 1;
  else if (type === 'unbury') card.buriedUntil = null;
  else if (type === 'reset') Object.assign(card, { suspended: false, buriedUntil: null, memory: unknown() });
  else if (type === 'grade') grade(state, card, name, entry);
}

/** @param {DeckState} state @param {CardState} card @param {string} name @param {Entry} entry */
function grade(state, card, name, { id, at, day, grade: given, seed, right }) {
  const before = card.memory;
  card.memory = graded(before, /** @type {number} */ (given), { at, day }, state.settings.retention);
  card.buriedUntil = null;
  state.reviews.push({
    id,
    card: name,
    at,
    day,
    grade: /** @type {number} */ (given),
    phase: before.phase,
    interval: before.interval,
    elapsed: before.lastDay === null ? 0 : Math.max(0, day - before.lastDay),
    memory: card.memory,
    ...(seed === undefined ? {} : { seed }),
    ...(right === undefined ? {} : { right }),
  });
}

/** The state as text, the same bytes for the same state. @param {DeckState} state */
export const stateText = (state) =>
  JSON.stringify({ ...state, cards: [...state.cards], notes: [...state.notes].sort() });
