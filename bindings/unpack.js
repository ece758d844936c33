/**
 * Bytes written as printable ASCII, one character for a common byte and two for a rare one. Unlike base64, equal runs
 * of bytes give equal text wherever they begin, so a compressor finds what the images share; and no character needs
 * escaping in a script, an HTML page or any encoding of either.
 */

/** The characters, in order; the last two are followed by a second one. */
export const ALPHABET = Array.from({ length: 95 }, (_, n) => String.fromCharCode(32 + n))
  .filter((character) => !'"$\'<\\`'.includes(character)).join('');
export const ESCAPES = 2;
const SINGLE = ALPHABET.length - ESCAPES;

/**
 * @param {string} text
 * @param {string} order the 256 byte values, the most common first, as two hexadecimal digits each
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function unpack(text, order) {
  const rank = new Uint8Array(128);
  for (let n = 0; n < ALPHABET.length; n++) rank[ALPHABET.charCodeAt(n)] = n;
  const values = Uint8Array.from({ length: 256 }, (_, n) => parseInt(order.slice(2 * n, 2 * n + 2), 16));
  const bytes = new Uint8Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    let place = rank[text.charCodeAt(at)];
    if (place >= SINGLE) place = SINGLE + (place - SINGLE) * ALPHABET.length + rank[text.charCodeAt(++at)];
    bytes[length++] = values[place];
  }
  return bytes.slice(0, length);
}
