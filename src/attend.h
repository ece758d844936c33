/* attend.h: the forward pass, as its own files and the rest of the core see it. */
#ifndef ATTN_ATTEND_H
#define ATTN_ATTEND_H

#include "internal.h"
#include "kernels/kernels.h"

/* attn_attention under another name: errors are told as those of `call`. */
int32_t attn_attend(const char *call, attn_attention_args *args);

/* ── What attend.c, attend_tile.c and attend_row.c share ────────────────────────────────────── */

enum {
    BLOCK_ROWS = 12,           /* rows that share one tile of scores */
    BLOCK_MOST = 16,           /* so many of the last ones stay together */
    TILE_KEYS = ATTN_LEFT_ROW, /* keys packed at a time; BLOCK_MOST × TILE_KEYS scores fit in L1 */
    BAND_ROWS = 1024,          /* rows that share the work of packing */
    BAND_FLOATS = 1 << 16,     /* bound of the band's scaled queries when dk is large */
    PACK_ROWS = 6              /* fewer rows than this are not worth packing keys for */
};

/* Consecutive rows of one head within the band. */
typedef struct attend_block {
    int64_t at; /* first row, counted from the band's */
    int32_t h, i, rows;
    int32_t begun;       /* its output has been written to */
    attn_range any, all; /* keys that at least one, that every row sees, mask and bias apart */
} attend_block;

/* One call at work on one key/value head. */
typedef struct attend {
    const attn_problem *p;
    const attn_attention_args *args;
    int32_t b, kv;  /* item and key/value head */
    int32_t packed; /* tiles are packed; else rows read keys and values where they lie */
    int32_t masked; /* there is a mask or a bias, so that ranges do not tell all */
    const float *k, *v;
    /* Scratch of the call. */
    float *q;         /* [band,q_row] scaled queries */
    int32_t q_modest; /* all of them are modest, as kernels.h has it */
    ptrdiff_t q_row;  /* ATTN_LEFT_ROW unless dk is larger */
    float *keys;      /* packed tile */
    int32_t keys_modest;
    float *values;        /* packed tile */
    float *s;             /* [BLOCK_MOST,TILE_KEYS] scores, then unnormalised weights */
    float *m, *sum;       /* [band] */
    float *alpha;         /* [BLOCK_MOST] */
    int32_t *seen_count;  /* [band] keys seen so far */
    attend_block *blocks; /* of the band at work, `block_count` of them */
    int32_t block_count;
    double *row_sums;       /* [dv] for one row in double precision */
    int32_t values_finite;  /* what pack_rows said of the tile at work */
    uint8_t bad[TILE_KEYS]; /* where not: 1 for each key of the tile whose value is not finite */
} attend;

/* Keys j … j + n − 1, and where their scores are. */
typedef struct attend_tile {
    int64_t j, n;
    int64_t packed_j, packed_n; /* the packed tile that they are part of */
    float *s;
    ptrdiff_t s_row;
} attend_tile;

static inline int64_t attend_whole_panels(int64_t columns) {
    return (columns + ATTN_PANEL - 1) / ATTN_PANEL * ATTN_PANEL;
}

static inline float *attend_output_row(const attend *w, const attend_block *k, int32_t r) {
    const attn_strides *o = &w->p->output;
    return w->args->output + w->b * o->b + k->h * o->h + (k->i + r) * o->t;
}

/* Index of row r of the block in [B,H,Tq]. */
static inline int64_t attend_row_index(const attend *w, const attend_block *k, int32_t r) {
    return ((int64_t)w->b * w->p->H + k->h) * w->p->Tq + k->i + r;
}

/* attend_tile.c. Packs keys, values j … j + n − 1 of the key/value head at work. */
void attend_pack_keys(attend *w, int64_t j, int64_t n);
void attend_pack_values(attend *w, int64_t j, int64_t n);

/* t->s ← the scores of the block's rows, −∞ where not seen; counts what is seen. */
void attend_score_tile(attend *w, const attend_block *k, const attend_tile *t);

/* One step of the online softmax over scores in t->s, and its share of the output. */
void attend_online_tile(attend *w, attend_block *k, const attend_tile *t);

/* output (+)= weights of the tile · its values. */
void attend_add_values(attend *w, attend_block *k, const attend_tile *t);

/* attend_row.c. The block's rows of the caller's weights, from scores to weights. */
void attend_finish_weights(attend *w, const attend_block *k);

/* Output and log-sum-exp from what the tiles left. Returns the number of empty rows. */
int64_t attend_finish_rows(attend *w, const attend_block *k);

#endif
