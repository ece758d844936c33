/** Numbers as text, and text that says which number it is. */
import { html, svg } from 'lit';

/**
 * @typedef {object} Shown a number on display
 * @property {string} name such as `A[2][3]`
 * @property {number} value unrounded, as the core gave it
 * @property {number} digits after the point
 * @property {string} label what it is, in words
 */
/** @typedef {Omit<Shown, 'label'>} Written as much of it as is written in a drawing */

/**
 * `digits` places after the point, a real minus sign, no minus zero; NaN and ∞ as what they are.
 * @param {number} value
 * @param {number} [digits]
 */
export function format(value, digits = 2) {
  if (Number.isNaN(value)) return 'NaN';
  if (value === Infinity) return '∞';
  if (value === -Infinity) return '−∞';
  const text = tooLong(value) ? scientific(value) : value.toFixed(digits);
  return Number(text.replace(/×.*$/, '')) === 0 ? text.replace('-', '') : text.replaceAll('-', '−');
}

/** The same for a screen reader. @param {number} value @param {number} [digits] */
export function spoken(value, digits = 2) {
  if (Number.isNaN(value)) return 'not a number';
  if (value === Infinity) return 'infinity';
  if (value === -Infinity) return 'minus infinity';
  return format(value, digits);
}

/** The reader's own number: a whole one exactly, another with as many places as it needs, at most six. */
export const given = (value) => (
  Number.isInteger(value) ? String(value).replace('-', '−') : format(value, decimals(value)));

/** Places after the point that a number needs, at most six. @param {number} value */
export function decimals(value) {
  const text = value.toFixed(6).replace(/0+$/, '');
  return text.length - text.indexOf('.') - 1;
}

/** A point, kept on one line. @param {number[]} point */
export const point = ([x, y]) => `(${format(x)},\u00a0${format(y)})`;

/** `1, 2 and 3`. @param {unknown[]} list */
export const joined = (list) => (
  list.length < 2 ? String(list[0]) : `${list.slice(0, -1).join(', ')} and ${list[list.length - 1]}`);

/** A percentage without a fraction. @param {number} share of 1 */
export const percent = (share) => (Number.isNaN(share) ? 'not a number' : `${format(share * 100, 0)}\u00a0%`);

/**
 * A number in a drawing. Its exact value, and what a screen reader hears, come when the hand rests: see how.js.
 * @param {Written} shown
 * @param {{ x: number, y: number, anchor?: 'start' | 'middle' | 'end', role?: string }} at
 */
export const numberText = ({ name, value, digits }, { x, y, anchor = 'end', role }) => svg`<text
  class=${`number ${role ?? ''}`} x=${x} y=${y} text-anchor=${anchor} data-name=${name}>${
  format(value, digits)}</text>`;

/** A number inside a longer SVG text. @param {Shown} shown @param {string} [role] */
export const numberPart = (shown, role) => svg`<tspan class=${`number ${role ?? ''}`} data-name=${shown.name}>${
  format(shown.value, shown.digits)}</tspan>`;

/** A number in running text or in a table, that can be asked about. @param {Shown} shown */
export const numberButton = ({ name, value, digits }) => html`<button type="button" class="number"
  data-name=${name}>${format(value, digits)}</button>`;

/** @param {number} value */
const tooLong = (value) => value >= 1e6 || value <= -1e6;

/** @param {number} value */
function scientific(value) {
  const [mantissa, power] = value.toExponential(1).split('e');
  return `${mantissa}×10${[...power.replace('+', '')].map((digit) => SUPERSCRIPT[digit]).join('')}`;
}

/** @type {Record<string, string>} */
const SUPERSCRIPT = {
  0: '⁰', 1: '¹', 2: '²', 3: '³', 4: '⁴', 5: '⁵', 6: '⁶', 7: '⁷', 8: '⁸', 9: '⁹', '-': '⁻',
};
