/* attention_case.h: random problems of attention, laid out once for the core and once for the
 * formulas. */
#ifndef ATTENTION_CASE_H
#define ATTENTION_CASE_H

#include "attn.h"
#include "formula.h"

/* A small generator of the tests' own (splitmix64): the core's would be judging itself. */
typedef struct chance {
    uint64_t state;
} chance;

uint64_t chance_word(chance *c);
int chance_below(chance *c, int n);  /* 0 … n − 1 */
int chance_one_in(chance *c, int n); /* 1 with probability 1/n */
double chance_normal(chance *c);     /* nearly: the sum of twelve uniform draws − 6 */

/* Numbers [B,heads,T,d]: packed, and as the core gets them, with NaN in whatever lies between
 * rows. */
typedef struct tensor {
    int B, heads, T, d;
    float *packed;
    double *wide; /* packed, in double */
    float *data;  /* laid out by layout and strides */
    attn_strides strides;
    size_t numbers, room; /* of packed, of data */
} tensor;

enum tensor_layout { PACKED_BHTD, PACKED_BTHD, PADDED, TENSOR_LAYOUTS };

typedef struct attention_case {
    attn_attention_args args;
    attn_attention_grads grads;
    f64_formula f64;
    f32_formula f32;
    tensor q, k, v, output, output_grad; /* output holds what the core will write */
    tensor q_grad, k_grad, v_grad;
    float *bias, *bias_grad;
    double *bias_wide;
    size_t bias_numbers;
    int32_t *offsets, *key_lengths;
    uint8_t *mask;
    void *owned[64];
    int owned_count;
} attention_case;

/* Sizes and options to draw from. Rows and keys go up to max_T. */
typedef struct attention_draw {
    int max_T, max_d;
    double spread; /* of q, k; 1 for unit scale */
    int plain;     /* 1: no masks, no bias, no cap */
    int square;    /* 1: as many keys as rows */
} attention_draw;

void attention_case_draw(attention_case *c, uint64_t seed, attention_draw how);
/* Copies packed numbers into `wide` and `data` again, after a test has changed them. */
void attention_case_refresh(attention_case *c);
void attention_case_free(attention_case *c);

/* Gives `data` back in packed order; the caller frees. Fails when a number between the rows has
 * changed. */
float *tensor_collect(const tensor *t);

/* The largest |got − truth| / (20·plain + 2·10⁻⁶·max(1, |truth|)), where plain is the largest error
 * of the plain float32 evaluation in this tensor: the bound on every output. ∞ when only one of the
 * two is NaN or infinite. Where truth is not finite the plain evaluation does not count. */
double excess(const float *got, const double *truth, const float *plain, size_t n);

#endif
