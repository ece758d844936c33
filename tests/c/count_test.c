/* Counts against the numbers of the lesson, and refusals at the edge of what a double holds. */
#include "attn.h"

#include <assert.h>
#include <string.h>

static attn_counts count(int32_t B, int32_t T, int32_t Tk, int32_t D, int32_t H, int32_t Hkv,
                         int32_t bias) {
    attn_counts c = {0};
    int32_t status = attn_count(&c, B, T, Tk, D, H, Hkv, bias);
    assert(status == ATTN_OK);
    return c;
}

/* D = 512, T = 512: 1,050,624 parameters whatever H; projections 8TD², scores and values 2T²D
 * each. */
static void counts_are_those_of_the_lesson(void) {
    for (int32_t H = 1; H <= 64; H *= 2) {
        attn_counts c = count(1, 512, 512, 512, H, H, 1);
        assert(c.parameters == 1050624);
        assert(c.projection_flops == 8LL * 512 * 512 * 512);
        assert(c.score_flops == 2LL * 512 * 512 * 512 && c.value_flops == c.score_flops);
        assert(c.weight_numbers == (int64_t)H * 512 * 512);
        assert(c.cache_numbers == 2 * 512 * 512);
    }
    attn_counts equal = count(1, 1024, 1024, 512, 8, 8, 0);
    assert(equal.projection_flops == equal.score_flops + equal.value_flops);
    assert(equal.parameters == 4 * 512 * 512);
}

/* Grouped heads, cross-attention, a batch: E = 2·12/4 = 6. */
static void every_letter_counts(void) {
    attn_counts c = count(3, 5, 7, 12, 4, 2, 1);
    assert(c.parameters == 2 * 12 * 12 + 2 * 12 * 6 + 2 * 12 + 2 * 6);
    assert(c.projection_flops == 4 * 3 * 12 * (5 * 12 + 7 * 6));
    assert(c.score_flops == 2 * 3 * 5 * 7 * 12 && c.value_flops == c.score_flops);
    assert(c.weight_numbers == 3 * 4 * 5 * 7);
    assert(c.cache_numbers == 2 * 3 * 7 * 6);
}

static void refuse(int32_t status, const char *argument, int32_t B, int32_t T, int32_t Tk,
                   int32_t D, int32_t H, int32_t Hkv) {
    attn_counts c = {.parameters = -1};
    int32_t got = attn_count(&c, B, T, Tk, D, H, Hkv, 1);
    assert(got == status && c.parameters == -1);
    assert(strcmp(attn_last_error()->argument, argument) == 0);
}

static void what_is_not_exact_is_refused(void) {
    const int32_t huge = INT32_MAX;
    /* 2·2²⁶·2²⁶ = 2⁵³ is the last number that fits. */
    assert(count(1, 1 << 26, 1 << 26, 1, 1, 1, 0).score_flops == 1LL << 53);
    refuse(ATTN_BAD_VALUE, "scoreFlops", 1, 1 << 26, (1 << 26) + 1, 1, 1, 1);
    refuse(ATTN_BAD_VALUE, "parameters", 1, 1, 1, huge, 1, 1);
    refuse(ATTN_BAD_VALUE, "projectionFlops", huge, huge, huge, 2, 2, 1);
    assert(count(0, huge, huge, 2, 1, 1, 1).projection_flops == 0);
    assert(count(1, huge, 0, 1, 1, 1, 1).projection_flops == 4LL * huge);

    refuse(ATTN_BAD_SHAPE, "T", 1, -1, 1, 1, 1, 1);
    refuse(ATTN_BAD_SHAPE, "D", 1, 1, 1, 0, 1, 1);
    refuse(ATTN_BAD_SHAPE, "H", 1, 1, 1, 10, 4, 1);
    refuse(ATTN_BAD_SHAPE, "Hkv", 1, 1, 1, 12, 4, 3);
    assert(attn_count(NULL, 1, 1, 1, 1, 1, 1, 1) == ATTN_BAD_TYPE);
}

int main(void) {
    counts_are_those_of_the_lesson();
    every_letter_counts();
    what_is_not_exact_is_refused();
    return 0;
}
