/* Every line of kernels.def against the reference of its operation. */
#include "cases.h"
#include "kernels/kernels.h"

#include <math.h>
#include <string.h>

typedef void any_fn(void);

/* Half a unit in the last place of a float32, relative; and of the smallest ones, absolute. */
#define EPS 0x1p-24
#define TINY 0x1p-149

/* exp_test.c states the error of exp over all floats; here only that tails and pointers are right. */
static void check_exp(tally *t, any_fn *fn) {
    attn_exp_fn *exp_fn = (attn_exp_fn *)fn;
    seed s = {1};
    for (int l = 0; l < lengths_count; l++)
        for (int regime = 0; regime < REGIMES; regime++) {
            int n = lengths[l];
            float *x = buffer_new(n), *want = buffer_new(n), *got = buffer_new(n);
            t->what = regime_names[regime];
            fill_regime(&s, x, n, regime);
            exp_ref(want, x, n);
            exp_fn(got, x, n);
            for (int i = 0; i < n; i++)
                expect_close(t, got[i], want[i], 2 * EPS * want[i] + TINY, i);
            exp_fn(x, x, n);
            expect_true(t, !memcmp(x, got, (size_t)n * sizeof *x), "in place gives the same bits");
            buffer_free(t, x, n), buffer_free(t, want, n), buffer_free(t, got, n);
        }
}

/* An exponential whose argument d = x − max is wrong by 2·EPS·|d| (two roundings) and whose own error is 2·EPS;
 * a sum of n positive terms adds (n/4 + 3)·EPS in four lanes; scaling adds 2·EPS. */
static double softmax_tolerance(double p, int n) {
    double d = p > 0 ? fmin(fabs(log(p)) + log(n), 105) : 105;
    return p * EPS * (n / 4.0 + 8 + 2 * d) + 2 * TINY;
}

static void check_softmax_rows(tally *t, any_fn *fn) {
    attn_softmax_rows_fn *softmax_rows = (attn_softmax_rows_fn *)fn;
    const float temperatures[] = {1, 0.7f, 3, -1.5f, 1e30f, 1e38f, 1e-40f, -1e-38f};
    seed s = {2};
    for (int l = 0; l < lengths_count; l++)
        for (int regime = 0; regime < REGIMES; regime++)
            for (int k = 0; k < 8; k++) {
                int columns = lengths[l], rows = k % 3 + 1, n = rows * columns;
                float *x = buffer_new(n), *want = buffer_new(n), *got = buffer_new(n);
                t->what = regime_names[regime];
                /* Each row in a regime of its own: what a row finds of the next must not be its own. */
                for (int r = 0; r < rows; r++)
                    fill_regime(&s, x + r * columns, columns, (regime + r) % REGIMES);
                softmax_rows_ref(want, x, rows, columns, temperatures[k]);
                softmax_rows(got, x, rows, columns, temperatures[k]);
                for (int i = 0; i < n; i++) {
                    expect_close(t, got[i], want[i], softmax_tolerance(want[i], columns), i);
                    expect_true(t, !(got[i] > 1), "no weight is above 1");
                }
                softmax_rows(x, x, rows, columns, temperatures[k]);
                expect_true(t, !memcmp(x, got, (size_t)n * sizeof *x),
                            "in place gives the same bits");
                buffer_free(t, x, n), buffer_free(t, want, n), buffer_free(t, got, n);
            }
}

static void check_scale(tally *t, any_fn *fn) {
    attn_scale_fn *scale = (attn_scale_fn *)fn;
    seed s = {3};
    for (int l = 0; l < lengths_count; l++)
        for (int regime = 0; regime < REGIMES; regime++)
            for (int k = 0; k < 3; k++) {
                int n = lengths[l];
                float factor = k == 0 ? 0.3f : k == 1 ? 1e30f : INFINITY;
                float *x = buffer_new(n), *want = buffer_new(n), *got = buffer_new(n);
                t->what = regime_names[regime];
                fill_regime(&s, x, n, regime);
                /* On either side of the bound of what is modest. */
                if (regime == SMALL && n && k == 0)
                    x[n - 1] = 0x1p56f / factor * (n % 2 ? 1 : 0.99f);
                int told = scale_ref(want, x, n, factor);
                expect_true(t, scale(got, x, n, factor) == told,
                            "what is finite or modest is told");
                for (int i = 0; i < n; i++) expect_close(t, got[i], want[i], 0, i);
                buffer_free(t, x, n), buffer_free(t, want, n), buffer_free(t, got, n);
            }
}

