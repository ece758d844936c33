#include "f64.h"
#include "kernels.h"

void softmax_rows_ref(float *out, const float *x, ptrdiff_t rows, ptrdiff_t n, float temperature) {
    for (ptrdiff_t r = 0; r < rows; r++, out += n, x += n) {
        double max = -INFINITY, sum = 0;

        for (ptrdiff_t i = 0; i < n; i++)
            if ((double)x[i] / temperature > max) max = (double)x[i] / temperature;
        for (ptrdiff_t i = 0; i < n; i++) sum += attn_f64_exp((double)x[i] / temperature - max);
        for (ptrdiff_t i = 0; i < n; i++)
            out[i] = (float)(attn_f64_exp((double)x[i] / temperature - max) / sum);
    }
}
