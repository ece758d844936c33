/* multiply.c: products of large matrices by the product kernel, cut into blocks that stay in the
 * caches. */
#include "internal.h"
#include "kernels/kernels.h"

enum {
    BLOCK_DEPTH = 256,   /* a panel of this depth is 8 kB: it stays in L1 while rows pass by it */
    BLOCK_ROWS = 64,     /* these rows of that depth are 64 kB: they stay in L2 for all panels */
    BLOCK_COLUMNS = 512, /* packed at a time, 512 kB */
    COPY_COLUMNS = 64    /* with fewer columns than this, copying a transposed A would not pay */
};

/* to[depth][rows] ← the block of the transposed A whose rows lie `a_col` apart: neighbours in depth
 * come together, where they were often a power of two apart and fought for the same lines of the
 * cache. */
static void copy_block(float *to, const float *a, ptrdiff_t a_col, ptrdiff_t rows,
                       ptrdiff_t depth) {
    for (ptrdiff_t t = 0; t < depth; t++)
        for (ptrdiff_t i = 0; i < rows; i++) to[t * rows + i] = a[t * a_col + i];
}

/* C's columns j … j + n − 1, from depth t … t + d − 1, already packed. */
typedef struct part {
    float *c;
    ptrdiff_t c_row, n, d;
    const float *panels;
    int accumulate;
} part;

static void multiply_rows(part p, attn_factor a, ptrdiff_t t, int64_t rows, int64_t depth,
                          float *copy) {
    for (int64_t i = 0; i < rows; i += BLOCK_ROWS) {
        const ptrdiff_t m = attn_min(BLOCK_ROWS, rows - i);
        const float *block = a.transposed ? a.x + t * rows + i : a.x + i * depth + t;
        ptrdiff_t row = a.transposed ? 1 : depth, col = a.transposed ? rows : 1;
        if (copy) {
            copy_block(copy, block, rows, m, p.d);
            block = copy, col = m;
        }
        attn_kernel.product(p.c + i * p.c_row, p.c_row, block, row, col, p.panels, ATTN_PANEL * p.d,
                            m, p.n, p.d, p.accumulate);
    }
}

int32_t attn_multiply(const char *call, float *c, attn_factor a, attn_factor b, int64_t rows,
                      int64_t columns, int64_t depth, int32_t accumulate) {
    const int64_t width = attn_min(columns, BLOCK_COLUMNS), height = attn_min(depth, BLOCK_DEPTH);
    const int64_t panels = (width + ATTN_PANEL - 1) / ATTN_PANEL * ATTN_PANEL * height;
    const int64_t copied = a.transposed && columns >= COPY_COLUMNS ? BLOCK_ROWS * height : 0;
    const int32_t mark = attn_mark();
    float *packed = attn_scratch_floats(panels + copied);
    if (!packed) return attn_fail_memory(call, (size_t)(panels + copied) * sizeof(float));
    float *copy = copied ? packed + panels : NULL;

    /* What holds no numbers may be NULL, to which C lets nobody add even 0. */
    static float nothing;
    if (!a.x) a.x = &nothing;
    if (!b.x) b.x = &nothing;
    if (!c) c = &nothing;

    for (int64_t j = 0; j < columns; j += BLOCK_COLUMNS)
        for (int64_t t = 0; t == 0 || t < depth; t += BLOCK_DEPTH) {
            part p = {c + j,
                      columns,
                      attn_min(BLOCK_COLUMNS, columns - j),
                      attn_min(BLOCK_DEPTH, depth - t),
                      packed,
                      accumulate || t};
            if (b.transposed)
                attn_kernel.pack_transposed(packed, b.x + j * depth + t, depth, p.n, p.d);
            else
                attn_kernel.pack_rows(packed, b.x + t * columns + j, columns, p.d, p.n);
            multiply_rows(p, a, t, rows, depth, copy);
        }
    attn_release(mark);
    return ATTN_OK;
}
