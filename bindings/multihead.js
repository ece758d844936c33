/** multiHead and multiHeadGrad: projections, attention in every head, projection back. */
import * as attentionAt from '../build/package/layout/attn_attention_args.js';
import * as at from '../build/package/layout/attn_multi_head_args.js';
import * as gradAt from '../build/package/layout/attn_multi_head_grads.js';
import { AttnError } from './errors.js';
import { divides, floats, options, product, size } from './check.js';
import { readSeen, SEEN_OPTIONS, writeSeen } from './masks.js';
import { askFor, emptyRows, results } from './attention.js';

/**
 * @typedef {import('./core.js').Core} Core
 * @typedef {import('./check.js').FloatSource} FloatSource
 * @typedef {import('./masks.js').Sizes} Sizes
 * @typedef {import('./masks.js').Seen} Seen
 * @typedef {{ data: FloatSource, count: number, name: string }} Tensor
 * @typedef {{ sizes: Sizes, D: number, keyDim: number, valueDim: number, seen: Seen, self: boolean,
 *   tokens: Record<string, Tensor>, params: Record<string, Tensor> }} Problem
 */

const SELF = 'x';
const CROSS = ['query', 'key', 'value'];
const MULTI_HEAD = new Set([SELF, ...CROSS, 'shape', 'params', ...SEEN_OPTIONS]);
const MULTI_HEAD_GRAD = new Set([...MULTI_HEAD, 'outputGrad']);
/** Where the pointers to tokens and params go, and those to their gradients. */
const INPUTS = {
  query: at.query, key: at.key, value: at.value,
  wq: at.wq, wk: at.wk, wv: at.wv, wo: at.wo, bq: at.bq, bk: at.bk, bv: at.bv, bo: at.bo,
};
const GRADS = {
  x: gradAt.x_grad, query: gradAt.query_grad, key: gradAt.key_grad, value: gradAt.value_grad,
  wq: gradAt.wq_grad, wk: gradAt.wk_grad, wv: gradAt.wv_grad, wo: gradAt.wo_grad,
  bq: gradAt.bq_grad, bk: gradAt.bk_grad, bv: gradAt.bv_grad, bo: gradAt.bo_grad, bias: gradAt.bias_grad,
};
const SHAPE = new Set(['B', 'Tq', 'Tk', 'D', 'H', 'Hkv', 'keyDim', 'valueDim']);
const PARAMS = new Set(['wq', 'wk', 'wv', 'wo', 'bq', 'bk', 'bv', 'bo']);

/**
 * @param {unknown} given
 * @returns {[Problem]}
 */
export const readMultiHead = (given) => [readProblem('multiHead', options('multiHead', given, MULTI_HEAD))];

/**
 * @param {unknown} given
 * @returns {[Problem, FloatSource]}
 */
export function readMultiHeadGrad(given) {
  const call = 'multiHeadGrad';
  const all = options(call, given, MULTI_HEAD_GRAD);
  const problem = readProblem(call, all);
  const { sizes: { B, Tq }, D } = problem;
  return [problem, floats(call, 'outputGrad', all.outputGrad, 'B·Tq·D', B, Tq, D)];
}

/**
 * @param {string} call
 * @param {Record<string, unknown>} given
 * @returns {Problem}
 */
function readProblem(call, given) {
  const shape = readShape(call, given.shape);
  const { sizes, D, keyDim, valueDim } = shape;
  const { B, H, Hkv, Tq, Tk } = sizes;
  const E = (Hkv * D) / H;
  const seen = readSeen(call, given, sizes);
  const { x, query, key, value } = given;
  const self = x !== undefined;
  if (self && (query !== undefined || key !== undefined || value !== undefined)) {
    throw new AttnError('ATTN_BAD_TYPE', call, SELF, 'x stands for query, key and value: give x alone, or the three');
  }
  if (self) checkSelf(call, shape);
  /** @type {Record<string, Tensor>} */
  const tokens = self
    ? { x: tensor(call, SELF, x, 'B·Tq·D', B, Tq, D) }
    : {
      query: tensor(call, 'query', query, 'B·Tq·D', B, Tq, D),
      key: tensor(call, 'key', key, 'B·Tk·keyDim', B, Tk, keyDim),
      value: tensor(call, 'value', value, 'B·Tk·valueDim', B, Tk, valueDim),
    };
  const params = readParams(call, given.params, D, E, keyDim, valueDim);
  return { sizes, D, keyDim, valueDim, seen, self, tokens, params };
}

/**
 * @param {string} call
 * @param {unknown} shape
 */
function readShape(call, shape) {
  const { B = 1, Tq, Tk = Tq, D, H, Hkv = H, keyDim = D, valueDim = D } = options(call, shape, SHAPE, 'shape');
  const all = {
    sizes: {
      B: size(call, 'B', B),
      Tq: size(call, 'Tq', Tq),
      Tk: size(call, 'Tk', Tk),
      H: size(call, 'H', H, 1),
      Hkv: size(call, 'Hkv', Hkv, 1),
      // Of a head; the module works them out itself.
      dk: 0,
      dv: 0,
    },
    D: size(call, 'D', D, 1),
    keyDim: size(call, 'keyDim', keyDim),
    valueDim: size(call, 'valueDim', valueDim),
  };
  divides(call, 'H', all.sizes.H, 'D', all.D);
  divides(call, 'Hkv', all.sizes.Hkv, 'H', all.sizes.H);
  return all;
}

/**
 * In self-attention there is one sequence of one width.
 * @param {string} call
 * @param {ReturnType<typeof readShape>} shape
 */
