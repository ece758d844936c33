/* api_fuzz.c: any arguments to any call of the C API. Never a trap, never a leak, the same bits
 * twice.
 *
 * Bytes of the input become sizes, options and numbers. Every buffer is exactly as large as the
 * sizes say, so that AddressSanitizer sees each step outside; where that would be too large, the
 * pointer is NULL, which the call must refuse. run.sh feeds it from libFuzzer; fuzz_test.c replays
 * a small corpus in the test run. */
#include "attn.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ── Input ──────────────────────────────────────────────────────────────────────────────────── */

static const uint8_t *input;
static size_t left;

static uint8_t byte(void) {
    if (!left) return 0;
    left--;
    return *input++;
}

static int32_t word(void) {
    uint32_t w = 0;
    for (int n = 0; n < 4; n++) w = w << 8 | byte();
    return (int32_t)w;
}

static int one_in(int n) {
    return byte() % n == 0;
}

/* Mostly small; now and then anything, zero, negative or the largest there is. */
static int32_t size(int32_t most) {
    const uint8_t kind = byte();
    if (kind == 255) return word();
    if (kind == 254) return INT32_MAX - byte();
    if (kind == 253) return -byte();
    if (kind == 252) return 0;
    return kind % most + 1;
}

/* As size, but from 1 − less on; wraps where that passes the smallest number. */
static int32_t below(int32_t most, int32_t less) {
    return (int32_t)((uint32_t)size(most) - (uint32_t)less);
}

static float number(void) {
    static const float special[] = {NAN,    INFINITY, -INFINITY, 3e38f,   -3e38f, 1e-40f,
                                    -0.0f,  1e4f,     -1e4f,     -1e9f,   1e30f,  0x1p-126f,
                                    1e-20f, 65504.0f, 0.5f,      -3.4e38f};
    const uint8_t b = byte();
    return b >= 240 ? special[b - 240] : (float)(b - 120) / 32;
}

/* ── Buffers ────────────────────────────────────────────────────────────────────────────────── */

enum { MOST_NUMBERS = 1 << 16, MOST_BUFFERS = 128 };
static void *buffers[MOST_BUFFERS];
static size_t bytes_of[MOST_BUFFERS];
static int buffer_count;

/* Room for the product of the sizes, NULL when that is unreasonable or negative. */
static void *room(size_t element, int count, const int32_t *sizes) {
    size_t numbers = 1;
    for (int n = 0; n < count; n++)
        if (sizes[n] <= 0) numbers = 0;
    for (int n = 0; n < count && numbers; n++) {
        if ((size_t)sizes[n] > MOST_NUMBERS || numbers * (size_t)sizes[n] > MOST_NUMBERS)
            return NULL;
        numbers *= (size_t)sizes[n];
    }
    assert(buffer_count < MOST_BUFFERS);
    bytes_of[buffer_count] = numbers * element;
    return buffers[buffer_count++] =
               memset(malloc(numbers * element + !numbers), 0x55, numbers * element);
}

#define SIZES(...)                                                                                 \
    (int32_t[]) {                                                                                  \
        __VA_ARGS__                                                                                \
    }
#define ROOM(element, ...)                                                                         \
    room(element, (int)(sizeof(SIZES(__VA_ARGS__)) / sizeof(int32_t)), SIZES(__VA_ARGS__))

/* Numbers to read: some bytes of input, repeated with a drift so that few fill large tensors. */
static float *floats(int count, const int32_t *sizes) {
    float *x = room(sizeof *x, count, sizes), some[16];
    if (!x) return NULL;
    for (int n = 0; n < 16; n++) some[n] = number();
    const size_t numbers = bytes_of[buffer_count - 1] / sizeof *x;
    for (size_t n = 0; n < numbers; n++) x[n] = some[n % 16] * (1 + (float)(n / 16 % 7) / 8);
    return one_in(64) ? NULL : x;
}
#define FLOATS(...) floats((int)(sizeof(SIZES(__VA_ARGS__)) / sizeof(int32_t)), SIZES(__VA_ARGS__))
#define RESULT(...) (one_in(5) ? NULL : ROOM(sizeof(float), __VA_ARGS__))

