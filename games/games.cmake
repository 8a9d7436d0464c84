# The games in the order people see them: a folder and the struct of its rules. A new game needs this one line outside its
# folder.
add_game(smartphone Smartphone)
add_game(lake Lake)
add_game(goofspiel Goofspiel)  # the template of tools/new-game
