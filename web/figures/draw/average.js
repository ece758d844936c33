/** A weighted average as a picture: values with rings of their weights, pulled together into one output. */
import { svg, nothing } from 'lit';
import { scaleSqrt } from 'd3-scale';
import { handle } from './handle.js';
import { hullPath } from './hull.js';
import { ground, limits, nameOf, replaced, toPixels } from './plane.js';
import { richSvg } from './rich.js';

/** The largest ring, as a part of the plane's smaller side. */
const RING = 0.16;

/**
 * @param {import('./plane.js').Plane} plane
 * @param {object} shown
 * @param {string} shown.title
 * @param {string} shown.letter of the output, as rich text
 * @param {string[]} shown.labels
 * @param {number[][]} shown.values
 * @param {ArrayLike<number>} shown.weights
 * @param {boolean[]} [shown.blocked]
 * @param {number[]} shown.output
 * @param {boolean} shown.hull
 * @param {(values: number[][]) => Record<string, any>} put the change of state that moves the values
 * @param {number[][]} all every value of the state
 * @param {import('./handle.js').Hands} [hands]
 */
export function average(plane, { title, letter, labels, values, weights, blocked, output, hull }, put, all, hands) {
  const ring = scaleSqrt([0, 1], [0, Math.min(plane.width, plane.height) * RING]);
  const [ox, oy] = toPixels(plane, output);
  const seen = output.every(Number.isFinite);
  const spots = values.map((value) => toPixels(plane, value));
  const reached = spots.filter((_, j) => !blocked?.[j]);
  return svg`<g class="part" role="group" aria-label=${title}>
    <g aria-hidden="true">
      ${ground(plane)}
      ${hull ? svg`<path class="hull" d=${hullPath(reached)}></path>` : nothing}
      ${spots.map(([x, y], j) => (blocked?.[j] ? nothing : svg`
        ${seen ? svg`<path class="pull" d=${`M${x} ${y}L${ox} ${oy}`} stroke-width=${0.75 + 5 * (weights[j] || 0)}></path>` : nothing}
        <circle class="ring" cx=${x} cy=${y} r=${ring(weights[j] || 0)}></circle>`))}
      ${values.map((value, j) => nameOf(plane, value, labels[j], { role: blocked?.[j] ? 'masked' : 'value', width: labels[j].length * 8 }))}
      ${seen ? svg`<circle class="dot output" cx=${ox} cy=${oy} r="9"></circle>
        ${nameOf(plane, output, richSvg(letter), { role: 'output', gap: 14, width: 14 })}` : nothing}
    </g>
    ${values.map((value, j) => handle(
      { plane, point: value, limits: limits(plane), put: (point) => put(replaced(all, j, point)) },
      { role: blocked?.[j] ? 'value masked' : 'value', label: `Value of ${labels[j]}`, radius: 5.5, shape: 'square' },
      hands,
    ))}
  </g>`;
}
