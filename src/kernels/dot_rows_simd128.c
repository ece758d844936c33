#include "dot_rows.inc"
