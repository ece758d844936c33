/* attn_attention against the formula in double precision: shapes, masks, layouts, every path and kernel set. */
#include "support/attention_case.h"
#include "support/cases.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static tally all; /* what the whole program found */

#define EXPECT(claim) expect_true(&all, claim, #claim)

/* Everything one call can return, by the core and by the formulas. */
typedef struct results {
    size_t rows, outputs, weights_n;
    float *output, *weights, *scores, *lse;
    double *output64, *weights64, *lse64;
    float *output32, *weights32, *lse32;
} results;

static results results_new(const attention_case *c) {
    const attn_attention_args *a = &c->args;
    size_t rows = (size_t)a->B * a->H * a->Tq, outputs = rows * a->dv, weights = rows * a->Tk;
    results r = {.rows = rows, .outputs = outputs, .weights_n = weights};
    r.weights = buffer_new(weights), r.scores = buffer_new(weights), r.lse = buffer_new(rows);
    r.output64 = malloc((outputs + 1) * sizeof(double));
    r.weights64 = malloc((weights + 1) * sizeof(double));
    r.lse64 = malloc((rows + 1) * sizeof(double));
    r.output32 = malloc((outputs + 1) * sizeof(float));
    r.weights32 = malloc((weights + 1) * sizeof(float));
    r.lse32 = malloc((rows + 1) * sizeof(float));
    f64_formula_forward(&c->f64, r.output64, r.weights64, r.lse64);
    f32_formula_forward(&c->f32, r.output32, r.weights32, r.lse32);
    return r;
}

static void results_free(results *r) {
    buffer_free(&all, r->weights, (ptrdiff_t)r->weights_n);
    buffer_free(&all, r->scores, (ptrdiff_t)r->weights_n);
    buffer_free(&all, r->lse, (ptrdiff_t)r->rows);
    free(r->output64), free(r->weights64), free(r->lse64);
    free(r->output32), free(r->weights32), free(r->lse32);
}

static void expect_within_bound(const char *what, double excess_found) {
    char claim[96];
    if (excess_found > all.worst && excess_found <= 1) all.worst = excess_found;
    all.compared++, all.nonzero++;
    if (excess_found <= 1) return;
    snprintf(claim, sizeof claim, "%s is %.3g times its bound off", what, excess_found);
    expect_true(&all, 0, claim);
}

/* Row sums are 1 within 4 units × √T; blocked keys weigh exactly 0; no weight is outside 0 … 1. */
static void check_weights(const results *r, const attn_attention_args *a) {
    for (size_t row = 0; row < r->rows; row++) {
        const float *w = r->weights + row * a->Tk;
        const double *w64 = r->weights64 + row * a->Tk;
        double sum = 0;
        int finite = 1;
        for (int j = 0; j < a->Tk; j++) {
            sum += w[j];
            if (w64[j] != w64[j]) finite = 0;
            EXPECT(!(w[j] < 0) && !(w[j] > 1));
        }
        if (finite && r->lse64[row] != -INFINITY)
            EXPECT(fabs(sum - 1) <= 4 * 0x1p-23 * sqrt(a->Tk));
    }
}

static int64_t empty_rows(const results *r) {
    int64_t n = 0;
    for (size_t row = 0; row < r->rows; row++) n += r->lse64[row] == -INFINITY;
    return n;
}

static void check_call(attention_case *c, results *r, const char *what) {
    int32_t status = attn_attention(&c->args);
    all.what = what;
    if (status) printf("%s\n", attn_last_error()->message);
    EXPECT(status == ATTN_OK);
    EXPECT(c->args.empty_row_count == empty_rows(r));
    EXPECT(attn_memory_used() == 0);
    float *output = tensor_collect(&c->output);
    expect_within_bound("output", excess(output, r->output64, r->output32, r->outputs));
    free(output);
    if (c->args.log_sum_exp)
        expect_within_bound("log-sum-exp", excess(r->lse, r->lse64, r->lse32, r->rows));
    if (c->args.weights) {
        expect_within_bound("weights",
                            excess(r->weights, r->weights64, r->weights32, r->weights_n));
        check_weights(r, &c->args);
    }
}

