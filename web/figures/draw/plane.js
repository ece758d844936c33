/** A plane with equal units on both axes, origin in the middle. */
import { svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { scaleLinear } from 'd3-scale';
import { format } from './number.js';

/** @typedef {[x: number, y: number]} Point */
/**
 * @typedef {object} Plane
 * @property {number} x left edge in pixels
 * @property {number} y top edge
 * @property {number} width
 * @property {number} height
 * @property {Axis} toX
 * @property {Axis} toY
 */
/** @typedef {((value: number) => number) & { reach: number, invert: (pixel: number) => number }} Axis to pixels */

/** How far the axes go at least, and further where a point lies outside. */
const REACHES = [3, 4, 5, 6, 8, 10, 12, 16, 20];

/** @param {number[][]} points */
export function reachOf(points) {
  const far = points.flat().reduce((most, x) => Math.max(most, x < 0 ? -x : x), 0);
  return REACHES.find((reach) => far <= reach) ?? far;
}

/**
 * Numbers from -reach to reach as pixels. A scale of d3 takes longer to make, and each move of a hand makes four.
 * @param {number} reach @param {number} from @param {number} to @returns {Axis}
 */
function axis(reach, from, to) {
  const [middle, unit] = [(from + to) / 2, (to - from) / 2 / reach];
  return Object.assign((value) => middle + value * unit, { reach, invert: (pixel) => (pixel - middle) / unit });
}

/** @param {{ x: number, y: number, width: number, height: number, reach: number }} box @returns {Plane} */
export function makePlane({ x, y, width, height, reach }) {
  // A little air beyond `reach`, so that a handle at the limit is not cut.
  const unit = Math.min(width, height) / 2 / (reach * 1.08);
  const across = width / 2 / unit;
  const up = height / 2 / unit;
  return {
    x, y, width, height,
    toX: axis(across, x, x + width),
    toY: axis(up, y + height, y),
  };
}

/** Pixels to a tenth: what moves by less is not drawn anew. @param {number} x */
export const pixels = (x) => Math.round(x * 10) / 10;

/** @param {Plane} plane @param {number[]} point @returns {Point} */
export const toPixels = (plane, [x, y]) => [pixels(plane.toX(x)), pixels(plane.toY(y))];

/** A line from one place to another. @param {number} x @param {number} y @param {number} toX @param {number} toY */
export const stroke = (x, y, toX, toY) => `M${x} ${y}L${toX} ${toY}`;

/** As the attribute `transform`. @param {number} x @param {number} y */
export const translate = (x, y) => `translate(${x} ${y})`;

/**
 * How far a handle may go: to the edges of the plane, rounded inwards.
 * @param {Plane} plane
 * @returns {[x: readonly [number, number], y: readonly [number, number]]}
 */
export function limits({ toX, toY }) {
  const inner = ({ reach }) => /** @type {const} */ ([Math.ceil(-reach * 100) / 100, Math.floor(reach * 100) / 100]);
  return [inner(toX), inner(toY)];
}

/** The rows with one of them replaced. @param {number[][]} rows @param {number} j @param {number[]} row */
export const replaced = (rows, j, row) => rows.map((old, at) => (at === j ? row : old));

/** The empty plane, drawn again only where its axes have changed. @param {Plane} plane */
export const ground = (plane) => guard([plane.x, plane.y, plane.width, plane.height, plane.toX.reach],
  () => emptyPlane(plane));

/** @param {Plane} plane */
function emptyPlane({ x, y, width, height, toX, toY }) {
  const ticks = ({ reach }, room) => scaleLinear().domain([-reach, reach]).ticks(room / 45).filter(Number.isInteger);
  const [tickX, tickY] = [ticks(toX, width), ticks(toY, height)];
  // The corner belongs to neither axis, and the origin needs no number.
  const clearX = (t) => t !== 0 && toX(t) > x + 34 && toX(t) < x + width - 8;
  const clearY = (t) => t !== 0 && toY(t) < y + height - 24 && toY(t) > y + 8;
  return svg`<g class="ground">
    <rect class="plane" x=${x} y=${y} width=${width} height=${height} rx="4"></rect>
    <path class="grid" d=${[...tickX.map((t) => `M${toX(t)} ${y}v${height}`),
      ...tickY.map((t) => `M${x} ${toY(t)}h${width}`)].join('')}></path>
    <path class="axis" d=${`M${x} ${toY(0)}h${width}M${toX(0)} ${y}v${height}`}></path>
    ${tickX.filter(clearX).map((t) => svg`<text class="tick" x=${toX(t)} y=${y + height - 5}
      text-anchor="middle">${format(t, 0)}</text>`)}
    ${tickY.filter(clearY).map((t) => svg`<text class="tick" x=${x + 5} y=${toY(t) + 4}>${format(t, 0)}</text>`)}
  </g>`;
}