static void free_buffers(void) {
    while (buffer_count) free(buffers[--buffer_count]);
}

/* ── What must hold after every call ────────────────────────────────────────────────────────── */

static void check_status(int32_t status) {
    assert(attn_status_name(status));
    if (status == ATTN_OK) return;
    const attn_error *error = attn_last_error();
    assert(error->status == status && error->call[0]);
    assert(error->message[0] && memchr(error->message, 0, 256));
}

/* Every NaN counts as the same one: which bits it has is left to the engine, and V8 leaves others once
 * it has compiled a function anew. */
static uint64_t hash_buffers(void) {
    uint64_t hash = 0xcbf29ce484222325;
    for (int n = 0; n < buffer_count; n++)
        for (size_t at = 0; at < bytes_of[n]; at += sizeof(float)) {
            const size_t left = bytes_of[n] - at;
            float x = 0;
            memcpy(&x, (const uint8_t *)buffers[n] + at, left < sizeof x ? left : sizeof x);
            if (x != x) x = NAN;
            uint32_t word;
            memcpy(&word, &x, sizeof word);
            hash = (hash ^ word) * 0x100000001b3;
        }
    return hash;
}

/* Twice: the second time must do and leave the same. The call may not read input itself. */
#define TWICE(call)                                                                                \
    do {                                                                                           \
        const size_t before = attn_memory_used();                                                  \
        const int32_t first = (call);                                                              \
        const uint64_t hash = hash_buffers();                                                      \
        check_status(first);                                                                       \
        assert(attn_memory_used() == before);                                                      \
        assert((call) == first);                                                                   \
        assert(hash_buffers() == hash);                                                            \
        if (first == ATTN_OK) ok_count++;                                                          \
    } while (0)

static uint64_t ok_count; /* so that a replay can tell that the corpus reaches beyond refusals */

/* ── Calls ──────────────────────────────────────────────────────────────────────────────────── */

static void some_shape(int32_t shape[4], const attn_attention_args *a) {
    const int32_t full[4] = {a->B, a->H, a->Tq, a->Tk};
    const uint8_t which = byte();
    for (int x = 0; x < 4; x++) shape[x] = which >> x & 1 ? 1 : full[x];
    if (which == 255) shape[byte() % 4] = size(9);
}

static void masks(attn_attention_args *a) {
    a->causal = one_in(3);
    a->offset = one_in(3) ? below(20, 5) : 0;
    a->window_left = one_in(4) ? below(20, 2) : -1;
    a->window_right = one_in(4) ? below(20, 2) : -1;
    a->scale = one_in(4) ? number() : NAN;
    a->softcap = one_in(5) ? number() : 0;
    a->empty_rows = byte() % 32 == 0 ? size(3) : byte() % 2;
    a->scores_kind = byte() % 32 == 0 ? size(4) : byte() % 3;
    int32_t *lengths = one_in(4) ? ROOM(sizeof *lengths, a->B) : NULL;
    for (int32_t b = 0; lengths && b < a->B; b++) lengths[b] = size(a->Tk > 0 ? a->Tk : 1);
    int32_t *offsets = one_in(6) ? ROOM(sizeof *offsets, a->B) : NULL;
    for (int32_t b = 0; offsets && b < a->B; b++) offsets[b] = below(20, 5);
    a->key_lengths = lengths, a->offsets = offsets;
    if (one_in(3)) {
        some_shape(a->mask_shape, a);
        uint8_t *mask = room(1, 4, a->mask_shape);
        for (size_t n = 0; mask && n < bytes_of[buffer_count - 1]; n++)
            mask[n] = n < 32 ? byte() % 2 : mask[n - 32];
        if (mask && bytes_of[buffer_count - 1] && one_in(50)) mask[0] = byte();
        a->mask = mask;
        a->mask_kind = one_in(20) ? size(4) : 1 + byte() % 2;
    }
    if (one_in(3)) {
        some_shape(a->bias_shape, a);
        a->bias = floats(4, a->bias_shape);
    }
}

