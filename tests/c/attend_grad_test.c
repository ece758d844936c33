/* The gradients of attention: the formulas against finite differences, the core against the
 * formulas. */
#include "support/attention_case.h"
#include "support/differences.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ── Helpers ────────────────────────────────────────────────────────────────────────────────── */

/* All four gradients, packed. */
typedef struct gradients {
    double *wide[4];
    float *plain[4];
    size_t n[4];
} gradients;

static gradients formulas(const attention_case *c) {
    gradients g = {.n = {c->q.numbers, c->k.numbers, c->v.numbers, c->bias_numbers}};
    for (int x = 0; x < 4; x++) {
        g.wide[x] = calloc(g.n[x] + 1, sizeof(double));
        g.plain[x] = calloc(g.n[x] + 1, sizeof(float));
    }
    f64_formula_backward(&c->f64, c->output_grad.wide, g.wide[0], g.wide[1], g.wide[2],
                         c->bias ? g.wide[3] : NULL);
    f32_formula_backward(&c->f32, c->output_grad.packed, g.plain[0], g.plain[1], g.plain[2],
                         c->bias ? g.plain[3] : NULL);
    return g;
}

static void gradients_free(gradients *g) {
    for (int x = 0; x < 4; x++) free(g->wide[x]), free(g->plain[x]);
}

/* What the core wrote, packed; index as in gradients. */
static float *collect(const attention_case *c, int x) {
    const tensor *tensors[] = {&c->q_grad, &c->k_grad, &c->v_grad};
    if (x < 3) return tensor_collect(tensors[x]);
    float *copy = malloc((c->bias_numbers + 1) * sizeof *copy);
    if (c->bias_numbers) memcpy(copy, c->bias_grad, c->bias_numbers * sizeof *copy);
    return copy;
}

static double worst_excess(attention_case *c) {
    gradients g = formulas(c);
    double worst = 0;
    int32_t status = attn_attention_grad(&c->args, &c->grads);
    if (status) printf("%s\n", attn_last_error()->message);
    assert(status == ATTN_OK);
    for (int x = 0; x < 4; x++) {
        float *got = collect(c, x);
        worst = fmax(worst, excess(got, g.wide[x], g.plain[x], g.n[x]));
        free(got);
    }
    gradients_free(&g);
    return worst;
}

typedef void for_each_fn(void);

static void with_every_kernel_set(for_each_fn *test) {
    char names[64];
    strcpy(names, attn_kernel_sets());
    for (char *name = strtok(names, " "); name; name = strtok(NULL, " ")) {
        int32_t status = attn_kernel_select(name);
        assert(status == ATTN_OK);
        printf("  %-8s ", name);
        test();
    }
}

/* ── The formulas themselves ────────────────────────────────────────────────────────────────── */

static double loss(const void *context) {
    const attention_case *c = context;
    double *out = calloc(c->output_grad.numbers + 1, sizeof *out), sum = 0;
    f64_formula_forward(&c->f64, out, NULL, NULL);
    for (size_t x = 0; x < c->output_grad.numbers; x++)
        if (out[x] == out[x]) sum += out[x] * c->output_grad.wide[x]; /* empty rows are NaN */
    free(out);
    return sum;
}

static void formulas_agree_with_finite_differences(void) {
    double worst = 0;
    int numbers = 0, nonzero = 0;
    for (uint64_t seed = 0; seed < 260; seed++) {
        attention_case c;
        attention_case_draw(&c, seed, (attention_draw){5, 4, .spread = 1});
        gradients g = formulas(&c);
        double *inputs[] = {c.q.wide, c.k.wide, c.v.wide, c.bias_wide};
        for (int x = 0; x < 4; x++)
            for (size_t at = 0; at < g.n[x]; at++) {
                const double analytic = g.wide[x][at];
                if (analytic != analytic) continue; /* an empty row's */
                if (inputs[x][at] == -INFINITY) {
                    assert(analytic == 0);
                    continue;
                }
                double error = difference_error(analytic, &inputs[x][at], loss, &c);
                if (!(error <= worst)) worst = error;
                numbers++;
                nonzero += fabs(analytic) > 1e-3;
            }
        gradients_free(&g);
        attention_case_free(&c);
    }
    printf("finite differences: %d numbers, worst error %.2g\n", numbers, worst);
    assert(worst <= 1e-7);
    assert(nonzero > numbers / 3);
}

