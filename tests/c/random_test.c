/* The generator against its published vectors; what is drawn from it against its distribution. */
#include "internal.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { MANY = 1 << 20 };
static float draws[MANY], again[MANY];
static int32_t order[MANY];

/* Random123, tests/kat_vectors, the three lines "philox4x32 10". */
static void philox_gives_the_published_words(void) {
    static const struct {
        uint32_t counter[4], key[2], out[4];
    } vectors[] = {{{0, 0, 0, 0}, {0, 0}, {0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}},
                   {{0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff},
                    {0xffffffff, 0xffffffff},
                    {0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}},
                   {{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344},
                    {0xa4093822, 0x299f31d0},
                    {0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}}};
    for (size_t v = 0; v < sizeof vectors / sizeof *vectors; v++) {
        uint32_t out[4];
        attn_philox(out, vectors[v].counter, vectors[v].key);
        assert(memcmp(out, vectors[v].out, sizeof out) == 0);
    }
}

static void a_stream_starts_at_the_first_block_of_its_seed(void) {
    attn_random stream;
    float x[4];
    attn_random_init(&stream, 0);
    assert(attn_random_uniform(&stream, x, 4) == ATTN_OK);
    static const uint32_t words[4] = {0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8};
    for (int i = 0; i < 4; i++) assert(x[i] == (float)(words[i] >> 8) / 16777216.0f);
    assert(stream.position == 4);

    /* Both halves of the seed count, and so does a position past 2³⁴ words. */
    float one[8], other[8];
    attn_random_init(&stream, 7);
    attn_random_uniform(&stream, one, 8);
    attn_random_init(&stream, 7 | (uint64_t)1 << 32);
    attn_random_uniform(&stream, other, 8);
    assert(memcmp(one, other, sizeof one) != 0);
    stream = (attn_random){7, (uint64_t)1 << 34};
    attn_random_uniform(&stream, other, 8);
    assert(memcmp(one, other, sizeof one) != 0);
}

static void pieces_of_any_length_give_the_same_stream(void) {
    attn_random whole, pieces;
    attn_random_init(&whole, 123456789);
    attn_random_init(&pieces, 123456789);
    attn_random_normal(&whole, draws, 1000);
    for (int32_t at = 0, n = 0; at < 1000; at += n, n = (n * 7 + 3) % 29 % (1000 - at + 1))
        attn_random_normal(&pieces, again + at, n);
    assert(memcmp(draws, again, 1000 * sizeof *draws) == 0);
    assert(whole.position == 1000 && pieces.position == 1000);
}

/* Bounds of 5 standard errors: a right generator fails one of them once in about a million seeds,
 * and the seeds are fixed. */
static void uniform_draws_are_uniform(void) {
    attn_random stream;
    double mean = 0, square = 0;
    int32_t bins[16] = {0};
    attn_random_init(&stream, 2017);
    assert(attn_random_uniform(&stream, draws, MANY) == ATTN_OK);
    for (int32_t i = 0; i < MANY; i++) {
        assert(draws[i] >= 0 && draws[i] < 1);
        assert(draws[i] * 0x1p24f == floorf(draws[i] * 0x1p24f));
        mean += draws[i], square += (double)draws[i] * draws[i];
        bins[(int32_t)(draws[i] * 16)]++;
    }
    assert(fabs(mean / MANY - 1.0 / 2) <= 5 * sqrt(1.0 / 12 / MANY));
    assert(fabs(square / MANY - 1.0 / 3) <= 5 * sqrt(4.0 / 45 / MANY));
    for (int32_t b = 0; b < 16; b++)
        assert(fabs(bins[b] - MANY / 16.0) <= 5 * sqrt(MANY * 15.0 / 256));
}

