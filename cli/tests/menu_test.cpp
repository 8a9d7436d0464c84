#include "cli/tests/terminal.hpp"
#include "games/all_games.hpp"

using namespace oligopoly;
using namespace oligopoly::cli;

namespace {

struct Menu : Terminal {
  Menu() { console.in_is_terminal = true; }
};

/// What people type to choose goofspiel: nothing where it is the only game.
std::string choose_goofspiel() {
  if (all_games().size() == 1) return {};
  int number = 1;
  for (const AnyGame* game : all_games()) {
    if (game->info().id == "goofspiel") break;
    ++number;
  }
  return std::to_string(number) + "\n";
}

}  // namespace

TEST_CASE("menu: without a terminal the bare program shows its help") {
  Terminal terminal;
  CHECK(terminal.run("") == ExitCode::Fine);
  CHECK(terminal.shows("Usage: oligopoly"));
}

TEST_CASE("menu: plays a game, shows the command line that does the same, and comes back") {
  Menu menu;
  CHECK(menu.run("", "1\n" + choose_goofspiel() + "2\n\n\n1\nquit\n6\n") == ExitCode::Fine);
  CHECK(menu.shows("oligopoly play goofspiel --seats human,random"));
  CHECK(menu.shows("Seat 1 can choose:"));
  CHECK(menu.shown().ends_with("Goodbye.\n"));
}

TEST_CASE("menu: lets bots play") {
  Menu menu;
  CHECK(menu.run("", "2\n" + choose_goofspiel() + "3\n") == ExitCode::Fine);
  CHECK(menu.shows("oligopoly play goofspiel --seats random,random,random"));
  CHECK(menu.shows("The game is over."));
}

TEST_CASE("menu: asks again for what it does not offer") {
  Menu menu;
  CHECK(menu.run("", "9\nx\n1\n" + choose_goofspiel() + "99\n2\nwizard\n\n") == ExitCode::Fine);
  CHECK(menu.complains("“wizard”"));
}

TEST_CASE("menu: changes the language") {
  Menu menu;
  CHECK(menu.run("", "5\n2\n6\n") == ExitCode::Fine);
  CHECK(menu.shows("看机器人对局"));
  CHECK(menu.shown().ends_with("再见。\n"));
}

TEST_CASE("menu: replays and reads the rules") {
  Menu menu;
  CHECK(menu.run("", "3\n/nowhere/at-all.json\n4\n" + choose_goofspiel() + "quit\n") == ExitCode::Fine);
  CHECK(menu.complains("/nowhere/at-all.json"));
  CHECK(menu.shows("# Goofspiel"));
}
