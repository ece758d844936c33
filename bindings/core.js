/**
 * One running module: its memory, the copies in and out, and the way every call is made.
 *
 * Memory can grow, and its buffer be replaced, at any allocation. So no view is kept: each is made after the last
 * thing that allocates and used at once. Pointers are unsigned, up to 4 GiB. Sizes count elements outside this file.
 */
import { AttnError, isDetached, typedLength, typedName } from './errors.js';
import { outOfMemory, refuseOverflow } from './check.js';
import * as lastError from '../build/package/layout/attn_error.js';
import { STATUSES } from '../build/package/layout/constants.js';

/**
 * @typedef {import('./check.js').FloatSource} FloatSource
 * @typedef {'i32' | 'i64' | 'u64' | 'f32' | 'ptr' | 'attn_attention_args'} Kind
 * @typedef {{ memory: { readonly buffer: ArrayBuffer }, _initialize?: () => void }
 *   & Record<`attn_${string}`, (...args: (number | bigint)[]) => number>} Exports
 */

/**
 * How many bytes into its struct a field of C lies, told apart by what it holds.
 * @template {Kind} K
 * @typedef {number & { readonly kind: K }} Field
 */

const MOST_BYTES = 2 ** 32 - 1;

/** Bytes of results after which those before are worth collecting. */
const MANY_BYTES = 2 ** 23;
/** Just below the largest block that moves glibc's limits; then, just above. */
let largeBlock = 2 ** 25 - 2 ** 16;
let returned = 0;

export class Core {
  /**
   * @param {Exports} exports the module, as instantiated
   * @param {() => Exports} instantiate gives a fresh one, when this has failed
   */
  constructor(exports, instantiate) {
    this.instantiate = instantiate;
    /** Set when a module has failed: nothing in its memory can be relied on. */
    this.broken = false;
    /** Counts the modules that came before: handles of an earlier one mean nothing to this one. */
    this.generation = 0;
    /** The call that runs, for messages. */
    this.call = '';
    this.view = new DataView(new ArrayBuffer(0));
    this.exports = started(exports);
  }

  /**
   * Runs the body of a call: no code of the caller's may run in it. What it allocates is released, however it ends.
   * An exception that is not an AttnError comes from inside the module (a trap, or the engine's own stack ran out);
   * the next call then gets a fresh module.
   * @template {unknown[]} A
   * @template R
   * @param {string} call
   * @param {(core: Core, ...args: A) => R} body
   * @param {A} args
   * @returns {R}
   */
  run(call, body, ...args) {
    this.call = call;
    if (this.broken) this.replace();
    let mark = 0;
    try {
      mark = this.exports.attn_mark();
      return body(this, ...args);
    } catch (error) {
      if (error instanceof AttnError) throw error;
      this.broken = true;
      throw new AttnError('ATTN_UNSUPPORTED', call, '',
        `the module failed (${error}); a fresh one takes the next call, caches are closed`, { cause: error });
    } finally {
      if (!this.broken) this.release(mark);
    }
  }

  /** @param {number} mark */
  release(mark) {
    try {
      this.exports.attn_release(mark);
    } catch {
      this.broken = true;
    }
  }

  replace() {
    try {
      this.exports = started(this.instantiate());
    } catch (error) {
      throw new AttnError('ATTN_OUT_OF_MEMORY', this.call, '',
        `the module failed and no fresh one can be had (${error})`, { cause: error });
    }
    this.generation++;
    this.broken = false;
  }

  /**
   * Turns a status into an AttnError with the module's own words.
   * @param {number} status
   */
  ok(status) {
    if (status === 0) return;
    const error = this.exports.attn_last_error() >>> 0;
    throw new AttnError(STATUSES[status], this.call, this.text(this.pointer(error, lastError.argument)),
      this.text(this.pointer(error, lastError.message)));
  }

  /**
   * Scratch, uninitialised, until the end of the call.
   * @param {number} bytes
   * @returns {number}
   */
  scratch(bytes) {
    const pointer = bytes <= MOST_BYTES ? this.exports.attn_scratch(bytes) >>> 0 : 0;
    if (pointer === 0) throw outOfMemory(this.call, bytes);
    return pointer;
  }

  /**
   * Scratch for n numbers of four bytes.
   * @param {number} n
   */
  numbers(n) {
    return this.scratch(n * 4);
  }

  /**
   * Copies numbers in, as float32.
   * @param {FloatSource} source
   * @param {number} n its length when it was checked; the caller may have changed it since
   * @param {string} name
   */
  putFloats(source, n, name) {
    const pointer = this.numbers(n);
    this.unchanged(source, n, name);
    const copy = new Float32Array(this.exports.memory.buffer, pointer, n);
    copy.set(source);
    if (typedName(source) === 'Float64Array') refuseOverflow(this.call, name, copy, source);
    return pointer;
  }

  /**
   * A C string.
   * @param {string} text
   */
  putText(text) {
    const bytes = new TextEncoder().encode(`${text}\0`);
    return this.putBytes(bytes, bytes.length, '');
  }

