/** F3, <attn-scaling>: random queries and keys, and what the softmax makes of them with and without 1/√dk. */
import { Numbers } from './numbers.js';
import { decimals, format } from './draw/number.js';
import { code } from './scaling-code.js';
import { explain } from './scaling-how.js';
import { presets } from './scaling-presets.js';
import { table } from './scaling-table.js';
import { height, picture } from './scaling-view.js';

/** @typedef {import('./types.js').Row} Row */

/** @type {Row[]} */
const parameters = [
  {
    name: 'dk', type: 'number', whole: true, min: 1, max: 512, scale: 'log', default: 64,
    label: 'Head size', symbol: 'd_k',
  },
  { name: 'scaled', type: 'switch', default: false, label: 'Divide the scores by √{d_k}' },
  {
    name: 'draw', type: 'number', whole: true, min: 0, max: 9999, step: 1, default: 33,
    label: 'Draw number', control: 'stepper', button: 'New draw',
  },
  {
    name: 'seed', type: 'number', whole: true, min: 0, max: 4294967295, step: 1, default: 1,
    label: 'Seed', control: 'stepper', more: true,
  },
  {
    name: 'keys', type: 'number', whole: true, min: 2, max: 128, step: 1, default: 16,
    label: 'Keys', control: 'stepper', more: true,
  },
  {
    name: 'draws', type: 'number', whole: true, min: 20, max: 5000, step: 100, default: 300,
    label: 'Draws for each head size', control: 'stepper', more: true,
  },
];

/** The head sizes of the curves. */
const SIZES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];
/** What a draw takes beside its random numbers, as if its head size were so much larger. */
const SURPLUS = 8;
const ALL = SIZES.reduce((sum, dk) => sum + dk + SURPLUS, 0);
/** Random numbers to make at a time, well under a millisecond's work. */
const CHUNK = 10_000;

/** The curves: medians of ‖J‖ over many draws, a head size at a time. @type {import('./work.js').Work} */
const work = {
  key: ({ seed, keys, draws }) => [seed, keys, draws].join(' '),

  * run({ seed, keys, draws }, attn) {
    let data = { points: /** @type {any[]} */ ([]) };
    let before = 0;
    for (const dk of SIZES) {
      const own = (dk + SURPLUS) / ALL;
      const scaled = new Float32Array(draws);
      const raw = new Float32Array(draws);
      const chunk = Math.max(1, Math.min(10, Math.floor(CHUNK / dk / (keys + 1))));
      for (let first = 0; first < draws; first += chunk) {
        const count = Math.min(chunk, draws - first);
        yield { data, done: before + own * first / draws };
        const { frobenius } = attn.figures.scaling({ seed, dk, keys, firstDraw: first, draws: count });
        scaled.set(frobenius.subarray(0, count), first);
        raw.set(frobenius.subarray(count), first);
      }
      before += own;
      const summaries = [];
      for (const norms of [scaled, raw]) {
        yield { data, done: before };
        summaries.push(attn.figures.scalingSummary(norms));
      }
      const [summary, rawSummary] = summaries;
      data = { points: [...data.points, { dk, scaled: summary, raw: rawSummary }] };
    }
    yield { data, done: 1 };
  },

  say: ({ points }, done, { draws }) => (done === 1
    ? `Medians over ${draws} draws at each of ${SIZES.length} head sizes, with 95 % bands.`
    : `Drawn so far: ${points.length} of ${SIZES.length} head sizes.`),
};

/** The present draw. @param {any} state @param {any} attn */
function drawOf({ seed, dk, keys, draw, scaled }, attn) {
  const weighed = (each) => attn.figures.scalingWeights({ seed, dk, keys, draw, scaled: each });
  const drawn = attn.figures.scaling({ seed, dk, keys, firstDraw: draw, draws: 1 });
  return { here: weighed(scaled), other: weighed(!scaled), drawn };
}

/** The last draw: while the curves grow it is shown again and again. @type {any} */
let last;

/**
 * Everything the figure shows, from the core.
 * @param {any} state
 * @param {any} attn
 * @param {any} data the curves as far as they are computed
 */
function frame(state, attn, data) {
  if (last?.state !== state || last.attn !== attn) last = { state, attn, ...drawOf(state, attn) };
  const { here, other, drawn } = last;
  const { seed, dk, keys, draw, scaled } = state;
  const pick = (pair) => pair[scaled ? 0 : 1];
  const points = data?.points ?? [];

  const numbers = new Numbers((add) => {
    add('dk', dk, decimals(dk), 'head size');
    here.weights.forEach((weight, i) => {
      add(`a[${i}]`, weight, 3, `weight number ${i + 1}, the largest first`);
      add(`score[${i}]`, here.scores[i], 2, `score that weight number ${i + 1} comes from`);
    });
    add('largest', pick(drawn.largest), 3, 'largest weight of this draw');
    add('small', pick(drawn.small), 2, 'share of keys with a weight below 0.001');
    add('jacobian', pick(drawn.frobenius), 3, 'size of the softmax Jacobian of this draw');
    for (const point of points) {
      for (const [kind, words] of [['scaled', 'with the scaling'], ['raw', 'without the scaling']]) {
        const at = `head size ${point.dk}, ${words}`;
        add(`${kind}.median[${point.dk}]`, point[kind].median, 3, `median size of the Jacobian, ${at}`);
        add(`${kind}.lower[${point.dk}]`, point[kind].lower, 3, `lower end of the band, ${at}`);
        add(`${kind}.upper[${point.dk}]`, point[kind].upper, 3, `upper end of the band, ${at}`);
      }
    }
  });
  return {
    dk, keys, scaled, numbers, points, seed, draw, draws: state.draws,
    weights: here.weights, others: other.weights,
    jacobian: pick(drawn.frobenius), largest: pick(drawn.largest), small: pick(drawn.small),
  };
}

/** One sentence on what the picture shows now. @param {ReturnType<typeof frame>} frame */
function summary({ dk, keys, scaled, largest, jacobian }) {
  const where = `Head size ${dk}, ${scaled ? 'with' : 'without'} the scaling`;
  const start = `${where}: the largest of ${keys} weights is ${format(largest)}`;
  const size = `the Jacobian has size ${format(jacobian, 3)}`;
  if (jacobian < 0.05) return `${start}, and ${size}: almost no gradient gets through.`;
  return `${start}, and ${size}.`;
}

/** @type {import('./definition.js').Definition} */
export default {
  slug: 'scaling',
  title: 'Why the scores are divided by √{d_k}',
  prompt: 'Switch the scaling on and off, then move the head size. Which of the two curves does the yellow dot follow?',
  parameters, presets, frame, summary, height, picture, table, explain, code, work,
};
