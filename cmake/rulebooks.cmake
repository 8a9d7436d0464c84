# The rulebooks go into the library, so that a program can quote a paragraph wherever it is installed.

# embed_rulebooks(TARGET): compiles every games/*/RULES*.md into TARGET, behind games/rulebook.hpp.
function(embed_rulebooks target)
  file(GLOB books CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/games/*/RULES*.md)
  set(generated ${CMAKE_BINARY_DIR}/generated/rulebook_texts.cpp)
  set(script ${CMAKE_SOURCE_DIR}/cmake/write_rulebooks.cmake)
  add_custom_command(
    OUTPUT ${generated}
    COMMAND ${CMAKE_COMMAND} "-DBOOKS=${books}" -DOUTPUT=${generated} -P ${script}
    DEPENDS ${books} ${script}
    COMMENT "Embedding the rulebooks"
    VERBATIM)
  target_sources(${target} PRIVATE ${generated})
endfunction()
