/* What one thread can do at most: multiply-adds from registers, and copying. `npm run bench` builds it once for each
 * image that it measures and states every rate as a share of these. */
#include <stddef.h>
#include <string.h>
#include <wasm_simd128.h>

#define EXPORT __attribute__((used, visibility("default")))

#ifdef __wasm_relaxed_simd__
#define MULADD(a, b, c) wasm_f32x4_relaxed_madd(a, b, c)
#else
#define MULADD(a, b, c) wasm_f32x4_add(wasm_f32x4_mul(a, b), c)
#endif

/* `n` chains of multiply-adds that do not wait for one another. Too few leave units idle while they wait; too many do
 * not fit into the registers that an engine leaves. */
static inline __attribute__((always_inline)) float chains(const int n, int steps, float factor,
                                                          float addend) {
    v128_t x = wasm_f32x4_splat(factor), y = wasm_f32x4_splat(addend), a[12];
    for (int i = 0; i < n; i++) a[i] = wasm_f32x4_splat((float)i);
#pragma clang loop unroll_count(4)
    for (int s = 0; s < steps; s++)
        for (int i = 0; i < n; i++) a[i] = MULADD(a[i], x, y);
    for (int i = 1; i < n; i++) a[0] = wasm_f32x4_add(a[0], a[i]);
    return wasm_f32x4_extract_lane(a[0], 0);
}

EXPORT float peak_8(int steps, float factor, float addend) {
    return chains(8, steps, factor, addend);
}

EXPORT float peak_10(int steps, float factor, float addend) {
    return chains(10, steps, factor, addend);
}

EXPORT float peak_12(int steps, float factor, float addend) {
    return chains(12, steps, factor, addend);
}

/* Of one chain: a multiplication and an addition in each of four lanes a step. */
EXPORT int peak_operations(int steps) {
    return 2 * 4 * steps;
}

static char from[1 << 26], to[1 << 26];

/* Pages that were never written share one page of zeros. */
EXPORT void peak_fill(void) {
    memset(from, 1, sizeof from);
    memset(to, 2, sizeof to);
}

/* Copies `bytes` (at most 64 MiB) and returns a byte of the copy. */
EXPORT int peak_copy(size_t bytes) {
    memcpy(to, from, bytes);
    return to[bytes / 2];
}
