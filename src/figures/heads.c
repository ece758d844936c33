/* heads.c: where the numbers of Q go when its heads are split, the right way and the wrong one. */
#include "attn.h"
#include "fail.h"

static const char call[] = "figures.heads";

/* float32 counts exactly up to here. */
enum { MOST = 1 << 24 };

static int32_t check(const attn_figure_heads_args *a, int64_t *numbers) {
    const struct {
        const char *name;
        int32_t size;
    } sizes[] = {{"B", a->B}, {"T", a->T}, {"H", a->H}, {"d", a->d}};
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        if (attn_check_size(call, sizes[s].name, sizes[s].size, 1)) return ATTN_BAD_SHAPE;
    if (attn_check_numbers(call, "Q", numbers, (int32_t[]){a->B, a->T, a->H, a->d}, 4))
        return ATTN_BAD_SHAPE;
    if (*numbers > MOST)
        return attn_fail(ATTN_BAD_SHAPE, call, "Q", "has %d numbers, expected %d at most", *numbers,
                         (int64_t)MOST);
    if (a->step < ATTN_HEADS_PROJECTED || a->step > ATTN_HEADS_RESHAPED)
        return attn_fail(ATTN_BAD_VALUE, call, "step", "is unknown");
    return ATTN_OK;
}

/* Sends the numbers 0, 1, 2 … through the call that users make: each cell then holds where it came
 * from. */
static int32_t send(const attn_figure_heads_args *a, float *out, float *x, int64_t numbers) {
    for (int64_t n = 0; n < numbers; n++) x[n] = out[n] = (float)n;
    if (a->step == ATTN_HEADS_TRANSPOSED) return attn_split_heads(out, x, a->B, a->T, a->H, a->d);
    if (a->step == ATTN_HEADS_RESHAPED)
        return attn_split_heads_by_reshape(out, x, a->B, a->T, a->H, a->d);
    return ATTN_OK; /* the projection, and the view of it, leave each number in its place */
}

void attn_figure_heads_init(attn_figure_heads_args *args) {
    *args = (attn_figure_heads_args){1, 1, 1, 1, .step = ATTN_HEADS_PROJECTED};
}

int32_t attn_figure_heads(const attn_figure_heads_args *args) {
    int64_t numbers;
    int32_t status = check(args, &numbers);
    if (status) return status;
    const int32_t mark = attn_mark();
    float *room = attn_scratch((size_t)numbers * 2 * sizeof *room);
    if (!room) return attn_fail_memory(call, (size_t)numbers * 2 * sizeof *room);
    status = send(args, room, room + numbers, numbers);
    for (int64_t n = 0; !status && n < numbers; n++) {
        const int32_t source = (int32_t)room[n];
        if (args->source) args->source[n] = source;
        if (args->feature) args->feature[n] = source % args->d;
        if (args->head) args->head[n] = source / args->d % args->H;
        if (args->token) args->token[n] = source / args->d / args->H % args->T;
    }
    attn_release(mark);
    return status;
}
