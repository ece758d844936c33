#define ATTN_V4_RELAXED
#include "exp.inc"
