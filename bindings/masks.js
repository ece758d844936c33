/**
 * The options that attention, multi-head attention and the cache share: scale, soft cap, everything that hides keys,
 * and what to return. `readSeen` turns them into plain values, `writeSeen` puts those into attn_attention_args.
 */
import * as at from '../build/package/layout/attn_attention_args.js';
import {
  ATTN_EMPTY_NAN, ATTN_EMPTY_THROW, ATTN_EMPTY_ZERO, ATTN_MASK_ATTEND, ATTN_MASK_BLOCKED, ATTN_SCORES_CAPPED,
  ATTN_SCORES_MASKED, ATTN_SCORES_SCALED,
} from '../build/package/layout/constants.js';
import { AttnError, show, typedLength, typedName } from './errors.js';
import {
  arrayLength, boolean, choice, finite, floats, integer, integers, isRecord, options, product, refuseNested, room, size,
  typedNumbers, wrongType,
} from './check.js';

/**
 * @typedef {import('./core.js').Core} Core
 * @typedef {import('./check.js').FloatSource} FloatSource
 * @typedef {{ B: number, H: number, Hkv: number, Tq: number, Tk: number, dk: number, dv: number }} Sizes
 * @typedef {{ data: Uint8Array | Uint8ClampedArray, kind: number, shape: number[] }} Mask
 * @typedef {{ data: FloatSource, shape: number[] }} Bias
 * @typedef {{ weights: boolean, scores: number | undefined, logSumExp: boolean }} Returns
 * @typedef {{ scale: number | undefined, softcap: number | undefined, causal: boolean, offset: number | Int32Array,
 *   keyLengths: Int32Array | undefined, left: number, right: number, mask: Mask | undefined, bias: Bias | undefined,
 *   emptyRows: number | undefined, returns: Returns }} Seen
 */

/** Their names, for the tables of known options. */
export const SEEN_OPTIONS = ['scale', 'softcap', 'causal', 'keyLengths', 'window', 'mask', 'emptyRows', 'returns'];

const CAUSAL = new Set(['offset']);
const WINDOW = new Set(['left', 'right', 'offset']);
const MASK = new Set(['attend', 'blocked', 'bias', 'shape']);
const RETURNS = new Set(['weights', 'scores', 'logSumExp']);
const EMPTY_ROWS = new Map([['nan', ATTN_EMPTY_NAN], ['zero', ATTN_EMPTY_ZERO], ['throw', ATTN_EMPTY_THROW]]);
const SCORES = new Map([
  ['scaled', ATTN_SCORES_SCALED], ['capped', ATTN_SCORES_CAPPED], ['masked', ATTN_SCORES_MASKED],
]);
const NOTHING = Object.freeze({ weights: false, scores: undefined, logSumExp: false });

/**
 * @param {string} call
 * @param {Record<string, unknown>} given
 * @param {Sizes} sizes
 * @param {number} [causalOffset] the offset that `causal: true` stands for
 * @returns {Seen}
 */
export function readSeen(call, given, sizes, causalOffset = 0) {
  const { scale, softcap, causal, keyLengths, window, mask, emptyRows, returns } = given;
  const { B } = sizes;
  /** @type {Seen} */
  const seen = {
    scale: scale === undefined ? undefined : finite(call, 'scale', scale),
    softcap: softcap === undefined ? undefined : softCap(call, softcap),
    causal: false, offset: 0, left: -1, right: -1, keyLengths: undefined, mask: undefined, bias: undefined,
    emptyRows: emptyRows === undefined ? undefined : choice(call, 'emptyRows', emptyRows, EMPTY_ROWS),
    returns: returns === undefined ? NOTHING : readReturns(call, returns),
  };
  if (causal !== undefined) readCausal(call, causal, B, causalOffset, seen);
  if (keyLengths !== undefined) seen.keyLengths = integers(call, 'keyLengths', keyLengths, 'B', B);
  if (window !== undefined) readWindow(call, window, B, seen);
  if (mask !== undefined) readMasks(call, mask, sizes, seen);
  return seen;
}

/**
 * @param {string} call
 * @param {unknown} value
 */
function softCap(call, value) {
  const expected = '0 or a positive finite number';
  const cap = finite(call, 'softcap', value, expected);
  // What float32 takes for 0 would mean no cap at all.
  if (cap === 0 || Math.fround(cap) > 0) return cap;
  throw new AttnError('ATTN_BAD_VALUE', call, 'softcap',
    `softcap is ${cap}, expected ${expected}${cap > 0 ? ' that float32 can hold' : ''}`);
}

/**
 * @param {string} call
 * @param {unknown} value
 * @returns {Returns}
 */
function readReturns(call, value) {
  const { weights, scores, logSumExp } = options(call, value, RETURNS, 'returns');
  return {
    weights: weights !== undefined && boolean(call, 'returns.weights', weights),
    scores: scores === undefined ? undefined : choice(call, 'returns.scores', scores, SCORES),
    logSumExp: logSumExp !== undefined && boolean(call, 'returns.logSumExp', logSumExp),
  };
}

