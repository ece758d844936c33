/* attend.c: the forward pass, tile by tile.
 *
 * For each item b and key/value head, the rows of all query heads that share it are taken a band at a time. A
 * band goes once over the keys: each tile of keys and values is packed once and meets every block of rows in
 * the band. What a row carries from tile to tile is its largest score m, its sum of exponentials, and its
 * unnormalised output, which grows in the caller's own array (online softmax). With weights asked
 * for, all scores are written into the caller's weights first, and the values follow in a second pass.
 *
 * What no row of a block sees is skipped; what only some rows see is computed and then set to −∞. */
#include "attend.h"

#include "kernels/kernels.h"

#include <math.h>

/* The block that starts at row `first` + `at` of the key/value head's group·Tq rows. */
static attend_block block_at(const attend *w, int64_t first, int64_t at, int64_t band) {
    const attn_problem *p = w->p;
    int64_t row = first + at;
    attend_block k = {
        .at = at, .h = (int32_t)(w->kv * p->group + row / p->Tq), .i = (int32_t)(row % p->Tq)};
    k.rows = (int32_t)attn_min(band - at, p->Tq - k.i);
    if (k.rows > BLOCK_MOST) k.rows = BLOCK_ROWS;

    attn_range first_row = attn_seen_range(&p->seen, w->b, k.i);
    attn_range last_row = attn_seen_range(&p->seen, w->b, k.i + k.rows - 1);
    k.any = (attn_range){first_row.lo, last_row.hi};
    k.all = (attn_range){last_row.lo, first_row.hi};
    if (w->args->scores) k.any = (attn_range){0, p->Tk}; /* scores are shown also where not seen */
    return k;
}

/* The part of packed tile j … j + n − 1 that the block needs; n = 0 when none. It starts at a panel. */
static attend_tile tile_of(const attend *w, const attend_block *k, int64_t j, int64_t n) {
    int64_t lo = attn_max(k->any.lo - j, 0), hi = attn_min(k->any.hi - j, n);
    attend_tile t = {.packed_j = j, .packed_n = n, .s = w->s, .s_row = TILE_KEYS};
    lo -= lo % ATTN_PANEL;
    t.j = j + lo;
    t.n = attn_max(hi - lo, 0);
    if (k->any.lo >= k->any.hi) t.n = 0;
    if (w->args->weights) {
        t.s = w->args->weights + attend_row_index(w, k, 0) * w->p->Tk + t.j;
        t.s_row = w->p->Tk;
    }
    return t;
}

/* Starts rows first … first + band − 1 of the key/value head's group·Tq. Returns the keys that any sees. */
static attn_range begin_band(attend *w, int64_t first, int64_t band) {
    const attn_problem *p = w->p;
    attn_range keys = {p->Tk, 0};

    w->block_count = 0;
    w->q_modest = 1;
    for (int64_t at = 0; at < band;) {
        attend_block k = block_at(w, first, at, band);
        const float *q = w->args->q + w->b * p->q.b + k.h * p->q.h + k.i * p->q.t;
        for (int32_t r = 0; r < k.rows; r++, at++) {
            w->q_modest &= attn_kernel.scale(w->q + at * w->q_row, q + r * p->q.t, p->dk,
                                             p->scale) == ATTN_ALL_MODEST;
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
    attend_block *const end = w->blocks + w->block_count;
    int64_t empty = 0;

    for (int64_t j = keys.lo; j < keys.hi; j += TILE_KEYS) {
        int64_t n = attn_min(TILE_KEYS, keys.hi - j);
        attend_pack_keys(w, j, n);
        if (output && !weights) attend_pack_values(w, j, n);
        for (attend_block *k = w->blocks; k < end; k++) {
            attend_tile t = tile_of(w, k, j, n);
            if (t.n && weights)
                attend_score_tile(w, k, &t);
            else if (t.n)
                attend_online_tile(w, k, &t);
        }
    }
    for (attend_block *k = w->blocks; weights && k < end; k++) attend_finish_weights(w, k);
    for (int64_t j = keys.lo; weights && output && j < keys.hi; j += TILE_KEYS) {
        int64_t n = attn_min(TILE_KEYS, keys.hi - j);
        attend_pack_values(w, j, n);
        for (attend_block *k = w->blocks; k < end; k++) {
            attend_tile t = tile_of(w, k, j, n);
            if (t.n) attend_add_values(w, k, &t);
        }
    }
    for (attend_block *k = w->blocks; k < end; k++) empty += attend_finish_rows(w, k);
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
    int64_t tile = !w->packed ? 0 : attend_whole_panels(attn_min(TILE_KEYS, p->Tk)), at = 0;
    w->row_sums = part(base, &at, p->dv * (int64_t)sizeof(double));
    w->q = part(base, &at, band * w->q_row * number);
    w->keys = part(base, &at, tile * p->dk * number);
    w->values = part(base, &at, tile * attend_whole_panels(p->dv) * number);
    w->s = part(base, &at, w->args->weights ? 0 : BLOCK_MOST * TILE_KEYS * number);
    w->m = part(base, &at, band * number);
    w->sum = part(base, &at, band * number);
    w->alpha = part(base, &at, BLOCK_MOST * number);
    w->seen_count = part(base, &at, band * (int64_t)sizeof(int32_t));
    w->blocks = part(base, &at, band * (int64_t)sizeof(attend_block));
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
    w.q_row = p->dk <= ATTN_LEFT_ROW ? ATTN_LEFT_ROW : p->dk;
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
