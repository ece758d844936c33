/** F2, <attn-matrix>: one head over a whole sentence; every token looks into all tokens, and its weights are a row. */
import { unitScale } from './calls.js';
import { Numbers } from './numbers.js';
import { decimals, percent, point } from './draw/number.js';
import { height, picture } from './matrix-view.js';
import { table } from './matrix-table.js';
import { code } from './matrix-code.js';
import { presets } from './matrix-presets.js';
import { explain } from './matrix-how.js';

/** @typedef {import('./types.js').Row} Row */

const TOKENS = /** @type {[number, number]} */ ([1, 8]);
const matrix = /** @type {const} */ ({ type: 'matrix', size: 2, count: TOKENS, min: -20, max: 20, control: false });

/** @type {Row[]} */
const parameters = [
  {
    ...matrix, name: 'queries', label: 'Queries', symbol: 'Q',
    default: [[1.8, -0.4], [0.4, 2], [2, 0.6], [1.2, -1.6], [1.4, -0.8], [-1.4, 1.2]],
  },
  {
    ...matrix, name: 'keys', label: 'Keys', symbol: 'K',
    default: [[-0.6, -0.8], [2, 0.4], [0.2, 2], [-1.6, 0.6], [-0.4, -1.2], [1.6, -1.4]],
  },
  {
    ...matrix, name: 'values', label: 'Values', symbol: 'V',
    default: [[-0.8, -1.2], [2.2, 1.4], [-0.4, 2.4], [-2.4, 0.8], [0.6, -2.2], [2.3, -1]],
  },
  {
    name: 'tokens', type: 'labels', count: TOKENS, default: ['my', 'cat', 'sat', 'on', 'a', 'mat'],
    label: 'Tokens', control: false,
  },
  {
    name: 'beta', type: 'number', min: 0, max: 8, step: 0.1, default: 1,
    label: 'Scale', symbol: 'β', help: 'Multiplies all scores. At 0 every row of weights is uniform.',
  },
  {
    name: 'causal', type: 'switch', default: false,
    label: 'Causal mask', help: 'A token may look at itself and at what came before it.',
  },
  {
    name: 'row', type: 'number', min: 1, max: TOKENS[1], step: 1, whole: true, default: 3,
    label: 'Query', control: false,
  },
  {
    name: 'convention', type: 'choice', default: 'rows', options: [['rows', 'rows'], ['columns', 'columns']],
    label: 'Tokens are', more: true,
  },
  {
    name: 'headSize', type: 'choice', default: 'dk', options: [['dk', '{d_k}'], ['dh', '{d_h}']],
    label: 'The head size is called', more: true,
  },
];

/**
 * Everything the figure shows, from the core.
 * @param {any} state
 * @param {any} attn
 */
