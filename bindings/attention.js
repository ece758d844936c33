/** attention and attentionGrad. */
import * as at from '../build/package/layout/attn_attention_args.js';
import * as gradAt from '../build/package/layout/attn_attention_grads.js';
import { ATTN_BHTD, ATTN_BTHD } from '../build/package/layout/constants.js';
import { choice, floats, options, product, size } from './check.js';
import { readSeen, SEEN_OPTIONS, writeSeen } from './masks.js';

/**
 * @typedef {import('./core.js').Core} Core
 * @typedef {import('./check.js').FloatSource} FloatSource
 * @typedef {import('./masks.js').Sizes} Sizes
 * @typedef {import('./masks.js').Seen} Seen
 * @typedef {{ sizes: Sizes, layout: number | undefined, seen: Seen,
 *   q: FloatSource, k: FloatSource, v: FloatSource }} Problem
 * @typedef {{ weights: number, scores: number, logSumExp: number }} Asked
 */

const ATTENTION = new Set(['q', 'k', 'v', 'shape', 'layout', ...SEEN_OPTIONS]);
const ATTENTION_GRAD = new Set([...ATTENTION, 'outputGrad']);
const LAYOUTS = new Map([['BHTD', ATTN_BHTD], ['BTHD', ATTN_BTHD]]);
const SHAPE = new Set(['B', 'H', 'Hkv', 'Tq', 'Tk', 'dk', 'dv']);

/**
 * @param {unknown} given
 * @returns {[Problem]}
 */
export const readAttention = (given) => [readProblem('attention', options('attention', given, ATTENTION))];

/**
 * @param {unknown} given
 * @returns {[Problem, FloatSource]}
 */
export function readAttentionGrad(given) {
  const call = 'attentionGrad';
  const all = options(call, given, ATTENTION_GRAD);
  const problem = readProblem(call, all);
  const { B, H, Tq, dv } = problem.sizes;
  return [problem, floats(call, 'outputGrad', all.outputGrad, 'B·H·Tq·dv', B, H, Tq, dv)];
}

/**
 * @param {string} call
 * @param {Record<string, unknown>} given
 * @returns {Problem}
 */
function readProblem(call, given) {
  const { q, k, v, shape, layout } = given;
  const sizes = readSizes(call, shape);
  const { B, H, Hkv, Tq, Tk, dk, dv } = sizes;
  return {
    sizes,
    layout: layout === undefined ? undefined : choice(call, 'layout', layout, LAYOUTS),
    seen: readSeen(call, given, sizes),
    q: floats(call, 'q', q, 'B·H·Tq·dk', B, H, Tq, dk),
    k: floats(call, 'k', k, 'B·Hkv·Tk·dk', B, Hkv, Tk, dk),
    v: floats(call, 'v', v, 'B·Hkv·Tk·dv', B, Hkv, Tk, dv),
  };
}

/**
 * @param {string} call
 * @param {unknown} shape
 * @returns {Sizes}
 */
function readSizes(call, shape) {
  const { B = 1, H = 1, Hkv = H, Tq, Tk = Tq, dk, dv = dk } = options(call, shape, SHAPE, 'shape');
  return {
    B: size(call, 'B', B),
    H: size(call, 'H', H, 1),
    Hkv: size(call, 'Hkv', Hkv, 1),
    Tq: size(call, 'Tq', Tq),
    Tk: size(call, 'Tk', Tk),
    dk: size(call, 'dk', dk, 1),
    dv: size(call, 'dv', dv),
  };
}

/**
 * @param {Core} core
 * @param {Problem} problem
 */
export function runAttention(core, problem) {
  const args = writeAttention(core, problem);
  const { B, H, Tq, dv } = problem.sizes;
  const output = core.result(args, at.output, B * H * Tq * dv);
  const asked = askFor(core, args, problem.sizes, problem.seen.returns);
  core.ok(core.exports.attn_attention(args));
  return results(core, args, problem.sizes, output, B * H * Tq * dv, asked);
}

/**
 * @param {Core} core
 * @param {Problem} problem
 * @param {FloatSource} outputGrad
 */