static int sees(const f64_formula *f, int b, int h, int i, int j) {
    int at = i + (f->offsets ? f->offsets[b] : f->offset);
    return !(f->causal && j > at) && !(f->key_lengths && j >= f->key_lengths[b]) &&
           !(f->window_left >= 0 && j < at - f->window_left) &&
           !(f->window_right >= 0 && j > at + f->window_right) &&
           !(f->mask && f->mask[formula_broadcast(f->mask_shape, b, h, i, j)] != f->mask_sees);
}

/* Scores of the kind asked for, straight from the formula; raw kinds show blocked keys too. */
static void check_scores(const attention_case *c, const results *r, int kind) {
    const f64_formula *f = &c->f64;
    size_t at = 0;
    for (int b = 0; b < f->B; b++)
        for (int h = 0; h < f->H; h++)
            for (int i = 0; i < f->Tq; i++)
                for (int j = 0; j < f->Tk; j++, at++) {
                    const double *q = f->q + (((size_t)b * f->H + h) * f->Tq + i) * f->dk;
                    const double *k =
                        f->k + (((size_t)b * f->Hkv + h / (f->H / f->Hkv)) * f->Tk + j) * f->dk;
                    double s = 0, size = 0;
                    for (int x = 0; x < f->dk; x++)
                        s += f->scale * q[x] * k[x], size += fabs(f->scale * q[x] * k[x]);
                    if (kind != ATTN_SCORES_SCALED && f->softcap > 0)
                        s = f->softcap * tanh(s / f->softcap);
                    if (kind == ATTN_SCORES_MASKED) {
                        if (f->bias) s += f->bias[formula_broadcast(f->bias_shape, b, h, i, j)];
                        if (!sees(f, b, h, i, j)) s = -INFINITY;
                    }
                    /* dk + 1 roundings of the sum, one of scaling, and those of cap and bias. */
                    expect_close(&all, r->scores[at], s,
                                 (f->dk + 8) * 0x1p-24 * (size + fabs(isinf(s) ? 0 : s)),
                                 (ptrdiff_t)at);
                }
}

/* With and without weights, scores and log-sum-exp; every kernel set. */
static void check_all_paths(attention_case *c) {
    char names[64];
    strcpy(names, attn_kernel_sets());
    results r = results_new(c);
    for (char *name = strtok(names, " "); name; name = strtok(NULL, " ")) {
        EXPECT(attn_kernel_select(name) == ATTN_OK);
        check_call(c, &r, "output alone");
        c->args.log_sum_exp = r.lse;
        check_call(c, &r, "with log-sum-exp");
        c->args.weights = r.weights;
        check_call(c, &r, "with weights");
        for (int kind = 0; kind < 3; kind++) {
            c->args.scores_kind = kind;
            c->args.scores = r.scores;
            c->args.weights = kind == 1 ? NULL : r.weights;
            check_call(c, &r, "with scores");
            check_scores(c, &r, kind);
        }
        c->args.weights = c->args.scores = c->args.log_sum_exp = NULL;
    }
    results_free(&r);
}

static void random_cases(int cases, attention_draw how, uint64_t seed) {
    for (int n = 0; n < cases; n++) {
        attention_case c;
        attention_case_draw(&c, seed + (uint64_t)n, how);
        check_all_paths(&c);
        if (all.failures) printf("case %llu\n", (unsigned long long)seed + n);
        attention_case_free(&c);
        if (all.failures) return;
    }
}

/* ── Cases by value ─────────────────────────────────────────────────────────────────────────── */

/* A plain call on one head with q, k, v filled by `fill`. */
typedef struct small {
    attn_attention_args args;
    float *q, *k, *v, *out;
} small;

