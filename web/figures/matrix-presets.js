/**
 * Named states of <attn-matrix>. The name says what to notice.
 * To add one, append an entry; what it leaves out is default.
 */

/** The input of the lesson's worked example. */
const X = [[1, 0], [0, 1], [1, 1]];
const around = [[2, 0], [1, 1.7], [-1, 1.7], [-2, 0], [-1, -1.7], [1, -1.7]];
const own = [[1.8, -0.4], [0.4, 2], [2, 0.6], [1.2, -1.6], [0.3, -0.2], [-1.4, 1.2]];

export const presets = [
  { name: 'Six tokens, each with its own row', state: {} },
  { name: 'Scale 0: every row is uniform', state: { beta: 0 } },
  { name: 'Large scale: each row picks one key', state: { beta: 8 } },
  { name: 'Causal mask: nobody reads what comes later', state: { causal: true } },
  { name: 'Causal, first row: only itself to look at', state: { causal: true, row: 1 } },
  { name: 'Equal queries and keys: scores symmetric, weights not', state: { queries: own, keys: own } },
  {
    name: 'Keys against queries: nobody reads itself',
    state: { queries: around, keys: around.map(([x, y]) => [-x, -y]) },
  },
  {
    name: 'One long key draws every row',
    state: {
      queries: [[1.8, 0.4], [1.4, 1], [2, 0.6], [1.2, 0.6], [1.4, 0.8], [1, 1.2]],
      keys: [[-0.6, -0.8], [2, 0.4], [0.2, 1], [-0.6, 0.6], [4, 4], [0.6, -0.4]],
    },
  },
  {
    name: 'A query of zero: the plain mean',
    state: { queries: [[1.8, -0.4], [0.4, 2], [0, 0], [1.2, -1.6], [1.4, -0.8], [-1.4, 1.2]] },
  },
  {
    name: 'The worked example: three tokens',
    state: { queries: X, keys: X, values: X, tokens: ['one', 'two', 'three'], row: 1 },
  },
];
