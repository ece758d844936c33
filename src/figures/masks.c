/* masks.c: one table of scores under masks: what each row sees, its weights, their sums. */
#include "attn.h"
#include "fail.h"

#include <math.h>
#include <string.h>

static const char call[] = "figures.masks";

static int32_t check(const attn_figure_masks_args *a, int64_t *numbers) {
    const struct {
        const char *name;
        int32_t size;
    } sizes[] = {
        {"Tq", a->Tq}, {"Tk", a->Tk}, {"padLeft", a->pad_left}, {"padRight", a->pad_right}};
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        if (attn_check_size(call, sizes[s].name, sizes[s].size, 0)) return ATTN_BAD_SHAPE;
    if (attn_check_numbers(call, "scores", numbers, (int32_t[]){a->Tq, a->Tk}, 2))
        return ATTN_BAD_SHAPE;
    if (*numbers && (!a->scores || !a->seen || !a->weights || !a->sums))
        return attn_fail(ATTN_BAD_TYPE, call, a->scores ? "seen, weights or sums" : "scores",
                         "is missing");
    if (a->mask && a->mask_kind != ATTN_MASK_ATTEND && a->mask_kind != ATTN_MASK_BLOCKED)
        return attn_fail(ATTN_BAD_MASK, call, "mask",
                         "does not say whether 1 means attend or blocked");
    return ATTN_OK;
}

/* seen ← the padding and the caller's mask together; causality is left to attention. */
static int32_t join_masks(const attn_figure_masks_args *a) {
    const uint8_t sees = a->mask_kind == ATTN_MASK_ATTEND;
    for (int64_t i = 0; i < a->Tq; i++)
        for (int64_t j = 0; j < a->Tk; j++) {
            const int64_t at = i * a->Tk + j;
            if (a->mask && a->mask[at] > 1)
                return attn_fail(ATTN_BAD_MASK, call, "mask", "holds %d at %d, expected 0 or 1",
                                 (int64_t)a->mask[at], at);
            a->seen[at] = j >= a->pad_left && j < (int64_t)a->Tk - a->pad_right &&
                          (!a->mask || a->mask[at] == sees);
        }
    return ATTN_OK;
}

/* Attention whose scores are the caller's: q = 0, so that q·k adds nothing to the bias. */
static int32_t attend(attn_figure_masks_args *a, const float *zeros, float *scores,
                      int32_t without_masks) {
    attn_attention_args t;
    attn_attention_init(&t);
    t.Tq = a->Tq, t.Tk = a->Tk, t.dv = 0, t.q = t.k = zeros;
    t.bias = a->scores, t.bias_shape[2] = a->Tq, t.bias_shape[3] = a->Tk;
    t.empty_rows = a->empty_rows, t.weights = a->weights;
    if (!without_masks) {
        t.causal = a->causal, t.offset = a->offset;
        t.mask = a->seen, t.mask_kind = ATTN_MASK_ATTEND;
        t.mask_shape[2] = a->Tq, t.mask_shape[3] = a->Tk;
        t.scores = scores, t.scores_kind = ATTN_SCORES_MASKED;
    }
    int32_t status = attn_attention(&t);
    if (!without_masks) a->empty_row_count = t.empty_row_count;
    return status;
}

static int32_t run(attn_figure_masks_args *a, int64_t numbers) {
    const size_t longest = (size_t)(a->Tq > a->Tk ? a->Tq : a->Tk);
    float *zeros = attn_scratch(longest * sizeof *zeros);
    float *scores = attn_scratch((size_t)numbers * sizeof *scores);
    int32_t status;
    if (!zeros || !scores)
        return attn_fail_memory(call, (longest + (size_t)numbers) * sizeof *zeros);
    memset(zeros, 0, longest * sizeof *zeros);

    if ((status = join_masks(a)) || (status = attend(a, zeros, scores, 0))) return status;
    for (int64_t at = 0; at < numbers; at++) a->seen[at] = scores[at] != -INFINITY;
    if (a->after_softmax) {
        if ((status = attend(a, zeros, scores, 1))) return status;
        for (int64_t at = 0; at < numbers; at++)
            if (!a->seen[at]) a->weights[at] = 0;
    }
    for (int64_t i = 0; i < a->Tq && a->sums; i++) {
        double sum = 0;
        for (int64_t j = 0; j < a->Tk; j++) sum += a->weights[i * a->Tk + j];
        a->sums[i] = (float)sum;
    }
    return ATTN_OK;
}

void attn_figure_masks_init(attn_figure_masks_args *args) {
    *args = (attn_figure_masks_args){.Tq = 1, .Tk = 1};
}

int32_t attn_figure_masks(attn_figure_masks_args *args) {
    int64_t numbers;
    int32_t status = check(args, &numbers);
    if (status) return status;
    const int32_t mark = attn_mark();
    status = run(args, numbers);
    attn_release(mark);
    return status;
}
