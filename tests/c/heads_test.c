/* Multi-head attention: the formulas against finite differences, the core against the formulas. */
#include "support/attention_case.h"
#include "support/differences.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Every array of a call, in this order; gradients have the same sizes. */
enum { QUERY, KEY, VALUE, WQ, WK, WV, WO, BQ, BK, BV, BO, BIAS, ARRAYS };

typedef struct heads_case {
    attention_case base; /* sizes of one head and masks */
    attn_multi_head_args args;
    attn_multi_head_grads grads;
    f64_heads f64;
    f32_heads f32;
    size_t n[ARRAYS], outputs;
    float *x[ARRAYS], *output, *output_grad, *grad[ARRAYS], *x_grad;
    double *wide[ARRAYS], *output_grad_wide;
    int self;
} heads_case;

static float *numbers(chance *r, size_t n, double spread) {
    float *x = malloc((n + 1) * sizeof *x);
    for (size_t at = 0; at < n; at++) x[at] = (float)(spread * chance_normal(r));
    return x;
}

static double *widen(const float *x, size_t n) {
    double *wide = malloc((n + 1) * sizeof *wide);
    for (size_t at = 0; at < n; at++) wide[at] = x[at];
    return wide;
}

/* Hands the arrays, as they are now, to the core and to both formulas. */
static void connect(heads_case *c) {
    attn_multi_head_args *a = &c->args;
    const float **in[] = {&a->query, &a->key, &a->value, &a->wq, &a->wk, &a->wv,
                          &a->wo,    &a->bq,  &a->bk,    &a->bv, &a->bo};
    attn_multi_head_grads *g = &c->grads;
    float **out[] = {&g->query_grad, &g->key_grad, &g->value_grad, &g->wq_grad,
                     &g->wk_grad,    &g->wv_grad,  &g->wo_grad,    &g->bq_grad,
                     &g->bk_grad,    &g->bv_grad,  &g->bo_grad,    &g->bias_grad};
    const double **wide[] = {&c->f64.query, &c->f64.key,  &c->f64.value, &c->f64.w[0],
                             &c->f64.w[1],  &c->f64.w[2], &c->f64.w[3],  &c->f64.b[0],
                             &c->f64.b[1],  &c->f64.b[2], &c->f64.b[3]};
    const float **plain[] = {&c->f32.query, &c->f32.key,  &c->f32.value, &c->f32.w[0],
                             &c->f32.w[1],  &c->f32.w[2], &c->f32.w[3],  &c->f32.b[0],
                             &c->f32.b[1],  &c->f32.b[2], &c->f32.b[3]};
    for (int x = 0; x < ARRAYS; x++) {
        for (size_t at = 0; at < c->n[x]; at++) c->wide[x][at] = c->x[x][at];
        *out[x] = c->n[x] ? c->grad[x] : NULL;
        if (x == BIAS) continue;
        *in[x] = *plain[x] = c->n[x] ? c->x[x] : NULL;
        *wide[x] = c->n[x] ? c->wide[x] : NULL;
    }
    if (c->self) {
        a->key = a->value = a->query;
        c->f64.key = c->f64.value = c->f64.query;
        c->f32.key = c->f32.value = c->f32.query;
    }
    c->f64.attention.bias = c->n[BIAS] ? c->wide[BIAS] : NULL;
    c->args.output = c->output;
    c->grads.output_grad = c->output_grad;
    c->grads.x_grad = c->self ? c->x_grad : NULL;
}

