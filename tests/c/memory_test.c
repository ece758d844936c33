/* What attention takes beside its inputs and its output: little, and the same for however many tokens. */
#include "attn.h"

#include <stdio.h>
#include <stdlib.h>

enum { H = 8, MOST_TOKENS = 4096, dk = 64, MIB = 1 << 20 };

static float *q, *k, *v, *output;

/* Every row sees one key alone: that is quick, and takes the same scratch. */
static int32_t attend_within(size_t bytes, int32_t Hkv, int32_t tokens, float *log_sum_exp) {
    attn_attention_args args;
    attn_attention_init(&args);
    args.H = H, args.Hkv = Hkv, args.Tq = args.Tk = tokens, args.dk = args.dv = dk;
    args.window_left = args.window_right = 0;
    args.q = q, args.k = k, args.v = v, args.output = output, args.log_sum_exp = log_sum_exp;
    attn_memory_limit(bytes);
    int32_t status = attn_attention(&args);
    attn_memory_limit(0);
    return status;
}

/* The smallest limit under which the call succeeds. */
static size_t least(int32_t Hkv, int32_t tokens, float *log_sum_exp) {
    size_t low = 0, high = 64 * MIB;
    while (high - low > 1) {
        size_t middle = (low + high) / 2;
        if (attend_within(middle, Hkv, tokens, log_sum_exp))
            low = middle;
        else
            high = middle;
    }
    return high;
}

int main(void) {
    const size_t n = (size_t)H * MOST_TOKENS * dk;
    float *log_sum_exp = calloc(H * MOST_TOKENS, sizeof *log_sum_exp);
    q = calloc(n, sizeof *q), k = calloc(n, sizeof *k), v = calloc(n, sizeof *v);
    output = calloc(n, sizeof *output);
    int failures = 0;

    for (int32_t Hkv = 1; Hkv <= H; Hkv *= H) {
        size_t some = least(Hkv, 1024, log_sum_exp), all = least(Hkv, MOST_TOKENS, log_sum_exp);
        printf("Hkv = %d: %zu bytes of scratch at 1024 tokens, %zu at %d\n", Hkv, some, all,
               MOST_TOKENS);
        failures += all != some || all > 2 * MIB;
    }
    failures += attn_memory_used() != 0;
    free(q), free(k), free(v), free(output), free(log_sum_exp);
    return failures != 0;
}
