/**
 * Brings the core translated to JavaScript where the core is part of a classic script: by a second one from the same
 * folder, which works from file: and under a policy of script-src 'self'. In a worker it is imported.
 */
import { AttnError } from '../errors.js';

/** @typedef {{ instantiate: () => import('../core.js').Exports }} Fallback */

// Only while a script runs does the page tell which one it is. A worker knows its own address.
const script = typeof document === 'object' ? document.currentScript : null;
const self = script instanceof HTMLScriptElement ? script : null;
const here = self?.src || (typeof location === 'object' ? location.href : '');
const nonce = self?.nonce;
/** @returns {Promise<Fallback>} */
export const loadFallback = () => new Promise((resolve, reject) => {
  const done = () => {
    // What attention-js.js leaves behind.
    const { AttentionFiguresJs: found } = /** @type {{ AttentionFiguresJs?: Fallback }} */ (globalThis);
    if (found) resolve(found);
    else reject(new AttnError('ATTN_UNSUPPORTED', 'load', 'image', `attention-js.js does not load beside ${here}`));
  };
  try {
    const address = new URL('attention-js.js', here).href;
    if (typeof document === 'object') bring(address, done);
    else {
      // @ts-expect-error: a function that only workers have
      importScripts(address);
      done();
    }
  } catch {
    done();
  }
});

/**
 * @param {string} address
 * @param {() => void} done
 */
function bring(address, done) {
  const element = document.createElement('script');
  if (nonce) element.nonce = nonce;
  element.onload = element.onerror = () => {
    element.remove();
    done();
  };
  element.src = address;
  document.head.append(element);
}
