#include "kernels.h"
#include "v128.h"

int scale_simd128(float *out, const float *x, ptrdiff_t n, float factor) {
    const v4 f = v4_splat(factor);
    v4 zero = v4_splat(0); /* stays 0 while all is finite: ∞·0 and NaN·0 are NaN */
    ptrdiff_t i = 0;
    for (; i + 4 <= n; i += 4) {
        v4 y = wasm_f32x4_mul(v4_load(x + i), f);
        zero = v4_muladd(y, v4_splat(0), zero);
        v4_store(out + i, y);
    }
    if (i < n) {
        v4 y = wasm_f32x4_mul(v4_load_first(x + i, n - i, 0), f);
        /* A lane of fill times an infinite factor must not count. */
        v4_store_first(out + i, y, n - i);
        for (; i < n; i++)
            if (out[i] - out[i] != 0) return 0;
    }
    return v4_hsum(zero) == 0;
}
