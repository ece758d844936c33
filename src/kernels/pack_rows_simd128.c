#include "kernels.h"
#include "v128.h"

int pack_rows_simd128(float *panels, const float *b, ptrdiff_t b_row, ptrdiff_t depth,
                      ptrdiff_t columns) {
    const ptrdiff_t panel = depth * ATTN_PANEL, whole = columns - columns % ATTN_PANEL;
    v4 zero = v4_splat(0); /* stays 0 while all is finite: ∞·0 and NaN·0 are NaN */

    for (ptrdiff_t c = 0; c < depth; c++, b += b_row, panels += ATTN_PANEL) {
        float *to = panels;
        for (ptrdiff_t j = 0; j < whole; j += ATTN_PANEL, to += panel) {
            v4 x = v4_load(b + j), y = v4_load(b + j + 4);
            v4_store(to, x);
            v4_store(to + 4, y);
            zero = v4_muladd(x, v4_splat(0), zero);
            zero = v4_muladd(y, v4_splat(0), zero);
        }
        for (ptrdiff_t j = whole; j < columns + (ATTN_PANEL - columns % ATTN_PANEL) % ATTN_PANEL;
             j++) {
            *to++ = j < columns ? b[j] : 0;
            if (j < columns) zero = v4_muladd(v4_splat(b[j]), v4_splat(0), zero);
        }
    }
    return v4_hsum(zero) == 0;
}
