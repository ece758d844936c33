// What <attn-matrix> must show, from the definition. `r` rounds: not at all for the truth, to float32 for the
// tolerance.
import { attention } from '../../golden/plain.mjs';

export function numbers(r, { queries, keys, values, beta, causal, convention, row }) {
  const T = Math.min(queries.length, keys.length, values.length);
  const [q, k, v] = [queries, keys, values].map((rows) => rows.slice(0, T).flat());
  const shape = { B: 1, H: 1, Hkv: 1, Tq: T, Tk: T, dk: 2, dv: 2 };
  const unit = r(1 / Math.sqrt(2));
  const { weights, output, masked } = attention(r, { q, k, v, shape, scale: r(unit * beta), causal });
  const dots = attention(r, { q, k, v, shape, scale: 1 }).scaled;
  const name = (letter, i, j) => (convention === 'columns' ? `${letter}[${j}][${i}]` : `${letter}[${i}][${j}]`);
  const out = { unit };
  const picked = Math.min(row, T) - 1;
  for (let i = 0; i < T; i++) {
    for (let j = 0; j < T; j++) {
      out[name('S', i, j)] = masked[i * T + j];
      out[name('A', i, j)] = weights[i * T + j];
      out[name('dot', i, j)] = dots[i * T + j];
    }
    out[`sum[${i}]`] = weights.subarray(i * T, (i + 1) * T).reduce((a, b) => r(a + b), 0);
    for (let c = 0; c < 2; c++) {
      out[name('Q', i, c)] = q[2 * i + c];
      out[name('K', i, c)] = k[2 * i + c];
      out[name('V', i, c)] = v[2 * i + c];
      out[name('O', i, c)] = output[2 * i + c];
      out[`share[${i}][${c}]`] = r(weights[picked * T + i] * v[2 * i + c]);
    }
  }
  return out;
}

/** Names that a reader must find, as patterns: the rest may be shown or not. */
export const shown = [/^S\[\d\]\[\d\]$/, /^A\[\d\]\[\d\]$/, /^sum\[\d\]$/, /^O\[\d\]\[\d\]$/, /^[QKV]\[\d\]\[\d\]$/];

const line = (n, x, y) => Array.from({ length: n }, (_, i) => [x * i, y]);

/** States besides the presets: ends of every range, one token, eight, unequal lengths, both conventions. */
export const states = [
  { beta: 0 }, { beta: 8 }, { beta: 8, causal: true, convention: 'columns', row: 1 }, { causal: true, headSize: 'dh' },
  { queries: [[1, 2]], keys: [[3, 4]], values: [[5, 6]], tokens: ['one'], causal: true },
  { queries: line(8, 2, 20), keys: line(8, -2, -20), values: line(8, 1, 0), tokens: [...'abcdefgh'], row: 8 },
  { queries: line(3, 1, 1), keys: line(5, 1, 1), values: line(4, 1, 1), beta: 0.37 },
];

/** Handles that can be dragged, by their label, and the part of the state that one moves. */
export const handles = { 'Value of cat': (state) => state.values[1] };
