/** The picture of <attn-lookup>: keys and query, scores turned into weights, values and output. */
import { svg, nothing } from 'lit';
import { scaleLinear } from 'd3-scale';
import { average } from './draw/average.js';
import { handle } from './draw/handle.js';
import { placeNames, wordWidth } from './draw/names.js';
import { numberPart, numberText } from './draw/number.js';
import { ground, limits, makePlane, pixels, reachOf, replaced, stroke, toPixels } from './draw/plane.js';
import { richSvg } from './draw/rich.js';
import { later, mark } from './draw/step.js';

/** @typedef {import('./definition.js').View} View */

const TITLE = 26;
const ROW = 32;
/** Rows of the table grow with the planes beside it, up to this. */
const AIRY = 50;
/** Under the rows: the sum of the weights and the output. */
const BELOW = ROW + 30;
const GAP = 24;

/**
 * Where everything goes at a width: three columns, two planes over a table, or all in one column.
 * @param {number} width
 * @param {number} n items
 */
function layout(width, n) {
  const rows = TITLE + n * ROW + BELOW;
  if (width >= 820) {
    const middle = 270;
    const side = (width - middle - 2 * GAP) / 2;
    const tall = Math.max(side, rows - TITLE);
    const row = Math.min(AIRY, (tall - BELOW) / n);
    return {
      height: TITLE + tall,
      keys: { x: 0, y: TITLE, width: side, height: tall },
      table: { x: side + GAP, y: 0, width: middle, row },
      values: { x: side + middle + 2 * GAP, y: TITLE, width: side, height: tall },
    };
  }
  if (width >= 540) {
    const side = (width - GAP) / 2;
    return {
      height: TITLE + side + GAP + rows,
      keys: { x: 0, y: TITLE, width: side, height: side },
      values: { x: side + GAP, y: TITLE, width: side, height: side },
      table: { x: 0, y: TITLE + side + GAP, width, row: ROW },
    };
  }
  const tall = Math.min(width, 232);
  return {
    height: 2 * (TITLE + tall) + rows + 2 * 14,
    keys: { x: 0, y: TITLE, width, height: tall },
    table: { x: 0, y: TITLE + tall + 14, width, row: ROW },
    values: { x: 0, y: TITLE + tall + 14 + rows + 14 + TITLE, width, height: tall },
  };
}

/** @param {number} width @param {any} state */
export const height = (width, state) => layout(width, Math.min(state.keys.length, state.values.length)).height;

/** @param {any} frame @param {View} view */
export function picture(frame, view) {
  const at = layout(view.width, frame.n);
  const { settled } = view;
  const left = makePlane({ ...at.keys, reach: reachOf([settled.query, ...settled.keys]) });
  const right = makePlane({ ...at.values, reach: reachOf(settled.values) });
  return svg`
    ${keysPlane(frame, view, left)}
    ${weightsTable(frame, at.table)}
    <text class="heading" x=${right.x} y=${right.y - 9} aria-hidden="true">Values and the output</text>
    ${average(right, { ...frame, title: 'Values and the output', letter: '{o}' }, view.hands)}`;
}

/** @param {any} frame @param {View} view @param {import('./draw/plane.js').Plane} plane */
function keysPlane({ n, labels, keys, query, feet, weights }, { hands }, plane) {
  const [ox, oy] = toPixels(plane, [0, 0]);
  const [qx, qy] = toPixels(plane, query);
  // One path for all drop lines and one for all feet: a drag moves every one of them.
  const spots = keys.map((_, j) => toPixels(plane, query.map((c) => c * feet[j])).join(' '));
  const drops = keys.map((key, j) => `M${toPixels(plane, key).join(' ')}L${spots[j]}`);
  const grounded = (marks) => marks.filter((_, j) => Number.isFinite(feet[j])).join('');
  return svg`<g class="part" aria-label="Keys and the query" role="group">
    <text class="heading" x=${plane.x} y=${plane.y - 9} aria-hidden="true">Keys and the query</text>
    <g aria-hidden="true">
      ${ground(plane)}
      ${ray(plane, query)}
      <g data-symbol="s S">
        <path class="drop" d=${mark(grounded(drops))}></path>
        <path class="foot" d=${mark(grounded(spots.map((spot) => `M${spot}h0`)))}></path>
      </g>
      <g data-symbol="k K">${keys.map((key, j) => {
        const [x, y] = toPixels(plane, key);
        const thick = pixels(1.25 + 3 * (weights[j] || 0));
        return svg`<path class="vector key" d=${mark(stroke(ox, oy, x, y))} stroke-width=${mark(thick)}></path>`;
      })}</g>
      <g data-symbol="q Q">
        <path class="vector query casing" d=${mark(stroke(ox, oy, qx, qy))}></path>
        <path class="vector query" d=${mark(stroke(ox, oy, qx, qy))}></path>
      </g>
      ${later(() => placeNames(plane, [
        { point: query, text: richSvg('{q}'), role: 'query', symbol: 'q Q', gap: 14, width: 12 },
        ...keys.map((point, j) => (
          { point, text: labels[j], role: 'key', symbol: 'k K', width: wordWidth(labels[j]) })),
      ]))}
    </g>
    ${Array.from({ length: n }, (_, j) => handle({
      plane, point: keys[j], limits: limits(plane), put: (point, state) => ({ keys: replaced(state.keys, j, point) }),
    }, { role: 'key', label: `Key of ${labels[j]}`, symbol: 'k K', radius: 6 }, hands))}
    ${handle({
      plane, point: query, limits: limits(plane), put: (point) => ({ query: point }),
    }, { role: 'query', label: 'Query', symbol: 'q Q', radius: 9 }, hands)}
  </g>`;
}

