# Headers that nearly every file includes, compiled once for each folder instead of once for each file.

set(OLIGOPOLY_STANDARD_HEADERS <algorithm> <array> <bit> <charconv> <cstdint> <functional> <map> <memory> <optional>
    <span> <string> <string_view> <tuple> <utility> <variant> <vector>)

# precompile(TARGET HEADERS…): compiles the standard headers and HEADERS for TARGET.
function(precompile target)
  set(headers ${OLIGOPOLY_STANDARD_HEADERS} ${ARGN})
  target_precompile_headers(${target} PRIVATE ${headers})
  # CMake gives its list of headers an old date, so that a changed list alone would not be noticed.
  string(MD5 list "${headers}")
  target_compile_definitions(${target} PRIVATE OLIGOPOLY_PRECOMPILED_${list})
  # The compiler cache looks into precompiled headers only with these.
  target_compile_options(${target} PRIVATE
    "$<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>"
    "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")
endfunction()
