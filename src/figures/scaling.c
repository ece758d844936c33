/* scaling.c: what the softmax does to random queries and keys, with the scaling by 1/√dk and
 * without. */
#include "attn.h"
#include "fail.h"

#include <math.h>
#include <string.h>

static const char call[] = "figures.scaling";

/* Draws of different dk lie this many random words apart, so that none shares its numbers with
 * another. */
#define WORDS_PER_SIZE ((int64_t)1 << 40)

/* Below this a weight counts as small. */
#define SMALL 1e-3f

/* One draw: random q[dk] and k[keys,dk], and what attention makes of them. */
typedef struct draw {
    const attn_figure_scaling_args *args;
    float *q, *k, *scores, *weights;
} draw;

static int64_t words_per_draw(const attn_figure_scaling_args *a) {
    return ((int64_t)a->keys + 1) * a->dk;
}

static int32_t check(const attn_figure_scaling_args *a) {
    const struct {
        const char *name;
        int32_t size, low;
    } sizes[] = {{"dk", a->dk, 1},
                 {"keys", a->keys, 1},
                 {"firstDraw", a->first_draw, 0},
                 {"draws", a->draws, 0}};
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        if (attn_check_size(call, sizes[s].name, sizes[s].size, sizes[s].low))
            return ATTN_BAD_SHAPE;
    if (words_per_draw(a) > INT32_MAX)
        return attn_fail(ATTN_BAD_SHAPE, call, "keys", "times dk is beyond 2147483647 numbers");
    if ((int64_t)a->first_draw + a->draws > WORDS_PER_SIZE / words_per_draw(a))
        return attn_fail(ATTN_BAD_SHAPE, call, "draws", "needs more than 2^40 random numbers");
    return ATTN_OK;
}

/* Room for one draw on the scratch stack. */
static int32_t take(draw *d, const attn_figure_scaling_args *a) {
    const size_t numbers = (size_t)words_per_draw(a) + 2 * (size_t)a->keys;
    float *room = attn_scratch(numbers * sizeof *room);
    if (!room) return attn_fail_memory(call, numbers * sizeof *room);
    *d =
        (draw){a, room, room + a->dk, room + words_per_draw(a), room + words_per_draw(a) + a->keys};
    return ATTN_OK;
}

/* The numbers of that draw are the same however draws are sliced. */
static int32_t fill(draw *d, int64_t number) {
    const attn_figure_scaling_args *a = d->args;
    attn_random stream;
    attn_random_init(&stream, a->seed);
    stream.position = (uint64_t)a->dk * WORDS_PER_SIZE + (uint64_t)(number * words_per_draw(a));
    return attn_random_normal(&stream, d->q, (int32_t)words_per_draw(a)); /* q, and k behind it */
}

/* The weights of the query, by the call that users make. */
static int32_t weigh(draw *d, int32_t scaled) {
    attn_attention_args a;
    attn_attention_init(&a);
    a.Tq = 1, a.Tk = d->args->keys, a.dk = d->args->dk, a.dv = 0;
    a.q = d->q, a.k = d->k, a.scores = d->scores, a.weights = d->weights;
    if (!scaled) a.scale = 1;
    return attn_attention(&a);
}

static int32_t measure(const draw *d, int64_t at) {
    const attn_figure_scaling_args *a = d->args;
    float largest = 0;
    int32_t small = 0;
    for (int32_t j = 0; j < a->keys; j++) {
        if (d->weights[j] > largest) largest = d->weights[j];
        small += d->weights[j] < SMALL;
    }
    if (a->largest) a->largest[at] = largest;
    if (a->small) a->small[at] = (float)small / (float)a->keys;
    return a->frobenius
               ? attn_softmax_jacobian_size(a->frobenius + at, NULL, d->weights, 1, a->keys)
               : ATTN_OK;
}

void attn_figure_scaling_init(attn_figure_scaling_args *args) {
    *args = (attn_figure_scaling_args){.dk = 1, .keys = 16, .draws = 1};
}

