#include "softmax_rows.inc"