static void draw(heads_case *c, uint64_t seed, attention_draw how) {
    chance r = {seed + 17};
    memset(c, 0, sizeof *c);
    c->self = how.square = chance_below(&r, 2);
    attention_case_draw(&c->base, seed, how);
    attn_multi_head_init(&c->args);
    attn_multi_head_grads_init(&c->grads);

    attn_attention_args *t = &c->args.attention;
    *t = c->base.args;
    const int d = t->dk;
    t->q = t->k = t->v = NULL, t->output = NULL, t->dk = t->dv = 77; /* the call fills these in */
    c->args.D = t->H * d;
    c->args.key_dim = c->self ? c->args.D : chance_below(&r, 2 * how.max_d);
    c->args.value_dim = c->self ? c->args.D : chance_below(&r, 2 * how.max_d);
    const size_t D = (size_t)c->args.D, E = (size_t)(t->Hkv * d), B = (size_t)t->B;
    const size_t K = (size_t)c->args.key_dim, V = (size_t)c->args.value_dim;
    const int with_bias = chance_below(&r, 3);
    const size_t n[ARRAYS] = {B * t->Tq * D,
                              B * t->Tk * K,
                              B * t->Tk * V,
                              D * D,
                              K * E,
                              V * E,
                              D * D,
                              with_bias ? D : 0,
                              with_bias ? E : 0,
                              with_bias ? E : 0,
                              with_bias ? D : 0,
                              c->base.bias_numbers};
    const double spread[ARRAYS] = {1,           1, 1, 1 / sqrt(D), 1 / sqrt(K), 1 / sqrt(V),
                                   1 / sqrt(D), 1, 1, 1,           1,           1};
    for (int x = 0; x < ARRAYS; x++) {
        c->n[x] = n[x];
        c->x[x] = numbers(&r, n[x], spread[x]);
        if (x == BIAS && n[x]) memcpy(c->x[x], c->base.bias, n[x] * sizeof(float));
        c->wide[x] = widen(c->x[x], n[x]);
        c->grad[x] = numbers(&r, n[x], 1);
    }
    c->outputs = n[QUERY];
    c->output = numbers(&r, c->outputs, 1);
    c->x_grad = numbers(&r, c->outputs, 1);
    c->output_grad = numbers(&r, c->outputs, 1);
    c->output_grad_wide = widen(c->output_grad, c->outputs);
    c->f64 = (f64_heads){.attention = c->base.f64,
                         .D = c->args.D,
                         .key_dim = c->args.key_dim,
                         .value_dim = c->args.value_dim};
    c->f32 = (f32_heads){.attention = c->base.f32,
                         .D = c->args.D,
                         .key_dim = c->args.key_dim,
                         .value_dim = c->args.value_dim};
    connect(c);
}

static void drop(heads_case *c) {
    for (int x = 0; x < ARRAYS; x++) free(c->x[x]), free(c->wide[x]), free(c->grad[x]);
    free(c->output), free(c->x_grad), free(c->output_grad), free(c->output_grad_wide);
    attention_case_free(&c->base);
}

typedef struct gradients {
    double *wide[ARRAYS];
    float *plain[ARRAYS];
} gradients;

/* Bias gradients are worked out also where there is no bias: the formula adds them up anyway. */
static gradients formulas(const heads_case *c) {
    gradients g;
    const size_t columns = (size_t)c->args.D;
    for (int x = 0; x < ARRAYS; x++) {
        const size_t n = c->n[x] ? c->n[x] : columns;
        g.wide[x] = calloc(n, sizeof(double));
        g.plain[x] = calloc(n, sizeof(float));
    }
    f64_heads_backward(&c->f64, c->output_grad_wide, g.wide + QUERY, g.wide + WQ, g.wide + BQ,
                       c->n[BIAS] ? g.wide[BIAS] : NULL);
    f32_heads_backward(&c->f32, c->output_grad, g.plain + QUERY, g.plain + WQ, g.plain + BQ,
                       c->n[BIAS] ? g.plain[BIAS] : NULL);
    return g;
}

static void forget(gradients *g) {
    for (int x = 0; x < ARRAYS; x++) free(g->wide[x]), free(g->plain[x]);
}

static void run(heads_case *c) {
    int32_t status = attn_multi_head(&c->args);
    if (status) printf("%s\n", attn_last_error()->message);
    assert(status == ATTN_OK);
    status = attn_multi_head_grad(&c->args, &c->grads);
    if (status) printf("%s\n", attn_last_error()->message);
    assert(status == ATTN_OK && attn_memory_used() == 0);
}

