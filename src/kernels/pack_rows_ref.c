#include "kernels.h"

int pack_rows_ref(float *panels, const float *b, ptrdiff_t b_row, ptrdiff_t depth,
                  ptrdiff_t columns) {
    int finite = 1;
    for (ptrdiff_t j0 = 0; j0 < columns; j0 += ATTN_PANEL)
        for (ptrdiff_t c = 0; c < depth; c++)
            for (ptrdiff_t j = j0; j < j0 + ATTN_PANEL; j++) {
                float x = j < columns ? b[c * b_row + j] : 0;
                if (x - x != 0) finite = 0;
                *panels++ = x;
            }
    return finite;
}
