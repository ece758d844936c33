/* attend_grad_strip.c: the gradients that one strip of query rows gives.
 *
 * With P the weights and sum the softmax's denominators, a strip takes five products:
 *
 *   1  S  = q′·Kᵀ        q′ = scale·q; cap, masks and softmax turn S into P̃ = sum·P
 *   2  dP′ = o′·Vᵀ       o′ = ∂L/∂output / sum, so that P̃ never needs a division
 *      dS = P̃ ⊙ (dP′ − D),  D = (P̃·dP′) / sum of each row
 *   3  dv += P̃ᵀ·o′    4  dq = scale · dS·K    5  dk += dSᵀ·q′
 *
 * Keys go in tiles; a tile that no row of the strip sees is left out. Where a query sees no key, P̃
 * and dS are 0, and 0 times NaN or ∞ would be NaN: products see 0 in place of such numbers, whose
 * part is then added for the pairs that are seen. */
#include "attend_grad.h"

#include <math.h>

/* Below this, dP′ − D cannot overflow where dP′ is finite. NaN and ∞ are not below it either. */
#define PLAIN_LIMIT 1e30f

/* ── One key/value head ─────────────────────────────────────────────────────────────────────── */

/* pack_rows with 0 in place of NaN and ∞; 1 when there were none. */
static int32_t pack_finite(float *packed, const float *x, ptrdiff_t x_row, ptrdiff_t depth,
                           int32_t columns) {
    if (attn_kernel.pack_rows(packed, x, x_row, depth, columns)) return 1;
    for (ptrdiff_t at = 0; at < depth * panels(columns); at++)
        if (packed[at] - packed[at] != 0) packed[at] = 0;
    return 0;
}

void attend_grad_pack(gradient *w) {
    const attn_problem *p = &w->problem;
    const float *k = w->args->k + place(p->k, w->b, w->kv, 0);
    const float *v = w->args->v + place(p->v, w->b, w->kv, 0);
    tile *t = w->tiles;
    for (int64_t j = 0; j < p->Tk; j += TILE, t++) {
        *t = (tile){.j = (int32_t)j, .n = (int32_t)attn_min(TILE, p->Tk - j)};
        t->modest = attn_kernel.pack_transposed(w->keys_transposed + j * p->dk, k + j * p->k.t,
                                                p->k.t, t->n, p->dk);
        if (w->grads->q_grad)
            t->finite =
                pack_finite(w->keys + j * panels(p->dk), k + j * p->k.t, p->k.t, t->n, p->dk);
        if (w->wants_slopes)
            attn_kernel.pack_transposed(w->values_transposed + j * p->dv, v + j * p->v.t, p->v.t,
                                        t->n, p->dv);
    }
}

/* ── One strip ──────────────────────────────────────────────────────────────────────────────── */

/* The tiles that the strip spans, and whether any of its rows sees them. */
static void find_tiles(gradient *w) {
    const attn_seen *seen = &w->problem.seen;
    const attn_range first = attn_seen_range(seen, w->b, w->i0);
    const attn_range last = attn_seen_range(seen, w->b, w->i0 + w->rows - 1);
    w->first = w->tiles + first.lo / TILE;
    w->end = w->tiles + attn_max(first.lo / TILE, (last.hi + TILE - 1) / TILE);
    w->width = 0;
    for (tile *t = w->first; t < w->end; t++) {
        t->column = w->width;
        t->seen = attn_seen_any(seen, w->b, w->h, w->i0, w->rows, t->j, t->n);
        w->width += t->n;
    }
}

static int32_t first_key(const gradient *w) {
    return w->first < w->end ? w->first->j : 0;
}

/* out[rows, columns of each tile] = x·packedᵀ; 0 in tiles that nobody sees. */
static void multiply_tiles(gradient *w, float *out, const float *x, const float *packed,
                           int32_t d) {
    for (tile *t = w->first; t < w->end; t++)
        if (t->seen)
            attn_kernel.product(out + t->column, w->row, x, d, 1, packed + (ptrdiff_t)t->j * d,
                                (ptrdiff_t)ATTN_PANEL * d, w->rows, t->n, d, 0);
        else
            clear_rows(out + t->column, w->row, w->rows, t->n);
}

/* As in attend_tile.c: scores that overflowed on their way are made again. */
static void mend_scores(gradient *w) {
    const attn_problem *p = &w->problem;
    const float *k = w->args->k + place(p->k, w->b, w->kv, 0);
    for (tile *t = w->first; t < w->end; t++) {
        if (!t->seen || (w->q_modest && t->modest && p->dk <= ATTN_MODEST_DEPTH)) continue;
        for (int32_t r = 0; r < w->rows; r++)
            attn_mend_scores(w->weights + r * w->row + t->column, t->n, w->q + (ptrdiff_t)r * p->dk,
                             k + t->j * p->k.t, p->k.t, p->dk);
    }
}

