#include "kernels.h"

void add_rows_ref(float *out, const float *p, const float *v, ptrdiff_t v_row, ptrdiff_t n,
                  ptrdiff_t columns) {
    for (ptrdiff_t c = 0; c < columns; c++) {
        double sum = out[c];
        for (ptrdiff_t j = 0; j < n; j++) sum += (double)p[j] * v[j * v_row + c];
        out[c] = (float)sum;
    }
}
