#define ATTN_V4_RELAXED
#include "softcap.inc"
