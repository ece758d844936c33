/** softmax and its derivative: the Jacobian, its size, and its product with a gradient. */
import { AttnError } from './errors.js';
import { finite, floats, lengthOfNumbers, options, size } from './check.js';

/**
 * @typedef {import('./core.js').Core} Core
 * @typedef {import('./check.js').FloatSource} FloatSource
 * @typedef {{ rows: number, columns: number }} Rows
 */

const ROWS = new Set(['rows', 'columns']);
const SOFTMAX = new Set([...ROWS, 'temperature']);
const NO_OPTIONS = Object.freeze({});

/**
 * @param {Core} core
 * @param {unknown} x
 * @param {unknown} [given]
 */
export function softmax(core, x, given = NO_OPTIONS) {
  const call = 'softmax';
  const all = options(call, given, SOFTMAX);
  const { temperature = 1 } = all;
  const t = readTemperature(call, temperature);
  const shape = readRows(call, 'x', x, all);
  return core.run(call, runSoftmax, floats(call, 'x', x, 'rows·columns', shape.rows, shape.columns), shape, t);
}

/**
 * @param {Core} core
 * @param {unknown} p
 */
export function softmaxJacobian(core, p) {
  const call = 'softmaxJacobian';
  const n = size(call, 'n', lengthOfNumbers(call, 'p', p));
  return core.run(call, runJacobian, floats(call, 'p', p, 'n', n), n);
}

/**
 * @param {Core} core
 * @param {unknown} p
 * @param {unknown} g
 * @param {unknown} [given]
 */
export function softmaxVjp(core, p, g, given = NO_OPTIONS) {
  const call = 'softmaxVjp';
  const shape = readRows(call, 'p', p, options(call, given, ROWS));
  const { rows, columns } = shape;
  return core.run(call, runVjp, floats(call, 'p', p, 'rows·columns', rows, columns),
    floats(call, 'g', g, 'rows·columns', rows, columns), shape);
}

/**
 * @param {Core} core
 * @param {unknown} p
 * @param {unknown} [given]
 */
export function softmaxJacobianSize(core, p, given = NO_OPTIONS) {
  const call = 'softmaxJacobianSize';
  const shape = readRows(call, 'p', p, options(call, given, ROWS));
  return core.run(call, runJacobianSize, floats(call, 'p', p, 'rows·columns', shape.rows, shape.columns), shape);
}

/**
 * @param {string} call
 * @param {unknown} value
 */
function readTemperature(call, value) {
  const expected = 'a finite number other than 0';
  const t = finite(call, 'temperature', value, expected);
  if (Math.fround(t) !== 0) return t;
  throw new AttnError('ATTN_BAD_VALUE', call, 'temperature',
    `temperature is ${t}, expected ${expected}${t === 0 ? '' : ' that float32 can hold'}`);
}

/**
 * Left out, rows is 1 and columns what the length leaves; columns alone gives as many rows as there are.
 * @param {string} call
 * @param {string} name
 * @param {unknown} x
 * @param {Record<string, unknown>} given
 * @returns {Rows}
 */
function readRows(call, name, x, { rows, columns }) {
  if (rows !== undefined && columns !== undefined) {
    return { rows: size(call, 'rows', rows), columns: size(call, 'columns', columns) };
  }
  const length = lengthOfNumbers(call, name, x);
  if (columns === undefined) {
    const count = rows === undefined ? 1 : size(call, 'rows', rows);
    return { rows: count, columns: share(call, name, length, 'rows', count) };
  }
  const count = size(call, 'columns', columns);
  return { rows: share(call, name, length, 'columns', count), columns: count };
}

/**
 * @param {string} call
 * @param {string} name
 * @param {number} length
 * @param {string} axis
 * @param {number} count
 */
function share(call, name, length, axis, count) {
  if (count === 0) return 0;
  if (length % count !== 0) {
    throw new AttnError('ATTN_BAD_SHAPE', call, name,
      `${name} has ${length} numbers, expected a multiple of ${axis} = ${count}`);
  }
  return length / count;
}

/**
 * @param {Core} core
 * @param {FloatSource} x
 * @param {Rows} shape
 * @param {number} temperature
 */
function runSoftmax(core, x, { rows, columns }, temperature) {
  const n = rows * columns;
  // In place: half the memory, and nothing to bring in that is only overwritten.
  const at = core.putFloats(x, n, 'x');
  core.ok(core.exports.attn_softmax(at, at, rows, columns, temperature));
  return core.takeFloats(at, n);
}

/**
 * @param {Core} core
 * @param {FloatSource} p
 * @param {number} n
 */
function runJacobian(core, p, n) {
  const input = core.putFloats(p, n, 'p');
  const output = core.numbers(n * n);
  core.ok(core.exports.attn_softmax_jacobian(output, input, n));
  return core.takeFloats(output, n * n);
}

/**
 * @param {Core} core
 * @param {FloatSource} p
 * @param {FloatSource} g
 * @param {Rows} shape
 */
function runVjp(core, p, g, { rows, columns }) {
  const n = rows * columns;
  const weights = core.putFloats(p, n, 'p');
  const gradient = core.putFloats(g, n, 'g');
  const output = core.numbers(n);
  core.ok(core.exports.attn_softmax_vjp(output, weights, gradient, rows, columns));
  return core.takeFloats(output, n);
}

/**
 * @param {Core} core
 * @param {FloatSource} p
 * @param {Rows} shape
 */
function runJacobianSize(core, p, { rows, columns }) {
  const weights = core.putFloats(p, rows * columns, 'p');
  const frobenius = core.numbers(rows);
  const largest = core.numbers(rows);
  core.ok(core.exports.attn_softmax_jacobian_size(frobenius, largest, weights, rows, columns));
  return { frobenius: core.takeFloats(frobenius, rows), largest: core.takeFloats(largest, rows) };
}
