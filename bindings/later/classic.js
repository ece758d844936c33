/**
 * Brings what is loaded only when needed where the core is part of a classic script: by a second one from the same
 * folder, which works from file: and under a policy of script-src 'self'. Such a script defines elements and so needs a
 * page; workers import index.mjs.
 */
import { AttnError } from '../errors.js';

// Only while a script runs does the page tell which one it is.
const script = document.currentScript;
const self = script instanceof HTMLScriptElement ? script : null;
const here = self?.src || location.href;
const nonce = self?.nonce;

/** The core translated to JavaScript. @returns {Promise<{ instantiate: () => import('../core.js').Exports }>} */
export const loadFallback = () => bring('attention-js.js', 'AttentionFiguresJs', 'image');

/** What computes with workers. @returns {Promise<typeof import('../parallel/index.js')>} */
export const loadParallel = () => bring('attention-parallel.js', 'AttentionFiguresParallel', 'threads');

/**
 * @param {string} file
 * @param {string} name of the global that it leaves behind
 * @param {string} argument the option that asks for it
 * @returns {Promise<any>}
 */
const bring = (file, name, argument) => new Promise((resolve, reject) => {
  const done = () => {
    const found = /** @type {Record<string, any>} */ (globalThis)[name];
    if (found) resolve(found);
    else reject(new AttnError('ATTN_UNSUPPORTED', 'load', argument, `${file} does not load beside ${here}`));
  };
  try {
    add(new URL(file, here).href, done);
  } catch {
    done();
  }
});

/**
 * @param {string} address
 * @param {() => void} done
 */
function add(address, done) {
  const element = document.createElement('script');
  if (nonce) element.nonce = nonce;
  element.onload = element.onerror = () => {
    element.remove();
    done();
  };
  element.src = address;
  document.head.append(element);
}