/* Division and product round once each, tanh is within 3·EPS and never magnifies a relative error. */
static void check_softcap(tally *t, any_fn *fn) {
    attn_softcap_fn *softcap = (attn_softcap_fn *)fn;
    const float caps[] = {1, 30, 0.01f, 1e20f};
    seed s = {4};
    for (int l = 0; l < lengths_count; l++)
        for (int regime = 0; regime < REGIMES; regime++)
            for (int k = 0; k < 4; k++) {
                int n = lengths[l];
                float *x = buffer_new(n), *want = buffer_new(n), *got = buffer_new(n);
                t->what = regime_names[regime];
                fill_regime(&s, x, n, regime);
                softcap_ref(want, x, n, caps[k]);
                softcap(got, x, n, caps[k]);
                for (int i = 0; i < n; i++)
                    expect_close(t, got[i], want[i], 5 * EPS * fabs(want[i]) + (caps[k] + 1) * TINY,
                                 i);
                buffer_free(t, x, n), buffer_free(t, want, n), buffer_free(t, got, n);
            }
}

static void check_pack(tally *t, int transposed, any_fn *fn) {
    seed s = {5};
    for (int a = 0; a < lengths_count - 1; a++)
        for (int b = 0; b < lengths_count - 1; b += 1 + a % 3) {
            int rows = lengths[a], width = lengths[b], row = width + a % 4,
                regime = (a + b) % REGIMES;
            ptrdiff_t in = (ptrdiff_t)(rows - 1) * row + width;
            ptrdiff_t out = transposed ? (ptrdiff_t)(rows + 7) / 8 * 8 * width
                                       : (ptrdiff_t)(width + 7) / 8 * 8 * rows;
            float *x = buffer_new(in), *want = buffer_new(out), *got = buffer_new(out);
            int finite, said;
            t->what = regime_names[regime];
            for (int i = 0; i < rows; i++)
                fill_regime(&s, x + i * row, width, i == rows / 2 ? regime : SMALL);
            /* On either side of the bound of what is modest. */
            if (regime == SMALL && a % 2) x[in - 1] = b % 2 ? 0x1p56f : -0x1.fffffep55f;
            if (transposed) {
                finite = pack_transposed_ref(want, x, row, rows, width);
                said = ((attn_pack_transposed_fn *)fn)(got, x, row, rows, width);
            } else {
                finite = pack_rows_ref(want, x, row, rows, width);
                said = ((attn_pack_rows_fn *)fn)(got, x, row, rows, width);
            }
            expect_true(t, finite == said, "what is not finite, or not modest, is told");
            for (ptrdiff_t i = 0; i < out; i++) expect_close(t, got[i], want[i], 0, i);
            buffer_free(t, x, in), buffer_free(t, want, out), buffer_free(t, got, out);
        }
}

static void check_pack_transposed(tally *t, any_fn *fn) {
    check_pack(t, 1, fn);
}

static void check_pack_rows(tally *t, any_fn *fn) {
    check_pack(t, 0, fn);
}

/* A sum of n products in any order is wrong by at most (n + 1)·EPS·Σ|a·b| (Higham 2002, §3.1); every
 * product that is subnormal adds TINY. Where Σ|a·b| nears the largest float32, it may overflow. */
static double sum_tolerance(double magnitude, int n) {
    return magnitude > 1e38 ? INFINITY : (n + 2) * (EPS * magnitude + TINY);
}

typedef struct product_case {
    int rows, columns, depth, regime, a_kind, accumulate, skip;
} product_case;

