/* exp over every float32 in its domain, against the C library's in double; and how far off it is. */
#include "cases.h"
#include "kernels/f64.h"
#include "kernels/kernels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { CHUNK = 1 << 12 };

/* With the sanitizers on, one number in 61 of each sign. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define STEP 61
#endif
#endif
#ifndef STEP
#define STEP 1
#endif

static float from_bits(uint32_t bits) {
    float x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

static uint32_t to_bits(float x) {
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

/* Error in units of the last place of a float32 next to `want`; the smallest unit is 2⁻¹⁴⁹. */
static double error_in_ulp(double got, double want) {
    uint64_t bits;
    memcpy(&bits, &want, sizeof bits);
    int exponent = (int)(bits >> 52 & 0x7ff) - 1023 - 23;
    bits = (uint64_t)(1023 - (exponent < -149 ? -149 : exponent)) << 52;
    double units_in_one;
    memcpy(&units_in_one, &bits, sizeof bits);
    return fabs(got - want) * units_in_one;
}

typedef struct variant {
    const char *name;
    attn_exp_fn *fn;
    double bound; /* in units of the last place */
} variant;

/* Bounds as README.md of src/kernels states them. */
static const variant variants[] = {
#define BOUND_ref 0.51
#define BOUND_simd128 1.05
#define BOUND_relaxed 1.05
#define VARIANT_exp(of) {"exp_" #of, exp_##of, BOUND_##of},
#define VARIANT_softmax_rows(of)
#define VARIANT_scale(of)
#define VARIANT_softcap(of)
#define VARIANT_pack_transposed(of)
#define VARIANT_pack_rows(of)
#define VARIANT_product(of)
#define VARIANT_softmax_tile(of)
#define VARIANT_dot_rows(of)
#define VARIANT_add_rows(of)
#define KERNEL(op, of) VARIANT_##op(of)
#include "kernels/kernels.def"
#undef KERNEL
};
enum { VARIANTS = sizeof variants / sizeof *variants };

static double worst[VARIANTS], worst_at[VARIANTS];
static double worst_weight, worst_weight_at; /* as a share of the bound of v4_exp_weight */
static int64_t numbers;

/* softmax_tile with the maximum fixed at 0 is its exponential, bare. Its bound is that of v4_exp_weight. */
static void check_softmax_tile(const float *x, const double *want, int n) {
    float s[CHUNK], m = 0, sum = 0, alpha;
    memcpy(s, x, (size_t)n * sizeof *s);
    attn_kernel.softmax_tile(s, n, &m, &sum, &alpha, 1, n);
    for (int i = 0; i < n; i++) {
        double bound = (2 + 1.25 * fabs(x[i])) * 0x1p-24 * want[i] + 0x1p-150;
        double share = fabs(s[i] - want[i]) / bound;
        if (!(share <= worst_weight)) worst_weight = share, worst_weight_at = x[i];
    }
}

/* want[n] = exp(x[n]). Within a chunk the numbers lie evenly, so that one exponential and a table of exp(k·step)
 * give them all, to two roundings in double. */
static void truth(double *want, const float *x, int n) {
    static double table[CHUNK], step;
    if (n < 2 || STEP > 1) {
        for (int i = 0; i < n; i++) want[i] = exp(x[i]);
        return;
    }
    if (step != (double)x[1] - x[0]) {
        step = (double)x[1] - x[0];
        for (int i = 0; i < CHUNK; i++) table[i] = exp(i * step);
    }
    double first = exp(x[0]);
    for (int i = 0; i < n; i++) want[i] = first * table[i];
}

static void check(const float *x, int n) {
    static double want[CHUNK];
    static float got[CHUNK];
    static int chunk;
    truth(want, x, n);
    chunk++;
    for (int v = 0; v < VARIANTS; v++) {
        /* The reference is slow, and natively `relaxed` is `simd128` under another name. */
        if (strcmp(variants[v].name, "exp_simd128") && chunk % 16) continue;
        variants[v].fn(got, x, n);
        for (int i = 0; i < n; i++) {
            double error = want[i] > 3.4028235677973366e38 ? (got[i] == INFINITY ? 0 : INFINITY)
                                                           : error_in_ulp(got[i], want[i]);
            if (!(error <= worst[v])) worst[v] = error, worst_at[v] = x[i];
        }
    }
    if (x[n - 1] <= ATTN_RISE) check_softmax_tile(x, want, n);
    numbers += n;
}

/* Every float32 from 2⁻²⁶ to 105 in magnitude, of that sign: below, exp rounds to 1; above, to 0 or ∞. A chunk
 * lies within one power of two. */