  /** @param {Int32Array} source */
  putIntegers(source) {
    const pointer = this.numbers(source.length);
    new Int32Array(this.exports.memory.buffer, pointer, source.length).set(source);
    return pointer;
  }

  /**
   * @param {Uint8Array | Uint8ClampedArray} source
   * @param {number} n
   * @param {string} name
   */
  putBytes(source, n, name) {
    const pointer = this.scratch(n);
    this.unchanged(source, n, name);
    new Uint8Array(this.exports.memory.buffer, pointer, n).set(source);
    return pointer;
  }

  /**
   * A getter of the caller's may have resized or transferred an array that was checked before it ran.
   * @param {FloatSource} source
   * @param {number} n
   * @param {string} name
   */
  unchanged(source, n, name) {
    if (typedLength(source) !== n || isDetached(source)) {
      throw new AttnError('ATTN_BAD_SHAPE', this.call, name,
        `${name} changed its length while the arguments were read`);
    }
  }

  /**
   * @param {number} pointer
   * @param {number} n
   * @returns {Float32Array}
   */
  takeFloats(pointer, n) {
    return this.copied(new Float32Array(this.exports.memory.buffer, pointer, n));
  }

  /**
   * @param {number} pointer
   * @param {number} n
   * @returns {Int32Array}
   */
  takeIntegers(pointer, n) {
    return this.copied(new Int32Array(this.exports.memory.buffer, pointer, n));
  }

  /**
   * @param {number} pointer
   * @param {number} n
   * @returns {Uint8Array}
   */
  takeBytes(pointer, n) {
    return this.copied(new Uint8Array(this.exports.memory.buffer, pointer, n));
  }

  /**
   * A constructor fills the new array once; slice() has it cleared first.
   * @template {Float32Array | Int32Array | Uint8Array} T
   * @param {T} view
   * @returns {T}
   */
  copied(view) {
    keepFreedMemory(view.byteLength);
    try {
      return new /** @type {any} */ (view.constructor)(view);
    } catch {
      throw outOfMemory(this.call, view.byteLength);
    }
  }

  /** A DataView of the memory as it is now. */
  memory() {
    const { buffer } = this.exports.memory;
    if (this.view.buffer !== buffer) this.view = new DataView(buffer);
    return this.view;
  }

  /**
   * @param {number} struct
   * @param {Field<'i32' | 'ptr'>} field
   * @param {number} value
   */
  set(struct, field, value) {
    this.memory().setInt32(struct + field, value, true);
  }

  /**
   * @param {number} struct
   * @param {Field<'f32'>} field
   * @param {number} value
   */
  setFloat(struct, field, value) {
    this.memory().setFloat32(struct + field, value, true);
  }

  /**
   * @param {number} struct
   * @param {Field<'u64'>} field
   * @param {bigint} value
   */
  setWide(struct, field, value) {
    this.memory().setBigUint64(struct + field, value, true);
  }

  /**
   * Room for a result of n numbers, noted in a field.
   * @param {number} struct
   * @param {Field<'ptr'>} field
   * @param {number} n
   * @returns {number}
   */
  result(struct, field, n) {
    const pointer = this.numbers(n);
    this.set(struct, field, pointer);
    return pointer;
  }

  /**
   * @param {number} struct
   * @param {Field<'ptr'>} field
   */
  pointer(struct, field) {
    return this.memory().getUint32(struct + field, true);
  }

  /**
   * A whole number that the module wrote through a pointer.
   * @param {number} pointer
   */
  integer(pointer) {
    return this.memory().getInt32(pointer, true);
  }

  /**
   * A 64-bit field as a Number; the module refuses what a Number cannot hold exactly.
   * @param {number} struct
   * @param {Field<'i64'>} field
   */
  wide(struct, field) {
    return Number(this.memory().getBigInt64(struct + field, true));
  }

  /**
   * A C string.
   * @param {number} pointer
   * @returns {string}
   */
  text(pointer) {
    const bytes = new Uint8Array(this.exports.memory.buffer, pointer >>> 0);
    return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
  }
}

/**
 * @param {Exports} exports
 * @returns {Exports}
 */
function started(exports) {
  exports._initialize?.();
  return exports;
}

/**
 * Each result is an array of its own, and an engine lets tens of megabytes of them pass before it collects. Until then
 * every result is faulted in anew, page by page: in virtual machines that can cost as much as the call. A large block,
 * no page of which is ever touched, hastens the collection. On Linux glibc then returns to the system what it frees;
 * having freed one such block, it keeps up to twice as much.
 * @param {number} bytes of a result
 */
function keepFreedMemory(bytes) {
  returned += bytes;
  if (returned < MANY_BYTES || /** @type {any} */ (globalThis).process?.platform !== 'linux') return;
  returned = 0;
  try {
    void new ArrayBuffer(largeBlock);
  } catch {
    // Where memory is short, there is none to keep.
  }
  largeBlock = 2 ** 25 + 2 ** 16;
}
