// What <attn-scaling> must show: the weights of a random query with and without the scaling, the size of the softmax's
// Jacobian, and its median over many draws. The draws are worked out here too, from the seed.
import { attention, float32, float64 } from '../../golden/plain.mjs';
import { normals } from '../../golden/draws.mjs';

/** The numbers of draw n: a query, then the keys, in a stream that has room of 2⁴⁰ words for each head size. */
function drawn({ seed, keys }, dk, n) {
  const words = (keys + 1) * dk;
  const all = normals(seed, words, dk * 2 ** 40 + n * words);
  return { q: all.subarray(0, dk), k: all.subarray(dk) };
}

function weigh(r, { q, k }, keys, dk, scaled) {
  const shape = { B: 1, H: 1, Hkv: 1, Tq: 1, Tk: keys, dk, dv: 0 };
  const { weights, scaled: scores } = attention(r, { q, k, v: [], shape, ...(!scaled && { scale: 1 }) });
  return { weights, scores };
}

/** ‖diag(p) − ppᵀ‖ entry by entry. */
function frobenius(r, p) {
  let total = 0;
  for (let i = 0; i < p.length; i++) {
    for (let j = 0; j < p.length; j++) total += r((i === j ? p[i] : 0) - r(p[i] * p[j])) ** 2;
  }
  return Math.sqrt(total);
}

const known = new Map();

/** Median and the two draws that enclose the true one with 95 %, by both roundings, each computed once. */
function curve(state, dk, scaled) {
  const key = [state.seed, state.keys, state.draws, dk].join();
  if (!known.has(key)) known.set(key, sizes(state, dk));
  return known.get(key)[scaled ? 'scaled' : 'raw'];
}

function sizes(state, dk) {
  const { keys, draws } = state;
  const all = { scaled: [[], []], raw: [[], []] };
  for (let n = 0; n < draws; n++) {
    const draw = drawn(state, dk, n);
    for (const kind of ['scaled', 'raw']) {
      [float64, float32].forEach((r, at) => {
        all[kind][at].push(frobenius(r, weigh(r, draw, keys, dk, kind === 'scaled').weights));
      });
    }
  }
  const outer = Math.max(0, Math.floor((draws - 1.96 * Math.sqrt(draws)) / 2) - 1);
  return Object.fromEntries(Object.entries(all).map(([kind, both]) => [kind, both.map((norms) => {
    norms.sort((a, b) => a - b);
    const [low, high] = [norms[Math.floor((draws - 1) / 2)], norms[Math.ceil((draws - 1) / 2)]];
    return { median: (low + high) / 2, lower: norms[outer], upper: norms[draws - 1 - outer] };
  })]));
}

/** `names`: the numbers on display, since the curves grow and each point is hundreds of draws. */
export function numbers(r, state, names) {
  const { keys, dk, draw, scaled } = state;
  const { weights, scores } = weigh(r, drawn(state, dk, draw), keys, dk, scaled);
  const order = Array.from(scores.keys()).sort((a, b) => scores[b] - scores[a]);
  const out = {
    largest: weights[order[0]],
    small: weights.filter((weight) => weight < 1e-3).length / keys,
    jacobian: frobenius(r, weights),
  };
  order.forEach((j, i) => {
    out[`a[${i}]`] = weights[j];
    out[`score[${i}]`] = scores[j];
  });
  for (const name of names) {
    const [, kind, end, size] = /^(scaled|raw)\.(median|lower|upper)\[(\d+)\]$/.exec(name) ?? [];
    if (kind) out[name] = curve(state, Number(size), kind === 'scaled')[r === float64 ? 0 : 1][end];
  }
  return out;
}

/** Names that a reader must find, as patterns. */
export const shown = [/^a\[\d+\]$/, /^largest$/, /^small$/, /^jacobian$/];

/** States besides the presets: ends of the ranges, few draws so that the curves are soon complete. */
export const states = [
  { draws: 20, keys: 2, dk: 1, scaled: true }, { draws: 20, keys: 3, dk: 512, seed: 4294967295, draw: 9999 },
  { draws: 21, keys: 5, dk: 3 }, { draws: 20, keys: 128, dk: 7, scaled: true },
];

export const handles = {};