static small small_new(int Tq, int Tk, int dk, int dv) {
    small x;
    attn_attention_init(&x.args);
    seed s = {(uint64_t)(Tq * 1000 + Tk)};
    x.q = buffer_new(Tq * dk), x.k = buffer_new(Tk * dk), x.v = buffer_new(Tk * dv),
    x.out = buffer_new(Tq * dv);
    fill_regime(&s, x.q, Tq * dk, SMALL);
    fill_regime(&s, x.k, Tk * dk, SMALL);
    fill_regime(&s, x.v, Tk * dv, SMALL);
    x.args.Tq = Tq, x.args.Tk = Tk, x.args.dk = dk, x.args.dv = dv;
    x.args.q = x.q, x.args.k = x.k, x.args.v = x.v, x.args.output = x.out;
    return x;
}

static void small_free(small *x) {
    buffer_free(&all, x->q, x->args.Tq * x->args.dk),
        buffer_free(&all, x->k, x->args.Tk * x->args.dk);
    buffer_free(&all, x->v, x->args.Tk * x->args.dv),
        buffer_free(&all, x->out, x->args.Tq * x->args.dv);
}

static void degenerate_sizes(void) {
    for (int policy = 0; policy < 2; policy++) {
        float weights[4], lse[4];
        small x = small_new(3, 0, 4, 5);
        all.what = "Tk = 0";
        x.args.empty_rows = policy ? ATTN_EMPTY_ZERO : ATTN_EMPTY_NAN;
        x.args.k = x.args.v = NULL;
        x.args.log_sum_exp = lse;
        EXPECT(attn_attention(&x.args) == ATTN_OK);
        EXPECT(x.args.empty_row_count == 3);
        for (int n = 0; n < 15; n++) EXPECT(policy ? x.out[n] == 0 : x.out[n] != x.out[n]);
        EXPECT(lse[0] == -INFINITY && lse[2] == -INFINITY);
        small_free(&x);

        x = small_new(2, 2, 4, 0);
        all.what = "dv = 0";
        x.args.v = x.args.output = NULL;
        x.args.weights = weights;
        EXPECT(attn_attention(&x.args) == ATTN_OK);
        expect_close(&all, weights[0] + weights[1], 1, 0x1p-23, 0);
        small_free(&x);
    }
    small x = small_new(0, 3, 4, 4);
    all.what = "Tq = 0, B = 0";
    x.args.empty_row_count = 7;
    EXPECT(attn_attention(&x.args) == ATTN_OK && x.args.empty_row_count == 0);
    x.args.B = 0, x.args.Tq = 3;
    x.args.q = x.args.k = x.args.v = x.args.output = NULL;
    EXPECT(attn_attention(&x.args) == ATTN_OK && x.args.empty_row_count == 0);
    x.args.Tq = 0;
    small_free(&x);
}

static void empty_rows_can_be_refused(void) {
    small x = small_new(40, 50, 8, 8);
    all.what = "ATTN_EMPTY_THROW";
    x.args.empty_rows = ATTN_EMPTY_THROW;
    EXPECT(attn_attention(&x.args) == ATTN_OK);
    x.args.causal = 1, x.args.offset = -7;
    EXPECT(attn_attention(&x.args) == ATTN_EMPTY_ROW);
    EXPECT(x.args.empty_row_count == 7);
    EXPECT(!strcmp(attn_last_error()->call, "attention"));
    EXPECT(attn_memory_used() == 0);
    small_free(&x);
}

/* The check alone refuses what the call refuses, in the same words, and reads no tensor. */
static void checks_come_alone(void) {
    const int32_t longer = 6;
    uint8_t mask[15] = {[7] = 2};
    char message[100];
    small x = small_new(3, 5, 4, 4);
    all.what = "attn_attention_check";
    attn_attention_args check = x.args;
    check.q = check.k = check.v = (const float *)&check;
    EXPECT(attn_attention_check(&check) == ATTN_OK);

    x.args.key_lengths = check.key_lengths = &longer;
    EXPECT(attn_attention(&x.args) == ATTN_BAD_VALUE);
    snprintf(message, sizeof message, "%s", attn_last_error()->message);
    EXPECT(attn_attention_check(&check) == ATTN_BAD_VALUE);
    EXPECT(!strcmp(attn_last_error()->message, message));

    check.key_lengths = NULL, check.mask = mask, check.mask_kind = ATTN_MASK_ATTEND;
    check.mask_shape[2] = 3, check.mask_shape[3] = 5;
    EXPECT(attn_attention_check(&check) == ATTN_BAD_MASK);
    check.mask = NULL, check.q = NULL;
    EXPECT(attn_attention_check(&check) == ATTN_BAD_TYPE);
    EXPECT(attn_memory_used() == 0);
    small_free(&x);
}