function frame(state, attn) {
  const T = Math.min(state.queries.length, state.keys.length, state.values.length);
  const [queries, keys, values] = [state.queries, state.keys, state.values].map((rows) => rows.slice(0, T));
  const tokens = Array.from({ length: T }, (_, i) => state.tokens[i] ?? `token ${i + 1}`);
  const picked = Math.min(state.row, T) - 1;
  const unit = unitScale(attn, 2);

  // As in the soft lookup: a column of ones for the sums, then a column pair for the share of each value.
  const columns = 3 + 2 * T;
  const v = new Float32Array(T * columns);
  values.forEach((value, j) => {
    v.set([...value, 1], j * columns);
    v.set(value, j * columns + 3 + 2 * j);
  });
  const all = { q: queries.flat(), k: keys.flat(), v, shape: { Tq: T, dk: 2, dv: columns } };
  const result = attn.attention({
    ...all, scale: unit * state.beta, causal: state.causal, returns: { weights: true, scores: 'masked' },
  });
  const dots = attn.attention({ ...all, scale: 1, returns: { scores: 'scaled' } }).scores;

  const byColumns = state.convention === 'columns';
  const name = (letter, i, j) => (
    byColumns ? `${letter}[${j}][${i}]` : `${letter}[${i}][${j}]`);
  const numbers = new Numbers((add) => {
    const axes = ['x', 'y'];
    add('unit', unit, 3, 'scale of the scores');
    add('beta', state.beta, decimals(state.beta), 'scale');
    tokens.forEach((token, i) => {
      [['Q', queries, 'query'], ['K', keys, 'key'], ['V', values, 'value']].forEach(([letter, rows, what]) => {
        axes.forEach((axis, c) => {
          add(name(letter, i, c), rows[i][c], decimals(rows[i][c]), `${what} of ${token}, ${axis}`);
        });
      });
      tokens.forEach((other, j) => {
        add(name('S', i, j), result.scores[i * T + j], 2, `score of ${token} for ${other}`);
        add(name('A', i, j), result.weights[i * T + j], 3, `weight of ${token} on ${other}`);
        add(name('dot', i, j), dots[i * T + j], 2, `query of ${token} times key of ${other}`);
      });
      add(`sum[${i}]`, result.output[i * columns + 2], 3, `sum of the weights of ${token}`);
      axes.forEach((axis, c) => {
        add(name('O', i, c), result.output[i * columns + c], 3, `output of ${token}, ${axis}`);
        const share = result.output[picked * columns + 3 + 2 * i + c];
        add(`share[${i}][${c}]`, share, 3, `share of ${token} in the output, ${axis}`);
      });
    });
  });

  const finite = Array.from(result.scores).filter(Number.isFinite);
  const lengths = [state.queries, state.keys, state.values].map((rows) => rows.length);
  return {
    T, tokens, queries, keys, values, picked, numbers, name, byColumns,
    head: state.headSize === 'dh' ? '{d_h}' : '{d_k}',
    beta: state.beta,
    causal: state.causal,
    blocked: (i, j) => state.causal && j > i,
    weights: result.weights.subarray(picked * T, (picked + 1) * T),
    table: { S: result.scores, A: result.weights },
    output: [0, 1].map((c) => result.output[picked * columns + c]),
    // The colour scale of the scores: never so narrow that tiny scores look strong.
    reach: finite.reduce((most, x) => Math.max(most, x, -x), 2),
    note: lengths.every((length) => length === T) ? undefined
      : `Queries, keys and values have ${lengths.join(', ')} rows; the first ${T} of each are used.`,
  };
}

/** One sentence on what the picture shows now. @param {ReturnType<typeof frame>} frame */
function summary({ T, tokens, picked, weights, output, causal, beta, byColumns }) {
  const token = `“${tokens[picked]}”`;
  const order = Array.from(weights.keys()).sort((a, b) => weights[b] - weights[a]);
  const where = `its output is ${point(output)}`;
  const open = causal ? picked + 1 : T;
  if (open === 1) return `${token} comes first and may only look at itself, so ${where}, its own value.`;
  const [most, next] = order.map((j) => percent(weights[j]));
  if (beta === 0) {
    const line = byColumns ? 'column' : 'row';
    return `With the scale at 0 every ${line} is uniform: ${token} gives each of ${open} keys ${most}, and ${where}.`;
  }
  const [first, second] = order.map((j) => `“${tokens[j]}”`);
  if (weights[order[0]] - weights[order[open - 1]] < 0.005) {
    return `${token} looks at all of its ${open} keys alike, and ${where}, their plain mean.`;
  }
  if (weights[order[0]] > 0.99) return `${token} looks at ${first} alone (${most}), so ${where}.`;
  return `${token} looks most at ${first} (${most}), then at ${second} (${next}); ${where}.`;
}

/** @type {import('./definition.js').Definition} */
export default {
  slug: 'matrix',
  title: 'The attention matrix of one head',
  prompt: ({ convention }) => `Pick a ${convention === 'columns' ? 'column' : 'row'}: `
    + 'whose value does this token read? Then turn the scale down to 0.',
  parameters, presets, frame, summary, height, picture, table, explain, code,
};
