#include "kernels.h"
#include "v128.h"

int scale_simd128(float *out, const float *x, ptrdiff_t n, float factor) {
    const v4 f = v4_splat(factor);
    v4 most = v4_splat(0);
    ptrdiff_t i = 0;
    for (; i + 16 <= n; i += 16)
        for (int part = 0; part < 16; part += 4) {
            v4 y = wasm_f32x4_mul(v4_load(x + i + part), f);
            most = v4_most(most, y);
            v4_store(out + i + part, y);
        }
#pragma clang loop unroll(disable)
    for (; i + 4 <= n; i += 4) {
        v4 y = wasm_f32x4_mul(v4_load(x + i), f);
        most = v4_most(most, y);
        v4_store(out + i, y);
    }
    if (i < n) {
        v4_store_first(out + i, wasm_f32x4_mul(v4_load_first(x + i, n - i, 0), f), n - i);
        /* Read again, as a lane of fill times an infinite factor must not count. */
        most = v4_most(most, v4_load_first(out + i, n - i, 0));
    }
    if (v4_all_below(most, ATTN_MODEST)) return ATTN_ALL_MODEST;
    return v4_all_below(most, INFINITY) ? ATTN_ALL_FINITE : 0;
}
