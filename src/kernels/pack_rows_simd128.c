#include "kernels.h"
#include "v128.h"

int pack_rows_simd128(float *panels, const float *b, ptrdiff_t b_row, ptrdiff_t depth,
                      ptrdiff_t columns) {
    const ptrdiff_t panel = depth * ATTN_PANEL, whole = columns - columns % ATTN_PANEL;
    v4 most = v4_splat(0);

    for (ptrdiff_t c = 0; c < depth; c++, b += b_row, panels += ATTN_PANEL) {
        float *to = panels;
        for (ptrdiff_t j = 0; j < whole; j += ATTN_PANEL, to += panel) {
            v4 x = v4_load(b + j), y = v4_load(b + j + 4);
            v4_store(to, x);
            v4_store(to + 4, y);
            most = v4_most(v4_most(most, x), y);
        }
        for (ptrdiff_t j = whole; j < columns + (ATTN_PANEL - columns % ATTN_PANEL) % ATTN_PANEL;
             j++) {
            *to++ = j < columns ? b[j] : 0;
            if (j < columns) most = v4_most(most, v4_splat(b[j]));
        }
    }
    return v4_all_below(most, INFINITY);
}
