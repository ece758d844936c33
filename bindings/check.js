/**
 * Checks of types, lengths and unknown names; what the numbers mean is checked in C.
 *
 * The caller's own code (getters, proxies, array-likes) runs only in here, and each property is read once: what comes
 * out is plain numbers and arrays of ours, or typed arrays whose length is looked at again when they are copied.
 */
import { AttnError, isArray, isDetached, show, typedLength, typedName } from './errors.js';

/** The largest size, int32_t in C. */
const MOST = 2 ** 31 - 1;

/**
 * An object of options that holds no name but the known ones.
 * @param {string} call
 * @param {unknown} value
 * @param {ReadonlySet<string>} known
 * @param {string} [path] the argument that holds it; '' for the call's own
 * @returns {Record<string, unknown>}
 */
export function options(call, value, known, path = '') {
  if (!isRecord(value)) {
    throw wrongType(call, path || 'the argument', value, `an object with ${[...known].join(', ')}`, path);
  }
  for (const name of Object.keys(value)) {
    if (!known.has(name)) {
      const full = path ? `${path}.${name}` : name;
      throw new AttnError('ATTN_UNKNOWN_OPTION', call, full,
        `${full} is not an option; known are ${[...known].join(', ')}`);
    }
  }
  return /** @type {Record<string, unknown>} */ (value);
}

/**
 * An object that is no array of any kind.
 * @param {unknown} value
 * @returns {value is object}
 */
export const isRecord = (value) => (
  typeof value === 'object' && value !== null && isArray(value) === false && !ArrayBuffer.isView(value));

/**
 * A size: a whole number from `least` to 2³¹ − 1.
 * @param {string} call
 * @param {string} name
 * @param {unknown} value
 * @param {number} [least]
 * @returns {number}
 */
export function size(call, name, value, least = 0) {
  if (typeof value !== 'number') throw wrongType(call, name, value, 'a whole number');
  if (!Number.isInteger(value) || value < least || value > MOST) {
    throw new AttnError('ATTN_BAD_SHAPE', call, name,
      `${name} is ${value}, expected a whole number from ${least} to ${MOST}`);
  }
  return value;
}

/**
 * `whole` must be a multiple of `part`.
 * @param {string} call
 * @param {string} partName
 * @param {number} part
 * @param {string} wholeName
 * @param {number} whole
 */
export function divides(call, partName, part, wholeName, whole) {
  if (whole % part !== 0) {
    throw new AttnError('ATTN_BAD_SHAPE', call, partName,
      `${partName} is ${part}, expected a divisor of ${wholeName} = ${whole}`);
  }
}

/**
 * A whole number that fits int32_t.
 * @param {string} call
 * @param {string} name
 * @param {unknown} value
 * @returns {number}
 */
export function integer(call, name, value) {
  if (typeof value !== 'number') throw wrongType(call, name, value, 'a whole number');
  if (!Number.isInteger(value) || value < -MOST - 1 || value > MOST) {
    throw new AttnError('ATTN_BAD_VALUE', call, name, `${name} is ${value}, expected a whole number of 32 bits`);
  }
  return value;
}

/**
 * @param {string} call
 * @param {string} name
 * @param {unknown} value
 * @returns {number}
 */
export function number(call, name, value) {
  if (typeof value !== 'number') throw wrongType(call, name, value, 'a number');
  return value;
}

/**
 * A finite number that stays one as float32.
 * @param {string} call
 * @param {string} name
 * @param {unknown} value
 * @param {string} [expected]
 * @returns {number}
 */
export function finite(call, name, value, expected = 'a finite number') {
  const x = number(call, name, value);
  if (Number.isFinite(Math.fround(x))) return x;
  throw new AttnError('ATTN_BAD_VALUE', call, name,
    `${name} is ${x}, expected ${expected}${Number.isFinite(x) ? ' that float32 can hold' : ''}`);
}

