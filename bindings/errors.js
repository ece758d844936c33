/** On every AttnError, of whichever build of the package: a program that imports it and requires it has two. */
const BRAND = Symbol.for('attention-figures.AttnError');

/** What every failing call throws: `code` is the name of a C status, `argument` the one to blame. */
export class AttnError extends Error {
  /**
   * @param {string} code
   * @param {string} call
   * @param {string} argument '' where no single argument is to blame
   * @param {string} message without the name of the call
   * @param {ErrorOptions} [options]
   */
  constructor(code, call, argument, message, options) {
    super(`${call}: ${message}`, options);
    this.code = code;
    this.call = call;
    this.argument = argument;
  }

  /** @param {any} value */
  static [Symbol.hasInstance](value) {
    return this === AttnError ? Boolean(value?.[BRAND]) : super[Symbol.hasInstance](value);
  }
}
Object.defineProperty(AttnError.prototype, BRAND, { value: true });
// On the prototype and not enumerable, as the built-in errors have it.
Object.defineProperty(AttnError.prototype, 'name', { value: 'AttnError', writable: true, configurable: true });

/**
 * A few words about any value, for messages. Runs no code of the value's own.
 * @param {unknown} value
 * @returns {string}
 */
export function show(value) {
  switch (typeof value) {
    case 'string': return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
    case 'bigint': return `the BigInt ${value.toString().slice(0, 40)}n`;
    case 'symbol': return 'a symbol';
    case 'function': return 'a function';
    case 'object': return value === null ? 'null' : showObject(value);
    default: return String(value);
  }
}

/** @param {object} value */
function showObject(value) {
  if (ArrayBuffer.isView(value)) return `a ${typedName(value) ?? 'DataView'}`;
  const array = isArray(value);
  return array === undefined ? 'a revoked Proxy' : array ? 'an array' : 'an object';
}

/**
 * Array.isArray throws for a revoked proxy, of which nothing can be read: undefined.
 * @param {object} value
 */
export function isArray(value) {
  try {
    return Array.isArray(value);
  } catch {
    return undefined;
  }
}

const typedPrototype = Object.getPrototypeOf(Uint8Array.prototype);
/** @param {string | symbol} key */
const getter = (key) => /** @type {() => any} */ (Object.getOwnPropertyDescriptor(typedPrototype, key)?.get);
const nameOf = getter(Symbol.toStringTag);
const lengthOf = getter('length');
const bufferOf = getter('buffer');
const offsetOf = getter('byteOffset');

/**
 * 'Float32Array', from whatever realm; undefined for what is not a typed array. A subclass cannot lie about it.
 * @param {unknown} value
 * @returns {string | undefined}
 */
export const typedName = (value) => nameOf.call(value);

/**
 * The true length of a typed array, also where a subclass has a `length` of its own.
 * @param {ArrayBufferView} array
 * @returns {number}
 */
export const typedLength = (array) => lengthOf.call(array);

/**
 * A view whose buffer was transferred, or shrunk until the view lies outside: its length is 0, and reading it throws.
 * @param {ArrayBufferView} array
 */
export function isDetached(array) {
  if (typedLength(array) > 0) return false;
  try {
    typedPrototype.keys.call(array);
    return false;
  } catch {
    return true;
  }
}

/**
 * The same memory as an array of ours: where the caller's is of a subclass, its own methods do not run.
 * @template {Float32ArrayConstructor | Uint8ArrayConstructor} T
 * @param {T} Type of the same width
 * @param {ArrayBufferView} array
 * @returns {InstanceType<T>}
 */
export const plainView = (Type, array) => (
  /** @type {InstanceType<T>} */ (new Type(bufferOf.call(array), offsetOf.call(array), typedLength(array))));