static attn_attention_args attention(void) {
    attn_attention_args a;
    attn_attention_init(&a);
    a.B = size(3), a.Hkv = size(3), a.H = one_in(20) ? size(6) : a.Hkv;
    if (a.Hkv > 0 && a.Hkv < 100) a.H = a.Hkv * (1 + byte() % 3);
    a.Tq = one_in(4) ? size(150) : size(10), a.Tk = one_in(4) ? size(250) : size(10);
    a.dk = size(20), a.dv = size(20);
    a.layout = one_in(30) ? size(4) : byte() % 2;
    masks(&a);
    return a;
}

static void fuzz_attention(int with_grad) {
    attn_attention_args a = attention();
    a.q = FLOATS(a.B, a.H, a.Tq, a.dk);
    a.k = FLOATS(a.B, a.Hkv, a.Tk, a.dk);
    a.v = FLOATS(a.B, a.Hkv, a.Tk, a.dv);
    if (!with_grad) {
        a.output = RESULT(a.B, a.H, a.Tq, a.dv);
        a.weights = RESULT(a.B, a.H, a.Tq, a.Tk);
        a.scores = RESULT(a.B, a.H, a.Tq, a.Tk);
        a.log_sum_exp = RESULT(a.B, a.H, a.Tq);
        TWICE(attn_attention(&a));
        return;
    }
    attn_attention_grads g;
    attn_attention_grads_init(&g);
    g.output_grad = FLOATS(a.B, a.H, a.Tq, a.dv);
    g.q_grad = RESULT(a.B, a.H, a.Tq, a.dk);
    g.k_grad = RESULT(a.B, a.Hkv, a.Tk, a.dk);
    g.v_grad = RESULT(a.B, a.Hkv, a.Tk, a.dv);
    g.bias_grad = one_in(3) ? room(sizeof(float), 4, a.bias_shape) : NULL;
    TWICE(attn_attention_grad(&a, &g));
}

static void fuzz_heads(int with_grad) {
    attn_multi_head_args m;
    attn_multi_head_init(&m);
    m.attention = attention();
    const attn_attention_args *a = &m.attention;
    const int small = a->H > 0 && a->H < 100 && a->Hkv < 100;
    const int32_t d = byte() % 5 + 1;
    m.D = small && !one_in(20) ? a->H * d : size(30);
    const int self = one_in(2);
    if (self) m.attention.Tk = a->Tq;
    m.key_dim = self ? m.D : size(20), m.value_dim = self ? m.D : size(20);
    const int32_t E =
        small && a->Hkv > 0 && m.D > 0 && m.D < 1000 ? a->Hkv * (m.D / a->H) : size(20);
    m.query = FLOATS(a->B, a->Tq, m.D);
    m.key = self ? m.query : FLOATS(a->B, a->Tk, m.key_dim);
    m.value = self ? m.query : FLOATS(a->B, a->Tk, m.value_dim);
    m.wq = FLOATS(m.D, m.D), m.wo = FLOATS(m.D, m.D);
    m.wk = FLOATS(m.key_dim, E), m.wv = FLOATS(m.value_dim, E);
    m.bq = one_in(2) ? FLOATS(m.D) : NULL, m.bo = one_in(2) ? FLOATS(m.D) : NULL;
    m.bk = one_in(2) ? FLOATS(E) : NULL, m.bv = one_in(2) ? FLOATS(E) : NULL;
    /* A mask was drawn for the length before. */
    if (self) m.attention.mask = NULL, m.attention.bias = NULL, m.attention.key_lengths = NULL;
    if (!with_grad) {
        m.output = ROOM(sizeof(float), a->B, a->Tq, m.D);
        m.attention.weights = RESULT(a->B, a->H, a->Tq, a->Tk);
        TWICE(attn_multi_head(&m));
        return;
    }
    attn_multi_head_grads g;
    attn_multi_head_grads_init(&g);
    g.output_grad = FLOATS(a->B, a->Tq, m.D);
    g.x_grad = self ? RESULT(a->B, a->Tq, m.D) : NULL;
    g.query_grad = RESULT(a->B, a->Tq, m.D);
    g.key_grad = RESULT(a->B, a->Tk, m.key_dim), g.value_grad = RESULT(a->B, a->Tk, m.value_dim);
    g.wq_grad = RESULT(m.D, m.D), g.wo_grad = RESULT(m.D, m.D);
    g.wk_grad = RESULT(m.key_dim, E), g.wv_grad = RESULT(m.value_dim, E);
    g.bq_grad = RESULT(m.D), g.bo_grad = RESULT(m.D), g.bk_grad = RESULT(E), g.bv_grad = RESULT(E);
    TWICE(attn_multi_head_grad(&m, &g));
}

