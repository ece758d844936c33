#include "kernels.h"

void product_ref(float *c, ptrdiff_t c_row, const float *a, ptrdiff_t a_row, ptrdiff_t a_col,
                 const float *panels, ptrdiff_t panel, ptrdiff_t rows, ptrdiff_t columns,
                 ptrdiff_t depth, int accumulate) {
    for (ptrdiff_t i = 0; i < rows; i++)
        for (ptrdiff_t j = 0; j < columns; j++) {
            const float *b_j = panels + j / ATTN_PANEL * panel + j % ATTN_PANEL;
            double sum = accumulate ? c[i * c_row + j] : 0;
            for (ptrdiff_t t = 0; t < depth; t++)
                sum += (double)a[i * a_row + t * a_col] * b_j[t * ATTN_PANEL];
            c[i * c_row + j] = (float)sum;
        }
}
