/* softmax.c: softmax of rows, its Jacobian, and what can be had without forming it. */
#include "internal.h"
#include "kernels/kernels.h"

#include <math.h>

/* A matrix that must fit into the address space and be there when it holds numbers. */
static int32_t check_matrix(const char *call, const char *name, const void *data, int32_t rows,
                            int32_t columns) {
    const int32_t sizes[2] = {rows, columns};
    int64_t numbers;
    int32_t status;
    if ((status = attn_check_size(call, "rows", rows, 0)) ||
        (status = attn_check_size(call, "columns", columns, 0)) ||
        (status = attn_check_numbers(call, name, &numbers, sizes, 2)))
        return status;
    if (numbers && !data)
        return attn_fail(ATTN_BAD_TYPE, call, name, "is missing, expected %d numbers", numbers);
    return ATTN_OK;
}

int32_t attn_softmax(float *p, const float *x, int32_t rows, int32_t columns, float temperature) {
    int32_t status;
    if ((status = check_matrix("softmax", "x", x, rows, columns)) ||
        (status = check_matrix("softmax", "p", p, rows, columns)))
        return status;
    if (temperature == 0 || temperature - temperature != 0)
        return attn_fail(ATTN_BAD_VALUE, "softmax", "temperature",
                         "must be a finite number other than 0");
    if (columns) attn_kernel.softmax_rows(p, x, rows, columns, temperature);
    return ATTN_OK;
}

int32_t attn_softmax_jacobian(float *jacobian, const float *p, int32_t n) {
    const int32_t sizes[2] = {n, n};
    int64_t numbers;
    int32_t status;
    if ((status = attn_check_size("softmax_jacobian", "n", n, 0)) ||
        (status = attn_check_numbers("softmax_jacobian", "jacobian", &numbers, sizes, 2)))
        return status;
    if (numbers && (!p || !jacobian))
        return attn_fail(ATTN_BAD_TYPE, "softmax_jacobian", p ? "jacobian" : "p",
                         "is missing, expected %d numbers", p ? numbers : n);
    for (ptrdiff_t i = 0; i < n; i++)
        for (ptrdiff_t j = 0; j < n; j++)
            jacobian[i * n + j] =
                (float)(i == j ? p[i] * (1 - (double)p[i]) : -(double)p[i] * p[j]);
    return ATTN_OK;
}

int32_t attn_softmax_vjp(float *out, const float *p, const float *g, int32_t rows,
                         int32_t columns) {
    int32_t status;
    if ((status = check_matrix("softmax_vjp", "p", p, rows, columns)) ||
        (status = check_matrix("softmax_vjp", "g", g, rows, columns)) ||
        (status = check_matrix("softmax_vjp", "out", out, rows, columns)))
        return status;
    for (ptrdiff_t i = 0; columns && i < rows; i++) {
        const float *p_i = p + i * columns, *g_i = g + i * columns;
        double mean = 0; /* of g under p */
        for (ptrdiff_t j = 0; j < columns; j++) mean += (double)p_i[j] * g_i[j];
        for (ptrdiff_t j = 0; j < columns; j++)
            out[i * columns + j] = (float)(p_i[j] * (g_i[j] - mean));
    }
    return ATTN_OK;
}

/* Newton's method from above; double in, double out. */
static double square_root(double x) {
    if (!(x > 0)) return x; /* 0 and NaN; a sum of squares is never below 0 */
    double root = x < 1 ? 1 : x, next;
    while ((next = 0.5 * (root + x / root)) < root) root = next;
    return root;
}

/* ‖J‖_F² = Σ_i (p_i(1 − p_i))² + Σ_{i≠j} (p_i p_j)² = Σ_i p_i²·((1 − p_i)² + (S − p_i²)), S = Σ p_j². Every
 * term is ≥ 0, so that nothing cancels when one weight is close to 1; S − p_i² is summed without p_i for
 * the largest weight, the only one that can come near S. */
static double frobenius_norm(const float *p, int32_t n, int32_t top) {
    double others = 0, sum = 0; /* Σ p_j² without the largest */
    for (int32_t j = 0; j < n; j++)
        if (j != top) others += (double)p[j] * p[j];
    for (int32_t i = 0; i < n; i++) {
        double square = (double)p[i] * p[i], rest = 1 - (double)p[i];
        double cross = i == top ? others : others - square + (double)p[top] * p[top];
        sum += square * (rest * rest + cross);
    }
    return square_root(sum);
}

int32_t attn_softmax_jacobian_size(float *frobenius, float *largest, const float *p, int32_t rows,
                                   int32_t columns) {
    int32_t status = check_matrix("softmax_jacobian_size", "p", p, rows, columns);
    if (status) return status;
    for (ptrdiff_t i = 0; (frobenius || largest) && i < rows; i++) {
        const float *p_i = columns ? p + i * columns : NULL;
        double entry = 0;
        int32_t top = 0;
        for (int32_t j = 1; j < columns; j++)
            if (p_i[j] > p_i[top]) top = j;
        /* |J_ij| = p_i·p_j ≤ p_i(1 − p_i), so the largest entry lies on the diagonal. */
        for (int32_t j = 0; j < columns; j++) {
            double diagonal = p_i[j] * (1 - (double)p_i[j]);
            if (!(diagonal <= entry)) entry = diagonal;
            if (entry != entry) break;
        }
        if (largest) largest[i] = (float)entry;
        if (frobenius) frobenius[i] = columns ? (float)frobenius_norm(p_i, columns, top) : 0;
    }
    return ATTN_OK;
}
