/** F4, <attn-masks>: which keys a query may see, what the softmax makes of it, and three ways to get it wrong. */
import { Numbers } from './numbers.js';
import { unitScale } from './calls.js';
import { format, joined } from './draw/number.js';
import { code } from './masks-code.js';
import { explain } from './masks-how.js';
import { presets } from './masks-presets.js';
import { table } from './masks-table.js';
import { height, picture } from './masks-view.js';

/** @typedef {import('./types.js').Row} Row */

const SIZE = /** @type {[number, number]} */ ([1, 8]);
const size = /** @type {const} */ ({
  type: 'number', whole: true, min: SIZE[0], max: SIZE[1], step: 1, control: 'stepper', more: true,
});
/** @param {number} n @param {(i: number, j: number) => boolean} seen */
const square = (n, seen) => Array.from({ length: n }, (_, i) => (
  Array.from({ length: n }, (__, j) => Number(seen(i, j)))));

/** Entries of the random queries and keys behind the scores. */
const HEAD_SIZE = 4;

/** @param {Record<string, any>} state */
const padded = ({ mask }) => mask === 'padding' || mask === 'both';

/** @type {Row[]} */
const parameters = [
  {
    name: 'mask', type: 'choice', default: 'causal', label: 'Mask',
    options: [
      ['none', 'none'], ['causal', 'causal'], ['padding', 'padding'], ['both', 'causal + padding'], ['own', 'your own'],
    ],
    help: 'Your own: click cells of the mask.',
  },
  {
    name: 'side', type: 'choice', default: 'right', options: [['left', 'on the left'], ['right', 'on the right']],
    label: 'Padding', when: padded, control: 'select',
  },
  {
    name: 'padding', type: 'number', whole: true, min: 0, max: SIZE[1], step: 1, default: 2,
    label: 'Padding tokens', when: padded, control: 'stepper',
  },
  {
    name: 'when', type: 'choice', default: 'before', label: 'Applied',
    options: [['before', 'before the softmax'], ['after', 'after the softmax (bug)']],
  },
  {
    name: 'emptyRows', type: 'choice', default: 'nan', label: 'A row without keys is', control: 'select',
    options: [['nan', 'NaN, as 0/0'], ['zero', 'all zeros, as in some kernels']],
    when: ({ when }) => when === 'before',
  },
  {
    name: 'written', type: 'choice', default: 'attend', label: 'In the mask, True means', control: 'select',
    options: [['attend', 'may attend'], ['blocked', 'blocked']],
  },
  {
    name: 'read', type: 'choice', default: 'attend', label: 'It goes to', control: 'select',
    options: [
      ['attend', 'F.scaled_dot_product_attention (True: may attend)'],
      ['blocked', 'nn.MultiheadAttention (True: blocked)'],
    ],
  },
  { ...size, name: 'queries', default: 6, label: 'Queries' },
  { ...size, name: 'keys', default: 6, label: 'Keys' },
  {
    name: 'seed', type: 'number', whole: true, min: 0, max: 4294967295, step: 1, default: 1,
    label: 'Seed', control: 'stepper', button: 'New scores', more: true,
  },
  {
    name: 'cells', type: 'cells', count: SIZE, control: false, label: 'Your own mask',
    default: square(6, (i, j) => j >= i - 1 && j <= i + 1),
  },
];

/** Row and column of an entry of the queries or keys. @param {number} at */
const place = (at) => [Math.floor(at / HEAD_SIZE), at % HEAD_SIZE];

/**
 * Everything the figure shows, from the core.
 * @param {any} state
 * @param {any} attn
 */
