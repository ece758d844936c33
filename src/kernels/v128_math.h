/* v128_math.h: exp and tanh of four numbers. Coefficients are minimax fits made for this project (Remez
 * exchange in 40 digits, then rounded to float32); the errors stated are of the finished functions and
 * tests/c/exp_test.c measures them over every float32. */
#ifndef ATTN_V128_MATH_H
#define ATTN_V128_MATH_H

#include "v128.h"

/* ln 2 in two parts: the first has 15 bits, so that n times it is exact for |n| < 2⁹. */
#define V4_LN2_HI 0x1.62e4p-1f
#define V4_LN2_LO 0x1.7f7d1cp-20f
#define V4_LOG2_E 0x1.715476p+0f

/* e^r for |r| ≤ ½ ln 2: 1 + r + r²·q(r), q of degree 4; relative error of the fit 3.1·10⁻⁹. Pairs of terms are
 * formed side by side, which shortens the chain of operations that wait for one another. */
V4_INLINE v4 v4_exp_reduced(v4 r) {
    v4 square = wasm_f32x4_mul(r, r);
    v4 middle = v4_muladd_loose(v4_splat(0x1.1239e4p-7f), r, v4_splat(0x1.5558f2p-5f));
    v4 low = v4_muladd_loose(v4_splat(0x1.555492p-3f), r, v4_splat(0x1.fffffcp-2f));
    v4 q = v4_muladd_loose(v4_splat(0x1.6a2438p-10f), square, middle);
    q = v4_muladd_loose(q, square, low);
    return wasm_f32x4_add(v4_muladd_loose(q, square, r), v4_splat(1.0f));
}

/* x − n·ln 2 */
V4_INLINE v4 v4_exp_reduce(v4 x, v4 n) {
    return v4_mulsub_loose(n, v4_splat(V4_LN2_LO), v4_mulsub_loose(n, v4_splat(V4_LN2_HI), x));
}

/* e^x for every x; NaN stays NaN. Below −104 the result is 0, above 88.7 it is ∞. */
V4_INLINE v4 v4_exp(v4 x) {
    /* Adding 1.5·2²³ rounds to a whole number, which then stands in the low bits. */
    const v4 round = v4_splat(0x1.8p23f);
    x = v4_smaller(v4_larger(x, v4_splat(-104.0f)), v4_splat(89.0f));
    v4 t = v4_muladd_loose(x, v4_splat(V4_LOG2_E), round);
    v4 p = v4_exp_reduced(v4_exp_reduce(x, wasm_f32x4_sub(t, round)));
    /* 2ⁿ in two factors, since n reaches from −150 to 128; only the last product can round. */
    v4 n = wasm_i32x4_sub(t, round), half = wasm_i32x4_shr(n, 1);
    const v4 bias = wasm_i32x4_splat(127);
    v4 first = wasm_i32x4_shl(wasm_i32x4_add(half, bias), 23);
    v4 second = wasm_i32x4_shl(wasm_i32x4_add(wasm_i32x4_sub(n, half), bias), 23);
    return wasm_f32x4_mul(wasm_f32x4_mul(p, first), second);
}

/* Exponentials of a long row go in two loops, with what lies between them in memory: the first splits x into n
 * and the rest r, the second puts e^r and 2ⁿ together. One loop would be a single chain of operations
 * that wait for one another, too long for a processor to overlap with the chains that follow.
 *
 * `scale` carries n as a float whose low bits, shifted up by 23, are the bits of 2ⁿ⁺⁶⁴ (normal for every n
 * here). All of it is for x ≤ 8. */
typedef struct v4_split {
    v4 rest, scale;
} v4_split;

/* 2ⁿ⁺⁶⁴·p */
V4_INLINE v4 v4_scale_by_power(v4 p, v4 scale) {
    return wasm_f32x4_mul(p, wasm_i32x4_shl(scale, 23));
}

