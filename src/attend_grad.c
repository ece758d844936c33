/* attend_grad.c: gradients of attention, one strip of query rows at a time.
 *
 * A strip is a few query rows of one head against all keys they may see. Its weights are computed
 * once more from q and k, its gradients follow, and nothing of it is kept: extra memory grows with
 * Tk, never with Tq·Tk. With P the weights and sum the softmax's denominators, a strip takes five
 * products:
 *
 *   1  S  = q′·Kᵀ        q′ = scale·q; cap, masks and softmax turn S into P̃ = sum·P
 *   2  dP′ = o′·Vᵀ       o′ = ∂L/∂output / sum, so that P̃ never needs a division
 *      dS = P̃ ⊙ (dP′ − D),  D = (P̃·dP′) / sum of each row
 *   3  dv += P̃ᵀ·o′    4  dq = scale · dS·K    5  dk += dSᵀ·q′
 *
 * Keys go in tiles; a tile that no row of the strip sees is left out. Where a query sees no key, P̃
 * and dS are 0, and 0 times NaN or ∞ would be NaN: products see 0 in place of such numbers, whose
 * part is then added for the pairs that are seen. */
#include "internal.h"
#include "kernels/kernels.h"

#include <math.h>
#include <string.h>

enum {
    TILE = 128,    /* keys in a tile: a multiple of the panel's width */
    MAX_ROWS = 64, /* rows of a strip, fewer where there are many keys: */
    MIN_ROWS = 8,  /* rows · Tk is kept near this, which fits into a second-level cache */
    STRIP_NUMBERS = 64 * 2048
};

/* Below this, dP′ − D cannot overflow where dP′ is finite. NaN and ∞ are not below it either. */
#define PLAIN_LIMIT 1e30f

/* Some keys of the strip: the first one, how many, and their first column in weights and slopes. */
typedef struct tile {
    int32_t j, n;
    ptrdiff_t column;
    int32_t seen;   /* 1 when some row of the strip sees some key of the tile */
    int32_t modest; /* 1 when its keys are modest, as kernels.h has it */
    int32_t finite; /* 1 when its keys hold neither NaN nor ∞ */
} tile;

typedef struct gradient {
    const attn_attention_args *args;
    const attn_attention_grads *grads;
    attn_problem problem;
    attn_strides output_grad, q_grad, k_grad, v_grad;
    int32_t wants_slopes; /* anything but v_grad */
    int32_t max_rows;
    ptrdiff_t row; /* from one row of weights or slopes to the next */

    /* One key/value head, packed by tiles; `tiles` are all of its tiles, in order. */
    float *keys_transposed, *keys, *values_transposed;
    tile *tiles;

    /* One strip. */
    int32_t b, h, kv, i0, rows, width;
    tile *first, *end;                  /* the tiles it spans */
    float *q, *o, *q_panels, *o_panels; /* q′ and o′ as rows and packed */
    int32_t q_modest, q_finite, o_finite;
    float *weights;    /* S, then P̃ */
    float *slopes;     /* dP′, then dS */
    float *cap_slopes; /* 1 − (s/c)² with a soft cap c */
    float *max, *sum, *alpha, *dq;
    uint8_t *empty; /* of each row */
} gradient;

static ptrdiff_t panels(ptrdiff_t n) {
    return (n + ATTN_PANEL - 1) / ATTN_PANEL * ATTN_PANEL;
}

static ptrdiff_t place(attn_strides s, int32_t b, int32_t h, int32_t t) {
    return (ptrdiff_t)(b * s.b + h * s.h + t * s.t);
}

/* ── Checks and memory ──────────────────────────────────────────────────────────────────────── */

static int32_t check_grads(const char *call, const attn_attention_args *a,
                           const attn_attention_grads *g) {
    int64_t numbers;
    if (attn_check_numbers(call, "outputGrad", &numbers, (int32_t[]){a->B, a->H, a->Tq, a->dv}, 4))
        return ATTN_BAD_SHAPE;
    if (numbers && !g->output_grad)
        return attn_fail(ATTN_BAD_TYPE, call, "outputGrad", "is missing, expected %d numbers",
                         numbers);
    if (g->bias_grad && !a->bias)
        return attn_fail(ATTN_BAD_VALUE, call, "biasGrad", "is asked for where there is no bias");
    return ATTN_OK;
}

static int32_t capped(const gradient *w) {
    return w->wants_slopes && w->problem.softcap > 0;
}

/* All buffers on the scratch stack. */
static int32_t take_memory(const char *call, gradient *w) {
    const attn_problem *p = &w->problem;
    const int64_t Tk = p->Tk, rows = w->max_rows, strip = rows * w->row;
    const struct {
        float **buffer;
        int64_t numbers;
    } buffers[] = {{&w->keys_transposed, panels(Tk) * p->dk},
                   {&w->keys, w->grads->q_grad ? Tk * panels(p->dk) : 0},
                   {&w->values_transposed, w->wants_slopes ? panels(Tk) * p->dv : 0},
                   {&w->q, rows * p->dk},
                   {&w->dq, rows * p->dk},
                   {&w->o, rows * p->dv},
                   {&w->q_panels, rows * panels(p->dk)},
                   {&w->o_panels, rows * panels(p->dv)},
                   {&w->weights, strip},
                   {&w->slopes, w->wants_slopes ? strip : 0},
                   {&w->cap_slopes, capped(w) ? strip : 0},
                   {&w->max, rows},
                   {&w->sum, rows},
                   {&w->alpha, rows}};
    for (size_t x = 0; x < sizeof buffers / sizeof *buffers; x++) {
        *buffers[x].buffer = attn_scratch_floats(buffers[x].numbers);
        if (!*buffers[x].buffer)
            return attn_fail_memory(call, (size_t)buffers[x].numbers * sizeof(float));
    }
    const size_t tiles = (size_t)(Tk / TILE + 1) * sizeof *w->tiles;
    if (!(w->tiles = attn_scratch(tiles))) return attn_fail_memory(call, tiles);
    if (!(w->empty = attn_scratch((size_t)rows))) return attn_fail_memory(call, (size_t)rows);
    return ATTN_OK;
}

