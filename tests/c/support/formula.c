#include "formula.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

size_t formula_broadcast(const int shape[4], int b, int h, int i, int j) {
    const int at[4] = {b, h, i, j};
    size_t index = 0;
    for (int x = 0; x < 4; x++) index = index * shape[x] + (shape[x] == 1 ? 0 : at[x]);
    return index;
}

#define REAL double
#define NAME(x) f64_##x
#include "formula.inc"
#include "heads_formula.inc"
#undef REAL
#undef NAME

#define REAL float
#define NAME(x) f32_##x
#include "formula.inc"
#include "heads_formula.inc"