static void check_product_case(tally *t, attn_product_fn *product, const product_case *k, seed *s) {
    /* B packed from `skip` more depth than the product runs over. */
    ptrdiff_t packed = k->depth + k->skip, c_row = k->columns + k->rows % 3;
    ptrdiff_t a_row = k->a_kind == 1 ? 1 : k->a_kind == 0 ? k->depth + 1 : 2 * k->depth;
    ptrdiff_t a_col = k->a_kind == 1 ? k->rows + 2 : k->a_kind == 0 ? 1 : 2;
    ptrdiff_t a_n = (k->rows - 1) * a_row + (k->depth - 1) * a_col + 1;
    ptrdiff_t panels_n = (ptrdiff_t)(k->columns + 7) / 8 * 8 * packed;
    ptrdiff_t b_n = packed * k->columns, c_n = (k->rows - 1) * c_row + k->columns;
    float *a = buffer_new(a_n), *b = buffer_new(b_n), *panels = buffer_new(panels_n);
    float *want = buffer_new(c_n), *got = buffer_new(c_n);

    t->what = regime_names[k->regime];
    fill_regime(s, a, a_n, k->regime == SPREAD || k->regime == SUBNORMAL ? k->regime : SMALL);
    fill_regime(s, b, b_n, k->regime);
    pack_rows_ref(panels, b, k->columns, packed, k->columns);
    for (int i = 0; i < k->rows; i++) {
        fill_regime(s, want + i * c_row, k->columns, SMALL);
        memcpy(got + i * c_row, want + i * c_row, (size_t)k->columns * sizeof *got);
    }
    float *before = buffer_new(c_n);
    memcpy(before, want, (size_t)c_n * sizeof *want);
    product_ref(want, c_row, a, a_row, a_col, panels + k->skip * 8, 8 * packed, k->rows, k->columns,
                k->depth, k->accumulate);
    product(got, c_row, a, a_row, a_col, panels + k->skip * 8, 8 * packed, k->rows, k->columns,
            k->depth, k->accumulate);
    for (int i = 0; i < k->rows; i++) {
        for (int j = 0; j < k->columns; j++) {
            double magnitude = k->accumulate ? fabs(before[i * c_row + j]) : 0;
            for (int c = 0; c < k->depth; c++)
                magnitude +=
                    fabs((double)a[i * a_row + c * a_col] * b[(c + k->skip) * k->columns + j]);
            if (!(magnitude < INFINITY)) magnitude = 0; /* ∞ or NaN in, not by overflow */
            expect_close(t, got[i * c_row + j], want[i * c_row + j],
                         sum_tolerance(magnitude, k->depth), i * k->columns + j);
        }
        for (ptrdiff_t j = k->columns; i + 1 < k->rows && j < c_row; j++)
            expect_true(t, is_poison(got[i * c_row + j]), "what lies between rows is untouched");
    }
    buffer_free(t, a, a_n), buffer_free(t, b, b_n), buffer_free(t, panels, panels_n);
    buffer_free(t, want, c_n), buffer_free(t, got, c_n), buffer_free(t, before, c_n);
}

static void check_product(tally *t, any_fn *fn) {
    seed s = {6};
    for (int a = 0; a < lengths_count - 1; a++)
        for (int round = 0; round < 30; round++) {
            product_case k = {.rows = lengths[a],
                              .columns = lengths[seed_below(&s, lengths_count - 4)],
                              .depth = lengths[seed_below(&s, lengths_count)],
                              .regime = round % REGIMES,
                              .a_kind = seed_below(&s, 3),
                              .accumulate = seed_below(&s, 2),
                              .skip = seed_below(&s, 3)};
            if (k.rows * k.columns * (long)k.depth > 1000000) k.depth = 9;
            check_product_case(t, (attn_product_fn *)fn, &k, &s);
        }
}

static void check_softmax_tile(tally *t, any_fn *fn) {
    attn_softmax_tile_fn *softmax_tile = (attn_softmax_tile_fn *)fn;
    seed s = {7};
    for (int l = 0; l < lengths_count; l++)
        for (int regime = 0; regime < REGIMES; regime++)
            for (int start = 0; start < 4; start++) {
                enum { ROWS = 3 };
                const float starts[] = {-INFINITY, 2.5f, -3.25f, -33.25f};
                int n = lengths[l];
                ptrdiff_t row = n + 3, all = (ROWS - 1) * row + n;
                float *want = buffer_new(all), *got = buffer_new(all);
                float m[2][ROWS], sum[2][ROWS], alpha[2][ROWS];
                t->what = regime_names[regime];
                for (int i = 0; i < ROWS; i++) {
                    fill_regime(&s, want + i * row, n, i == 2 ? ALL_NINF : regime);
                    memcpy(got + i * row, want + i * row, (size_t)n * sizeof *got);
                    /* Nothing seen yet; a maximum that stays; one that is passed a little; by far. */
                    m[0][i] = m[1][i] = starts[start];
                    sum[0][i] = sum[1][i] = start == 0 ? 0 : 1.75f;
                }
                int want_grown = softmax_tile_ref(want, row, m[0], sum[0], alpha[0], ROWS, n);
                int got_grown = softmax_tile(got, row, m[1], sum[1], alpha[1], ROWS, n);
                expect_true(t, want_grown == got_grown, "growth is told");
                for (int i = 0; i < ROWS; i++) {
                    expect_close(t, m[1][i], m[0][i], 0, i);
                    expect_close(t, sum[1][i], sum[0][i],
                                 (n / 4.0 + 8 + 2 * ATTN_RISE) * EPS * sum[0][i], i);
                    expect_close(t, alpha[1][i], alpha[0][i], softmax_tolerance(alpha[0][i], 1), i);
                    for (int j = 0; j < n; j++)
                        expect_close(t, got[i * row + j], want[i * row + j],
                                     softmax_tolerance(want[i * row + j], 1), j);
                    for (ptrdiff_t j = n; i + 1 < ROWS && j < row; j++)
                        expect_true(t, is_poison(got[i * row + j]),
                                    "what lies between rows is untouched");
                }
                buffer_free(t, want, all), buffer_free(t, got, all);
            }
}

