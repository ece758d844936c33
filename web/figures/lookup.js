/** F1, <attn-lookup>: one query looks softly into a few keys, and gets an average of their values. */
import { unitScale } from './calls.js';
import { Numbers } from './numbers.js';
import { decimals, percent, point } from './draw/number.js';
import { height, picture } from './lookup-view.js';
import { table } from './lookup-table.js';
import { code } from './lookup-code.js';
import { presets } from './lookup-presets.js';
import { explain } from './lookup-how.js';

/** @typedef {import('./types.js').Row} Row */

/** @type {Row[]} */
const parameters = [
  {
    name: 'query', type: 'vector', size: 2, min: -20, max: 20, default: [1.6, 0.5],
    label: 'Query', symbol: 'q', control: false,
  },
  {
    name: 'keys', type: 'matrix', size: 2, count: [1, 8], min: -20, max: 20,
    default: [[2.1, 1], [0.4, 2.2], [-2, 0.6], [0.7, -1.9]],
    label: 'Keys', symbol: 'k', control: false,
  },
  {
    name: 'values', type: 'matrix', size: 2, count: [1, 8], min: -20, max: 20,
    default: [[2.2, 1.4], [-0.6, 2.3], [-2.2, -0.9], [1.2, -2.1]],
    label: 'Values', symbol: 'v', control: false,
  },
  {
    name: 'labels', type: 'labels', count: [1, 8], default: ['cat', 'dog', 'fish', 'bird'],
    label: 'Names of the items', control: false,
  },
  {
    name: 'temperature', type: 'number', min: 0.1, max: 10, scale: 'log', default: 1,
    label: 'Temperature', symbol: 'τ', help: 'Divides the scores before the softmax. Small values pick one winner.',
  },
  {
    name: 'hull', type: 'switch', default: true,
    label: 'Region of the values', help: 'The output never leaves it.',
  },
];

/**
 * Everything the figure shows, from the core.
 * @param {any} state
 * @param {any} attn
 */
function frame(state, attn) {
  const n = Math.min(state.keys.length, state.values.length);
  const keys = state.keys.slice(0, n);
  const values = state.values.slice(0, n);
  const labels = Array.from({ length: n }, (_, j) => state.labels[j] ?? `item ${j + 1}`);
  const unit = unitScale(attn, 2);

  // A column of ones makes the sum of the weights a result of the core; so do the lone values that follow it with the
  // shares a_j·v_j, each in a column that all other items leave at 0.
  const columns = 3 + 2 * n;
  const v = new Float32Array(n * columns);
  values.forEach((value, j) => {
    v.set([...value, 1], j * columns);
    v.set(value, j * columns + 3 + 2 * j);
  });
  const one = { q: state.query, k: keys.flat(), v, shape: { Tq: 1, Tk: n, dk: 2, dv: columns } };
  const result = attn.attention({
    ...one, scale: unit / state.temperature, returns: { weights: true, scores: 'scaled' },
  });
  const { scores } = attn.attention({ ...one, scale: unit, returns: { scores: 'scaled' } });
  const dots = attn.attention({
    q: state.query, k: [...keys.flat(), ...state.query], v: new Float32Array(n + 1),
    shape: { Tq: 1, Tk: n + 1, dk: 2, dv: 1 }, scale: 1, returns: { scores: 'scaled' },
  }).scores;

  const numbers = new Numbers((add) => {
    const axes = ['x', 'y'];
    axes.forEach((axis, c) => add(`q[${c}]`, state.query[c], decimals(state.query[c]), `query, ${axis}`));
    labels.forEach((label, j) => {
      axes.forEach((axis, c) => {
        add(`k[${j}][${c}]`, keys[j][c], decimals(keys[j][c]), `key of ${label}, ${axis}`);
        add(`v[${j}][${c}]`, values[j][c], decimals(values[j][c]), `value of ${label}, ${axis}`);
        add(`av[${j}][${c}]`, result.output[3 + 2 * j + c], 3, `weighted value of ${label}, ${axis}`);
      });
      add(`dot[${j}]`, dots[j], 2, `query times key of ${label}`);
      add(`score[${j}]`, scores[j], 2, `score of ${label}`);
      add(`logit[${j}]`, result.scores[j], 2, `score of ${label} over the temperature`);
      add(`a[${j}]`, result.weights[j], 3, `weight of ${label}`);
    });
    add('unit', unit, 3, 'scale of the scores');
    add('temperature', state.temperature, decimals(state.temperature), 'temperature');
    add('sum', result.output[2], 3, 'sum of the weights');
    axes.forEach((axis, c) => add(`o[${c}]`, result.output[c], 3, `output, ${axis}`));
  });

  return {
    n, labels, keys, values, numbers,
    query: state.query,
    hull: state.hull,
    tempered: state.temperature !== 1,
    weights: result.weights,
    output: [result.output[0], result.output[1]],
    // Where the foot of key j on the line of the query lies, as a multiple of the query.
    feet: Array.from({ length: n }, (_, j) => dots[j] / dots[n]),
    note: state.keys.length === state.values.length ? undefined
      : `There are ${state.keys.length} keys and ${state.values.length} values; the first ${n} of each are used.`,
  };
}

/** One sentence on what the picture shows now. @param {ReturnType<typeof frame>} frame */
function summary({ n, labels, weights, output }) {
  const order = Array.from(weights.keys()).sort((a, b) => weights[b] - weights[a]);
  const [first, second] = order;
  const [most, least] = [weights[first], weights[order[n - 1]]];
  const where = `The output is ${point(output)}.`;
  if (n === 1) return `With a single item its weight is 1, whatever the query. ${where}`;
  if (most - least < 0.02) {
    return `All weights are nearly equal, so the output is close to the plain mean of the values. ${where}`;
  }
  if (most > 0.95) return `Almost a hard lookup: “${labels[first]}” holds ${percent(most)} of the weight. ${where}`;
  const [one, two] = [`“${labels[first]}”`, `“${labels[second]}”`];
  if (most - weights[second] < 0.005) return `${one} and ${two} have the same weight, ${percent(most)} each. ${where}`;
  return `${one} has the largest weight, ${percent(most)}, before ${two} with ${percent(weights[second])}. ${where}`;
}

/** @type {import('./definition.js').Definition} */
export default {
  slug: 'lookup',
  title: 'Soft lookup',
  prompt: 'Drag the query. Which key does it match, and where does the output go?',
  parameters, presets, frame, summary, height, picture, table, explain, code,
};
