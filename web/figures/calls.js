/** Small questions to the core that more than one figure asks. */

/**
 * 1/√dk as the core uses it by default: the scaled score of two vectors that share a single 1.
 * @param {any} attn
 * @param {number} dk
 * @returns {number}
 */
export function unitScale(attn, dk) {
  const one = new Float32Array(dk);
  one[0] = 1;
  const shape = { Tq: 1, dk, dv: 1 };
  return attn.attention({ q: one, k: one, v: [0], shape, returns: { scores: 'scaled' } }).scores[0];
}
