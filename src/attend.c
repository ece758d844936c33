/* attend.c: the forward pass, tile by tile.
 *
 * For each item b and key/value head, the rows of all query heads that share it are taken a band at a time. A
 * band goes once over the keys: each tile of keys and values is packed once and meets every block of rows in
 * the band. What a row carries from tile to tile is its largest score m, its sum of exponentials, and its
 * unnormalised output, which grows in the caller's own array (online softmax). With weights asked
 * for, all scores are written into the caller's weights first, and the values follow in a second pass.
 *
 * What no row of a block sees is skipped; what only some rows see is computed and then set to −∞.
 * A result that is not finite is computed again by attend_row.c, where blocked keys are not read. */
#include "attend.h"

#include "kernels/f64.h"
#include "kernels/kernels.h"

#include <string.h>

enum {
    BLOCK_ROWS = 32,       /* rows that share one tile of scores */
    TILE_KEYS = 128,       /* keys packed at a time; BLOCK_ROWS × TILE_KEYS scores fit in L1 */
    BAND_ROWS = 512,       /* rows that share the work of packing */
    BAND_FLOATS = 1 << 16, /* bound of the band's scaled queries when dk is large */
    PACK_ROWS = 6          /* fewer rows than this are not worth packing keys for */
};

/* Consecutive rows of one head within the band. */
typedef struct block {
    int64_t at; /* first row, counted from the band's */
    int32_t h, i, rows;
    int32_t begun;       /* its output has been written to */
    attn_range any, all; /* keys that at least one, that every row sees, mask and bias apart */
} block;

/* One call at work on one key/value head. */
typedef struct attend {
    const attn_problem *p;
    const attn_attention_args *args;
    int32_t b, kv;  /* item and key/value head */
    int32_t packed; /* tiles are packed; else rows read keys and values where they lie */
    int32_t masked; /* there is a mask or a bias, so that ranges do not tell all */
    const float *k, *v;
    /* Scratch of the call. */
    float *q;            /* [band,dk] scaled queries */
    float *keys;         /* packed tile */
    float *values;       /* packed tile */
    float *s;            /* [BLOCK_ROWS,TILE_KEYS] scores, then unnormalised weights */
    float *m, *sum;      /* [band] */
    float *alpha;        /* [BLOCK_ROWS] */
    int32_t *seen_count; /* [band] keys seen so far */
    block *blocks;       /* of the band at work, `block_count` of them */
    int32_t block_count;
    double *row_sums; /* [dv] for attn_attend_row */
} attend;

/* Keys j … j + n − 1, and where their scores are. */
typedef struct tile {
    int64_t j, n;
    int64_t packed_j, packed_n; /* the packed tile that they are part of */
    float *s;
    ptrdiff_t s_row;
} tile;

/* To whole panels. */
static int64_t round_up(int64_t columns) {
    return (columns + ATTN_PANEL - 1) / ATTN_PANEL * ATTN_PANEL;
}

static float *output_row(const attend *w, const block *k, int32_t r) {
    const attn_strides *o = &w->p->output;
    return w->args->output + w->b * o->b + k->h * o->h + (k->i + r) * o->t;
}

/* Index of row r of the block in [B,H,Tq]. */
static int64_t row_index(const attend *w, const block *k, int32_t r) {
    return ((int64_t)w->b * w->p->H + k->h) * w->p->Tq + k->i + r;
}

/* The block that starts at row `first` + `at` of the key/value head's group·Tq rows. */
static block block_at(const attend *w, int64_t first, int64_t at, int64_t band) {
    const attn_problem *p = w->p;
    int64_t row = first + at;
    block k = {
        .at = at, .h = (int32_t)(w->kv * p->group + row / p->Tq), .i = (int32_t)(row % p->Tq)};
    k.rows = (int32_t)attn_min(attn_min(BLOCK_ROWS, band - at), p->Tq - k.i);

    attn_range first_row = attn_seen_range(&p->seen, w->b, k.i);
    attn_range last_row = attn_seen_range(&p->seen, w->b, k.i + k.rows - 1);
    k.any = (attn_range){first_row.lo, last_row.hi};
    k.all = (attn_range){last_row.lo, first_row.hi};
    if (w->args->scores) k.any = (attn_range){0, p->Tk}; /* scores are shown also where not seen */
    return k;
}

