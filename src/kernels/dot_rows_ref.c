#include "kernels.h"

void dot_rows_ref(float *out, const float *q, const float *k, ptrdiff_t k_row, ptrdiff_t n,
                  ptrdiff_t depth) {
    for (ptrdiff_t j = 0; j < n; j++) {
        double sum = 0;
        for (ptrdiff_t c = 0; c < depth; c++) sum += (double)q[c] * k[j * k_row + c];
        out[j] = (float)sum;
    }
}
