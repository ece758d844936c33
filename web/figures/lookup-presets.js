/**
 * Named states of <attn-lookup>. The name says what to notice.
 * To add one, append an entry; what it leaves out is default.
 */

export const presets = [
  { name: 'A query close to one key: its value wins', state: {} },
  { name: 'Short query: the weights even out', state: { query: [0.15, 0.1] } },
  { name: 'Long query: almost a hard lookup', state: { query: [4.8, 1.5] } },
  { name: 'Query at zero: the plain mean', state: { query: [0, 0] } },
  { name: 'Hot: every value counts', state: { temperature: 10 } },
  { name: 'Cold: one value wins', state: { temperature: 0.1 } },
  {
    name: 'Two equal keys share their weight',
    state: { query: [1.5, 0.5], keys: [[2, 1], [2, 1], [-1.2, 1.4], [-0.6, -1.8]] },
  },
  {
    name: 'A long key wins from the side',
    state: { query: [1.5, 0], keys: [[1, 0], [2.4, 2.8], [-1.2, 1.4], [-0.6, -1.8]] },
  },
  {
    name: 'Equal values: the weights stop to matter',
    state: { values: [[1, 1], [1, 1], [1, 1], [1, 1]] },
  },
  {
    name: 'Values on a line: so is the output',
    state: { values: [[-2.4, -1.2], [-0.8, -0.4], [0.8, 0.4], [2.4, 1.2]] },
  },
];
