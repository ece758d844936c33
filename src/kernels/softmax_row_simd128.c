#include "softmax_row.inc"
