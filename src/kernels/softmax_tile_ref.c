#include "f64.h"
#include "kernels.h"

int softmax_tile_ref(float *s, ptrdiff_t s_row, float *m, float *sum, float *alpha, ptrdiff_t rows,
                     ptrdiff_t keys) {
    int rescale = 0;
    for (ptrdiff_t i = 0; i < rows; i++, s += s_row) {
        float max = m[i];
        double total = 0;
        for (ptrdiff_t j = 0; j < keys; j++)
            if (s[j] > max) max = s[j];
        if (!(max > m[i] + ATTN_RISE)) max = m[i];
        /* exp(−∞ − −∞) would be NaN where nothing has been seen yet. */
        double base = max == -INFINITY ? 0 : max;
        for (ptrdiff_t j = 0; j < keys; j++) {
            double p = attn_f64_exp(s[j] - base);
            s[j] = (float)p;
            total += p;
        }
        alpha[i] = m[i] == max ? 1 : (float)attn_f64_exp(m[i] - base);
        sum[i] = (float)(sum[i] * (double)alpha[i] + total);
        m[i] = max;
        if (alpha[i] != 1) rescale = 1;
    }
    return rescale;
}
