/* attend_tile.c: one block of rows meets one tile of keys. */
#include "attend.h"

#include "kernels/kernels.h"

#include <string.h>

void attend_pack_keys(attend *w, int64_t j, int64_t n) {
    const attn_strides *k = &w->p->k;
    w->keys_modest =
        w->packed && attn_kernel.pack_transposed(w->keys, w->k + j * k->t, k->t, n, w->p->dk);
}

void attend_pack_values(attend *w, int64_t j, int64_t n) {
    const attn_strides *v = &w->p->v;
    w->values_finite =
        !w->packed || attn_kernel.pack_rows(w->values, w->v + j * v->t, v->t, n, w->p->dv);
    for (int64_t x = 0; !w->values_finite && x < n; x++) {
        const float *value = w->v + (j + x) * v->t;
        w->bad[x] = 0;
        for (int32_t c = 0; c < w->p->dv; c++)
            if (value[c] - value[c] != 0) w->bad[x] = 1;
    }
}

static void copy_scores(const attend *w, const attend_block *k, const attend_tile *t,
                        int32_t kind) {
    if (!w->args->scores || w->args->scores_kind != kind) return;
    for (int32_t r = 0; r < k->rows; r++)
        memcpy(w->args->scores + attend_row_index(w, k, r) * w->p->Tk + t->j, t->s + r * t->s_row,
               (size_t)t->n * sizeof(float));
}

/* Where sums may have overflowed on their way, those that are not finite are made again. */
static void mend_scores(const attend *w, const attend_block *k, const attend_tile *t) {
    const attn_problem *p = w->p;
    if (w->q_modest && w->keys_modest && p->dk <= ATTN_MODEST_DEPTH) return;
    for (int32_t r = 0; r < k->rows; r++) {
        float *s = t->s + r * t->s_row;
        if (!attn_kernel.scale(s, s, t->n, 1))
            attn_mend_scores(s, t->n, w->q + (k->at + r) * w->q_row, w->k + t->j * p->k.t, p->k.t,
                             p->dk);
    }
}

void attend_score_tile(attend *w, const attend_block *k, const attend_tile *t) {
    const attn_problem *p = w->p;
    const float *q = w->q + k->at * w->q_row;

    if (w->packed)
        attn_kernel.product(t->s, t->s_row, q, w->q_row, 1, w->keys + (t->j - t->packed_j) * p->dk,
                            (ptrdiff_t)ATTN_PANEL * p->dk, k->rows,
                            t->s == w->s ? attend_whole_panels(t->n) : t->n, p->dk, 0);
    else
        for (int32_t r = 0; r < k->rows; r++)
            attn_kernel.dot_rows(t->s + r * t->s_row, q + r * w->q_row, w->k + t->j * p->k.t,
                                 p->k.t, t->n, p->dk);
    mend_scores(w, k, t);

    copy_scores(w, k, t, ATTN_SCORES_SCALED);
    if (p->softcap > 0)
        for (int32_t r = 0; r < k->rows; r++)
            attn_kernel.softcap(t->s + r * t->s_row, t->s + r * t->s_row, t->n, p->softcap);
    copy_scores(w, k, t, ATTN_SCORES_CAPPED);

    int whole = !w->masked && k->all.lo <= t->j && k->all.hi >= t->j + t->n;
    for (int32_t r = 0; r < k->rows; r++)
        w->seen_count[k->at + r] +=
            whole ? (int32_t)t->n
                  : attn_seen_apply(&p->seen, w->b, k->h, k->i + r, (int32_t)t->j, (int32_t)t->n,
                                    t->s + r * t->s_row);
    copy_scores(w, k, t, ATTN_SCORES_MASKED);
}

/* rows × dv outputs from row r on, straight from the packed values. */
static void add_packed(const attend *w, const attend_block *k, const attend_tile *t, int32_t r,
                       int32_t rows) {
    const attn_problem *p = w->p;
    attn_kernel.product(attend_output_row(w, k, r), p->output.t, t->s + r * t->s_row, t->s_row, 1,
                        w->values + (t->j - t->packed_j) * ATTN_PANEL, t->packed_n * ATTN_PANEL,
                        rows, p->dv, t->n, k->begun);
}

/* Writes zeros over packed key x of the tile, or its values again. */
static void set_packed(attend *w, const attend_tile *t, int64_t x, int32_t clear) {
    const float *value = w->v + (t->packed_j + x) * w->p->v.t;
    for (int32_t c = 0; c < w->p->dv; c++)
        w->values[c / ATTN_PANEL * ATTN_PANEL * t->packed_n + x * ATTN_PANEL + c % ATTN_PANEL] =
            clear ? 0 : value[c];
}

/* Some values are NaN or ∞, and the weight 0 of a blocked key would make NaN of them. Row by row, keys that
 * the row does not see count as zeros: the same sums, to the bit, as with any finite value there. */
static void add_packed_around(attend *w, const attend_block *k, const attend_tile *t) {
    const int64_t first = t->j - t->packed_j, end = first + t->n;
    for (int32_t r = 0; r < k->rows; r++) {
        for (int64_t x = first; x < end; x++)
            if (w->bad[x] &&
                !attn_sees(&w->p->seen, w->b, k->h, k->i + r, (int32_t)(t->packed_j + x)))
                set_packed(w, t, x, 1);
        add_packed(w, k, t, r, 1);
        for (int64_t x = first; x < end; x++)
            if (w->bad[x]) set_packed(w, t, x, 0);
    }
}

/* One row's values from where they lie. A blocked key (its weight is 0) is left out, for what it holds may be
 * NaN; a seen key of weight 0 is not, for 0·∞ is NaN by the formula. */
static void add_in_place(const attend *w, const attend_block *k, const attend_tile *t, int32_t r) {
    const attn_strides *v = &w->p->v;
    const float *s = t->s + r * t->s_row;
    float *out = attend_output_row(w, k, r);
    int64_t from = 0;

    if (!k->begun)
        for (int32_t c = 0; c < w->p->dv; c++) out[c] = 0;
    for (int64_t x = 0; x <= t->n; x++) {
        if (x < t->n &&
            (s[x] != 0 || attn_sees(&w->p->seen, w->b, k->h, k->i + r, (int32_t)(t->j + x))))
            continue;
        if (x > from)
            attn_kernel.add_rows(out, s + from, w->v + (t->j + from) * v->t, v->t, x - from,
                                 w->p->dv);
        from = x + 1;
    }
}

void attend_add_values(attend *w, attend_block *k, const attend_tile *t) {
    if (!w->packed)
        for (int32_t r = 0; r < k->rows; r++) add_in_place(w, k, t, r);
    else if (w->values_finite)
        add_packed(w, k, t, 0, k->rows);
    else
        add_packed_around(w, k, t);
    k->begun = 1;
}

void attend_online_tile(attend *w, attend_block *k, const attend_tile *t) {
    attend_score_tile(w, k, t);
    int grown = attn_kernel.softmax_tile(t->s, t->s_row, w->m + k->at, w->sum + k->at, w->alpha,
                                         k->rows, t->n);
    if (!w->args->output || !w->p->dv) return;
    for (int32_t r = 0; grown && k->begun && r < k->rows; r++)
        if (w->alpha[r] != 1)
            attn_kernel.scale(attend_output_row(w, k, r), attend_output_row(w, k, r), w->p->dv,
                              w->alpha[r]);
    attend_add_values(w, k, t);
}
