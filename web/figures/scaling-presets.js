/**
 * Named states of <attn-scaling>. The name says what to notice.
 * To add one, append an entry; what it leaves out is default.
 */

export const presets = [
  { name: 'Size 64, no scaling: a few keys take all', state: {} },
  { name: 'The same with scaling: many keys count again', state: { scaled: true } },
  { name: 'Size 512, no scaling: one weight, no gradient', state: { dk: 512 } },
  { name: 'Size 512, scaled: as good as size 2', state: { dk: 512, scaled: true } },
  { name: 'Size 1: the scaling changes nothing', state: { dk: 1 } },
  { name: '128 keys, size 64: the largest weight near 0.8', state: { keys: 128, draw: 13 } },
  { name: 'Two keys: an easier choice, the same trouble', state: { keys: 2 } },
  { name: 'Another seed: other numbers, the same curves', state: { seed: 2024 } },
];
