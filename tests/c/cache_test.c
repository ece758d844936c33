/* The key/value cache: however tokens arrive, the rows are those of one call over all of them. */
#include "support/attention_case.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { B = 2, H = 4, Hkv = 2, T = 150, dk = 7, dv = 5, CAPACITY = 160 };

static float q[B * H * T * dk], k[B * Hkv * T * dk], v[B * Hkv * T * dv];
static float whole[B * H * T * dv], plain[B * H * T * dv];
static double truth[B * H * T * dv];

static int32_t open_cache(int32_t capacity) {
    int32_t handle, status = attn_cache_open(&handle, B, Hkv, capacity, dk, dv);
    assert(status == ATTN_OK && handle > 0);
    return handle;
}

/* to[heads,n,d] ← tokens from … from + n − 1 of x[heads,T,d]. */
static void cut(float *to, const float *x, int heads, int from, int n, int d) {
    for (int h = 0; h < heads; h++)
        memcpy(to + h * n * d, x + (h * T + from) * d, (size_t)(n * d) * sizeof *to);
}

static void paste(float *to, const float *x, int heads, int from, int n, int d) {
    for (int h = 0; h < heads; h++)
        memcpy(to + (h * T + from) * d, x + h * n * d, (size_t)(n * d) * sizeof *to);
}

/* Appends tokens `chunk` at a time and attends with their queries; output as of one causal call. */
static void feed(int32_t handle, int chunk, float *output) {
    static float some_q[B * H * T * dk], some_k[B * Hkv * T * dk], some_v[B * Hkv * T * dv];
    static float some_output[B * H * T * dv];
    for (int from = 0, n; from < T; from += n) {
        n = from + chunk < T ? chunk : T - from;
        cut(some_q, q, B * H, from, n, dk);
        cut(some_k, k, B * Hkv, from, n, dk);
        cut(some_v, v, B * Hkv, from, n, dv);
        int32_t length, status = attn_cache_append(handle, some_k, some_v, n);
        assert(status == ATTN_OK);
        status = attn_cache_length(handle, &length);
        assert(status == ATTN_OK && length == from + n);

        attn_attention_args a;
        attn_attention_init(&a);
        a.H = H, a.Tq = n, a.causal = 1, a.q = some_q, a.output = some_output;
        status = attn_cache_attention(handle, &a, 1);
        assert(status == ATTN_OK && a.empty_row_count == 0);
        paste(output, some_output, B * H, from, n, dv);
    }
}

/* Rows agree with the formula within the bound of every output. They need not have the same bits:
 * one query and many go different ways through the kernels, which add up in another order. */
static void chunks_of_any_size_give_the_rows_of_one_call(void) {
    static const int chunks[] = {1, 2, 3, 5, 7, 8, 31, 32, 33, 64, 149, 150};
    static float output[B * H * T * dv];
    const int32_t handle = open_cache(CAPACITY);
    double worst = 0;
    for (size_t x = 0; x < sizeof chunks / sizeof *chunks; x++) {
        memset(output, 0x7f, sizeof output);
        feed(handle, chunks[x], output);
        worst = fmax(worst, excess(output, truth, plain, B * H * T * dv));
        int32_t status = attn_cache_reset(handle);
        assert(status == ATTN_OK);
    }
    printf("cache: of the bound %.2f, one call %.2f\n", worst,
           excess(whole, truth, plain, B * H * T * dv));
    assert(worst <= 1 && excess(whole, truth, plain, B * H * T * dv) <= 1);
    assert(attn_cache_close(handle) == ATTN_OK && attn_memory_used() == 0);
}

/* Prefill in one append has the very bits of one call: the same path over the same numbers. */
static void prefill_has_the_bits_of_one_call(void) {
    static float output[B * H * T * dv];
    const int32_t handle = open_cache(T);
    feed(handle, T, output);
    assert(memcmp(output, whole, sizeof whole) == 0);
    assert(attn_cache_close(handle) == ATTN_OK);
}

