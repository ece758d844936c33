/** The package: load and AttnError. Importing it touches neither the page nor WebAssembly. */
import { start } from './load.js';
import { loadParallel } from './later/module.js';
import { readAttention, readAttentionGrad, runAttention, runAttentionGrad } from './attention.js';
import { softmax, softmaxJacobian, softmaxJacobianSize, softmaxVjp } from './softmax.js';
import { readMultiHead, readMultiHeadGrad, runMultiHead, runMultiHeadGrad } from './multihead.js';
import { mergeHeads, splitHeads, splitHeadsByReshape } from './heads.js';
import { cache } from './cache.js';
import { count } from './count.js';
import { random } from './random.js';
import { kernels, memory } from './control.js';
import { FIGURES } from './figures/index.js';
import { AttnError } from './errors.js';
import { refuseOverflow, room } from './check.js';

export { AttnError };

/**
 * Calls that workers can make too: how their arguments are read, and what is then run.
 * @type {Record<string, import('./parallel/index.js').Halves>}
 */
const HALVES = {
  attention: { read: readAttention, run: runAttention },
  attentionGrad: { read: readAttentionGrad, run: runAttentionGrad },
  multiHead: { read: readMultiHead, run: runMultiHead },
  multiHeadGrad: { read: readMultiHeadGrad, run: runMultiHeadGrad },
};

/** @type {Record<string, (core: import('./core.js').Core, given: unknown) => unknown>} */
const whole = Object.fromEntries(Object.entries(HALVES).map(([call, { read, run }]) => (
  [call, (core, given) => core.run(call, run, ...read(given))])));

/** Every call by its public name. To add one: its file, a line here, its types. */
const CALLS = {
  ...whole, softmax, softmaxJacobian, softmaxJacobianSize, softmaxVjp, splitHeads, mergeHeads, splitHeadsByReshape,
  cache, count, random,
};

/**
 * @param {unknown} [given]
 * @returns {Promise<import('./types/index.d.ts').Attn>}
 */
export async function load(given = {}) {
  const { image, core, module, threads } = await start(given);
  /** @type {{ parallel?: object }} */
  const parallel = {};
  if (threads !== undefined) {
    const { open } = await loadParallel();
    parallel.parallel = await open({ core, module, threads, halves: HALVES, AttnError, room, refuseOverflow });
  }
  return /** @type {any} */ (Object.freeze({
    image, ...parallel, ...bound(core, CALLS),
    figures: bound(core, FIGURES), memory: memory(core), kernels: kernels(core),
  }));
}

/**
 * @param {import('./core.js').Core} core
 * @param {Record<string, Function>} calls
 */
function bound(core, calls) {
  const entries = Object.entries(calls).map(([name, call]) => [
    name, /** @param {unknown[]} args */ (...args) => call(core, ...args),
  ]);
  return Object.freeze(Object.fromEntries(entries));
}
