/* attend_row.c: what becomes of a row when all tiles have passed, and one row straight from the formula.
 *
 * Tiles add up unnormalised outputs, which can pass the largest float32 although their mean does not. Such
 * a row shows as a result that is not finite; it is computed again in double precision, as are the rows
 * that are NaN or ∞ by rights. */
#include "attend.h"

#include "kernels/f64.h"
#include "kernels/kernels.h"

typedef struct row {
    const attn_problem *problem;
    const float *q, *k, *bias;
    int32_t b, h, i;
    attn_range range;
} row;

void attn_mend_scores(float *s, int64_t n, const float *q, const float *k, ptrdiff_t k_row,
                      int32_t dk) {
    for (int64_t j = 0; j < n; j++, k += k_row) {
        if (s[j] - s[j] == 0) continue;
        double sum = 0;
        for (int32_t c = 0; c < dk; c++) sum += (double)q[c] * k[c];
        s[j] = (float)sum;
    }
}

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

/* Row r of the block from the formula, over the keys that it sees (at least one); others are not read.
 * out[dv] and weights[Tk], each unless NULL; returns log Σ exp(score). */
static double formula_row(attend *w, const attend_block *k, int32_t r, float *out, float *weights) {
    const attn_problem *p = w->p;
    const attn_seen *seen = &p->seen;
    const int32_t i = k->i + r;
    row f = {.problem = p,
             .q = w->args->q + w->b * p->q.b + k->h * p->q.h + i * p->q.t,
             .k = w->k,
             .b = w->b,
             .h = k->h,
             .i = i,
             .range = attn_seen_range(seen, w->b, i)};
    if (seen->bias)
        f.bias = seen->bias + w->b * seen->bias_b + k->h * seen->bias_h + i * seen->bias_i;

    double max, sum = sum_of_exponentials(&f, &max);
    double log_sum_exp = max + attn_f64_log(sum);
    if (max == INFINITY || max == -INFINITY) {
        if (sum == sum) log_sum_exp = max;
        sum = NAN; /* ∞ − ∞: the formula makes NaN of the whole row */
    }
    for (int32_t c = 0; out && c < p->dv; c++) w->row_sums[c] = 0;
    for (int64_t j = f.range.lo; (out || weights) && j < f.range.hi; j++) {
        if (!sees(&f, j)) continue;
        /* Rounded to float32, so that 0·∞ arises in the same places with weights returned and without. */
        float weight = (float)(attn_f64_exp(score(&f, j) - max) / sum);
        if (weights) weights[j] = weight;
        for (int32_t c = 0; out && c < p->dv; c++)
            w->row_sums[c] += (double)weight * w->v[j * p->v.t + c];
    }
    for (int32_t c = 0; out && c < p->dv; c++) out[c] = (float)w->row_sums[c];

    return log_sum_exp;
}

/* The rows of the caller's weights from scores to weights. */
void attend_finish_weights(attend *w, const attend_block *k) {
    const attn_problem *p = w->p;
    attn_range range = k->any;
    if (range.hi < range.lo) range.hi = range.lo;

    for (int32_t r = 0; r < k->rows; r++) {
        int64_t at = k->at + r;
        float *row = w->args->weights + attend_row_index(w, k, r) * p->Tk;
        for (int64_t j = 0; j < range.lo; j++) row[j] = 0;
        for (int64_t j = range.hi; j < p->Tk; j++) row[j] = 0;
        attn_kernel.softmax_tile(row + range.lo, 0, &w->m[at], &w->sum[at], w->alpha, 1,
                                 range.hi - range.lo);
        if (w->seen_count[at] == 0) {
            float empty = w->args->empty_rows == ATTN_EMPTY_ZERO ? 0 : NAN;
            for (int32_t j = 0; j < p->Tk; j++) row[j] = empty;
        } else if (w->sum[at] > 0) {
            attn_kernel.scale(row + range.lo, row + range.lo, range.hi - range.lo, 1 / w->sum[at]);
        } else { /* NaN, but 0 at keys that are not there; or a sum that passed float32 on its way */
            for (int32_t j = 0; j < p->Tk; j++) row[j] = 0;
            formula_row(w, k, r, NULL, row);
        }
    }
}

static void fill(float *x, int32_t n, float value) {
    for (int32_t i = 0; i < n; i++) x[i] = value;
}

/* Output and log-sum-exp from what the tiles left. Returns the number of empty rows. */
int64_t attend_finish_rows(attend *w, const attend_block *k) {
    const attn_attention_args *args = w->args;
    int32_t dv = args->output ? w->p->dv : 0;
    int64_t empty = 0;

    for (int32_t r = 0; r < k->rows; r++) {
        int64_t at = k->at + r;
        float *out = dv ? attend_output_row(w, k, r) : NULL;
        double log_sum_exp = -INFINITY;

        if (w->seen_count[at] == 0) {
            empty++;
            if (out) fill(out, dv, args->empty_rows == ATTN_EMPTY_ZERO ? 0 : NAN);
        } else {
            int32_t good = w->sum[at] > 0;
            if (good && out)
                good = attn_kernel.scale(out, out, dv, args->weights ? 1 : 1 / w->sum[at]);
            if (!good)
                log_sum_exp = formula_row(w, k, r, out, NULL);
            else if (args->log_sum_exp)
                log_sum_exp = w->m[at] + attn_f64_log(w->sum[at]);
        }
        if (args->log_sum_exp) args->log_sum_exp[attend_row_index(w, k, r)] = (float)log_sum_exp;
    }
    return empty;
}
