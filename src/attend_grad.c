/* attend_grad.c: gradients of attention, one strip of query rows at a time. This is the call, its
 * memory, and the way through all strips.
 *
 * A strip is a few query rows of one head against all keys they may see. Its weights are computed
 * once more from q and k, its gradients follow, and nothing of it is kept: extra memory grows with
 * Tk, never with Tq·Tk. */
#include "attend_grad.h"

enum {
    MAX_ROWS = 64, /* rows of a strip, fewer where there are many keys: */
    MIN_ROWS = 8,  /* rows · Tk is kept near this, which fits into a second-level cache */
    STRIP_NUMBERS = 64 * 2048
};

/* ── Checks and memory ──────────────────────────────────────────────────────────────────────── */

static int32_t check_grads(const char *call, const attn_attention_args *a,
                           const attn_attention_grads *g) {
    int64_t numbers;
    if (attn_check_numbers(call, "outputGrad", &numbers, (int32_t[]){a->B, a->H, a->Tq, a->dv}, 4))
        return ATTN_BAD_SHAPE;
    if (numbers && !g->output_grad)
        return attn_fail(ATTN_BAD_TYPE, call, "outputGrad", "is missing, expected %d numbers",
                         numbers);
    if (g->bias_grad && !a->bias)
        return attn_fail(ATTN_BAD_VALUE, call, "biasGrad", "is asked for where there is no bias");
    return ATTN_OK;
}

/* All buffers on the scratch stack. */
static int32_t take_memory(const char *call, gradient *w) {
    const attn_problem *p = &w->problem;
    const int64_t Tk = p->Tk, rows = w->max_rows, strip = rows * w->row;
    const struct {
        float **buffer;
        int64_t numbers;
    } buffers[] = {{&w->keys_transposed, panels(Tk) * p->dk},
                   {&w->keys, w->grads->q_grad ? Tk * panels(p->dk) : 0},
                   {&w->values_transposed, w->wants_slopes ? panels(Tk) * p->dv : 0},
                   {&w->q, rows * p->dk},
                   {&w->dq, rows * p->dk},
                   {&w->o, rows * p->dv},
                   {&w->q_panels, rows * panels(p->dk)},
                   {&w->o_panels, rows * panels(p->dv)},
                   {&w->weights, strip},
                   {&w->slopes, w->wants_slopes ? strip : 0},
                   {&w->cap_slopes, capped(w) ? strip : 0},
                   {&w->max, rows},
                   {&w->sum, rows},
                   {&w->alpha, rows}};
    for (size_t x = 0; x < sizeof buffers / sizeof *buffers; x++) {
        *buffers[x].buffer = attn_scratch_floats(buffers[x].numbers);
        if (!*buffers[x].buffer)
            return attn_fail_memory(call, (size_t)buffers[x].numbers * sizeof(float));
    }
    const size_t tiles = (size_t)(Tk / TILE + 1) * sizeof *w->tiles;
    if (!(w->tiles = attn_scratch(tiles))) return attn_fail_memory(call, tiles);
    if (!(w->empty = attn_scratch((size_t)rows))) return attn_fail_memory(call, (size_t)rows);
    return ATTN_OK;
}

/* ── The call ───────────────────────────────────────────────────────────────────────────────── */

static void clear_grads(gradient *w) {
    const attn_problem *p = &w->problem;
    const attn_attention_grads *g = w->grads;
    if (g->bias_grad) {
        const int32_t *shape = w->args->bias_shape;
        memset(g->bias_grad, 0,
               (size_t)shape[0] * shape[1] * shape[2] * shape[3] * sizeof *g->bias_grad);
    }
    for (int32_t b = 0; p->Tk && b < p->B; b++)
        for (int32_t kv = 0; kv < p->Hkv; kv++) {
            if (g->k_grad)
                clear_rows(g->k_grad + place(w->k_grad, b, kv, 0), w->k_grad.t, p->Tk, p->dk);
            if (g->v_grad)
                clear_rows(g->v_grad + place(w->v_grad, b, kv, 0), w->v_grad.t, p->Tk, p->dv);
        }
}

static int64_t run(gradient *w) {
    const attn_problem *p = &w->problem;
    int64_t empty_rows = 0;
    for (w->b = 0; w->b < p->B; w->b++)
        for (w->kv = 0; w->kv < p->Hkv; w->kv++) {
            attend_grad_pack(w);
            for (w->h = w->kv * p->group; w->h < (w->kv + 1) * p->group; w->h++)
                for (w->i0 = 0; w->i0 < p->Tq; w->i0 += w->rows) {
                    w->rows = (int32_t)attn_min(w->max_rows, p->Tq - w->i0);
                    empty_rows += attend_grad_strip(w);
                }
        }
    return empty_rows;
}

/* Strides, and how much of the work is wanted. */
static gradient plan(const attn_attention_args *a, const attn_attention_grads *g,
                     const attn_problem *p) {
    gradient w = {.args = a, .grads = g, .problem = *p};
    w.output_grad = attn_strides_or_packed(g->output_grad_strides, a->layout, a->H, a->Tq, a->dv);
    w.q_grad = attn_strides_or_packed(g->q_grad_strides, a->layout, a->H, a->Tq, a->dk);
    w.k_grad = attn_strides_or_packed(g->k_grad_strides, a->layout, a->Hkv, a->Tk, a->dk);
    w.v_grad = attn_strides_or_packed(g->v_grad_strides, a->layout, a->Hkv, a->Tk, a->dv);
    w.wants_slopes = g->q_grad || g->k_grad || g->bias_grad;
    w.max_rows = (int32_t)attn_max(MIN_ROWS, STRIP_NUMBERS / attn_max(a->Tk, 1));
    w.max_rows = (int32_t)attn_min(attn_min(w.max_rows, MAX_ROWS), a->Tq);
    /* An odd number of cache lines: columns of a strip are read too, and rows a power of two apart
     * would all fall into the same few lines of the cache. */
    w.row = (((ptrdiff_t)a->Tk + 15) / 16 | 1) * 16;
    return w;
}

int32_t attn_attend_grad(const char *call, attn_attention_args *args,
                         const attn_attention_grads *grads) {
    attn_attention_args a = *args;
    attn_problem problem;
    int32_t status;

    /* Nothing is written through the forward call's results, so nothing about them can be wrong. */
    a.output = a.weights = a.scores = a.log_sum_exp = NULL;
    if ((status = attn_check_attention(call, &a, &problem)) ||
        (status = check_grads(call, &a, grads)))
        return status;

    gradient w = plan(&a, grads, &problem);
    clear_grads(&w);
    args->empty_row_count = 0;
    if (!a.B || !a.Tq) return ATTN_OK;

    const int32_t mark = attn_mark();
    if (!(status = take_memory(call, &w))) {
        args->empty_row_count = run(&w);
        if (args->empty_row_count && a.empty_rows == ATTN_EMPTY_THROW)
            status = attn_fail(ATTN_EMPTY_ROW, call, "emptyRows",
                               "is 'throw', and %d rows see no key", args->empty_row_count);
    }
    attn_release(mark);
    return status;
}

int32_t attn_attention_grad(attn_attention_args *args, const attn_attention_grads *grads) {
    return attn_attend_grad("attentionGrad", args, grads);
}