/**
 * @param {string} call
 * @param {string} name
 * @param {unknown} value
 * @returns {boolean}
 */
export function boolean(call, name, value) {
  if (typeof value !== 'boolean') throw wrongType(call, name, value, 'true or false');
  return value;
}

/**
 * One of a few words; gives the C constant's value.
 * @param {string} call
 * @param {string} name
 * @param {unknown} value
 * @param {ReadonlyMap<string, number>} words
 * @returns {number}
 */
export function choice(call, name, value, words) {
  const found = typeof value === 'string' ? words.get(value) : undefined;
  if (found !== undefined) return found;
  const known = [...words.keys()].map((word) => `'${word}'`).join(' or ');
  if (typeof value !== 'string') throw wrongType(call, name, value, known);
  throw new AttnError('ATTN_BAD_VALUE', call, name, `${name} is ${show(value)}, expected ${known}`);
}

/**
 * Numbers for float32: a typed array as it came, or a Float32Array made of an array-like.
 * @param {string} call
 * @param {string} name
 * @param {unknown} value
 * @param {string} letters the axes, such as 'B·H·Tq·dk'
 * @param {number[]} sizes their sizes
 * @returns {FloatSource}
 */
export function floats(call, name, value, letters, ...sizes) {
  const count = product(sizes);
  const typed = typedNumbers(call, name, value);
  if (typed !== null) {
    if (typedLength(typed) !== count) throw wrongLength(call, name, typedLength(typed), letters, sizes);
    return typed;
  }
  const length = arrayLength(call, name, value);
  const list = /** @type {ArrayLike<unknown>} */ (value);
  const first = length > 0 ? list[0] : 0;
  refuseNested(call, name, first, letters);
  if (length !== count) throw wrongLength(call, name, length, letters, sizes);
  const out = room(call, Float32Array, count);
  for (let n = 0; n < count; n++) {
    const entry = n === 0 ? first : list[n];
    if (typeof entry !== 'number') {
      refuseNested(call, name, entry, letters);
      throw wrongType(call, `${name}[${n}]`, entry, 'a number', name);
    }
    out[n] = entry;
  }
  refuseOverflow(call, name, out, list);
  return out;
}

/**
 * A finite number beyond float32 would become infinite without a word; in a bias it would hide a key.
 * @param {string} call
 * @param {string} name
 * @param {Float32Array} out
 * @param {ArrayLike<unknown>} source what `out` was made of
 */
export function refuseOverflow(call, name, out, source) {
  const at = out.findIndex((x, n) => Math.abs(x) === Infinity && Number.isFinite(source[n]));
  if (at < 0) return;
  throw new AttnError('ATTN_BAD_VALUE', call, name,
    `${name} holds ${source[at]} at ${at}, expected numbers that float32 can hold`);
}

/**
 * Whole numbers of 32 bits, one per item of an axis.
 * @param {string} call
 * @param {string} name
 * @param {unknown} value
 * @param {string} letters
 * @param {number} count
 * @returns {Int32Array}
 */
export function integers(call, name, value, letters, count) {
  const typed = typedNumbers(call, name, value);
  const length = typed === null ? arrayLength(call, name, value) : typedLength(typed);
  const list = /** @type {ArrayLike<unknown>} */ (value);
  if (length !== count) throw wrongLength(call, name, length, letters, [count]);
  const out = room(call, Int32Array, count);
  for (let n = 0; n < count; n++) out[n] = integer(call, `${name}[${n}]`, list[n]);
  return out;
}

/**
 * The length of an array-like or typed array whose size is not known beforehand.
 * @param {string} call
 * @param {string} name
 * @param {unknown} value
 * @returns {number}
 */
export function lengthOfNumbers(call, name, value) {
  const typed = typedNumbers(call, name, value);
  return typed === null ? arrayLength(call, name, value) : typedLength(typed);
}