function checkSelf(call, { sizes: { Tq, Tk }, D, keyDim, valueDim }) {
  same(call, 'Tk', Tk, 'Tq', Tq);
  same(call, 'keyDim', keyDim, 'D', D);
  same(call, 'valueDim', valueDim, 'D', D);
}

/**
 * @param {string} call
 * @param {string} name
 * @param {number} got
 * @param {string} other
 * @param {number} expected
 */
function same(call, name, got, other, expected) {
  if (got !== expected) {
    throw new AttnError('ATTN_BAD_SHAPE', call, name,
      `${name} is ${got}, expected ${other} = ${expected} where x is given`);
  }
}

/**
 * @param {string} call
 * @param {unknown} given
 * @param {number} D
 * @param {number} E the width of keys and values
 * @param {number} keyDim
 * @param {number} valueDim
 */
function readParams(call, given, D, E, keyDim, valueDim) {
  const { wq, wk, wv, wo, bq, bk, bv, bo } = options(call, given, PARAMS, 'params');
  /** @type {Record<string, Tensor>} */
  const params = {
    wq: tensor(call, 'params.wq', wq, 'D·D', D, D),
    wk: tensor(call, 'params.wk', wk, 'keyDim·E', keyDim, E),
    wv: tensor(call, 'params.wv', wv, 'valueDim·E', valueDim, E),
    wo: tensor(call, 'params.wo', wo, 'D·D', D, D),
  };
  if (bq !== undefined) params.bq = tensor(call, 'params.bq', bq, 'D', D);
  if (bk !== undefined) params.bk = tensor(call, 'params.bk', bk, 'E', E);
  if (bv !== undefined) params.bv = tensor(call, 'params.bv', bv, 'E', E);
  if (bo !== undefined) params.bo = tensor(call, 'params.bo', bo, 'D', D);
  return params;
}

/**
 * @param {string} call
 * @param {string} name
 * @param {unknown} value
 * @param {string} letters
 * @param {number[]} sizes
 * @returns {Tensor}
 */
const tensor = (call, name, value, letters, ...sizes) => (
  { data: floats(call, name, value, letters, ...sizes), count: product(sizes), name });

/**
 * @param {Core} core
 * @param {Problem} problem
 */
export function runMultiHead(core, problem) {
  const { sizes, D, seen } = problem;
  const args = writeMultiHead(core, problem);
  const n = sizes.B * sizes.Tq * D;
  const output = core.result(args, at.output, n);
  const attention = args + at.attention;
  const asked = askFor(core, attention, sizes, seen.returns);
  core.ok(core.exports.attn_multi_head(args));
  return results(core, attention, sizes, output, n, asked);
}

/**
 * @param {Core} core
 * @param {Problem} problem
 * @param {FloatSource} outputGrad
 */
export function runMultiHeadGrad(core, problem, outputGrad) {
  const { sizes, D, seen, tokens, params } = problem;
  const args = writeMultiHead(core, problem);
  const grads = core.scratch(gradAt.SIZE);
  core.exports.attn_multi_head_grads_init(grads);
  core.set(grads, gradAt.output_grad, core.putFloats(outputGrad, sizes.B * sizes.Tq * D, 'outputGrad'));
  /** @param {string} name @param {number} count */
  const ask = (name, count) => (
    { name, pointer: core.result(grads, GRADS[/** @type {keyof GRADS} */ (name)], count), count });
  const ofTokens = Object.entries(tokens).map(([name, { count }]) => ask(name, count));
  const ofParams = Object.entries(params).map(([name, { count }]) => ask(name, count));
  const ofBias = seen.bias && ask('bias', product(seen.bias.shape));
  core.ok(core.exports.attn_multi_head_grad(args, grads));
  /** @param {{ name: string, pointer: number, count: number }} asked @returns {[string, Float32Array]} */
  const take = ({ name, pointer, count }) => [name, core.takeFloats(pointer, count)];
  return {
    ...Object.fromEntries(ofTokens.map(take).map(([name, grad]) => [`${name}Grad`, grad])),
    params: Object.fromEntries(ofParams.map(take)),
    ...(ofBias ? { biasGrad: take(ofBias)[1] } : {}),
    emptyRows: emptyRows(core, args + at.attention),
  };
}

/**
 * An attn_multi_head_args with everything but results.
 * @param {Core} core
 * @param {Problem} problem
 */
function writeMultiHead(core, { sizes, D, keyDim, valueDim, seen, self, tokens, params }) {
  const args = core.scratch(at.SIZE);
  core.exports.attn_multi_head_init(args);
  const attention = args + at.attention;
  core.set(attention, attentionAt.B, sizes.B);
  core.set(attention, attentionAt.H, sizes.H);
  core.set(attention, attentionAt.Hkv, sizes.Hkv);
  core.set(attention, attentionAt.Tq, sizes.Tq);
  core.set(attention, attentionAt.Tk, sizes.Tk);
  writeSeen(core, attention, seen);
  core.set(args, at.D, D);
  core.set(args, at.key_dim, keyDim);
  core.set(args, at.value_dim, valueDim);
  /** @param {string} name @param {number} pointer */
  const point = (name, pointer) => core.set(args, INPUTS[/** @type {keyof INPUTS} */ (name)], pointer);
  const x = self && put(core, tokens.x);
  for (const name of CROSS) point(name, x || put(core, tokens[name]));
  for (const name of Object.keys(params)) point(name, put(core, params[name]));
  return args;
}

/**
 * @param {Core} core
 * @param {Tensor} tensor
 */
const put = (core, { data, count, name }) => core.putFloats(data, count, name);
