# One static library per folder. A folder may include headers of itself and of the folders it USES, and no others:
# checked when configuring.

add_library(oligopoly_flags INTERFACE)
target_include_directories(oligopoly_flags INTERFACE ${CMAKE_SOURCE_DIR} ${CMAKE_BINARY_DIR}/generated)
target_compile_options(oligopoly_flags INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror)
# g++-12 at -O3 sees overflows and overlaps where there are none (its bugs 105651, 105329, 106199). The sanitizers look for real
# ones.
target_compile_options(oligopoly_flags INTERFACE
  "$<$<CXX_COMPILER_ID:GNU>:-Wno-restrict;-Wno-array-bounds;-Wno-stringop-overflow>")
# Joined files are included, and included files may not use their own unnamed types in named ones: harmless here.
if(CMAKE_UNITY_BUILD)
  target_compile_options(oligopoly_flags INTERFACE "$<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>")
endif()

# Search and rules must be quick; the rest waits for disks, sockets and people, and is compiled quickly instead.
set(OLIGOPOLY_HOT_FLAGS "" CACHE STRING "How the layers marked HOT are optimised")
separate_arguments(hot_flags UNIX_COMMAND "${OLIGOPOLY_HOT_FLAGS}")

# add_layer(FOLDER USES folders… [PRECOMPILES headers…] [FLAT] [HOT] [JOINED]): FLAT takes the folder's own files only, not
# those of folders inside it. PRECOMPILES names headers that nearly every file of the folder includes. JOINED compiles files
# together in every preset, not only in those that set CMAKE_UNITY_BUILD.
function(add_layer folder)
  cmake_parse_arguments(LAYER "FLAT;HOT;JOINED" "" "USES;PRECOMPILES" ${ARGN})
  if(LAYER_FLAT)
    file(GLOB sources RELATIVE ${CMAKE_SOURCE_DIR} CONFIGURE_DEPENDS ${folder}/*.cpp ${folder}/*.hpp)
  else()
    # By paths from here: where the project itself lies must not matter.
    file(GLOB_RECURSE sources RELATIVE ${CMAKE_SOURCE_DIR} CONFIGURE_DEPENDS ${folder}/*.cpp ${folder}/*.hpp)
    list(FILTER sources EXCLUDE REGEX "/(tests|testing)/")
    list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
  endif()
  string(REPLACE "/" "_" name ${folder})
  add_library(${name} STATIC ${sources})
  target_link_libraries(${name} PUBLIC oligopoly_flags)
  if(LAYER_HOT)
    target_compile_options(${name} PRIVATE ${hot_flags})
  endif()
  if(LAYER_JOINED AND NOT CMAKE_UNITY_BUILD)
    set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 7)
  endif()
  # Where the files of a folder are joined they read their headers once anyway.
  if(LAYER_PRECOMPILES AND NOT CMAKE_UNITY_BUILD)
    precompile(${name} ${LAYER_PRECOMPILES})
  endif()
  foreach(used ${LAYER_USES})
    string(REPLACE "/" "_" used_name ${used})
    target_link_libraries(${name} PUBLIC ${used_name})
  endforeach()
  set_property(GLOBAL APPEND PROPERTY OLIGOPOLY_LAYERS "${folder}")
  check_includes(${folder} "${LAYER_USES}" ${sources})
endfunction()

# Fails if a source includes a project header of a folder that is neither its own nor listed.
function(check_includes folder uses)
  foreach(source ${ARGN})
    file(STRINGS ${source} includes REGEX "^#include \"")
    foreach(line ${includes})
      string(REGEX REPLACE "^#include \"([^\"]*)\".*" "\\1" header "${line}")
      get_filename_component(from ${header} DIRECTORY)
      set(allowed OFF)
      foreach(layer ${folder} ${uses})
        if(from STREQUAL layer OR from MATCHES "^${layer}/")
          set(allowed ON)
        endif()
      endforeach()
      if(NOT allowed)
        message(FATAL_ERROR "${source} includes ${header}: ${folder} may only use ${uses}")
      endif()
    endforeach()
  endforeach()
endfunction()