static void a_full_cache_changes_nothing(void) {
    const int32_t handle = open_cache(T - 1);
    static float before[B * H * dv], after[B * H * dv], one_q[B * H * dk];
    int32_t length, status = attn_cache_append(handle, k, v, T);
    assert(status == ATTN_FULL && strcmp(attn_last_error()->argument, "tokens") == 0);
    assert(attn_cache_length(handle, &length) == ATTN_OK && length == 0);

    static float some_k[B * Hkv * T * dk], some_v[B * Hkv * T * dv];
    cut(some_k, k, B * Hkv, 0, T - 1, dk);
    cut(some_v, v, B * Hkv, 0, T - 1, dv);
    cut(one_q, q, B * H, T - 1, 1, dk);
    assert(attn_cache_append(handle, some_k, some_v, T - 1) == ATTN_OK);
    attn_attention_args a;
    attn_attention_init(&a);
    a.H = H, a.Tq = 1, a.q = one_q, a.output = before;
    assert(attn_cache_attention(handle, &a, 0) == ATTN_OK);
    assert(attn_cache_append(handle, k, v, 1) == ATTN_FULL);
    assert(attn_cache_append(handle, k, v, 0) == ATTN_OK);
    a.output = after;
    assert(attn_cache_attention(handle, &a, 0) == ATTN_OK);
    assert(memcmp(before, after, sizeof before) == 0);
    assert(attn_cache_close(handle) == ATTN_OK);
}

static void an_empty_cache_has_empty_rows(void) {
    const int32_t handle = open_cache(3);
    static float output[B * H * 2 * dv];
    attn_attention_args a;
    attn_attention_init(&a);
    a.H = H, a.Tq = 2, a.q = q, a.output = output;
    assert(attn_cache_attention(handle, &a, 1) == ATTN_OK && a.empty_row_count == B * H * 2);
    assert(output[0] != output[0]);
    a.empty_rows = ATTN_EMPTY_ZERO;
    assert(attn_cache_attention(handle, &a, 1) == ATTN_OK && output[0] == 0);
    assert(attn_cache_close(handle) == ATTN_OK);

    const int32_t nothing = open_cache(0);
    assert(attn_cache_attention(nothing, &a, 0) == ATTN_OK && a.empty_row_count == B * H * 2);
    assert(attn_cache_append(nothing, k, v, 1) == ATTN_FULL);
    assert(attn_cache_close(nothing) == ATTN_OK);
}

/* An offset of one's own counts from the first cached key; without causal all keys are seen. */
static void offsets_are_taken_as_given(void) {
    const int32_t handle = open_cache(T);
    static float output[B * H * dv], weights[B * H * 3];
    assert(attn_cache_append(handle, k, v, 2) == ATTN_OK);
    assert(attn_cache_append(handle, k, v, 1) == ATTN_OK);
    attn_attention_args a;
    attn_attention_init(&a);
    a.H = H, a.Tq = 1, a.q = q, a.output = output, a.weights = weights, a.causal = 1;
    const struct {
        int32_t causal, offset, from_append, seen;
    } cases[] = {{1, 0, 0, 1}, {1, 1, 0, 2}, {1, 0, 1, 3}, {0, 0, 0, 3}};
    for (int x = 0; x < 4; x++) {
        int32_t seen = 0;
        a.causal = cases[x].causal, a.offset = cases[x].offset;
        assert(attn_cache_attention(handle, &a, cases[x].from_append) == ATTN_OK);
        for (int j = 0; j < 3; j++) seen += weights[j] > 0;
        assert(seen == cases[x].seen);
    }
    assert(attn_cache_close(handle) == ATTN_OK);
}

static void closed_handles_stay_closed(void) {
    int32_t length, handles[3];
    attn_attention_args a;
    attn_attention_init(&a);
    for (int x = 0; x < 3; x++) handles[x] = open_cache(4);
    assert(attn_cache_close(handles[1]) == ATTN_OK);
    const int32_t later = open_cache(4);
    assert(later > handles[2]);
    assert(attn_cache_append(handles[0], k, v, 1) == ATTN_OK);
    assert(attn_cache_length(later, &length) == ATTN_OK && length == 0);

    const int32_t shut[] = {handles[1], 0, -1, later + 1};
    for (int x = 0; x < 4; x++) {
        assert(attn_cache_append(shut[x], k, v, 1) == ATTN_CLOSED);
        assert(attn_cache_attention(shut[x], &a, 0) == ATTN_CLOSED);
        assert(attn_cache_length(shut[x], &length) == ATTN_CLOSED);
        assert(attn_cache_reset(shut[x]) == ATTN_CLOSED);
        assert(attn_cache_close(shut[x]) == ATTN_CLOSED);
        assert(strcmp(attn_last_error()->call, "cache.close") == 0);
    }
    assert(attn_cache_close(handles[0]) == ATTN_OK && attn_cache_close(handles[2]) == ATTN_OK);
    assert(attn_cache_close(later) == ATTN_OK);
    assert(attn_memory_used() == 0);
}

