/** Brings what is loaded only when needed: by import(), which the build turns into require() for CommonJS. */

/** The core translated to JavaScript. @returns {Promise<{ instantiate: () => any }>} */
export const loadFallback = () => import('../../build/package/attention-js.js');

/** What computes with workers. @returns {Promise<typeof import('../parallel/index.js')>} */
export const loadParallel = () => import('../parallel/index.js');
