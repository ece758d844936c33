/* attend_row.c: one row of attention from the formula, for the rows that tiles cannot do.
 *
 * Tiles multiply the zero weight of a blocked key with its value, which is NaN when the value is NaN or ∞,
 * and they add up unnormalised outputs, which can pass the largest float32 although their mean does
 * not. Both show as a result that is not finite; such a row is computed again here. */
#include "attend.h"

#include "kernels/f64.h"

typedef struct row {
    const attn_problem *problem;
    const float *q, *k, *bias;
    int32_t b, h, i;
    attn_range range;
} row;

/* The score of key j as the contract has it: float32 after scaling, capping and bias. */
static float score(const row *r, int64_t j) {
    const attn_problem *p = r->problem;
    const float *k = r->k + j * p->k.t;
    double sum = 0;
    for (int32_t c = 0; c < p->dk; c++) sum += (double)(r->q[c] * p->scale) * k[c];
    if (p->softcap > 0) sum = p->softcap * attn_f64_tanh(sum / p->softcap);
    return r->bias ? (float)sum + r->bias[j * p->seen.bias_j] : (float)sum;
}

static int32_t sees(const row *r, int64_t j) {
    return attn_sees(&r->problem->seen, r->b, r->h, r->i, (int32_t)j);
}

/* The largest score, and Σ exp(score − largest) relative to it; NaN goes into the sum. */
static double sum_of_exponentials(const row *r, double *largest) {
    double max = -INFINITY, sum = 0;
    for (int64_t j = r->range.lo; j < r->range.hi; j++) {
        if (!sees(r, j)) continue;
        double s = score(r, j);
        if (s > max) {
            sum *= attn_f64_exp(max - s);
            max = s;
        }
        /* Equal infinities would give NaN before it is known whether a larger score follows. */
        sum += s == max ? 1 : attn_f64_exp(s - max);
    }
    *largest = max;
    return sum;
}

double attn_attend_row(const attn_problem *p, const attn_attention_args *args, int32_t b, int32_t h,
                       int32_t i, float *out, double *sums) {
    const attn_seen *seen = &p->seen;
    const float *v = args->v ? args->v + b * p->v.b + h / p->group * p->v.h : NULL;
    row r = {.problem = p,
             .q = args->q + b * p->q.b + h * p->q.h + i * p->q.t,
             .k = args->k + b * p->k.b + h / p->group * p->k.h,
             .b = b,
             .h = h,
             .i = i,
             .range = attn_seen_range(seen, b, i)};
    if (seen->bias) r.bias = seen->bias + b * seen->bias_b + h * seen->bias_h + i * seen->bias_i;

    double max, sum = sum_of_exponentials(&r, &max);
    double log_sum_exp = sum == sum && max == INFINITY ? INFINITY : max + attn_f64_log(sum);
    if (max == -INFINITY && sum == sum) log_sum_exp = -INFINITY;
    if (!out) return log_sum_exp;

    for (int32_t c = 0; c < p->dv; c++) sums[c] = 0;
    for (int64_t j = r.range.lo; j < r.range.hi; j++) {
        if (!sees(&r, j)) continue;
        /* ∞ − ∞ makes this NaN, as the formula has it for rows of −∞ and rows with +∞. The weight is
         * rounded to float32, so that 0·∞ arises in the same places as with weights returned. */
        float weight = (float)(attn_f64_exp(score(&r, j) - max) / sum);
        for (int32_t c = 0; c < p->dv; c++) sums[c] += (double)weight * v[j * p->v.t + c];
    }
    for (int32_t c = 0; c < p->dv; c++) out[c] = (float)sums[c];
    return log_sum_exp;
}
