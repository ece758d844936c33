/* heads_grad.c: gradients of multi-head attention with respect to its inputs and all parameters.
 *
 * From the output back to the inputs, with Y = merged·wo + bo and Q = query·wq + bq (K and V
 * likewise):
 *   dmerged = dY·woᵀ        dwo = mergedᵀ·dY    dbo = Σ rows of dY
 *   dQ, dK, dV by the gradient of attention, heads side by side
 *   dquery = dQ·wqᵀ         dwq = queryᵀ·dQ     dbq = Σ rows of dQ */
#include "heads.h"

#include "attend.h"

#include <string.h>

typedef struct backward {
    const char *call;
    const attn_multi_head_args *args;
    const attn_multi_head_grads *grads;
    attn_heads heads;
    float *q, *k, *v, *merged, *merged_grad, *q_grad, *k_grad, *v_grad;
} backward;

/* One of the three projections: Y = x·w + bias, and where its gradients go. */
typedef struct projection {
    const float *x, *w, *y_grad;
    float *x_grad, *w_grad, *bias_grad;
    int64_t tokens, width, columns; /* x[tokens,width], y[tokens,columns] */
    int32_t of_keys;
} projection;

/* ── Checks ─────────────────────────────────────────────────────────────────────────────────── */

static int32_t check(backward *w) {
    const attn_multi_head_args *a = w->args;
    const attn_multi_head_grads *g = w->grads;
    const attn_attention_args *t = &a->attention;
    int32_t status = attn_check_heads(w->call, a, &w->heads);
    if (status) return status;
    if (w->heads.queries && !g->output_grad)
        return attn_fail(ATTN_BAD_TYPE, w->call, "outputGrad", "is missing, expected %d numbers",
                         w->heads.queries * a->D);
    if (g->bias_grad && !t->bias)
        return attn_fail(ATTN_BAD_VALUE, w->call, "biasGrad",
                         "is asked for where there is no bias");
    if (g->x_grad && !(a->query == a->key && a->key == a->value && t->Tq == t->Tk &&
                       a->key_dim == a->D && a->value_dim == a->D))
        return attn_fail(ATTN_BAD_VALUE, w->call, "xGrad",
                         "is asked for where query, key and value are not one");
    return ATTN_OK;
}

/* ── A projection's gradients ───────────────────────────────────────────────────────────────── */

/* 1 when the token must add nothing to the gradient of w although NaN or ∞ in it would: a key or
 * value that no query sees, or a query whose row is empty in every head and so has gradient 0. */
static int32_t stays_out(const backward *w, const projection *p, int64_t token) {
    const attn_attention_args *a = &w->heads.attention;
    const attn_seen *seen = &w->heads.problem.seen;
    if (attn_all_finite(p->x + token * p->width, p->width)) return 0;

    const int32_t T = p->of_keys ? a->Tk : a->Tq;
    const int32_t b = (int32_t)(token / T), t = (int32_t)(token % T);
    if (!p->of_keys && a->empty_rows != ATTN_EMPTY_ZERO) return 0;
    for (int32_t h = 0; h < a->H; h++)
        if (p->of_keys ? attn_seen_any(seen, b, h, 0, a->Tq, t, 1)
                       : !attn_row_is_empty(seen, b, h, t))
            return 0;
    return 1;
}

/* w_grad[width,columns] = xᵀ·y_grad, where zeros stand for the tokens that stay out. */
static int32_t multiply_tokens(const backward *w, const projection *p) {
    const float *x = p->x;
    float *copy = NULL;
    for (int64_t token = 0; token < p->tokens; token++) {
        if (!stays_out(w, p, token)) continue;
        const int64_t numbers = p->tokens * p->width;
        if (!copy) {
            if (!(copy = attn_scratch_floats(numbers)))
                return attn_fail_memory(w->call, (size_t)numbers * sizeof *copy);
            x = memcpy(copy, p->x, (size_t)numbers * sizeof *copy);
        }
        memset(copy + token * p->width, 0, (size_t)p->width * sizeof *copy);
    }
    return attn_multiply(w->call, p->w_grad, (attn_factor){x, 1}, (attn_factor){p->y_grad, 0},
                         p->width, p->columns, p->tokens, 0);
}

/* sums[columns] = Σ of the rows of y; NULL leaves it out. */
static int32_t add_rows(const char *call, float *sums, const float *y, int64_t rows,
                        int64_t columns) {
    if (!sums) return ATTN_OK;
    const int32_t mark = attn_mark();
    double *wide = attn_scratch((size_t)columns * sizeof *wide);
    if (!wide) return attn_fail_memory(call, (size_t)columns * sizeof *wide);
    for (int64_t c = 0; c < columns; c++) wide[c] = 0;
    for (int64_t t = 0; t < rows; t++)
        for (int64_t c = 0; c < columns; c++) wide[c] += y[t * columns + c];
    for (int64_t c = 0; c < columns; c++) sums[c] = (float)wide[c];
    attn_release(mark);
    return ATTN_OK;
}

