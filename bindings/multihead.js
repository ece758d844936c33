/** multiHead and multiHeadGrad: projections, attention in every head, projection back. */
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
const SHAPE = new Set(['B', 'Tq', 'Tk', 'D', 'H', 'Hkv', 'keyDim', 'valueDim']);
const PARAMS = new Set(['wq', 'wk', 'wv', 'wo', 'bq', 'bk', 'bv', 'bo']);

/**
 * @param {Core} core
 * @param {unknown} given
 * @returns {[Problem]}
 */
export const readMultiHead = (core, given) => (
  [readProblem(core, 'multiHead', options('multiHead', given, MULTI_HEAD))]);

/**
 * @param {Core} core
 * @param {unknown} given
 * @returns {[Problem, FloatSource]}
 */
export function readMultiHeadGrad(core, given) {
  const call = 'multiHeadGrad';
  const all = options(call, given, MULTI_HEAD_GRAD);
  const problem = readProblem(core, call, all);
  const { sizes: { B, Tq }, D } = problem;
  return [problem, floats(call, 'outputGrad', all.outputGrad, 'B·Tq·D', B, Tq, D)];
}

/**
 * @param {Core} core
 * @param {string} call
 * @param {Record<string, unknown>} given
 * @returns {Problem}
 */
function readProblem(core, call, given) {
  const shape = readShape(call, given.shape);
  const { sizes, D, keyDim, valueDim } = shape;
  const { B, H, Hkv, Tq, Tk } = sizes;
  const E = (Hkv * D) / H;
  const seen = readSeen(core, call, given, sizes);
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
  const { fields } = core.layout.multiHead;
  const { sizes, D, seen } = problem;
  const args = writeMultiHead(core, problem);
  const n = sizes.B * sizes.Tq * D;
  const output = core.result(args, fields.output, n);
  const attention = args + fields.attention.at;
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
  const grads = core.scratch(core.layout.multiHeadGrads.size);
  core.exports.attn_multi_head_grads_init(grads);
  const { fields } = core.layout.multiHeadGrads;
  core.set(grads, fields.output_grad, core.putFloats(outputGrad, sizes.B * sizes.Tq * D, 'outputGrad'));
  /** @param {string} field @param {number} count */
  const ask = (field, count) => ({ field, pointer: core.result(grads, fields[`${field}_grad`], count), count });
  const ofTokens = Object.entries(tokens).map(([name, { count }]) => ask(name, count));
  const ofParams = Object.entries(params).map(([name, { count }]) => ask(name, count));
  const ofBias = seen.bias && ask('bias', product(seen.bias.shape));
  core.ok(core.exports.attn_multi_head_grad(args, grads));
  /** @param {{ field: string, pointer: number, count: number }} asked @returns {[string, Float32Array]} */
  const take = ({ field, pointer, count }) => [field, core.takeFloats(pointer, count)];
  return {
    ...Object.fromEntries(ofTokens.map(take).map(([name, grad]) => [`${name}Grad`, grad])),
    params: Object.fromEntries(ofParams.map(take)),
    ...(ofBias ? { biasGrad: take(ofBias)[1] } : {}),
    emptyRows: emptyRows(core, args + core.layout.multiHead.fields.attention.at),
  };
}

/**
 * An attn_multi_head_args with everything but results.
 * @param {Core} core
 * @param {Problem} problem
 */
function writeMultiHead(core, { sizes, D, keyDim, valueDim, seen, self, tokens, params }) {
  const { fields } = core.layout.multiHead;
  const at = core.layout.attention.fields;
  const args = core.scratch(core.layout.multiHead.size);
  core.exports.attn_multi_head_init(args);
  const attention = args + fields.attention.at;
  core.set(attention, at.B, sizes.B);
  core.set(attention, at.H, sizes.H);
  core.set(attention, at.Hkv, sizes.Hkv);
  core.set(attention, at.Tq, sizes.Tq);
  core.set(attention, at.Tk, sizes.Tk);
  writeSeen(core, attention, seen);
  core.set(args, fields.D, D);
  core.set(args, fields.key_dim, keyDim);
  core.set(args, fields.value_dim, valueDim);
  if (self) {
    const x = put(core, tokens.x);
    for (const name of CROSS) core.set(args, fields[name], x);
  } else {
    for (const name of CROSS) core.set(args, fields[name], put(core, tokens[name]));
  }
  for (const name of Object.keys(params)) core.set(args, fields[name], put(core, params[name]));
  return args;
}

/**
 * @param {Core} core
 * @param {Tensor} tensor
 */
const put = (core, { data, count, name }) => core.putFloats(data, count, name);