/**
 * @param {string} call
 * @param {string} name
 * @param {unknown} value one number, or one per batch item
 * @param {number} B
 */
function readOffset(call, name, value, B) {
  if (typeof value === 'number') return integer(call, name, value);
  if (typeof value !== 'object' || value === null) {
    throw wrongType(call, name, value, 'a whole number, or an array of one per batch item');
  }
  return integers(call, name, value, 'B', B);
}

/**
 * @param {string} call
 * @param {unknown} value
 * @param {number} B
 * @param {number} whenTrue
 * @param {Seen} seen
 */
function readCausal(call, value, B, whenTrue, seen) {
  if (typeof value === 'boolean') {
    seen.causal = value;
    if (value) seen.offset = whenTrue;
    return;
  }
  if (typeof value !== 'object' || value === null) throw wrongType(call, 'causal', value, 'true, false or { offset }');
  const { offset } = options(call, value, CAUSAL, 'causal');
  seen.causal = true;
  if (offset !== undefined) seen.offset = readOffset(call, 'causal.offset', offset, B);
}

/**
 * @param {string} call
 * @param {unknown} value
 * @param {number} B
 * @param {Seen} seen
 */
function readWindow(call, value, B, seen) {
  const { left, right, offset } = options(call, value, WINDOW, 'window');
  if (left !== undefined) seen.left = integer(call, 'window.left', left);
  if (right !== undefined) seen.right = integer(call, 'window.right', right);
  if (offset === undefined) return;
  const own = readOffset(call, 'window.offset', offset, B);
  if (seen.causal && !sameOffset(own, seen.offset, B)) {
    throw new AttnError('ATTN_BAD_VALUE', call, 'window.offset', 'window.offset differs from the offset of causal; '
      + 'both masks use one offset: give it once');
  }
  seen.offset = own;
}

/**
 * @param {number | Int32Array} a
 * @param {number | Int32Array} b
 * @param {number} B
 */
function sameOffset(a, b, B) {
  for (let item = 0; item < B; item++) {
    if ((typeof a === 'number' ? a : a[item]) !== (typeof b === 'number' ? b : b[item])) return false;
  }
  return true;
}

/**
 * @param {string} call
 * @param {unknown} value
 * @param {Sizes} sizes
 * @param {Seen} seen
 */
function readMasks(call, value, sizes, seen) {
  if (!Array.isArray(value)) {
    readMask(call, 'mask', value, sizes, seen);
    return;
  }
  const { length } = value;
  for (let n = 0; n < length; n++) {
    const one = value[n];
    // An array of anything but masks is itself a mask without a name.
    readMask(call, isRecord(one) ? `mask[${n}]` : 'mask', isRecord(one) ? one : value, sizes, seen);
  }
}

/**
 * @param {string} call
 * @param {string} name
 * @param {unknown} value
 * @param {Sizes} sizes
 * @param {Seen} seen
 */
function readMask(call, name, value, sizes, seen) {
  if (!isRecord(value)) {
    throw badMask(call, name, `${name} is ${show(value)} and does not say what 1 means: give `
      + '{ attend: … } (1 = may attend), { blocked: … } (1 = blocked) or { bias: … } (added to the scores)');
  }
  const { attend, blocked, bias, shape } = options(call, value, MASK, name);
  if (Number(attend !== undefined) + Number(blocked !== undefined) + Number(bias !== undefined) !== 1) {
    throw badMask(call, name, `${name} holds not exactly one of attend, blocked and bias`);
  }
  if (bias !== undefined) {
    if (seen.bias) throw badMask(call, name, `${name} is a second bias: add the two up`);
    const full = maskShape(call, `${name}.bias`, bias, shape, sizes);
    seen.bias = { data: floats(call, `${name}.bias`, bias, 'shape', ...full), shape: full };
    return;
  }
  if (seen.mask) throw badMask(call, name, `${name} is a second mask of 0 and 1: combine the two`);
  const word = attend === undefined ? 'blocked' : 'attend';
  const entries = attend ?? blocked;
  const full = maskShape(call, `${name}.${word}`, entries, shape, sizes);
  seen.mask = {
    data: zeroOrOne(call, `${name}.${word}`, entries, product(full)),
    kind: attend === undefined ? ATTN_MASK_BLOCKED : ATTN_MASK_ATTEND, shape: full,
  };
}

/**
 * The shape with four axes. Left out, it follows from the length: B·H·Tq·Tk or Tq·Tk.
 * @param {string} call
 * @param {string} name of the entries
 * @param {unknown} entries
 * @param {unknown} shape
 * @param {Sizes} sizes
 * @returns {number[]}
 */
