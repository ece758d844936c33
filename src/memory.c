/* memory.c: scratch as a stack of blocks, and counted memory for handles. */
#define _POSIX_C_SOURCE 200112L /* posix_memalign */
#include "internal.h"

#include <stdlib.h>

/* In front of every block; its size keeps what follows 16-byte aligned. */
typedef struct block {
    struct block *below; /* the scratch block taken before; unused in a handle's block */
    size_t bytes;
} block;

enum { HEADER = 16 };
_Static_assert(sizeof(block) <= HEADER, "a block's header must fit in front of it");

static block *top;
static int32_t height;
static size_t used, limit;

static block *take(size_t bytes) {
    void *room;
    if (bytes > (size_t)PTRDIFF_MAX - HEADER || (limit && (used > limit || bytes > limit - used)))
        return NULL;
    if (posix_memalign(&room, 16, bytes + HEADER)) return NULL;
    used += bytes;
    ((block *)room)->bytes = bytes;
    return room;
}

static void give(block *b) {
    used -= b->bytes;
    free(b);
}

int32_t attn_mark(void) {
    return height;
}

void *attn_scratch(size_t bytes) {
    block *b = take(bytes);
    if (!b) return NULL;
    b->below = top;
    top = b;
    height++;
    return (char *)b + HEADER;
}

void attn_release(int32_t mark) {
    while (height > mark && top) {
        block *below = top->below;
        give(top);
        top = below;
        height--;
    }
}

float *attn_scratch_floats(int64_t n) {
    if (n < 0 || (uint64_t)n > (uint64_t)PTRDIFF_MAX / sizeof(float)) return NULL;
    return attn_scratch((size_t)n * sizeof(float));
}

void *attn_memory_take(size_t bytes) {
    block *b = take(bytes);
    return b ? (char *)b + HEADER : NULL;
}

void attn_memory_give(void *room) {
    if (room) give((block *)((char *)room - HEADER));
}

size_t attn_memory_used(void) {
    return used;
}

void attn_memory_limit(size_t bytes) {
    limit = bytes;
}
