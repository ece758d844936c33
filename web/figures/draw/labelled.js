/** A matrix with its title, its formula and the names of its rows and columns. */
import { svg, nothing } from 'lit';
import { cut, heatmap } from './heatmap.js';
import { richSvg } from './rich.js';

/** Room above a matrix for title and formula, and for the names of its columns. */
export const HEAD = 42;
export const NAMES = 24;
/** Whose marks the names are. @type {Record<string, string>} */
const SYMBOLS = { query: 'q Q', key: 'k K' };
/** Narrower columns have smaller names. */
const SMALL = 28;
/** What the rows of a matrix are called alone. @type {Record<string, string>} */
const WITH_ROWS = { S: 'S s', A: 'A a' };

/**
 * @typedef {object} Labelled
 * @property {number} x of the cells
 * @property {number} y of the cells
 * @property {number} size width of a cell
 * @property {number} [tall] height of a cell
 * @property {import('./heatmap.js').Cell[][]} cells
 * @property {string} title
 * @property {string} formula as rich text
 * @property {string[]} columns names above
 * @property {string[]} [rows] names at the left; left out where a neighbour shows them
 * @property {number} [side] room for the names of the rows
 * @property {[rows: string, columns: string]} roles colour roles of the names
 * @property {string} symbol whose marks the cells are, see light.js
 */

/** @param {Labelled} matrix */
export function labelled({ x, y, size, tall = size, cells, title, formula, columns, rows, side = 0, roles, symbol }) {
  const left = rows ? x - side : x;
  const small = size < SMALL;
  return svg`
    <text class="heading" x=${left} y=${y - NAMES - HEAD + 14} aria-hidden="true">${title}</text>
    <text class="quiet" x=${left} y=${y - NAMES - HEAD + 33} aria-hidden="true">${richSvg(formula)}</text>
    <g aria-hidden="true">
      <g data-symbol=${SYMBOLS[roles[1]]} font-size=${small ? 11 : nothing}>${
        columns.map((name, at) => svg`<text class=${`axis-name ${roles[1]}`} x=${x + (at + 0.5) * size} y=${y - 8}
          text-anchor="middle">${cut(name, small ? size * 1.2 : size)}</text>`)}</g>
      <g data-symbol=${SYMBOLS[roles[0]]}>${rows?.map((name, at) => svg`<text class=${`axis-name ${roles[0]}`}
        x=${x - 8} y=${y + (at + 0.5) * tall + 4.5} text-anchor="end">${cut(name, side - 6)}</text>`)}</g>
    </g>
    <rect class="frame" x=${x} y=${y} width=${columns.length * size} height=${cells.length * tall}></rect>
    <g data-symbol=${WITH_ROWS[symbol] ?? symbol}>${heatmap(cells, { x, y, size, height: tall })}</g>`;
}
