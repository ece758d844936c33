#include "kernels.h"

#include <math.h>

int pack_transposed_ref(float *panels, const float *b, ptrdiff_t b_row, ptrdiff_t rows,
                        ptrdiff_t depth) {
    int modest = 1;
    for (ptrdiff_t i0 = 0; i0 < rows; i0 += ATTN_PANEL)
        for (ptrdiff_t c = 0; c < depth; c++)
            for (ptrdiff_t i = i0; i < i0 + ATTN_PANEL; i++) {
                float x = i < rows ? b[i * b_row + c] : 0;
                if (!(fabsf(x) < ATTN_MODEST)) modest = 0;
                *panels++ = x;
            }
    return modest;
}