/* ── The core against the formulas ──────────────────────────────────────────────────────────── */

static double worst_of(int cases, attention_draw how, uint64_t seed) {
    double worst = 0;
    for (int n = 0; n < cases; n++) {
        attention_case c;
        attention_case_draw(&c, seed + (uint64_t)n, how);
        double found = worst_excess(&c);
        if (found > 1) printf("case %llu: %.3g\n", (unsigned long long)seed + n, found);
        worst = fmax(worst, found);
        attention_case_free(&c);
    }
    return worst;
}

static void random_shapes(void) {
    double small = worst_of(300, (attention_draw){20, 12, .spread = 1}, 1000);
    double wide = worst_of(40, (attention_draw){300, 40, .spread = 1}, 2000);
    double peaked = worst_of(40, (attention_draw){300, 40, .spread = 5}, 3000);
    double plain = worst_of(4, (attention_draw){600, 70, .spread = 1, .plain = 1}, 4000);
    printf("of the bound: small %.2f, up to 300 %.2f, peaked %.2f, without masks %.2f\n", small,
           wide, peaked, plain);
    assert(small <= 1 && wide <= 1 && peaked <= 1 && plain <= 1);
}

/* NaN and ∞ in any token: what is finite by the formulas, in which no pair that is not seen takes
 * part, stays finite and right. */
static void poison_stays_where_the_formula_has_it(void) {
    static const float poisons[] = {NAN, INFINITY, -INFINITY};
    double worst = 0;
    size_t finite = 0, poisoned = 0;
    for (uint64_t seed = 5000; seed < 5400; seed++) {
        attention_case c;
        chance r = {seed};
        attention_case_draw(&c, seed, (attention_draw){seed % 10 ? 20 : 200, 8, .spread = 1});
        tensor *tensors[] = {&c.q, &c.k, &c.v, &c.output_grad};
        for (int x = 0; x < 4; x++)
            for (size_t at = 0; at < tensors[x]->numbers; at++)
                if (chance_one_in(&r, 12 * tensors[x]->d))
                    tensors[x]->packed[at] = poisons[chance_below(&r, 3)];
        attention_case_refresh(&c);
        gradients g = formulas(&c);
        int32_t status = attn_attention_grad(&c.args, &c.grads);
        assert(status == ATTN_OK);
        for (int x = 0; x < 4; x++) {
            float *got = collect(&c, x);
            for (size_t at = 0; at < g.n[x]; at++) {
                const int is_finite = g.wide[x][at] - g.wide[x][at] == 0;
                assert((got[at] - got[at] == 0) == is_finite);
                finite += (size_t)is_finite, poisoned += !is_finite;
                if (is_finite) continue;
                got[at] = 0, g.wide[x][at] = 0, g.plain[x][at] = 0;
            }
            worst = fmax(worst, excess(got, g.wide[x], g.plain[x], g.n[x]));
            free(got);
        }
        gradients_free(&g);
        attention_case_free(&c);
    }
    printf("poison: %zu finite, %zu not; of the bound %.2f\n", finite, poisoned, worst);
    assert(worst <= 1);
    assert(finite > 10000 && poisoned > 10000);
}

/* ── The contract by value ──────────────────────────────────────────────────────────────────── */

/* Two queries, two keys of size 1; a case without options whose parts tests then change. */
typedef struct tiny {
    attn_attention_args args;
    attn_attention_grads grads;
    float q[2], k[2], v[2], output_grad[2], q_grad[2], k_grad[2], v_grad[2];
} tiny;

static void tiny_init(tiny *t) {
    *t = (tiny){.q = {1, 2}, .k = {3, 4}, .v = {5, 6}, .output_grad = {1, 1}};
    attn_attention_init(&t->args);
    attn_attention_grads_init(&t->grads);
    t->args.Tq = t->args.Tk = 2;
    t->args.q = t->q, t->args.k = t->k, t->args.v = t->v;
    t->grads.output_grad = t->output_grad;
    t->grads.q_grad = t->q_grad, t->grads.k_grad = t->k_grad, t->grads.v_grad = t->v_grad;
}

