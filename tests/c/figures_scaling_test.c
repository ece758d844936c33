/* Figure data of the scaling by 1/√dk: slices, single draws, summaries, and the claims of the
 * lesson. */
#include "support/attention_case.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DRAWS = 4000, SIMULATED = 800, KEYS = 128 };

static attn_figure_scaling_args sweep(uint64_t seed, int32_t dk, int32_t keys, int32_t draws) {
    attn_figure_scaling_args a;
    attn_figure_scaling_init(&a);
    a.seed = seed, a.dk = dk, a.keys = keys, a.draws = draws;
    return a;
}

/* ── The same bits however they are asked for ───────────────────────────────────────────────── */

static void slices_give_the_bits_of_one_go(void) {
    enum { N = 50 };
    float whole[3][2 * N], slice[3][2 * N];
    attn_figure_scaling_args a = sweep(77, 24, 16, N);
    a.frobenius = whole[0], a.largest = whole[1], a.small = whole[2];
    assert(attn_figure_scaling(&a) == ATTN_OK);
    for (int from = 0, n; from < N; from += n) {
        n = from % 7 + 1 < N - from ? from % 7 + 1 : N - from;
        a.first_draw = from, a.draws = n;
        a.frobenius = slice[0], a.largest = slice[1], a.small = slice[2];
        assert(attn_figure_scaling(&a) == ATTN_OK);
        for (int x = 0; x < 3; x++)
            for (int row = 0; row < 2; row++)
                assert(!memcmp(whole[x] + row * N + from, slice[x] + row * n, n * sizeof(float)));
    }

    /* Each result alone, and other seeds and sizes. */
    a = sweep(77, 24, 16, N);
    a.largest = slice[1];
    assert(attn_figure_scaling(&a) == ATTN_OK && !memcmp(whole[1], slice[1], sizeof whole[1]));
    a.seed++;
    assert(attn_figure_scaling(&a) == ATTN_OK && memcmp(whole[1], slice[1], sizeof whole[1]));
    a.seed--, a.dk++;
    assert(attn_figure_scaling(&a) == ATTN_OK && memcmp(whole[1], slice[1], sizeof whole[1]));
}

/* ‖diag(p) − ppᵀ‖_F entry by entry. */
static double frobenius(const float *p, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            const double entry = (i == j ? p[i] : 0) - (double)p[i] * p[j];
            sum += entry * entry;
        }
    return sqrt(sum);
}

static void one_draw_is_a_draw_of_the_sweep(void) {
    enum { N = 20, SOME = 16 };
    float norm[2 * N], largest[2 * N], small[2 * N], weights[SOME], scores[SOME];
    attn_figure_scaling_args a = sweep(5, 64, SOME, N);
    a.frobenius = norm, a.largest = largest, a.small = small;
    assert(attn_figure_scaling(&a) == ATTN_OK);
    for (int n = 0; n < N; n++)
        for (int row = 0; row < 2; row++) {
            int count = 0;
            double sum = 0;
            a.first_draw = n;
            assert(attn_figure_scaling_weights(weights, scores, &a, row == 0) == ATTN_OK);
            for (int j = 0; j < SOME; j++) {
                assert(j == 0 || (weights[j] <= weights[j - 1] && scores[j] <= scores[j - 1]));
                const double exact = exp((double)scores[j] - scores[0]) * weights[0];
                assert(fabs(weights[j] - exact) <= 2e-6 * weights[0]);
                count += weights[j] < 1e-3f;
                sum += weights[j];
            }
            assert(fabs(sum - 1) <= 1e-6);
            assert(weights[0] == largest[row * N + n]);
            assert((float)count / SOME == small[row * N + n]);
            assert(fabs(frobenius(weights, SOME) - norm[row * N + n]) <= 1e-6);
            assert(attn_figure_scaling_weights(weights, NULL, &a, row == 0) == ATTN_OK);
        }
}

/* ── Summaries ──────────────────────────────────────────────────────────────────────────────── */