/* What a blocked token holds changes not one bit of any result. */
static void blocked_tokens_leave_no_trace(void) {
    const int Tk = 300, dk = 16, dv = 20;
    const float poisons[] = {NAN, INFINITY, -INFINITY, 3e38f};
    for (int Tq = 1; Tq <= 70; Tq += 23)
        for (int weights = 0; weights < 2; weights++)
            for (int how = 0; how < 3; how++)
                for (int p = 0; p < 4; p++) {
                    small x = small_new(Tq, Tk, dk, dv);
                    uint8_t mask[300];
                    int32_t length = 200;
                    float *w = buffer_new(Tq * Tk), *w2 = buffer_new(Tq * Tk),
                          *out = buffer_new(Tq * dv);
                    all.what = how == 0   ? "poison after the length"
                               : how == 1 ? "poison in the future"
                                          : "poison under a mask";
                    for (int j = 0; j < Tk; j++) mask[j] = j % 3 != 1 && (j < 100 || j > 250);
                    if (how == 0) x.args.key_lengths = &length;
                    if (how == 1) x.args.causal = 1, x.args.offset = 110;
                    if (how == 2) {
                        x.args.mask = mask, x.args.mask_kind = ATTN_MASK_ATTEND;
                        x.args.mask_shape[3] = Tk;
                    }
                    if (weights) x.args.weights = w;
                    EXPECT(attn_attention(&x.args) == ATTN_OK);
                    memcpy(out, x.out, (size_t)Tq * dv * sizeof *out);
                    /* Only the last row may see key 110 + Tq − 1 of the causal case. */
                    for (int j = 0; j < Tk; j++) {
                        int seen = how == 0 ? j < length : how == 1 ? j < 110 + Tq - 1 : mask[j];
                        for (int c = 0; !seen && c < dk; c++) x.k[j * dk + c] = poisons[p];
                        for (int c = 0; !seen && c < dv; c += 3) x.v[j * dv + c] = poisons[p];
                    }
                    if (weights) x.args.weights = w2;
                    EXPECT(attn_attention(&x.args) == ATTN_OK);
                    int rows = how == 1 ? Tq - 1 : Tq;
                    EXPECT(!memcmp(out, x.out, (size_t)rows * dv * sizeof *out));
                    EXPECT(!weights || !memcmp(w, w2, (size_t)rows * Tk * sizeof *w));
                    for (int n = 0; n < rows * dv; n++) EXPECT(fabs(x.out[n]) <= 1);
                    buffer_free(&all, w, Tq * Tk), buffer_free(&all, w2, Tq * Tk),
                        buffer_free(&all, out, Tq * dv);
                    small_free(&x);
                }
}

/* NaN and infinities in tokens that are seen go where the formula takes them, and a row of NaN still weighs
 * blocked keys 0. */
static void seen_poison_spreads_as_in_the_formula(void) {
    const float poisons[] = {NAN, INFINITY, -INFINITY};
    for (uint64_t n = 0; n < 150; n++) {
        attention_case c;
        chance r = {n + 99};
        attention_case_draw(&c, 7000 + n, (attention_draw){.max_T = 60, .max_d = 9, .spread = 1});
        tensor *t[] = {&c.q, &c.k, &c.v};
        for (int x = 0; x < 3; x++)
            if (chance_one_in(&r, 2)) {
                int at = chance_below(&r, (int)t[x]->numbers);
                t[x]->packed[at] = poisons[chance_below(&r, 3)];
            }
        attention_case_refresh(&c);
        results want = results_new(&c);
        c.args.weights = n % 2 ? want.weights : NULL;
        check_call(&c, &want, "poison that is seen");
        results_free(&want);
        attention_case_free(&c);
    }
}

/* ── Regimes ────────────────────────────────────────────────────────────────────────────────── */