static void fuzz_softmax(void) {
    const int32_t rows = size(6), columns = size(70);
    const float *x = FLOATS(rows, columns), *g = FLOATS(rows, columns);
    float *out = ROOM(sizeof *out, rows, columns), *square = ROOM(sizeof *square, columns, columns);
    float *norm = RESULT(rows), *largest = RESULT(rows);
    const float temperature = number();
    if (out) TWICE(attn_softmax(out, x, rows, columns, temperature));
    if (out) TWICE(attn_softmax_vjp(out, x, g, rows, columns));
    if (square && rows > 0) TWICE(attn_softmax_jacobian(square, x, columns));
    TWICE(attn_softmax_jacobian_size(norm, largest, x, rows, columns));
}

static void fuzz_split(void) {
    const int32_t B = size(4), T = size(9), H = size(5), d = size(6);
    const float *x = FLOATS(B, T, H, d);
    float *out = ROOM(sizeof *out, B, T, H, d);
    TWICE(attn_split_heads(out, x, B, T, H, d));
    TWICE(attn_merge_heads(out, x, B, T, H, d));
    TWICE(attn_split_heads_by_reshape(out, x, B, T, H, d));
}

static void cache_step(int32_t handle, int32_t B, int32_t Hkv, int32_t dk, int32_t dv) {
    int32_t length = -1, tokens, after;
    check_status(attn_cache_length(handle, &length));
    switch (byte() % 5) {
    case 0:
    case 1: {
        tokens = size(5);
        const float *k = FLOATS(B, Hkv, tokens, dk), *v = FLOATS(B, Hkv, tokens, dv);
        const int32_t status = attn_cache_append(handle, k, v, tokens);
        check_status(status);
        check_status(attn_cache_length(handle, &after));
        if (length >= 0) assert(after == length + (status == ATTN_OK ? tokens : 0));
        break;
    }
    case 2:
    case 3: {
        attn_attention_args a;
        attn_attention_init(&a);
        a.B = B, a.Hkv = Hkv, a.Tk = length, a.dk = dk, a.dv = dv;
        a.H = Hkv > 0 && Hkv < 100 ? Hkv * (1 + byte() % 3) : size(3), a.Tq = size(9);
        masks(&a);
        a.q = FLOATS(B, a.H, a.Tq, dk);
        a.output = RESULT(B, a.H, a.Tq, dv);
        a.weights = RESULT(B, a.H, a.Tq, length);
        const int from_append = one_in(2);
        TWICE(attn_cache_attention(handle, &a, from_append));
        break;
    }
    default:
        check_status(attn_cache_reset(handle));
    }
}

static void fuzz_cache(void) {
    const int32_t B = size(3), Hkv = size(3), capacity = size(40), dk = size(9), dv = size(9);
    /* A cache is memory of the core's own, so a huge one is tried against a limit. */
    attn_memory_limit(1 << 20);
    int32_t handle = word();
    const int32_t status = attn_cache_open(&handle, B, Hkv, capacity, dk, dv);
    check_status(status);
    for (int step = 0; step < 6; step++) cache_step(handle, B, Hkv, dk, dv);
    if (status == ATTN_OK) assert(attn_cache_close(handle) == ATTN_OK);
    assert(attn_cache_close(handle) == ATTN_CLOSED);
}