/* Row 0 loses its only key to the mask: empty by the meeting of causal and mask. */
static void empty_rows_follow_the_policy(void) {
    static const uint8_t mask[4] = {0, 1, 1, 1};
    tiny t;
    tiny_init(&t);
    t.args.causal = 1;
    t.args.mask = mask, t.args.mask_kind = ATTN_MASK_ATTEND;
    t.args.mask_shape[2] = t.args.mask_shape[3] = 2;
    t.q[0] = NAN, t.output_grad[0] = INFINITY; /* an empty row's numbers reach nobody */

    int32_t status = attn_attention_grad(&t.args, &t.grads);
    assert(status == ATTN_OK && t.args.empty_row_count == 1);
    assert(t.q_grad[0] != t.q_grad[0]);
    for (int x = 0; x < 2; x++) {
        assert(t.k_grad[x] - t.k_grad[x] == 0);
        assert(t.v_grad[x] - t.v_grad[x] == 0);
    }
    assert(fabsf(t.v_grad[0] + t.v_grad[1] - 1) <= 1e-6f); /* row 1's weights */

    t.args.empty_rows = ATTN_EMPTY_ZERO;
    status = attn_attention_grad(&t.args, &t.grads);
    assert(status == ATTN_OK && t.args.empty_row_count == 1 && t.q_grad[0] == 0);

    t.args.empty_rows = ATTN_EMPTY_THROW;
    status = attn_attention_grad(&t.args, &t.grads);
    assert(status == ATTN_EMPTY_ROW);
    assert(attn_memory_used() == 0);
}

/* A bias that a whole row shares moves no weight: 0 to the bit, however many equal rows there are. */
static void a_bias_for_whole_rows_has_no_gradient(void) {
    enum { Tq = 512, Tk = 3, D = 4 };
    float q[Tq * D], k[Tk * D], v[Tk * D], output_grad[Tq * D], bias = 0.3f, grad = 7;
    chance r = {77};
    for (int n = 0; n < Tk * D; n++)
        k[n] = (float)chance_normal(&r), v[n] = (float)chance_normal(&r);
    for (int n = 0; n < Tq * D; n++) q[n] = k[n % D], output_grad[n] = v[n % D];
    attn_attention_args a;
    attn_attention_grads g;
    attn_attention_init(&a);
    attn_attention_grads_init(&g);
    a.Tq = Tq, a.Tk = Tk, a.dk = a.dv = D, a.q = q, a.k = k, a.v = v, a.bias = &bias;
    g.output_grad = output_grad, g.bias_grad = &grad;
    assert(attn_attention_grad(&a, &g) == ATTN_OK && grad == 0);
    q[5] = NAN;
    assert(attn_attention_grad(&a, &g) == ATTN_OK && grad != grad);
}

static void no_keys_no_queries_no_values(void) {
    tiny t;
    tiny_init(&t);
    t.args.Tk = 0;
    int32_t status = attn_attention_grad(&t.args, &t.grads);
    assert(status == ATTN_OK && t.args.empty_row_count == 2);
    assert(t.q_grad[0] != t.q_grad[0] && t.q_grad[1] != t.q_grad[1]);

    tiny_init(&t);
    t.args.Tq = 0;
    t.k_grad[0] = t.v_grad[1] = 7;
    status = attn_attention_grad(&t.args, &t.grads);
    assert(status == ATTN_OK && t.args.empty_row_count == 0);
    assert(t.k_grad[0] == 0 && t.v_grad[1] == 0);

    tiny_init(&t);
    t.args.B = 0;
    t.k_grad[0] = 7;
    status = attn_attention_grad(&t.args, &t.grads);
    assert(status == ATTN_OK && t.k_grad[0] == 7);

    tiny_init(&t);
    t.args.dv = 0;
    t.q_grad[0] = t.k_grad[0] = 7;
    status = attn_attention_grad(&t.args, &t.grads);
    assert(status == ATTN_OK && t.q_grad[0] == 0 && t.k_grad[0] == 0);
}