/* 2⁶⁴·e^x, as exact as v4_exp: within 1 unit of the last place. What it becomes part of takes the factor out. */
V4_INLINE v4_split v4_exp_split(v4 x) {
    const v4 round = v4_splat(0x1.8p23f + 191.0f);
    x = v4_larger(x, v4_splat(-104.0f));
    v4 t = v4_muladd_loose(x, v4_splat(V4_LOG2_E), round);
    return (v4_split){v4_exp_reduce(x, wasm_f32x4_sub(t, round)), t};
}

V4_INLINE v4 v4_exp_join(v4 rest, v4 scale) {
    return v4_scale_by_power(v4_exp_reduced(rest), scale);
}

/* With fewer steps, for weights inside attention: x·log₂e is rounded before it is split, so that the relative
 * error grows with |x|, up to (2 + 1.25·|x|)·2⁻²⁴. A score carries an error of that size from its own
 * rounding. At 0 the result is exactly 1. */
V4_INLINE v4_split v4_weight_split(v4 x) {
    const v4 round = v4_splat(0x1.8p23f + 191.0f);
    x = v4_larger(wasm_f32x4_mul(x, v4_splat(V4_LOG2_E)), v4_splat(-151.0f));
    v4 t = wasm_f32x4_add(x, round);
    return (v4_split){wasm_f32x4_sub(x, wasm_f32x4_sub(t, round)), t};
}

/* 2⁻⁶⁴·2^r for |r| ≤ ½: 1 + r·p(r), p of degree 5; relative error of the fit 2.6·10⁻⁹. Every coefficient carries the
 * 2⁻⁶⁴ that v4_scale_by_power leaves over, which costs nothing. */
V4_INLINE v4 v4_weight_join(v4 rest, v4 scale) {
    v4 r = rest, square = wasm_f32x4_mul(r, r);
    v4 high = v4_muladd_loose(v4_splat(0x1.41d348p-77f), r, v4_splat(0x1.5f456ap-74f));
    v4 middle = v4_muladd_loose(v4_splat(0x1.3b2dbcp-71f), r, v4_splat(0x1.c6aed4p-69f));
    v4 low = v4_muladd_loose(v4_splat(0x1.ebfbdap-67f), r, v4_splat(0x1.62e43p-65f));
    v4 p = v4_muladd_loose(v4_muladd_loose(high, square, middle), square, low);
    return v4_scale_by_power(v4_muladd_loose(p, r, v4_splat(0x1p-64f)), scale);
}

/* Numbers that a row splits at a time: what the second loop reads is still in L1. */
#define V4_SPLIT 256

/* tanh x, also for ±0, ±∞ and NaN. */
V4_INLINE v4 v4_tanh(v4 x) {
    const v4 one = v4_splat(1.0f), sign = wasm_v128_and(x, v4_splat(-0.0f));
    v4 a = wasm_f32x4_abs(x), z = wasm_f32x4_mul(x, x);
    /* Near 0: x + x³·q(x²), relative error of the fit 4.4·10⁻⁹ up to 0.625. */
    v4 q = v4_splat(-0x1.75e1a4p-8f);
    q = v4_muladd_loose(q, z, v4_splat(0x1.522692p-6f));
    q = v4_muladd_loose(q, z, v4_splat(-0x1.b83c58p-5f));
    q = v4_muladd_loose(q, z, v4_splat(0x1.110726p-3f));
    q = v4_muladd_loose(q, z, v4_splat(-0x1.555532p-2f));
    v4 near = v4_muladd_loose(wasm_f32x4_mul(q, z), x, x);
    /* Elsewhere 1 − 2e/(1 + e) with e = exp(−2|x|): nothing cancels. */
    v4_split parts = v4_exp_split(wasm_f32x4_mul(a, v4_splat(-2.0f)));
    v4 e = wasm_f32x4_mul(v4_exp_join(parts.rest, parts.scale), v4_splat(0x1p-64f));
    v4 far = wasm_f32x4_sub(one, wasm_f32x4_div(wasm_f32x4_add(e, e), wasm_f32x4_add(one, e)));
    return wasm_v128_bitselect(near, wasm_v128_or(far, sign), wasm_f32x4_lt(a, v4_splat(0.625f)));
}

#endif
