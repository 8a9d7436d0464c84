# A game is one folder: games/<name>/rules, perhaps games/<name>/bots and games/<name>/web.

# add_game(NAME STRUCT): the libraries of a game whose rules are STRUCT in games/NAME/rules/NAME.hpp. Games are listed in
# the order of the calls.
function(add_game name struct)
  add_layer(games/${name}/rules USES core PRECOMPILES games/${name}/rules/${name}.hpp HOT)
  set_property(GLOBAL APPEND PROPERTY OLIGOPOLY_GAMES ${name})
  set_property(GLOBAL APPEND PROPERTY OLIGOPOLY_GAME_STRUCTS ${name}::${struct})
  set_property(GLOBAL APPEND PROPERTY OLIGOPOLY_RULES games/${name}/rules)
  if(IS_DIRECTORY ${CMAKE_SOURCE_DIR}/games/${name}/bots)
    add_layer(games/${name}/bots USES core games/${name}/rules players PRECOMPILES games/${name}/rules/${name}.hpp HOT)
    set_property(GLOBAL APPEND PROPERTY OLIGOPOLY_BOTS games/${name}/bots)
    set_property(GLOBAL APPEND PROPERTY OLIGOPOLY_BOTS_STRUCTS ${name}::${struct})
  endif()
endfunction()

# Writes games/list.hpp, which games/all_games.hpp includes, and games/bots_list.hpp, which matches/factory.cpp includes.
function(write_lists_of_games)
  get_property(games GLOBAL PROPERTY OLIGOPOLY_GAMES)
  get_property(structs GLOBAL PROPERTY OLIGOPOLY_GAME_STRUCTS)
  get_property(bots GLOBAL PROPERTY OLIGOPOLY_BOTS)
  get_property(structs_with_bots GLOBAL PROPERTY OLIGOPOLY_BOTS_STRUCTS)
  set(OLIGOPOLY_LIST "")
  foreach(game ${games})
    string(APPEND OLIGOPOLY_LIST "#include \"games/${game}/rules/${game}.hpp\"\n")
  endforeach()
  list(JOIN structs ", " types)
  string(APPEND OLIGOPOLY_LIST "\nnamespace oligopoly {\n\nusing GameTypes = std::tuple<${types}>;\n\n}  // namespace oligopoly\n")
  write_list(games/list.hpp)
  set(OLIGOPOLY_LIST "#include \"games/list.hpp\"\n")
  foreach(folder ${bots})
    string(APPEND OLIGOPOLY_LIST "#include \"${folder}/bots.hpp\"\n")
  endforeach()
  list(JOIN structs_with_bots ", " types)
  string(APPEND OLIGOPOLY_LIST "\nnamespace oligopoly {\n\n/// Those that have bots of their own.\nusing GamesWithBots = std::tuple<${types}>;\n\n}  // namespace oligopoly\n")
  write_list(games/bots_list.hpp)
endfunction()

function(write_list header)
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/${header} @ONLY
       CONTENT "// Written by cmake/games.cmake.\n#pragma once\n\n#include <tuple>\n\n@OLIGOPOLY_LIST@")
endfunction()
