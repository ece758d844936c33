/** Logs for the tests of the deck: made from a seed by fast-check, always valid, in the order they were written. */
import { webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { dayOf } from '../../web/deck/day.js';

// Browsers and newer Nodes have it as a global; Node 18 has not.
globalThis.crypto ??= webcrypto;

export const CARDS = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10'];
export const START = Date.UTC(2026, 2, 2, 9);
const MINUTE = 60_000;

const id = fc.string({
  unit: fc.constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyz'),
  minLength: 20,
  maxLength: 20,
});

const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('grade'),
      card: fc.constantFrom(...CARDS),
      grade: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom('add', 'suspend', 'resume', 'bury', 'unbury', 'reset'),
      card: fc.constantFrom(...CARDS),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('note'),
      card: fc.constantFrom(...CARDS),
      text: fc.string({ unit: 'grapheme', maxLength: 40 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.record({
        type: fc.constant('set'),
        key: fc.constant('retention'),
        value: fc.constantFrom(0.7, 0.8, 0.9, 0.95),
      }),
      fc.record({ type: fc.constant('set'), key: fc.constant('turnover'), value: fc.constantFrom(0, 4, 6) }),
    ),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('undo'), back: fc.integer({ min: 1, max: 4 }) }) },
);

/** Minutes until the next action; now and then the clock is set back by up to two days, or years pass. */
const pause = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 3000 }) },
  { weight: 1, arbitrary: fc.integer({ min: -3000, max: -1 }) },
  { weight: 1, arbitrary: fc.integer({ min: 100_000, max: 1_000_000 }) },
);

/** @param {{ minLength?: number, maxLength?: number }} [size] */
export const logs = ({ minLength = 0, maxLength = 40 } = {}) =>
  fc
    .tuple(
      fc.array(fc.tuple(action, pause), { minLength, maxLength }),
      fc.uniqueArray(id, { minLength: maxLength, maxLength }),
    )
    .map(([steps, ids]) => write(steps, ids));

function write(steps, ids) {
  const log = [];
  let at = START;
  let tick = 0;
  for (const [{ back, ...fields }, minutes] of steps) {
    at = Math.max(0, at + minutes * MINUTE);
    tick = Math.max(tick + 1, at);
    const entry = { id: ids[log.length], tick, at, day: dayOf(at, 4), ...fields };
    if (entry.type === 'undo') {
      if (log.length < back) continue;
      entry.of = log[log.length - back].id;
    }
    log.push(entry);
  }
  return log;
}

/** A function that says a simple log step by step: `at` moves on by what it is told. */
export function writer(start = START) {
  let at = start;
  let n = 0;
  const log = [];
  return {
    log,
    get at() {
      return at;
    },
    wait(minutes) {
      at += minutes * MINUTE;
      return this;
    },
    write(type, fields = {}) {
      n++;
      const entry = {
        id: String(n).padStart(20, '0'),
        tick: (log.at(-1)?.tick ?? 0) < at ? at : log.at(-1).tick + 1,
        at,
        day: dayOf(at, 4),
        type,
        ...fields,
      };
      log.push(entry);
      return entry;
    },
  };
}

/** What a reader may write, and a program may stumble over. */
export const HOSTILE = [
  '}}',
  '{{c1::x}}',
  'a::b',
  'a\tb',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"quoted"',
  '""',
  "it's",
  'two\nlines',
  'two\r\nlines',
  '# not a comment',
  '=1+1',
  '@x',
  '+1',
  '-1',
  '[sound:x.mp3]',
  '\\(x\\)',
  '&amp; & &#38;',
  '```\nfence\n```',
  '\u2028',
  '\uFEFFmark',
  '𝔸𝕥𝕥',
  '٣',
  'a,b;c|d',
  ' lead and trail ',
];
