// Long computations in slices: by a clock of the test's own, so that nothing depends on how fast this machine is.
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import scaling from '../../web/figures/scaling.js';
import { Worker } from '../../web/figures/work.js';
import { loaded } from './support.mjs';

/** Milliseconds: what the work may take at a time, how long it leaves the bar and a drawing alone. */
const SLICE = 4;
const PAUSE = 30;
const HAND = 60;
/** Between two frames, on a slow machine. */
const FRAME = 50;

let clock = 0;
/** @type {Map<number, { at: number, call: () => void }>} */
const timers = new Map();
const kept = { now: performance.now, set: globalThis.setTimeout, clear: globalThis.clearTimeout };
before(() => {
  performance.now = () => clock;
  let last = 0;
  globalThis.setTimeout = /** @type {any} */ ((call, after) => {
    timers.set(++last, { at: clock + after, call });
    return last;
  });
  globalThis.clearTimeout = (/** @type {any} */ id) => { timers.delete(id); };
});
beforeEach(() => timers.clear());
after(() => {
  performance.now = kept.now;
  globalThis.setTimeout = kept.set;
  globalThis.clearTimeout = kept.clear;
});

/** Lets time pass up to the next timer, which there must be, and calls it. */
function turn() {
  const [[id, { at, call }]] = [...timers].sort(([, a], [, b]) => a.at - b.at);
  timers.delete(id);
  clock = Math.max(clock, at);
  call();
}

/** Work of `steps` steps that take `each` ms, with something new after every tenth, and what it does. */
function begin(steps, each) {
  const did = { steps: 0, drawings: 0, bar: 0, ended: false };
  const bar = { place: 0, get value() { return this.place; }, set value(to) { this.place = to; did.bar++; } };
  const worker = new Worker({
    key: () => 'one question',
    * run() {
      let data = {};
      for (let n = 0; n < steps; n++) {
        yield { data, done: n / steps };
        clock += each;
        did.steps++;
        if (n % 10 === 9) data = {};
      }
      yield { data, done: 1 };
    },
    say: () => '',
  }, (more) => {
    if (more) did.drawings++;
    else did.ended = true;
    worker.render({});
  });
  // As lit does it where there is a page.
  /** @type {any} */ (worker.render({})).values[1].values[0].value = bar;
  worker.ask({}, undefined);
  worker.resume();
  return { worker, did };
}

for (const each of [0.4, 2, 9]) {
  test(`steps of ${each} ms: a slice stays short, what shows has its time`, () => {
    const { did } = begin(200, each);
    let shown = 0;
    while (!did.ended) {
      const last = { ...did };
      const [{ at }] = timers.values();
      turn();
      const [steps, drawings, bar] = ['steps', 'drawings', 'bar'].map((what) => did[what] - last[what]);
      assert.ok(steps * each <= Math.max(SLICE, each), `${steps} steps at a time`);
      assert.ok(at >= shown, 'nothing goes on while the last drawing is under way');
      assert.ok(!(steps && drawings), 'work and drawing take turns');
      if (drawings || bar) shown = clock + (drawings ? HAND : PAUSE);
    }
    assert.deepEqual([did.steps, did.drawings, timers.size], [200, 20, 0]);
    assert.ok(did.bar <= 50, 'the bar moves by steps that can be seen');
  });
}

test('the work waits while the figure is drawn again and again, as a hand has it, and goes on afterwards', () => {
  const { worker, did } = begin(200, 1);
  turn();
  const { steps } = did;
  assert.ok(steps > 0);
  for (let n = 0; n < 20; n++) {
    worker.render({});
    clock += FRAME;
    assert.ok([...timers.values()].every(({ at }) => at > clock), 'a turn is due in the drag');
  }
  turn();
  assert.ok(did.steps > steps);
});

test('nothing is done out of sight, and what is left is done for paper', () => {
  const { worker, did } = begin(200, 1);
  turn();
  worker.pause();
  worker.render({});
  assert.equal(timers.size, 0);
  worker.resume();
  assert.equal(timers.size, 1);
  const { steps } = did;
  worker.finish();
  assert.ok(steps < 200);
  assert.deepEqual([did.steps, timers.size], [200, 0]);
});

test('what the reader stopped stays so, in sight again and on paper, until they say so', () => {
  const { worker, did } = begin(200, 1);
  turn();
  const { steps } = did;
  worker.toggle();
  worker.pause();
  worker.resume();
  worker.finish();
  assert.deepEqual([did.steps, timers.size], [steps, 0]);
  worker.toggle();
  while (timers.size) turn();
  assert.deepEqual([did.steps, did.ended], [200, true]);
});

for (const { name, attn } of loaded) {
  test(`${name}: the draws are the same, however they are sliced`, () => {
    const state = { seed: 5, keys: 9, draws: 73 };
    const { run } = /** @type {import('../../web/figures/work.js').Work} */ (scaling.work);
    let before = -1;
    /** @type {any} */
    let points;
    for (const { data, done } of run(state, attn)) {
      assert.ok(done >= before && done <= 1, `${done} of the work is done, after ${before}`);
      before = done;
      ({ points } = data);
    }
    assert.equal(before, 1);
    assert.equal(points.length, 10);
    for (const { dk, scaled, raw } of points) {
      const { frobenius } = attn.figures.scaling({ ...state, dk });
      assert.deepEqual(scaled, attn.figures.scalingSummary(frobenius.subarray(0, state.draws)), `scaled, dk ${dk}`);
      assert.deepEqual(raw, attn.figures.scalingSummary(frobenius.subarray(state.draws)), `raw, dk ${dk}`);
    }
  });
}