/* ── One key/value head ─────────────────────────────────────────────────────────────────────── */

static void clear_rows(float *rows, ptrdiff_t row, int32_t n, int32_t d) {
    for (int32_t t = 0; t < n; t++) memset(rows + t * row, 0, (size_t)d * sizeof *rows);
}

/* pack_rows with 0 in place of NaN and ∞; 1 when there were none. */
static int32_t pack_finite(float *packed, const float *x, ptrdiff_t x_row, ptrdiff_t depth,
                           int32_t columns) {
    if (attn_kernel.pack_rows(packed, x, x_row, depth, columns)) return 1;
    for (ptrdiff_t at = 0; at < depth * panels(columns); at++)
        if (packed[at] - packed[at] != 0) packed[at] = 0;
    return 0;
}

static void pack_keys(gradient *w) {
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
        attn_kernel.scale(out, w->dq + (ptrdiff_t)r * d, d, p->scale);
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

/* Returns the number of empty rows. */
static int32_t run_strip(gradient *w) {
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

/* ── The call ───────────────────────────────────────────────────────────────────────────────── */

static void clear_grads(gradient *w) {
    const attn_problem *p = &w->problem;
    const attn_attention_grads *g = w->grads;
    if (g->bias_grad) {
        const int32_t *shape = w->args->bias_shape;
        memset(g->bias_grad, 0,
               (size_t)shape[0] * shape[1] * shape[2] * shape[3] * sizeof *g->bias_grad);
    }
    for (int32_t b = 0; p->Tk && b < p->B; b++)
        for (int32_t kv = 0; kv < p->Hkv; kv++) {
            if (g->k_grad)
                clear_rows(g->k_grad + place(w->k_grad, b, kv, 0), w->k_grad.t, p->Tk, p->dk);
            if (g->v_grad)
                clear_rows(g->v_grad + place(w->v_grad, b, kv, 0), w->v_grad.t, p->Tk, p->dv);
        }
}

static int64_t run(gradient *w) {
    const attn_problem *p = &w->problem;
    int64_t empty_rows = 0;
    for (w->b = 0; w->b < p->B; w->b++)
        for (w->kv = 0; w->kv < p->Hkv; w->kv++) {
            pack_keys(w);
            for (w->h = w->kv * p->group; w->h < (w->kv + 1) * p->group; w->h++)
                for (w->i0 = 0; w->i0 < p->Tq; w->i0 += w->rows) {
                    w->rows = (int32_t)attn_min(w->max_rows, p->Tq - w->i0);
                    empty_rows += run_strip(w);
                }
        }
    return empty_rows;
}

/* Strides, and how much of the work is wanted. */
static gradient plan(const attn_attention_args *a, const attn_attention_grads *g,
                     const attn_problem *p) {
    gradient w = {.args = a, .grads = g, .problem = *p};
    w.output_grad = attn_strides_or_packed(g->output_grad_strides, a->layout, a->H, a->Tq, a->dv);
    w.q_grad = attn_strides_or_packed(g->q_grad_strides, a->layout, a->H, a->Tq, a->dk);
    w.k_grad = attn_strides_or_packed(g->k_grad_strides, a->layout, a->Hkv, a->Tk, a->dk);
    w.v_grad = attn_strides_or_packed(g->v_grad_strides, a->layout, a->Hkv, a->Tk, a->dv);
    w.wants_slopes = g->q_grad || g->k_grad || g->bias_grad;
    w.max_rows = (int32_t)attn_max(MIN_ROWS, STRIP_NUMBERS / attn_max(a->Tk, 1));
    w.max_rows = (int32_t)attn_min(attn_min(w.max_rows, MAX_ROWS), a->Tq);
    /* An odd number of cache lines: columns of a strip are read too, and rows a power of two apart
     * would all fall into the same few lines of the cache. */
    w.row = (((ptrdiff_t)a->Tk + 15) / 16 | 1) * 16;
    return w;
}

int32_t attn_attend_grad(const char *call, attn_attention_args *args,
                         const attn_attention_grads *grads) {
    attn_attention_args a = *args;
    attn_problem problem;
    int32_t status;

    /* Nothing is written through the forward call's results, so nothing about them can be wrong. */
    a.output = a.weights = a.scores = a.log_sum_exp = NULL;
    if ((status = attn_check_attention(call, &a, &problem)) ||
        (status = check_grads(call, &a, grads)))
        return status;

    gradient w = plan(&a, grads, &problem);
    clear_grads(&w);
    args->empty_row_count = 0;
    if (!a.B || !a.Tq) return ATTN_OK;

    const int32_t mark = attn_mark();
    if (!(status = take_memory(call, &w))) {
        args->empty_row_count = run(&w);
        if (args->empty_row_count && a.empty_rows == ATTN_EMPTY_THROW)
            status = attn_fail(ATTN_EMPTY_ROW, call, "emptyRows",
                               "is 'throw', and %d rows see no key", args->empty_row_count);
    }
    attn_release(mark);
    return status;
}

int32_t attn_attention_grad(attn_attention_args *args, const attn_attention_grads *grads) {
    return attn_attend_grad("attentionGrad", args, grads);
}
