/* kernels.h: the operations that do the arithmetic, and the table that chooses their variants.
 *
 * A kernel checks nothing and allocates nothing. It touches exactly the elements its arguments describe:
 * no vector load or store passes the end of a row or buffer. All sizes are ≥ 0 and count elements.
 * Buffers need no alignment beyond that of float. Outputs do not overlap inputs unless said.
 *
 * In order to add a variant: one file <op>_<set>.c and one line in kernels.def; the build, the dispatch
 * table and the differential tests pick it up. `ref` is the shortest correct C with double accumulators
 * and is what every other variant is tested against. */
#ifndef ATTN_KERNELS_H
#define ATTN_KERNELS_H

#include <stddef.h>
#include <stdint.h>

/* Columns of one packed panel: two vectors of four. */
#define ATTN_PANEL 8

/* Distance between rows of a left factor that a product can read where it lies; see attn_product_fn. */
#define ATTN_LEFT_ROW 128

/* A modest number is below this in size. Sums of up to ATTN_MODEST_DEPTH products of two of them cannot pass
 * float32, in whatever order they are added. */
#define ATTN_MODEST 0x1p56f
#define ATTN_MODEST_DEPTH 32768

/* What scale tells of its results; 0 when one of them is not finite. */
enum { ATTN_ALL_FINITE = 1, ATTN_ALL_MODEST = 2 };

/* out[n] = exp(x[n]); out may be x. NaN stays NaN, −∞ gives 0, subnormal results survive. */
typedef void attn_exp_fn(float *out, const float *x, ptrdiff_t n);

/* Each row of out[rows,n] = softmax of that of x[rows,n] / temperature; out may be x. The largest quotient
 * is subtracted first. All quotients of a row −∞, or one of them +∞ or NaN: all NaN. n = 0: nothing.
 * temperature ≠ 0, finite. */
typedef void attn_softmax_rows_fn(float *out, const float *x, ptrdiff_t rows, ptrdiff_t n,
                                  float temperature);

/* out[n] = x[n]·factor; out may be x. Tells ATTN_ALL_MODEST, else ATTN_ALL_FINITE, else 0. */
typedef int attn_scale_fn(float *out, const float *x, ptrdiff_t n, float factor);

/* out[n] = cap·tanh(s[n]/cap) for cap > 0; out may be s. NaN stays NaN, ±∞ give ±cap. */
typedef void attn_softcap_fn(float *out, const float *s, ptrdiff_t n, float cap);

/* panels ← B transposed, for products A·Bᵀ: packs `rows` rows of b (row i at b + i·b_row, depth numbers
 * each) into ⌈rows/8⌉ panels of [depth][8]: element (i, c) at panels[(i/8)·8·depth + c·8 + i%8].
 * Missing rows of the last panel are 0. Returns 1 when every number read is modest (above), else 0. */
typedef int attn_pack_transposed_fn(float *panels, const float *b, ptrdiff_t b_row, ptrdiff_t rows,
                                    ptrdiff_t depth);

/* panels ← B as it lies, for products A·B: packs depth rows of b (row c at b + c·b_row, `columns` numbers
 * each) into ⌈columns/8⌉ panels of [depth][8]: element (c, j) at panels[(j/8)·8·depth + c·8 + j%8].
 * Missing columns of the last panel are 0. Returns 1 when every number read is finite, else 0. */
typedef int attn_pack_rows_fn(float *panels, const float *b, ptrdiff_t b_row, ptrdiff_t depth,
                              ptrdiff_t columns);

/* C[rows,columns] = A·B, or C + A·B when accumulate is 1. A's element (i, c) is
 * a[i·a_row + c·a_col] (so a transposed A needs no copy); B's element (c, j) is
 * panels[(j/8)·panel + c·8 + j%8], as packed above, with panel = 8·depth of the packing (a product over part
 * of the depth passes the address of its first row); C's is c[i·c_row + j]. depth = 0 gives 0.
 * Fastest where a_col = 1 and a_row = ATTN_LEFT_ROW, or a_row = 1; else rows of A are copied on the way. */
typedef void attn_product_fn(float *c, ptrdiff_t c_row, const float *a, ptrdiff_t a_row,
                             ptrdiff_t a_col, const float *panels, ptrdiff_t panel, ptrdiff_t rows,
                             ptrdiff_t columns, ptrdiff_t depth, int accumulate);

/* How far a row's scores may pass the maximum that it is kept relative to, before that one follows. */
#define ATTN_RISE 8

/* One step of the online softmax over a tile of scores s[rows,keys] (row i at s + i·s_row), in which
 * −∞ marks what is not seen. For each row: m ← max(m, tile) where that is more than ATTN_RISE above m (so most
 * tiles spare the caller the rescaling of outputs), s ← exp(s − m), alpha ← exp(m_old − m),
 * sum ← sum·alpha + Σ s. A row that has seen only −∞ keeps m = −∞, its s become 0 and alpha 1.
 * Returns 1 when some alpha differs from 1. NaN or +∞ in a row makes its sum NaN. */
typedef int attn_softmax_tile_fn(float *s, ptrdiff_t s_row, float *m, float *sum, float *alpha,
                                 ptrdiff_t rows, ptrdiff_t keys);

/* out[n] = Σ_c q[c]·k[j·k_row + c] for j < n: one query against many keys, k read once. */
typedef void attn_dot_rows_fn(float *out, const float *q, const float *k, ptrdiff_t k_row,
                              ptrdiff_t n, ptrdiff_t depth);

/* out[columns] += Σ_j p[j]·v[j·v_row + c] for j < n: one row of weights against many values. */
typedef void attn_add_rows_fn(float *out, const float *p, const float *v, ptrdiff_t v_row,
                              ptrdiff_t n, ptrdiff_t columns);

/* Every operation once: OP(name). */
#define ATTN_KERNEL_OPS(OP)                                                                        \
    OP(exp)                                                                                        \
    OP(softmax_rows)                                                                               \
    OP(scale)                                                                                      \
    OP(softcap)                                                                                    \
    OP(pack_transposed) OP(pack_rows) OP(product) OP(softmax_tile) OP(dot_rows) OP(add_rows)

typedef struct attn_kernels {
#define ATTN_KERNEL_FIELD(op) attn_##op##_fn *op;
    ATTN_KERNEL_OPS(ATTN_KERNEL_FIELD)
#undef ATTN_KERNEL_FIELD
} attn_kernels;

/* The set in use; src/kernels.c fills it from kernels.def and attn_kernel_select changes it. */
extern attn_kernels attn_kernel;

#define ATTN_KERNEL_PROTOTYPE(op, set) attn_##op##_fn op##_##set;
#define KERNEL(op, set) ATTN_KERNEL_PROTOTYPE(op, set)
#include "kernels.def"
#undef KERNEL

#endif
