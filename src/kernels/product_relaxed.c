#define ATTN_V4_RELAXED
#define PRODUCT_ROWS 6
#include "product.inc"
