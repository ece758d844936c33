/* attn_softmax and what goes with it, against the formulas in double. */
#include "attn.h"
#include "cases.h"

#include <math.h>
#include <stdlib.h>

#define EPS 0x1p-24

static tally all = {.subject = "softmax"};

#define EXPECT(claim) expect_true(&all, claim, #claim)

static void rows_match_the_formula(void) {
    const float temperatures[] = {1, 0.5f, 3, -2};
    enum { ROWS = 5 };
    seed s = {21};
    all.what = "softmax";
    for (int l = 0; l < lengths_count; l++)
        for (int k = 0; k < 4; k++) {
            int n = lengths[l];
            float *x = buffer_new(ROWS * n), *p = buffer_new(ROWS * n);
            fill_regime(&s, x, ROWS * n, l % 2 ? SMALL : SPREAD);
            EXPECT(attn_softmax(p, x, ROWS, n, temperatures[k]) == ATTN_OK);
            for (int i = 0; i < ROWS; i++) {
                double max = -INFINITY, sum = 0, total = 0;
                for (int j = 0; j < n; j++) max = fmax(max, (double)x[i * n + j] / temperatures[k]);
                for (int j = 0; j < n; j++)
                    sum += exp((double)x[i * n + j] / temperatures[k] - max);
                for (int j = 0; j < n; j++) {
                    double d = (double)x[i * n + j] / temperatures[k] - max, want = exp(d) / sum;
                    /* exp, its argument of two roundings, sums of 256 in four lanes, one scaling. */
                    double bound = want * EPS * (fmin(n, 256) / 4 + 8 + 2 * fabs(d)) + 0x1p-148;
                    expect_close(&all, p[i * n + j], want, bound, j);
                    total += p[i * n + j];
                }
                EXPECT(fabs(total - 1) <= 4 * 0x1p-23 * sqrt(n));
            }
            buffer_free(&all, x, ROWS * n), buffer_free(&all, p, ROWS * n);
        }
}

/* Equal numbers are the worst for a sum: every addition rounds the same way. A sum in float32 alone misses the bound of
 * all rows sixfold at 2²⁰ (0.3 %); sums of 256 numbers in four lanes, added in double, err by some 70·2⁻²⁴ at any n. */
static void long_rows_still_sum_to_one(void) {
    static const float constants[] = {-0.37f, -1.1f, -5};
    all.what = "long rows";
    for (int n = 4096; n <= 1 << 20; n *= 16)
        for (int c = 0; c < 3; c++) {
            const float value = 1;
            float *x = malloc((size_t)n * sizeof *x), *p = malloc((size_t)n * sizeof *p);
            double total = 0, weights = 0;
            for (int j = 0; j < n; j++) x[j] = j ? constants[c] : 0;
            EXPECT(attn_softmax(p, x, 1, n, 1) == ATTN_OK);
            for (int j = 0; j < n; j++) total += p[j];
            EXPECT(fabs(total - 1) <= 4 * 0x1p-23 * sqrt(n));

            attn_attention_args a;
            attn_attention_init(&a);
            a.Tq = 1, a.Tk = n, a.q = &value, a.k = x, a.v = x, a.weights = p;
            EXPECT(attn_attention(&a) == ATTN_OK);
            for (int j = 0; j < n; j++) weights += p[j];
            EXPECT(fabs(weights - 1) <= 4 * 0x1p-23 * sqrt(n));
            free(x), free(p);
        }
}

static void rows_without_a_softmax_are_nan(void) {
    const float x[] = {-INFINITY, -INFINITY, INFINITY, 0, NAN, 1, -INFINITY, 2};
    float p[8];
    all.what = "infinite rows";
    EXPECT(attn_softmax(p, x, 4, 2, 1) == ATTN_OK);
    for (int i = 0; i < 6; i++) expect_close(&all, p[i], NAN, 0, i);
    expect_close(&all, p[6], 0, 0, 6);
    expect_close(&all, p[7], 1, 0, 7);
}

