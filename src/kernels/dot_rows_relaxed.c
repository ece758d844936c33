#define ATTN_V4_RELAXED
#include "dot_rows.inc"
