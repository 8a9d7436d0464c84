#include "games/smartphone/rules/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::smartphone;

namespace {

/// Covers the improve icon of pad A.
constexpr const char* kWithoutIcon = "plan Af Bf 0 -1,1 x";

}  // namespace

TEST_CASE("S4.1: with the improve icon a seat takes an improvement, owned from the next round") {
  Table table;
  table.plan_idly();
  REQUIRE(table.play("1 take 3"));
  CHECK(table.player(1).improvements.back() == Domino{Icon::Research, Icon::Research});
  CHECK(table.player(1).outcome.visible[Icon::Research] == 1);
  CHECK(table.play("2 take 3").is(kEmptySlot));
  REQUIRE(table.play("2 take 4"));
}

TEST_CASE("S4.1: without the icon it takes a goods token, which makes a good from the next round on") {
  Table table;
  REQUIRE(table.deal());
  REQUIRE(table.play(std::string("1 ") + kWithoutIcon + "\n2 plan Af Bf 0 1,2 x"));
  // Blue is cheaper and chooses; green has no choice.
  CHECK(active_seat(table.board()) == Seat{1});
  const int goods = table.player(1).goods;
  REQUIRE(table.play("2 take 1"));
  CHECK(table.player(1).tokens == 1);
  CHECK(table.player(1).goods == goods);
  CHECK(table.board().tokens == 19);
  CHECK_FALSE(table.events_of<TokenTaken>().at(0).chosen);
  CHECK(table.board().phase == Phase::Research);
}

TEST_CASE("S4.1: there is no phase 4 in round 5") {
  Table table;
  table.pass_to(Phase::Planning, 5);
  CHECK(table.board().market.empty());
  REQUIRE(table.plan_all(Table::kIdlePlan));
  CHECK(table.board().phase == Phase::Research);
}

TEST_CASE("S4.2, R-S6: with the icon a token may be taken instead, but not nothing") {
  Table table;
  table.plan_idly();
  CHECK(table.play("1 done").is(kWrongPhase));
  REQUIRE(table.play("1 token"));
  CHECK(table.player(1).tokens == 1);
  CHECK(table.events_of<TokenTaken>().at(0).chosen);
}

TEST_CASE("S4.2: nothing is taken only when neither can be given") {
  Table table;
  REQUIRE(table.deal());
  table.board().tokens = 0;
  REQUIRE(table.play(std::string("1 ") + kWithoutIcon + "\n2 plan Af Bf 0 1,2 x"));
  CHECK(table.why_not(2, "token") == "no goods token is left");
  REQUIRE(table.play("2 take 1"));
  CHECK(table.player(1).tokens == 0);
  CHECK(table.events_of<NothingTaken>().at(0).seat == Seat{0});
}

TEST_CASE("S4.2, R-S22: what leaves no choice plays itself") {
  Table table;
  REQUIRE(table.deal());
  for (int slot = 0; slot < 4; ++slot) table.board().market[slot] = {};
  table.board().tokens = 0;
  REQUIRE(table.plan_all(Table::kIdlePlan));
  // One improvement and no token: green takes it, blue gets nothing, and research waits for green.
  CHECK(table.player(1).improvements.size() == 2);
  CHECK(table.player(2).improvements.size() == 1);
  CHECK(table.board().phase == Phase::Research);
  // A seat without markers is not asked; the last marker placed ends the turn.
  REQUIRE(table.play("1 study gps"));
  CHECK(active_seat(table.board()) == Seat{1});
}

TEST_CASE("S4.1, R-S17: slots do not close up when an improvement is taken") {
  Table table({.seats = 3, .steve = 3});
  REQUIRE(table.deal());
  table.player(3).outcome.visible[Icon::PriceUp] = 3;  // Steve comes last
  REQUIRE(table.plan_all(Table::kIdlePlan));
  REQUIRE(table.play("1 take 1\n2 take 2"));
  CHECK(table.board().market[0] == Domino{});
  CHECK(table.board().steve.delayed[0] == Domino{Icon::Research, Icon::Research});
  CHECK(table.events_of<SteveTookImprovement>().at(0).slot == 3);
}
