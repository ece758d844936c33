/**
 * Named states of <attn-heads>. The name says what to notice.
 * To add one, append an entry; what it leaves out is default.
 */

export const presets = [
  { name: 'As projected: a row is a token', state: {} },
  { name: 'The view: nothing moves, rows are cut', state: { step: 'viewed' } },
  { name: 'View, then transpose: a block for each head', state: { step: 'split' } },
  { name: 'Reshape directly: the same shape, all mixed up', state: { step: 'split', way: 'reshape' } },
  { name: 'Two sentences in the batch', state: { step: 'split', batch: 2, tokens: 3 } },
  { name: 'Four heads of size 2', state: { step: 'split', heads: 4, headSize: 2 } },
  { name: 'One head: both ways agree', state: { step: 'split', way: 'reshape', heads: 1 } },
  { name: 'As many tokens as heads: still mixed up', state: { step: 'split', way: 'reshape', tokens: 2 } },
];