/* The cap, and its slope 1 − (s/c)². A key not seen may hold NaN; its slope must not. */
static void cap(gradient *w) {
    const float c = w->problem.softcap;
    for (int32_t r = 0; r < w->rows; r++) {
        float *s = w->weights + r * w->row, *slope = w->cap_slopes + r * w->row;
        attn_kernel.softcap(s, s, w->width, c);
        for (int32_t x = 0; w->wants_slopes && x < w->width; x++) {
            const float part = s[x] / c;
            slope[x] = part == part ? (1 - part) * (1 + part) : 0;
        }
    }
}

/* S, masks, P̃ and the denominators. Notes empty rows and returns how many there are. */
static int32_t weigh(gradient *w) {
    const attn_seen *seen = &w->problem.seen;
    int32_t empty_rows = 0;

    multiply_tiles(w, w->weights, w->q, w->keys_transposed, w->problem.dk);
    mend_scores(w);
    if (w->problem.softcap > 0) cap(w);
    for (int32_t r = 0; r < w->rows; r++) {
        w->empty[r] = !attn_seen_apply(seen, w->b, w->h, w->i0 + r, first_key(w), w->width,
                                       w->weights + r * w->row);
        empty_rows += w->empty[r];
        w->max[r] = -INFINITY;
        w->sum[r] = 0;
    }
    attn_kernel.softmax_tile(w->weights, w->row, w->max, w->sum, w->alpha, w->rows, w->width);
    for (int32_t r = 0; r < w->rows; r++) {
        if (w->sum[r] > 0) continue;
        /* NaN, or all −∞, among what is seen makes the row NaN; what is not seen keeps weight 0. */
        float *p = w->weights + r * w->row;
        for (int32_t x = 0; x < w->width; x++) p[x] = w->empty[r] ? 0 : NAN;
        attn_seen_clear(seen, w->b, w->h, w->i0 + r, first_key(w), w->width, p);
        w->sum[r] = 1;
    }
    return empty_rows;
}

/* q′ and o′. An empty row takes part in the products as zeros. */
static void load_queries(gradient *w) {
    const attn_problem *p = &w->problem;
    w->q_modest = 1;
    for (int32_t r = 0; r < w->rows; r++) {
        const float *q = w->args->q + place(p->q, w->b, w->h, w->i0 + r);
        float *scaled = w->q + (ptrdiff_t)r * p->dk;
        w->q_modest &= attn_kernel.scale(scaled, q, p->dk, p->scale) == ATTN_ALL_MODEST;
    }
}

static void load_output_grads(gradient *w) {
    const attn_problem *p = &w->problem;
    for (int32_t r = 0; r < w->rows; r++) {
        float *o = w->o + (ptrdiff_t)r * p->dv;
        if (w->empty[r]) {
            memset(o, 0, (size_t)p->dv * sizeof *o);
            memset(w->q + (ptrdiff_t)r * p->dk, 0, (size_t)p->dk * sizeof *w->q);
        } else
            attn_kernel.scale(o,
                              w->grads->output_grad + place(w->output_grad, w->b, w->h, w->i0 + r),
                              p->dv, 1 / w->sum[r]);
    }
    if (w->grads->k_grad) w->q_finite = pack_finite(w->q_panels, w->q, p->dk, w->rows, p->dk);
    if (w->grads->v_grad) w->o_finite = pack_finite(w->o_panels, w->o, p->dv, w->rows, p->dv);
}

/* dS of one row from its dP′. */
static void slope_row(gradient *w, int32_t r) {
    const float *p = w->weights + r * w->row;
    float *s = w->slopes + r * w->row, dot;
    const int32_t i = w->i0 + r;

    attn_kernel.dot_rows(&dot, p, s, 0, 1, w->width);
    const int32_t plain = fabsf(dot) < PLAIN_LIMIT;
    if (!plain) { /* perhaps only because of values that the row does not see */
        attn_seen_clear(&w->problem.seen, w->b, w->h, i, first_key(w), w->width, s);
        attn_kernel.dot_rows(&dot, p, s, 0, 1, w->width);
    }
    const float mean = dot / w->sum[r];
    for (int32_t x = 0; x < w->width; x++) s[x] = p[x] * (s[x] - mean);
    if (!plain) attn_seen_clear(&w->problem.seen, w->b, w->h, i, first_key(w), w->width, s);
}

/* Adds a row of dS to bias_grad; axes that the bias broadcasts have stride 0 and so add up. */
static void add_bias_grad(gradient *w, int32_t r) {
    const attn_seen *seen = &w->problem.seen;
    const float *s = w->slopes + r * w->row;
    float *grad = w->grads->bias_grad + w->b * seen->bias_b + w->h * seen->bias_h +
                  (w->i0 + r) * seen->bias_i + first_key(w) * seen->bias_j;
    if (seen->bias_j) {
        for (int32_t x = 0; x < w->width; x++) grad[x] += s[x];
    } else {
        /* One number added to all scores of a row changes no weight: its gradient is 0, and NaN where the row's is.
         * A sum of dS would come close, but equal rows err alike, and many of them add up. */
        float nothing = 0;
        for (int32_t x = 0; x < w->width; x++) nothing += 0 * s[x];
        *grad += nothing;
    }
}