static void summaries_are_order_statistics(void) {
    float summary[5], values[100];
    for (int n = 0; n < 100; n++) values[n] = (float)((n * 37) % 100); /* 0 … 99, mixed */
    assert(attn_figure_scaling_summary(summary, values, 100) == ATTN_OK);
    /* (100 − 19.6)/2 = 40.2: the 40th from either end. */
    const float expected[5] = {24.75f, 39, 49.5f, 60, 74.25f};
    for (int x = 0; x < 5; x++) assert(summary[x] == expected[x]);

    for (int n = 1; n <= 8; n++) {
        assert(attn_figure_scaling_summary(summary, values, n) == ATTN_OK);
        assert(summary[1] <= summary[2] && summary[2] <= summary[3]);
    }
    values[0] = 3;
    assert(attn_figure_scaling_summary(summary, values, 1) == ATTN_OK);
    for (int x = 0; x < 5; x++) assert(summary[x] == 3);

    values[7] = NAN;
    assert(attn_figure_scaling_summary(summary, values, 100) == ATTN_BAD_VALUE);
    values[7] = INFINITY;
    assert(attn_figure_scaling_summary(summary, values, 100) == ATTN_OK);
    assert(attn_figure_scaling_summary(summary, values, 0) == ATTN_BAD_SHAPE);
    assert(attn_figure_scaling_summary(NULL, values, 1) == ATTN_BAD_TYPE);
}

/* The band holds the true median of 0 in at least 95 % of sweeps, less 4 standard errors. */
static void bands_hold_the_median_as_often_as_they_say(void) {
    static const int sizes[] = {6, 25, 101, 1000};
    enum { SWEEPS = 4000 };
    chance r = {3};
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
        static float values[1000];
        int held = 0;
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            float summary[5];
            for (int n = 0; n < sizes[s]; n++) values[n] = (float)chance_normal(&r);
            assert(attn_figure_scaling_summary(summary, values, sizes[s]) == ATTN_OK);
            held += summary[1] <= 0 && 0 <= summary[3];
        }
        const double share = (double)held / SWEEPS;
        printf("band of %d draws: %.3f\n", sizes[s], share);
        assert(share >= 0.95 - 4 * sqrt(0.05 * 0.95 / SWEEPS) && share <= 0.99);
    }
}

/* ── The claims of the lesson ───────────────────────────────────────────────────────────────── */

/* The same experiment in double with the tests' own generator: medians' bands of largest weight,
 * share of small ones and ‖J‖_F without the scaling. */
static void simulate(int dk, float summary[3][5]) {
    static float results[3][SIMULATED];
    double *q = malloc((size_t)dk * sizeof *q), p[KEYS];
    chance r = {(uint64_t)dk};
    for (int n = 0; n < SIMULATED; n++) {
        double max = -INFINITY, sum = 0, squares = 0, cubes = 0;
        for (int c = 0; c < dk; c++) q[c] = chance_normal(&r);
        for (int j = 0; j < KEYS; j++) {
            p[j] = 0;
            for (int c = 0; c < dk; c++) p[j] += q[c] * chance_normal(&r);
            max = fmax(max, p[j]);
        }
        for (int j = 0; j < KEYS; j++) sum += p[j] = exp(p[j] - max);
        results[0][n] = (float)(1 / sum), results[1][n] = 0;
        for (int j = 0; j < KEYS; j++) {
            results[1][n] += (float)(p[j] / sum < 1e-3) / KEYS;
            squares += p[j] / sum * (p[j] / sum);
            cubes += pow(p[j] / sum, 3);
        }
        results[2][n] = (float)sqrt(fmax(0, squares - 2 * cubes + squares * squares));
    }
    for (int x = 0; x < 3; x++)
        assert(attn_figure_scaling_summary(summary[x], results[x], SIMULATED) == ATTN_OK);
    free(q);
}

static int overlap(const float a[5], const float b[5]) {
    return a[1] <= b[3] && b[1] <= a[3];
}

