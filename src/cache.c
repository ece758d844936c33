/* cache.c: keys and values kept from call to call, behind handles that are never used twice. */
#include "attend.h"

#include <string.h>

typedef struct cache {
    struct cache *next;
    int32_t handle, B, Hkv, capacity, dk, dv;
    int32_t length;     /* tokens held */
    int32_t old_length; /* before the newest append */
    float *k, *v;       /* [B,Hkv,capacity,dk] and [B,Hkv,capacity,dv] */
} cache;

static cache *open_caches;
static int32_t last_handle;

static void give_back(cache *c) {
    attn_memory_give(c->k);
    attn_memory_give(c->v);
    attn_memory_give(c);
}

/* NULL, with the error told, when that handle is not open. */
static cache *find(const char *call, int32_t handle) {
    for (cache *c = open_caches; c; c = c->next)
        if (c->handle == handle) return c;
    attn_fail(ATTN_CLOSED, call, "handle", "%d is not that of an open cache", (int64_t)handle);
    return NULL;
}

static int32_t check_open(const char *call, const cache *c, int64_t *k, int64_t *v) {
    const struct {
        const char *name;
        int32_t size, low;
    } sizes[] = {{"B", c->B, 0},
                 {"Hkv", c->Hkv, 1},
                 {"capacity", c->capacity, 0},
                 {"dk", c->dk, 1},
                 {"dv", c->dv, 0}};
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        if (attn_check_size(call, sizes[s].name, sizes[s].size, sizes[s].low))
            return ATTN_BAD_SHAPE;
    if (attn_check_numbers(call, "k", k, (int32_t[]){c->B, c->Hkv, c->capacity, c->dk}, 4) ||
        attn_check_numbers(call, "v", v, (int32_t[]){c->B, c->Hkv, c->capacity, c->dv}, 4))
        return ATTN_BAD_SHAPE;
    return ATTN_OK;
}

int32_t attn_cache_open(int32_t *handle, int32_t B, int32_t Hkv, int32_t capacity, int32_t dk,
                        int32_t dv) {
    static const char call[] = "cache";
    const cache wanted = {.B = B, .Hkv = Hkv, .capacity = capacity, .dk = dk, .dv = dv};
    int64_t k, v;
    int32_t status = check_open(call, &wanted, &k, &v);
    if (status) return status;
    if (!handle) return attn_fail(ATTN_BAD_TYPE, call, "handle", "is missing");

    cache *c = attn_memory_take(sizeof *c);
    if (!c) return attn_fail_memory(call, sizeof *c);
    *c = wanted;
    c->k = attn_memory_take((size_t)k * sizeof(float));
    c->v = attn_memory_take((size_t)v * sizeof(float));
    if (!c->k || !c->v || last_handle == INT32_MAX) {
        give_back(c);
        return attn_fail_memory(call, (size_t)(k + v) * sizeof(float));
    }
    c->handle = *handle = ++last_handle;
    c->next = open_caches;
    open_caches = c;
    return ATTN_OK;
}

/* to[rows,·,d] at that token ← from[rows,tokens,d], where each row of `to` has room for
 * `capacity`. */
static void copy_tokens(float *to, const float *from, int64_t rows, int64_t capacity, int64_t token,
                        int64_t tokens, int64_t d) {
    for (int64_t row = 0; d && row < rows; row++)
        memcpy(to + (row * capacity + token) * d, from + row * tokens * d,
               (size_t)(tokens * d) * sizeof *to);
}

int32_t attn_cache_append(int32_t handle, const float *k, const float *v, int32_t tokens) {
    static const char call[] = "cache.append";
    cache *c = find(call, handle);
    if (!c) return ATTN_CLOSED;
    if (attn_check_size(call, "tokens", tokens, 0)) return ATTN_BAD_SHAPE;
    if (tokens > c->capacity - c->length)
        return attn_fail(ATTN_FULL, call, "tokens", "is %d, but %d of %d places are left",
                         (int64_t)tokens, (int64_t)(c->capacity - c->length), (int64_t)c->capacity);
    const int64_t rows = (int64_t)c->B * c->Hkv;
    if (rows && tokens && (!k || (c->dv && !v)))
        return attn_fail(ATTN_BAD_TYPE, call, k ? "v" : "k", "is missing");
    if (tokens) {
        copy_tokens(c->k, k, rows, c->capacity, c->length, tokens, c->dk);
        copy_tokens(c->v, v, rows, c->capacity, c->length, tokens, c->dv);
    }
    c->old_length = c->length;
    c->length += tokens;
    return ATTN_OK;
}

/* Strides of [B,Hkv,capacity,d], of which attention reads the first `length` tokens. */
static attn_strides packed(const cache *c, int32_t d) {
    return attn_strides_or_packed((attn_strides){0}, ATTN_BHTD, c->Hkv, c->capacity, d);
}

int32_t attn_cache_attention(int32_t handle, attn_attention_args *args,
                             int32_t offset_from_append) {
    static const char call[] = "cache.attention";
    const cache *c = find(call, handle);
    if (!c) return ATTN_CLOSED;

    attn_attention_args a = *args;
    a.B = c->B, a.Hkv = c->Hkv, a.Tk = c->length, a.dk = c->dk, a.dv = c->dv;
    a.k = c->k, a.k_strides = packed(c, c->dk);
    a.v = c->v, a.v_strides = packed(c, c->dv);
    if (offset_from_append) a.offset = c->old_length, a.offsets = NULL;
    int32_t status = attn_attend(call, &a);
    args->empty_row_count = a.empty_row_count;
    return status;
}

int32_t attn_cache_length(int32_t handle, int32_t *length) {
    static const char call[] = "cache.length";
    const cache *c = find(call, handle);
    if (!c) return ATTN_CLOSED;
    if (!length) return attn_fail(ATTN_BAD_TYPE, call, "length", "is missing");
    *length = c->length;
    return ATTN_OK;
}

int32_t attn_cache_reset(int32_t handle) {
    cache *c = find("cache.reset", handle);
    if (!c) return ATTN_CLOSED;
    c->length = c->old_length = 0;
    return ATTN_OK;
}

int32_t attn_cache_close(int32_t handle) {
    cache *c = find("cache.close", handle);
    if (!c) return ATTN_CLOSED;
    cache **link = &open_caches;
    while (*link != c) link = &(*link)->next;
    *link = c->next;
    give_back(c);
    return ATTN_OK;
}
