// What <attn-heads> must show: which token each cell holds, from the index formulas of view, transposition and reshape.
export function numbers(r, { step, way, batch: B, tokens: T, heads: H, headSize: d }) {
  const out = {};
  let at = 0;
  const put = (name, token) => {
    out[name] = token + 1;
    out[`order[${at++}]`] = token + 1;
  };
  /** The token of a place in the matrix as projected, [B,T,H·d] read row after row. */
  const tokenAt = (place) => Math.floor(place / (H * d)) % T;
  for (let b = 0; b < B; b++) {
    if (step === 'projected') {
      for (let t = 0; t < T; t++) for (let c = 0; c < H * d; c++) put(`Q[${b}][${t}][${c}]`, t);
    } else if (step === 'viewed') {
      for (let t = 0; t < T; t++) {
        for (let h = 0; h < H; h++) for (let c = 0; c < d; c++) put(`Q[${b}][${t}][${h}][${c}]`, t);
      }
    } else {
      for (let h = 0; h < H; h++) {
        for (let t = 0; t < T; t++) {
          for (let c = 0; c < d; c++) {
            put(`Qh[${b}][${h}][${t}][${c}]`, way === 'transpose' ? t : tokenAt(((b * H + h) * T + t) * d + c));
          }
        }
      }
    }
  }
  return out;
}

/** Names that a reader must find, as patterns. */
export const shown = [/^Qh?\[/, /^order\[/];

const STEPS = [{ step: 'projected' }, { step: 'viewed' }, { step: 'split' }, { step: 'split', way: 'reshape' }];
const SIZES = [
  { batch: 1, tokens: 1, heads: 1, headSize: 1 }, { batch: 2, tokens: 6, heads: 4, headSize: 4 },
  { batch: 2, tokens: 3, heads: 4, headSize: 1 }, { batch: 1, tokens: 5, heads: 3, headSize: 2 },
];

/** States besides the presets: every step at the ends of the sizes. */
export const states = STEPS.flatMap((step) => SIZES.map((sizes) => ({ ...step, ...sizes })));

export const handles = {};
