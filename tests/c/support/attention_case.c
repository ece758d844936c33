#include "attention_case.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

uint64_t chance_word(chance *c) {
    uint64_t z = c->state += 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
}

int chance_below(chance *c, int n) {
    return (int)((chance_word(c) >> 33) * (uint64_t)n >> 31);
}

int chance_one_in(chance *c, int n) {
    return chance_below(c, n) == 0;
}

double chance_normal(chance *c) {
    double sum = -6;
    for (int x = 0; x < 12; x++) sum += (double)(chance_word(c) >> 11) * 0x1p-53;
    return sum;
}

static void *own(attention_case *c, size_t bytes) {
    void *room = malloc(bytes ? bytes : 1);
    return c->owned[c->owned_count++] = room;
}

/* Where (b, h, t) starts in `data`. */
static size_t place(const tensor *t, int b, int h, int row) {
    return (size_t)(b * t->strides.b + h * t->strides.h + row * t->strides.t);
}

static tensor tensor_new(attention_case *c, int B, int heads, int T, int d, int layout) {
    tensor t = {B, heads, T, d, .numbers = (size_t)B * heads * T * d};
    const int64_t gap = layout == PADDED ? 3 : 0, row = d + gap;
    if (layout == PACKED_BTHD)
        t.strides = (attn_strides){(int64_t)T * heads * d, d, (int64_t)heads * d};
    else
        t.strides = (attn_strides){(heads * T * row + gap), T * row, row};
    t.room = (size_t)(B * t.strides.b) + 1;
    t.packed = own(c, t.numbers * sizeof(float));
    t.wide = own(c, t.numbers * sizeof(double));
    t.data = own(c, t.room * sizeof(float));
    for (size_t x = 0; x < t.room; x++) t.data[x] = NAN;
    return t;
}

static void tensor_refresh(tensor *t) {
    size_t at = 0;
    for (int b = 0; b < t->B; b++)
        for (int h = 0; h < t->heads; h++)
            for (int row = 0; row < t->T; row++)
                for (int x = 0; x < t->d; x++, at++) {
                    t->wide[at] = t->packed[at];
                    t->data[place(t, b, h, row) + x] = t->packed[at];
                }
}

float *tensor_collect(const tensor *t) {
    float *packed = malloc((t->numbers + 1) * sizeof *packed);
    uint8_t *taken = calloc(t->room, 1);
    size_t at = 0;
    for (int b = 0; b < t->B; b++)
        for (int h = 0; h < t->heads; h++)
            for (int row = 0; row < t->T; row++)
                for (int x = 0; x < t->d; x++, at++) {
                    packed[at] = t->data[place(t, b, h, row) + x];
                    taken[place(t, b, h, row) + x] = 1;
                }
    for (size_t x = 0; x < t->room; x++)
        if (!taken[x] && t->data[x] == t->data[x]) {
            printf("a number between the rows was written\n");
            exit(1);
        }
    free(taken);
    return packed;
}

static void tensor_fill(tensor *t, chance *r, double spread) {
    for (size_t x = 0; x < t->numbers; x++) t->packed[x] = (float)(spread * chance_normal(r));
}

static size_t draw_shape(chance *r, int shape[4], int32_t shape_args[4], const int full[4]) {
    size_t numbers = 1;
    for (int x = 0; x < 4; x++) {
        shape[x] = chance_one_in(r, 3) ? 1 : full[x];
        shape_args[x] = shape[x];
        numbers *= (size_t)shape[x];
    }
    return numbers;
}

