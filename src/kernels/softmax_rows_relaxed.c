#define ATTN_V4_RELAXED
#include "softmax_rows.inc"
