# clang-19 for the browser: wasm32 with wasi-libc, no exceptions, no threads.
set(CMAKE_SYSTEM_NAME Generic)
set(OLIGOPOLY_WASM ON)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
# Linked as one program, the module leaves out every virtual function nobody calls: text boards, traces, schemas.
set(CMAKE_CXX_FLAGS_INIT
    "-fno-exceptions -fvisibility=hidden -flto -fwhole-program-vtables -fvirtual-function-elimination")
set(CMAKE_CXX_FLAGS_RELEASE "-Os -DNDEBUG")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
