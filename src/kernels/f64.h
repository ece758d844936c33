/* f64.h: exp, log and tanh in double precision from the four operations alone, so that reference kernels and
 * the few scalar places that need them give the same bits on every machine. Errors: a few units of the
 * last place of double, which is nothing once rounded to float32. */
#ifndef ATTN_F64_H
#define ATTN_F64_H

#include <math.h>
#include <stdint.h>
#include <string.h>

/* 2ⁿ for −1022 ≤ n ≤ 1023. */
static inline double attn_f64_power_of_two(int n) {
    uint64_t bits = (uint64_t)(n + 1023) << 52;
    double power;
    memcpy(&power, &bits, sizeof power);
    return power;
}

/* e^x; NaN stays NaN, below −745 the result is 0, above 709.8 it is ∞. */
static inline double attn_f64_exp(double x) {
    if (x != x) return x;
    if (x < -746.0) return 0.0;
    if (x > 710.0) return INFINITY;
    /* ln 2 in two parts; the first has 29 bits, so that n times it is exact. */
    const double log2_e = 0x1.71547652b82fep+0, hi = 0x1.62e42ffp-1, lo = -0x1.718432a1b0e26p-35;
    int n = (int)(x * log2_e + (x < 0 ? -0.5 : 0.5));
    double r = (x - n * hi) - n * lo, sum = 1.0;
    /* Taylor's series from its end, 1 + r/1·(1 + r/2·(…)); |r| ≤ 0.35 leaves 2·10⁻¹⁹ after 14. */
    for (int k = 14; k >= 1; k--) sum = 1.0 + r * sum / k;
    return sum * attn_f64_power_of_two(n / 2) * attn_f64_power_of_two(n - n / 2);
}

/* Natural logarithm; −∞ at 0, NaN below. */
static inline double attn_f64_log(double x) {
    if (x != x || x < 0) return NAN;
    if (x == 0) return -INFINITY;
    if (x == INFINITY) return x;
    int n = 0;
    if (x < 0x1p-1022) x *= 0x1p54, n = -54;
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    n += (int)(bits >> 52) - 1023;
    bits = (bits & 0xfffffffffffffu) | ((uint64_t)1023 << 52);
    memcpy(&x, &bits, sizeof x);
    if (x > 0x1.6a09e667f3bcdp+0) x *= 0.5, n++;
    /* log x = 2·artanh s, s = (x − 1)/(x + 1): |s| ≤ 0.172 leaves 10⁻¹⁸ after s²¹. */
    double s = (x - 1) / (x + 1), z = s * s, sum = 0;
    for (int k = 21; k >= 1; k -= 2) sum = sum * z + 1.0 / k;
    return n * 0x1.62e42fefa39efp-1 + 2 * s * sum;
}

static inline double attn_f64_tanh(double x) {
    double a = x < 0 ? -x : x, e;
    if (a < 0.1) { /* the series of sinh over that of cosh */
        double z = x * x, sinh = 1, cosh = 1;
        for (int k = 13; k >= 3; k -= 2) sinh = 1 + z * sinh / (k * (k - 1));
        for (int k = 12; k >= 2; k -= 2) cosh = 1 + z * cosh / (k * (k - 1));
        return x * sinh / cosh;
    }
    e = attn_f64_exp(-2 * a);
    return (x < 0 ? -1 : 1) * (1 - e) / (1 + e);
}

#endif
