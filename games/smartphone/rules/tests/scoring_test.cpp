#include "games/smartphone/rules/phases/scoring.hpp"
#include "games/smartphone/rules/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::smartphone;

namespace {

/// A table in round 1 on which sales can be laid out by hand.
Table scored(int seats = 3) {
  Table table({.seats = seats});
  table.plan_idly();
  return table;
}
void sell(Table& table, int seat, Region region, std::initializer_list<int> places) {
  for (const int place : places) table.region(region).sold[place] = Seat{seat - 1};
}
int majorities(Table& table, int seat) {
  ScoringPhase::score(table.rules, table.board(), EventSink<Event>{table.events});
  return table.player(seat).vp_by_round.back().majorities;
}

}  // namespace

TEST_CASE("S8.1: goods sold times one's own price") {
  Table table = scored();
  sell(table, 1, Region::NorthAfrica, {0, 1});
  table.player(1).sold_by_nfc = 3;
  table.player(1).price = 4;
  ScoringPhase::score(table.rules, table.board(), {});
  CHECK(table.player(1).vp_by_round[0].sales == 20);
  // 3 to start with, and the majority of North Africa with one office is worth 2.
  CHECK(table.player(1).vp == 3 + 20 + 2);
}

TEST_CASE("S8.2: first and second VP are read at the rightmost occupied space") {
  Table table = scored();
  table.open(2, Region::Europe);
  table.open(1, Region::Europe);
  table.open(3, Region::Europe);
  sell(table, 1, Region::Europe, {0, 1});
  sell(table, 2, Region::Europe, {2});
  CHECK(majorities(table, 1) == 5);
  CHECK(table.player(2).vp_by_round[0].majorities == 2);
  CHECK(table.player(3).vp_by_round[0].majorities == 0);
}

TEST_CASE("S8.2: with two offices there is no second VP") {
  Table table = scored();
  table.open(2, Region::Europe);
  table.open(1, Region::Europe);
  sell(table, 1, Region::Europe, {0, 1});
  sell(table, 2, Region::Europe, {2});
  CHECK(majorities(table, 1) == 4);
  CHECK(table.player(2).vp_by_round[0].majorities == 0);
}

TEST_CASE("S8.2: equal sales, the office further left takes first place") {
  Table table = scored();
  table.open(2, Region::Emirates);
  table.open(3, Region::Emirates);
  table.open(1, Region::Emirates);
  sell(table, 1, Region::Emirates, {0});
  sell(table, 2, Region::Emirates, {1});
  sell(table, 3, Region::Emirates, {2});
  CHECK(majorities(table, 2) == 4);
  CHECK(table.player(3).vp_by_round[0].majorities == 2);
  CHECK(table.player(1).vp_by_round[0].majorities == 0);
}

TEST_CASE("S8.2: equal sales, a second office further right does not help; the leftmost one counts") {
  Table table = scored();
  table.open(1, Region::Europe);
  table.open(2, Region::Europe);
  table.open(1, Region::Europe);
  sell(table, 1, Region::Europe, {0});
  sell(table, 2, Region::Europe, {1});
  CHECK(majorities(table, 1) == 5);
  CHECK(table.player(2).vp_by_round[0].majorities == 2);
}

TEST_CASE("S8.2: who sold nothing there gets nothing, and the tie for second is broken too") {
  Table table = scored();
  table.open(3, Region::Emirates);
  table.open(1, Region::Emirates);
  table.open(2, Region::Emirates);
  sell(table, 1, Region::Emirates, {0, 3});
  CHECK(majorities(table, 1) == 4);
  CHECK(table.player(3).vp_by_round[0].majorities == 0);
  CHECK(table.player(2).vp_by_round[0].majorities == 0);
}

TEST_CASE(
    "S8.3: clean-up takes goods, prices, retailers and improvements, and five new ones are dealt after rounds 1 to 3") {
  Table table;
  for (int round = 1; round <= 3; ++round) {
    table.pass_to(Phase::DealMarket, round);
    CHECK(table.board().market.empty());
    CHECK(table.player(1).price == 5);
    CHECK(table.player(1).goods == 0);
    for (const Seat sold : table.region(Region::NorthAfrica).sold) CHECK(sold == kNobody);
    table.step_idly();
    CHECK(table.board().market.size() == 5);
    CHECK(table.board().round == round + 1);
  }
  table.pass_to(Phase::Planning, 5);
  CHECK(table.board().market.empty());
  int left = 0;
  for (const std::uint8_t copies : table.board().box) left += copies;
  CHECK(left == 7);
}

