/* Figure data of the masks, by value: what each row sees, weights before and after, sums. */
#include "attn.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { T = 4 };

typedef struct table {
    attn_figure_masks_args args;
    float scores[T * T], weights[T * T], sums[T];
    uint8_t seen[T * T];
} table;

static void start(table *t) {
    memset(t, 0, sizeof *t);
    attn_figure_masks_init(&t->args);
    t->args.Tq = t->args.Tk = T;
    for (int n = 0; n < T * T; n++) t->scores[n] = (float)((n * 7) % 5) - 2;
    t->args.scores = t->scores, t->args.seen = t->seen;
    t->args.weights = t->weights, t->args.sums = t->sums;
}

static void run(table *t) {
    int32_t status = attn_figure_masks(&t->args);
    if (status) printf("%s\n", attn_last_error()->message);
    assert(status == ATTN_OK && attn_memory_used() == 0);
}

/* Everything at once against the definition in double. `picture` has a 1 for each key that is
 * seen. */
static void check(table *t, const char *picture) {
    int64_t empty = 0;
    run(t);
    for (int i = 0; i < T; i++) {
        double sum = 0, all = 0, total = 0;
        int any = 0;
        for (int j = 0; j < T; j++) {
            const int see = picture[i * T + j] == '1';
            const double e = exp(t->scores[i * T + j]);
            assert(t->seen[i * T + j] == see);
            all += e, any |= see;
            if (see) sum += e;
        }
        const double denominator = t->args.after_softmax ? all : sum;
        empty += !any;
        for (int j = 0; j < T; j++) {
            const float got = t->weights[i * T + j];
            double expected =
                picture[i * T + j] == '1' ? exp(t->scores[i * T + j]) / denominator : 0;
            if (!any && !t->args.after_softmax && t->args.empty_rows == ATTN_EMPTY_NAN)
                expected = NAN;
            assert(expected != expected ? got != got : fabs(got - expected) <= 2e-7);
            total += expected;
        }
        assert(total != total ? t->sums[i] != t->sums[i] : fabs(t->sums[i] - total) <= 1e-6);
        if (any && !t->args.after_softmax) assert(fabs(t->sums[i] - 1) <= 1e-6);
    }
    assert(t->args.empty_row_count == empty);
}

static void masks_combine_by_intersection(void) {
    static const uint8_t own[T * T] = {1, 1, 0, 1, 0, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0};
    for (int late = 0; late < 2; late++)
        for (int zero = 0; zero < 2; zero++) {
            table t;
            start(&t);
            t.args.after_softmax = late;
            t.args.empty_rows = zero ? ATTN_EMPTY_ZERO : ATTN_EMPTY_NAN;
            check(&t, "1111111111111111");
            t.args.pad_right = 1, check(&t, "1110111011101110");
            t.args.causal = 1, check(&t, "1000110011101110");
            t.args.pad_right = 0, check(&t, "1000110011101111");
            t.args.pad_left = 2, check(&t, "0000000000100011"); /* rows 1 and 2 are empty */
            t.args.causal = 0, check(&t, "0011001100110011");
            t.args.pad_left = 0, t.args.mask = own, t.args.mask_kind = ATTN_MASK_ATTEND;
            check(&t, "1101011100001110");
            t.args.mask_kind = ATTN_MASK_BLOCKED; /* the same table read the other way */
            check(&t, "0010100011110001");
            t.args.causal = 1, t.args.offset = 1;
            check(&t, "0000100011110001");
        }
}

/* Softmax first, mask second: what is left of a row no longer sums to 1. */
static void the_mistake_shows_in_the_sums(void) {
    table t;
    start(&t);
    t.args.causal = 1, t.args.after_softmax = 1;
    run(&t);
    for (int i = 0; i < T - 1; i++) assert(t.sums[i] < 0.99f);
    assert(fabsf(t.sums[T - 1] - 1) <= 1e-6f);
    t.args.pad_left = 2;
    run(&t);
    assert(t.sums[0] == 0 && t.args.empty_row_count == 2);
}

static void rectangular_tables(void) {
    table t;
    start(&t);
    t.args.Tq = 2, t.args.Tk = 3, t.args.pad_right = 1;
    run(&t);
    static const uint8_t seen[6] = {1, 1, 0, 1, 1, 0};
    assert(memcmp(t.seen, seen, sizeof seen) == 0);
    t.args.Tk = 0, t.args.pad_right = 5;
    run(&t);
    assert(t.args.empty_row_count == 2);
    t.args.Tq = 0, t.args.Tk = 3;
    run(&t);
    assert(t.args.empty_row_count == 0);
}

static void refuse(table *t, int32_t status, const char *argument) {
    int32_t got = attn_figure_masks(&t->args);
    assert(got == status && strcmp(attn_last_error()->argument, argument) == 0);
    assert(attn_memory_used() == 0);
}

static void bad_arguments_are_refused(void) {
    static const uint8_t two[T * T] = {0, 1, 2};
    table t;
    start(&t), t.args.Tq = -1, refuse(&t, ATTN_BAD_SHAPE, "Tq");
    start(&t), t.args.pad_left = -1, refuse(&t, ATTN_BAD_SHAPE, "padLeft");
    start(&t), t.args.scores = NULL, refuse(&t, ATTN_BAD_TYPE, "scores");
    start(&t), t.args.mask = two, refuse(&t, ATTN_BAD_MASK, "mask");
    t.args.mask_kind = ATTN_MASK_ATTEND, refuse(&t, ATTN_BAD_MASK, "mask");
    start(&t), t.args.pad_left = T, t.args.empty_rows = ATTN_EMPTY_THROW;
    refuse(&t, ATTN_EMPTY_ROW, "emptyRows");
    for (size_t limit = 1; limit < 80; limit += 8) {
        start(&t);
        attn_memory_limit(limit), refuse(&t, ATTN_OUT_OF_MEMORY, "");
    }
    attn_memory_limit(0);
}

int main(void) {
    masks_combine_by_intersection();
    the_mistake_shows_in_the_sums();
    rectangular_tables();
    bad_arguments_are_refused();
    return 0;
}
