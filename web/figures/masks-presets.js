/**
 * Named states of <attn-masks>. The name says what to notice.
 * To add one, append an entry; what it leaves out is default.
 */

const window = ['100000', '110000', '111000', '011100', '001110', '000111'].map((row) => Array.from(row, Number));

export const presets = [
  { name: 'Causal: nobody reads what comes later', state: {} },
  { name: 'No mask: every key counts in every row', state: { mask: 'none' } },
  { name: 'Padding on the right: two columns of zeros', state: { mask: 'padding' } },
  { name: 'Causal and left padding: rows 1 and 2 are NaN', state: { mask: 'both', side: 'left' } },
  { name: 'The same rows as zeros: a sum of 0, not 1', state: { mask: 'both', side: 'left', emptyRows: 'zero' } },
  { name: 'Mask after the softmax: sums below 1', state: { when: 'after' } },
  { name: 'Wrong convention: only the future is visible', state: { read: 'blocked' } },
  { name: 'Right convention, written the other way', state: { written: 'blocked', read: 'blocked' } },
  { name: 'Cross-attention: 4 queries, 7 keys, padding', state: { mask: 'padding', queries: 4, keys: 7 } },
  { name: 'Causal mask in cross-attention: keys lost for no reason', state: { queries: 4, keys: 7 } },
  { name: 'A window of three: the nearest past only', state: { mask: 'own', cells: window } },
  { name: 'All keys are padding: not one number is left', state: { mask: 'padding', padding: 6 } },
];
