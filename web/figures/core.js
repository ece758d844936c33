/** The one core that all elements on a page share. */
import { load } from '../../bindings/index.js';

/** @type {Promise<any> | undefined} */
let shared;
/** @type {any} */
let loaded;

/**
 * The loaded core. The first caller starts the loading, everyone else waits for the same promise; after a failure the
 * next caller tries again, since memory or a network policy may have changed.
 * @returns {Promise<any>}
 */
export function core() {
  shared ??= load().then((attn) => (loaded = attn), (reason) => {
    shared = undefined;
    throw reason;
  });
  return shared;
}

/** The same if it is loaded by now, and nothing otherwise: for what is to be drawn at once. */
export const coreNow = () => loaded;
