/* formula.h: attention, forward and backward, straight from the formulas: in double (f64_…), which
 * tests take for the truth, and in float (f32_…), the plain evaluation whose error bounds the
 * core's. All tensors are packed [B,H,T,d]. Written apart from src/. */
#ifndef FORMULA_H
#define FORMULA_H

#include <stddef.h>
#include <stdint.h>

#define FORMULA_STRUCT(name, REAL)                                                                 \
    typedef struct name {                                                                          \
        int B, H, Hkv, Tq, Tk, dk, dv;                                                             \
        REAL scale, softcap;                                                                       \
        int causal, offset, window_left, window_right;                                             \
        const int32_t *offsets, *key_lengths;                                                      \
        const uint8_t *mask;                                                                       \
        int mask_sees, mask_shape[4], bias_shape[4], empty_is_zero;                                \
        const REAL *q, *k, *v, *bias;                                                              \
    } name

FORMULA_STRUCT(f64_formula, double);
FORMULA_STRUCT(f32_formula, float);
#undef FORMULA_STRUCT

/* Multi-head attention: sizes and masks of one head as in `attention`, whose dk, dv, q, k, v stay
 * open. Index 0 … 3 of w and b: q, k, v, output; a b may be NULL. */
#define HEADS_STRUCT(name, formula, REAL)                                                          \
    typedef struct name {                                                                          \
        formula attention;                                                                         \
        int D, key_dim, value_dim;                                                                 \
        const REAL *query, *key, *value, *w[4], *b[4];                                             \
    } name

HEADS_STRUCT(f64_heads, f64_formula, double);
HEADS_STRUCT(f32_heads, f32_formula, float);
#undef HEADS_STRUCT

/* Index of (b, h, i, j) in an array of that shape, axes of size 1 standing for all. */
size_t formula_broadcast(const int shape[4], int b, int h, int i, int j);

/* 1 when some query of some head sees key j of item b. */
int f64_formula_sees_key(const f64_formula *f, int b, int j);
int f32_formula_sees_key(const f32_formula *f, int b, int j);

/* weights and log_sum_exp may be NULL. A row that is NaN for what it holds has log_sum_exp NaN
 * here. */
void f64_formula_forward(const f64_formula *f, double *out, double *weights, double *log_sum_exp);
void f32_formula_forward(const f32_formula *f, float *out, float *weights, float *log_sum_exp);

/* Adds up into dq, dk, dv, dbias, which start as zeros; dbias may be NULL. */
void f64_formula_backward(const f64_formula *f, const double *dout, double *dq, double *dk,
                          double *dv, double *dbias);
void f32_formula_backward(const f32_formula *f, const float *dout, float *dq, float *dk, float *dv,
                          float *dbias);

void f64_heads_forward(const f64_heads *m, double *output);
void f32_heads_forward(const f32_heads *m, float *output);

/* Adds up into all gradients, which start as zeros; x_grads are of query, key, value; bias_grad may
 * be NULL. Keys that no query sees take no part in the gradients of w[1] and w[2]. */
void f64_heads_backward(const f64_heads *m, const double *output_grad, double *const x_grads[3],
                        double *const w_grads[4], double *const b_grads[4], double *bias_grad);
void f32_heads_backward(const f32_heads *m, const float *output_grad, float *const x_grads[3],
                        float *const w_grads[4], float *const b_grads[4], float *bias_grad);

#endif
