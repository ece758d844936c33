/* random.c: a counter-based generator and what is drawn from it. Integers and IEEE arithmetic only,
 * no library function, so that every image and every machine draws the same bits. */
#include "internal.h"
#include "kernels/f64.h"

#include <math.h>

/* Philox4x32-10 of Salmon, Moraes, Dror and Shaw 2011, "Parallel random numbers: as easy as 1, 2,
 * 3". */
void attn_philox(uint32_t out[4], const uint32_t counter[4], const uint32_t key[2]) {
    uint32_t x0 = counter[0], x1 = counter[1], x2 = counter[2], x3 = counter[3];
    uint32_t k0 = key[0], k1 = key[1];
    for (int32_t round = 0; round < 10; round++) {
        uint64_t p0 = (uint64_t)0xD2511F53 * x0, p1 = (uint64_t)0xCD9E8D57 * x2;
        x0 = (uint32_t)(p1 >> 32) ^ x1 ^ k0;
        x1 = (uint32_t)p1;
        x2 = (uint32_t)(p0 >> 32) ^ x3 ^ k1;
        x3 = (uint32_t)p0;
        k0 += 0x9E3779B9; /* the golden ratio's fraction in 32 bits */
        k1 += 0xBB67AE85; /* the fraction of √3 */
    }
    out[0] = x0, out[1] = x1, out[2] = x2, out[3] = x3;
}

/* A stream being read: the four words around its position are worked out once. */
typedef struct reader {
    attn_random *stream;
    uint32_t words[4];
} reader;

static void fill(reader *r) {
    uint64_t block = r->stream->position / 4;
    attn_philox(r->words, (uint32_t[4]){(uint32_t)block, (uint32_t)(block >> 32), 0, 0},
                (uint32_t[2]){(uint32_t)r->stream->seed, (uint32_t)(r->stream->seed >> 32)});
}

static reader read_from(attn_random *stream) {
    reader r = {.stream = stream};
    fill(&r);
    return r;
}

static uint32_t next(reader *r) {
    uint32_t word = r->words[r->stream->position % 4];
    if (++r->stream->position % 4 == 0) fill(r);
    return word;
}

/* Uniform on 0 … n − 1: the high half of word · n, where the few words that would make some results
 * likelier than others are drawn again (Lemire 2019). */
static uint32_t below(reader *r, uint32_t n) {
    uint64_t product = (uint64_t)next(r) * n;
    if ((uint32_t)product < n)
        for (uint32_t surplus = (0 - n) % n; (uint32_t)product < surplus;)
            product = (uint64_t)next(r) * n;
    return (uint32_t)(product >> 32);
}

static double ratio(const double top[8], const double bottom[8], double x) {
    double numerator = top[7], denominator = bottom[7];
    for (int32_t i = 6; i >= 0; i--) {
        numerator = numerator * x + top[i];
        denominator = denominator * x + bottom[i];
    }
    return numerator / denominator;
}

/* The point below which a standard normal lies with probability p = ½ + q: PPND16 of Wichura 1988,
 * AS 241, relative error about 10⁻¹⁶. It has a third branch for √(−log) above 5; what is drawn here
 * stays at least 2⁻³³ away from 0 and 1, where that root is at most 4.79. */
static double normal_quantile(double q) {
    static const double a[8] = {3.3871328727963666080e0, 1.3314166789178437745e2,
                                1.9715909503065514427e3, 1.3731693765509461125e4,
                                4.5921953931549871457e4, 6.7265770927008700853e4,
                                3.3430575583588128105e4, 2.5090809287301226727e3};
    static const double b[8] = {1.0,
                                4.2313330701600911252e1,
                                6.8718700749205790830e2,
                                5.3941960214247511077e3,
                                2.1213794301586595867e4,
                                3.9307895800092710610e4,
                                2.8729085735721942674e4,
                                5.2264952788528545610e3};
    static const double c[8] = {1.42343711074968357734e0,  4.63033784615654529590e0,
                                5.76949722146069140550e0,  3.64784832476320460504e0,
                                1.27045825245236838258e0,  2.41780725177450611770e-1,
                                2.27238449892691845833e-2, 7.74545014278341407640e-4};
    static const double d[8] = {1.0,
                                2.05319162663775882187e0,
                                1.67638483018380384940e0,
                                6.89767334985100004550e-1,
                                1.48103976427480074590e-1,
                                1.51986665636164571966e-2,
                                5.47593808499534494600e-4,
                                1.05075007164441684324e-9};
    double distance = q < 0 ? -q : q;
    if (distance <= 0.425) return q * ratio(a, b, 0.180625 - q * q);
    /* sqrt is an instruction, rounded the same way everywhere. */
    double tail = ratio(c, d, sqrt(-attn_f64_log(0.5 - distance)) - 1.6);
    return q < 0 ? -tail : tail;
}

static int32_t check(const char *call, const attn_random *stream, const void *out, int32_t n) {
    if (!stream) return attn_fail(ATTN_BAD_TYPE, call, "stream", "is missing");
    if (attn_check_size(call, "n", n, 0)) return ATTN_BAD_SHAPE;
    if (n && !out) return attn_fail(ATTN_BAD_TYPE, call, "out", "is missing");
    return ATTN_OK;
}

void attn_random_init(attn_random *stream, uint64_t seed) {
    *stream = (attn_random){.seed = seed};
}

int32_t attn_random_uniform(attn_random *stream, float *out, int32_t n) {
    int32_t status = check("random.uniform", stream, out, n);
    if (status) return status;
    reader r = read_from(stream);
    for (int32_t i = 0; i < n; i++) out[i] = (float)(next(&r) >> 8) * 0x1p-24f;
    return ATTN_OK;
}

int32_t attn_random_normal(attn_random *stream, float *out, int32_t n) {
    int32_t status = check("random.normal", stream, out, n);
    if (status) return status;
    reader r = read_from(stream);
    for (int32_t i = 0; i < n; i++)
        out[i] = (float)normal_quantile((next(&r) + 0.5) * 0x1p-32 - 0.5);
    return ATTN_OK;
}

int32_t attn_random_permutation(attn_random *stream, int32_t *out, int32_t n) {
    int32_t status = check("random.permutation", stream, out, n);
    if (status) return status;
    reader r = read_from(stream);
    for (int32_t i = 0; i < n; i++) out[i] = i;
    for (int32_t i = n - 1; i > 0; i--) {
        uint32_t j = below(&r, (uint32_t)i + 1);
        int32_t swapped = out[i];
        out[i] = out[j];
        out[j] = swapped;
    }
    return ATTN_OK;
}