static double worst_excess(heads_case *c) {
    gradients g = formulas(c);
    double *output = calloc(c->outputs + 1, sizeof *output), worst;
    float *plain = calloc(c->outputs + 1, sizeof *plain);
    run(c);
    f64_heads_forward(&c->f64, output);
    f32_heads_forward(&c->f32, plain);
    worst = excess(c->output, output, plain, c->outputs);
    for (int x = 0; x < ARRAYS; x++)
        worst = fmax(worst, excess(c->grad[x], g.wide[x], g.plain[x], c->n[x]));
    if (c->self) {
        for (size_t at = 0; at < c->outputs; at++) {
            output[at] = g.wide[QUERY][at] + g.wide[KEY][at] + g.wide[VALUE][at];
            plain[at] = g.plain[QUERY][at] + g.plain[KEY][at] + g.plain[VALUE][at];
        }
        worst = fmax(worst, excess(c->x_grad, output, plain, c->outputs));
    }
    free(output), free(plain);
    forget(&g);
    return worst;
}

/* ── The formulas themselves ────────────────────────────────────────────────────────────────── */

static double loss(const void *context) {
    const heads_case *c = context;
    double *output = calloc(c->outputs + 1, sizeof *output), sum = 0;
    f64_heads_forward(&c->f64, output);
    for (size_t x = 0; x < c->outputs; x++)
        if (output[x] == output[x]) sum += output[x] * c->output_grad_wide[x];
    free(output);
    return sum;
}

/* An empty row's output is NaN and is left out of the loss, so its outputGrad must be 0; then only
 * what the definition makes NaN (its 0·NaN) is left, and that is not compared. */
static void leave_out_empty_rows(heads_case *c) {
    double *output = calloc(c->outputs + 1, sizeof *output);
    f64_heads_forward(&c->f64, output);
    for (size_t x = 0; x < c->outputs; x++)
        if (output[x] != output[x]) c->output_grad[x] = 0, c->output_grad_wide[x] = 0;
    free(output);
}

static void formulas_agree_with_finite_differences(void) {
    double worst = 0;
    int compared = 0, left_out = 0;
    for (uint64_t seed = 0; seed < 220; seed++) {
        heads_case c;
        draw(&c, seed, (attention_draw){4, 2, .spread = 1});
        c.self = 0; /* query, key and value apart: x_grad is their sum */
        connect(&c);
        leave_out_empty_rows(&c);
        gradients g = formulas(&c);
        for (int x = 0; x < ARRAYS; x++)
            for (size_t at = 0; at < c.n[x]; at++) {
                const double analytic = g.wide[x][at];
                left_out += analytic != analytic;
                if (analytic != analytic || c.wide[x][at] == -INFINITY) continue;
                double error = difference_error(analytic, &c.wide[x][at], loss, &c);
                if (!(error <= worst)) worst = error;
                compared++;
            }
        forget(&g);
        drop(&c);
    }
    printf("finite differences: %d numbers (%d NaN), worst error %.2g\n", compared, left_out,
           worst);
    assert(worst <= 1e-7);
    assert(compared > 5000 && left_out < compared / 4);
}

/* ── The core against the formulas ──────────────────────────────────────────────────────────── */

static double worst_of(int cases, attention_draw how, uint64_t seed) {
    double worst = 0;
    for (int n = 0; n < cases; n++) {
        heads_case c;
        draw(&c, seed + (uint64_t)n, how);
        double found = worst_excess(&c);
        if (found > 1) printf("case %llu: %.3g\n", (unsigned long long)seed + n, found);
        worst = fmax(worst, found);
        drop(&c);
    }
    return worst;
}

static void random_shapes(void) {
    char names[64];
    strcpy(names, attn_kernel_sets());
    for (char *name = strtok(names, " "); name; name = strtok(NULL, " ")) {
        int32_t status = attn_kernel_select(name);
        assert(status == ATTN_OK);
        double small = worst_of(200, (attention_draw){12, 6, .spread = 1}, 1000);
        double wide = worst_of(10, (attention_draw){150, 30, .spread = 1}, 2000);
        printf("%-8s of the bound: small %.2f, up to 150 %.2f\n", name, small, wide);
        assert(small <= 1 && wide <= 1);
    }
}

static int same_bits(const float *x, const float *y, size_t n) {
    return memcmp(x, y, n * sizeof *x) == 0;
}

/* The blocked keys of cross-attention hold NaN, ∞ or zeros: every output and gradient has the same
 * bits. */
