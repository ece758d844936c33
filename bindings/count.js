/** Parameters, FLOPs and numbers to keep, counted exactly. */
import * as at from '../build/package/layout/attn_counts.js';
import { boolean, options, size } from './check.js';

/** @typedef {import('./core.js').Core} Core */

const COUNT = new Set(['B', 'T', 'Tk', 'D', 'H', 'Hkv', 'bias']);

/**
 * @param {Core} core
 * @param {unknown} given
 */
export function count(core, given) {
  const call = 'count';
  const { B = 1, T, Tk = T, D, H, Hkv = H, bias = true } = options(call, given, COUNT);
  return core.run(call, runCount, size(call, 'B', B), size(call, 'T', T), size(call, 'Tk', Tk), size(call, 'D', D),
    size(call, 'H', H, 1), size(call, 'Hkv', Hkv, 1), boolean(call, 'bias', bias));
}

/**
 * @param {Core} core
 * @param {number} B
 * @param {number} T
 * @param {number} Tk
 * @param {number} D
 * @param {number} H
 * @param {number} Hkv
 * @param {boolean} bias
 */
function runCount(core, B, T, Tk, D, H, Hkv, bias) {
  const counts = core.scratch(at.SIZE);
  core.ok(core.exports.attn_count(counts, B, T, Tk, D, H, Hkv, Number(bias)));
  return {
    parameters: core.wide(counts, at.parameters),
    projectionFlops: core.wide(counts, at.projection_flops),
    scoreFlops: core.wide(counts, at.score_flops),
    valueFlops: core.wide(counts, at.value_flops),
    weightNumbers: core.wide(counts, at.weight_numbers),
    cacheNumbers: core.wide(counts, at.cache_numbers),
  };
}
