/* attend_grad.h: what the files of attention's gradients share. */
#ifndef ATTN_ATTEND_GRAD_H
#define ATTN_ATTEND_GRAD_H

#include "internal.h"
#include "kernels/kernels.h"

#include <string.h>

enum { TILE = 128 }; /* keys in a tile: a multiple of the panel's width */

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

/* Packs head kv of the keys and values by tiles. */
void attend_grad_pack(gradient *w);

/* Adds what the rows i0 … i0 + rows − 1 of head h give. Returns how many of them are empty. */
int32_t attend_grad_strip(gradient *w);

static inline int32_t capped(const gradient *w) {
    return w->wants_slopes && w->problem.softcap > 0;
}

static inline ptrdiff_t panels(ptrdiff_t n) {
    return (n + ATTN_PANEL - 1) / ATTN_PANEL * ATTN_PANEL;
}

static inline ptrdiff_t place(attn_strides s, int32_t b, int32_t h, int32_t t) {
    return (ptrdiff_t)(b * s.b + h * s.h + t * s.t);
}

/* The first d numbers of n rows become 0. */
static inline void clear_rows(float *rows, ptrdiff_t row, int32_t n, int32_t d) {
    for (int32_t t = 0; t < n; t++) memset(rows + t * row, 0, (size_t)d * sizeof *rows);
}

#endif
