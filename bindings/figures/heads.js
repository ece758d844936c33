/** Splitting heads, one step at a time: which number stands in each cell. */
import * as at from '../../build/package/layout/attn_figure_heads_args.js';
import {
  ATTN_HEADS_PROJECTED, ATTN_HEADS_RESHAPED, ATTN_HEADS_TRANSPOSED, ATTN_HEADS_VIEWED,
} from '../../build/package/layout/constants.js';
import { choice, options, size } from '../check.js';

/** @typedef {import('../core.js').Core} Core */

const HEADS = new Set(['B', 'T', 'H', 'd', 'step']);
const STEPS = new Map([
  ['projected', ATTN_HEADS_PROJECTED], ['viewed', ATTN_HEADS_VIEWED], ['transposed', ATTN_HEADS_TRANSPOSED],
  ['reshaped', ATTN_HEADS_RESHAPED],
]);

/**
 * @param {Core} core
 * @param {unknown} given
 */
export function heads(core, given) {
  const call = 'figures.heads';
  const { B = 1, T, H, d, step } = options(call, given, HEADS);
  return core.run(call, runHeads, size(call, 'B', B, 1), size(call, 'T', T, 1), size(call, 'H', H, 1),
    size(call, 'd', d, 1), choice(call, 'step', step, STEPS));
}

/**
 * @param {Core} core
 * @param {number} B
 * @param {number} T
 * @param {number} H
 * @param {number} d
 * @param {number} step
 */
function runHeads(core, B, T, H, d, step) {
  const n = B * T * H * d;
  const args = core.scratch(at.SIZE);
  core.exports.attn_figure_heads_init(args);
  core.set(args, at.B, B);
  core.set(args, at.T, T);
  core.set(args, at.H, H);
  core.set(args, at.d, d);
  core.set(args, at.step, step);
  const source = core.result(args, at.source, n);
  const token = core.result(args, at.token, n);
  const head = core.result(args, at.head, n);
  const feature = core.result(args, at.feature, n);
  core.ok(core.exports.attn_figure_heads(args));
  return {
    source: core.takeIntegers(source, n), token: core.takeIntegers(token, n), head: core.takeIntegers(head, n),
    feature: core.takeIntegers(feature, n),
  };
}