function maskShape(call, name, entries, shape, { B, H, Tq, Tk }) {
  const full = [B, H, Tq, Tk];
  const length = lengthOfEntries(call, name, entries);
  if (shape === undefined) {
    if (length === product(full)) return full;
    if (length === Tq * Tk) return [1, 1, Tq, Tk];
    throw badMask(call, name, `${name} has ${length} entries, neither B·H·Tq·Tk = ${product(full)} `
      + `nor Tq·Tk = ${Tq * Tk}; any other mask needs a shape`);
  }
  const path = `${name.slice(0, name.lastIndexOf('.'))}.shape`;
  const rank = arrayLength(call, path, shape);
  if (rank < 1 || rank > 4) {
    throw badMask(call, path, `${path} has ${rank} axes, expected 1 to 4, aligned with [B,H,Tq,Tk] from the right`);
  }
  const axes = [1, 1, 1, 1];
  for (let n = 0; n < rank; n++) {
    const axis = 4 - rank + n;
    axes[axis] = size(call, `${path}[${n}]`, /** @type {ArrayLike<unknown>} */ (shape)[n]);
    if (axes[axis] !== 1 && axes[axis] !== full[axis]) {
      const letter = ['B', 'H', 'Tq', 'Tk'][axis];
      throw badMask(call, path, `${path} has ${axes[axis]} along ${letter}, expected 1 or ${letter} = ${full[axis]}`);
    }
  }
  if (length !== product(axes)) {
    const formula = axes.slice(4 - rank).join('·');
    throw badMask(call, name, `${name} has ${length} entries, expected ${formula} = ${product(axes)} for its shape`);
  }
  return axes;
}

/**
 * @param {string} call
 * @param {string} name
 * @param {unknown} entries
 */
function lengthOfEntries(call, name, entries) {
  const typed = typedNumbers(call, name, entries);
  if (typed !== null) return typedLength(typed);
  const length = arrayLength(call, name, entries);
  if (length > 0) refuseNested(call, name, /** @type {ArrayLike<unknown>} */ (entries)[0], 'its entries');
  return length;
}

/**
 * Bytes of 0 and 1: bytes as they came, which C looks through, or made of numbers or booleans.
 * @param {string} call
 * @param {string} name
 * @param {unknown} value
 * @param {number} count
 * @returns {Uint8Array | Uint8ClampedArray}
 */
function zeroOrOne(call, name, value, count) {
  const kind = ArrayBuffer.isView(value) ? typedName(value) : undefined;
  if (kind === 'Uint8Array' || kind === 'Uint8ClampedArray') return /** @type {Uint8Array} */ (value);
  const out = room(call, Uint8Array, count);
  const list = /** @type {ArrayLike<unknown>} */ (value);
  for (let n = 0; n < count; n++) {
    const entry = list[n];
    if (entry !== 0 && entry !== 1 && entry !== false && entry !== true) {
      throw badMask(call, name, `${name} holds ${show(entry)} at ${n}, expected 0, 1, true or false`);
    }
    out[n] = Number(entry);
  }
  return out;
}

/**
 * @param {string} call
 * @param {string} argument
 * @param {string} message
 */
const badMask = (call, argument, message) => new AttnError('ATTN_BAD_MASK', call, argument, message);

/**
 * @param {Core} core
 * @param {number} args an initialised attn_attention_args
 * @param {Seen} seen
 */
export function writeSeen(core, args, seen) {
  if (seen.scale !== undefined) core.setFloat(args, at.scale, seen.scale);
  if (seen.softcap !== undefined) core.setFloat(args, at.softcap, seen.softcap);
  if (seen.causal) core.set(args, at.causal, 1);
  if (typeof seen.offset === 'number') core.set(args, at.offset, seen.offset);
  else core.set(args, at.offsets, core.putIntegers(seen.offset));
  if (seen.keyLengths !== undefined) core.set(args, at.key_lengths, core.putIntegers(seen.keyLengths));
  core.set(args, at.window_left, seen.left);
  core.set(args, at.window_right, seen.right);
  if (seen.emptyRows !== undefined) core.set(args, at.empty_rows, seen.emptyRows);
  if (seen.mask !== undefined) {
    core.set(args, at.mask, core.putBytes(seen.mask.data, product(seen.mask.shape), 'mask'));
    core.set(args, at.mask_kind, seen.mask.kind);
    writeShape(core, args + at.mask_shape, seen.mask.shape);
  }
  if (seen.bias !== undefined) {
    core.set(args, at.bias, core.putFloats(seen.bias.data, product(seen.bias.shape), 'mask.bias'));
    writeShape(core, args + at.bias_shape, seen.bias.shape);
  }
}

/**
 * @param {Core} core
 * @param {number} pointer
 * @param {number[]} shape
 */
function writeShape(core, pointer, shape) {
  for (let axis = 0; axis < 4; axis++) core.memory().setInt32(pointer + 4 * axis, shape[axis], true);
}