static void copy_scores(const attend *w, const block *k, const tile *t, int32_t kind) {
    if (!w->args->scores || w->args->scores_kind != kind) return;
    for (int32_t r = 0; r < k->rows; r++)
        memcpy(w->args->scores + row_index(w, k, r) * w->p->Tk + t->j, t->s + r * t->s_row,
               (size_t)t->n * sizeof(float));
}

/* t->s ← the scores of the block's rows, −∞ where not seen. */
static void score_tile(attend *w, const block *k, const tile *t) {
    const attn_problem *p = w->p;
    const float *q = w->q + k->at * p->dk;

    if (w->packed)
        attn_kernel.product(t->s, t->s_row, q, p->dk, 1, w->keys + (t->j - t->packed_j) * p->dk,
                            (ptrdiff_t)ATTN_PANEL * p->dk, k->rows, t->n, p->dk, 0);
    else
        for (int32_t r = 0; r < k->rows; r++)
            attn_kernel.dot_rows(t->s + r * t->s_row, q + (ptrdiff_t)r * p->dk,
                                 w->k + t->j * p->k.t, p->k.t, t->n, p->dk);

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

/* output (+)= weights of the tile · its values. */
static void add_values(attend *w, block *k, const tile *t) {
    const attn_problem *p = w->p;

    if (w->packed) {
        attn_kernel.product(output_row(w, k, 0), p->output.t, t->s, t->s_row, 1,
                            w->values + (t->j - t->packed_j) * ATTN_PANEL, t->packed_n * ATTN_PANEL,
                            k->rows, p->dv, t->n, k->begun);
    } else {
        for (int32_t r = 0; r < k->rows; r++) {
            if (!k->begun) memset(output_row(w, k, r), 0, (size_t)p->dv * sizeof(float));
            attn_kernel.add_rows(output_row(w, k, r), t->s + r * t->s_row, w->v + t->j * p->v.t,
                                 p->v.t, t->n, p->dv);
        }
    }
    k->begun = 1;
}

/* One step of the online softmax. */
static void online_tile(attend *w, block *k, const tile *t) {
    score_tile(w, k, t);
    int grown = attn_kernel.softmax_tile(t->s, t->s_row, w->m + k->at, w->sum + k->at, w->alpha,
                                         k->rows, t->n);
    if (!w->args->output || !w->p->dv) return;
    for (int32_t r = 0; grown && k->begun && r < k->rows; r++)
        if (w->alpha[r] != 1)
            attn_kernel.scale(output_row(w, k, r), output_row(w, k, r), w->p->dv, w->alpha[r]);
    add_values(w, k, t);
}

/* The rows of the caller's weights from scores to weights. */
static void finish_weights(attend *w, const block *k) {
    const attn_problem *p = w->p;
    attn_range range = k->any;
    if (range.hi < range.lo) range.hi = range.lo;

    for (int32_t r = 0; r < k->rows; r++) {
        int64_t at = k->at + r;
        float *row = w->args->weights + row_index(w, k, r) * p->Tk;
        for (int64_t j = 0; j < range.lo; j++) row[j] = 0;
        for (int64_t j = range.hi; j < p->Tk; j++) row[j] = 0;
        attn_kernel.softmax_tile(row + range.lo, 0, &w->m[at], &w->sum[at], w->alpha, 1,
                                 range.hi - range.lo);
        if (w->seen_count[at] == 0) {
            float empty = w->args->empty_rows == ATTN_EMPTY_ZERO ? 0 : NAN;
            for (int32_t j = 0; j < p->Tk; j++) row[j] = empty;
        } else if (w->sum[at] > 0) {
            attn_kernel.scale(row + range.lo, row + range.lo, range.hi - range.lo, 1 / w->sum[at]);
        } else { /* a row of −∞, or with +∞ or NaN: NaN, but 0 at keys that are not there */
            for (int32_t j = 0; j < p->Tk; j++)
                row[j] = attn_sees(&p->seen, w->b, k->h, k->i + r, j) ? NAN : 0;
        }
    }
}

static void fill(float *x, int32_t n, float value) {
    for (int32_t i = 0; i < n; i++) x[i] = value;
}

/* Output and log-sum-exp from what the tiles left. Returns the number of empty rows. */
static int64_t finish_rows(attend *w, const block *k) {
    const attn_attention_args *args = w->args;
    int32_t dv = args->output ? w->p->dv : 0;
    int64_t empty = 0;

    for (int32_t r = 0; r < k->rows; r++) {
        int64_t at = k->at + r;
        float *out = dv ? output_row(w, k, r) : NULL;
        double log_sum_exp = -INFINITY;

        if (w->seen_count[at] == 0) {
            empty++;
            if (out) fill(out, dv, args->empty_rows == ATTN_EMPTY_ZERO ? 0 : NAN);
        } else {
            int32_t good = w->sum[at] > 0;
            if (good && out)
                good = attn_kernel.scale(out, out, dv, args->weights ? 1 : 1 / w->sum[at]);
            log_sum_exp = good
                              ? w->m[at] + attn_f64_log(w->sum[at])
                              : attn_attend_row(w->p, args, w->b, k->h, k->i + r, out, w->row_sums);
        }
        if (args->log_sum_exp) args->log_sum_exp[row_index(w, k, r)] = (float)log_sum_exp;
    }
    return empty;
}

static void pack_keys(attend *w, int64_t j, int64_t n) {
    const attn_strides *k = &w->p->k;
    if (w->packed) attn_kernel.pack_transposed(w->keys, w->k + j * k->t, k->t, n, w->p->dk);
}

static void pack_values(attend *w, int64_t j, int64_t n) {
    const attn_strides *v = &w->p->v;
    if (w->packed) attn_kernel.pack_rows(w->values, w->v + j * v->t, v->t, n, w->p->dv);
}

/* The part of packed tile j … j + n − 1 that the block needs; n = 0 when none. It starts at a panel. */
static tile tile_of(const attend *w, const block *k, int64_t j, int64_t n) {
    int64_t lo = attn_max(k->any.lo - j, 0), hi = attn_min(k->any.hi - j, n);
    tile t = {.packed_j = j, .packed_n = n, .s = w->s, .s_row = TILE_KEYS};
    lo -= lo % ATTN_PANEL;
    t.j = j + lo;
    t.n = attn_max(hi - lo, 0);
    if (k->any.lo >= k->any.hi) t.n = 0;
    if (w->args->weights) {
        t.s = w->args->weights + row_index(w, k, 0) * w->p->Tk + t.j;
        t.s_row = w->p->Tk;
    }
    return t;
}

/* Starts rows first … first + band − 1 of the key/value head's group·Tq. Returns the keys that any sees. */
static attn_range begin_band(attend *w, int64_t first, int64_t band) {
    const attn_problem *p = w->p;
    attn_range keys = {p->Tk, 0};

    w->block_count = 0;
    for (int64_t at = 0; at < band;) {
        block k = block_at(w, first, at, band);
        const float *q = w->args->q + w->b * p->q.b + k.h * p->q.h + k.i * p->q.t;
        for (int32_t r = 0; r < k.rows; r++, at++) {
            attn_kernel.scale(w->q + at * p->dk, q + r * p->q.t, p->dk, p->scale);
            w->m[at] = -INFINITY;
            w->sum[at] = 0;
            w->seen_count[at] = 0;
        }
        if (k.any.lo < k.any.hi)
            keys = (attn_range){attn_min(keys.lo, k.any.lo), attn_max(keys.hi, k.any.hi)};
        w->blocks[w->block_count++] = k;
    }
    return keys;
}

/* Returns the number of empty rows among those of the band. */
static int64_t attend_band(attend *w, int64_t first, int64_t band) {
    attn_range keys = begin_band(w, first, band);
    const int32_t weights = w->args->weights != NULL, output = w->args->output && w->p->dv;
    block *const end = w->blocks + w->block_count;
    int64_t empty = 0;

    for (int64_t j = keys.lo; j < keys.hi; j += TILE_KEYS) {
        int64_t n = attn_min(TILE_KEYS, keys.hi - j);
        pack_keys(w, j, n);
        if (output && !weights) pack_values(w, j, n);
        for (block *k = w->blocks; k < end; k++) {
            tile t = tile_of(w, k, j, n);
            if (t.n && weights)
                score_tile(w, k, &t);
            else if (t.n)
                online_tile(w, k, &t);
        }
    }
    for (block *k = w->blocks; weights && k < end; k++) finish_weights(w, k);
    for (int64_t j = keys.lo; weights && output && j < keys.hi; j += TILE_KEYS) {
        int64_t n = attn_min(TILE_KEYS, keys.hi - j);
        pack_values(w, j, n);
        for (block *k = w->blocks; k < end; k++) {
            tile t = tile_of(w, k, j, n);
            if (t.n) add_values(w, k, &t);
        }
    }
    for (block *k = w->blocks; k < end; k++) empty += finish_rows(w, k);
    return empty;
}

/* The next `bytes` of base, each part 16-byte aligned; NULL while base is. */
static void *part(char *base, int64_t *at, int64_t bytes) {
    char *start = base ? base + *at : NULL;
    *at += (bytes + 15) / 16 * 16;
    return start;
}

/* Gives each array its part of base, or only measures when base is NULL. Returns the bytes of all. */
static int64_t lay_out(attend *w, char *base, int64_t band) {
    const attn_problem *p = w->p;
    const int64_t number = sizeof(float);
    int64_t tile = !w->packed ? 0 : round_up(attn_min(TILE_KEYS, p->Tk)), at = 0;
    w->row_sums = part(base, &at, p->dv * (int64_t)sizeof(double));
    w->q = part(base, &at, band * p->dk * number);
    w->keys = part(base, &at, tile * p->dk * number);
    w->values = part(base, &at, tile * round_up(p->dv) * number);
    w->s = part(base, &at, w->args->weights ? 0 : BLOCK_ROWS * TILE_KEYS * number);
    w->m = part(base, &at, band * number);
    w->sum = part(base, &at, band * number);
    w->alpha = part(base, &at, BLOCK_ROWS * number);
    w->seen_count = part(base, &at, band * (int64_t)sizeof(int32_t));
    w->blocks = part(base, &at, band * (int64_t)sizeof(block));
    return at;
}

int32_t attn_attend(const char *call, attn_attention_args *args) {
    attn_problem problem;
    args->empty_row_count = 0;
    int32_t status = attn_check_attention(call, args, &problem);
    if (status) return status;
    if (!problem.B || !problem.Tq) return ATTN_OK;

    const attn_problem *p = &problem;
    int64_t rows = (int64_t)p->group * p->Tq;
    int64_t band = attn_min(rows, attn_max(BLOCK_ROWS, attn_min(BAND_ROWS, BAND_FLOATS / p->dk)));
    attend w = {.p = p, .args = args, .packed = rows >= PACK_ROWS};
    w.masked = p->seen.mask || p->seen.bias;

    int32_t mark = attn_mark();
    int64_t bytes = lay_out(&w, NULL, band);
    char *scratch = bytes <= PTRDIFF_MAX ? attn_scratch((size_t)bytes) : NULL;
    if (!scratch) return attn_fail_memory(call, (size_t)bytes);
    lay_out(&w, scratch, band);

    for (w.b = 0; w.b < p->B; w.b++)
        for (w.kv = 0; w.kv < p->Hkv; w.kv++) {
            w.k = args->k ? args->k + w.b * p->k.b + w.kv * p->k.h : NULL;
            w.v = args->v ? args->v + w.b * p->v.b + w.kv * p->v.h : NULL;
            for (int64_t first = 0; first < rows; first += band)
                args->empty_row_count += attend_band(&w, first, attn_min(band, rows - first));
        }
    attn_release(mark);
    if (args->empty_row_count && args->empty_rows == ATTN_EMPTY_THROW)
        return attn_fail(ATTN_EMPTY_ROW, call, "emptyRows", "is 'throw', and %d rows see no key",
                         args->empty_row_count);
    return ATTN_OK;
}

int32_t attn_attention(attn_attention_args *args) {
    return attn_attend("attention", args);
}
