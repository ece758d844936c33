/** A weighted average as a picture: values with rings of their weights, pulled together into one output. */
import { svg, nothing } from 'lit';
import { scaleSqrt } from 'd3-scale';
import { handle } from './handle.js';
import { hullPath } from './hull.js';
import { placeNames, wordWidth } from './names.js';
import { ground, limits, pixels, replaced, stroke, toPixels } from './plane.js';
import { richSvg } from './rich.js';
import { later, mark } from './step.js';

/** The largest ring, as a part of the plane's smaller side. */
const RING = 0.15;
/** Width of the line by which a value pulls. @param {number} weight */
const pull = (weight) => pixels(0.75 + 5 * (weight || 0));

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
 * @param {import('./handle.js').Hands} [hands] to move the values, which the state calls `values`
 */
export function average(plane, shown, hands) {
  const { title, letter, labels, values, weights, blocked, output, hull } = shown;
  const ring = scaleSqrt([0, 1], [0, Math.min(plane.width, plane.height) * RING]);
  const [ox, oy] = toPixels(plane, output);
  const seen = output.every(Number.isFinite);
  const spots = values.map((value) => toPixels(plane, value));
  /** @type {import('./names.js').Name[]} */
  const names = values.map((point, j) => ({
    point, text: labels[j], role: blocked?.[j] ? 'masked' : 'value', symbol: 'v V', width: wordWidth(labels[j]),
  }));
  if (seen) names.push({ point: output, text: richSvg(letter), role: 'output', symbol: 'o O', gap: 14, width: 16 });
  const reached = spots.filter((_, j) => !blocked?.[j]);
  return svg`<g class="part" role="group" aria-label=${title}>
    <g aria-hidden="true">
      ${ground(plane)}
      ${hull ? svg`<path class="hull" d=${mark(hullPath(reached))}></path>` : nothing}
      <g data-symbol="a A">${spots.map(([x, y], j) => (blocked?.[j] ? nothing : svg`
        ${seen ? svg`<path class="pull" d=${mark(stroke(x, y, ox, oy))} stroke-width=${mark(pull(weights[j]))}></path>`
          : nothing}
        <circle class="ring" cx=${mark(x)} cy=${mark(y)} r=${mark(pixels(ring(weights[j] || 0)))}></circle>`))}</g>
      ${seen ? svg`<circle class="dot output" data-symbol="o O" cx=${mark(ox)} cy=${mark(oy)} r="9"></circle>`
        : nothing}
      ${later(() => placeNames(plane, names))}
    </g>
    ${values.map((value, j) => handle(
      {
        plane, point: value, limits: limits(plane),
        put: (point, state) => ({ values: replaced(state.values, j, point) }),
      }, {
        role: blocked?.[j] ? 'value masked' : 'value', label: `Value of ${labels[j]}`, symbol: 'v V',
        radius: 5.5, shape: 'square',
      },
      hands,
    ))}
  </g>`;
}