int32_t attn_figure_scaling(const attn_figure_scaling_args *args) {
    int32_t status = check(args);
    if (status || !args->draws) return status;
    const int32_t mark = attn_mark();
    draw d;
    status = take(&d, args);
    for (int64_t n = 0; !status && n < args->draws; n++)
        if (!(status = fill(&d, args->first_draw + n)))
            for (int32_t row = 0; !status && row < 2; row++)
                if (!(status = weigh(&d, row == 0)))
                    status = measure(&d, row * (int64_t)args->draws + n);
    attn_release(mark);
    return status;
}

/* ── Order ──────────────────────────────────────────────────────────────────────────────────── */

static void swap(float *x, int64_t i, int64_t j) {
    const float kept = x[i];
    x[i] = x[j], x[j] = kept;
}

/* Lets x[from] sink until both below it are no larger. `with`, unless NULL, moves along. */
static void sink(float *x, float *with, int64_t from, int64_t n) {
    for (int64_t child; (child = 2 * from + 1) < n; from = child) {
        if (child + 1 < n && x[child + 1] > x[child]) child++;
        if (x[from] >= x[child]) return;
        swap(x, from, child);
        if (with) swap(with, from, child);
    }
}

/* Heapsort, smallest first. */
static void sort(float *x, float *with, int64_t n) {
    for (int64_t from = n / 2; from-- > 0;) sink(x, with, from, n);
    while (n-- > 1) {
        swap(x, 0, n);
        if (with) swap(with, 0, n);
        sink(x, with, 0, n);
    }
}

int32_t attn_figure_scaling_weights(float *weights, float *scores,
                                    const attn_figure_scaling_args *args, int32_t scaled) {
    int32_t status = check(args);
    if (status) return status;
    if (!weights) return attn_fail(ATTN_BAD_TYPE, call, "weights", "is missing");
    const int32_t mark = attn_mark();
    draw d;
    if (!(status = take(&d, args)) && !(status = fill(&d, args->first_draw)) &&
        !(status = weigh(&d, scaled))) {
        /* By score, which also tells weights apart that are 0 in float32; largest first. */
        for (int32_t j = 0; j < args->keys; j++) d.scores[j] = -d.scores[j];
        sort(d.scores, d.weights, args->keys);
        for (int32_t j = 0; scores && j < args->keys; j++) scores[j] = -d.scores[j];
        memcpy(weights, d.weights, (size_t)args->keys * sizeof *weights);
    }
    attn_release(mark);
    return status;
}

/* The value a share q of the way from the smallest to the largest of x, between neighbours
 * linearly. */
static float quantile(const float *x, int64_t n, double q) {
    const double at = q * (double)(n - 1);
    const int64_t below = (int64_t)at, above = below + 1 < n ? below + 1 : below;
    return (float)(x[below] + (at - (double)below) * ((double)x[above] - x[below]));
}

int32_t attn_figure_scaling_summary(float *summary, const float *values, int32_t n) {
    if (attn_check_size(call, "n", n, 1)) return ATTN_BAD_SHAPE;
    if (!summary || !values)
        return attn_fail(ATTN_BAD_TYPE, call, summary ? "values" : "summary", "is missing");
    for (int32_t x = 0; x < n; x++)
        if (values[x] != values[x])
            return attn_fail(ATTN_BAD_VALUE, call, "values", "holds NaN at %d", (int64_t)x);
    const int32_t mark = attn_mark();
    float *x = attn_scratch((size_t)n * sizeof *x);
    if (!x) return attn_fail_memory(call, (size_t)n * sizeof *x);
    memcpy(x, values, (size_t)n * sizeof *x);
    sort(x, NULL, n);

    /* How many of n draws fall below the true median is binomial with mean n/2 and deviation
     * √n/2. */
    const double rank = (n - 1.96 * sqrt(n)) / 2;
    const int64_t low = rank >= 1 ? (int64_t)rank - 1 : 0;
    summary[0] = quantile(x, n, 0.25);
    summary[1] = x[low];
    summary[2] = quantile(x, n, 0.5);
    summary[3] = x[n - 1 - low];
    summary[4] = quantile(x, n, 0.75);
    attn_release(mark);
    return ATTN_OK;
}
