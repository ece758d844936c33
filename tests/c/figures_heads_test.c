/* Figure data of the head split: which number is where after each step. */
#include "attn.h"

#include <assert.h>
#include <string.h>

enum { B = 2, T = 4, H = 3, d = 2, N = B * T * H * d };

static int32_t source[N], token[N], head[N], feature[N];

static void trace(int32_t step) {
    attn_figure_heads_args a;
    attn_figure_heads_init(&a);
    a.B = B, a.T = T, a.H = H, a.d = d, a.step = step;
    a.source = source, a.token = token, a.head = head, a.feature = feature;
    assert(attn_figure_heads(&a) == ATTN_OK && attn_memory_used() == 0);
    /* Whatever the order: number n of the projection is feature n mod d of its head of its
     * token. */
    for (int n = 0; n < N; n++) {
        const int s = source[n];
        assert(feature[n] == s % d && head[n] == s / d % H && token[n] == s / (d * H) % T);
    }
}

static void projection_and_view_move_nothing(void) {
    for (int32_t step = ATTN_HEADS_PROJECTED; step <= ATTN_HEADS_VIEWED; step++) {
        trace(step);
        for (int n = 0; n < N; n++) assert(source[n] == n);
    }
}

static void the_transposition_gives_each_head_its_tokens(void) {
    trace(ATTN_HEADS_TRANSPOSED);
    for (int b = 0, n = 0; b < B; b++)
        for (int h = 0; h < H; h++)
            for (int t = 0; t < T; t++)
                for (int c = 0; c < d; c++, n++) {
                    assert(source[n] == ((b * T + t) * H + h) * d + c);
                    assert(head[n] == h && token[n] == t && feature[n] == c);
                }
}

/* The same shape, but the first head holds the first tokens' numbers of all heads. */
static void the_direct_reshape_mixes_heads(void) {
    trace(ATTN_HEADS_RESHAPED);
    int wrong = 0;
    for (int n = 0; n < N; n++) {
        assert(source[n] == n);
        wrong += head[n] != n / (T * d) % H;
    }
    assert(wrong == N / 2);
}

static void results_may_be_left_out_and_bad_arguments_are_refused(void) {
    attn_figure_heads_args a;
    attn_figure_heads_init(&a);
    assert(attn_figure_heads(&a) == ATTN_OK);
    a.T = 0;
    assert(attn_figure_heads(&a) == ATTN_BAD_SHAPE && !strcmp(attn_last_error()->argument, "T"));
    a.T = 1 << 13, a.d = 1 << 12;
    assert(attn_figure_heads(&a) == ATTN_BAD_SHAPE);
    a.T = a.d = 1, a.step = 4;
    assert(attn_figure_heads(&a) == ATTN_BAD_VALUE);
    a.step = 0, a.T = 100;
    attn_memory_limit(50);
    assert(attn_figure_heads(&a) == ATTN_OUT_OF_MEMORY && attn_memory_used() == 0);
    attn_memory_limit(0);
}

int main(void) {
    projection_and_view_move_nothing();
    the_transposition_gives_each_head_its_tokens();
    the_direct_reshape_mixes_heads();
    results_may_be_left_out_and_bad_arguments_are_refused();
    return 0;
}
