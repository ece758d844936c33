#include "f64.h"
#include "kernels.h"

void softmax_row_ref(float *out, const float *x, ptrdiff_t n, float temperature) {
    double max = -INFINITY, sum = 0;

    for (ptrdiff_t i = 0; i < n; i++)
        if ((double)x[i] / temperature > max) max = (double)x[i] / temperature;
    for (ptrdiff_t i = 0; i < n; i++) sum += attn_f64_exp((double)x[i] / temperature - max);
    for (ptrdiff_t i = 0; i < n; i++)
        out[i] = (float)(attn_f64_exp((double)x[i] / temperature - max) / sum);
}
