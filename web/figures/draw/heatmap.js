/** A matrix of numbers as coloured cells. */
import { svg, nothing } from 'lit';
import { hatch } from './hatch.js';
import { numberText } from './number.js';

/**
 * @typedef {object} Cell
 * @property {import('./number.js').Shown} shown
 * @property {{ role: string, opacity: number, reverse: boolean }} paint
 * @property {boolean} blocked
 * @property {() => void} [press] what a click does
 */

/** Rough widths in pixels at the size of the drawing's text. */
const FIGURE = 7.3;
const POINT = 4;
/** Below this width of a cell a place after the point goes. */
const NARROW = 37;

/**
 * @param {Cell[][]} cells
 * @param {{ x: number, y: number, size: number, height?: number }} box size of a cell
 */
export function heatmap(cells, { x, y, size, height = size }) {
  const gap = 1;
  return svg`<g class="heatmap">${cells.map((row, r) => row.map(({ shown, paint, blocked, press }, c) => {
    const left = x + c * size + gap / 2;
    const top = y + r * height + gap / 2;
    const [wide, tall] = [size - gap, height - gap];
    const digits = size < NARROW ? shown.digits - 1 : shown.digits;
    // Numbers end where an unsigned one would if it stood in the middle: so they align on the decimal point.
    const ends = left + wide / 2 + ((digits + 1) * FIGURE + POINT) / 2;
    const plain = Number.isFinite(shown.value);
    const fill = blocked
      ? svg`<path class="hatch" d=${hatch(left, top, wide, tall)}></path>
        <rect class="label" x=${left + wide / 2 - 15} y=${top + tall / 2 - 9} width="30" height="18" rx="3"></rect>`
      : svg`<rect class=${paint.role} x=${left} y=${top} width=${wide} height=${tall}
        fill-opacity=${paint.opacity}></rect>`;
    return svg`<g class=${press ? 'cell live' : 'cell'} @click=${press ?? nothing}>
      <rect class="ground" x=${left} y=${top} width=${wide} height=${tall}></rect>
      ${fill}
      ${numberText({ ...shown, digits: blocked ? 0 : digits }, {
        x: plain && !blocked ? ends : left + wide / 2,
        y: top + tall / 2 + 4.5,
        anchor: plain && !blocked ? 'end' : 'middle',
        role: blocked ? 'masked' : paint.reverse ? 'reverse' : 'ink',
      })}
    </g>`;
  }))}</g>`;
}

/**
 * A token that fits a width, cut with an ellipsis where it does not.
 * @param {string} text @param {number} width in pixels
 */
export function cut(text, width) {
  const room = Math.max(1, Math.floor(width / 7.6));
  return text.length <= room ? text : `${text.slice(0, Math.max(1, room - 1))}…`;
}
