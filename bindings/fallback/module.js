/** Brings the core translated to JavaScript: by import(), which the build turns into require() for CommonJS. */

/** @returns {Promise<{ instantiate: () => any }>} */
export const loadFallback = () => import('../../build/package/attention-js.js');