static void draw_masks(attention_case *c, chance *r) {
    attn_attention_args *a = &c->args;
    f64_formula *f = &c->f64;
    const int full[4] = {a->B, a->H, a->Tq, a->Tk};

    if (chance_one_in(r, 3)) f->causal = 1;
    if (chance_one_in(r, 4)) f->window_left = chance_below(r, a->Tk + 2);
    if (chance_one_in(r, 4)) f->window_right = chance_below(r, a->Tk + 2);
    if (chance_one_in(r, 2)) f->offset = chance_below(r, a->Tk + 3) - 2;
    if (chance_one_in(r, 5)) {
        f->offsets = c->offsets = own(c, (size_t)a->B * sizeof(int32_t));
        for (int b = 0; b < a->B; b++) c->offsets[b] = chance_below(r, a->Tk + 3) - 2;
    }
    if (chance_one_in(r, 3)) {
        f->key_lengths = c->key_lengths = own(c, (size_t)a->B * sizeof(int32_t));
        for (int b = 0; b < a->B; b++) c->key_lengths[b] = chance_below(r, a->Tk + 1);
    }
    if (chance_one_in(r, 3)) {
        size_t numbers = draw_shape(r, f->mask_shape, a->mask_shape, full);
        f->mask_sees = chance_below(r, 2);
        f->mask = c->mask = own(c, numbers);
        int hidden = 2 + chance_below(r, 3);
        for (size_t x = 0; x < numbers; x++)
            c->mask[x] = (uint8_t)(f->mask_sees ^ chance_one_in(r, hidden));
        a->mask = c->mask;
        a->mask_kind = f->mask_sees ? ATTN_MASK_ATTEND : ATTN_MASK_BLOCKED;
    }
    if (chance_one_in(r, 3)) {
        c->bias_numbers = draw_shape(r, f->bias_shape, a->bias_shape, full);
        c->bias = own(c, c->bias_numbers * sizeof(float));
        c->bias_grad = own(c, c->bias_numbers * sizeof(float));
        c->bias_wide = own(c, c->bias_numbers * sizeof(double));
        for (size_t x = 0; x < c->bias_numbers; x++)
            c->bias[x] = chance_one_in(r, 6) ? -INFINITY : (float)chance_normal(r);
        a->bias = c->bias;
        c->grads.bias_grad = c->bias_grad;
    }
    a->causal = f->causal;
    a->offset = f->offset;
    a->offsets = f->offsets;
    a->key_lengths = f->key_lengths;
    a->window_left = f->window_left;
    a->window_right = f->window_right;
}

static void connect(attention_case *c, int layout) {
    attn_attention_args *a = &c->args;
    const struct {
        const tensor *t;
        attn_strides *strides;
    } all[] = {{&c->q, &a->q_strides},
               {&c->k, &a->k_strides},
               {&c->v, &a->v_strides},
               {&c->output, &a->output_strides},
               {&c->output_grad, &c->grads.output_grad_strides},
               {&c->q_grad, &c->grads.q_grad_strides},
               {&c->k_grad, &c->grads.k_grad_strides},
               {&c->v_grad, &c->grads.v_grad_strides}};
    /* Packed layouts go by name, without strides. */
    a->layout = layout == PACKED_BTHD ? ATTN_BTHD : ATTN_BHTD;
    for (size_t x = 0; layout == PADDED && x < sizeof all / sizeof *all; x++)
        *all[x].strides = all[x].t->strides;
    a->q = c->q.data, a->k = c->k.data, a->v = c->v.data, a->output = c->output.data;
    c->grads.output_grad = c->output_grad.data;
    c->grads.q_grad = c->q_grad.data;
    c->grads.k_grad = c->k_grad.data;
    c->grads.v_grad = c->v_grad.data;
}

/* The float formula is the double one, number for number. */
static void copy_formula(attention_case *c) {
    const f64_formula *f = &c->f64;
    c->f32 = (f32_formula){f->B,
                           f->H,
                           f->Hkv,
                           f->Tq,
                           f->Tk,
                           f->dk,
                           f->dv,
                           (float)f->scale,
                           (float)f->softcap,
                           f->causal,
                           f->offset,
                           f->window_left,
                           f->window_right,
                           f->offsets,
                           f->key_lengths,
                           f->mask,
                           f->mask_sees,
                           .empty_is_zero = f->empty_is_zero,
                           .q = c->q.packed,
                           .k = c->k.packed,
                           .v = c->v.packed,
                           .bias = c->bias};
    memcpy(c->f32.mask_shape, f->mask_shape, sizeof f->mask_shape);
    memcpy(c->f32.bias_shape, f->bias_shape, sizeof f->bias_shape);
}

