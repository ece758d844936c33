/** Chooses, compiles and starts an image. Nothing happens before the first call of load. */
import { AttnError, show } from './errors.js';
import { options, wrongType } from './check.js';
import { Core } from './core.js';
import { bytesOf, copyOf, SIZES } from './images/text.js';
import { loadFallback } from './later/module.js';

/**
 * @typedef {import('./core.js').Exports} Exports
 * @typedef {import('./images/text.js').Wasm} Wasm
 * @typedef {Wasm | 'js'} Image
 * @typedef {{ image: Image, core: Core, module?: WebAssembly.Module }} Started module: undefined for 'js'
 */

const LOAD = new Set(['image', 'threads']);
const LACKING = 'this engine lacks instructions that it uses';

/** Past this, workers only take memory. */
const MOST_THREADS = 64;

/** @type {readonly Wasm[]} */
const BEST_FIRST = /** @type {any} */ (Object.keys(SIZES).reverse());

/** The last runs where WebAssembly is refused. @type {readonly Image[]} */
const ALL = [...BEST_FIRST, 'js'];

/**
 * What an engine must take before an image is brought for it: a module with one relaxed multiply-add. The others are
 * refused nowhere that matters.
 * @type {Partial<Record<Wasm, Uint8Array<ArrayBuffer>>>}
 */
const PROBES = {
  relaxed: Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 19, 1, 17, 0,
    65, 0, 253, 15, 65, 0, 253, 15, 65, 0, 253, 15, 253, 133, 2, 11),
};

/** Compiled code is shared by all modules of this page. @type {Map<Wasm, Promise<WebAssembly.Module>>} */
const compiled = new Map();

/**
 * A core of its own each time: its memory is shared with no other.
 * @param {unknown} given
 * @returns {Promise<Started & { threads: number | undefined }>}
 */
export async function start(given) {
  const { image, threads } = options('load', given, LOAD);
  const count = threads === undefined ? undefined : wholeThreads(threads);
  return { ...await (image === undefined ? startBest() : startImage(known(image))), threads: count };
}

/** @param {unknown} threads */
function wholeThreads(threads) {
  const expected = `a whole number from 1 to ${MOST_THREADS}`;
  if (typeof threads !== 'number') throw wrongType('load', 'threads', threads, expected);
  if (Number.isInteger(threads) && threads >= 1 && threads <= MOST_THREADS) return threads;
  throw new AttnError('ATTN_BAD_VALUE', 'load', 'threads', `threads is ${threads}, expected ${expected}`);
}

/** The best that runs. @returns {Promise<Started>} */
async function startBest() {
  for (const candidate of BEST_FIRST) {
    try {
      return await startImage(candidate);
    } catch (error) {
      if (!(error instanceof AttnError) || error.code !== 'ATTN_UNSUPPORTED') throw error;
      // What the engine accepts and yet refuses to compile, it refuses by policy: the others would only add to its
      // complaints.
      if (error.cause !== undefined) break;
    }
  }
  return startImage('js');
}

/**
 * @param {unknown} image
 * @returns {Image}
 */
function known(image) {
  const found = ALL.find((one) => one === image);
  if (found !== undefined) return found;
  const names = ALL.map((one) => `'${one}'`).join(', ');
  if (typeof image !== 'string') throw wrongType('load', 'image', image, `one of ${names}`);
  throw new AttnError('ATTN_BAD_VALUE', 'load', 'image', `image is ${show(image)}, expected one of ${names}`);
}

/**
 * @param {Image} image
 * @returns {Promise<Started>}
 */
async function startImage(image) {
  if (image === 'js') {
    const { instantiate } = await loadFallback();
    return { image, core: new Core(instantiate(), instantiate) };
  }
  const module = await compile(image);
  const another = () => exportsOf(new WebAssembly.Instance(module, {}));
  return { image, core: new Core(await first(module, another), another), module };
}

/** @param {WebAssembly.Instance} one */
const exportsOf = (one) => /** @type {Exports} */ (/** @type {unknown} */ (one.exports));

/**
 * At once where the engine allows it, as when compiling.
 * @param {WebAssembly.Module} module
 * @param {() => Exports} another
 */
async function first(module, another) {
  try {
    return another();
  } catch {
    try {
      return exportsOf(await WebAssembly.instantiate(module, {}));
    } catch (cause) {
      throw new AttnError('ATTN_OUT_OF_MEMORY', 'load', '', `the module cannot be started (${cause})`, { cause });
    }
  }
}

/**
 * @param {Wasm} image
 * @returns {Promise<WebAssembly.Module>}
 */
function compile(image) {
  let module = compiled.get(image);
  if (module === undefined) {
    module = compileNow(image);
    compiled.set(image, module);
    // A refusal is not kept: a later call asks the engine again.
    module.catch(() => compiled.delete(image));
  }
  return module;
}

/** @param {Wasm} image */
async function compileNow(image) {
  if (typeof WebAssembly !== 'object' || WebAssembly === null) throw unsupported(image, 'there is no WebAssembly here');
  const probe = PROBES[image];
  if (probe !== undefined && !validates(probe)) throw unsupported(image, LACKING);
  const bytes = await bytesOf(image);
  try {
    return await compileBytes(bytes);
  } catch (cause) {
    // Asked only now, because compiling asks as well.
    // A content security policy without 'wasm-unsafe-eval' refuses here.
    if (validates(bytes)) throw unsupported(image, `compiling it was refused (${cause})`, cause);
  }
  // A file may be damaged, and the text beside it whole.
  const copy = await copyOf(image);
  if (!validates(copy)) throw unsupported(image, LACKING);
  return compileBytes(copy);
}

/**
 * At once: V8 then makes a function when it is first called, and is done in a tenth of the time that it takes to make
 * all of them in the background. Older engines allow the main thread only small modules at once (RangeError).
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
function compileBytes(bytes) {
  try {
    return new WebAssembly.Module(bytes);
  } catch (error) {
    if (error instanceof RangeError) return WebAssembly.compile(bytes);
    throw error;
  }
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
function validates(bytes) {
  try {
    return WebAssembly.validate(bytes);
  } catch {
    return false;
  }
}

/**
 * @param {Image} image
 * @param {string} reason
 * @param {unknown} [cause]
 */
const unsupported = (image, reason, cause) => (
  new AttnError('ATTN_UNSUPPORTED', 'load', 'image', `the image '${image}' does not run: ${reason}`, { cause }));