static void what_no_query_sees_leaves_no_trace(void) {
    static const float fillings[] = {0, NAN, INFINITY, -INFINITY};
    int poisoned = 0;
    for (uint64_t seed = 3000; seed < 3200; seed++) {
        heads_case c;
        float *first[ARRAYS] = {NULL}, *first_output = NULL;
        draw(&c, seed, (attention_draw){seed % 8 ? 20 : 160, 5, .spread = 1});
        c.self = 0;
        connect(&c);
        for (int filling = 0; filling < 4; filling++) {
            for (int b = 0; b < c.f64.attention.B; b++)
                for (int j = 0; j < c.f64.attention.Tk; j++) {
                    if (f64_formula_sees_key(&c.f64.attention, b, j)) continue;
                    const size_t token = (size_t)b * c.f64.attention.Tk + j;
                    for (int e = 0; e < c.args.key_dim; e++)
                        c.x[KEY][token * c.args.key_dim + e] = fillings[filling];
                    for (int e = 0; e < c.args.value_dim; e++)
                        c.x[VALUE][token * c.args.value_dim + e] = fillings[filling];
                    poisoned++;
                }
            run(&c);
            for (int x = 0; x < ARRAYS; x++) {
                if (!filling) first[x] = malloc((c.n[x] + 1) * sizeof(float));
                if (!filling) memcpy(first[x], c.grad[x], c.n[x] * sizeof(float));
                assert(same_bits(first[x], c.grad[x], c.n[x]));
            }
            if (!filling) first_output = malloc(c.outputs * sizeof(float));
            if (!filling) memcpy(first_output, c.output, c.outputs * sizeof(float));
            assert(same_bits(first_output, c.output, c.outputs));
        }
        for (int x = 0; x < ARRAYS; x++) free(first[x]);
        free(first_output);
        drop(&c);
    }
    assert(poisoned > 1000);
}

static void results_alone_have_the_same_bits(void) {
    for (uint64_t seed = 4000; seed < 4060; seed++) {
        heads_case c;
        float *all[ARRAYS];
        chance r = {seed};
        draw(&c, seed, (attention_draw){20, 6, .spread = 1});
        run(&c);
        for (int x = 0; x < ARRAYS; x++) {
            all[x] = c.grad[x];
            c.grad[x] = numbers(&r, c.n[x], 1);
        }
        float *x_grad = c.x_grad;
        c.x_grad = numbers(&r, c.outputs, 1);
        connect(&c);
        const attn_multi_head_grads every = c.grads;
        float **out[] = {&c.grads.query_grad, &c.grads.key_grad, &c.grads.value_grad,
                         &c.grads.wq_grad,    &c.grads.wk_grad,  &c.grads.wv_grad,
                         &c.grads.wo_grad,    &c.grads.bq_grad,  &c.grads.bk_grad,
                         &c.grads.bv_grad,    &c.grads.bo_grad,  &c.grads.bias_grad};
        for (int x = 0; x <= ARRAYS; x++) { /* the last one is x_grad */
            for (int y = 0; y < ARRAYS; y++)
                if (y != x) *out[y] = NULL;
            if (x < ARRAYS) c.grads.x_grad = NULL;
            int32_t status = attn_multi_head_grad(&c.args, &c.grads);
            assert(status == ATTN_OK);
            assert(x == ARRAYS || same_bits(all[x], c.grad[x], c.n[x]));
            assert(x < ARRAYS || !c.self || same_bits(x_grad, c.x_grad, c.outputs));
            c.grads = every;
        }
        for (int x = 0; x < ARRAYS; x++) free(all[x]);
        free(x_grad);
        drop(&c);
    }
}

/* ── The contract by value ──────────────────────────────────────────────────────────────────── */

static int all_nan(const float *x, size_t n) {
    for (size_t at = 0; at < n; at++)
        if (x[at] == x[at]) return 0;
    return 1;
}

static int all_finite(const float *x, size_t n) {
    for (size_t at = 0; at < n; at++)
        if (!(x[at] - x[at] == 0)) return 0;
    return 1;
}

