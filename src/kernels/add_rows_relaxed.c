#define ATTN_V4_RELAXED
#include "add_rows.inc"
