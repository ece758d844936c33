/**
 * A point that can be dragged, nudged with keys, or read by a screen reader as a slider with a value in words. It owns
 * nothing: it shows a value and reports what the reader does with it.
 */
import { noChange, svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { given } from './number.js';
import { toPixels } from './plane.js';
import { later, mark, phase } from './step.js';

/**
 * @typedef {object} Grip what a handle moves
 * @property {import('./plane.js').Plane} plane
 * @property {number[]} point where it is, in the numbers of the plane
 * @property {[x: readonly [number, number], y: readonly [number, number]]} limits
 * @property {(point: number[], state: Record<string, any>) => Record<string, any>} put the change of that state, which
 *   moves it there
 */
/**
 * @typedef {object} Hands what a live figure does with a handle; absent in a still picture
 * @property {(event: PointerEvent, grip: Grip) => void} press
 * @property {(event: KeyboardEvent, grip: Grip) => void} key
 * @property {() => void} rest
 * @property {boolean} dragging nobody listens to the value before the pointer lets go
 */

/**
 * Drawn again only where it has moved.
 * @param {Grip} grip
 * @param {object} look
 * @param {string} look.role colour role: query, key, value
 * @param {string} look.label for a screen reader
 * @param {string} look.symbol whose mark it is, see light.js
 * @param {number} [look.radius]
 * @param {string} [look.shape] `disc` or `square`
 * @param {Hands} [hands]
 */
export function handle(grip, look, hands) {
  const { plane: { x, y, width, height, toX }, point } = grip;
  const turn = hands?.dragging ? 'dragging' : phase();
  return guard([x, y, width, height, toX.reach, ...point, look.role, look.label, turn], () => drawn(grip, look, hands));
}

/** @type {typeof handle} */
function drawn(grip, { role, label, symbol, radius = 7, shape = 'disc' }, hands) {
  const [x, y] = toPixels(grip.plane, grip.point);
  const side = 2 * radius;
  // By coordinates: after a change of a transform the browser puts together all layers of the page anew.
  const dot = shape === 'disc'
    ? svg`<circle class="dot" cx=${mark(x)} cy=${mark(y)} r=${radius}></circle>`
    : svg`<rect class="dot" x=${mark(x - radius)} y=${mark(y - radius)} width=${side} height=${side} rx="2"></rect>`;
  if (!hands) return svg`<g class=${`handle ${role}`} data-symbol=${symbol}>${dot}</g>`;
  const told = (make) => (hands.dragging ? noChange : later(make));
  return svg`<g class=${`handle ${role}`} data-symbol=${symbol} role="slider" tabindex="0"
      aria-label=${label} aria-roledescription="point"
      aria-valuemin=${grip.limits[0][0]} aria-valuemax=${grip.limits[0][1]} aria-valuenow=${told(() => grip.point[0])}
      aria-valuetext=${told(() => `x ${given(grip.point[0])}, y ${given(grip.point[1])}`)} aria-describedby="point-keys"
      @pointerdown=${(event) => hands.press(event, grip)}
      @keydown=${(event) => hands.key(event, grip)}
      @keyup=${hands.rest} @blur=${hands.rest}>
    <circle class="reach" cx=${mark(x)} cy=${mark(y)} r="16"></circle>
    <circle class="halo" cx=${mark(x)} cy=${mark(y)} r=${radius + 5}></circle>
    ${dot}
  </g>`;
}

/** A sentence for aria-describedby of every handle in the same root. */
export const pointKeys = 'Arrow keys move it, with Shift in fine steps; Home and End go to the left and right limit, '
  + 'Page Up and Page Down to the upper and lower one. Escape takes back a drag.';