/* All scores of a row −∞ by overflow, or one +∞: NaN by the formula, 0 where not seen. */
static void rows_without_a_softmax_are_nan(void) {
    for (int sign = -1; sign <= 1; sign += 2) {
        tiny t;
        tiny_init(&t);
        t.args.causal = 1;
        t.q[0] = 3e38f, t.k[0] = (float)sign * 3e38f;
        t.q[1] = 0;
        int32_t status = attn_attention_grad(&t.args, &t.grads);
        assert(status == ATTN_OK && t.args.empty_row_count == 0);
        assert(t.q_grad[0] != t.q_grad[0] && t.k_grad[0] != t.k_grad[0]);
        assert(t.v_grad[0] != t.v_grad[0]);
        assert(fabsf(t.v_grad[1] - 0.5f) <= 1e-6f && t.k_grad[1] == 0);
    }
}

/* dS·K may pass float32 where scale·dS·K does not; what passes it by rights is ∞. */
static void a_sum_beyond_float32_is_scaled_in_time(void) {
    for (int far = 0; far < 2; far++) {
        tiny t;
        tiny_init(&t);
        t.args.scale = far ? 1 : 0.125f;
        t.q[0] = t.q[1] = 0;
        t.k[0] = 3e38f, t.k[1] = -3e38f;
        t.v[0] = 1, t.v[1] = -1;
        t.output_grad[0] = t.output_grad[1] = 8;
        int32_t status = attn_attention_grad(&t.args, &t.grads);
        assert(status == ATTN_OK);
        for (int x = 0; x < 2; x++)
            assert(far ? t.q_grad[x] == INFINITY : fabsf(t.q_grad[x] / 3e38f - 1) <= 1e-6f);
    }
}

static void expect(tiny *t, int32_t status, const char *argument) {
    int32_t got = attn_attention_grad(&t->args, &t->grads);
    assert(got == status);
    assert(strcmp(attn_last_error()->argument, argument) == 0);
    assert(strcmp(attn_last_error()->call, "attentionGrad") == 0);
    assert(attn_memory_used() == 0);
}

static void bad_arguments_are_refused(void) {
    tiny t;
    tiny_init(&t), t.grads.output_grad = NULL, expect(&t, ATTN_BAD_TYPE, "outputGrad");
    tiny_init(&t), t.grads.bias_grad = t.q_grad, expect(&t, ATTN_BAD_VALUE, "biasGrad");
    tiny_init(&t), t.args.Tq = -1, expect(&t, ATTN_BAD_SHAPE, "Tq");
    tiny_init(&t), t.args.H = 3, t.args.Hkv = 2, expect(&t, ATTN_BAD_SHAPE, "Hkv");
    tiny_init(&t), t.args.scale = INFINITY, expect(&t, ATTN_BAD_VALUE, "scale");
    tiny_init(&t), t.args.B = t.args.H = t.args.Hkv = 1 << 30;
    t.args.Tq = t.args.dk = 1 << 30, expect(&t, ATTN_BAD_SHAPE, "q");

    /* What the forward call would write, and where, is nobody's business here. */
    tiny_init(&t), t.args.weights = t.q_grad;
    int32_t status = attn_attention_grad(&t.args, &t.grads);
    assert(status == ATTN_OK);
}

static void running_out_of_memory_leaves_nothing_behind(void) {
    attention_case c;
    attention_case_draw(&c, 77, (attention_draw){40, 8, .spread = 1});
    int refused = 0;
    for (size_t limit = 1;; limit = limit * 5 / 4 + 1) {
        attn_memory_limit(limit);
        int32_t status = attn_attention_grad(&c.args, &c.grads);
        assert(attn_memory_used() == 0);
        if (status == ATTN_OK) break;
        assert(status == ATTN_OUT_OF_MEMORY);
        refused++;
    }
    attn_memory_limit(0);
    assert(refused > 20);
    attention_case_free(&c);
}

/* ── Invariants, bit for bit ────────────────────────────────────────────────────────────────── */

