/** A matrix of numbers as coloured cells. */
import { svg, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { hatch } from './hatch.js';
import { format, numberText } from './number.js';
import { translate } from './plane.js';
import { later, mark, phase } from './step.js';

/**
 * @typedef {object} Cell
 * @property {number} value
 * @property {string} name such as `A[2][3]`
 * @property {number} digits after the point, where there is room
 * @property {{ role: string, opacity: number, reverse: boolean }} paint
 * @property {boolean} blocked
 * @property {number} [picks] the row that a click is for
 * @property {() => void} [press] what a click does
 */

/** Rough widths at the size of the drawing's text, as a part of that size. */
const FIGURE = 0.56;
const POINT = 0.28;
const MINUS = 0.59;
const NAN = 2;
/** Sizes of the numbers, the usual one first, and what stays free on either side of a number. */
const FONTS = [13, 11, 10];
const AIR = 2;
/** Between two cells, and the height of the box behind what stands on hatching. */
const GAP = 1;
const PLATE = 19;

/**
 * How the numbers of a matrix are set: all in one size and with as many places as the widest of them leaves room for,
 * and ending at one place, so that they align on the decimal point. That is where an unsigned number would end in the
 * middle of the cell, or further right where a minus sign needs the room.
 * @param {Cell[][]} cells @param {number} wide
 */
function setting(cells, wide) {
  const all = cells.flat();
  const word = all.some(({ value }) => Number.isNaN(value)) ? NAN : 0;
  const open = all.filter(({ value, blocked }) => !blocked && Number.isFinite(value));
  const texts = open.map(({ value, digits }) => format(value, digits));
  const most = open[0]?.digits ?? 1;
  const width = (text) => (text.replace(/[.−]/g, '').length * FIGURE + (text.includes('.') ? POINT : 0));
  const widest = texts.reduce((far, text) => Math.max(far, width(text)), 0);
  const minus = texts.some((text) => text.startsWith('−')) ? MINUS : 0;
  const options = Array.from({ length: most }, (_, fewer) => FONTS.map((font) => ({ font, digits: most - fewer })));
  const sizes = ({ font, digits }) => {
    const plain = (widest - (most - digits) * FIGURE) * font;
    return { plain, signed: plain + minus * font };
  };
  const fits = (option) => sizes(option).signed + 2 * AIR <= wide && word * option.font < wide;
  const chosen = options.flat().find(fits) ?? { font: Math.min(...FONTS), digits: 1 };
  const { plain, signed } = sizes(chosen);
  return { ...chosen, ends: Math.min(wide - AIR, Math.max((wide + plain) / 2, AIR + signed)) };
}

/**
 * Drawn again only where a number, its colour or its place has changed; its colour first.
 * @param {Cell[][]} cells
 * @param {{ x: number, y: number, size: number, height?: number }} box size of a cell
 */
export const heatmap = (cells, { x, y, size, height = size }) => guard([
  x, y, size, height,
  ...cells.flat().flatMap(({ name, value, paint, blocked, picks }) => [name, value, paint.opacity, blocked, picks]), phase(),
], () => {
  const [wide, tall] = [size - GAP, height - GAP];
  const strokes = hatch(wide, tall);
  const plate = Math.min(30, wide - 4);
  /** @type {ReturnType<typeof setting> | undefined} */
  let found;
  const set = () => (found ??= setting(cells, wide));
  return svg`<g class="heatmap" font-size=${later(() => (set().font === FONTS[0] ? nothing : set().font))}>${
    cells.map((row, r) => row.map(({ name, value, paint, blocked, press }, c) => {
      const aligned = Number.isFinite(value) && !blocked;
      return svg`<g class=${press ? 'cell live' : 'cell'} @click=${press ?? nothing}
          transform=${translate(x + c * size + GAP / 2, y + r * height + GAP / 2)}>
        <rect class="ground" width=${wide} height=${tall}></rect>
        ${blocked ? svg`<path class="hatch" d=${strokes}></path>
          <rect class="label" x=${(wide - plate) / 2} y=${(tall - PLATE) / 2} width=${plate} height=${PLATE}
            rx="3"></rect>`
          : svg`<rect class=${paint.role} width=${wide} height=${tall} fill-opacity=${mark(paint.opacity)}></rect>`}
        ${later(() => numberText({ name, value, digits: blocked ? 0 : set().digits }, {
          x: aligned ? set().ends : wide / 2, y: tall / 2 + 4.5, anchor: aligned ? 'end' : 'middle',
          role: blocked ? 'masked' : paint.reverse ? 'reverse' : 'ink',
        }))}
      </g>`;
    }))}</g>`;
});

/**
 * A token that fits a width, cut with an ellipsis where it does not.
 * @param {string} text @param {number} width in pixels
 */
export function cut(text, width) {
  const room = Math.max(1, Math.floor(width / 7.6));
  return text.length <= room ? text : `${text.slice(0, Math.max(1, room - 1))}…`;
}
