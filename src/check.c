/* check.c: everything that can be wrong with the arguments of attention, before any tensor is read.
 */
#include "internal.h"

#include <string.h>

int32_t attn_check_size(const char *call, const char *name, int64_t size, int32_t low) {
    if (size >= low && size <= INT32_MAX) return ATTN_OK;
    return attn_fail(ATTN_BAD_SHAPE, call, name,
                     "is %d, expected a whole number from %d to 2147483647", size, (int64_t)low);
}

int32_t attn_check_divisor(const char *call, const char *name, int32_t size, const char *of,
                           int32_t whole) {
    if (whole % size == 0) return ATTN_OK;
    return attn_fail(ATTN_BAD_SHAPE, call, name, "is %d, expected a divisor of %s = %d",
                     (int64_t)size, of, (int64_t)whole);
}

int32_t attn_check_numbers(const char *call, const char *tensor, int64_t *numbers,
                           const int32_t *sizes, int32_t count) {
    /* A size of 0 makes the whole product 0, however large the others are. */
    *numbers = 1;
    for (int32_t a = 0; a < count; a++)
        if (sizes[a] == 0) *numbers = 0;
    for (int32_t a = 0; a < count && *numbers; a++)
        if (__builtin_mul_overflow(*numbers, (int64_t)sizes[a], numbers) ||
            (uint64_t)*numbers > (uint64_t)PTRDIFF_MAX / sizeof(float))
            return attn_fail(ATTN_BAD_SHAPE, call, tensor,
                             "would hold more numbers than memory can address");
    return ATTN_OK;
}

attn_strides attn_strides_or_packed(attn_strides strides, int32_t layout, int32_t H, int32_t T,
                                    int32_t d) {
    /* Unsigned: where B = 0 any sizes will do, and strides that wrap are of no use to anybody. */
    int64_t row = d, all = (int64_t)((uint64_t)H * (uint64_t)T * (uint64_t)d);
    if (strides.b || strides.h || strides.t) return strides;
    if (layout == ATTN_BTHD) return (attn_strides){all, row, H * row};
    return (attn_strides){all, T * row, row};
}

static int32_t finite(float x) {
    return x - x == 0;
}

static int32_t check_sizes(const char *call, const attn_attention_args *a) {
    const struct {
        const char *name;
        int32_t size, low;
    } sizes[] = {{"B", a->B, 0},   {"H", a->H, 1},   {"Hkv", a->Hkv, 1}, {"Tq", a->Tq, 0},
                 {"Tk", a->Tk, 0}, {"dk", a->dk, 1}, {"dv", a->dv, 0}};
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        if (attn_check_size(call, sizes[s].name, sizes[s].size, sizes[s].low))
            return ATTN_BAD_SHAPE;
    return attn_check_divisor(call, "Hkv", a->Hkv, "H", a->H);
}

/* Every tensor must fit into the address space and be there when it has numbers. */
static int32_t check_tensors(const char *call, const attn_attention_args *a) {
    const struct {
        const char *name;
        const void *data;
        int32_t optional, sizes[4];
    } tensors[] = {{"q", a->q, 0, {a->B, a->H, a->Tq, a->dk}},
                   {"k", a->k, 0, {a->B, a->Hkv, a->Tk, a->dk}},
                   {"v", a->v, 0, {a->B, a->Hkv, a->Tk, a->dv}},
                   {"output", a->output, 1, {a->B, a->H, a->Tq, a->dv}},
                   {"weights", a->weights, 1, {a->B, a->H, a->Tq, a->Tk}},
                   {"scores", a->scores, 1, {a->B, a->H, a->Tq, a->Tk}},
                   {"logSumExp", a->log_sum_exp, 1, {a->B, a->H, a->Tq, 1}}};
    for (size_t t = 0; t < sizeof tensors / sizeof *tensors; t++) {
        int64_t numbers;
        if (tensors[t].optional && !tensors[t].data) continue;
        if (attn_check_numbers(call, tensors[t].name, &numbers, tensors[t].sizes, 4))
            return ATTN_BAD_SHAPE;
        if (numbers && !tensors[t].data)
            return attn_fail(ATTN_BAD_TYPE, call, tensors[t].name,
                             "is missing, expected %d numbers", numbers);
    }
    return ATTN_OK;
}

static int32_t check_options(const char *call, const attn_attention_args *a) {
    if (a->scale == a->scale && !finite(a->scale))
        return attn_fail(ATTN_BAD_VALUE, call, "scale", "is infinite, expected a finite number");
    if (!finite(a->softcap) || a->softcap < 0)
        return attn_fail(ATTN_BAD_VALUE, call, "softcap", "must be 0 or a positive finite number");
    if (a->window_left < -1 || a->window_right < -1)
        return attn_fail(ATTN_BAD_VALUE, call, a->window_left < -1 ? "window.left" : "window.right",
                         "is %d, expected a whole number ≥ 0, or −1 for no bound",
                         (int64_t)(a->window_left < -1 ? a->window_left : a->window_right));
    if (a->layout != ATTN_BHTD && a->layout != ATTN_BTHD)
        return attn_fail(ATTN_BAD_VALUE, call, "layout", "is unknown");
    if (a->empty_rows < ATTN_EMPTY_NAN || a->empty_rows > ATTN_EMPTY_THROW)
        return attn_fail(ATTN_BAD_VALUE, call, "emptyRows", "is unknown");
    if (a->scores_kind < ATTN_SCORES_SCALED || a->scores_kind > ATTN_SCORES_MASKED)
        return attn_fail(ATTN_BAD_VALUE, call, "scores", "is of unknown kind");
    for (int32_t b = 0; a->key_lengths && b < a->B; b++)
        if (a->key_lengths[b] < 0 || a->key_lengths[b] > a->Tk)
            return attn_fail(ATTN_BAD_VALUE, call, "keyLengths",
                             "holds %d for batch item %d, expected 0 to Tk = %d",
                             (int64_t)a->key_lengths[b], (int64_t)b, (int64_t)a->Tk);
    return ATTN_OK;
}

