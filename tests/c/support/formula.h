/* formula.h: attention, forward and backward, straight from the formulas: in double (f64_…), which tests take
 * for the truth, and in float (f32_…), the plain evaluation whose error bounds the core's. All tensors are
 * packed [B,H,T,d]. Written apart from src/. */
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

/* Index of (b, h, i, j) in an array of that shape, axes of size 1 standing for all. */
size_t formula_broadcast(const int shape[4], int b, int h, int i, int j);

/* weights and log_sum_exp may be NULL. A row that is NaN for what it holds has log_sum_exp NaN here. */
void f64_formula_forward(const f64_formula *f, double *out, double *weights, double *log_sum_exp);
void f32_formula_forward(const f32_formula *f, float *out, float *weights, float *log_sum_exp);

/* Adds up into dq, dk, dv, dbias, which start as zeros; dbias may be NULL. */
void f64_formula_backward(const f64_formula *f, const double *dout, double *dq, double *dk,
                          double *dv, double *dbias);
void f32_formula_backward(const f32_formula *f, const float *dout, float *dq, float *dk, float *dv,
                          float *dbias);

#endif
