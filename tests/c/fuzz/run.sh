#!/bin/sh
# Fuzzes the C API under AddressSanitizer and UndefinedBehaviorSanitizer:  tests/c/fuzz/run.sh [seconds]
# What it finds goes into build/fuzz: the corpus, and a crash-… file to pass to build/fuzz/api_fuzz again.
set -eu
cd "$(dirname "$0")/../../.."
. ./.ci/env
mkdir -p build/fuzz/corpus
clang -std=c11 -O1 -g -Wall -Wextra -Werror -ffp-contract=off -fno-omit-frame-pointer \
  -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all \
  -DATTN_SIMD128=1 -DATTN_SIMDE=1 -Isrc -o build/fuzz/api_fuzz \
  tests/c/fuzz/api_fuzz.c src/*.c src/figures/*.c $(ls src/kernels/*.c | grep -v _relaxed) -lm
exec build/fuzz/api_fuzz -max_total_time="${1:-600}" -timeout=60 -rss_limit_mb=2048 -max_len=400 \
  -artifact_prefix=build/fuzz/ -print_final_stats=1 build/fuzz/corpus
