/**
 * The images as files beside the script, for Node: one is read as it is, and the others are not there to be parsed. A
 * bundler leaves them behind, and so what it does follow is there too: their text, imported only when needed.
 */
import { SIZES } from '../../build/package/sizes.js';

export { SIZES };

/** @typedef {import('./text.js').Wasm} Wasm */

/** @param {Wasm} image @returns {Promise<Uint8Array<ArrayBuffer>>} */
export async function bytesOf(image) {
  try {
    // An import would first touch every export of the module, which takes longer than to read the file.
    const { getBuiltinModule } = /** @type {any} */ (globalThis).process;
    // @ts-ignore: the types of Node are not among ours
    const { readFileSync } = getBuiltinModule?.('fs') ?? await import('node:fs');
    const bytes = readFileSync(beside(`attention-${image}.wasm`));
    // Beside a bundle there may lie one of another version.
    if (bytes.length === SIZES[image]) return bytes;
  } catch {
    // There is none, or it may not be read.
  }
  return copyOf(image);
}

/** For a file that turns out to be damaged. @param {Wasm} image @returns {Promise<Uint8Array<ArrayBuffer>>} */
export const copyOf = async (image) => (await import('./text.js')).bytesOf(image);

/** @param {string} file */
function beside(file) {
  // @ts-ignore: in CommonJS alone
  const folder = typeof __dirname === 'string' ? __dirname : import.meta.dirname;
  // Older versions of Node lack the second. Not the form in which bundlers look for assets.
  return folder ? `${folder}/${file}` : new URL(import.meta.url.replace(/[^/]*$/, file));
}
