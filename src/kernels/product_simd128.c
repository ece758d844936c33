#define PRODUCT_ROWS 4
#include "product.inc"
