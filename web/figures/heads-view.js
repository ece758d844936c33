/** The picture of <attn-heads>: the first axis of a shape is drawn as blocks, the next as rows, the last as columns. */
import { svg, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { glide } from './draw/glide.js';
import { numberText } from './draw/number.js';
import { richSvg } from './draw/rich.js';

/** @typedef {import('./definition.js').View} View */

const TOP = 44;
const NAME = 26;
const SIDE = 52;
const GAP = 18;
const CELL = 44;
/** Cells of a block never shrink below this; blocks go on to the next line instead. */
const LEAST = 26;

/** The strip of all numbers in their order: its title, and the least and the greatest size of its cells. */
const STRIP_TITLE = 30;
const STRIP = [18, 34];

/** @typedef {{ B: number, T: number, H: number, d: number }} Sizes */

/** Blocks, rows and columns of a step. @param {string} step @param {Sizes} sizes */
function axes(step, { B, T, H, d }) {
  if (step === 'projected') return { blocks: B, rows: T, columns: H * d };
  return step === 'viewed' ? { blocks: B * T, rows: H, columns: d } : { blocks: B * H, rows: T, columns: d };
}

/**
 * Where the blocks of a step go: as many beside one another as fit; each batch item begins a line of its own.
 * @param {number} width
 * @param {string} step
 * @param {Sizes} sizes
 */
function layout(width, step, sizes) {
  const { blocks, rows, columns } = axes(step, sizes);
  const each = blocks / sizes.B;
  const fits = step === 'projected' ? CELL : filling(width, sizes);
  const size = Math.max(LEAST, Math.min(CELL, (width - SIDE) / columns, fits));
  const wide = columns * size + GAP;
  const inLine = Math.max(1, Math.min(each, Math.floor((width - SIDE + GAP) / wide)));
  const lines = Math.ceil(each / inLine);
  const tall = NAME + rows * size + GAP;
  const at = (block) => {
    const [item, place] = [Math.floor(block / each), block % each];
    return {
      x: SIDE + (place % inLine) * wide,
      y: TOP + NAME + (item * lines + Math.floor(place / inLine)) * tall,
      first: place % inLine === 0,
    };
  };
  return { size, at, columns, rows, blocks, height: TOP + sizes.B * lines * tall };
}

/**
 * The cell size at which as many blocks as can stand beside one another fill the line, the same for both steps that
 * have several.
 * @param {number} width
 * @param {Sizes} sizes
 */
function filling(width, { T, H, d }) {
  const inLine = Math.max(1, Math.min(Math.max(T, H), Math.floor((width - SIDE + GAP) / (d * LEAST + GAP))));
  return ((width - SIDE + GAP) / inLine - GAP) / d;
}

/** @param {any} state */
const sizesOf = ({ batch: B, tokens: T, heads: H, headSize: d }) => ({ B, T, H, d });

/**
 * The tallest step decides, so that the figure keeps its height while the reader steps through it.
 * @param {number} width
 * @param {any} state
 */
export const height = (width, state) => {
  const sizes = sizesOf(state);
  return blocksHeight(width, sizes) + STRIP_TITLE + strip(width, sizes).height;
};

/** @param {number} width @param {Sizes} sizes */
const blocksHeight = (width, sizes) => ['projected', 'viewed', 'split']
  .reduce((most, step) => Math.max(most, layout(width, step, sizes).height), 0);

/** The strip of all numbers. @param {number} width @param {Sizes} sizes */
function strip(width, { B, T, H, d }) {
  const n = B * T * H * d;
  const size = Math.max(STRIP[0], Math.min(STRIP[1], width / n));
  const inLine = Math.floor(width / size);
  const tall = size < 24 ? 26 : size;
  return { size, tall, inLine, height: Math.ceil(n / inLine) * tall };
}

/** @param {any} frame @param {View} view */
export function picture(frame, view) {
  const { step, bug, cells, numbers } = frame;
  const plan = layout(view.width, step, frame);
  const { size } = plan;
  return svg`
    <text class="heading" x="0" y="14" aria-hidden="true">${richSvg(titles[step])}
      <tspan class="mono" dx="8">(${frame.shape.join(', ')})</tspan></text>
    <text class=${bug ? 'mono wrong' : 'mono'} x="0" y="34" aria-hidden="true">${command(frame)}</text>
    <g aria-hidden="true">${Array.from({ length: plan.blocks }, (_, block) => names(frame, plan, block))}</g>
    <g data-symbol="Q">${repeat([...cells].sort((a, b) => a.source - b.source), ({ source }) => source, (cell) => {
      const [block, row, column] = placeOf(cell.index, frame.shape);
      const { x, y } = plan.at(block);
      return svg`<g class=${`cell head-${cell.head + 1}`} transform=${glide(x + column * size, y + row * size)}>
        <rect class="ground" x="1" y="1" width=${size - 2} height=${size - 2} rx="3"></rect>
        <rect class="tint" x="1" y="1" width=${size - 2} height=${size - 2} rx="3"></rect>
        <path class="tally" d=${tally(cell.head + 1, size)}></path>
        ${cell.astray ? svg`<rect class="astray" x="2.5" y="2.5" width=${size - 5} height=${size - 5}
          rx="2"></rect>` : nothing}
        ${numberText(numbers.get(cell.name), { x: size / 2, y: size / 2 + 3, anchor: 'middle', role: 'token' })}
      </g>`;
    })}</g>
    ${inOrder(frame, view.width)}`;
}

/** All numbers as the shape is read, row after row: an order that a reshape keeps and a transposition changes. */
function inOrder(frame, width) {
  const { size, tall, inLine } = strip(width, frame);
  const top = blocksHeight(width, frame) + STRIP_TITLE;
  const order = frame.cells.map((cell, at) => ({ ...cell, at })).sort((a, b) => a.source - b.source);
  return svg`<text class="heading" x="0" y=${top - 11} aria-hidden="true">Read row after row</text>
    <g data-symbol="Q">${repeat(order, ({ source }) => source, ({ at, head }) => svg`<g class=${`cell head-${head + 1}`}
        transform=${glide((at % inLine) * size, top + Math.floor(at / inLine) * tall)}>
      <rect class="ground" x="0.5" y="0.5" width=${size - 1} height=${tall - 2} rx="2"></rect>
      <rect class="tint" x="0.5" y="0.5" width=${size - 1} height=${tall - 2} rx="2"></rect>
      ${numberText(frame.numbers.get(`order[${at}]`), {
        x: size / 2, y: tall / 2 + 4, anchor: 'middle', role: 'token',
      })}
    </g>`)}</g>`;
}

/** @type {Record<string, string>} */
const titles = {
  projected: '{Q} as projected', viewed: '{Q}, each row cut into heads', split: 'One block for each head',
};

/** The line of code that leads to a step. @param {{ step: string, bug: boolean }} frame */
function command({ step, bug }) {
  if (step === 'projected') return 'Q = X @ W_Q';
  if (step === 'viewed') return 'Q.view(B, T, H, d)';
  return bug ? 'Q.reshape(B, H, T, d)' : 'Q.view(B, T, H, d).transpose(1, 2)';
}

/** Block, row and column of a cell. @param {number[]} index @param {number[]} shape */
function placeOf(index, shape) {
  if (index.length === 3) return index;
  const [b, outer, row, column] = index;
  return [b * shape[1] + outer, row, column];
}

/** What stands over a block and beside its rows. */
function names({ B, T, H, d, step }, { at, size, rows, columns }, block) {
  const { x, y, first } = at(block);
  const each = step === 'projected' ? 1 : step === 'viewed' ? T : H;
  const narrow = columns * size < 108;
  const item = B > 1 ? `${narrow ? 'b' : 'batch '}${Math.floor(block / each) + 1}` : '';
  const own = step === 'projected' ? '' : `${step === 'viewed' ? 'token' : 'head'} ${(block % each) + 1}`;
  const over = [item, own].filter(Boolean).join(', ');
  const beside = step === 'viewed' ? 'head' : 'token';
  const [across, down] = step === 'viewed' ? ['T', 'H'] : ['H', 'T'];
  return svg`<text class="axis-name" data-symbol=${own ? across : nothing} x=${x}
      y=${y - 8}>${over}</text>
    ${step === 'projected' && !item ? list(H, (h) => svg`<text class=${`axis-name head-${h + 1}`} data-symbol="H"
      x=${x + (h + 0.5) * d * size} y=${y - 8} text-anchor="middle">${
        d * size > 52 ? 'head ' : ''}${h + 1}</text>`) : nothing}
    ${first ? list(rows, (row) => svg`<text class="quiet" data-symbol=${down} x=${x - 8}
      y=${y + (row + 0.5) * size + 4.5} text-anchor="end">${beside} ${row + 1}</text>`) : nothing}
    <rect class="frame" x=${x - 1} y=${y - 1} width=${columns * size + 2} height=${rows * size + 2} rx="4"></rect>`;
}

/** @param {number} length @param {(at: number) => unknown} draw */
const list = (length, draw) => Array.from({ length }, (_, at) => draw(at));

/** One short stroke for each number of the head, at the foot of the cell. @param {number} head @param {number} size */
function tally(head, size) {
  const left = size / 2 - ((head - 1) * 5) / 2;
  return Array.from({ length: head }, (_, at) => `M${left + at * 5} ${size - 8}v4`).join('');
}
