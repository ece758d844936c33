/* fail.h: how calls check sizes and tell errors; the one thing that figure data needs beside
 * attn.h. */
#ifndef ATTN_FAIL_H
#define ATTN_FAIL_H

#include "attn.h"

/* ── error.c ────────────────────────────────────────────────────────────────────────────────── */

/* Notes the error for attn_last_error and returns `status`. The message starts with the argument's
 * name; `format` continues it and knows %d (int64_t, cast at the call) and %s. */
int32_t attn_fail(int32_t status, const char *call, const char *argument, const char *format, ...);

/* ATTN_OUT_OF_MEMORY with a message that names the bytes asked for. */
int32_t attn_fail_memory(const char *call, size_t bytes);

/* ── check.c ────────────────────────────────────────────────────────────────────────────────── */

/* One axis of a size: `name` is checked to lie in low … 2³¹ − 1. */
int32_t attn_check_size(const char *call, const char *name, int64_t size, int32_t low);

/* The product of `count` sizes ≥ 0 as numbers of `tensor`, or a failure when it passes the address
 * space. */
int32_t attn_check_numbers(const char *call, const char *tensor, int64_t *numbers,
                           const int32_t *sizes, int32_t count);

#endif
