/* cases.h: what the C tests share: seeded inputs in every regime that has hurt somebody, buffers with
 * poison around them, and comparisons that NaN cannot pass by accident. */
#ifndef CASES_H
#define CASES_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* ── Inputs ─────────────────────────────────────────────────────────────────────────────────── */

/* splitmix64; the tests' own, so that the core's generator is not its own judge. */
typedef struct seed {
    uint64_t state;
} seed;

double seed_uniform(seed *s); /* [0, 1) */
int seed_below(seed *s, int n);

enum regime {
    SMALL,     /* uniform in ±1 */
    SPREAD,    /* uniform in ±150: most exponentials underflow */
    EQUAL,     /* one value throughout */
    ONE_NINF,  /* SMALL with one −∞ */
    ALL_NINF,  /* nothing but −∞ */
    HUGE_ONES, /* up to ±3·10³⁸ */
    SUBNORMAL, /* below 2⁻¹²⁶ */
    ONE_NAN,   /* SMALL with one NaN */
    ONE_PINF,  /* SMALL with one +∞ */
    REGIMES
};
extern const char *const regime_names[REGIMES];

void fill_regime(seed *s, float *x, ptrdiff_t n, int regime);

/* Lengths around every unroll and tile; `lengths_count` of them. */
extern const int lengths[];
extern const int lengths_count;

/* ── Buffers ────────────────────────────────────────────────────────────────────────────────── */

/* n numbers, all poison, between two poisoned margins. Under AddressSanitizer there is no margin, so
 * that a read past the end is caught too. */
float *buffer_new(ptrdiff_t n);
/* Frees x; counts in `t` every margin number that has changed. */
struct tally;
void buffer_free(struct tally *t, float *x, ptrdiff_t n);
int is_poison(float x);
int buffer_margin(void); /* numbers on each side */

/* ── Comparison ─────────────────────────────────────────────────────────────────────────────── */

/* Failures of one subject, and the worst of error / tolerance among what passed. */
typedef struct tally {
    const char *subject;
    const char *what; /* the case at work, for messages */
    int quiet;        /* count only: for subjects that must fail */
    long compared, failures, nonzero;
    double worst;
} tally;

/* got = want within tolerance; NaN equals NaN only, ∞ itself only. An infinite tolerance says that float32
 * may overflow on the way: then anything passes. */
void expect_close(tally *t, double got, double want, double tolerance, ptrdiff_t at);
void expect_true(tally *t, int holds, const char *claim);

/* Prints a line and returns the number of failures. Fails also when nothing was compared, or when
 * everything compared was zero. */
long tally_report(const tally *t);

#endif
