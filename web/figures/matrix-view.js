/** The picture of <attn-matrix>: scores, weights, and the picked row's output as an average of the values. */
import { svg, nothing } from 'lit';
import { average } from './draw/average.js';
import { HEAD, labelled, NAMES } from './draw/labelled.js';
import { makePlane, reachOf } from './draw/plane.js';
import { scorePaint, weightPaint } from './draw/ramp.js';
import { richSvg } from './draw/rich.js';

/** @typedef {import('./definition.js').View} View */

const SIDE = 46;
const GAP = 26;
const CELL = 48;

/** Three in a row, two over one, or all in one column. @param {number} width @param {number} T */
function layout(width, T) {
  const top = HEAD + NAMES;
  if (width >= 820) {
    const plane = 306;
    const size = Math.min(CELL, (width - plane - SIDE - 2 * GAP) / 2 / T);
    const scores = { x: SIDE, y: top, size };
    const weights = { x: SIDE + T * size + GAP, y: top, size };
    const x = weights.x + T * size + GAP;
    const tall = Math.max(T * size + NAMES, 290);
    return { height: HEAD + tall, scores, weights, plane: { x, y: HEAD, width: width - x, height: tall } };
  }
  if (width >= 540) {
    const size = Math.min(CELL, (width - SIDE - GAP) / 2 / T);
    const y = top + T * size + GAP + HEAD;
    return {
      height: y + 280,
      scores: { x: SIDE, y: top, size },
      weights: { x: SIDE + T * size + GAP, y: top, size },
      plane: { x: 0, y, width, height: 280 },
    };
  }
  const size = Math.min(CELL, (width - SIDE) / T);
  const block = top + T * size + 14;
  return {
    height: 2 * block + HEAD + 240,
    scores: { x: SIDE, y: top, size },
    weights: { x: SIDE, y: block + top, size },
    plane: { x: 0, y: 2 * block + HEAD, width, height: 240 },
  };
}

/** @param {number} width @param {any} state */
export const height = (width, { queries, keys, values }) => (
  layout(width, Math.min(queries.length, keys.length, values.length)).height);

/** @param {any} frame @param {View} view */
export function picture(frame, view) {
  const { T, tokens, name, byColumns, blocked, picked, head, reach } = frame;
  const at = layout(view.width, T);
  const plane = makePlane({ ...at.plane, reach: reachOf(view.settled.values) });
  const pick = (i) => view.apply?.({ row: i + 1 });
  const cells = (letter, digits, paint) => Array.from({ length: T }, (_, r) => (
    Array.from({ length: T }, (__, c) => {
      const [i, j] = byColumns ? [c, r] : [r, c];
      const value = frame.table[letter][i * T + j];
      return {
        name: name(letter, i, j), value, digits, paint: paint(value), blocked: blocked(i, j),
        picks: i, press: () => pick(i),
      };
    })));
  const formula = byColumns ? ['{K^T}{Q}', 'softmax of each column'] : ['{Q}{K^T}', 'softmax of each row'];
  const beta = frame.beta === 1 ? '' : '{β} · ';
  return svg`
    ${panel(frame, view, at.scores, {
      title: 'Scaled scores', formula: `{S} = ${beta}${formula[0]} / √${head}`,
      symbol: 'S', cells: cells('S', 2, (x) => scorePaint(x, reach)), first: true, pick,
    })}
    ${panel(frame, view, at.weights, {
      title: 'Weights', formula: `{A} = ${formula[1]}`,
      symbol: 'A', cells: cells('A', 3, weightPaint), first: at.weights.x === at.scores.x, pick,
    })}
    <text class="heading" x=${plane.x} y=${at.plane.y - HEAD + 14} aria-hidden="true">Output of <tspan
      class="query">${tokens[picked]}</tspan></text>
    <text class="quiet" x=${plane.x} y=${at.plane.y - HEAD + 33} aria-hidden="true">
      ${richSvg(`{o_${picked + 1}} = average of the values {v_j}`)}</text>
    ${average(plane, {
      title: `Values, and the output of ${tokens[picked]}`, letter: `{o_${picked + 1}}`,
      labels: tokens, values: frame.values, weights: frame.weights, output: frame.output,
      blocked: tokens.map((_, j) => blocked(picked, j)), hull: true,
    }, view.hands)}`;
}

/**
 * One matrix, the picked row or column framed. Beside the first one, the names of the queries choose the picked query.
 * @param {any} frame
 * @param {View} view
 * @param {{ x: number, y: number, size: number }} box
 * @param {{
 *   title: string, formula: string, symbol: string, cells: any[][], first: boolean, pick: (i: number) => void,
 * }} content
 */
function panel({ T, tokens, picked, byColumns }, { hands }, { x, y, size }, { first, pick, ...content }) {
  const ring = byColumns
    ? { x: x + picked * size, y, width: size, height: T * size }
    : { x, y: y + picked * size, width: T * size, height: size };
  const hit = (at) => (byColumns
    ? { x: x + at * size, y: y - NAMES, width: size, height: NAMES }
    : { x: x - SIDE, y: y + at * size, width: SIDE, height: size });
  return svg`<g class="part">
    ${labelled({
      x, y, size, ...content, columns: tokens, rows: first ? tokens : undefined, side: SIDE,
      roles: byColumns ? ['key', 'query'] : ['query', 'key'],
    })}
    <rect class="picked casing" x=${ring.x} y=${ring.y} width=${ring.width} height=${ring.height} rx="3"></rect>
    <rect class="picked" x=${ring.x} y=${ring.y} width=${ring.width} height=${ring.height} rx="3"></rect>
    ${hands && content.symbol === 'S' ? svg`<g role="radiogroup" aria-label="Query whose output is shown">
      ${tokens.map((token, i) => {
        const box = hit(i);
        return svg`<g class="choice" role="radio" aria-checked=${i === picked} tabindex=${i === picked ? 0 : -1}
            aria-label=${`${token}, token ${i + 1}`} @click=${() => pick(i)}
            @keydown=${(event) => chooseByKey(event, i, T, pick)}>
          <rect class="halo" x=${box.x + 1.5} y=${box.y + 1.5} width=${box.width - 3} height=${box.height - 3}
            rx="4"></rect>
        </g>`;
      })}
    </g>` : nothing}
  </g>`;
}

/**
 * Arrow keys go round, Home and End to the ends, as in any group of radio buttons.
 * @param {KeyboardEvent} event
 * @param {number} i where the focus is
 * @param {number} T how many there are
 * @param {(i: number) => void} pick
 */
function chooseByKey(event, i, T, pick) {
  /** @type {Record<string, number>} */
  const moves = { ArrowUp: i - 1, ArrowLeft: i - 1, ArrowDown: i + 1, ArrowRight: i + 1, Home: 0, End: T - 1, ' ': i };
  const to = moves[event.key];
  if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const next = (to + T) % T;
  pick(next);
  const group = /** @type {Element} */ (/** @type {Element} */ (event.currentTarget).parentElement);
  /** @type {SVGElement} */ (group.querySelectorAll('[role=radio]')[next]).focus();
}
