/**
 * The images as one text. They share most of their bytes, far apart; a compressor on the way to a page (gzip looks
 * back 32 kB) would not see it. So a long run that has come before is a copy from there, and the rest is printable
 * ASCII, one character for a common byte and two for a rare one. Unlike base64, equal runs of bytes give equal text
 * wherever they begin, so a compressor finds the shorter ones; and no character needs escaping in a script, an HTML
 * page or any encoding of either.
 */

/** The characters, in order; the last two, which no other follows in ASCII, are followed by a second one. */
export const ALPHABET = Array.from({ length: 95 }, (_, n) => String.fromCharCode(32 + n))
  .filter((character) => !'"$\'<\\`'.includes(character)).join('');
export const ESCAPES = 2;
const SINGLE = ALPHABET.length - ESCAPES;

/**
 * @typedef {object} Packed
 * @property {Record<string, number>} sizes bytes of each image, in order
 * @property {string} order the 256 byte values, the most common first, as two hexadecimal digits each
 * @property {string} text
 * @property {number[]} steps three numbers each: bytes from the text, how far the source of copies jumps, bytes to
 *   copy from there; the source goes along with every byte written
 */

/**
 * The long loop runs before any engine has compiled it, so that every lookup in it counts.
 * @template {Packed} P
 * @param {P} packed
 * @returns {Record<keyof P['sizes'], Uint8Array<ArrayBuffer>>}
 */
export function unpack({ sizes, order, text, steps }) {
  const codes = new TextEncoder().encode(text);
  const firstEscape = ALPHABET.charCodeAt(SINGLE);
  /** The value of a character, and after it, 128 places for each escape, those of the characters behind that. */
  const values = new Uint8Array(128 * (1 + ESCAPES));
  for (let n = 0; n < 256; n++) {
    const rest = n - SINGLE;
    const page = rest < 0 ? 0 : 1 + Math.floor(rest / ALPHABET.length);
    const character = rest < 0 ? n : rest % ALPHABET.length;
    values[128 * page + ALPHABET.charCodeAt(character)] = parseInt(order.slice(2 * n, 2 * n + 2), 16);
  }
  const bytes = new Uint8Array(Object.values(sizes).reduce((sum, size) => sum + size, 0));
  let [at, read, from] = [0, 0, 0];
  for (let n = 0; n < steps.length; n += 3) {
    from += steps[n] + steps[n + 1];
    for (const end = at + steps[n]; at < end; at++) {
      let code = codes[read++];
      if (code >= firstEscape) code = 128 * (code - firstEscape + 1) + codes[read++];
      bytes[at] = values[code];
    }
    bytes.copyWithin(at, from, from += steps[n + 2]);
    at += steps[n + 2];
  }
  let end = 0;
  return /** @type {any} */ (Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, bytes.subarray(end, end += size)])));
}
