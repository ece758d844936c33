// What <attn-lookup> must show, from the definition. `r` rounds: not at all for the truth, to float32 for the
// tolerance.
import { attention } from '../../golden/plain.mjs';

export function numbers(r, { query, keys, values, temperature }) {
  const n = Math.min(keys.length, values.length);
  const [k, v] = [keys.slice(0, n), values.slice(0, n)];
  const shape = { B: 1, H: 1, Hkv: 1, Tq: 1, Tk: n, dk: 2, dv: 2 };
  const at = (scale) => attention(r, { q: query, k: k.flat(), v: v.flat(), shape, scale });
  const unit = r(1 / Math.sqrt(2));
  const { weights, output, scaled: logits } = at(r(unit / temperature));
  const [scores, dots] = [at(unit).scaled, at(1).scaled];
  const out = { unit, sum: weights.reduce((a, b) => r(a + b), 0) };
  for (let c = 0; c < 2; c++) {
    out[`q[${c}]`] = query[c];
    out[`o[${c}]`] = output[c];
  }
  for (let j = 0; j < n; j++) {
    out[`dot[${j}]`] = dots[j];
    out[`score[${j}]`] = scores[j];
    out[`logit[${j}]`] = logits[j];
    out[`a[${j}]`] = weights[j];
    for (let c = 0; c < 2; c++) {
      out[`k[${j}][${c}]`] = k[j][c];
      out[`v[${j}][${c}]`] = v[j][c];
      out[`av[${j}][${c}]`] = r(weights[j] * v[j][c]);
    }
  }
  return out;
}

/** Names that a reader must find, as patterns: the rest may be shown or not. */
export const shown = [/^score\[\d\]$/, /^a\[\d\]$/, /^sum$/, /^o\[\d\]$/, /^q\[\d\]$/, /^[kv]\[\d\]\[\d\]$/];

/** States besides the presets: ends of every range, one item, unequal numbers of keys and values. */
export const states = [
  { temperature: 0.1, query: [20, 20] },
  { temperature: 10, query: [-20, 20] },
  { query: [-1.234567, 0.000123], temperature: 0.37 },
  { keys: [[1, 2]], values: [[3, -4]], labels: ['one'] },
  { keys: [[20, 20], [-20, -20], [20, -20]], values: [[1, 0], [0, 1]] },
  { keys: Array(8).fill([0.1, 0.2]), values: Array(8).fill([-20, 20]), labels: [...'abcdefgh'] },
];

/** Handles that can be dragged, by their label, and the part of the state that one moves. */
export const handles = {
  Query: (state) => state.query, 'Key of cat': (state) => state.keys[0], 'Value of dog': (state) => state.values[1],
};
