/** The picture of <attn-scaling>: the weights of one draw, and the size of the softmax Jacobian over head sizes. */
import { svg, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { scaleLinear, scaleLog } from 'd3-scale';
import { area, line } from 'd3-shape';
import { format, numberPart, numberText } from './draw/number.js';
import { pixels } from './draw/plane.js';
import { richSvg } from './draw/rich.js';
import { later, mark, phase } from './draw/step.js';

/** @typedef {import('./definition.js').View} View */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

const TOP = 46;
const FOOT = 40;
const SIDE = 34;
const GAP = 40;
const TALL = 210;
/** The vertical axis of the curves goes at least this far. */
const LEAST_TOP = 0.38;
/** Bars at least this wide carry their numbers. */
const ROOMY = 42;
/** The width of a curve's name, and what the yellow dot and its surroundings take. */
const NAME = 126;
const DOT = 9;
/** The radius of a knot of a curve, and one half of its outline. */
const KNOT = 2.5;
const ARC = `${KNOT} ${KNOT} 0 1 0`;

/** Side by side, or one under the other. @param {number} width @returns {{ height: number, bars: Box, curves: Box }} */
function layout(width) {
  if (width >= 700) {
    const half = (width - GAP) / 2;
    return {
      height: TOP + TALL + FOOT,
      bars: { x: SIDE, y: TOP, width: half - SIDE, height: TALL },
      curves: { x: half + GAP + SIDE, y: TOP, width: half - SIDE - 10, height: TALL },
    };
  }
  return {
    height: 2 * (TOP + TALL + FOOT) + 10,
    bars: { x: SIDE, y: TOP, width: width - SIDE, height: TALL },
    curves: { x: SIDE, y: TOP + TALL + FOOT + 10 + TOP, width: width - SIDE - 10, height: TALL },
  };
}

/** @param {number} width */
export const height = (width) => layout(width).height;

/** @param {any} frame @param {View} view */
export function picture(frame, view) {
  const at = layout(view.width);
  const { weights, others, scaled } = frame;
  // They stand still while the curves grow.
  const still = guard([weights, others, scaled, view.width, phase()], () => bars(frame, at.bars));
  return svg`${still}${curves(frame, at.curves)}`;
}

/**
 * The weights of the present draw, sorted; the outline is what they are with the other setting.
 * @param {any} frame
 * @param {Box} box
 */
function bars({ numbers, weights, others, scaled, keys }, { x, y, width, height: tall }) {
  const up = scaleLinear([0, 1], [y + tall, y]);
  const step = width / keys;
  const pad = Math.min(4, step * 0.12);
  const [kind, other] = scaled ? ['scaled', 'raw'] : ['raw', 'scaled'];
  // The name of the line stands over what it has to say in the right half.
  const half = Math.floor(keys / 2);
  const beside = up(Math.max(weights[half], others[half])) - (step >= ROOMY ? 26 : 12);
  const outline = Array.from(others, (weight, i) => `${i ? 'L' : 'M'}${x + i * step} ${up(weight)}h${step}`).join('');
  const columns = Array.from(weights, (weight, i) => (
    `M${x + i * step + pad} ${up(0)}V${up(weight)}h${step - 2 * pad}V${up(0)}z`)).join('');
  return svg`<g class="part">
    <text class="heading" x=${x - SIDE} y="14" dy=${y - TOP} aria-hidden="true">${
      `Weights of one query, ${scaled ? 'with' : 'without'} the scaling`}</text>
    <text class="quiet" x=${x - SIDE} y="34" dy=${y - TOP}>largest ${later(() => numberPart(numbers.get('largest')))},
      below 0.001: ${later(() => numberPart(numbers.get('small')))} of the keys</text>
    <g aria-hidden="true">
      <path class="grid" d=${[0.25, 0.5, 0.75, 1].map((t) => `M${x} ${up(t)}h${width}`).join('')}></path>
      ${[0, 0.5, 1].map((t) => svg`<text class="tick" x=${x - 6} y=${up(t) + 4}
        text-anchor="end">${format(t, 1)}</text>`)}
      <path data-symbol="a A p" class=${`bar ${kind}`} d=${mark(columns)}></path>
      <path data-symbol="a A p" class=${`ghost ${other}`} d=${mark(outline)}></path>
      <path class="axis" d=${`M${x} ${up(0)}h${width}`}></path>
      <text class="quiet" x=${x} y=${y + tall + 18}>keys, the largest weight first</text>
      <text class=${`name ${other}`} x=${x + width} y=${later(() => pixels(beside))} text-anchor="end">line: ${
        scaled ? 'without' : 'with'} the scaling</text>
    </g>
    ${step >= ROOMY ? Array.from(weights, (weight, i) => later(() => numberText(numbers.get(`a[${i}]`), {
      x: x + (i + 0.5) * step, y: up(Math.max(weight, others[i])) - 6, anchor: 'middle',
    }))) : nothing}
  </g>`;
}

/** Knots are one path: more of them need no more marks. @param {number} x @param {number} y */
const disc = (x, y) => `M${pixels(x - KNOT)} ${pixels(y)}a${ARC} ${2 * KNOT} 0a${ARC} ${-2 * KNOT} 0`;

/** Medians with their bands, and the present draw. @param {any} frame @param {Box} box */
function curves({ numbers, points, dk, jacobian }, { x, y, width, height: tall }) {
  const across = scaleLog([1, 512], [x, x + width]).base(2);
  const most = points.reduce((high, { scaled, raw }) => Math.max(high, scaled.upper, raw.upper),
    Math.max(LEAST_TOP, jacobian));
  const up = scaleLinear([0, most * 1.06], [y + tall, y]);
  const ticks = up.ticks(4);
  const dot = [pixels(across(dk)), pixels(up(jacobian))];
  const sizes = across.ticks(10).filter((_, at) => width > 300 || at % 2 === 0);
  return svg`<g class="part">
    <text class="heading" x=${x - SIDE} y="14" dy=${y - TOP} aria-hidden="true">Size of the softmax Jacobian</text>
    <text class="quiet" x=${x - SIDE} y="34" dy=${y - TOP}>this draw: ${richSvg('‖{J}‖')} =
      ${later(() => numberPart(numbers.get('jacobian')))}</text>
    <g aria-hidden="true">
      <path class="grid" d=${[...ticks.map((t) => `M${x} ${up(t)}h${width}`),
        ...sizes.map((t) => `M${across(t)} ${y}v${tall}`)].join('')}></path>
      ${ticks.map((t) => svg`<text class="tick" x=${x - 6} y=${up(t) + 4} text-anchor="end">${format(t, 1)}</text>`)}
      ${sizes.map((t) => svg`<text class="tick" x=${across(t)} y=${y + tall + 18} text-anchor="middle">${t}</text>`)}
      <text class="quiet" data-symbol="dk" x=${x + width} y=${y + tall + 36} text-anchor="end">${
        richSvg('head size {d_k}')}</text>
      <path class="axis" d=${`M${x} ${up(0)}h${width}`}></path>
      <g data-symbol="J">
        ${curve(points, 'raw', 'without the scaling', { across, up, dot })}
        ${curve(points, 'scaled', 'with the scaling', { across, up, dot })}
        <circle class="present" cx=${mark(dot[0])} cy=${mark(dot[1])} r="7"></circle>
      </g>
    </g>
  </g>`;
}

/**
 * @param {any[]} points @param {string} kind @param {string} label
 * @param {{ across: (dk: number) => number, up: (size: number) => number, dot: number[] }} plot
 */
function curve(points, kind, label, { across, up, dot }) {
  if (!points.length) return nothing;
  const x = (point) => across(point.dk);
  const band = area().x(x).y0((point) => up(point[kind].lower)).y1((point) => up(point[kind].upper));
  const median = line().x(x).y((point) => up(point[kind].median));
  // Its name stands over the peak of the one curve and over the end of the other; under it where the dot is.
  const end = kind === 'scaled';
  const high = end ? points[points.length - 1] : points.reduce((a, b) => (b.raw.upper > a.raw.upper ? b : a));
  const right = end ? across(512) : Math.max(x(high), across(1) + NAME / 2) + NAME / 2;
  const above = up(high[kind].upper) - 9;
  const beside = dot[0] < right - NAME - DOT || dot[0] > right + DOT;
  const covered = !beside && dot[1] < above + DOT && dot[1] > above - 2 * DOT;
  return svg`<path class=${`band ${kind}`} d=${band(points)}></path>
    <path class=${`median ${kind}`} d=${median(points)}></path>
    <path class=${`knot ${kind}`} d=${points.map((point) => disc(x(point), up(point[kind].median))).join('')}></path>
    <text class=${`name ${kind}`} x=${end ? right : right - NAME / 2} text-anchor=${end ? 'end' : 'middle'}
      y=${covered ? up(high[kind].lower) + 19 : above}>${label}</text>`;
}
