/* heads.c: multi-head attention and the splitting of heads.
 *
 * Q, K and V come from their projections as [B,T,H·d]: the heads side by side. Attention reads and
 * writes that layout by strides, so nothing is ever transposed. */
#include "heads.h"

#include "attend.h"

#include <string.h>

/* ── Checks ─────────────────────────────────────────────────────────────────────────────────── */

static int32_t check_widths(const char *call, const attn_multi_head_args *a) {
    const attn_attention_args *t = &a->attention;
    const struct {
        const char *name;
        int32_t size, low;
    } sizes[] = {{"B", t->B, 0},
                 {"Tq", t->Tq, 0},
                 {"Tk", t->Tk, 0},
                 {"D", a->D, 1},
                 {"H", t->H, 1},
                 {"Hkv", t->Hkv, 1},
                 {"keyDim", a->key_dim, 0},
                 {"valueDim", a->value_dim, 0}};
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        if (attn_check_size(call, sizes[s].name, sizes[s].size, sizes[s].low))
            return ATTN_BAD_SHAPE;
    return attn_check_divisor(call, "H", t->H, "D", a->D) ||
                   attn_check_divisor(call, "Hkv", t->Hkv, "H", t->H)
               ? ATTN_BAD_SHAPE
               : ATTN_OK;
}

static int32_t check_arrays(const char *call, const attn_multi_head_args *a, int32_t E) {
    const attn_attention_args *t = &a->attention;
    const struct {
        const char *name;
        const float *data;
        int32_t own, sizes[3]; /* own: the call's scratch, of which only the size is checked */
    } arrays[] = {{"query", a->query, 0, {t->B, t->Tq, a->D}},
                  {"key", a->key, 0, {t->B, t->Tk, a->key_dim}},
                  {"value", a->value, 0, {t->B, t->Tk, a->value_dim}},
                  {"wq", a->wq, 0, {a->D, a->D, 1}},
                  {"wk", a->wk, 0, {a->key_dim, E, 1}},
                  {"wv", a->wv, 0, {a->value_dim, E, 1}},
                  {"wo", a->wo, 0, {a->D, a->D, 1}},
                  {"K", NULL, 1, {t->B, t->Tk, E}}};
    for (size_t x = 0; x < sizeof arrays / sizeof *arrays; x++) {
        int64_t numbers;
        if (attn_check_numbers(call, arrays[x].name, &numbers, arrays[x].sizes, 3))
            return ATTN_BAD_SHAPE;
        if (numbers && !arrays[x].data && !arrays[x].own)
            return attn_fail(ATTN_BAD_TYPE, call, arrays[x].name, "is missing, expected %d numbers",
                             numbers);
    }
    return ATTN_OK;
}

int32_t attn_check_heads(const char *call, const attn_multi_head_args *args, attn_heads *heads) {
    static float anywhere; /* so that no pointer is missing; the check does not read it */
    int32_t status = check_widths(call, args);
    if (status) return status;

    attn_attention_args *a = &heads->attention;
    *a = args->attention;
    a->dk = a->dv = args->D / a->H;
    a->layout = ATTN_BTHD;
    a->q_strides = a->k_strides = a->v_strides = a->output_strides = (attn_strides){0};
    a->q = a->k = a->v = &anywhere;
    a->output = NULL;
    heads->E = a->Hkv * a->dk;
    heads->queries = (int64_t)a->B * a->Tq;
    heads->keys = (int64_t)a->B * a->Tk;
    if ((status = check_arrays(call, args, heads->E))) return status;
    return attn_check_attention(call, a, &heads->problem);
}

int32_t attn_take_buffers(const char *call, const attn_buffer *buffers, size_t count) {
    for (size_t x = 0; x < count; x++)
        if (!(*buffers[x].at = attn_scratch_floats(buffers[x].numbers)))
            return attn_fail_memory(call, (size_t)buffers[x].numbers * sizeof(float));
    return ATTN_OK;
}

/* ── Forward ────────────────────────────────────────────────────────────────────────────────── */

/* out[rows,columns] = x[rows,depth]·w + bias, where bias may be NULL. */
static int32_t project(const char *call, float *out, const float *x, const float *w,
                       const float *bias, int64_t rows, int64_t columns, int64_t depth) {
    for (int64_t t = 0; bias && t < rows; t++)
        memcpy(out + t * columns, bias, (size_t)columns * sizeof *out);
    return attn_multiply(call, out, (attn_factor){x, 0}, (attn_factor){w, 0}, rows, columns, depth,
                         bias != NULL);
}

