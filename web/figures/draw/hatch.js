/** Hatching as one path, so that it needs no pattern with an id and survives any export. */

/** Between two strokes, in pixels. */
const GAP = 6;

/**
 * Diagonal strokes, bottom left to top right, clipped to a rectangle.
 * @param {number} x @param {number} y @param {number} width @param {number} height
 */
export function hatch(x, y, width, height) {
  let path = '';
  for (let at = GAP; at < width + height; at += GAP) {
    const fromX = x + Math.max(0, at - height);
    const fromY = y + Math.min(height, at);
    const toX = x + Math.min(width, at);
    const toY = y + Math.max(0, at - width);
    path += `M${fromX} ${fromY}L${toX} ${toY}`;
  }
  return path;
}
