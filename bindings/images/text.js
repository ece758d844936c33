/** The images inside the script, as one text: works wherever a script does. */
import { IMAGES } from '../../build/package/images.js';
import { unpack } from '../unpack.js';

/** @typedef {keyof typeof IMAGES.sizes} Wasm */

/** Bytes of each, the plainest first. */
export const SIZES = IMAGES.sizes;

/** @type {Record<Wasm, Uint8Array<ArrayBuffer>> | undefined} */
let unpacked;

/** @param {Wasm} image @returns {Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>} */
export const bytesOf = (image) => (unpacked ??= unpack(IMAGES))[image];

/** What lies inside the script is not damaged: there is no other copy. */
export const copyOf = bytesOf;