int32_t attn_project_heads(const char *call, const attn_multi_head_args *a, const attn_heads *heads,
                           float *q, float *k, float *v) {
    int32_t status;
    if ((status = project(call, q, a->query, a->wq, a->bq, heads->queries, a->D, a->D)) ||
        (status = project(call, k, a->key, a->wk, a->bk, heads->keys, heads->E, a->key_dim)) ||
        (status = project(call, v, a->value, a->wv, a->bv, heads->keys, heads->E, a->value_dim)))
        return status;
    return ATTN_OK;
}

static int32_t run(const char *call, attn_multi_head_args *args, attn_heads *heads) {
    const int64_t D = args->D, E = heads->E;
    float *q, *k, *v, *merged;
    const attn_buffer buffers[] = {{&q, heads->queries * D},
                                   {&k, heads->keys * E},
                                   {&v, heads->keys * E},
                                   {&merged, heads->queries * D}};
    attn_attention_args *a = &heads->attention;
    int32_t status;

    if ((status = attn_take_buffers(call, buffers, 4)) ||
        (status = attn_project_heads(call, args, heads, q, k, v)))
        return status;
    a->q = q, a->k = k, a->v = v, a->output = merged;
    status = attn_attend(call, a);
    args->attention.empty_row_count = a->empty_row_count;
    return status ? status
                  : project(call, args->output, merged, args->wo, args->bo, heads->queries, D, D);
}

int32_t attn_multi_head(attn_multi_head_args *args) {
    static const char call[] = "multiHead";
    attn_heads heads;
    int32_t status = attn_check_heads(call, args, &heads);
    if (status) return status;
    if (heads.queries && !args->output)
        return attn_fail(ATTN_BAD_TYPE, call, "output", "is missing");
    const int32_t mark = attn_mark();
    status = run(call, args, &heads);
    attn_release(mark);
    return status;
}

void attn_multi_head_init(attn_multi_head_args *args) {
    *args = (attn_multi_head_args){.D = 1, .key_dim = 1, .value_dim = 1};
    attn_attention_init(&args->attention);
}

/* ── Splitting and merging ──────────────────────────────────────────────────────────────────── */

static int32_t check_split(const char *call, const float *out, const float *x, int32_t B, int32_t T,
                           int32_t H, int32_t d, int64_t *numbers) {
    const struct {
        const char *name;
        int32_t size;
    } sizes[] = {{"B", B}, {"T", T}, {"H", H}, {"d", d}};
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        if (attn_check_size(call, sizes[s].name, sizes[s].size, 0)) return ATTN_BAD_SHAPE;
    if (attn_check_numbers(call, "x", numbers, (int32_t[]){B, T, H, d}, 4)) return ATTN_BAD_SHAPE;
    if (*numbers && (!x || !out))
        return attn_fail(ATTN_BAD_TYPE, call, x ? "out" : "x", "is missing, expected %d numbers",
                         *numbers);
    return ATTN_OK;
}

/* out[B,n,m,d] from x[B,m,n,d]: the two middle axes change places. */
static void swap_axes(float *out, const float *x, int64_t B, int64_t m, int64_t n, int64_t d) {
    for (int64_t b = 0; b < B; b++)
        for (int64_t i = 0; i < m; i++)
            for (int64_t j = 0; j < n; j++)
                memcpy(out + ((b * n + j) * m + i) * d, x + ((b * m + i) * n + j) * d,
                       (size_t)d * sizeof *out);
}

int32_t attn_split_heads(float *out, const float *x, int32_t B, int32_t T, int32_t H, int32_t d) {
    int64_t numbers;
    int32_t status = check_split("splitHeads", out, x, B, T, H, d, &numbers);
    if (!status && numbers) swap_axes(out, x, B, T, H, d);
    return status;
}

int32_t attn_merge_heads(float *out, const float *x, int32_t B, int32_t T, int32_t H, int32_t d) {
    int64_t numbers;
    int32_t status = check_split("mergeHeads", out, x, B, T, H, d, &numbers);
    if (!status && numbers) swap_axes(out, x, B, H, T, d);
    return status;
}

int32_t attn_split_heads_by_reshape(float *out, const float *x, int32_t B, int32_t T, int32_t H,
                                    int32_t d) {
    int64_t numbers;
    int32_t status = check_split("splitHeadsByReshape", out, x, B, T, H, d, &numbers);
    if (!status && numbers) memcpy(out, x, (size_t)numbers * sizeof *out);
    return status;
}