/* Φ(x) of each normal draw must be the uniform number it was made from. */
static void normal_draws_invert_the_distribution(void) {
    attn_random stream;
    double worst = 0, moments[5] = {0};
    attn_random_init(&stream, 1988);
    assert(attn_random_normal(&stream, draws, MANY) == ATTN_OK);
    for (int32_t i = 0; i < MANY; i++) {
        uint32_t block[4];
        attn_philox(block, (uint32_t[4]){(uint32_t)i / 4, 0, 0, 0}, (uint32_t[2]){1988, 0});
        double p = (block[i % 4] + 0.5) * 0x1p-32, x = draws[i];
        double tail = p < 0.5 ? p : 1 - p, found = 0.5 * erfc(fabs(x) / sqrt(2));
        /* One step of Newton's method: how far x is from where Φ(x) = p. float32 keeps half an
         * ulp. */
        double density = exp(-x * x / 2) / sqrt(2 * 3.14159265358979323846);
        double error = fabs(found - tail) / density / (fabs(x) + 1e-30);
        assert(p < 0.5 ? x < 0 : x > 0);
        worst = fmax(worst, error);
        for (int32_t m = 1; m <= 4; m++) moments[m] += pow(x, m);
    }
    printf("normal: worst relative error %.3g, half an ulp is %.3g\n", worst, 0x1p-24);
    assert(worst <= 0x1.01p-24);
    static const double mean[5] = {0, 0, 1, 0, 3}, variance[5] = {0, 1, 2, 15, 96};
    for (int32_t m = 1; m <= 4; m++)
        assert(fabs(moments[m] / MANY - mean[m]) <= 5 * sqrt(variance[m] / MANY));
}

static void permutations_are_equally_likely(void) {
    enum { ROUNDS = 24 * 4000 };
    attn_random stream;
    int32_t counts[256] = {0}, seen = 0;
    attn_random_init(&stream, 24);
    for (int32_t round = 0; round < ROUNDS; round++) {
        assert(attn_random_permutation(&stream, order, 4) == ATTN_OK);
        counts[order[0] << 6 | order[1] << 4 | order[2] << 2 | order[3]]++;
    }
    for (int32_t c = 0; c < 256; c++) {
        if (!counts[c]) continue;
        seen++;
        assert(fabs(counts[c] - ROUNDS / 24.0) <= 5 * sqrt(ROUNDS * 23.0 / 576));
    }
    assert(seen == 24);

    static uint8_t taken[MANY];
    assert(attn_random_permutation(&stream, order, MANY) == ATTN_OK);
    for (int32_t i = 0; i < MANY; i++) {
        assert(order[i] >= 0 && order[i] < MANY && !taken[order[i]]);
        taken[order[i]] = 1;
    }
}

/* FNV-1a of the bits: what JavaScript and every image must repeat. */
static uint64_t hash(const void *data, size_t bytes) {
    uint64_t h = 0xcbf29ce484222325;
    for (size_t i = 0; i < bytes; i++) h = (h ^ ((const uint8_t *)data)[i]) * 0x100000001b3;
    return h;
}

static void the_bits_are_these_on_every_machine(void) {
    attn_random stream;
    attn_random_init(&stream, 0x0123456789abcdef);
    attn_random_uniform(&stream, draws, 1000);
    uint64_t uniform = hash(draws, 1000 * sizeof *draws);
    attn_random_normal(&stream, draws, 1000);
    uint64_t normal = hash(draws, 1000 * sizeof *draws);
    attn_random_permutation(&stream, order, 1000);
    uint64_t permutation = hash(order, 1000 * sizeof *order);
    printf("bits: %016llx %016llx %016llx\n", (unsigned long long)uniform,
           (unsigned long long)normal, (unsigned long long)permutation);
    assert(uniform == 0x4e43c8491adc2b5f);
    assert(normal == 0x81206af5a1cbc673);
    assert(permutation == 0x4c8bc9efd3184cd9);
}

static void bad_arguments_are_refused(void) {
    attn_random stream;
    attn_random_init(&stream, 1);
    assert(attn_random_uniform(&stream, draws, -1) == ATTN_BAD_SHAPE);
    assert(attn_random_normal(&stream, NULL, 1) == ATTN_BAD_TYPE);
    assert(attn_random_permutation(NULL, order, 1) == ATTN_BAD_TYPE);
    assert(strcmp(attn_last_error()->argument, "stream") == 0);
    assert(attn_random_uniform(&stream, NULL, 0) == ATTN_OK);
    assert(attn_random_permutation(&stream, NULL, 0) == ATTN_OK);
    assert(stream.position == 0);
}

int main(void) {
    philox_gives_the_published_words();
    a_stream_starts_at_the_first_block_of_its_seed();
    pieces_of_any_length_give_the_same_stream();
    uniform_draws_are_uniform();
    normal_draws_invert_the_distribution();
    permutations_are_equally_likely();
    the_bits_are_these_on_every_machine();
    bad_arguments_are_refused();
    return 0;
}
