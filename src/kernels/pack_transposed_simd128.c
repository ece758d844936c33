#include "kernels.h"
#include "v128.h"

/* One panel of 8 whole rows. */
V4_INLINE v4 pack_panel(float *to, const float *b, ptrdiff_t b_row, ptrdiff_t depth, v4 most) {
    ptrdiff_t c = 0;
    for (; c + 4 <= depth; c += 4, to += 4 * ATTN_PANEL)
        for (int half = 0; half < 2; half++) {
            v4 r[4];
            for (int i = 0; i < 4; i++) {
                r[i] = v4_load(b + (4 * half + i) * b_row + c);
                most = v4_most(most, r[i]);
            }
            v4_transpose(r);
            for (int i = 0; i < 4; i++) v4_store(to + i * ATTN_PANEL + 4 * half, r[i]);
        }
    for (; c < depth; c++)
        for (int i = 0; i < ATTN_PANEL; i++) {
            *to++ = b[i * b_row + c];
            most = v4_most(most, v4_splat(b[i * b_row + c]));
        }
    return most;
}

int pack_transposed_simd128(float *panels, const float *b, ptrdiff_t b_row, ptrdiff_t rows,
                            ptrdiff_t depth) {
    v4 most = v4_splat(0);
    ptrdiff_t i = 0;

    for (; i + ATTN_PANEL <= rows; i += ATTN_PANEL, panels += ATTN_PANEL * depth)
        most = pack_panel(panels, b + i * b_row, b_row, depth, most);
    for (ptrdiff_t c = 0; i < rows && c < depth; c++)
        for (ptrdiff_t r = i; r < i + ATTN_PANEL; r++) {
            *panels++ = r < rows ? b[r * b_row + c] : 0;
            if (r < rows) most = v4_most(most, v4_splat(b[r * b_row + c]));
        }
    return v4_all_below(most, ATTN_MODEST);
}