TEST_CASE("S8.3: the last round is cleaned up too") {
  Table table;
  table.pass_to(Phase::Over);
  CHECK(table.player(1).price == 5);
  CHECK(table.player(1).goods == 0);
  CHECK(table.is_sound());
  CHECK(table.play("1 done").is(kGameOver));
}

TEST_CASE("S8.3: a retailer opened in the last round leaves and its tile counts") {
  Table table({.seats = 4, .retailers = true});
  REQUIRE(table.play("chance retailers emirates=9 usa=11 china=7"));
  table.pass_to(Phase::Logistics, 5);
  const Seat first = active_seat(table.board());
  table.player(first.number()).logistics[Region::Usa] = 0;
  table.open(first.number(), Region::Usa);
  const int before = table.player(first.number()).vp;
  table.pass_to(Phase::Over);
  CHECK(table.player(first.number()).tiles == SmallSet<std::uint8_t>{11});
  CHECK(table.player(first.number()).vp == before + 11);
}

TEST_CASE("S8.3, R-S11: VP of the round decide ties of the next") {
  Table table;
  table.plan_idly();
  table.pass_to(Phase::Selling);
  REQUIRE(table.play("1 sell north_africa"));
  table.pass_to(Phase::Planning, 2);
  CHECK(table.player(1).vp > table.player(2).vp);
  REQUIRE(table.plan_all(Table::kIdlePlan));
  CHECK(table.player(1).price == table.player(2).price);
  CHECK(table.board().order[0] == Seat{1});
}

TEST_CASE("S8.4: after round 5 patents and tiles are added") {
  Table table;
  table.pass_to(Phase::Selling, 5);
  table.grant(2, Technology::FourG);
  table.grant(2, Technology::Gps);
  table.grant(1, Technology::Gps);
  table.player(1).tiles = {9, 5};
  const int green = table.player(1).vp, blue = table.player(2).vp;
  table.pass_to(Phase::Over);
  CHECK(table.player(1).vp == green + 14);
  CHECK(table.player(2).vp == blue + 12 + 6);
  CHECK(table.events_of<FinalScore>().at(1).patents == 18);
  CHECK(table.events_of<FinalScore>().at(0).tiles == 14);
}

TEST_CASE("S8.4, R-S25: most VP win; then more technologies, then more patents, then the place is shared") {
  Table table({.seats = 5});
  for (int seat = 1; seat <= 5; ++seat) table.player(seat).vp = 50;
  table.player(5).vp = 60;
  const auto place = [&](int seat) { return standings_of(table.board())[Seat{seat - 1}].place; };
  for (int seat = 1; seat <= 4; ++seat) CHECK(place(seat) == 2);
  table.player(1).technologies = {Technology::Gps};
  table.player(2).technologies = {Technology::Gps};
  CHECK(place(1) == 2);
  CHECK(place(2) == 2);
  CHECK(place(3) == 4);
  table.board().patents[Technology::Gps] = Seat{1};
  CHECK(place(2) == 2);
  CHECK(place(1) == 3);
  CHECK(place(4) == 4);
  CHECK(place(5) == 1);
}

TEST_CASE("S8.4: at equal VP technologies count before patents") {
  Table table;
  for (const int seat : {1, 2}) table.player(seat).vp = 50;
  table.player(1).technologies = {Technology::Gps, Technology::Wifi};
  table.player(2).technologies = {Technology::Gaming};
  table.board().patents[Technology::Gaming] = Seat{1};
  CHECK(standings_of(table.board())[Seat{0}].place == 1);
  CHECK(standings_of(table.board())[Seat{1}].place == 2);
}

TEST_CASE("S8.4, R-S24: before the end the score is the VP so far") {
  Table table;
  table.plan_idly();
  table.grant(1, Technology::FourG);
  CHECK(Smartphone::standings(table.rules, table.state)[Seat{0}] == Standing{3, 2});
}