/* One item, two heads of size 2; query 0 sees nothing, query 1 the first two of three keys. */
static void empty_rows_follow_the_policy(void) {
    static const uint8_t mask[6] = {0, 0, 0, 1, 1, 0};
    static float x[3 * 4], w[16], b[4], output[8], output_grad[8], g[12][16];
    chance r = {5};
    attn_multi_head_args a;
    attn_multi_head_grads grads;
    for (int n = 0; n < 12; n++) x[n] = (float)chance_normal(&r);
    for (int n = 0; n < 16; n++) w[n] = (float)chance_normal(&r);
    for (int n = 0; n < 8; n++) output_grad[n] = (float)chance_normal(&r);
    for (int n = 0; n < 4; n++) b[n] = (float)chance_normal(&r);
    x[8] = NAN; /* the third key, which nobody sees */
    attn_multi_head_init(&a);
    a.attention.H = a.attention.Hkv = 2, a.attention.Tq = 2, a.attention.Tk = 3;
    a.attention.mask = mask, a.attention.mask_kind = ATTN_MASK_ATTEND;
    a.attention.mask_shape[2] = 2, a.attention.mask_shape[3] = 3;
    a.D = a.key_dim = a.value_dim = 4;
    a.query = a.key = a.value = x;
    a.wq = a.wk = a.wv = a.wo = w;
    a.bq = a.bk = a.bv = a.bo = b;
    a.output = output;
    grads = (attn_multi_head_grads){output_grad, NULL, g[0], g[1], g[2], g[3],  g[4],
                                    g[5],        g[6], g[7], g[8], g[9], g[10], NULL};

    int32_t status = attn_multi_head(&a);
    assert(status == ATTN_OK && a.attention.empty_row_count == 2); /* in each head */
    assert(all_nan(output, 4) && all_finite(output + 4, 4));
    status = attn_multi_head_grad(&a, &grads);
    assert(status == ATTN_OK && a.attention.empty_row_count == 2);
    assert(all_nan(g[0], 4) && all_finite(g[0] + 4, 4));
    assert(all_finite(g[1], 12) && all_finite(g[2], 12));
    assert(all_nan(g[3], 16) && all_nan(g[6], 16) && all_nan(g[7], 4)); /* wq, wo, bq */
    assert(all_finite(g[4], 16) && all_finite(g[5], 16));               /* wk, wv */
    assert(all_finite(g[8], 4) && all_finite(g[9], 4) && all_finite(g[10], 4));

    a.attention.empty_rows = ATTN_EMPTY_ZERO;
    x[0] = INFINITY; /* the query that sees nothing */
    status = attn_multi_head(&a);
    assert(status == ATTN_OK && memcmp(output, b, sizeof b) == 0);
    x[0] = 1; /* the first key is the same token */
    status = attn_multi_head_grad(&a, &grads);
    assert(status == ATTN_OK);
    for (int n = 0; n < 11; n++) assert(all_finite(g[n], n < 3 ? 8 : n < 7 ? 16 : 4));
    for (int n = 0; n < 4; n++) assert(g[0][n] == 0);

    a.attention.empty_rows = ATTN_EMPTY_THROW;
    status = attn_multi_head(&a);
    assert(status == ATTN_EMPTY_ROW && strcmp(attn_last_error()->call, "multiHead") == 0);
    status = attn_multi_head_grad(&a, &grads);
    assert(status == ATTN_EMPTY_ROW && strcmp(attn_last_error()->call, "multiHeadGrad") == 0);
    assert(attn_memory_used() == 0);
}

static void refuse(heads_case *c, int32_t status, const char *argument, int backward) {
    int32_t got = backward ? attn_multi_head_grad(&c->args, &c->grads) : attn_multi_head(&c->args);
    if (got != status || strcmp(attn_last_error()->argument, argument))
        printf("%d %s\n", got, attn_last_error()->message);
    assert(got == status && strcmp(attn_last_error()->argument, argument) == 0);
    assert(attn_memory_used() == 0);
}

