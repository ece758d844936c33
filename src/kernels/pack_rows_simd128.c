#include "kernels.h"
#include "v128.h"

int pack_rows_simd128(float *panels, const float *b, ptrdiff_t b_row, ptrdiff_t depth,
                      ptrdiff_t columns) {
    v4 most = v4_splat(0);
    ptrdiff_t j = 0;

    /* A panel at a time, so that what is written lies in one row. */
    for (; j + ATTN_PANEL <= columns; j += ATTN_PANEL) {
        const float *from = b + j;
        for (ptrdiff_t c = 0; c < depth; c++, from += b_row, panels += ATTN_PANEL) {
            v4 x = v4_load(from), y = v4_load(from + 4);
            v4_store(panels, x);
            v4_store(panels + 4, y);
            most = v4_most(v4_most(most, x), y);
        }
    }
    for (ptrdiff_t c = 0; j < columns && c < depth; c++)
        for (ptrdiff_t i = j; i < j + ATTN_PANEL; i++) {
            float x = i < columns ? b[c * b_row + i] : 0;
            most = v4_most(most, v4_splat(x));
            *panels++ = x;
        }
    return v4_all_below(most, INFINITY);
}