static void check_rows(tally *t, any_fn *fn, int dot) {
    seed s = {8};
    for (int a = 0; a < lengths_count; a++)
        for (int round = 0; round < 2 * REGIMES; round++) {
            int n = lengths[a], width = lengths[seed_below(&s, lengths_count)],
                regime = round % REGIMES;
            ptrdiff_t row = width + a % 4, all = (n - 1) * row + width, out = dot ? n : width;
            ptrdiff_t in = dot ? width : n;
            float *x = buffer_new(in), *y = buffer_new(all), *want = buffer_new(out),
                  *got = buffer_new(out);
            t->what = regime_names[regime];
            fill_regime(&s, x, in, regime == SPREAD ? SPREAD : SMALL);
            fill_regime(&s, y, all, regime);
            if (!dot) fill_regime(&s, want, out, SMALL);
            memcpy(got, want, (size_t)out * sizeof *got);
            float *before = buffer_new(out);
            memcpy(before, want, (size_t)out * sizeof *want);
            if (dot)
                dot_rows_ref(want, x, y, row, n, width);
            else
                add_rows_ref(want, x, y, row, n, width);
            if (dot)
                ((attn_dot_rows_fn *)fn)(got, x, y, row, n, width);
            else
                ((attn_add_rows_fn *)fn)(got, x, y, row, n, width);
            for (ptrdiff_t i = 0; i < out; i++) {
                double magnitude = dot ? 0 : fabs(before[i]);
                for (ptrdiff_t c = 0; c < in; c++)
                    magnitude += fabs((double)x[c] * (dot ? y[i * row + c] : y[c * row + i]));
                if (!(magnitude < INFINITY)) magnitude = 0;
                expect_close(t, got[i], want[i], sum_tolerance(magnitude, (int)in), i);
            }
            buffer_free(t, x, in), buffer_free(t, y, all), buffer_free(t, before, out);
            buffer_free(t, want, out), buffer_free(t, got, out);
        }
}

static void check_dot_rows(tally *t, any_fn *fn) {
    check_rows(t, fn, 1);
}

static void check_add_rows(tally *t, any_fn *fn) {
    check_rows(t, fn, 0);
}

/* Wrong on purpose: the last row of an odd number is left to chance. The harness must notice. */
static void product_wrong(float *c, ptrdiff_t c_row, const float *a, ptrdiff_t a_row,
                          ptrdiff_t a_col, const float *panels, ptrdiff_t panel, ptrdiff_t rows,
                          ptrdiff_t columns, ptrdiff_t depth, int accumulate) {
    product_ref(c, c_row, a, a_row, a_col, panels, panel, rows & ~(ptrdiff_t)1, columns, depth,
                accumulate);
}

/* Wrong on purpose: a NaN is taken for a small number, as `if (x > max)` alone would. */
static void softmax_rows_wrong(float *out, const float *x, ptrdiff_t rows, ptrdiff_t n,
                               float temperature) {
    softmax_rows_ref(out, x, rows, n, temperature);
    for (ptrdiff_t i = 0; i < rows * n; i++)
        if (out[i] != out[i]) out[i] = 0;
}

/* Wrong on purpose: one number too many. */
static int scale_wrong(float *out, const float *x, ptrdiff_t n, float factor) {
    int finite = scale_ref(out, x, n, factor);
    if (n % 4) out[n] = 0;
    return finite;
}

typedef struct subject {
    const char *name, *set;
    void (*check)(tally *, any_fn *);
    any_fn *fn;
    int wrong;
} subject;

static const subject subjects[] = {
#define KERNEL(op, of) {#op "_" #of, #of, check_##op, (any_fn *)op##_##of, 0},
#include "kernels/kernels.def"
#undef KERNEL
    {"product_wrong", "", check_product, (any_fn *)product_wrong, 1},
    {"softmax_rows_wrong", "", check_softmax_rows, (any_fn *)softmax_rows_wrong, 1},
    {"scale_wrong", "", check_scale, (any_fn *)scale_wrong, 1},
};

int main(void) {
    long failures = 0;
    int variants = 0;
    for (size_t i = 0; i < sizeof subjects / sizeof *subjects; i++) {
        tally t = {.subject = subjects[i].name, .quiet = subjects[i].wrong};
        if (!strcmp(subjects[i].set, "ref")) continue;
        /* Without margins this one is for AddressSanitizer to catch, which ends the program. */
        if (subjects[i].fn == (any_fn *)scale_wrong && !buffer_margin()) continue;
        subjects[i].check(&t, subjects[i].fn);
        if (subjects[i].wrong) {
            printf("%-24s caught %ld times\n", t.subject, t.failures);
            failures += t.failures == 0;
        } else {
            variants++;
            failures += tally_report(&t);
        }
    }
    if (!variants) printf("no variant in this build\n");
    return failures != 0;
}