static void bad_arguments_are_refused(void) {
    heads_case c;
    uint64_t seed = 0;
    const attention_draw how = {6, 4, .spread = 1, .plain = 1};
    for (draw(&c, seed, how); c.self || c.args.attention.H < 4 || !c.n[BQ]; draw(&c, ++seed, how))
        drop(&c);
    const heads_case good = c;
    for (int backward = 0; backward < 2; backward++) {
        c = good, c.args.D++, refuse(&c, ATTN_BAD_SHAPE, "H", backward);
        c = good, c.args.attention.Hkv = 3, refuse(&c, ATTN_BAD_SHAPE, "Hkv", backward);
        c = good, c.args.attention.Tq = -1, refuse(&c, ATTN_BAD_SHAPE, "Tq", backward);
        c = good, c.args.key_dim = -1, refuse(&c, ATTN_BAD_SHAPE, "keyDim", backward);
        c = good, c.args.attention.B = c.args.attention.Tk = INT32_MAX;
        refuse(&c, ATTN_BAD_SHAPE, sizeof(void *) == 8 ? "key" : "query", backward);
        c = good, c.args.wo = NULL, refuse(&c, ATTN_BAD_TYPE, "wo", backward);
        c = good, c.args.value = NULL, refuse(&c, ATTN_BAD_TYPE, "value", backward);
        c = good, c.args.attention.scale = INFINITY;
        refuse(&c, ATTN_BAD_VALUE, "scale", backward);
    }
    c = good, c.args.output = NULL, refuse(&c, ATTN_BAD_TYPE, "output", 0);
    c = good, c.grads.output_grad = NULL, refuse(&c, ATTN_BAD_TYPE, "outputGrad", 1);
    c = good, c.grads.x_grad = c.x_grad, refuse(&c, ATTN_BAD_VALUE, "xGrad", 1);
    c = good, c.grads.bias_grad = c.x_grad, refuse(&c, ATTN_BAD_VALUE, "biasGrad", 1);
    c = good;
    drop(&c);
}

static void running_out_of_memory_leaves_nothing_behind(void) {
    heads_case c;
    draw(&c, 12, (attention_draw){30, 8, .spread = 1});
    for (int backward = 0; backward < 2; backward++) {
        int refused = 0;
        for (size_t limit = 1;; limit = limit * 9 / 8 + 1) {
            attn_memory_limit(limit);
            int32_t status =
                backward ? attn_multi_head_grad(&c.args, &c.grads) : attn_multi_head(&c.args);
            assert(attn_memory_used() == 0);
            if (status == ATTN_OK) break;
            assert(status == ATTN_OUT_OF_MEMORY);
            refused++;
        }
        assert(refused > 20);
    }
    attn_memory_limit(0);
    drop(&c);
}

/* ── Splitting ──────────────────────────────────────────────────────────────────────────────── */

static void heads_are_split_and_merged(void) {
    enum { B = 2, T = 3, H = 4, d = 5, N = B * T * H * d };
    float x[N], split[N], merged[N], wrong[N];
    for (int n = 0; n < N; n++) x[n] = (float)n;
    int32_t status = attn_split_heads(split, x, B, T, H, d) ||
                     attn_merge_heads(merged, split, B, T, H, d) ||
                     attn_split_heads_by_reshape(wrong, x, B, T, H, d);
    assert(status == ATTN_OK);
    for (int b = 0; b < B; b++)
        for (int h = 0; h < H; h++)
            for (int t = 0; t < T; t++)
                for (int c = 0; c < d; c++)
                    assert(split[((b * H + h) * T + t) * d + c] == ((b * T + t) * H + h) * d + c);
    assert(same_bits(merged, x, N) && same_bits(wrong, x, N));

    assert(attn_split_heads(NULL, NULL, INT32_MAX, INT32_MAX, INT32_MAX, 0) == ATTN_OK);
    assert(attn_split_heads(split, x, 1, -1, 1, 1) == ATTN_BAD_SHAPE);
    assert(attn_merge_heads(split, x, INT32_MAX, INT32_MAX, INT32_MAX, 1) == ATTN_BAD_SHAPE);
    assert(attn_merge_heads(NULL, x, 1, 1, 1, 1) == ATTN_BAD_TYPE);
}

int main(void) {
    formulas_agree_with_finite_differences();
    random_shapes();
    what_no_query_sees_leaves_no_trace();
    results_alone_have_the_same_bits();
    empty_rows_follow_the_policy();
    bad_arguments_are_refused();
    running_out_of_memory_leaves_nothing_behind();
    heads_are_split_and_merged();
    return 0;
}