static void the_claims_of_the_lesson_hold(void) {
    static float values[3][2 * DRAWS];
    const struct {
        int dk;
        double largest, small; /* 0: the lesson claims nothing */
    } claims[] = {{64, 0.8, 0.95}, {256, 0.98, 0}};
    for (int c = 0; c < 2; c++) {
        float with[3][5], without[3][5], simulated[3][5];
        attn_figure_scaling_args a = sweep(1, claims[c].dk, KEYS, DRAWS);
        a.largest = values[0], a.small = values[1], a.frobenius = values[2];
        assert(attn_figure_scaling(&a) == ATTN_OK);
        for (int x = 0; x < 3; x++) {
            assert(attn_figure_scaling_summary(with[x], values[x], DRAWS) == ATTN_OK);
            assert(attn_figure_scaling_summary(without[x], values[x] + DRAWS, DRAWS) == ATTN_OK);
        }
        simulate(claims[c].dk, simulated);
        for (int x = 0; x < 3; x++) {
            static const char *const names[] = {"largest weight", "share below 1e-3", "norm of J"};
            printf("dk %d, %s: %.4f (%.4f to %.4f), simulated %.4f (%.4f to %.4f); scaled %.4f\n",
                   claims[c].dk, names[x], without[x][2], without[x][1], without[x][3],
                   simulated[x][2], simulated[x][1], simulated[x][3], with[x][2]);
            assert(overlap(without[x], simulated[x]));
        }
        /* "About", to the digits that the lesson gives, and the Monte Carlo error on top. */
        assert(without[0][1] <= claims[c].largest + 0.05 &&
               without[0][3] >= claims[c].largest - 0.05);
        if (claims[c].small)
            assert(without[1][1] <= claims[c].small + 0.005 &&
                   without[1][3] >= claims[c].small - 0.005);
        assert(with[0][3] < 0.15 && with[2][1] > 0.05);
    }
}

/* ── Bad arguments ──────────────────────────────────────────────────────────────────────────── */

static void refuse(attn_figure_scaling_args a, const char *argument) {
    float weights[1];
    assert(attn_figure_scaling(&a) == ATTN_BAD_SHAPE);
    assert(strcmp(attn_last_error()->argument, argument) == 0);
    assert(attn_figure_scaling_weights(weights, NULL, &a, 1) == ATTN_BAD_SHAPE);
    assert(attn_memory_used() == 0);
}

static void bad_arguments_are_refused(void) {
    attn_figure_scaling_args a;
    refuse(sweep(1, 0, 1, 1), "dk");
    refuse(sweep(1, 1, 0, 1), "keys");
    refuse(sweep(1, 1, 1, -1), "draws");
    refuse(sweep(1, 1 << 16, 1 << 16, 1), "keys");
    refuse(sweep(1, 1 << 15, 1 << 15, 1 << 15), "draws");
    a = sweep(1, 1, 1, 1), a.first_draw = -1, refuse(a, "firstDraw");
    a = sweep(1, 4, 4, 0);
    assert(attn_figure_scaling(&a) == ATTN_OK);
    assert(attn_figure_scaling_weights(NULL, NULL, &a, 1) == ATTN_BAD_TYPE);
    for (size_t limit = 1; limit < 400; limit += 16) {
        float weights[4];
        attn_memory_limit(limit);
        int32_t status = attn_figure_scaling_weights(weights, NULL, &a, 1);
        assert(status == ATTN_OK || status == ATTN_OUT_OF_MEMORY);
        assert(attn_memory_used() == 0);
    }
    attn_memory_limit(0);
}

int main(void) {
    slices_give_the_bits_of_one_go();
    one_draw_is_a_draw_of_the_sweep();
    summaries_are_order_statistics();
    bands_hold_the_median_as_often_as_they_say();
    the_claims_of_the_lesson_hold();
    bad_arguments_are_refused();
    return 0;
}