/* The difference of the two passes the largest float32, and yet the smaller has a weight. */
static void far_apart_at_a_large_temperature(void) {
    const float x[] = {-3e38f, 6e37f};
    float p[2];
    EXPECT(attn_softmax(p, x, 1, 2, 1e38f) == ATTN_OK);
    double want = 1 / (1 + exp(3.6));
    EXPECT(fabs(p[0] - want) <= 1e-6 * want);
    EXPECT(fabs(p[1] - (1 - want)) <= 1e-6);
}

static void bad_arguments_are_refused(void) {
    float x[4] = {0}, p[4];
    all.what = "bad arguments";
    EXPECT(attn_softmax(p, x, 2, 2, 0) == ATTN_BAD_VALUE);
    EXPECT(attn_softmax(p, x, 2, 2, INFINITY) == ATTN_BAD_VALUE);
    EXPECT(attn_softmax(p, x, 2, 2, NAN) == ATTN_BAD_VALUE);
    EXPECT(attn_softmax(p, x, -1, 2, 1) == ATTN_BAD_SHAPE);
    EXPECT(attn_softmax(p, NULL, 2, 2, 1) == ATTN_BAD_TYPE);
    EXPECT(attn_softmax(NULL, NULL, 3, 0, 1) == ATTN_OK);
    EXPECT(attn_softmax_jacobian(NULL, NULL, 0) == ATTN_OK);
}

/* Jacobian, its product with a vector and its size agree with one another, formed in double. */
static void jacobian_and_its_shortcuts(void) {
    seed s = {22};
    all.what = "Jacobian";
    for (int n = 1; n <= 40; n += 3)
        for (int peaked = 0; peaked < 2; peaked++) {
            float *x = buffer_new(n), *p = buffer_new(n), *g = buffer_new(n), *out = buffer_new(n);
            float *j = buffer_new(n * n), frobenius, largest;
            fill_regime(&s, x, n, SMALL), fill_regime(&s, g, n, SMALL);
            if (peaked) x[n / 2] += 12;
            EXPECT(attn_softmax(p, x, 1, n, 1) == ATTN_OK);
            EXPECT(attn_softmax_jacobian(j, p, n) == ATTN_OK);
            EXPECT(attn_softmax_vjp(out, p, g, 1, n) == ATTN_OK);
            EXPECT(attn_softmax_jacobian_size(&frobenius, &largest, p, 1, n) == ATTN_OK);
            double squares = 0, most = 0;
            for (int a = 0; a < n; a++) {
                double product = 0, size = 0;
                for (int b = 0; b < n; b++) {
                    double want = a == b ? p[a] * (1 - (double)p[a]) : -(double)p[a] * p[b];
                    expect_close(&all, j[a * n + b], want, EPS * fabs(want) + 0x1p-149, a * n + b);
                    squares += want * want, most = fmax(most, fabs(want));
                    product += want * g[b], size += fabs(want * g[b]);
                }
                /* Σp is 1 only to float32 rounding, which the diagonal feels. */
                expect_close(&all, out[a], product, 4 * EPS * (size + p[a] * (n + 2) * fabs(g[a])),
                             a);
            }
            expect_close(&all, frobenius, sqrt(squares), 4 * EPS * sqrt(squares), n);
            expect_close(&all, largest, most, 2 * EPS * most, n);
            buffer_free(&all, x, n), buffer_free(&all, p, n), buffer_free(&all, g, n);
            buffer_free(&all, out, n), buffer_free(&all, j, n * n);
        }
}

int main(void) {
    rows_match_the_formula();
    long_rows_still_sum_to_one();
    rows_without_a_softmax_are_nan();
    far_apart_at_a_large_temperature();
    bad_arguments_are_refused();
    jacobian_and_its_shortcuts();
    return tally_report(&all) != 0;
}
