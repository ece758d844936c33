# One WebAssembly image, build/<preset>/attention.wasm: no JavaScript beside it and nothing imported.
add_executable(attention ${sources})
set_target_properties(attention PROPERTIES SUFFIX .wasm)
target_link_libraries(attention PRIVATE flags)

# An assert that fails would print, and printing would be an import.
target_compile_definitions(attention PRIVATE NDEBUG)

# Every engine with vectors has bulk memory and saturating conversions too. The scalar image asks for nothing that
# the first WebAssembly engines lacked.
set(features -mno-bulk-memory -mno-nontrapping-fptoint -mno-sign-ext)
# The libraries linked in must not use them either; emcc asks for the oldest engine instead of for features.
# (Its warning is about 64-bit integers in JavaScript, which such an engine cannot pass.)
set(oldest -sMIN_SAFARI_VERSION=120000 -Wno-compatibility)
if(ATTN_SIMD128)
  set(features -msimd128 -mbulk-memory -mnontrapping-fptoint)
  set(oldest)
endif()
if(ATTN_RELAXED)
  list(APPEND features -mrelaxed-simd)
endif()
target_compile_options(attention PRIVATE ${features})

target_link_options(attention PRIVATE
  ${features}
  ${oldest}
  --no-entry
  -sSTANDALONE_WASM
  # Growth tells nobody: the binding takes fresh views after every call instead.
  -sPURE_WASI
  -sALLOW_MEMORY_GROWTH
  -sINITIAL_MEMORY=1MB
  -sMAXIMUM_MEMORY=4GB
  -sMALLOC=emmalloc
  # The stack lies below the data, so that running over its end traps instead of writing into tables.
  -sSTACK_SIZE=128KB
  -Wl,--stack-first)
