#include "matches/seat_words.hpp"

#include <doctest/doctest.h>

#include "games/all_games.hpp"

using namespace oligopoly;

TEST_CASE("seat words: a player, what it chooses, and its limit") {
  const auto seat = read_seat_words("tycoon:usa:handicap=2@500x2");
  REQUIRE(seat);
  CHECK(seat->player == "tycoon");
  CHECK(seat->choices == std::vector<std::string_view>{"usa", "handicap=2"});
  CHECK(seat->budget.iterations == 500);
  CHECK(seat->budget.milliseconds == 0);
  CHECK(seat->budget.threads == 2);
  CHECK(seat->label() == "tycoon@500x2");
  CHECK(read_seat_words("human")->label() == "human");
  CHECK(read_seat_words("steve:red")->label() == "steve");
}

TEST_CASE("seat words: a limit is iterations or milliseconds, and perhaps threads") {
  CHECK(read_seat_words("tycoon")->budget.threads == 1);
  CHECK(read_seat_words("tycoon@500")->budget.iterations == 500);
  CHECK(read_seat_words("tycoon@20ms")->budget.milliseconds == 20);
  CHECK(read_seat_words("tycoon@20msx2")->budget.milliseconds == 20);
  CHECK(read_seat_words("tycoon@20msx2")->budget.threads == 2);
  for (const char* wrong : {"tycoon@", "tycoon@ms", "tycoon@0", "tycoon@-3", "tycoon@many", "tycoon@5x", "tycoon@5x0",
                            "tycoon@x2", "tycoon@5x999", "tycoon@5x2x2", "tycoon@5@5", "tycoon@5:red", "tycoon@5 "}) {
    CAPTURE(wrong);
    CHECK_FALSE(read_seat_words(wrong));
  }
}

TEST_CASE("seat words: a choice is written by its id, or with its name") {
  const std::vector<OptionInfo> options = find_game("smartphone")->options();
  CHECK(read_seat_choice(options, "red").option->name == "colour");
  CHECK(read_seat_choice(options, "colour=red").value == "red");
  CHECK(read_seat_choice(options, "steve=on").option->name == "steve");
  for (const char* wrong : {"", "pink", "steve", "hard", "steve_difficulty=hard", "size=2"})
    CHECK(read_seat_choice(options, wrong).option == nullptr);
}

TEST_CASE("seat words: people, bots of the game and what it plays itself can sit") {
  const AnyGame &smartphone = *find_game("smartphone"), &goofspiel = *find_game("goofspiel");
  for (const char* anywhere : {"human", "random", "tycoon", "greedy", "search"}) {
    CHECK(can_sit(smartphone, anywhere));
    CHECK(can_sit(goofspiel, anywhere));
  }
  for (const char* only_here : {"steve", "inventor"}) {
    CHECK(can_sit(smartphone, only_here));
    CHECK_FALSE(can_sit(goofspiel, only_here));
  }
  CHECK_FALSE(can_sit(smartphone, ""));
  CHECK(who_can_sit(goofspiel) == "human, random, apprentice, manager, tycoon");
}
