import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { dayOf } from '../../web/deck/day.js';
import { askable, dueCards, standing } from '../../web/deck/queue.js';
import { fold } from '../../web/deck/fold.js';
import { graded, preview, recall, unknown } from '../../web/deck/schedule.js';
import { writer } from './deck-logs.mjs';

process.env.TZ = 'Europe/Berlin';
const RETENTION = 0.9;
const close = (actual, expected, tolerance) =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected} ± ${tolerance}`);

/** Grades a card each time it is due, from noon of day 20 000. */
function play(grades, { day = 20_000, retention = RETENTION } = {}) {
  let memory = unknown();
  let at = day * 86_400_000 + 43_200_000;
  return grades.map((grade) => {
    memory = graded(memory, grade, { at, day }, retention);
    if (memory.dueAt !== null) at = memory.dueAt;
    else at += (memory.dueDay - day) * 86_400_000;
    day = Math.floor(at / 86_400_000);
    return memory;
  });
}

// The numbers are those published with FSRS-6: in the tests of ts-fsrs and of fsrs-rs, for the default weights.
describe('the published vectors of FSRS-6', () => {
  it('thirteen grades give the published intervals', () => {
    const intervals = play([3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3]).map(({ interval }) => interval);
    assert.deepEqual(intervals, [0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
  });

  it('six grades at fixed times give the published stability and difficulty', () => {
    let memory = unknown();
    let day = 20_000;
    [
      [1, 0],
      [3, 0],
      [3, 1],
      [3, 3],
      [3, 8],
      [3, 21],
    ].forEach(([grade, days]) => {
      day += days;
      memory = graded(memory, grade, { at: day * 86_400_000, day }, RETENTION);
    });
    // Published with these many digits.
    close(memory.stability, 53.62691, 5e-5);
    close(memory.difficulty, 6.3574867, 5e-5);
  });

  it('the first grade gives the published memory', () => {
    const first = [1, 2, 3, 4].map((grade) => play([grade])[0]);
    assert.deepEqual(
      first.map(({ stability }) => stability),
      [0.212, 1.2931, 2.3065, 8.2956],
    );
    assert.deepEqual(
      first.map(({ difficulty }) => difficulty),
      [6.4133, 5.11217071, 2.11810397, 1],
    );
    assert.deepEqual(
      first.map(({ interval }) => interval),
      [0, 0, 0, 8],
    );
    assert.deepEqual(
      first.map(({ phase }) => phase),
      ['learning', 'learning', 'learning', 'review'],
    );
  });

  it('the chance of remembering after eight days is the published one', () => {
    assert.equal(recall(play([4])[0], 20_008, RETENTION), 0.9024733);
  });
});

describe('the schedule', () => {
  it('does what its buttons promised, for each grade', () => {
    for (const history of [[], [3], [3, 3], [3, 3, 3, 1], [3, 3, 3, 3, 3]]) {
      const memory = play(history).at(-1) ?? unknown();
      const day = memory.dueDay ?? 20_000;
      const when = { at: day * 86_400_000 + 1000, day };
      const promised = preview(memory, when, RETENTION);
      for (const grade of [1, 2, 3, 4]) {
        const { dueAt, interval } = graded(memory, grade, when, RETENTION);
        assert.deepEqual(
          promised[grade],
          dueAt === null ? { days: interval } : { minutes: (dueAt - when.at) / 60_000 },
        );
      }
    }
  });

  it('gives longer waits for better grades', () => {
    const minutes = (wait) => wait.minutes ?? wait.days * 1440;
    const memory = play([3, 3, 3, 3]).at(-1);
    const waits = Object.values(preview(memory, { at: memory.dueDay * 86_400_000, day: memory.dueDay }, RETENTION)).map(
      minutes,
    );
    assert.deepEqual(waits, waits.toSorted?.((a, b) => a - b) ?? [...waits].sort((a, b) => a - b));
    assert.equal(new Set(waits).size, 4);
  });

  it('asks more often where more should be remembered', () => {
    const at = (retention) => play([3, 3, 3, 3], { retention }).at(-1).interval;
    assert.ok(at(0.95) < at(0.9));
    assert.ok(at(0.9) < at(0.8));
  });

  it('brings a forgotten card back in the same session', () => {
    const w = writer();
    w.write('grade', { card: 'c1', grade: 4 });
    w.wait(9 * 1440);
    w.write('grade', { card: 'c1', grade: 1 });
    const state = fold(w.log);
    assert.equal(state.cards.get('c1').memory.phase, 'relearning');
    assert.deepEqual(askable(state, { at: w.at, day: dayOf(w.at, 4) }), ['c1']);
    assert.equal(standing(state.cards.get('c1'), { at: w.at + 600_000, day: dayOf(w.at, 4) }), 'due');
  });
});

describe('the queue', () => {
  const now = (w) => ({ at: w.at, day: dayOf(w.at, 4) });

  it('asks learning cards, then the likeliest forgotten, then new ones in their order', () => {
    const w = writer();
    w.write('grade', { card: 'c5', grade: 4 });
    w.write('grade', { card: 'c6', grade: 3 });
    w.wait(11);
    w.write('grade', { card: 'c6', grade: 3 });
    w.wait(10 * 1440);
    w.write('add', { card: 'c2' });
    w.write('add', { card: 'c1' });
    w.write('grade', { card: 'c9', grade: 1 });
    w.wait(2);
    // c6 was given two days and waited for ten, c5 eight.
    assert.deepEqual(dueCards(fold(w.log), now(w)), ['c9', 'c6', 'c5', 'c2', 'c1']);
  });

  it('leaves out suspended cards, and buried ones until the next day', () => {
    const w = writer();
    w.write('add', { card: 'c1' });
    w.write('add', { card: 'c2' });
    w.write('suspend', { card: 'c1' });
    w.write('bury', { card: 'c2' });
    assert.deepEqual(dueCards(fold(w.log), now(w)), []);
    w.wait(1440);
    assert.deepEqual(dueCards(fold(w.log), now(w)), ['c2']);
    w.write('resume', { card: 'c1' });
    assert.deepEqual(dueCards(fold(w.log), now(w)), ['c1', 'c2']);
  });

  it('does not wait for years after a clock that ran ahead was put right', () => {
    const w = writer();
    w.wait(5 * 365 * 1440);
    w.write('grade', { card: 'c1', grade: 4 });
    w.write('grade', { card: 'c2', grade: 1 });
    w.write('add', { card: 'c3' });
    w.write('bury', { card: 'c3' });
    w.wait(-5 * 365 * 1440);
    assert.deepEqual(dueCards(fold(w.log), now(w)).sort(), ['c1', 'c2', 'c3']);
    const grade = w.write('grade', { card: 'c1', grade: 3 });
    const { dueDay } = fold(w.log).cards.get('c1').memory;
    assert.ok(dueDay > grade.day && dueDay < grade.day + 60);
  });

  it('is not disturbed by a journey across the date line', () => {
    const w = writer();
    w.write('grade', { card: 'c1', grade: 4 });
    const { dueDay } = fold(w.log).cards.get('c1').memory;
    assert.equal(standing(fold(w.log).cards.get('c1'), { at: w.at + 60_000, day: w.log[0].day - 1 }), 'later');
    assert.equal(standing(fold(w.log).cards.get('c1'), { at: w.at, day: dueDay }), 'due');
  });
});
