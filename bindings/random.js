/** Seeded random numbers: the same bits in every image. */
import { SIZE } from '../build/package/layout/attn_random.js';
import { AttnError } from './errors.js';
import { size, wrongType } from './check.js';

/** @typedef {import('./core.js').Core} Core */

/** A stream between calls: the bytes of C's struct, opaque here. @typedef {{ state: Uint8Array }} Stream */

/**
 * @param {Core} core
 * @param {unknown} seed
 */
export function random(core, seed) {
  /** @type {Stream} */
  const stream = { state: core.run('random', runInit, readSeed('random', seed)) };
  return Object.freeze({
    /** @param {unknown} n */
    uniform: (n) => core.run('random.uniform', runUniform, stream, size('random.uniform', 'n', n)),
    /** @param {unknown} n */
    normal: (n) => core.run('random.normal', runNormal, stream, size('random.normal', 'n', n)),
    /** @param {unknown} n */
    permutation: (n) => core.run('random.permutation', runPermutation, stream, size('random.permutation', 'n', n)),
  });
}

/**
 * @param {string} call
 * @param {unknown} seed
 * @returns {bigint}
 */
export function readSeed(call, seed) {
  if (typeof seed === 'number') {
    if (Number.isSafeInteger(seed) && seed >= 0) return BigInt(seed);
  } else if (typeof seed === 'bigint') {
    if (BigInt.asUintN(64, seed) === seed) return seed;
  } else {
    throw wrongType(call, 'seed', seed, 'a whole number or a BigInt');
  }
  throw new AttnError('ATTN_BAD_VALUE', call, 'seed',
    `seed is ${seed}, expected a whole number from 0 to 2^53 − 1, or a BigInt from 0n to 2n ** 64n − 1n`);
}

/**
 * @param {Core} core
 * @param {bigint} seed
 */
function runInit(core, seed) {
  const state = core.scratch(SIZE);
  core.exports.attn_random_init(state, seed);
  return core.takeBytes(state, SIZE);
}

/** @param {Core} core @param {Stream} stream @param {number} n */
const runUniform = (core, stream, n) => core.takeFloats(draw(core, stream, 'attn_random_uniform', n), n);

/** @param {Core} core @param {Stream} stream @param {number} n */
const runNormal = (core, stream, n) => core.takeFloats(draw(core, stream, 'attn_random_normal', n), n);

/** @param {Core} core @param {Stream} stream @param {number} n */
const runPermutation = (core, stream, n) => core.takeIntegers(draw(core, stream, 'attn_random_permutation', n), n);

/**
 * @param {Core} core
 * @param {Stream} stream
 * @param {'attn_random_uniform' | 'attn_random_normal' | 'attn_random_permutation'} name
 * @param {number} n
 * @returns {number} where the n numbers are
 */
function draw(core, stream, name, n) {
  const state = core.putBytes(stream.state, stream.state.length, 'seed');
  const output = core.numbers(n);
  core.ok(core.exports[name](state, output, n));
  stream.state = core.takeBytes(state, stream.state.length);
  return output;
}
