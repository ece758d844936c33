/** Why 1/√dk: what the softmax makes of random queries and keys. */
import * as at from '../../build/package/layout/attn_figure_scaling_args.js';
import { boolean, floats, lengthOfNumbers, options, size } from '../check.js';
import { readSeed } from '../random.js';

/**
 * @typedef {import('../core.js').Core} Core
 * @typedef {{ seed: bigint, dk: number, keys: number, first: number, draws: number }} Sweep
 */

const SCALING = new Set(['seed', 'dk', 'keys', 'firstDraw', 'draws']);
const WEIGHTS = new Set(['seed', 'dk', 'keys', 'draw', 'scaled']);

/**
 * @param {Core} core
 * @param {unknown} given
 */
export function scaling(core, given) {
  const call = 'figures.scaling';
  const { seed, dk, keys = 16, firstDraw = 0, draws = 1 } = options(call, given, SCALING);
  return core.run(call, runScaling, {
    seed: readSeed(call, seed), dk: size(call, 'dk', dk, 1), keys: size(call, 'keys', keys, 1),
    first: size(call, 'firstDraw', firstDraw), draws: size(call, 'draws', draws),
  });
}

/**
 * @param {Core} core
 * @param {unknown} given
 */
export function scalingWeights(core, given) {
  const call = 'figures.scalingWeights';
  const { seed, dk, keys = 16, draw = 0, scaled = true } = options(call, given, WEIGHTS);
  const sweep = {
    seed: readSeed(call, seed), dk: size(call, 'dk', dk, 1), keys: size(call, 'keys', keys, 1),
    first: size(call, 'draw', draw), draws: 1,
  };
  return core.run(call, runWeights, sweep, boolean(call, 'scaled', scaled));
}

/**
 * @param {Core} core
 * @param {unknown} values
 */
export function scalingSummary(core, values) {
  const call = 'figures.scalingSummary';
  const n = size(call, 'n', lengthOfNumbers(call, 'values', values));
  return core.run(call, runSummary, floats(call, 'values', values, 'n', n), n);
}

/**
 * @param {Core} core
 * @param {Sweep} sweep
 */
function writeSweep(core, { seed, dk, keys, first, draws }) {
  const args = core.scratch(at.SIZE);
  core.exports.attn_figure_scaling_init(args);
  core.setWide(args, at.seed, seed);
  core.set(args, at.dk, dk);
  core.set(args, at.keys, keys);
  core.set(args, at.first_draw, first);
  core.set(args, at.draws, draws);
  return args;
}

/**
 * @param {Core} core
 * @param {Sweep} sweep
 */
function runScaling(core, sweep) {
  const n = 2 * sweep.draws;
  const args = writeSweep(core, sweep);
  const frobenius = core.result(args, at.frobenius, n);
  const largest = core.result(args, at.largest, n);
  const small = core.result(args, at.small, n);
  core.ok(core.exports.attn_figure_scaling(args));
  return {
    frobenius: core.takeFloats(frobenius, n), largest: core.takeFloats(largest, n), small: core.takeFloats(small, n),
  };
}

/**
 * @param {Core} core
 * @param {Sweep} sweep
 * @param {boolean} scaled
 */
function runWeights(core, sweep, scaled) {
  const args = writeSweep(core, sweep);
  const weights = core.numbers(sweep.keys);
  const scores = core.numbers(sweep.keys);
  core.ok(core.exports.attn_figure_scaling_weights(weights, scores, args, Number(scaled)));
  return { weights: core.takeFloats(weights, sweep.keys), scores: core.takeFloats(scores, sweep.keys) };
}

/**
 * @param {Core} core
 * @param {import('../check.js').FloatSource} values
 * @param {number} n
 */
function runSummary(core, values, n) {
  const summary = core.numbers(5);
  core.ok(core.exports.attn_figure_scaling_summary(summary, core.putFloats(values, n, 'values'), n));
  const [lowerQuartile, lower, median, upper, upperQuartile] = core.takeFloats(summary, 5);
  return { lowerQuartile, lower, median, upper, upperQuartile };
}