/* Two keys of scores a and b with values 0 and 1: the output is the second weight. */
static float second_weight(float a, float b, int rows) {
    float q[64], k[2] = {a, b}, v[2] = {0, 1}, out[64];
    attn_attention_args args;
    attn_attention_init(&args);
    for (int i = 0; i < rows; i++) q[i] = 1;
    args.Tq = rows, args.Tk = 2, args.scale = 1;
    args.q = q, args.k = k, args.v = v, args.output = out;
    EXPECT(attn_attention(&args) == ATTN_OK);
    for (int i = 1; i < rows; i++) EXPECT(!memcmp(out, out + i, sizeof *out));
    return out[rows - 1];
}

static void extreme_logits(void) {
    for (int rows = 1; rows <= 40; rows += 39) {
        all.what = "extreme logits";
        expect_close(&all, second_weight(1e4f, 1e4f, rows), 0.5, 0, 0);
        expect_close(&all, second_weight(-1e4f, 1e4f, rows), 1, 0, 0);
        expect_close(&all, second_weight(3e38f, 3e38f, rows), 0.5, 0, 0);
        expect_close(&all, second_weight(3e38f, -3e38f, rows), 0, 0, 0);
        expect_close(&all, second_weight(-3e38f, -INFINITY, rows), 0, 0, 0);
        expect_close(&all, second_weight(-INFINITY, -INFINITY, rows), NAN, 0, 0);
        expect_close(&all, second_weight(INFINITY, 0, rows), NAN, 0, 0);
        expect_close(&all, second_weight(NAN, 0, rows), NAN, 0, 0);
        /* One unit of the last place at 1000 is 2⁻¹⁴. */
        float up = nextafterf(1000, 2000);
        expect_close(&all, second_weight(1000, up, rows), 1 / (1 + exp(-0x1p-14)), 2e-7, 0);
        /* exp(−95) and exp(−103) are subnormal. */
        expect_close(&all, second_weight(95, 0, rows), exp(-95), exp(-95) * 1e-4, 0);
        expect_close(&all, second_weight(103, 0, rows), exp(-103), 0x1p-149, 0);
    }
}

/* Σ p·v of unnormalised weights passes the largest float32 here; the mean does not. */
static void large_values_do_not_overflow(void) {
    small x = small_new(40, 200, 4, 9);
    all.what = "large values";
    for (int n = 0; n < 200 * 9; n++) x.v[n] = 3e38f;
    EXPECT(attn_attention(&x.args) == ATTN_OK);
    for (int n = 0; n < 40 * 9; n++) expect_close(&all, x.out[n], 3e38f, 3e38 * 2e-6, n);
    small_free(&x);
}

/* Two products of a score pass float32 each, and cancel: both keys' scores are 0, whatever order a kernel adds in. With
 * few rows and with many, with weights returned and without, forward and backward. */
static void scores_do_not_overflow_on_their_way(void) {
    enum { MOST = 7, DK = 16 };
    const float huge = 0x1.8p64f; /* its products with q are exact, and two of them pass float32 */
    float q[MOST * DK], k[2 * DK] = {0}, v[] = {1, 2}, out[MOST], w[MOST * 2], ones[MOST], vg[2],
                              qg[MOST * DK];
    for (int n = 0; n < MOST * DK; n++) q[n] = 0x1p63f;
    for (int n = 0; n < MOST; n++) ones[n] = 1;
    for (int flip = 0; flip < 2; flip++)
        for (int rows = 1; rows <= MOST; rows += MOST - 1)
            for (int weights = 0; weights < 2; weights++) {
                k[0] = k[4] = flip ? huge : -huge;
                k[8] = k[12] = -k[0];
                attn_attention_args a;
                attn_attention_init(&a);
                a.Tq = rows, a.Tk = 2, a.dk = DK, a.scale = 1;
                a.q = q, a.k = k, a.v = v, a.output = out, a.weights = weights ? w : NULL;
                EXPECT(attn_attention(&a) == ATTN_OK);
                for (int i = 0; i < rows; i++) EXPECT(out[i] == 1.5f);
                for (int n = 0; weights && n < 2 * rows; n++) EXPECT(w[n] == 0.5f);
                attn_attention_grads g;
                attn_attention_grads_init(&g);
                g.output_grad = ones, g.v_grad = vg, g.q_grad = qg;
                EXPECT(attn_attention_grad(&a, &g) == ATTN_OK);
                EXPECT(vg[0] == 0.5f * (float)rows && vg[1] == vg[0]);
                EXPECT(qg[0] - qg[0] == 0);
            }
}

