/**
 * load({ threads }): calls as promises, cut into pieces that workers compute. All that the caller gave is read, checked
 * and copied before the call returns; results are put together as they come.
 *
 * This part is loaded only when asked for, apart from the rest of the binding, and is handed what must be one for both.
 */
import * as at from '../../build/package/layout/attn_attention_args.js';
import { ATTN_EMPTY_THROW } from '../../build/package/layout/constants.js';
import { product } from '../check.js';
import { plainView, typedName } from '../errors.js';
import { newAttention, writeSizes } from '../attention.js';
import { writeSeen } from '../masks.js';
import { PLANS } from './plan.js';
import { Pool } from './pool.js';
import { box, eachRun, ranges, sizes } from './split.js';
import { startWorker } from './start.js';

/**
 * @typedef {import('../core.js').Core} Core
 * @typedef {import('./plan.js').Input} Input
 * @typedef {import('./plan.js').Plan} Plan
 * @typedef {import('./pool.js').Start} Start
 * @typedef {import('./split.js').Range} Range
 * @typedef {{ sizes: import('../masks.js').Sizes, seen: import('../masks.js').Seen }} Problem
 * @typedef {{ read: (given: unknown) => [any, ...any], run: (core: Core, ...args: any) => any }} Halves
 * @typedef {object} Given
 * @property {Core} core
 * @property {WebAssembly.Module} [module]
 * @property {number} threads
 * @property {Record<string, Halves>} halves of each call: what reads its arguments, and what runs
 * @property {typeof import('../errors.js').AttnError} AttnError
 * @property {typeof import('../check.js').room} room
 * @property {typeof import('../check.js').refuseOverflow} refuseOverflow
 */

/** Pieces per worker, so that one that is held up leaves some to the others. */
const PIECES = 4;