static int32_t finish(const backward *w, const projection *p, int32_t is_first) {
    const attn_factor y_grad = {p->y_grad, 0}, w_transposed = {p->w, 1};
    float *sum = w->grads->x_grad; /* of self-attention: what its three uses of x give */
    int32_t status;
    if (p->x_grad && (status = attn_multiply(w->call, p->x_grad, y_grad, w_transposed, p->tokens,
                                             p->width, p->columns, 0)))
        return status;
    if (sum && (status = attn_multiply(w->call, sum, y_grad, w_transposed, p->tokens, p->width,
                                       p->columns, !is_first)))
        return status;
    if (p->w_grad) {
        const int32_t mark = attn_mark();
        status = multiply_tokens(w, p);
        attn_release(mark);
        if (status) return status;
    }
    return add_rows(w->call, p->bias_grad, p->y_grad, p->tokens, p->columns);
}

/* ── The call ───────────────────────────────────────────────────────────────────────────────── */

/* dY back through wo. The merged heads are computed again only for the gradient of wo. */
static int32_t through_output(backward *w) {
    const attn_multi_head_grads *g = w->grads;
    const int64_t D = w->args->D, queries = w->heads.queries;
    const attn_factor output_grad = {g->output_grad, 0};
    attn_attention_args *a = &w->heads.attention;
    int32_t status;

    if (g->wo_grad) {
        a->output = w->merged;
        if ((status = attn_attend(w->call, a)) ||
            (status = attn_multiply(w->call, g->wo_grad, (attn_factor){w->merged, 1}, output_grad,
                                    D, D, queries, 0)))
            return status;
    }
    if ((status = add_rows(w->call, g->bo_grad, g->output_grad, queries, D))) return status;
    return attn_multiply(w->call, w->merged_grad, output_grad, (attn_factor){w->args->wo, 1},
                         queries, D, D, 0);
}

static int32_t run(backward *w) {
    const attn_multi_head_args *args = w->args;
    const attn_multi_head_grads *g = w->grads;
    const int64_t D = args->D, E = w->heads.E, queries = w->heads.queries * D;
    const int64_t keys = w->heads.keys * E;
    const int32_t of_query = g->x_grad || g->query_grad || g->wq_grad || g->bq_grad;
    const int32_t of_key = g->x_grad || g->key_grad || g->wk_grad || g->bk_grad;
    const int32_t of_value = g->x_grad || g->value_grad || g->wv_grad || g->bv_grad;
    const attn_buffer buffers[] = {{&w->q, queries},
                                   {&w->k, keys},
                                   {&w->v, keys},
                                   {&w->merged, g->wo_grad ? queries : 0},
                                   {&w->merged_grad, queries},
                                   {&w->q_grad, of_query ? queries : 0},
                                   {&w->k_grad, of_key ? keys : 0},
                                   {&w->v_grad, of_value ? keys : 0}};
    attn_attention_args *a = &w->heads.attention;
    int32_t status;

    /* Of the forward call's results only the count of empty rows is told. */
    a->weights = a->scores = a->log_sum_exp = NULL;
    if ((status = attn_take_buffers(w->call, buffers, sizeof buffers / sizeof *buffers)) ||
        (status = attn_project_heads(w->call, args, &w->heads, w->q, w->k, w->v)))
        return status;
    a->q = w->q, a->k = w->k, a->v = w->v;
    if ((status = through_output(w))) return status;

    const attn_attention_grads inner = {.output_grad = w->merged_grad,
                                        .q_grad = of_query ? w->q_grad : NULL,
                                        .k_grad = of_key ? w->k_grad : NULL,
                                        .v_grad = of_value ? w->v_grad : NULL,
                                        .bias_grad = g->bias_grad};
    if ((status = attn_attend_grad(w->call, a, &inner))) return status;

    const projection projections[] = {{args->query, args->wq, w->q_grad, g->query_grad, g->wq_grad,
                                       g->bq_grad, w->heads.queries, D, D, 0},
                                      {args->key, args->wk, w->k_grad, g->key_grad, g->wk_grad,
                                       g->bk_grad, w->heads.keys, args->key_dim, E, 1},
                                      {args->value, args->wv, w->v_grad, g->value_grad, g->wv_grad,
                                       g->bv_grad, w->heads.keys, args->value_dim, E, 1}};
    for (int32_t p = 0; p < 3; p++)
        if ((status = finish(w, &projections[p], p == 0))) return status;
    return ATTN_OK;
}

int32_t attn_multi_head_grad(attn_multi_head_args *args, const attn_multi_head_grads *grads) {
    backward w = {.call = "multiHeadGrad", .args = args, .grads = grads};
    int32_t status = check(&w);
    if (status) return status;
    const int32_t mark = attn_mark();
    status = run(&w);
    args->attention.empty_row_count = w.heads.attention.empty_row_count;
    attn_release(mark);
    return status;
}

void attn_multi_head_grads_init(attn_multi_head_grads *grads) {
    *grads = (attn_multi_head_grads){0};
}