/* A finite "minus infinity" in a bias is an ordinary number: such rows are not empty. */
static void finite_minus_infinity(void) {
    const float lows[] = {-1e9f, -3.4028234663852886e38f};
    for (int l = 0; l < 2; l++) {
        float bias[30], lse[20];
        small x = small_new(20, 30, 4, 4);
        all.what = "finite minus infinity";
        for (int j = 0; j < 30; j++) bias[j] = lows[l];
        x.args.bias = bias, x.args.bias_shape[3] = 30, x.args.log_sum_exp = lse;
        for (int n = 0; n < 80; n++) x.k[n % 120] = 0;
        EXPECT(attn_attention(&x.args) == ATTN_OK && x.args.empty_row_count == 0);
        for (int n = 0; n < 80; n++) EXPECT(fabs(x.out[n]) <= 1);
        expect_close(&all, lse[3], lows[l], fabs(lows[l]) * 1e-6, 3);
        small_free(&x);
    }
}

/* Causality: another future token changes no bit of an earlier row. */
static void future_changes_no_bit(void) {
    small x = small_new(130, 130, 12, 12);
    float *before = buffer_new(130 * 12);
    all.what = "causality";
    x.args.causal = 1;
    EXPECT(attn_attention(&x.args) == ATTN_OK);
    memcpy(before, x.out, 130 * 12 * sizeof *before);
    for (int j = 100; j < 130; j++)
        for (int c = 0; c < 12; c++) x.k[j * 12 + c] = 100, x.v[j * 12 + c] = -50;
    EXPECT(attn_attention(&x.args) == ATTN_OK);
    EXPECT(!memcmp(before, x.out, 100 * 12 * sizeof *before));
    EXPECT(memcmp(before, x.out, 130 * 12 * sizeof *before) != 0);
    buffer_free(&all, before, 130 * 12);
    small_free(&x);
}

static void memory_is_bounded(void) {
    small x = small_new(4096, 4096, 8, 8);
    all.what = "memory";
    attn_memory_limit(1 << 21);
    x.args.Tq = 64; /* the scratch does not depend on it */
    EXPECT(attn_attention(&x.args) == ATTN_OK);
    x.args.Tq = 4096;
    x.args.causal = 1, x.args.offset = -4000;
    EXPECT(attn_attention(&x.args) == ATTN_OK);
    attn_memory_limit(1000);
    EXPECT(attn_attention(&x.args) == ATTN_OUT_OF_MEMORY);
    EXPECT(attn_memory_used() == 0);
    attn_memory_limit(0);
    EXPECT(attn_attention(&x.args) == ATTN_OK);
    small_free(&x);
}

int main(void) {
    all.subject = "attention";
    degenerate_sizes();
    empty_rows_can_be_refused();
    checks_come_alone();
    blocked_tokens_leave_no_trace();
    seen_poison_spreads_as_in_the_formula();
    extreme_logits();
    large_values_do_not_overflow();
    scores_do_not_overflow_on_their_way();
    finite_minus_infinity();
    future_changes_no_bit();
    memory_is_bounded();
    all.worst = 0;
    random_cases(250, (attention_draw){.max_T = 20, .max_d = 12, .spread = 1}, 100);
    random_cases(30, (attention_draw){.max_T = 290, .max_d = 70, .spread = 1}, 1000);
    random_cases(30, (attention_draw){.max_T = 150, .max_d = 30, .spread = 6}, 2000);
    random_cases(5, (attention_draw){.max_T = 600, .max_d = 112, .spread = 1, .plain = 1}, 3000);
    return tally_report(&all) != 0;
}
