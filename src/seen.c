/* seen.c: which keys a query sees. The one place where masks have a meaning. */
#include "internal.h"

#include <math.h>

attn_range attn_seen_range(const attn_seen *seen, int32_t b, int32_t i) {
    int64_t at = (int64_t)i + (seen->offsets ? seen->offsets[b] : seen->offset);
    attn_range range = {0, seen->key_lengths ? seen->key_lengths[b] : seen->Tk};

    if (seen->causal) range.hi = attn_min(range.hi, at + 1);
    if (seen->window_right >= 0) range.hi = attn_min(range.hi, at + seen->window_right + 1);
    if (seen->window_left >= 0) range.lo = attn_max(range.lo, at - seen->window_left);
    range.hi = attn_max(range.hi, 0);
    range.lo = attn_min(range.lo, seen->Tk);
    return range;
}

/* The mask and bias of row (b, h, i), or NULL. */
static const uint8_t *mask_row(const attn_seen *seen, int32_t b, int32_t h, int32_t i) {
    return seen->mask ? seen->mask + b * seen->mask_b + h * seen->mask_h + i * seen->mask_i : NULL;
}

static const float *bias_row(const attn_seen *seen, int32_t b, int32_t h, int32_t i) {
    return seen->bias ? seen->bias + b * seen->bias_b + h * seen->bias_h + i * seen->bias_i : NULL;
}

static int32_t seen_in_row(const attn_seen *seen, const uint8_t *mask, const float *bias,
                           int32_t j) {
    return (!mask || mask[j * seen->mask_j] == seen->seen_value) &&
           (!bias || bias[j * seen->bias_j] != -INFINITY);
}

int32_t attn_sees(const attn_seen *seen, int32_t b, int32_t h, int32_t i, int32_t j) {
    attn_range range = attn_seen_range(seen, b, i);
    return j >= range.lo && j < range.hi &&
           seen_in_row(seen, mask_row(seen, b, h, i), bias_row(seen, b, h, i), j);
}

int32_t attn_row_is_empty(const attn_seen *seen, int32_t b, int32_t h, int32_t i) {
    attn_range range = attn_seen_range(seen, b, i);
    const uint8_t *mask = mask_row(seen, b, h, i);
    const float *bias = bias_row(seen, b, h, i);
    for (int64_t j = range.lo; j < range.hi; j++)
        if (seen_in_row(seen, mask, bias, (int32_t)j)) return 0;
    return 1;
}

/* A row's range within keys j0 … j0 + n − 1, counted from j0; hi ≥ lo. */
static attn_range range_within(const attn_seen *seen, int32_t b, int32_t i, int32_t j0, int32_t n) {
    attn_range range = attn_seen_range(seen, b, i);
    range.lo = attn_min(attn_max(range.lo - j0, 0), n);
    range.hi = attn_max(attn_min(range.hi - j0, n), range.lo);
    return range;
}

int32_t attn_seen_any(const attn_seen *seen, int32_t b, int32_t h, int32_t i0, int32_t rows,
                      int32_t j0, int32_t n) {
    for (int32_t i = i0; i < i0 + rows; i++) {
        const attn_range range = range_within(seen, b, i, j0, n);
        const uint8_t *mask = mask_row(seen, b, h, i);
        const float *bias = bias_row(seen, b, h, i);
        for (int64_t x = range.lo; x < range.hi; x++)
            if (seen_in_row(seen, mask, bias, (int32_t)(j0 + x))) return 1;
    }
    return 0;
}

void attn_seen_clear(const attn_seen *seen, int32_t b, int32_t h, int32_t i, int32_t j0, int32_t n,
                     float *x) {
    const attn_range range = range_within(seen, b, i, j0, n);
    const uint8_t *mask = mask_row(seen, b, h, i);
    const float *bias = bias_row(seen, b, h, i);
    for (int32_t at = 0; at < n; at++)
        if (at < range.lo || at >= range.hi || !seen_in_row(seen, mask, bias, j0 + at)) x[at] = 0;
}

int32_t attn_seen_apply(const attn_seen *seen, int32_t b, int32_t h, int32_t i, int32_t j0,
                        int32_t n, float *s) {
    const attn_range range = range_within(seen, b, i, j0, n);
    const uint8_t *mask = mask_row(seen, b, h, i);
    const float *bias = bias_row(seen, b, h, i);
    const int32_t lo = (int32_t)range.lo, hi = (int32_t)range.hi;
    int32_t count = mask || bias ? 0 : hi - lo;

    for (int32_t x = 0; x < lo; x++) s[x] = -INFINITY;
    for (int32_t x = lo; (mask || bias) && x < hi; x++) {
        int32_t see = seen_in_row(seen, mask, bias, j0 + x);
        s[x] = !see ? -INFINITY : bias ? s[x] + bias[(j0 + x) * seen->bias_j] : s[x];
        count += see;
    }
    for (int32_t x = hi; x < n; x++) s[x] = -INFINITY;
    return count;
}
