#include "f64.h"
#include "kernels.h"

void exp_ref(float *out, const float *x, ptrdiff_t n) {
    for (ptrdiff_t i = 0; i < n; i++) out[i] = (float)attn_f64_exp(x[i]);
}