/**
 * The value itself where it is a typed array of numbers, null where it may be an array-like.
 * @param {string} call
 * @param {string} name
 * @param {unknown} value
 * @returns {FloatSource | null}
 */
export function typedNumbers(call, name, value) {
  if (!ArrayBuffer.isView(value)) return null;
  const kind = typedName(value);
  if (kind === undefined || kind.startsWith('Big')) {
    throw wrongType(call, name, value, 'numbers, for example a Float32Array');
  }
  if (isDetached(value)) {
    throw new AttnError('ATTN_BAD_TYPE', call, name, `${name} lies in a buffer that was transferred or shrunk`);
  }
  return /** @type {FloatSource} */ (value);
}

/**
 * @param {string} call
 * @param {string} name
 * @param {unknown} value
 * @returns {number}
 */
export function arrayLength(call, name, value) {
  if (typeof value !== 'object' || value === null || isArray(value) === undefined) {
    throw wrongType(call, name, value, 'an array of numbers');
  }
  const length = /** @type {{ length?: unknown }} */ (value).length;
  if (typeof length !== 'number' || !Number.isInteger(length) || length < 0) {
    const hint = 'byteLength' in value ? `: give new Float32Array(${name})` : '';
    throw new AttnError('ATTN_BAD_TYPE', call, name,
      `${name} is ${show(value)} without a length, expected an array of numbers${hint}`);
  }
  return length;
}

/**
 * An array of arrays is refused, and the flat form shown.
 * @param {string} call
 * @param {string} name
 * @param {unknown} entry the first, or the one that is no number
 * @param {string} what the array should hold
 */
export function refuseNested(call, name, entry, what) {
  if (typeof entry !== 'object' || entry === null) return;
  throw new AttnError('ATTN_BAD_TYPE', call, name, `${name} is nested, expected ${what} in one flat array, `
    + 'row after row: [[1, 2], [3, 4]] becomes [1, 2, 3, 4], as .flat(Infinity) gives it');
}

/**
 * @param {string} call
 * @param {string} name
 * @param {unknown} value
 * @param {string} expected
 * @param {string} [argument]
 */
export function wrongType(call, name, value, expected, argument = name) {
  const what = value === undefined ? 'missing' : show(value);
  return new AttnError('ATTN_BAD_TYPE', call, argument, `${name} is ${what}, expected ${expected}`);
}

/**
 * @param {string} call
 * @param {string} name
 * @param {number} length
 * @param {string} letters
 * @param {number[]} sizes
 */
function wrongLength(call, name, length, letters, sizes) {
  const count = product(sizes);
  const expected = sizes.length > 1 ? `${letters} = ${sizes.join('·')} = ${count}` : `${letters} = ${count}`;
  return new AttnError('ATTN_BAD_SHAPE', call, name, `${name} has ${length} numbers, expected ${expected}`);
}

/** @param {readonly number[]} sizes */
export function product(sizes) {
  let count = 1;
  for (const one of sizes) count *= one;
  return count;
}

/**
 * @template {Float32ArrayConstructor | Int32ArrayConstructor | Uint8ArrayConstructor} T
 * @param {string} call
 * @param {T} Type
 * @param {number} count
 * @returns {InstanceType<T>}
 */
export function room(call, Type, count) {
  try {
    return /** @type {InstanceType<T>} */ (new Type(count));
  } catch {
    throw outOfMemory(call, count * Type.BYTES_PER_ELEMENT);
  }
}

/**
 * @param {string} call
 * @param {number} bytes
 */
export function outOfMemory(call, bytes) {
  return new AttnError('ATTN_OUT_OF_MEMORY', call, '', `needs ${bytes} bytes that cannot be had`);
}

/**
 * @typedef {Float32Array | Float64Array | Int8Array | Uint8Array | Uint8ClampedArray | Int16Array | Uint16Array
 *   | Int32Array | Uint32Array} FloatSource
 */
