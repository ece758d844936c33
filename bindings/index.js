/** The package: load and AttnError. Importing it touches neither the page nor WebAssembly. */
import { start } from './load.js';
import { attention, attentionGrad } from './attention.js';
import { softmax, softmaxJacobian, softmaxJacobianSize, softmaxVjp } from './softmax.js';
import { multiHead, multiHeadGrad } from './multihead.js';
import { mergeHeads, splitHeads, splitHeadsByReshape } from './heads.js';
import { cache } from './cache.js';
import { count } from './count.js';
import { random } from './random.js';
import { kernels, memory } from './control.js';
import * as figures from './figures/index.js';

export { AttnError } from './errors.js';

/** Every call by its public name. To add one: its file, a line here, its types. */
const CALLS = {
  attention, attentionGrad, softmax, softmaxJacobian, softmaxJacobianSize, softmaxVjp, multiHead, multiHeadGrad,
  splitHeads, mergeHeads, splitHeadsByReshape, cache, count, random,
};

/**
 * @param {unknown} [given]
 * @returns {Promise<import('./types/index.d.ts').Attn>}
 */
export async function load(given = {}) {
  const { image, core } = await start(given);
  return /** @type {any} */ (Object.freeze({
    image, ...bound(core, CALLS), figures: bound(core, figures), memory: memory(core), kernels: kernels(core),
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
