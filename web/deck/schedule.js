/**
 * When a card comes back: FSRS by ts-fsrs, fed with the reader's days. The library counts days in UTC, so it is handed
 * each of the reader's days as midnight UTC and only ever says "so many days later" or "so many minutes later". Those
 * are laid on the reader's own days and clock here.
 */
import { createEmptyCard, fsrs, Rating, State } from 'ts-fsrs';
import { DAY_MS } from './day.js';

/**
 * @typedef {object} Memory what the schedule knows of a card
 * @property {'new' | 'learning' | 'review' | 'relearning'} phase
 * @property {number} stability days until the chance to remember has fallen to 90 %
 * @property {number} difficulty 1 to 10
 * @property {number} step of the learning steps
 * @property {number} reps grades so far
 * @property {number} lapses times forgotten after it had been learnt
 * @property {number} interval days given by the last grade, 0 while learning
 * @property {number | null} lastAt
 * @property {number | null} lastDay
 * @property {number | null} dueAt moment, while learning
 * @property {number | null} dueDay the reader's day, once learnt
 */

/** @typedef {{ minutes: number } | { days: number }} Wait */

const PHASES = /** @type {const} */ (['new', 'learning', 'review', 'relearning']);
const MINUTE_MS = 60_000;

/** @returns {Memory} */
export const unknown = () => ({
  phase: 'new',
  stability: 0,
  difficulty: 0,
  step: 0,
  reps: 0,
  lapses: 0,
  interval: 0,
  lastAt: null,
  lastDay: null,
  dueAt: null,
  dueDay: null,
});

/** @type {Map<number, import('ts-fsrs').FSRS>} */
const schedulers = new Map();

/** Without random spread: what a button promises is what happens, on every device. @param {number} retention */
function scheduler(retention) {
  let known = schedulers.get(retention);
  if (!known) schedulers.set(retention, (known = fsrs({ request_retention: retention, enable_fuzz: false })));
  return known;
}

/**
 * The card's memory after a grade.
 * @param {Memory} memory
 * @param {number} grade 1 to 4
 * @param {{ at: number, day: number }} when
 * @param {number} retention
 * @returns {Memory}
 */
export function graded(memory, grade, { at, day }, retention) {
  // A clock that was set back makes the last review lie ahead: then no time has passed, never a negative one.
  const shownDay = memory.lastDay === null ? day : Math.max(day, memory.lastDay);
  const now = new Date(shownDay * DAY_MS);
  const { card } = scheduler(retention).next(toCard(memory, now), now, /** @type {import('ts-fsrs').Grade} */ (grade));
  const wait = card.due.getTime() - now.getTime();
  const learnt = card.state === State.Review;
  return {
    phase: PHASES[card.state],
    stability: card.stability,
    difficulty: card.difficulty,
    step: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    interval: learnt ? card.scheduled_days : 0,
    lastAt: at,
    lastDay: day,
    dueAt: learnt ? null : at + wait,
    dueDay: learnt ? day + card.scheduled_days : null,
  };
}

/**
 * What each of the four grades would lead to.
 * @param {Memory} memory @param {{ at: number, day: number }} when @param {number} retention
 * @returns {Record<1 | 2 | 3 | 4, Wait>}
 */
export function preview(memory, when, retention) {
  const wait = (/** @type {number} */ grade) => {
    const { dueAt, interval } = graded(memory, grade, when, retention);
    return dueAt === null ? { days: interval } : { minutes: (dueAt - when.at) / MINUTE_MS };
  };
  return { 1: wait(Rating.Again), 2: wait(Rating.Hard), 3: wait(Rating.Good), 4: wait(Rating.Easy) };
}

/**
 * The chance that the card is remembered on a day.
 * @param {Memory} memory @param {number} day @param {number} retention
 */
export function recall(memory, day, retention) {
  if (memory.lastDay === null) return 0;
  return scheduler(retention).forgetting_curve(Math.max(0, day - memory.lastDay), memory.stability);
}

/** @param {Memory} memory @param {Date} now @returns {import('ts-fsrs').Card} */
function toCard(memory, now) {
  return {
    ...createEmptyCard(now),
    stability: memory.stability,
    difficulty: memory.difficulty,
    scheduled_days: memory.interval,
    learning_steps: memory.step,
    reps: memory.reps,
    lapses: memory.lapses,
    state: PHASES.indexOf(memory.phase),
    ...(memory.lastDay === null ? {} : { last_review: new Date(memory.lastDay * DAY_MS) }),
  };
}
