/** Names beside points of a plane, placed so that they cover neither each other nor the points. */
import { svg } from 'lit';
import { toPixels } from './plane.js';

/**
 * @typedef {object} Name
 * @property {number[]} point
 * @property {unknown} text
 * @property {string} role
 * @property {string} symbol whose mark it is, see light.js
 * @property {number} width of the text in pixels, roughly
 * @property {number} [gap] from the point to the text
 */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

const TALL = 14;
/** Half the side of what a point itself takes. */
const DOT = 7;

/** Rough width of a word in bold. @param {string} word */
export const wordWidth = (word) => word.length * 7.6;

/**
 * The first names get the best places.
 * @param {import('./plane.js').Plane} plane
 * @param {Name[]} names
 * @param {number[][]} [others] points without a name that should stay visible
 */
export function placeNames(plane, names, others = []) {
  /** @type {Box[]} */
  const taken = [...names.map(({ point }) => point), ...others].map((point) => around(plane, point));
  return names.map((name) => {
    const own = around(plane, name.point);
    const cost = (box) => outside(plane, box) * 4
      + taken.reduce((sum, other) => sum + (same(other, own) ? 0 : overlap(box, other)), 0);
    const best = cheapest(places(plane, name), ({ box }) => cost(box));
    taken.push(best.box);
    return svg`<text class=${`name ${name.role}`} data-symbol=${name.symbol}
      x=${best.x} y=${best.y} text-anchor=${best.anchor}>${name.text}</text>`;
  });
}

/**
 * The first of those that cost least; none is looked at after one that costs nothing.
 * @template T @param {T[]} options @param {(option: T) => number} cost
 */
function cheapest(options, cost) {
  let [best] = options;
  let least = Infinity;
  for (const option of options) {
    const its = cost(option);
    if (its < least) [best, least] = [option, its];
    if (least === 0) break;
  }
  return best;
}

/** Beside the point away from the origin, then the other side, then above and below. */
function places(plane, { point, width, gap = 11 }) {
  const [x, y] = toPixels(plane, point);
  const right = { x: x + gap, y: y + 4.5, anchor: 'start', box: box(x + gap, y - 7, width) };
  const left = { x: x - gap, y: y + 4.5, anchor: 'end', box: box(x - gap - width, y - 7, width) };
  const above = { x, y: y - gap, anchor: 'middle', box: box(x - width / 2, y - gap - 11, width) };
  const below = { x, y: y + gap + 9, anchor: 'middle', box: box(x - width / 2, y + gap - 2, width) };
  return point[0] >= 0 ? [right, left, above, below] : [left, right, above, below];
}

/** @param {number} left @param {number} top @param {number} width @returns {Box} */
const box = (left, top, width) => ({ left, top, right: left + width, bottom: top + TALL });

/** @param {import('./plane.js').Plane} plane @param {number[]} point @returns {Box} */
function around(plane, point) {
  const [x, y] = toPixels(plane, point);
  return { left: x - DOT, top: y - DOT, right: x + DOT, bottom: y + DOT };
}

/** @param {Box} a @param {Box} b */
const same = (a, b) => a.left === b.left && a.top === b.top;

/** Area in common. @param {Box} a @param {Box} b */
function overlap(a, b) {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}

/** Area beyond the edges of the plane. @param {import('./plane.js').Plane} plane @param {Box} box */
function outside({ x, y, width, height }, { left, top, right, bottom }) {
  const wide = Math.max(0, x - left) + Math.max(0, right - x - width);
  const tall = Math.max(0, y - top) + Math.max(0, bottom - y - height);
  return wide * TALL + tall * (right - left);
}
