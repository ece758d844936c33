/** Small questions to the core that more than one figure asks, and the text. */

/** What `unitScale` has found. @type {WeakMap<object, Map<number, number>>} */
const known = new WeakMap();

/**
 * 1/√dk as the core uses it by default: the scaled score of two vectors that share a single 1.
 * @param {any} attn
 * @param {number} dk
 * @returns {number}
 */
export function unitScale(attn, dk) {
  const scales = known.get(attn) ?? new Map();
  known.set(attn, scales);
  if (!scales.has(dk)) scales.set(dk, askUnitScale(attn, dk));
  return /** @type {number} */ (scales.get(dk));
}

/** @param {any} attn @param {number} dk @returns {number} */
function askUnitScale(attn, dk) {
  const one = new Float32Array(dk);
  one[0] = 1;
  const shape = { Tq: 1, dk, dv: 1 };
  return attn.attention({ q: one, k: one, v: [0], shape, returns: { scores: 'scaled' } }).scores[0];
}
