/** The other half of unpack.js: writes images as text. */
import { ALPHABET, ESCAPES, unpack } from './unpack.js';

/**
 * The text of a module with IMAGES and ORDER.
 * @param {Record<string, Uint8Array>} images
 * @returns {string}
 */
export function pack(images) {
  const order = byFrequency(Object.values(images));
  const codes = codeOf(order);
  const hex = order.map((value) => value.toString(16).padStart(2, '0')).join('');
  const lines = Object.entries(images).map(([name, bytes]) => {
    const text = Array.from(bytes, (value) => codes[value]).join('');
    if (!Buffer.from(unpack(text, hex)).equals(Buffer.from(bytes))) throw new Error(`${name} does not survive packing`);
    return `  ${name}: '${text}',\n`;
  });
  return `// Written by bindings/pack.mjs.
export const ORDER = '${hex}';
export const IMAGES = {
${lines.join('')}};
`;
}

/**
 * @param {Uint8Array[]} images
 * @returns {number[]} all byte values, the most common first
 */
function byFrequency(images) {
  const count = new Array(256).fill(0);
  for (const bytes of images) for (const value of bytes) count[value]++;
  return [...count.keys()].sort((a, b) => count[b] - count[a] || a - b);
}

/**
 * @param {number[]} order
 * @returns {string[]} the characters of each byte value
 */
function codeOf(order) {
  const single = ALPHABET.length - ESCAPES;
  /** @type {string[]} */
  const codes = [];
  order.forEach((value, place) => {
    const rest = place - single;
    codes[value] = rest < 0 ? ALPHABET[place]
      : ALPHABET[single + Math.floor(rest / ALPHABET.length)] + ALPHABET[rest % ALPHABET.length];
  });
  return codes;
}
