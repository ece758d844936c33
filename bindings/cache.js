/** The key/value cache: a handle of the module, closed by hand. */
import * as at from '../build/package/layout/attn_attention_args.js';
import { AttnError } from './errors.js';
import { floats, options, size } from './check.js';
import { readSeen, SEEN_OPTIONS, writeSeen } from './masks.js';
import { askFor, newAttention, results } from './attention.js';

/**
 * @typedef {import('./core.js').Core} Core
 * @typedef {import('./check.js').FloatSource} FloatSource
 * @typedef {import('./masks.js').Seen} Seen
 */

const CACHE = new Set(['B', 'Hkv', 'capacity', 'dk', 'dv']);
const APPEND = new Set(['k', 'v', 'tokens']);
const ATTENTION = new Set(['q', 'shape', ...SEEN_OPTIONS]);
const SHAPE = new Set(['H', 'Tq']);

/**
 * @param {Core} core
 * @param {unknown} given
 */
export function cache(core, given) {
  const call = 'cache';
  const { B = 1, Hkv, capacity, dk, dv = dk } = options(call, given, CACHE);
  return new Cache(core, size(call, 'B', B), size(call, 'Hkv', Hkv, 1), size(call, 'capacity', capacity),
    size(call, 'dk', dk, 1), size(call, 'dv', dv));
}

class Cache {
  #core;
  #handle;
  #generation;
  #B;
  #Hkv;
  #capacity;
  #dk;
  #dv;
  /** Tokens that were there before the newest append. */
  #before = 0;

  /**
   * @param {Core} core
   * @param {number} B
   * @param {number} Hkv
   * @param {number} capacity
   * @param {number} dk
   * @param {number} dv
   */
  constructor(core, B, Hkv, capacity, dk, dv) {
    this.#core = core;
    this.#handle = core.run('cache', runOpen, B, Hkv, capacity, dk, dv);
    // After the call: it may have been the one that replaced a failed module.
    this.#generation = core.generation;
    this.#B = B;
    this.#Hkv = Hkv;
    this.#capacity = capacity;
    this.#dk = dk;
    this.#dv = dv;
  }

  get capacity() {
    return this.#capacity;
  }

  get length() {
    return this.#call('cache.length', runLength);
  }

  /** @param {unknown} given */
  append(given) {
    const call = 'cache.append';
    this.#open(call);
    const { k, v, tokens = 1 } = options(call, given, APPEND);
    const n = size(call, 'tokens', tokens);
    const keys = floats(call, 'k', k, 'B·Hkv·tokens·dk', this.#B, this.#Hkv, n, this.#dk);
    const values = floats(call, 'v', v, 'B·Hkv·tokens·dv', this.#B, this.#Hkv, n, this.#dv);
    const width = this.#B * this.#Hkv * n;
    this.#before = this.#call(call, runAppend, keys, width * this.#dk, values, width * this.#dv, n);
  }

  /** @param {unknown} given */
  attention(given) {
    const call = 'cache.attention';
    const Tk = this.#call(call, runLength);
    const all = options(call, given, ATTENTION);
    const { q, shape = {} } = all;
    const { H = this.#Hkv, Tq = 1 } = options(call, shape, SHAPE, 'shape');
    const sizes = {
      B: this.#B, H: size(call, 'H', H, 1), Hkv: this.#Hkv, Tq: size(call, 'Tq', Tq), Tk, dk: this.#dk, dv: this.#dv,
    };
    const seen = readSeen(call, all, sizes, this.#before);
    const query = floats(call, 'q', q, 'B·H·Tq·dk', sizes.B, sizes.H, sizes.Tq, sizes.dk);
    return this.#call(call, runCacheAttention, sizes, seen, query);
  }

  reset() {
    this.#call('cache.reset', runReset);
    this.#before = 0;
  }

  /** Closing twice is no error. */
  close() {
    // A failed module took its caches with it.
    if (this.#handle !== 0 && this.#generation === this.#core.generation && !this.#core.broken) {
      this.#core.run('cache.close', runClose, this.#handle);
    }
    this.#handle = 0;
  }

  /** @param {string} call */
  #open(call) {
    if (this.#handle === 0 || this.#generation !== this.#core.generation) {
      throw new AttnError('ATTN_CLOSED', call, '', 'the cache was closed');
    }
  }

  /**
   * @template {unknown[]} A
   * @template R
   * @param {string} call
   * @param {(core: Core, handle: number, ...args: A) => R} body
   * @param {A} args
   * @returns {R}
   */
  #call(call, body, ...args) {
    this.#open(call);
    return this.#core.run(call, body, this.#handle, ...args);
  }
}

/**
 * @param {Core} core
 * @param {number} B
 * @param {number} Hkv
 * @param {number} capacity
 * @param {number} dk
 * @param {number} dv
 */
function runOpen(core, B, Hkv, capacity, dk, dv) {
  const handle = core.numbers(1);
  core.ok(core.exports.attn_cache_open(handle, B, Hkv, capacity, dk, dv));
  return core.integer(handle);
}

/**
 * @param {Core} core
 * @param {number} handle
 */
function runLength(core, handle) {
  const length = core.numbers(1);
  core.ok(core.exports.attn_cache_length(handle, length));
  return core.integer(length);
}

/**
 * @param {Core} core
 * @param {number} handle
 * @param {FloatSource} k
 * @param {number} kCount
 * @param {FloatSource} v
 * @param {number} vCount
 * @param {number} tokens
 * @returns {number} the length before
 */
function runAppend(core, handle, k, kCount, v, vCount, tokens) {
  const before = runLength(core, handle);
  const keys = core.putFloats(k, kCount, 'k');
  const values = core.putFloats(v, vCount, 'v');
  core.ok(core.exports.attn_cache_append(handle, keys, values, tokens));
  return before;
}

/**
 * @param {Core} core
 * @param {number} handle
 * @param {import('./masks.js').Sizes} sizes
 * @param {Seen} seen
 * @param {FloatSource} q
 */
function runCacheAttention(core, handle, sizes, seen, q) {
  const { B, H, Tq, Tk, dk, dv } = sizes;
  if (runLength(core, handle) !== Tk) {
    throw new AttnError('ATTN_BAD_SHAPE', core.call, '', 'the cache changed its length while the arguments were read');
  }
  const args = newAttention(core);
  core.set(args, at.B, B);
  core.set(args, at.H, H);
  core.set(args, at.Tq, Tq);
  core.set(args, at.q, core.putFloats(q, B * H * Tq * dk, 'q'));
  writeSeen(core, args, seen);
  const output = core.result(args, at.output, B * H * Tq * dv);
  const asked = askFor(core, args, sizes, seen.returns);
  core.ok(core.exports.attn_cache_attention(handle, args, 0));
  return results(core, args, sizes, output, B * H * Tq * dv, asked);
}

/**
 * @param {Core} core
 * @param {number} handle
 */
function runReset(core, handle) {
  core.ok(core.exports.attn_cache_reset(handle));
}

/**
 * @param {Core} core
 * @param {number} handle
 */
function runClose(core, handle) {
  core.ok(core.exports.attn_cache_close(handle));
}
