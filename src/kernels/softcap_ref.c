#include "f64.h"
#include "kernels.h"

void softcap_ref(float *out, const float *s, ptrdiff_t n, float cap) {
    for (ptrdiff_t i = 0; i < n; i++) out[i] = (float)(cap * attn_f64_tanh((double)s[i] / cap));
}
