#include "core/testing/conformance.hpp"
#include "core/testing/golden.hpp"
#include "games/goofspiel/rules/ruleset.hpp"
#include "games/goofspiel/rules/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::goofspiel;

OLIGOPOLY_CONFORMANCE(Goofspiel, 12)

TEST_CASE("G1.1: 2 to 8 play, with 4 to 13 cards") {
  CHECK_FALSE(Goofspiel::flaw({.cards = 13}, 2));
  CHECK_FALSE(Goofspiel::flaw({.cards = 4}, 8));
  CHECK(Goofspiel::flaw({.cards = 3}, 2)->path == "cards");
  CHECK(Goofspiel::flaw({.cards = 14}, 2)->path == "cards");
  CHECK(Goofspiel::flaw({.cards = 13}, 1)->path == "seats");
  CHECK(Goofspiel::flaw({.cards = 13}, 9)->path == "seats");
}

TEST_CASE("G1.2: every hand and the prize pile hold each card once") {
  const Table table(3, 5);
  for (const Player& player : table.state.players) CHECK(player.hand == Cards{1, 2, 3, 4, 5});
  CHECK(table.state.prizes == Cards{1, 2, 3, 4, 5});
}

TEST_CASE("G2.1: chance turns up a prize that is still in the pile") {
  Table table(2, 4);
  CHECK(Goofspiel::to_act(table.state) == SeatSet{kChance});
  REQUIRE(table.play("chance prize 3\n1 bid 1\n2 bid 2"));
  CHECK(table.play("chance prize 3").is(kPrizeGone));
  CHECK(table.play("chance prize 4"));
}

TEST_CASE("G2.1: players cannot turn prizes, chance turns only one at a time") {
  Table table(2, 4);
  CHECK(table.play("1 prize 3").is(kNotYourTurn));
  REQUIRE(table.play("chance prize 3"));
  CHECK(table.play("chance prize 2").is(kWrongPhase));
}

TEST_CASE("G3.1: everyone bids one card of the hand, in any order, and only once") {
  Table table(3, 4);
  REQUIRE(table.play("chance prize 1"));
  CHECK(Goofspiel::to_act(table.state) == SeatSet::first(3));
  REQUIRE(table.play("2 bid 4"));
  CHECK(table.play("2 bid 3").is(kAlreadyBid));
  REQUIRE(table.play("3 bid 1\n1 bid 2"));
  CHECK(table.state.prize == 0);
}

TEST_CASE("G3.1: a card that was played is gone") {
  Table table(2, 4);
  REQUIRE(table.play("chance prize 1\n1 bid 4\n2 bid 3\nchance prize 2"));
  CHECK(table.play("1 bid 4").is(kNotInHand));
}

TEST_CASE("G3.1: a bid is sealed: others see that it was made, not what it is") {
  Table table(2, 4);
  REQUIRE(table.play("chance prize 1\n1 bid 4"));
  const View mine = Goofspiel::view(table.rules, table.state, Seat{0});
  const View theirs = Goofspiel::view(table.rules, table.state, Seat{1});
  CHECK(mine.own_bid == 4);
  CHECK(theirs.own_bid == 0);
  CHECK(theirs.sealed == SeatSet{Seat{0}});
  CHECK(theirs.players[Seat{0}].hand.contains(4));
}

TEST_CASE("G3.2: the last bid reveals all at once") {
  Table table(2, 4);
  REQUIRE(table.play("chance prize 1"));
  CHECK_FALSE(Goofspiel::reveals(table.rules, table.state, Seat{0}, Bid{4}));
  REQUIRE(table.play("1 bid 4"));
  CHECK(Goofspiel::reveals(table.rules, table.state, Seat{1}, Bid{2}));
  table.events.clear();
  REQUIRE(table.play("2 bid 2"));
  REQUIRE(table.events.size() == 3);
  CHECK(std::get<BidsRevealed>(table.events[1]).bids[Seat{0}] == 4);
}

TEST_CASE("G4.1: the highest bid takes the prize") {
  Table table(3, 4);
  REQUIRE(table.play("chance prize 3\n1 bid 1\n2 bid 4\n3 bid 2"));
  CHECK(table.player(2).points == 3);
  CHECK(table.player(1).points == 0);
}

TEST_CASE("G4.2, R-G1: the highest bid made twice discards the prize, even if a lower bid was made once") {
  Table table(3, 4);
  REQUIRE(table.play("chance prize 3\n1 bid 4\n2 bid 4\n3 bid 2"));
  for (int seat = 1; seat <= 3; ++seat) CHECK(table.player(seat).points == 0);
  CHECK_FALSE(table.state.prizes.contains(3));
}

TEST_CASE("G4.3: cards that were bid are out of the game, whoever won") {
  Table table(2, 4);
  REQUIRE(table.play("chance prize 3\n1 bid 1\n2 bid 4"));
  CHECK(table.player(1).hand == Cards{2, 3, 4});
  CHECK(table.player(2).hand == Cards{1, 2, 3});
}

TEST_CASE("G5.1: after the last prize the most points win; equal points share the place") {
  Table table(3, 4);
  REQUIRE(table.play(R"(
    chance prize 1
    1 bid 4
    2 bid 1
    3 bid 1
    chance prize 2
    1 bid 1
    2 bid 4
    3 bid 2
    chance prize 3
    1 bid 2
    2 bid 2
    3 bid 4
    chance prize 4
    1 bid 3
    2 bid 3
    3 bid 3)"));
  CHECK(Goofspiel::is_over(table.state));
  const Standings standings = Goofspiel::standings(table.rules, table.state);
  CHECK(standings[Seat{2}] == Standing{3, 1});
  CHECK(standings[Seat{1}] == Standing{2, 2});
  CHECK(table.play("1 bid 3").is(kGameOver));
}

TEST_CASE("goofspiel: goldens") {
  for (const int seats : {2, 3, 8}) {
    auto rules = any_game<Goofspiel>().ruleset("standard");
    rules->set_option(kOptions[0].info, {}, 6);
    testing::check_golden("games/goofspiel/rules/tests/golden/" + std::to_string(seats) + "-seats.txt",
                          testing::playthrough(*rules, seats, 1));
  }
}

TEST_CASE("goofspiel: perft") {
  const auto rules = any_game<Goofspiel>().ruleset("standard");
  // 13 prizes; 13 bids of the first seat; 13 of the second; 12 prizes; 12 bids.
  CHECK(any_game<Goofspiel>().perft(*rules, 2, 5) ==
        std::vector<PerftCount>{{13}, {13 * 13}, {13 * 13 * 13}, {13 * 13 * 13 * 12}, {13 * 13 * 13 * 12 * 12}});
}
