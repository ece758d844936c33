#include "kernels.h"

#include <math.h>

int scale_ref(float *out, const float *x, ptrdiff_t n, float factor) {
    int told = ATTN_ALL_MODEST;
    for (ptrdiff_t i = 0; i < n; i++) {
        out[i] = x[i] * factor;
        if (told && !(fabsf(out[i]) < ATTN_MODEST)) told = ATTN_ALL_FINITE;
        if (out[i] - out[i] != 0) told = 0;
    }
    return told;
}
