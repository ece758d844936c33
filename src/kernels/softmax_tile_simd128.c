#include "softmax_tile.inc"