export function runAttentionGrad(core, problem, outputGrad) {
  const { B, H, Hkv, Tq, Tk, dk, dv } = problem.sizes;
  const { bias } = problem.seen;
  const args = writeAttention(core, problem);
  const grads = core.scratch(gradAt.SIZE);
  core.exports.attn_attention_grads_init(grads);
  core.set(grads, gradAt.output_grad, core.putFloats(outputGrad, B * H * Tq * dv, 'outputGrad'));
  const q = core.result(grads, gradAt.q_grad, B * H * Tq * dk);
  const k = core.result(grads, gradAt.k_grad, B * Hkv * Tk * dk);
  const v = core.result(grads, gradAt.v_grad, B * Hkv * Tk * dv);
  const biasCount = bias === undefined ? 0 : product(bias.shape);
  const b = bias === undefined ? 0 : core.result(grads, gradAt.bias_grad, biasCount);
  core.ok(core.exports.attn_attention_grad(args, grads));
  return {
    qGrad: core.takeFloats(q, B * H * Tq * dk),
    kGrad: core.takeFloats(k, B * Hkv * Tk * dk),
    vGrad: core.takeFloats(v, B * Hkv * Tk * dv),
    ...(bias === undefined ? {} : { biasGrad: core.takeFloats(b, biasCount) }),
    emptyRows: emptyRows(core, args),
  };
}

/**
 * An attn_attention_args with everything but results.
 * @param {Core} core
 * @param {Problem} problem
 */
function writeAttention(core, { sizes, layout, seen, q, k, v }) {
  const { B, H, Hkv, Tq, Tk, dk, dv } = sizes;
  const args = newAttention(core);
  writeSizes(core, args, sizes);
  if (layout !== undefined) core.set(args, at.layout, layout);
  core.set(args, at.q, core.putFloats(q, B * H * Tq * dk, 'q'));
  core.set(args, at.k, core.putFloats(k, B * Hkv * Tk * dk, 'k'));
  core.set(args, at.v, core.putFloats(v, B * Hkv * Tk * dv, 'v'));
  writeSeen(core, args, seen);
  return args;
}

/**
 * @param {Core} core
 * @param {number} args
 * @param {Sizes} sizes
 */
export function writeSizes(core, args, { B, H, Hkv, Tq, Tk, dk, dv }) {
  core.set(args, at.B, B);
  core.set(args, at.H, H);
  core.set(args, at.Hkv, Hkv);
  core.set(args, at.Tq, Tq);
  core.set(args, at.Tk, Tk);
  core.set(args, at.dk, dk);
  core.set(args, at.dv, dv);
}

/**
 * @param {Core} core
 * @param {number} args
 */
export const emptyRows = (core, args) => core.wide(args, at.empty_row_count);

/** @param {Core} core */
export function newAttention(core) {
  const args = core.scratch(at.SIZE);
  core.exports.attn_attention_init(args);
  return args;
}

/**
 * Gives the call room for what is to be returned beside the output.
 * @param {Core} core
 * @param {number} args
 * @param {Sizes} sizes
 * @param {Seen['returns']} returns
 * @returns {Asked} pointers; 0 where not asked for
 */
export function askFor(core, args, { B, H, Tq, Tk }, returns) {
  const asked = { weights: 0, scores: 0, logSumExp: 0 };
  if (returns.weights) asked.weights = core.result(args, at.weights, B * H * Tq * Tk);
  if (returns.scores !== undefined) {
    core.set(args, at.scores_kind, returns.scores);
    asked.scores = core.result(args, at.scores, B * H * Tq * Tk);
  }
  if (returns.logSumExp) asked.logSumExp = core.result(args, at.log_sum_exp, B * H * Tq);
  return asked;
}

/**
 * @param {Core} core
 * @param {number} args
 * @param {Sizes} sizes
 * @param {number} output
 * @param {number} outputCount
 * @param {Asked} asked
 */
export function results(core, args, { B, H, Tq, Tk }, output, outputCount, asked) {
  /** @type {import('./types/index.d.ts').AttentionResult} */
  const out = {
    output: core.takeFloats(output, outputCount),
    emptyRows: emptyRows(core, args),
  };
  if (asked.weights) out.weights = core.takeFloats(asked.weights, B * H * Tq * Tk);
  if (asked.scores) out.scores = core.takeFloats(asked.scores, B * H * Tq * Tk);
  if (asked.logSumExp) out.logSumExp = core.takeFloats(asked.logSumExp, B * H * Tq);
  return out;
}
