/* attend.h: the forward pass as other files of the core call it. */
#ifndef ATTN_ATTEND_H
#define ATTN_ATTEND_H

#include "internal.h"

/* attn_attention under another name: errors are told as those of `call`. */
int32_t attn_attend(const char *call, attn_attention_args *args);

/* One row of attention straight from the formula, in double precision, over the keys that row (b, h, i)
 * sees; keys that it does not see are not even read. out[dv] unless NULL; returns log Σ exp(score). `sums`
 * is room for dv numbers. The row must see a key. */
double attn_attend_row(const attn_problem *problem, const attn_attention_args *args, int32_t b,
                       int32_t h, int32_t i, float *out, double *sums);

#endif
