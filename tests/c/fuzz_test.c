/* The target of the fuzzer on a fixed corpus and on bytes of chance. */
#include "fuzz/api_fuzz.c"

#include "fuzz/corpus.h"
#include "support/attention_case.h"

#include <stdio.h>

static int hex(char c) {
    return c <= '9' ? c - '0' : c - 'a' + 10;
}

static void run_line(const char *line) {
    const size_t n = strlen(line) / 2;
    uint8_t *bytes = malloc(n + 1);
    for (size_t x = 0; x < n; x++)
        bytes[x] = (uint8_t)(hex(line[2 * x]) << 4 | hex(line[2 * x + 1]));
    LLVMFuzzerTestOneInput(bytes, n);
    free(bytes);
}

int main(void) {
    enum { LINES = sizeof corpus / sizeof *corpus, DRAWN = 1500 };
    for (int n = 0; n < LINES; n++) run_line(corpus[n]);
    const uint64_t ok_of_corpus = ok_count;

    chance r = {2026};
    for (int n = 0; n < DRAWN; n++) {
        uint8_t bytes[300];
        const size_t length = (size_t)chance_below(&r, sizeof bytes);
        for (size_t x = 0; x < length; x++) bytes[x] = (uint8_t)chance_word(&r);
        LLVMFuzzerTestOneInput(bytes, length);
    }
    printf("fuzz: of %d inputs kept and %d drawn, %llu and %llu calls went through\n", LINES, DRAWN,
           (unsigned long long)ok_of_corpus, (unsigned long long)(ok_count - ok_of_corpus));
    assert(ok_of_corpus > LINES / 4 && ok_count - ok_of_corpus > DRAWN / 4);
    return 0;
}
