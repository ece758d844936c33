/**
 * How each call is cut into pieces, each a smaller call of the same name. Items and heads of keys and values (with the
 * query heads that share them) are worlds of their own: the core goes from one to the next and computes each alike,
 * whatever came before. So the pieces give the same bits as the whole. What adds up over them is not cut.
 */
import { ATTN_BTHD } from '../../build/package/layout/constants.js';
import { box, sizes } from './split.js';

/**
 * @typedef {import('../check.js').FloatSource} FloatSource
 * @typedef {import('../masks.js').Seen} Seen
 * @typedef {import('../masks.js').Sizes} Sizes
 * @typedef {import('./split.js').Axes} Axes
 * @typedef {import('./split.js').Range} Range
 * @typedef {import('./split.js').Span} Span
 * @typedef {Float32Array | Uint8Array | Int32Array} Part
 * @typedef {{ name: string, source: FloatSource, axes: Axes, bytes?: boolean }} Input
 *   bytes: taken as they are, not as numbers
 * @typedef {(name: string) => any} Taken the part of an input that belongs to a piece; undefined where there is none
 * @typedef {object} Plan
 * @property {Span} items as `ranges` takes them
 * @property {Span} heads
 * @property {boolean} few each piece costs much by itself, so that there should be no more than workers
 * @property {Input[]} inputs
 * @property {(range: Range, taken: Taken) => unknown[]} piece the arguments of a piece, after the core
 * @property {Record<string, Axes>} results those that are put together; others come from one piece
 */

/** Names of inputs, as the binding's errors have them. */
const MASK = 'mask';
const BIAS = 'mask.bias';

/** @type {Record<string, (args: any) => Plan>} */
export const PLANS = {
  attention: ([problem]) => {
    const plan = ofAttention(problem);
    const { H, Hkv, Tq, dv } = problem.sizes;
    return { ...plan, results: { output: plan.rows(Tq, H, dv, H / Hkv), ...ofScores(problem.sizes, problem.seen) } };
  },

  attentionGrad: ([problem, outputGrad]) => {
    const plan = ofAttention(problem);
    const { sizes: { B, H, Hkv, Tq, dv }, seen: { bias } } = problem;
    const [q, k, v] = plan.inputs.map(({ axes }) => axes);
    const output = plan.rows(Tq, H, dv, H / Hkv);
    return {
      ...plan,
      // The gradient of a bias adds up over what it is broadcast.
      items: [B, bias?.shape[0] === 1 ? 1 : B],
      heads: [Hkv, bias?.shape[1] === 1 ? 1 : Hkv],
      inputs: [...plan.inputs, { name: 'outputGrad', source: outputGrad, axes: output }],
      piece: (range, taken) => [...plan.piece(range, taken), taken('outputGrad')],
      results: { qGrad: q, kGrad: k, vGrad: v, ...(bias ? { biasGrad: tableAxes(bias.shape, H / Hkv) } : {}) },
    };
  },

  multiHead: ([problem]) => {
    const { sizes: all, D } = problem;
    const { B, Tq } = all;
    return {
      ...ofMultiHead(problem, [], B),
      results: { output: { shape: [B, Tq, D, 1] }, ...ofScores(all, problem.seen) },
    };
  },

  // The gradients of the parameters add up over all items.
  multiHeadGrad: ([problem, outputGrad]) => {
    const { B, Tq } = problem.sizes;
    const output = { shape: [B, Tq, problem.D, 1] };
    return ofMultiHead(problem, [{ name: 'outputGrad', source: outputGrad, axes: output }], 1);
  },
};

/**
 * @param {import('../attention.js').Problem} problem
 */
