/* heads.h: what the forward and the backward pass of multi-head attention share. */
#ifndef ATTN_HEADS_H
#define ATTN_HEADS_H

#include "internal.h"

/* A checked call. */
typedef struct attn_heads {
    attn_attention_args attention; /* as given, with dk, dv and the layout of heads side by side */
    attn_problem problem;
    int64_t queries, keys; /* rows of all items: B·Tq, B·Tk */
    int32_t E;             /* width of K and V */
} attn_heads;

/* Checks everything, sizes first. The pointers to q, k, v and output in heads->attention are left
 * to be filled in. */
int32_t attn_check_heads(const char *call, const attn_multi_head_args *args, attn_heads *heads);

/* Q, K and V of the call, into q[B,Tq,D], k[B,Tk,E] and v[B,Tk,E]. */
int32_t attn_project_heads(const char *call, const attn_multi_head_args *args,
                           const attn_heads *heads, float *q, float *k, float *v);

/* Room for `count` buffers of that many numbers on the scratch stack, or ATTN_OUT_OF_MEMORY. */
typedef struct attn_buffer {
    float **at;
    int64_t numbers;
} attn_buffer;
int32_t attn_take_buffers(const char *call, const attn_buffer *buffers, size_t count);

#endif