static void fuzz_random(void) {
    attn_random stream;
    attn_random_init(&stream, (uint64_t)word() << 32 | (uint32_t)word());
    stream.position = (uint64_t)word() << 32 | (uint32_t)word();
    const int32_t n = size(100);
    float *x = ROOM(sizeof *x, n);
    int32_t *order = ROOM(sizeof *order, n);
    check_status(attn_random_uniform(&stream, x, n));
    check_status(attn_random_normal(&stream, x, n));
    check_status(attn_random_permutation(&stream, order, n));
    attn_counts counts;
    check_status(attn_count(&counts, size(9), size(9), size(9), size(99), size(9), size(9), 1));
}

static void fuzz_scaling(void) {
    attn_figure_scaling_args a;
    attn_figure_scaling_init(&a);
    a.seed = (uint64_t)word(), a.dk = size(30), a.keys = size(30);
    a.first_draw = below(9, 1), a.draws = size(6);
    float *weights, *scores = RESULT(a.keys), summary[5];
    a.frobenius = RESULT(2, a.draws), a.largest = RESULT(2, a.draws), a.small = RESULT(2, a.draws);
    /* Refused, or done soon. */
    attn_memory_limit(1 << 16);
    const double work = (double)a.draws * ((double)a.keys * a.dk + 500);
    if (work < 1e6) TWICE(attn_figure_scaling(&a));
    weights = ROOM(sizeof *weights, a.keys);
    const int scaled = one_in(2);
    TWICE(attn_figure_scaling_weights(weights, scores, &a, scaled));
    const int32_t n = size(40);
    const float *values = FLOATS(n);
    TWICE(attn_figure_scaling_summary(summary, values, n));
}

static void fuzz_figures(void) {
    attn_figure_masks_args m;
    attn_figure_masks_init(&m);
    m.Tq = size(9), m.Tk = size(9), m.causal = one_in(2), m.offset = below(9, 4);
    m.pad_left = one_in(2) ? size(5) : 0, m.pad_right = one_in(2) ? size(5) : 0;
    m.after_softmax = one_in(2), m.empty_rows = one_in(20) ? size(4) : byte() % 2;
    m.scores = FLOATS(m.Tq, m.Tk);
    uint8_t *mask = one_in(2) ? ROOM(1, m.Tq, m.Tk) : NULL;
    for (size_t n = 0; mask && n < bytes_of[buffer_count - 1]; n++) mask[n] = byte() % 2;
    m.mask = mask, m.mask_kind = one_in(9) ? size(4) : 1 + byte() % 2;
    m.seen = ROOM(1, m.Tq, m.Tk), m.weights = ROOM(sizeof(float), m.Tq, m.Tk);
    m.sums = ROOM(sizeof(float), m.Tq);
    TWICE(attn_figure_masks(&m));

    attn_figure_heads_args h;
    attn_figure_heads_init(&h);
    h.B = size(3), h.T = size(6), h.H = size(5), h.d = size(6), h.step = byte() % 5;
    h.source = ROOM(4, h.B, h.T, h.H, h.d), h.token = RESULT(h.B, h.T, h.H, h.d);
    h.head = RESULT(h.B, h.T, h.H, h.d), h.feature = RESULT(h.B, h.T, h.H, h.d);
    if (h.source) TWICE(attn_figure_heads(&h));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t length) {
    input = data, left = length;
    const uint8_t which = byte();
    char name[16] = {0};
    const char *sets = attn_kernel_sets(), *second = strchr(sets, ' ');
    if (second && byte() % 4) strncpy(name, second + 1, strcspn(second + 1, " "));
    check_status(attn_kernel_select(*name ? name : "ref"));
    attn_memory_limit(one_in(16) ? (size_t)byte() * byte() + 1 : (size_t)1 << 22);
    switch (which % 10) {
    case 0:
        fuzz_attention(0);
        break;
    case 1:
    case 2:
        fuzz_attention(1);
        break;
    case 3:
        fuzz_heads(0);
        break;
    case 4:
        fuzz_heads(1);
        break;
    case 5:
        fuzz_cache();
        break;
    case 6:
        fuzz_softmax();
        break;
    case 7:
        fuzz_split(), fuzz_random();
        break;
    case 8:
        fuzz_scaling();
        break;
    default:
        fuzz_figures();
    }
    attn_memory_limit(0);
    free_buffers();
    assert(attn_memory_used() == 0 && attn_mark() == 0);
    return 0;
}