static void bad_arguments_are_refused(void) {
    int32_t handle = -5;
    assert(attn_cache_open(&handle, -1, 1, 1, 1, 1) == ATTN_BAD_SHAPE);
    assert(attn_cache_open(&handle, 1, 0, 1, 1, 1) == ATTN_BAD_SHAPE);
    assert(attn_cache_open(&handle, 1, 1, -1, 1, 1) == ATTN_BAD_SHAPE);
    assert(attn_cache_open(&handle, 1, 1, 1, 0, 1) == ATTN_BAD_SHAPE);
    assert(attn_cache_open(&handle, 1, 1, 1, 1, -1) == ATTN_BAD_SHAPE);
    assert(attn_cache_open(&handle, INT32_MAX, INT32_MAX, INT32_MAX, 1, 1) == ATTN_BAD_SHAPE);
    assert(attn_cache_open(NULL, 1, 1, 1, 1, 1) == ATTN_BAD_TYPE);
    assert(handle == -5 && attn_memory_used() == 0);

    handle = open_cache(4);
    assert(attn_cache_append(handle, k, v, -1) == ATTN_BAD_SHAPE);
    assert(attn_cache_append(handle, NULL, v, 1) == ATTN_BAD_TYPE);
    assert(attn_cache_append(handle, k, NULL, 1) == ATTN_BAD_TYPE);
    assert(strcmp(attn_last_error()->argument, "v") == 0);
    attn_attention_args a;
    attn_attention_init(&a);
    a.H = 3, a.Tq = 1, a.q = q;
    assert(attn_cache_attention(handle, &a, 0) == ATTN_BAD_SHAPE);
    assert(strcmp(attn_last_error()->call, "cache.attention") == 0);
    assert(attn_cache_close(handle) == ATTN_OK);

    for (size_t limit = 1; limit < 4096; limit += 64) {
        attn_memory_limit(limit);
        int32_t status = attn_cache_open(&handle, 1, 1, 10, 10, 10);
        assert(status == ATTN_OK || (status == ATTN_OUT_OF_MEMORY && attn_memory_used() == 0));
        if (!status) status = attn_cache_close(handle);
        assert(attn_memory_used() == 0);
    }
    attn_memory_limit(0);
}

/* What both formulas have in common. */
#define CAUSAL_SIZES                                                                               \
    B, H, Hkv, T, T, dk, dv, .scale = (float)(1 / sqrt(dk)), .causal = 1, .window_left = -1,       \
                             .window_right = -1

int main(void) {
    chance r = {31};
    for (int n = 0; n < B * H * T * dk; n++) q[n] = (float)chance_normal(&r);
    for (int n = 0; n < B * Hkv * T * dk; n++) k[n] = (float)chance_normal(&r);
    for (int n = 0; n < B * Hkv * T * dv; n++) v[n] = (float)chance_normal(&r);

    attn_attention_args a;
    attn_attention_init(&a);
    a.B = B, a.H = H, a.Hkv = Hkv, a.Tq = a.Tk = T, a.dk = dk, a.dv = dv, a.causal = 1;
    a.q = q, a.k = k, a.v = v, a.output = whole;
    assert(attn_attention(&a) == ATTN_OK);

    static double wide_q[B * H * T * dk], wide_k[B * Hkv * T * dk], wide_v[B * Hkv * T * dv];
    for (int n = 0; n < B * H * T * dk; n++) wide_q[n] = q[n];
    for (int n = 0; n < B * Hkv * T * dk; n++) wide_k[n] = k[n];
    for (int n = 0; n < B * Hkv * T * dv; n++) wide_v[n] = v[n];
    f64_formula f64 = {CAUSAL_SIZES, .q = wide_q, .k = wide_k, .v = wide_v};
    f32_formula f32 = {CAUSAL_SIZES, .q = q, .k = k, .v = v};
    f64_formula_forward(&f64, truth, NULL, NULL);
    f32_formula_forward(&f32, plain, NULL, NULL);

    chunks_of_any_size_give_the_rows_of_one_call();
    prefill_has_the_bits_of_one_call();
    a_full_cache_changes_nothing();
    an_empty_cache_has_empty_rows();
    offsets_are_taken_as_given();
    closed_handles_stay_closed();
    bad_arguments_are_refused();
    return 0;
}