function frame(state, attn) {
  const { queries: Tq, keys: Tk, mask, side } = state;
  const padding = padded(state) ? Math.min(state.padding, Tk) : 0;
  const random = attn.random(state.seed);
  const [q, k] = [random.normal(Tq * HEAD_SIZE), random.normal(Tk * HEAD_SIZE)];
  const { scores } = attn.attention({
    q, k, v: new Float32Array(Tk), shape: { Tq, Tk, dk: HEAD_SIZE, dv: 1 }, returns: { scores: 'scaled' },
  });
  const cell = (i, j) => state.cells[i]?.[j] ?? 1;
  const own = Uint8Array.from({ length: Tq * Tk }, (_, at) => cell(Math.floor(at / Tk), at % Tk));
  const table = { Tq, Tk, scores };
  const meant = attn.figures.masks({
    ...table,
    causal: mask === 'causal' || mask === 'both',
    padLeft: side === 'left' ? padding : 0,
    padRight: side === 'right' ? padding : 0,
    ...(mask === 'own' && { mask: { attend: own } }),
  }).seen;
  const written = Uint8Array.from(meant, (seen) => (state.written === 'attend' ? seen : 1 - seen));
  const afterSoftmax = state.when === 'after';
  const result = attn.figures.masks({
    ...table, mask: { [state.read]: written }, afterSoftmax, emptyRows: state.emptyRows,
  });
  const { weights: unmasked } = attn.figures.masks(table);

  const all = (n) => Array.from({ length: n }, (_, at) => at);
  const seen = (i, j) => result.seen[i * Tk + j] === 1;
  const masked = scores.map((score, at) => (afterSoftmax || result.seen[at] ? score : -Infinity));
  const numbers = new Numbers((add) => {
    add('unit', unitScale(attn, HEAD_SIZE), 3, 'scale of the scores');
    q.forEach((entry, at) => {
      const [i, c] = place(at);
      add(`q[${i}][${c}]`, entry, 2, `entry ${c + 1} of query ${i + 1}`);
    });
    k.forEach((entry, at) => {
      const [j, c] = place(at);
      add(`k[${j}][${c}]`, entry, 2, `entry ${c + 1} of key ${j + 1}`);
    });
    for (const i of all(Tq)) {
      for (const j of all(Tk)) {
        const at = i * Tk + j;
        const pair = `query ${i + 1}, key ${j + 1}`;
        add(`M[${i}][${j}]`, written[at], 0, `mask of ${pair}`);
        add(`S[${i}][${j}]`, masked[at], 2, `score of ${pair}`);
        add(`A[${i}][${j}]`, result.weights[at], 3, `weight of ${pair}`);
        add(`softmax[${i}][${j}]`, unmasked[at], 3, `weight of ${pair} without a mask`);
      }
      add(`sum[${i}]`, result.sums[i], 3, `sum of the weights of query ${i + 1}`);
    }
  });
  const names = all(Tk).map((j) => (side === 'left' ? j < padding : j >= Tk - padding) ? 'pad' : String(j + 1));
  return {
    Tq, Tk, numbers, seen, afterSoftmax, names, written: state.written, entries: written,
    table: { S: masked, A: result.weights },
    meant: (i, j) => meant[i * Tk + j] === 1,
    none: result.seen.every((value) => value === 1),
    flipped: state.written !== state.read,
    emptyRows: all(Tq).filter((i) => !all(Tk).some((j) => seen(i, j))),
    unread: all(Tk).filter((j) => !all(Tq).some((i) => seen(i, j))),
    sums: result.sums,
    scores, size: HEAD_SIZE, zero: state.emptyRows === 'zero',
    reach: Array.from(scores).reduce((most, x) => Math.max(most, x, -x), 2),
  };
}

/** One sentence on what the picture shows now. @param {ReturnType<typeof frame>} frame */
function summary({ Tq, Tk, emptyRows, unread, afterSoftmax, zero, flipped, sums, none }) {
  const turned = flipped ? 'The function reads the mask the other way round: just the wrong cells are blocked. ' : '';
  if (afterSoftmax) {
    const least = sums.reduce((low, x) => Math.min(low, x), 1);
    return `${turned}The softmax shared the weight among all keys before the mask took some of it away: `
      + `the smallest sum of a row is ${format(least, 3)} instead of 1.`;
  }
  if (none) return 'Nothing is blocked: each query shares its weight among all keys, and each row sums to 1.';
  const lost = unread.length && unread.length < Tk
    ? ` No query reads ${unread.length === 1 ? 'key' : 'keys'} ${joined(unread.map((j) => j + 1))}.` : '';
  if (!emptyRows.length) {
    return `${turned}A blocked key gets the weight 0, and what each query can see sums to 1.${lost}`;
  }
  const rows = emptyRows.map((i) => i + 1);
  const which = rows.length === Tq ? 'No row' : rows.length === 1 ? `Row ${rows[0]}` : `Rows ${joined(rows)}`;
  const see = rows.length === Tq ? 'sees any key' : rows.length === 1 ? 'sees no key' : 'see no key';
  return `${turned}${which} ${see}: the softmax has nothing to share out, and the weights are ${
    zero ? 'set to 0, so the row sums to 0' : 'not a number (0/0)'}.`;
}

/** @type {import('./definition.js').Definition} */
export default {
  slug: 'masks',
  title: 'Masks',
  prompt: 'Choose a mask, or click cells to make one. What does each row of weights sum to?',
  parameters, presets, frame, summary, height, picture, table, explain, code,
};