static void slope(gradient *w) {
    multiply_tiles(w, w->slopes, w->o, w->values_transposed, w->problem.dv);
    for (int32_t r = 0; r < w->rows; r++) {
        slope_row(w, r);
        if (w->grads->bias_grad) add_bias_grad(w, r);
        if (!capped(w)) continue;
        float *s = w->slopes + r * w->row;
        const float *c = w->cap_slopes + r * w->row;
        for (int32_t x = 0; x < w->width; x++) s[x] *= c[x];
    }
}

/* out[z] += x·in[y] for what a product leaves out: rows y of `in` with NaN or ∞ in them, and of
 * these only such numbers, over the rows z that form a seen pair with y. Either `in` are keys and
 * `out` queries, or the other way round. */
static void add_nonfinite(const gradient *w, const tile *t, const float *x, int32_t in_are_keys,
                          const float *in, ptrdiff_t in_row, float *out, ptrdiff_t out_row,
                          int32_t d) {
    const int32_t ins = in_are_keys ? t->n : w->rows, outs = in_are_keys ? w->rows : t->n;
    for (int32_t y = 0; y < ins; y++) {
        const float *from = in + y * in_row;
        if (attn_all_finite(from, d)) continue;
        for (int32_t z = 0; z < outs; z++) {
            const int32_t r = in_are_keys ? z : y, j = in_are_keys ? y : z;
            const float factor = x[r * w->row + t->column + j];
            if (!attn_sees(&w->problem.seen, w->b, w->h, w->i0 + r, t->j + j)) continue;
            for (int32_t c = 0; c < d; c++)
                if (from[c] - from[c] != 0) out[z * out_row + c] += factor * from[c];
        }
    }
}

/* What is not finite in a row of dq, from the formula: its sum may have passed float32 before it was scaled. */
static void exact_query_grad(const gradient *w, int32_t r, float *out) {
    const attn_problem *p = &w->problem;
    const int32_t i = w->i0 + r, first = first_key(w);
    const float *k = w->args->k + place(p->k, w->b, w->kv, first), *s = w->slopes + r * w->row;
    for (int32_t c = 0; c < p->dk; c++) {
        if (out[c] - out[c] == 0) continue;
        double sum = 0;
        for (int32_t x = 0; x < w->width; x++)
            if (s[x] != 0 || attn_sees(&p->seen, w->b, w->h, i, first + x))
                sum += (double)s[x] * k[x * p->k.t + c];
        out[c] = (float)(p->scale * sum);
    }
}

static void add_query_grads(gradient *w) {
    const attn_problem *p = &w->problem;
    const float *k = w->args->k + place(p->k, w->b, w->kv, 0);
    const int32_t d = p->dk;
    memset(w->dq, 0, (size_t)w->rows * d * sizeof *w->dq);
    for (tile *t = w->first; t < w->end; t++) {
        if (!t->seen) continue;
        attn_kernel.product(w->dq, d, w->slopes + t->column, w->row, 1, w->keys + t->j * panels(d),
                            (ptrdiff_t)ATTN_PANEL * t->n, w->rows, d, t->n, 1);
        if (!t->finite) add_nonfinite(w, t, w->slopes, 1, k + t->j * p->k.t, p->k.t, w->dq, d, d);
    }
    for (int32_t r = 0; r < w->rows; r++) {
        float *out = w->grads->q_grad + place(w->q_grad, w->b, w->h, w->i0 + r);
        if (!attn_kernel.scale(out, w->dq + (ptrdiff_t)r * d, d, p->scale))
            exact_query_grad(w, r, out);
        if (w->empty[r] && w->args->empty_rows == ATTN_EMPTY_NAN)
            for (int32_t c = 0; c < d; c++) out[c] = NAN;
    }
}

/* grad[keys, d] += xᵀ·in, with x = dS or P̃ and `in` = q′ or o′, as rows and packed. */
static void add_key_grads(gradient *w, float *grad, attn_strides grad_strides, const float *x,
                          const float *in, const float *packed, int32_t finite, int32_t d) {
    const ptrdiff_t row = grad_strides.t;
    for (tile *t = w->first; t < w->end; t++) {
        float *out = grad + place(grad_strides, w->b, w->kv, t->j);
        if (!t->seen) continue;
        attn_kernel.product(out, row, x + t->column, 1, w->row, packed,
                            (ptrdiff_t)ATTN_PANEL * w->rows, t->n, d, w->rows, 1);
        if (!finite) add_nonfinite(w, t, x, 0, in, d, out, row, d);
    }
}

int32_t attend_grad_strip(gradient *w) {
    const attn_problem *p = &w->problem;
    const attn_attention_grads *g = w->grads;

    find_tiles(w);
    load_queries(w);
    const int32_t empty_rows = weigh(w);
    load_output_grads(w);
    if (g->v_grad)
        add_key_grads(w, g->v_grad, w->v_grad, w->weights, w->o, w->o_panels, w->o_finite, p->dv);
    if (w->wants_slopes) slope(w);
    if (g->q_grad) add_query_grads(w);
    if (g->k_grad)
        add_key_grads(w, g->k_grad, w->k_grad, w->slopes, w->q, w->q_panels, w->q_finite, p->dk);
    return empty_rows;
}
