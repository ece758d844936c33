/** splitHeads and mergeHeads: the same numbers in another order. */
import { floats, options, size } from './check.js';

/**
 * @typedef {import('./core.js').Core} Core
 * @typedef {import('./check.js').FloatSource} FloatSource
 * @typedef {'attn_split_heads' | 'attn_merge_heads' | 'attn_split_heads_by_reshape'} Move
 */

const HEADS = new Set(['B', 'T', 'H', 'd']);

/**
 * @param {Core} core
 * @param {unknown} x
 * @param {unknown} given
 */
export const splitHeads = (core, x, given) => move(core, 'splitHeads', 'attn_split_heads', x, 'B·T·H·d', given);

/**
 * @param {Core} core
 * @param {unknown} x
 * @param {unknown} given
 */
export const mergeHeads = (core, x, given) => move(core, 'mergeHeads', 'attn_merge_heads', x, 'B·H·T·d', given);

/**
 * @param {Core} core
 * @param {unknown} x
 * @param {unknown} given
 */
export const splitHeadsByReshape = (core, x, given) => (
  move(core, 'splitHeadsByReshape', 'attn_split_heads_by_reshape', x, 'B·T·H·d', given));

/**
 * @param {Core} core
 * @param {string} call
 * @param {Move} name
 * @param {unknown} x
 * @param {string} letters
 * @param {unknown} given
 */
function move(core, call, name, x, letters, given) {
  const { B: b = 1, T: t, H: h, d: one } = options(call, given, HEADS);
  const B = size(call, 'B', b);
  const T = size(call, 'T', t);
  const H = size(call, 'H', h, 1);
  const d = size(call, 'd', one);
  const sizes = letters === 'B·T·H·d' ? [B, T, H, d] : [B, H, T, d];
  return core.run(call, runMove, name, floats(call, 'x', x, letters, ...sizes), B, T, H, d);
}

/**
 * @param {Core} core
 * @param {Move} name
 * @param {FloatSource} x
 * @param {number} B
 * @param {number} T
 * @param {number} H
 * @param {number} d
 */
function runMove(core, name, x, B, T, H, d) {
  const n = B * T * H * d;
  const input = core.putFloats(x, n, 'x');
  const output = core.numbers(n);
  core.ok(core.exports[name](output, input, B, T, H, d));
  return core.takeFloats(output, n);
}
