#include "add_rows.inc"
