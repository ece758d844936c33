/* count.c: how much multi-head attention holds and works, in exact whole numbers. */
#include "internal.h"

/* What a caller can hold exactly in a double; one more stands for everything beyond. */
#define LIMIT ((int64_t)1 << 53)
#define BEYOND (LIMIT + 1)

/* Product and sum of counts 0 … BEYOND; nothing times BEYOND is nothing. */
static int64_t times(int64_t a, int64_t b) {
    if (a == 0 || b == 0) return 0;
    return a > LIMIT / b ? BEYOND : a * b;
}

static int64_t plus(int64_t a, int64_t b) {
    return attn_min(a + b, BEYOND);
}

static int32_t check_sizes(const char *call, int32_t B, int32_t T, int32_t Tk, int32_t D, int32_t H,
                           int32_t Hkv) {
    const struct {
        const char *name;
        int32_t size, low;
    } sizes[] = {{"B", B, 0}, {"T", T, 0}, {"Tk", Tk, 0},
                 {"D", D, 1}, {"H", H, 1}, {"Hkv", Hkv, 1}};
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        if (attn_check_size(call, sizes[s].name, sizes[s].size, sizes[s].low))
            return ATTN_BAD_SHAPE;
    int32_t status = attn_check_divisor(call, "H", H, "D", D);
    return status ? status : attn_check_divisor(call, "Hkv", Hkv, "H", H);
}

int32_t attn_count(attn_counts *counts, int32_t B, int32_t T, int32_t Tk, int32_t D, int32_t H,
                   int32_t Hkv, int32_t bias) {
    static const char call[] = "count";
    int32_t status = check_sizes(call, B, T, Tk, D, H, Hkv);
    if (status) return status;
    if (!counts) return attn_fail(ATTN_BAD_TYPE, call, "counts", "is missing");

    const int64_t E = (int64_t)Hkv * (D / H);
    const int64_t pairs = times(times(B, T), Tk);
    const attn_counts c = {
        .parameters = plus(times(times(2, D), D + E), bias ? 2 * (D + E) : 0),
        .projection_flops = times(times(times(4, B), D), plus(times(T, D), times(Tk, E))),
        .score_flops = times(times(2, pairs), D),
        .value_flops = times(times(2, pairs), D),
        .weight_numbers = times(pairs, H),
        .cache_numbers = times(times(times(2, B), Tk), E),
    };
    const struct {
        const char *name;
        int64_t count;
    } all[] = {{"parameters", c.parameters},        {"projectionFlops", c.projection_flops},
               {"scoreFlops", c.score_flops},       {"valueFlops", c.value_flops},
               {"weightNumbers", c.weight_numbers}, {"cacheNumbers", c.cache_numbers}};
    for (size_t x = 0; x < sizeof all / sizeof *all; x++)
        if (all[x].count > LIMIT)
            return attn_fail(ATTN_BAD_VALUE, call, all[x].name, "would pass 2^53 = %d", LIMIT);
    *counts = c;
    return ATTN_OK;
}