static void check_sign(uint32_t sign) {
    static float x[CHUNK];
    uint32_t bits = to_bits(0x1p-26f), end = to_bits(105);
    while (bits < end) {
        int n = 0;
        for (; n < CHUNK && bits < end; bits += STEP) x[n++] = from_bits(bits | sign);
        check(x, n);
    }
}

static long check_special(void) {
    const float x[] = {0,     -0.0f,  0x1p-27f, -0x1p-27f, 1e-45f, -1e-45f, INFINITY, -INFINITY,
                       3e38f, -3e38f, NAN,      -NAN,      200,    -200,    88.8f,    -104.5f};
    const float want[] = {1,        1, 1,   1,   1,        1, INFINITY, 0,
                          INFINITY, 0, NAN, NAN, INFINITY, 0, INFINITY, 0};
    long failures = 0;
    float got[16], loud[4];
    for (int v = 0; v < VARIANTS; v++) {
        tally t = {.subject = variants[v].name, .what = "special numbers"};
        variants[v].fn(got, x, 16);
        for (int i = 0; i < 16; i++) expect_close(&t, got[i], want[i], 0, i);
        /* NaN with all kinds of payload, in whose bits 2ⁿ must not be read. */
        for (uint32_t bits = 0x7fc00000; bits < 0x7fc00200; bits++) {
            float nan[4] = {from_bits(bits), from_bits(bits | 0x80000000),
                            from_bits(bits + 0x1ff00), NAN};
            variants[v].fn(loud, nan, 4);
            for (int i = 0; i < 4; i++) expect_true(&t, loud[i] != loud[i], "NaN stays NaN");
        }
        failures += tally_report(&t);
    }
    return failures;
}

/* The double-precision functions that references stand on; 1 − exp(−2x) in tanh loses up to a factor 5. */
static long check_f64(void) {
    tally t = {.subject = "f64", .what = "exp, log, tanh"};
    seed s = {11};
    for (int i = 0; i < 200000; i++) {
        double x = (seed_uniform(&s) - 0.5) * (i % 2 ? 1480 : 4), y = exp(x);
        expect_close(&t, attn_f64_exp(x), y, 4 * 0x1p-53 * y + 0x1p-1073, i);
        expect_close(&t, attn_f64_log(y), log(y), 4 * 0x1p-53 * fmax(1, fabs(log(y))), i);
        expect_close(&t, attn_f64_tanh(x / 4), tanh(x / 4), 16 * 0x1p-53 * fabs(tanh(x / 4)), i);
    }
    expect_close(&t, attn_f64_log(0), -INFINITY, 0, 0);
    expect_close(&t, attn_f64_log(-1), NAN, 0, 0);
    expect_close(&t, attn_f64_log(INFINITY), INFINITY, 0, 0);
    expect_close(&t, attn_f64_exp(-INFINITY), 0, 0, 0);
    expect_close(&t, attn_f64_exp(NAN), NAN, 0, 0);
    return tally_report(&t);
}

/* softcap with cap 1 is tanh; every float32 up to 10 in magnitude, one in 16. */
static long check_tanh(void) {
    tally t = {.subject = "tanh"};
    static float x[CHUNK], got[CHUNK];
    double worst_error = 0;
    for (uint32_t bits = to_bits(0x1p-20f), end = to_bits(10); bits < end;) {
        int n = 0;
        for (; n < CHUNK && bits < end; bits += 16 * STEP)
            x[n++] = from_bits(bits | (bits >> 4 & 1) << 31);
        attn_kernel.softcap(got, x, n, 1);
        for (int i = 0; i < n; i++) {
            double want = tanh(x[i]), error = error_in_ulp(got[i], want);
            if (!(error <= worst_error)) worst_error = error;
            expect_close(&t, got[i], want, 3 * 0x1p-24 * fabs(want), i);
        }
    }
    printf("tanh: worst error %.3f units of the last place\n", worst_error);
    return tally_report(&t);
}

int main(void) {
    long failures = check_special() + check_f64() + check_tanh();
    check_sign(0);
    check_sign(0x80000000);
    printf("exp of %lld numbers\n", (long long)numbers);
    for (int v = 0; v < VARIANTS; v++) {
        printf("%-16s worst error %.4f units of the last place, at %.9g\n", variants[v].name,
               worst[v], worst_at[v]);
        failures += !(worst[v] <= variants[v].bound) || worst[v] == 0;
    }
    printf("softmax_tile     worst error %.4f of its bound, at %.9g\n", worst_weight,
           worst_weight_at);
    failures += !(worst_weight <= 1) || worst_weight == 0;
    return failures != 0;
}