/** @param {Given} given */
export async function open({ core, module, threads, halves, AttnError, room, refuseOverflow }) {
  /** @type {Start} */
  const start = async (heard, died) => {
    const port = await startWorker(heard, died);
    try {
      port.post({ module });
    } catch (error) {
      port.end();
      throw error;
    }
    return port;
  };

  /** Computes here, and lets the page do something else between two pieces. @type {Start} */
  const here = async (heard) => {
    setTimeout(heard, 0, { ready: true });
    return {
      post: (/** @type {any} */ { call, args, buffer }) => setTimeout(() => {
        try {
          heard({ result: core.run(call, halves[call].run, ...args), buffer });
        } catch (error) {
          heard({ error, buffer });
        }
      }),
      hold: () => {},
      end: () => {},
    };
  };

  const pool = new Pool(module ? threads : 0, start, here);
  await pool.fill();

  /** The error of a piece, which comes from a worker in parts. @param {string} call @param {any} error */
  const told = (call, error) => (
    error instanceof AttnError ? error : new AttnError(error.code, call, error.argument, error.message));

  /** @param {string} call */
  const closed = (call) => new AttnError('ATTN_CLOSED', call, '', 'the workers were closed');

  /**
   * The caller's numbers as an array of ours, in the same memory where their kind allows.
   * @param {string} call
   * @param {Input} input
   */
  function plain(call, { name, source, axes, bytes }) {
    const n = product(axes.shape);
    core.unchanged(source, n, name);
    if (bytes) return plainView(Uint8Array, source);
    if (typedName(source) === 'Float32Array') return plainView(Float32Array, source);
    const copy = room(call, Float32Array, n);
    copy.set(source);
    if (typedName(source) === 'Float64Array') refuseOverflow(call, name, copy, source);
    return copy;
  }

  /**
   * @param {string} call
   * @param {Plan} plan
   * @param {(Float32Array | Uint8Array)[]} wholes of its inputs
   * @param {Range} range
   */
  function cut(call, { inputs, piece, results }, wholes, range) {
    const boxes = inputs.map(({ axes }) => box(axes, range));
    const counts = boxes.map((one) => product(sizes(one)));
    // Each part starts at a whole number of four bytes.
    const widths = counts.map((count, n) => Math.ceil((count * wholes[n].BYTES_PER_ELEMENT) / 4) * 4);
    const back = Object.values(results).reduce((sum, axes) => sum + 4 * product(sizes(box(axes, range))), 0);
    const bytes = Math.max(widths.reduce((sum, width) => sum + width, 0), back);
    const buffer = pool.take(bytes) ?? room(call, Uint8Array, bytes).buffer;
    /** @type {Record<string, Float32Array | Uint8Array>} */
    const parts = {};
    let at = 0;
    inputs.forEach(({ name, axes }, n) => {
      const whole = wholes[n];
      const part = whole instanceof Uint8Array ? new Uint8Array(buffer, at, counts[n])
        : new Float32Array(buffer, at, counts[n]);
      eachRun(axes, boxes[n], (from, to, length) => part.set(whole.subarray(from, from + length), to));
      parts[name] = part;
      at += widths[n];
    });
    return { range, args: piece(range, (name) => parts[name]), buffer };
  }

  /**
   * Adds the result of a piece to that of the call.
   * @param {string} call
   * @param {Plan['results']} results
   * @param {Record<string, any>} whole
   * @param {Record<string, any>} part
   * @param {Range} range
   */
  function join(call, results, whole, part, range) {
    for (const [key, value] of Object.entries(part)) {
      const axes = results[key];
      if (typeof value === 'number') whole[key] = (whole[key] ?? 0) + value;
      else if (axes) {
        const to = whole[key] ??= room(call, Float32Array, product(axes.shape));
        eachRun(axes, box(axes, range), (at, from, length) => to.set(value.subarray(from, from + length), at));
      } else if (ArrayBuffer.isView(value)) {
        const copy = room(call, Float32Array, /** @type {Float32Array} */ (value).length);
        copy.set(/** @type {Float32Array} */ (value));
        whole[key] = copy;
      } else join(call, results, whole[key] = {}, value, range);
    }
  }

  /**
   * @param {string} call
   * @param {[Problem, ...unknown[]]} args
   * @returns {Promise<Record<string, any>>}
   */
  function compute(call, [problem, ...more]) {
    const { seen } = problem;
    const loud = seen.emptyRows === ATTN_EMPTY_THROW;
    // How many rows are empty is known only of all pieces together.
    const quiet = { ...problem, seen: { ...seen, emptyRows: loud ? undefined : seen.emptyRows } };
    const plan = PLANS[call]([quiet, ...more]);
    const wholes = core.run(call, () => {
      const arrays = plan.inputs.map((input) => plain(call, input));
      // Of two mistakes the first that a synchronous call finds is told: it copies before the module looks.
      check(core, problem);
      return arrays;
    });
    const all = ranges(plan.items, plan.heads, Math.max(pool.threads, 1) * (plan.few ? 1 : PIECES));
    pool.fill();
    return new Promise((resolve, reject) => {
      let left = all.length;
      let failed = false;
      /** @type {Record<string, any>} */
      const whole = {};
      /** @param {unknown} error */
      const fail = (error) => {
        failed = true;
        pool.drop(task);
        reject(error);
      };
      /** @type {import('./pool.js').Task} */
      const task = {
        call,
        pieces: [],
        heard: ({ range }, answer) => {
          if (failed) return;
          try {
            if (answer.error) throw told(call, answer.error);
            join(call, plan.results, whole, answer.result, range);
            if (--left > 0) return;
            if (loud && whole.emptyRows > 0) throw new AttnError('ATTN_EMPTY_ROW', call, 'emptyRows',
              `emptyRows is 'throw', and ${whole.emptyRows} rows see no key`);
            resolve(whole);
          } catch (error) {
            fail(error);
          }
        },
        died: (why) => fail(new AttnError('ATTN_UNSUPPORTED', call, '',
          `a worker died (${why}); the next call has a fresh one`, { cause: why })),
        closed: () => reject(closed(call)),
      };
      try {
        // Each is on its way while the next is cut.
        for (const range of all) pool.add({ task, ...cut(call, plan, wholes, range) });
      } catch (error) {
        fail(error);
      }
    });
  }

  const entries = Object.entries(halves).map(([call, { read }]) => [
    call, /** @param {unknown} given */ async (given) => {
      if (pool.closed) throw closed(call);
      const args = read(given);
      // The caller's own code may have run just now.
      if (pool.closed) throw closed(call);
      return compute(call, args);
    },
  ]);
  return Object.freeze({
    ...Object.fromEntries(entries),
    close: () => pool.close(),
    get threads() {
      return pool.closed ? 0 : pool.threads || 1;
    },
  });
}

/**
 * What the module would refuse of the whole. Of its arrays only the mask is looked through.
 * @param {Core} core
 * @param {Problem} problem
 */
function check(core, { sizes, seen }) {
  const args = newAttention(core);
  // The width of a head of multi-head attention is not worked out yet: 0.
  writeSizes(core, args, { ...sizes, dk: sizes.dk || 1 });
  for (const pointer of [at.q, at.k, at.v]) core.set(args, pointer, args);
  writeSeen(core, args, { ...seen, bias: undefined });
  core.ok(core.exports.attn_attention_check(args));
}