function ofAttention(problem) {
  const { sizes: all, layout, seen, q, k, v } = problem;
  const { B, H, Hkv, Tq, Tk, dk, dv } = all;
  const group = H / Hkv;
  const sideBySide = layout === ATTN_BTHD;
  /** @param {number} T @param {number} heads @param {number} d @param {number} each @returns {Axes} */
  const rows = (T, heads, d, each) => ({
    shape: sideBySide ? [B, T, heads, d] : [B, heads, T, d], heads: sideBySide ? 2 : 1, group: each,
  });
  /** @type {Input[]} */
  const inputs = [
    { name: 'q', source: q, axes: rows(Tq, H, dk, group) },
    { name: 'k', source: k, axes: rows(Tk, Hkv, dk, 1) },
    { name: 'v', source: v, axes: rows(Tk, Hkv, dv, 1) },
    ...ofSeen(seen, group),
  ];
  return {
    rows, inputs,
    items: /** @type {Span} */ ([B, B]),
    heads: /** @type {Span} */ ([Hkv, Hkv]),
    // A table of scores that several pieces need goes to each of them.
    few: [seen.mask, seen.bias].some((one) => one && one.shape[0] * one.shape[1] < B * Hkv && one.shape[2] > 1),
    /** @type {Plan['piece']} */
    piece: (range, taken) => {
      const heads = range.heads[1] - range.heads[0];
      return [{
        ...problem,
        sizes: { ...all, B: range.items[1] - range.items[0], H: heads * group, Hkv: heads },
        seen: cutSeen(seen, group, range, taken), q: taken('q'), k: taken('k'), v: taken('v'),
      }];
    },
  };
}

/**
 * @param {import('../multihead.js').Problem} problem
 * @param {Input[]} more
 * @param {number} most items apart
 * @returns {Plan}
 */
function ofMultiHead(problem, more, most) {
  const { sizes: all, seen, tokens, params } = problem;
  const { B, H, Hkv } = all;
  const inputs = Object.values(tokens).map(({ data, count, name }) => (
    { name, source: data, axes: { shape: [B, count / (B || 1), 1, 1] } }));
  const shared = Object.values(params).map(({ data, count, name }) => (
    { name, source: data, axes: { shape: [1, count, 1, 1] } }));
  return {
    items: [B, most], heads: [Hkv, 1], few: true,
    inputs: [...ofSeen(seen, H / Hkv), ...inputs, ...shared, ...more],
    piece: (range, taken) => {
      /** @param {typeof tokens} tensors */
      const cut = (tensors) => Object.fromEntries(Object.entries(tensors).map(([key, { name }]) => {
        const data = taken(name);
        return [key, { data, count: data.length, name }];
      }));
      return [{
        ...problem,
        sizes: { ...all, B: range.items[1] - range.items[0] },
        seen: cutSeen(seen, H / Hkv, range, taken), tokens: cut(tokens), params: cut(params),
      }, ...more.map(({ name }) => taken(name))];
    },
    results: {},
  };
}

/**
 * What is returned beside the output, where asked for.
 * @param {Sizes} sizes
 * @param {Seen} seen
 * @returns {Plan['results']}
 */
function ofScores({ B, H, Hkv, Tq, Tk }, { returns: { weights, scores, logSumExp } }) {
  const table = tableAxes([B, H, Tq, Tk], H / Hkv);
  return {
    ...(weights ? { weights: table } : {}),
    ...(scores === undefined ? {} : { scores: table }),
    ...(logSumExp ? { logSumExp: tableAxes([B, H, Tq, 1], H / Hkv) } : {}),
  };
}

/** @param {number[]} shape @param {number} group @returns {Axes} */
const tableAxes = (shape, group) => ({ shape, heads: 1, group });

/**
 * @param {Seen} seen
 * @param {number} group
 * @returns {Input[]}
 */
const ofSeen = ({ mask, bias }, group) => [
  ...(mask ? [{ name: MASK, source: mask.data, axes: tableAxes(mask.shape, group), bytes: true }] : []),
  ...(bias ? [{ name: BIAS, source: bias.data, axes: tableAxes(bias.shape, group) }] : []),
];

/**
 * @param {Seen} seen
 * @param {number} group
 * @param {Range} range
 * @param {Taken} taken
 * @returns {Seen}
 */
function cutSeen(seen, group, range, taken) {
  const { mask, bias, keyLengths, offset } = seen;
  /** @param {number[]} shape */
  const cut = (shape) => sizes(box(tableAxes(shape, group), range));
  return {
    ...seen,
    offset: typeof offset === 'number' ? offset : offset.slice(...range.items),
    keyLengths: keyLengths?.slice(...range.items),
    mask: mask && { ...mask, data: taken(MASK), shape: cut(mask.shape) },
    bias: bias && { data: taken(BIAS), shape: cut(bias.shape) },
  };
}
