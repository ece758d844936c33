import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { faultOf } from '../../web/deck/entry.js';
import { apply, emptyState, fold, stateText } from '../../web/deck/fold.js';
import { effective, mergeLogs } from '../../web/deck/merge.js';
import { logs, writer } from './deck-logs.mjs';

process.env.TZ = 'Europe/Berlin';
const SEED = 20260302;
const check = (property, runs = 300) => fc.assert(property, { seed: SEED, numRuns: runs });

describe('the fold of a log', () => {
  it('is made from valid entries in these tests', () => {
    check(fc.property(logs(), (log) => log.every((entry) => faultOf(entry) === undefined)));
  });

  it('gives the same state for the same entries in any order, and for entries met twice', () => {
    check(
      fc.property(
        logs().chain((log) =>
          fc.tuple(fc.constant(log), fc.shuffledSubarray(log, { minLength: log.length }), fc.subarray(log)),
        ),
        ([log, shuffled, some]) => {
          assert.equal(stateText(fold(mergeLogs(shuffled, some))), stateText(fold(log)));
        },
      ),
    );
  });

  it('is merged without regard to who is first, and merging again changes nothing', () => {
    check(
      fc.property(
        logs(),
        fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
        fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
        (log, inA, inB) => {
          const a = log.filter((_, i) => inA[i]);
          const b = log.filter((_, i) => inB[i]);
          const both = mergeLogs(a, b);
          assert.deepEqual(mergeLogs(b, a), both);
          assert.deepEqual(mergeLogs(both, a), both);
          assert.equal(both.length, new Set([...a, ...b].map(({ id }) => id)).size);
        },
      ),
    );
  });

  it('after k undos equals the log that is k entries shorter, byte for byte', () => {
    check(
      fc.property(
        logs({ minLength: 1 }).filter((log) => effective(log).length > 0),
        fc.nat(40),
        (log, most) => {
          const counted = effective(log);
          const k = Math.min(most, counted.length);
          const last = log.at(-1);
          const undone = [...log];
          for (let i = 1; i <= k; i++) {
            undone.push({
              id: `undo${String(i).padStart(16, '0')}`,
              tick: last.tick + i,
              at: last.at,
              day: last.day,
              type: 'undo',
              of: counted[counted.length - i].id,
            });
          }
          assert.equal(stateText(fold(undone)), stateText(fold(counted.slice(0, counted.length - k))));
        },
      ),
    );
  });

  it('step by step equals the fold of the whole', () => {
    check(
      fc.property(logs(), (log) => {
        const state = emptyState();
        for (const entry of effective(log)) apply(state, entry);
        assert.equal(stateText(state), stateText(fold(log)));
      }),
    );
  });

  it('never gives a negative interval or a due date before the grade, whatever the clock does', () => {
    check(
      fc.property(logs(), (log) => {
        for (const { at, day, memory, elapsed } of fold(log).reviews) {
          assert.ok(elapsed >= 0);
          assert.ok(memory.interval >= 0);
          assert.ok(memory.dueAt === null ? memory.dueDay >= day + 1 : memory.dueAt > at);
        }
      }),
      1000,
    );
  });

  it('takes back what an undo took back when the undo is undone', () => {
    const w = writer();
    w.write('grade', { card: 'c1', grade: 3 });
    const before = stateText(fold(w.log));
    const undo = w.write('undo', { of: w.log[0].id });
    assert.equal(fold(w.log).cards.size, 0);
    w.write('undo', { of: undo.id });
    assert.equal(stateText(fold(w.log)), before);
  });

  it('ignores an undo of something later than itself, so that two undos cannot chase each other', () => {
    const w = writer();
    w.write('grade', { card: 'c1', grade: 3 });
    const [a, b] = ['a'.repeat(20), 'b'.repeat(20)];
    const { tick, at, day } = w.log[0];
    const log = [
      w.log[0],
      { id: a, tick: tick + 1, at, day, type: 'undo', of: b },
      { id: b, tick: tick + 2, at, day, type: 'undo', of: a },
    ];
    assert.deepEqual(effective(log), [w.log[0]]);
  });

  it('puts a card into the deck when only its grade has come from elsewhere', () => {
    const w = writer();
    w.write('grade', { card: 'c4', grade: 4 });
    assert.equal(fold(w.log).cards.get('c4').memory.phase, 'review');
  });

  it('keeps the last note, and none where it was emptied', () => {
    const w = writer();
    w.write('note', { card: 'c1', text: 'one' });
    w.write('note', { card: 'c1', text: 'two' });
    assert.equal(fold(w.log).notes.get('c1'), 'two');
    w.write('note', { card: 'c1', text: '' });
    assert.equal(fold(w.log).notes.has('c1'), false);
    assert.equal(fold(w.log).cards.size, 0);
  });
});

describe('faultOf(entry)', () => {
  const good = () => writer().write('grade', { card: 'c1', grade: 3, seed: 7, right: true });

  it('finds nothing wrong with a good entry', () => assert.equal(faultOf(good()), undefined));

  for (const [what, change] of [
    ['a grade of 5', { grade: 5 }],
    ['a grade of 2.5', { grade: 2.5 }],
    ['a grade as text', { grade: '3' }],
    ['a missing card', { card: undefined }],
    ['a card with markup for a name', { card: '<b>' }],
    ['a card named after a prototype', { card: '__proto__' }],
    ['an infinite tick', { tick: Infinity }],
    ['a tick past every clock', { tick: 1e300 }],
    ['a negative time', { at: -1 }],
    ['a day that cannot be', { day: 1 }],
    ['a foreign field', { onclick: 'x' }],
    ['another type', { type: 'constructor' }],
    ['a field of another type', { text: 'x' }],
    ['a short id', { id: 'abc' }],
    ['a seed of −1', { seed: -1 }],
  ]) {
    it(`refuses ${what}`, () => assert.equal(typeof faultOf({ ...good(), ...change }), 'string'));
  }

  it('refuses settings out of their range', () => {
    for (const [key, value] of [
      ['retention', 0],
      ['retention', 1],
      ['retention', NaN],
      ['turnover', 24],
      ['turnover', 3.5],
      ['toString', 1],
    ]) {
      assert.equal(typeof faultOf(writer().write('set', { key, value })), 'string', `${key} ${value}`);
    }
  });

  it('refuses what is no object', () => {
    for (const thing of [null, undefined, 1, 'x', [], true]) assert.equal(typeof faultOf(thing), 'string');
  });
});