static void each_gradient_alone_has_the_same_bits(void) {
    for (uint64_t seed = 6000; seed < 6040; seed++) {
        attention_case c;
        attention_case_draw(&c, seed, (attention_draw){200, 20, .spread = 1});
        attn_attention_grad(&c.args, &c.grads);
        float *all[4],
            **wanted[4] = {&c.grads.q_grad, &c.grads.k_grad, &c.grads.v_grad, &c.grads.bias_grad};
        const size_t n[4] = {c.q.numbers, c.k.numbers, c.v.numbers, c.bias_numbers};
        const int64_t empty_rows = c.args.empty_row_count;
        for (int x = 0; x < 4; x++) all[x] = collect(&c, x);
        for (int subset = 0; subset < 16; subset++) {
            const attn_attention_grads kept = c.grads;
            for (int x = 0; x < 4; x++)
                if (!(subset >> x & 1)) *wanted[x] = NULL;
            int32_t status = attn_attention_grad(&c.args, &c.grads);
            assert(status == ATTN_OK && c.args.empty_row_count == empty_rows);
            c.grads = kept;
            for (int x = 0; x < 4; x++) {
                float *got = collect(&c, x);
                assert(memcmp(got, all[x], n[x] * sizeof *got) == 0);
                free(got);
            }
        }
        for (int x = 0; x < 4; x++) free(all[x]);
        attention_case_free(&c);
    }
}

static void the_future_changes_no_earlier_gradient(void) {
    enum { T = 300, d = 8, FROM = 150 };
    static float x[T * d], o[T * d], before[T * d], after[T * d];
    chance r = {9};
    attn_attention_args a;
    attn_attention_grads g;
    for (int n = 0; n < T * d; n++)
        x[n] = (float)chance_normal(&r), o[n] = (float)chance_normal(&r);
    attn_attention_init(&a);
    attn_attention_grads_init(&g);
    a.Tq = a.Tk = T, a.dk = a.dv = d, a.causal = 1;
    a.q = a.k = a.v = x;
    g.output_grad = o, g.q_grad = before;
    attn_attention_grad(&a, &g);
    for (int n = FROM * d; n < T * d; n++) x[n] = n % 3 ? (float)chance_normal(&r) : NAN;
    g.q_grad = after;
    attn_attention_grad(&a, &g);
    assert(memcmp(before, after, FROM * d * sizeof *x) == 0);
    assert(memcmp(before, after, T * d * sizeof *x) != 0);
}

/* The bound must be able to refuse: small wrongs in a gradient that is right. */
static void planted_errors_are_caught(void) {
    attention_case c;
    attention_case_draw(&c, 8, (attention_draw){40, 16, .spread = 1, .plain = 1});
    gradients g = formulas(&c);
    attn_attention_grad(&c.args, &c.grads);
    float *right = collect(&c, 1);
    assert(excess(right, g.wide[1], g.plain[1], g.n[1]) <= 1);
    right[3] += 2e-5f;
    assert(excess(right, g.wide[1], g.plain[1], g.n[1]) > 1);
    right[3] = NAN;
    assert(excess(right, g.wide[1], g.plain[1], g.n[1]) > 1);
    free(right);

    /* A scale one part in a thousand off. */
    c.args.scale = (float)(c.f64.scale * 1.001);
    assert(worst_excess(&c) > 1);
    gradients_free(&g);
    attention_case_free(&c);
}

int main(void) {
    formulas_agree_with_finite_differences();
    with_every_kernel_set(random_shapes);
    with_every_kernel_set(poison_stays_where_the_formula_has_it);
    empty_rows_follow_the_policy();
    a_bias_for_whole_rows_has_no_gradient();
    no_keys_no_queries_no_values();
    rows_without_a_softmax_are_nan();
    with_every_kernel_set(a_sum_beyond_float32_is_scaled_in_time);
    bad_arguments_are_refused();
    running_out_of_memory_leaves_nothing_behind();
    each_gradient_alone_has_the_same_bits();
    the_future_changes_no_earlier_gradient();
    planted_errors_are_caught();
    return 0;
}