/**
 * The whole line of the query, on which the keys are measured.
 * @param {import('./draw/plane.js').Plane} plane
 * @param {number[]} query
 */
function ray(plane, [x, y]) {
  if (x === 0 && y === 0) return nothing;
  const [right, top] = [plane.toX.reach, plane.toY.reach];
  const stretch = Math.min(Math.abs(right / x), Math.abs(top / y));
  const [ax, ay] = toPixels(plane, [-x * stretch, -y * stretch]);
  const [bx, by] = toPixels(plane, [x * stretch, y * stretch]);
  return svg`<path class="ray" data-symbol="q Q" d=${mark(stroke(ax, ay, bx, by))}></path>`;
}

/** @param {any} frame @param {{ x: number, y: number, width: number, row: number }} box row is the height of one */
function weightsTable({ n, labels, numbers, weights }, { x, y, width, row }) {
  const scoreAt = x + Math.min(0.42 * width, 116);
  const weightAt = x + width - 2;
  const bar = scaleLinear([0, 1], [scoreAt + 20, weightAt - 50]);
  const thick = row > 40 ? 14 : 10;
  const top = y + TITLE;
  const foot = top + n * row;
  const o = (axis) => later(() => numberPart(numbers.get(`o[${axis}]`), 'output'));
  const [sumAt, outputAt] = [foot + ROW / 2 + 5, foot + ROW + 18];
  return svg`<g class="part">
    <text class="heading" data-symbol="s S" x=${scoreAt} y=${top - 9} text-anchor="end">${richSvg('score {s}')}</text>
    <text class="heading" data-symbol="a A" x=${weightAt} y=${top - 9} text-anchor="end">${richSvg('weight {a}')}</text>
    <path class="rule" d=${`M${x} ${top}h${width}M${x} ${foot}h${width}`}></path>
    ${labels.map((label, j) => {
      const middle = top + j * row + row / 2;
      const barTop = middle - thick / 2;
      const length = pixels(bar(weights[j] || 0) - bar(0));
      return svg`
        <text class="name key" data-symbol="k K" x=${x} y=${middle + 4.5}>${label}</text>
        <g data-symbol="s S">${later(() => (
          numberText(numbers.get(`score[${j}]`), { x: scoreAt, y: middle + 4.5 })))}</g>
        <g data-symbol="a A">
          <rect class="track" x=${bar(0)} y=${barTop} width=${bar(1) - bar(0)} height=${thick} rx="2"></rect>
          <rect class="bar" x=${bar(0)} y=${barTop} width=${mark(length)} height=${thick} rx="2"></rect>
          ${later(() => numberText(numbers.get(`a[${j}]`), { x: weightAt, y: middle + 4.5 }))}
        </g>`;
    })}
    <text class="quiet" x=${bar(1)} y=${sumAt} text-anchor="end">sum of the weights</text>
    ${later(() => numberText(numbers.get('sum'), { x: weightAt, y: sumAt, role: 'quiet' }))}
    <text class="name output" data-symbol="o O" x=${x} y=${outputAt}>${richSvg('output {o}')}</text>
    <text class="quiet" data-symbol="o O" x=${weightAt} y=${outputAt} text-anchor="end">(${o(0)}, ${o(1)})</text>
  </g>`;
}
