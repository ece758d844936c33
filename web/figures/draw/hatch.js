/**
 * Hatching as one path, so that it needs no pattern with an id and survives any export. Cells of one size have the same
 * path, which a compressed page keeps once.
 */

/** Between two strokes, in pixels. */
const GAP = 6;

/** @param {number} x */
const short = (x) => Number(x.toFixed(1));

/**
 * Diagonal strokes, bottom left to top right, that fill a rectangle at the origin.
 * @param {number} width @param {number} height
 */
export function hatch(width, height) {
  let path = '';
  for (let at = GAP; at < width + height; at += GAP) {
    const [left, bottom] = [Math.max(0, at - height), Math.min(height, at)];
    const run = short(Math.min(width, at) - left);
    path += `M${short(left)} ${short(bottom)}l${run} ${-run}`;
  }
  return path;
}
