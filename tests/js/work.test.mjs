// Long computations between frames: by a clock of the test's own, so that nothing depends on how fast this machine is.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Worker } from '../../web/figures/work.js';

/** Milliseconds that the work may take of a frame, and a whole frame. */
const SLICE = 5;
const FRAME = 16.7;

let clock = 0;
/** @type {(() => void)[]} */
let asked = [];
const kept = { now: performance.now, ask: globalThis.requestAnimationFrame, cancel: globalThis.cancelAnimationFrame };
before(() => {
  performance.now = () => clock;
  globalThis.requestAnimationFrame = (call) => asked.push(/** @type {any} */ (call));
  globalThis.cancelAnimationFrame = () => { asked = []; };
});
after(() => {
  performance.now = kept.now;
  globalThis.requestAnimationFrame = kept.ask;
  globalThis.cancelAnimationFrame = kept.cancel;
});

/**
 * Runs work of `steps` steps that take `each` ms to its end, with something new after every tenth. Tells of each frame
 * what it had to do.
 * @param {number} steps @param {number} each
 */
function framesOf(steps, each) {
  const now = { steps: 0, drawings: 0, bar: 0 };
  const frames = [];
  let ended = false;
  const bar = { place: 0, get value() { return this.place; }, set value(to) { this.place = to; now.bar++; } };
  const worker = new Worker({
    key: () => 'one question',
    * run() {
      let data = {};
      for (let n = 0; n < steps; n++) {
        yield { data, done: n / steps };
        clock += each;
        now.steps++;
        if (n % 10 === 9) data = {};
      }
      yield { data, done: 1 };
    },
    say: () => '',
  }, (more) => {
    if (more) now.drawings++;
    else ended = true;
  });
  // As lit does it where there is a page.
  /** @type {any} */ (worker.render({})).values[0].values[0].value = bar;
  worker.ask({}, undefined);
  worker.resume();
  while (!ended) {
    Object.assign(now, { steps: 0, drawings: 0, bar: 0 });
    const [call] = asked.splice(0);
    call();
    frames.push({ ...now });
  }
  assert.deepEqual(asked, [], 'no frame is asked for when all is done');
  return frames;
}

for (const each of [0.4, 2, 9]) {
  test(`steps of ${each} ms: a slice stays in its part of a frame, and what shows has a frame of its own`, () => {
    const frames = framesOf(200, each);
    for (const { steps, drawings, bar } of frames) {
      assert.ok(steps * each <= Math.max(SLICE, each) && Math.max(SLICE, each) < FRAME, `${steps} steps in one frame`);
      assert.ok([steps > 0, drawings > 0, bar > 0].filter(Boolean).length <= 1, 'work, drawing and bar take turns');
    }
    assert.equal(frames.reduce((sum, { steps }) => sum + steps, 0), 200);
    assert.equal(frames.reduce((sum, { drawings }) => sum + drawings, 0), 20);
    assert.ok(frames.reduce((sum, { bar }) => sum + bar, 0) <= 50, 'the bar moves by steps that can be seen');
  });
}
