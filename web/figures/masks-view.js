/** The picture of <attn-masks>: the mask, the scores under it, the weights and the sum of each row. */
import { svg, nothing } from 'lit';
import { hatch } from './draw/hatch.js';
import { HEAD, labelled, NAMES } from './draw/labelled.js';
import { numberText } from './draw/number.js';
import { scorePaint, weightPaint } from './draw/ramp.js';

/** @typedef {import('./definition.js').View} View */

const SIDE = 32;
const GAP = 26;
const SUM = 70;
const TALL = 40;
/** The widest a cell of the mask, and one of scores and weights, becomes. */
const MASK_CELL = 42;
const CELL = 48;

/**
 * Three in a row, two over one, or all in one column.
 * @param {number} width
 * @param {{ queries: number, keys: number }} state
 */
function layout(width, { queries: Tq, keys: Tk }) {
  const top = HEAD + NAMES;
  const block = top + Tq * TALL;
  if (width >= 820) {
    const room = width - 2 * SIDE - 2 * GAP - SUM;
    const size = Math.min(CELL, room / Tk / 2.9);
    const small = Math.min(MASK_CELL, size * 0.9);
    const scores = { x: SIDE + Tk * small + GAP, y: top, size };
    return {
      height: block,
      mask: { x: SIDE, y: top, size: small },
      scores,
      weights: { x: scores.x + Tk * size + GAP + SIDE, y: top, size },
    };
  }
  if (width >= 540) {
    const size = Math.min(CELL, (width - SIDE - GAP) / 2 / Tk);
    return {
      height: 2 * block + GAP,
      mask: { x: SIDE, y: top, size },
      scores: { x: SIDE + Tk * size + GAP, y: top, size },
      weights: { x: SIDE, y: block + GAP + top, size: Math.min(CELL * 1.4, (width - SIDE - SUM) / Tk) },
    };
  }
  const size = Math.min(CELL, (width - SIDE) / Tk);
  return {
    height: 3 * block + 2 * GAP,
    mask: { x: SIDE, y: top, size },
    scores: { x: SIDE, y: block + GAP + top, size },
    weights: { x: SIDE, y: 2 * (block + GAP) + top, size: Math.min(CELL, (width - SIDE - SUM) / Tk) },
  };
}

/** @param {number} width @param {any} state */
export const height = (width, state) => layout(width, state).height;

/** @param {any} frame @param {View} view */
export function picture(frame, view) {
  const { Tq, Tk, entries, seen, meant, names, reach, afterSoftmax, written } = frame;
  const at = layout(view.width, { queries: Tq, keys: Tk });
  const cells = (letter, digits, paint, blocked) => Array.from({ length: Tq }, (_, i) => (
    Array.from({ length: Tk }, (__, j) => {
      const value = frame.table[letter][i * Tk + j];
      return { name: `${letter}[${i}][${j}]`, value, digits, paint: paint(value), blocked: blocked(i, j) };
    })));
  const rows = Array.from({ length: Tq }, (_, i) => String(i + 1));
  const common = { columns: names, tall: TALL, side: SIDE, roles: /** @type {[string, string]} */ (['query', 'key']) };
  const beside = at.scores.x === at.mask.x ? rows : undefined;
  return svg`
    <g class="part">
      ${maskPanel(at.mask)}
    </g>
    <g class="part">${labelled({
      ...common, ...at.scores, rows: beside, title: 'Scores', formula: afterSoftmax ? '{S}, no mask yet' : '{S} + mask',
      symbol: 'S', cells: cells('S', 2, (x) => scorePaint(x, reach), (i, j) => !seen(i, j) && !afterSoftmax),
    })}</g>
    <g class="part">${labelled({
      ...common, ...at.weights, rows, title: 'Weights',
      formula: afterSoftmax ? 'softmax({S}), then the mask' : '{A} = softmax of each row',
      symbol: 'A', cells: cells('A', 3, weightPaint, (i, j) => !seen(i, j)),
    })}
      ${sums(frame, at.weights)}
    </g>`;

  /** Its cells are switches, not numbers to ask about. @param {{ x: number, y: number, size: number }} box */
  function maskPanel({ x, y, size }) {
    const { apply } = view;
    const strokes = hatch(size - 1, TALL - 1);
    const word = (value) => (size > 36 ? ['False', 'True'] : ['F', 'T'])[value];
    const toggle = (i, j) => apply?.({ mask: 'own', cells: Array.from({ length: Tq }, (__, r) => (
      Array.from({ length: Tk }, (___, c) => Number((r === i && c === j) !== meant(r, c))))) });
    return svg`${labelled({
      ...common, x, y, size, rows, cells: [], symbol: 'M', title: 'Mask',
      formula: `True: ${written === 'attend' ? 'may attend' : 'blocked'}`,
    })}
    <g class=${apply ? 'toggles' : ''} data-symbol="M" role="group" aria-label="Cells of the mask">
      ${rows.map((__, i) => names.map((name, j) => {
        const value = entries[i * Tk + j];
        return svg`<g class=${meant(i, j) ? 'toggle-cell' : 'toggle-cell off'} role=${apply ? 'checkbox' : nothing}
            aria-checked=${apply ? String(meant(i, j)) : nothing}
            aria-label=${apply ? `Query ${i + 1} may see key ${name === 'pad' ? `${j + 1}, padding` : name}` : nothing}
            @click=${apply ? () => toggle(i, j) : nothing}
            @keydown=${apply ? (event) => onKey(event, () => toggle(i, j)) : nothing}
            transform=${`translate(${x + j * size + 0.5} ${y + i * TALL + 0.5})`}>
          <rect class="ground" width=${size - 1} height=${TALL - 1}></rect>
          ${meant(i, j) ? nothing : svg`<path class="hatch" d=${strokes}></path>
            <rect class="label" x="2" y=${TALL / 2 - 10} width=${size - 5} height="19" rx="3"></rect>`}
          <text x=${(size - 1) / 2} y=${TALL / 2 + 4} text-anchor="middle" data-name=${`M[${i}][${j}]`}
            data-value=${String(value)}>${word(value)}</text>
        </g>`;
      }))}
    </g>`;
  }
}

/** @param {KeyboardEvent} event @param {() => void} act */
function onKey(event, act) {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  act();
}

/**
 * What each row of weights adds up to, and whether that is 1.
 * @param {any} frame
 * @param {{ x: number, y: number, size: number }} box of the weights
 */
function sums({ Tq, Tk, sums: all }, { x, y, size }) {
  const ends = x + Tk * size + SUM - 22;
  return svg`<text class="heading" x=${ends} y=${y - 8} text-anchor="end">sum</text>
    ${Array.from({ length: Tq }, (_, i) => {
      const good = all[i] > 0.9995 && all[i] < 1.0005;
      const middle = y + (i + 0.5) * TALL + 4.5;
      const shown = { name: `sum[${i}]`, value: all[i], digits: 3 };
      return svg`${numberText(shown, { x: ends, y: middle, role: good ? 'right' : 'wrong' })}
        <text class=${good ? 'mark right' : 'mark wrong'} x=${ends + 7} y=${middle}
          aria-hidden="true">${good ? '✓' : '✗'}</text>`;
    })}`;
}
