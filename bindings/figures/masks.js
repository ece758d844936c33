/** One table of scores under masks that combine, and under the mistake of masking after the softmax. */
import * as at from '../../build/package/layout/attn_figure_masks_args.js';
import { AttnError } from '../errors.js';
import { boolean, floats, options, size } from '../check.js';
import { readSeen } from '../masks.js';

/**
 * @typedef {import('../core.js').Core} Core
 * @typedef {import('../check.js').FloatSource} FloatSource
 * @typedef {import('../masks.js').Seen} Seen
 */

const MASKS = new Set([
  'Tq', 'Tk', 'scores', 'causal', 'padLeft', 'padRight', 'mask', 'afterSoftmax', 'emptyRows',
]);

/**
 * @param {Core} core
 * @param {unknown} given
 */
export function masks(core, given) {
  const call = 'figures.masks';
  const all = options(call, given, MASKS);
  const { Tq: rows, Tk: keys = rows, scores, padLeft = 0, padRight = 0, afterSoftmax = false } = all;
  const { causal, mask, emptyRows } = all;
  const [Tq, Tk] = [size(call, 'Tq', rows), size(call, 'Tk', keys)];
  const seen = readSeen(call, { causal, mask, emptyRows }, { B: 1, H: 1, Hkv: 1, Tq, Tk, dk: 1, dv: 1 });
  if (seen.bias || (seen.mask && (seen.mask.shape[2] !== Tq || seen.mask.shape[3] !== Tk))) {
    throw new AttnError('ATTN_BAD_MASK', call, 'mask', 'mask must be attend or blocked with Tq·Tk entries');
  }
  return core.run(call, runMasks, Tq, Tk, floats(call, 'scores', scores, 'Tq·Tk', Tq, Tk), seen,
    size(call, 'padLeft', padLeft), size(call, 'padRight', padRight), boolean(call, 'afterSoftmax', afterSoftmax));
}

/**
 * @param {Core} core
 * @param {number} Tq
 * @param {number} Tk
 * @param {FloatSource} scores
 * @param {Seen} seen
 * @param {number} padLeft
 * @param {number} padRight
 * @param {boolean} afterSoftmax
 */
function runMasks(core, Tq, Tk, scores, seen, padLeft, padRight, afterSoftmax) {
  const n = Tq * Tk;
  const args = core.scratch(at.SIZE);
  core.exports.attn_figure_masks_init(args);
  core.set(args, at.Tq, Tq);
  core.set(args, at.Tk, Tk);
  core.set(args, at.scores, core.putFloats(scores, n, 'scores'));
  core.set(args, at.causal, Number(seen.causal));
  core.set(args, at.offset, typeof seen.offset === 'number' ? seen.offset : seen.offset[0]);
  core.set(args, at.pad_left, padLeft);
  core.set(args, at.pad_right, padRight);
  core.set(args, at.after_softmax, Number(afterSoftmax));
  if (seen.emptyRows !== undefined) core.set(args, at.empty_rows, seen.emptyRows);
  if (seen.mask) {
    core.set(args, at.mask, core.putBytes(seen.mask.data, n, 'mask'));
    core.set(args, at.mask_kind, seen.mask.kind);
  }
  const visible = core.scratch(n);
  core.set(args, at.seen, visible);
  const weights = core.result(args, at.weights, n);
  const sums = core.result(args, at.sums, Tq);
  core.ok(core.exports.attn_figure_masks(args));
  return {
    seen: core.takeBytes(visible, n),
    weights: core.takeFloats(weights, n),
    sums: core.takeFloats(sums, Tq),
    emptyRows: core.wide(args, at.empty_row_count),
  };
}
