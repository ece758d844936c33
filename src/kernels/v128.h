/* v128.h: the 128-bit vectors that kernels are written with. In an image these are WebAssembly's own; natively
 * simde translates them, so that the same source runs under AddressSanitizer.
 *
 * Every helper touches exactly the elements it names. Names say the rounding: v4_muladd rounds twice
 * in every image, v4_muladd_loose may round once (see below). */
#ifndef ATTN_V128_H
#define ATTN_V128_H

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(ATTN_SIMDE)
#define SIMDE_ENABLE_NATIVE_ALIASES
#include <simde/wasm/simd128.h>
#else
#error "vector kernels need -msimd128, or ATTN_SIMDE natively"
#endif

#include <math.h>
#include <stddef.h>
#include <stdint.h>

typedef v128_t v4; /* four float32 */

#define V4_INLINE static inline __attribute__((always_inline))

/* A pointer of unknown value from here on. Loads that spread one number to four lanes take no constant offset in V8, which
 * then forms each address apart; so pointers that they read through are moved on instead. */
#define V4_OPAQUE(pointer) __asm__("" : "+r"(pointer))

V4_INLINE v4 v4_load(const float *x) {
    return wasm_v128_load(x);
}

V4_INLINE void v4_store(float *x, v4 a) {
    wasm_v128_store(x, a);
}

V4_INLINE v4 v4_splat(float x) {
    return wasm_f32x4_splat(x);
}

/* The first n (1 … 3) elements of x; the other lanes hold `fill`. */
V4_INLINE v4 v4_load_first(const float *x, ptrdiff_t n, float fill) {
    v4 a = wasm_f32x4_replace_lane(v4_splat(fill), 0, x[0]);
    if (n > 1) a = wasm_f32x4_replace_lane(a, 1, x[1]);
    if (n > 2) a = wasm_f32x4_replace_lane(a, 2, x[2]);
    return a;
}

/* Stores the first n (1 … 3) lanes. */
V4_INLINE void v4_store_first(float *x, v4 a, ptrdiff_t n) {
    x[0] = wasm_f32x4_extract_lane(a, 0);
    if (n > 1) x[1] = wasm_f32x4_extract_lane(a, 1);
    if (n > 2) x[2] = wasm_f32x4_extract_lane(a, 2);
}

/* a·b + c, rounded twice. */
V4_INLINE v4 v4_muladd(v4 a, v4 b, v4 c) {
    return wasm_f32x4_add(wasm_f32x4_mul(a, b), c);
}

/* a·b + c and c − a·b for code that is right with one rounding or two. Fused only in files that ask for
 * relaxed instructions before they include this header, and only where the engine's machine fuses. */
#ifdef ATTN_V4_RELAXED
#define V4_VARIANT(op) op##_relaxed
#ifdef ATTN_SIMDE /* whose stable releases lack these two; rounding twice is one of their legal results */
#define wasm_f32x4_relaxed_madd(a, b, c) wasm_f32x4_add(wasm_f32x4_mul(a, b), c)
#define wasm_f32x4_relaxed_nmadd(a, b, c) wasm_f32x4_sub(c, wasm_f32x4_mul(a, b))
#endif
V4_INLINE v4 v4_muladd_loose(v4 a, v4 b, v4 c) {
    return wasm_f32x4_relaxed_madd(a, b, c);
}
V4_INLINE v4 v4_mulsub_loose(v4 a, v4 b, v4 c) {
    return wasm_f32x4_relaxed_nmadd(a, b, c);
}
#else
#define V4_VARIANT(op) op##_simd128
V4_INLINE v4 v4_muladd_loose(v4 a, v4 b, v4 c) {
    return v4_muladd(a, b, c);
}
V4_INLINE v4 v4_mulsub_loose(v4 a, v4 b, v4 c) {
    return wasm_f32x4_sub(c, wasm_f32x4_mul(a, b));
}
#endif

/* The larger of the two in each lane; a where either is NaN. One machine instruction, unlike
 * wasm_f32x4_max, which spreads NaN. */
V4_INLINE v4 v4_larger(v4 a, v4 b) {
    return wasm_f32x4_pmax(a, b);
}
V4_INLINE v4 v4_smaller(v4 a, v4 b) {
    return wasm_f32x4_pmin(a, b);
}

/* The larger of `most` and |x| in each lane, as bits without the sign: ordered as the numbers are, then ∞, then NaN.
 * Unlike a product with 0 that is added up, it takes one cycle to pass on. Shifting the sign out needs no constant,
 * which engines make anew at each use. */
V4_INLINE v4 v4_most(v4 most, v4 x) {
    return wasm_u32x4_max(most, wasm_i32x4_shl(x, 1));
}

/* 1 when every lane of `most` is below `bound`; ∞ as a bound tells what is finite. */
V4_INLINE int v4_all_below(v4 most, float bound) {
    return !wasm_v128_any_true(wasm_u32x4_ge(most, wasm_i32x4_shl(v4_splat(bound), 1)));
}

V4_INLINE float v4_hsum(v4 a) {
    a = wasm_f32x4_add(a, wasm_i32x4_shuffle(a, a, 2, 3, 0, 1));
    a = wasm_f32x4_add(a, wasm_i32x4_shuffle(a, a, 1, 0, 3, 2));
    return wasm_f32x4_extract_lane(a, 0);
}

/* The largest lane; NaN lanes do not count beside others. */
V4_INLINE float v4_hmax(v4 a) {
    a = v4_larger(a, wasm_i32x4_shuffle(a, a, 2, 3, 0, 1));
    a = v4_larger(a, wasm_i32x4_shuffle(a, a, 1, 0, 3, 2));
    return wasm_f32x4_extract_lane(a, 0);
}

/* Rows become columns. */
V4_INLINE void v4_transpose(v4 r[4]) {
    v4 a = wasm_i32x4_shuffle(r[0], r[1], 0, 4, 1, 5),
       b = wasm_i32x4_shuffle(r[2], r[3], 0, 4, 1, 5);
    v4 c = wasm_i32x4_shuffle(r[0], r[1], 2, 6, 3, 7),
       d = wasm_i32x4_shuffle(r[2], r[3], 2, 6, 3, 7);
    r[0] = wasm_i64x2_shuffle(a, b, 0, 2);
    r[1] = wasm_i64x2_shuffle(a, b, 1, 3);
    r[2] = wasm_i64x2_shuffle(c, d, 0, 2);
    r[3] = wasm_i64x2_shuffle(c, d, 1, 3);
}

#endif