void attention_case_refresh(attention_case *c) {
    tensor *tensors[] = {&c->q, &c->k, &c->v, &c->output_grad};
    for (int x = 0; x < 4; x++) tensor_refresh(tensors[x]);
    for (size_t x = 0; x < c->bias_numbers; x++) c->bias_wide[x] = c->bias[x];
    c->f64.q = c->q.wide, c->f64.k = c->k.wide, c->f64.v = c->v.wide, c->f64.bias = c->bias_wide;
    copy_formula(c);
}

void attention_case_draw(attention_case *c, uint64_t seed, attention_draw how) {
    chance r = {seed * 2654435761u + 1};
    memset(c, 0, sizeof *c);
    attn_attention_init(&c->args);
    attn_attention_grads_init(&c->grads);

    attn_attention_args *a = &c->args;
    const int layout = chance_below(&r, TENSOR_LAYOUTS);
    a->B = 1 + chance_below(&r, 2);
    a->Hkv = 1 + chance_below(&r, 2);
    a->H = a->Hkv * (1 + chance_below(&r, 3));
    a->Tq = 1 + chance_below(&r, how.max_T);
    a->Tk = 1 + chance_below(&r, how.max_T);
    if (how.square) a->Tk = a->Tq;
    a->dk = 1 + chance_below(&r, how.max_d);
    a->dv = 1 + chance_below(&r, how.max_d);
    c->f64 = (f64_formula){a->B,
                           a->H,
                           a->Hkv,
                           a->Tq,
                           a->Tk,
                           a->dk,
                           a->dv,
                           .scale = (float)(1 / sqrt(a->dk)),
                           .window_left = -1,
                           .window_right = -1,
                           .mask_shape = {1, 1, 1, 1},
                           .bias_shape = {1, 1, 1, 1}};
    if (!how.plain) {
        if (chance_one_in(&r, 4)) a->scale = (float)chance_normal(&r), c->f64.scale = a->scale;
        if (chance_one_in(&r, 4))
            a->softcap = (float)(0.5 + chance_below(&r, 8)), c->f64.softcap = a->softcap;
        draw_masks(c, &r);
    }
    c->f64.empty_is_zero = chance_below(&r, 2);
    a->empty_rows = c->f64.empty_is_zero ? ATTN_EMPTY_ZERO : ATTN_EMPTY_NAN;

    c->q = tensor_new(c, a->B, a->H, a->Tq, a->dk, layout);
    c->k = tensor_new(c, a->B, a->Hkv, a->Tk, a->dk, layout);
    c->v = tensor_new(c, a->B, a->Hkv, a->Tk, a->dv, layout);
    c->output = tensor_new(c, a->B, a->H, a->Tq, a->dv, layout);
    c->output_grad = tensor_new(c, a->B, a->H, a->Tq, a->dv, layout);
    c->q_grad = tensor_new(c, a->B, a->H, a->Tq, a->dk, layout);
    c->k_grad = tensor_new(c, a->B, a->Hkv, a->Tk, a->dk, layout);
    c->v_grad = tensor_new(c, a->B, a->Hkv, a->Tk, a->dv, layout);
    tensor_fill(&c->q, &r, how.spread);
    tensor_fill(&c->k, &r, how.spread);
    tensor_fill(&c->v, &r, 1);
    tensor_fill(&c->output_grad, &r, 1);
    connect(c, layout);
    attention_case_refresh(c);
}

void attention_case_free(attention_case *c) {
    while (c->owned_count) free(c->owned[--c->owned_count]);
}

double excess(const float *got, const double *truth, const float *plain, size_t n) {
    double error = 0, worst = 0;
    for (size_t x = 0; x < n; x++)
        if (fabs(truth[x]) < INFINITY && fabs(plain[x] - truth[x]) > error)
            error = fabs(plain[x] - truth[x]);
    for (size_t x = 0; x < n; x++) {
        if (truth[x] != truth[x] && got[x] != got[x]) continue;
        if (isinf(truth[x]) && got[x] == truth[x]) continue;
        double ratio = fabs(got[x] - truth[x]) / (20 * error + 2e-6 * fmax(1, fabs(truth[x])));
        if (!(ratio <= worst)) worst = ratio == ratio ? ratio : INFINITY;
    }
    return worst;
}
