// What <attn-masks> must show, from the definition, down to the random queries and keys that its seed stands for.
import { attention, softmax } from '../../golden/plain.mjs';
import { normals } from '../../golden/draws.mjs';

const HEAD_SIZE = 4;

export function numbers(r, state) {
  const { queries: Tq, keys: Tk, mask, side, when, emptyRows, written, read, seed, cells } = state;
  const q = normals(seed, Tq * HEAD_SIZE);
  const k = normals(seed, Tk * HEAD_SIZE, q.length);
  const shape = { B: 1, H: 1, Hkv: 1, Tq, Tk, dk: HEAD_SIZE, dv: 1 };
  const padding = Math.min(state.padding, Tk);
  const isPad = (j) => (side === 'left' ? j < padding : j >= Tk - padding);
  const meant = {
    none: () => true,
    causal: (i, j) => j <= i,
    padding: (i, j) => !isPad(j),
    both: (i, j) => j <= i && !isPad(j),
    own: (i, j) => (cells[i]?.[j] ?? 1) === 1,
  }[mask];
  // The mask is written in one convention and read in another, or in the same.
  const bit = (i, j) => (meant(i, j) === (written === 'attend') ? 1 : 0);
  const sees = (i, j) => (bit(i, j) === 1) === (read === 'attend');
  const attend = Uint8Array.from({ length: Tq * Tk }, (_, at) => (sees(Math.floor(at / Tk), at % Tk) ? 1 : 0));
  const v = new Float32Array(Tk);
  const masked = attention(r, { q, k, v, shape, emptyRows, masks: [{ attend, shape: [Tq, Tk] }] });
  const unmasked = softmax(r, masked.scaled, { rows: Tq, columns: Tk });
  const out = {};
  for (let i = 0; i < Tq; i++) {
    let sum = 0;
    for (let j = 0; j < Tk; j++) {
      const at = i * Tk + j;
      const weight = when === 'before' ? masked.weights[at] : attend[at] ? unmasked[at] : 0;
      out[`M[${i}][${j}]`] = bit(i, j);
      out[`S[${i}][${j}]`] = when === 'before' && !attend[at] ? -Infinity : masked.scaled[at];
      out[`A[${i}][${j}]`] = weight;
      out[`softmax[${i}][${j}]`] = unmasked[at];
      sum = r(sum + weight);
    }
    out[`sum[${i}]`] = sum;
  }
  return out;
}

/** Names that a reader must find, as patterns: the rest may be shown or not. */
export const shown = [/^[MSA]\[\d\]\[\d\]$/, /^sum\[\d\]$/];

/** Entries of the mask read as words. */
export const words = (name) => (name.startsWith('M') ? { 0: ['False', 'F'], 1: ['True', 'T'] } : undefined);

const grid = (n, entry) => Array.from({ length: n }, (_, i) => Array.from({ length: n }, (__, j) => entry(i, j)));

/** States besides the presets: every mask with every mistake, and the smallest and largest sizes. */
export const states = [
  ...['none', 'causal', 'padding', 'both', 'own'].flatMap((mask) => [
    { mask, when: 'after' }, { mask, read: 'blocked', emptyRows: 'zero' },
    { mask, written: 'blocked', side: 'left', padding: 3 },
  ]),
  { queries: 1, keys: 1, padding: 1, mask: 'both' },
  { queries: 8, keys: 8, seed: 4294967295, mask: 'own', cells: grid(8, (i, j) => (i * j) % 2) },
  { queries: 1, keys: 8, mask: 'causal' },
  { queries: 8, keys: 1, mask: 'padding', padding: 8, emptyRows: 'zero' },
];

export const handles = {};
