/** How a number becomes the strength of a colour. The colour itself is the style sheet's, one for each theme. */

/** Where black text on the ramps of palette.js gives way to white, and white to black in the dark theme. */
const SWITCH = 0.7;

/** A weight is its own opacity; NaN paints nothing. @param {number} weight */
export const weightPaint = (weight) => paint('weight', weight);

/**
 * A score on a scale centred on 0: which side of it, and how far out of `reach`.
 * @param {number} score @param {number} reach
 */
export const scorePaint = (score, reach) => (
  score < 0 ? paint('negative', -score / reach) : paint('positive', score / reach));

/** @param {string} role @param {number} strength */
function paint(role, strength) {
  const opacity = Number.isNaN(strength) ? 0 : Math.min(1, Math.max(0, strength));
  return { role, opacity: Math.round(opacity * 1000) / 1000, reverse: opacity >= SWITCH };
}
