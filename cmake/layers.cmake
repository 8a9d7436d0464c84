# One static library a folder. A folder may include headers of itself and of the folders it USES, and no others:
# checked when configuring and again by tools/check (cmake -P cmake/check_layers.cmake).

add_library(oligopoly_flags INTERFACE)
target_include_directories(oligopoly_flags INTERFACE ${CMAKE_SOURCE_DIR})
target_compile_options(oligopoly_flags INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror)
# g++-12 at -O3 sees overflows and overlaps where there are none (its bugs 105651, 105329, 106199). The sanitizers look for real
# ones.
target_compile_options(oligopoly_flags INTERFACE
  "$<$<CXX_COMPILER_ID:GNU>:-Wno-restrict;-Wno-array-bounds;-Wno-stringop-overflow>")

# add_layer(FOLDER USES folders… [FLAT]): FLAT takes the folder's own files only, not those of folders inside it.
function(add_layer folder)
  cmake_parse_arguments(LAYER "FLAT" "" "USES" ${ARGN})
  if(LAYER_FLAT)
    file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp ${folder}/*.hpp)
  else()
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${folder}/*.cpp ${folder}/*.hpp)
    list(FILTER sources EXCLUDE REGEX "/(tests|testing)/")
    list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
  endif()
  string(REPLACE "/" "_" name ${folder})
  add_library(${name} STATIC ${sources})
  target_link_libraries(${name} PUBLIC oligopoly_flags)
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