/* A broadcast shape against [B,H,Tq,Tk]: each axis is whole or 1. Gives strides, 0 on a broadcast
 * axis. */
static int32_t check_broadcast(const char *call, const char *name, const attn_attention_args *a,
                               const int32_t shape[4], ptrdiff_t strides[4], int64_t *numbers) {
    const int32_t full[4] = {a->B, a->H, a->Tq, a->Tk};
    const char *const axis[4] = {"B", "H", "Tq", "Tk"};
    for (int32_t x = 0; x < 4; x++)
        if (shape[x] != full[x] && shape[x] != 1)
            return attn_fail(ATTN_BAD_MASK, call, name,
                             "has %d along axis %s, expected 1 or %s = %d", (int64_t)shape[x],
                             axis[x], axis[x], (int64_t)full[x]);
    if (attn_check_numbers(call, name, numbers, shape, 4)) return ATTN_BAD_SHAPE;
    ptrdiff_t stride = 1;
    for (int32_t x = 3; x >= 0; x--) {
        strides[x] = shape[x] == 1 ? 0 : stride;
        stride *= shape[x];
    }
    return ATTN_OK;
}

/* Entry of the first mask byte that is neither 0 nor 1, or `numbers`. Eight at a time. */
static int64_t first_bad_entry(const uint8_t *mask, int64_t numbers) {
    int64_t n = 0;
    for (; n + 8 <= numbers; n += 8) {
        uint64_t eight;
        memcpy(&eight, mask + n, 8);
        if (eight & 0xFEFEFEFEFEFEFEFEu) break;
    }
    while (n < numbers && mask[n] <= 1) n++;
    return n;
}

static int32_t check_masks(const char *call, const attn_attention_args *a, attn_seen *seen) {
    ptrdiff_t strides[4];
    int64_t numbers;

    if (a->bias) {
        if (check_broadcast(call, "bias", a, a->bias_shape, strides, &numbers))
            return attn_last_error()->status;
        seen->bias = a->bias;
        seen->bias_b = strides[0], seen->bias_h = strides[1];
        seen->bias_i = strides[2], seen->bias_j = strides[3];
    }
    if (a->mask) {
        if (a->mask_kind != ATTN_MASK_ATTEND && a->mask_kind != ATTN_MASK_BLOCKED)
            return attn_fail(ATTN_BAD_MASK, call, "mask",
                             "does not say whether 1 means attend or blocked");
        if (check_broadcast(call, "mask", a, a->mask_shape, strides, &numbers))
            return attn_last_error()->status;
        int64_t bad = first_bad_entry(a->mask, numbers);
        if (bad < numbers)
            return attn_fail(ATTN_BAD_MASK, call, "mask", "holds %d at %d, expected 0 or 1",
                             (int64_t)a->mask[bad], bad);
        seen->mask = a->mask;
        seen->seen_value = a->mask_kind == ATTN_MASK_ATTEND;
        seen->mask_b = strides[0], seen->mask_h = strides[1];
        seen->mask_i = strides[2], seen->mask_j = strides[3];
    }
    return ATTN_OK;
}

/* 1/√d by Newton's method in double, correct to the last float32 digit without a library. From above, steps lead down
 * until rounding holds them. */
static float inverse_sqrt(int32_t d) {
    double root = d, next = 0.5 * (root + 1);
    while (next < root) {
        root = next;
        next = 0.5 * (root + d / root);
    }
    return (float)(1 / root);
}

int32_t attn_check_attention(const char *call, const attn_attention_args *a, attn_problem *p) {
    int32_t status;
    *p = (attn_problem){a->B, a->H, a->Hkv, a->Tq, a->Tk, a->dk, a->dv, .softcap = a->softcap};
    p->seen = (attn_seen){.Tk = a->Tk,
                          .causal = a->causal,
                          .window_left = a->window_left,
                          .window_right = a->window_right,
                          .offset = a->offset,
                          .offsets = a->offsets,
                          .key_lengths = a->key_lengths};
    if ((status = check_sizes(call, a)) || (status = check_tensors(call, a)) ||
        (status = check_options(call, a)) || (status = check_masks(call, a, &p->seen)))
        return status;

    p->group = a->H / a->Hkv;
    p->scale = a->scale == a->scale ? a->scale : inverse_sqrt(a->dk);
    p->q = attn_strides_or_packed(a->q_strides, a->layout, a->H, a->Tq, a->dk);
    p->k = attn_strides_or_packed(a->k_strides, a->layout, a->Hkv, a->Tk, a->dk);
    p->v = attn_strides_or_packed(a->v_strides, a->layout, a->Hkv, a->Tk, a->dv);
    p->output = attn_strides_or_packed(a->output_strides, a->layout, a->H, a->Tq, a->dv);
    return ATTN_OK;
}

int32_t attn_attention_check(const attn_attention_args *args) {
    attn_problem problem;
    return attn_check_attention("attention", args, &problem);
}

void attn_attention_init(attn_attention_args *args) {
    *args = (attn_attention_args){.B = 1,
                                  .H = 1,
                                  .Hkv = 1,
                                  .dk = 1,
                                  .dv = 1,
                                  .scale = __builtin_nanf(""),
                                  .window_left = -1,
                                  .window_right = -1,
                                  .mask_shape = {1, 1, 1, 1},
                                  .bias_shape = {1, 1, 1, 1}};
}

void attn_attention_grads_init(attn_attention_grads *grads) {
    *grads = (attn_attention_grads){0};
}
