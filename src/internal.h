/* internal.h: what the API files share and users do not see. */
#ifndef ATTN_INTERNAL_H
#define ATTN_INTERNAL_H

#include "attn.h"
#include "fail.h"

/* ── error.c ────────────────────────────────────────────────────────────────────────────────── */

/* Appends to a bounded text; used for messages and for the layout. */
typedef struct attn_text {
    char *at, *end;
} attn_text;
void attn_text_string(attn_text *text, const char *string);
void attn_text_number(attn_text *text, int64_t number);

/* ── memory.c ───────────────────────────────────────────────────────────────────────────────── */

/* Memory for a handle: outlives marks, counted in attn_memory_used. NULL when there is none. */
void *attn_memory_take(size_t bytes);
void attn_memory_give(void *block);

/* Room for n floats above the newest mark, or NULL; n is refused when n·4 passes the address space.
 */
float *attn_scratch_floats(int64_t n);

/* ── check.c ────────────────────────────────────────────────────────────────────────────────── */

/* `size` of that name must divide the size named `of`; both are positive. */
int32_t attn_check_divisor(const char *call, const char *name, int32_t size, const char *of,
                           int32_t whole);

/* The smaller, the larger; sizes and key positions are 64-bit so that i + offset + window cannot
 * wrap. */
static inline int64_t attn_min(int64_t a, int64_t b) {
    return a < b ? a : b;
}
static inline int64_t attn_max(int64_t a, int64_t b) {
    return a > b ? a : b;
}

/* 1 when none of the n numbers is NaN or infinite. */
static inline int32_t attn_all_finite(const float *x, int64_t n) {
    for (int64_t c = 0; c < n; c++)
        if (x[c] - x[c] != 0) return 0;
    return 1;
}

/* Keys lo … hi − 1; empty when hi ≤ lo (then both are kept within 0 … Tk). */
typedef struct attn_range {
    int64_t lo, hi;
} attn_range;

/* Which keys each row sees: the parts of attn_attention_args that hide keys, with strides in place
 * of broadcast shapes (0 where an axis is broadcast). */
typedef struct attn_seen {
    int32_t Tk;
    int32_t causal, window_left, window_right, offset;
    const int32_t *offsets, *key_lengths;
    const uint8_t *mask; /* NULL: none */
    uint8_t seen_value;  /* the mask entry that means "seen" */
    ptrdiff_t mask_b, mask_h, mask_i, mask_j;
    const float *bias; /* NULL: none */
    ptrdiff_t bias_b, bias_h, bias_i, bias_j;
} attn_seen;

/* A checked call: every size is in range, every stride resolved, scale filled in. */
typedef struct attn_problem {
    int32_t B, H, Hkv, Tq, Tk, dk, dv;
    int32_t group; /* H / Hkv: query heads that share a key/value head */
    float scale, softcap;
    attn_strides q, k, v, output;
    attn_seen seen;
} attn_problem;

/* Checks all of args for the call of that name (masks' entries included) and resolves it. Reads no
 * tensor but masks, lengths and offsets, and those only after every size is known to be right. */
int32_t attn_check_attention(const char *call, const attn_attention_args *args,
                             attn_problem *problem);

/* `strides` itself, or the packed ones of [B,H,T,d] in `layout` when all three are 0. */
attn_strides attn_strides_or_packed(attn_strides strides, int32_t layout, int32_t H, int32_t T,
                                    int32_t d);

/* ── seen.c ─────────────────────────────────────────────────────────────────────────────────── */

/* Keys that causal, window and lengths leave to row i of item b. lo and hi never fall as i grows,
 * so a block of rows sees at most lo(first) … hi(last), and all of its rows see lo(last) …
 * hi(first). */
attn_range attn_seen_range(const attn_seen *seen, int32_t b, int32_t i);

/* 1 when row (b, h, i) sees key j: the rule itself, one key at a time. */
int32_t attn_sees(const attn_seen *seen, int32_t b, int32_t h, int32_t i, int32_t j);

/* 1 when row (b, h, i) sees no key at all. */
int32_t attn_row_is_empty(const attn_seen *seen, int32_t b, int32_t h, int32_t i);

/* Scores s of keys j0 … j0 + n − 1 in row (b, h, i): adds the bias, then writes −∞ where not seen.
 * Returns how many of them are seen. */
int32_t attn_seen_apply(const attn_seen *seen, int32_t b, int32_t h, int32_t i, int32_t j0,
                        int32_t n, float *s);

/* 1 when one of the rows i0 … i0 + rows − 1 sees one of the keys j0 … j0 + n − 1. */
int32_t attn_seen_any(const attn_seen *seen, int32_t b, int32_t h, int32_t i0, int32_t rows,
                      int32_t j0, int32_t n);

/* x of keys j0 … j0 + n − 1 in row (b, h, i): writes 0 where not seen. */
void attn_seen_clear(const attn_seen *seen, int32_t b, int32_t h, int32_t i, int32_t j0, int32_t n,
                     float *x);

/* ── attend_row.c ───────────────────────────────────────────────────────────────────────────── */

/* Scores s[n] of the scaled query q[dk] with keys k (k_row apart) once more in double where they are not finite:
 * float32 may have overflowed on the way to a sum that it can hold. */
void attn_mend_scores(float *s, int64_t n, const float *q, const float *k, ptrdiff_t k_row,
                      int32_t dk);

/* ── attend_grad.c ──────────────────────────────────────────────────────────────────────────── */

/* attn_attention_grad under another name: errors are told as those of `call`. */
int32_t attn_attend_grad(const char *call, attn_attention_args *args,
                         const attn_attention_grads *grads);

/* ── multiply.c ─────────────────────────────────────────────────────────────────────────────── */

/* A packed matrix; transposed: as it lies, rows are the product's columns. */
typedef struct attn_factor {
    const float *x;
    int32_t transposed;
} attn_factor;

/* c[rows,columns] = A·B, or C + A·B when accumulate is 1. A is a.x[rows,depth] or, transposed,
 * a.x[depth,rows]; B is b.x[depth,columns] or, transposed, b.x[columns,depth]. Fails only for want
 * of scratch, before anything is written. */
int32_t attn_multiply(const char *call, float *c, attn_factor a, attn_factor b, int64_t rows,
                      int64_t columns, int64_t depth, int32_t accumulate);

/* ── random.c ───────────────────────────────────────────────────────────────────────────────── */

/* One block of the generator, apart so that its published test vectors can be tried. */
void attn_philox(uint32_t out[4], const uint32_t counter[4], const uint32_t key[2]);

#endif
