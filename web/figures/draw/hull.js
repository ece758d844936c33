/** The region that averages of some points can reach: their convex hull, as pixels. */
import { line, curveLinearClosed } from 'd3-shape';

/** @typedef {[x: number, y: number]} Point */

/** Corners in order (Andrew's monotone chain). @param {Point[]} points @returns {Point[]} */
function hull(points) {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (sorted.length < 3) return sorted;
  const lower = chain(sorted);
  const upper = chain(sorted.reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

/** @param {Point[]} points @returns {Point[]} */
function chain(points) {
  /** @type {Point[]} */
  const out = [];
  for (const point of points) {
    while (out.length > 1 && turn(out[out.length - 2], out[out.length - 1], point) <= 0) out.pop();
    out.push(point);
  }
  return out;
}

/** Positive for a left turn. @param {Point} a @param {Point} b @param {Point} c */
const turn = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const outline = line().curve(curveLinearClosed);

/** @param {Point[]} points in pixels @returns {string} path data; a line or a dot where the points allow no more */
export const hullPath = (points) => outline(hull(points)) ?? '';
