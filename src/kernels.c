/* kernels.c: which variant of each operation runs. */
#include "kernels/kernels.h"
#include "internal.h"

#include <string.h>

/* Sets from the plainest to the fastest. Each holds the one before it, overridden by its own lines of
 * kernels.def; the last is the default. With relaxed instructions the vector kernels are one set. */
enum set {
    SET_ref,
#if defined(ATTN_RELAXED)
    SET_relaxed,
    SET_simd128 = SET_relaxed,
#elif defined(ATTN_SIMD128)
    SET_simd128,
#endif
    SET_COUNT
};

/* As long in every image, so that what lies behind has the same place in each; literals would be
 * sorted among those of all files. */
static const char set_names[2][8] = {
    "ref",
#if defined(ATTN_RELAXED)
    "relaxed",
#elif defined(ATTN_SIMD128)
    "simd128",
#endif
};

static attn_kernels kernels_up_to(int32_t set) {
    attn_kernels kernels = {0};
#define KERNEL(op, of)                                                                             \
    if (SET_##of <= set) kernels.op = op##_##of;
#include "kernels/kernels.def"
#undef KERNEL
    return kernels;
}

/* The fastest set, known before any call: of two initialisers for one field the later counts. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Winitializer-overrides"
attn_kernels attn_kernel = {
#define KERNEL(op, of) .op = op##_##of,
#include "kernels/kernels.def"
#undef KERNEL
};
#pragma GCC diagnostic pop

const char *attn_kernel_sets(void) {
    static char names[64];
    attn_text text = {names, names + sizeof names};
    for (int32_t set = 0; set < SET_COUNT; set++) {
        if (set) attn_text_string(&text, " ");
        attn_text_string(&text, set_names[set]);
    }
    return names;
}

int32_t attn_kernel_select(const char *name) {
    for (int32_t set = 0; name && set < SET_COUNT; set++)
        if (!strcmp(name, set_names[set])) {
            attn_kernel = kernels_up_to(set);
            return ATTN_OK;
        }
    return attn_fail(ATTN_BAD_VALUE, "kernel_select", "name", "is '%s', expected one of: %s",
                     name ? name : "", attn_kernel_sets());
}
