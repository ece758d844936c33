#include "cases.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define MARGIN 0
#endif
#endif
#ifndef MARGIN
#define MARGIN 16
#endif

static const uint32_t poison = 0x7fd0dead; /* a quiet NaN that no arithmetic makes */

static uint64_t seed_next(seed *s) {
    uint64_t z = (s->state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

double seed_uniform(seed *s) {
    return (double)(seed_next(s) >> 11) * 0x1p-53;
}

int seed_below(seed *s, int n) {
    return (int)(seed_uniform(s) * n);
}

const char *const regime_names[REGIMES] = {"small", "spread",    "equal",   "one −∞", "all −∞",
                                           "huge",  "subnormal", "one NaN", "one +∞"};

void fill_regime(seed *s, float *x, ptrdiff_t n, int regime) {
    const double scale[REGIMES] = {1, 150, 0, 1, 0, 3e38, 1e-38, 1, 1};
    float equal = (float)(4 * seed_uniform(s) - 2);
    for (ptrdiff_t i = 0; i < n; i++) {
        x[i] = (float)(scale[regime] * (2 * seed_uniform(s) - 1));
        if (regime == EQUAL) x[i] = equal;
        if (regime == ALL_NINF) x[i] = -INFINITY;
    }
    if (!n) return;
    if (regime == ONE_NINF) x[seed_below(s, (int)n)] = -INFINITY;
    if (regime == ONE_NAN) x[seed_below(s, (int)n)] = NAN;
    if (regime == ONE_PINF) x[seed_below(s, (int)n)] = INFINITY;
}

const int lengths[] = {1,  2,  3,  4,  5,  6,  7,  8,  9,  10,  11,  12,  13,  14,
                       15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 1000};
const int lengths_count = sizeof lengths / sizeof *lengths;

int buffer_margin(void) {
    return MARGIN;
}

int is_poison(float x) {
    return !memcmp(&x, &poison, sizeof x);
}

float *buffer_new(ptrdiff_t n) {
    float *room = malloc((size_t)(n + 2 * MARGIN) * sizeof(float) + !(n + MARGIN));
    if (!room) abort();
    for (ptrdiff_t i = 0; i < n + 2 * MARGIN; i++) memcpy(room + i, &poison, sizeof poison);
    return room + MARGIN;
}

void buffer_free(tally *t, float *x, ptrdiff_t n) {
    for (ptrdiff_t i = 1; i <= MARGIN; i++)
        expect_true(t, is_poison(x[-i]) && is_poison(x[n + i - 1]), "the margin is untouched");
    free(x - MARGIN);
}

static void fail(tally *t, const char *claim) {
    if (!t->quiet && t->failures < 5)
        printf("FAIL %s, %s: %s\n", t->subject, t->what ? t->what : "", claim);
    t->failures++;
}

void expect_true(tally *t, int holds, const char *claim) {
    if (!holds) fail(t, claim);
}

void expect_close(tally *t, double got, double want, double tolerance, ptrdiff_t at) {
    double difference = fabs(got - want);
    t->compared++;
    if (want != 0) t->nonzero++;
    if (isinf(tolerance) || got == want || (isnan(got) && isnan(want))) return;
    if (difference <= tolerance) {
        if (difference / tolerance > t->worst) t->worst = difference / tolerance;
        return;
    }
    char claim[160];
    snprintf(claim, sizeof claim, "[%td] is %.9g, expected %.9g ± %.2g", at, got, want, tolerance);
    fail(t, claim);
}

long tally_report(const tally *t) {
    long failures = t->failures + (t->nonzero == 0);
    printf("%-24s %9ld compared, worst %5.3f of the tolerance%s\n", t->subject, t->compared,
           t->worst, t->nonzero ? "" : ": nothing to see, every expected value is 0");
    if (t->failures) printf("%-24s %ld failures\n", t->subject, t->failures);
    return failures;
}
