/** The other half of unpack.js: writes images as text. */
import { ALPHABET, ESCAPES, unpack } from './unpack.js';

/** A run that has come before is copied when it is at least this long, or this long right where the last copy left. */
const LONG = 48;
const NEXT = 10;
/** Runs are found by their first bytes. */
const KEY = 16;

/**
 * The text of a module with IMAGES. Those that come later are written by what sets them apart from the earlier ones.
 * @param {Record<string, Uint8Array>} images
 * @returns {string}
 */
export function pack(images) {
  const { rest, steps } = withoutRepeats(Buffer.concat(Object.values(images)));
  const order = byFrequency(rest);
  const codes = codeOf(order);
  const packed = {
    sizes: Object.fromEntries(Object.entries(images).map(([name, { length }]) => [name, length])),
    order: order.map((value) => value.toString(16).padStart(2, '0')).join(''),
    text: rest.map((value) => codes[value]).join(''),
    steps,
  };
  const unpacked = unpack(packed);
  for (const [name, bytes] of Object.entries(images)) {
    if (!Buffer.from(unpacked[name]).equals(bytes)) throw new Error(`${name} does not survive packing`);
  }
  return `// Written by bindings/pack.mjs.\nexport const IMAGES = ${JSON.stringify(packed)};\n`;
}

/**
 * @param {Buffer} bytes
 * @returns {{ rest: number[], steps: number[] }} as in unpack.js
 */
function withoutRepeats(bytes) {
  /** @type {Map<string, number[]>} */
  const places = new Map();
  /** @type {number[]} */
  const rest = [];
  /** @type {number[]} */
  const steps = [];
  /** How many bytes at `from` are those at `at`. @param {number} from @param {number} at */
  const alike = (from, at) => {
    let n = 0;
    while (from + n < at && at + n < bytes.length && bytes[from + n] === bytes[at + n]) n++;
    return n;
  };
  let [at, done, source] = [0, 0, 0];
  const step = (from = source + at - done, length = 0) => {
    rest.push(...bytes.subarray(done, at));
    steps.push(at - done, from - source - (at - done), length);
  };
  for (let known = 0; at < bytes.length;) {
    for (; known + KEY <= at; known++) {
      const key = bytes.toString('latin1', known, known + KEY);
      const found = places.get(key);
      if (found) found.push(known);
      else places.set(key, [known]);
    }
    const next = source + at - done;
    let best = { from: next, length: alike(next, at) };
    if (best.length < NEXT) {
      best.length = 0;
      for (const from of places.get(bytes.toString('latin1', at, at + KEY)) ?? []) {
        const length = alike(from, at);
        if (length >= LONG && length > best.length) best = { from, length };
      }
    }
    if (best.length === 0) at++;
    else {
      step(best.from, best.length);
      source = best.from + best.length;
      at = done = at + best.length;
    }
  }
  if (done < at) step();
  return { rest, steps };
}

/**
 * @param {number[]} bytes
 * @returns {number[]} all byte values, the most common first
 */
function byFrequency(bytes) {
  const count = new Array(256).fill(0);
  for (const value of bytes) count[value]++;
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
