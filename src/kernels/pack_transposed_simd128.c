#include "kernels.h"
#include "v128.h"

/* zero stays 0 while all is modest: ∞·0 and NaN·0 are NaN. */
V4_INLINE v4 watch(v4 x, v4 zero) {
    return v4_muladd(wasm_f32x4_mul(x, v4_splat(ATTN_MODEST)), v4_splat(0), zero);
}

/* One panel of 8 whole rows. */
V4_INLINE v4 pack_panel(float *to, const float *b, ptrdiff_t b_row, ptrdiff_t depth, v4 zero) {
    ptrdiff_t c = 0;
    for (; c + 4 <= depth; c += 4, to += 4 * ATTN_PANEL)
        for (int half = 0; half < 2; half++) {
            v4 r[4];
            for (int i = 0; i < 4; i++) {
                r[i] = v4_load(b + (4 * half + i) * b_row + c);
                zero = watch(r[i], zero);
            }
            v4_transpose(r);
            for (int i = 0; i < 4; i++) v4_store(to + i * ATTN_PANEL + 4 * half, r[i]);
        }
    for (; c < depth; c++)
        for (int i = 0; i < ATTN_PANEL; i++) {
            *to++ = b[i * b_row + c];
            zero = watch(v4_splat(b[i * b_row + c]), zero);
        }
    return zero;
}

int pack_transposed_simd128(float *panels, const float *b, ptrdiff_t b_row, ptrdiff_t rows,
                            ptrdiff_t depth) {
    v4 zero = v4_splat(0);
    ptrdiff_t i = 0;

    for (; i + ATTN_PANEL <= rows; i += ATTN_PANEL, panels += ATTN_PANEL * depth)
        zero = pack_panel(panels, b + i * b_row, b_row, depth, zero);
    for (ptrdiff_t c = 0; i < rows && c < depth; c++)
        for (ptrdiff_t r = i; r < i + ATTN_PANEL; r++) {
            *panels++ = r < rows ? b[r * b_row + c] : 0;
            if (r < rows) zero = watch(v4_splat(b[r * b_row + c]), zero);
        }
    return v4_hsum(zero) == 0;
}
