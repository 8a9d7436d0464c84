#include "games/smartphone/rules/phases/research.hpp"
#include "games/smartphone/rules/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::smartphone;

namespace {

/// Stands at the research turn of seat 1, which has this many markers; seat 2 has none.
Table research(int icons, TableSetup setup = {}) {
  Table table(setup);
  table.plan_idly();
  table.show_all(Icon::Research, 0);
  table.show(1, Icon::Research, icons);
  return table;
}

}  // namespace

TEST_CASE("S5.1: one marker a research icon, split as you like") {
  Table table = research(3);
  table.pass_to(Phase::Research);
  CHECK(table.board().markers_in_hand == 3);
  REQUIRE(table.play("1 study gps\n1 study 4g\n1 study gps"));
  CHECK(table.player(1).research[Technology::Gps] == 2);
  CHECK(table.player(1).research[Technology::FourG] == 1);
  CHECK(table.board().phase == Phase::Logistics);
}

TEST_CASE("S5.1: progress that reaches the cost returns and becomes an office: you have it") {
  Table table = research(4);
  table.pass_to(Phase::Research);
  REQUIRE(table.play("1 study gps\n1 study gps\n1 study gps"));
  CHECK(table.player(1).technologies.contains(Technology::Gps));
  CHECK(table.player(1).research[Technology::Gps] == 0);
  CHECK(table.player(1).offices == 16);
  CHECK(table.player(1).markers == 11);
  CHECK(table.why_not(1, "study gps") == "you have GPS already");
  CHECK(table.why_not(1, "study gps", Lang::ZhHans) == "你已经拥有GPS");
}

TEST_CASE("S5.1: a technology works from the moment it is finished") {
  Table table = research(6);
  table.study(1, Technology::Gaming, 3);
  table.pass_to(Phase::Research);
  REQUIRE(table.play("1 study gaming"));
  CHECK(ResearchPhase::cost(table.rules, table.board(), Seat{0}, Technology::Nfc) == 4);
  REQUIRE(table.play("1 study nfc\n1 study nfc\n1 study nfc\n1 study nfc"));
  CHECK(table.player(1).technologies.contains(Technology::Nfc));
  table.pass_to(Phase::Selling);
  CHECK(table.play("1 sell nfc"));
}

TEST_CASE("S5.2: the first to finish has the patent; for all others it costs 1 less") {
  Table table = research(3);
  table.show(2, Icon::Research, 2);
  table.pass_to(Phase::Research);
  CHECK(ResearchPhase::cost(table.rules, table.board(), Seat{1}, Technology::Gps) == 3);
  REQUIRE(table.play("1 study gps\n1 study gps\n1 study gps"));
  CHECK(table.board().patents[Technology::Gps] == Seat{0});
  CHECK(ResearchPhase::cost(table.rules, table.board(), Seat{1}, Technology::Gps) == 2);
  REQUIRE(table.play("2 study gps\n2 study gps"));
  CHECK(table.player(2).technologies.contains(Technology::Gps));
  CHECK(table.board().patents[Technology::Gps] == Seat{0});
}

TEST_CASE("S5.3: progress stays between rounds, markers not placed are lost") {
  Table table = research(3);
  table.show(1, Icon::Truck, 0);
  table.pass_to(Phase::Research);
  REQUIRE(table.play("1 study nfc\n1 done"));
  CHECK(table.player(1).research[Technology::Nfc] == 1);
  CHECK(table.player(1).markers == 11);
  CHECK(table.events_of<MarkersLost>().at(0).markers == 2);
  table.pass_to(Phase::Planning, 2);
  CHECK(table.player(1).research[Technology::Nfc] == 1);
}

TEST_CASE("S5.3, R-S7: discounts add up, never below 1") {
  Table table;
  table.grant(1, Technology::Gaming);
  table.grant(2, Technology::Gps);
  CHECK(ResearchPhase::cost(table.rules, table.board(), Seat{0}, Technology::Gps) == 1);
  CHECK(ResearchPhase::cost(table.rules, table.board(), Seat{0}, Technology::FourG) == 5);
  CHECK(ResearchPhase::cost(table.rules, table.board(), Seat{1}, Technology::Gaming) == 3);
  table.rules.powers.patent_discount = 5;
  CHECK(ResearchPhase::cost(table.rules, table.board(), Seat{0}, Technology::Gps) == 1);
}

TEST_CASE("S5.3, R-S7: progress that meets a lowered cost completes at the start of the turn, without an icon too") {
  Table table = research(3);
  table.study(1, Technology::Gps, 2);
  table.study(2, Technology::Gps, 2);
  table.pass_to(Phase::Research);
  REQUIRE(table.play("1 study gps"));
  CHECK_FALSE(table.player(2).technologies.contains(Technology::Gps));
  REQUIRE(table.play("1 done"));
  CHECK(table.player(2).technologies.contains(Technology::Gps));
  CHECK(table.player(2).markers == 12);
  CHECK(table.events_of<TechnologyFinished>().back().by_discount);
}

TEST_CASE("S5.3: finishing Gaming completes at once what it makes cheap enough, until nothing changes") {
  Table table = research(1);
  table.study(1, Technology::Gaming, 3);
  table.study(1, Technology::Gps, 2);
  table.study(1, Technology::Battery, 3);
  table.study(1, Technology::Nfc, 3);
  table.pass_to(Phase::Research);
  REQUIRE(table.play("1 study gaming"));
  CHECK(table.player(1).technologies == SmallSet<Technology>{Technology::Gps, Technology::Gaming, Technology::Battery});
}

TEST_CASE("S5.3: Gaming that completes by a discount completes more in turn") {
  Table table = research(0);
  table.grant(2, Technology::Gaming);
  table.study(1, Technology::Gaming, 3);
  table.study(1, Technology::Gps, 2);
  table.show(2, Icon::Research, 1);
  table.pass_to(Phase::Research);
  CHECK(table.player(1).technologies == SmallSet<Technology>{Technology::Gps, Technology::Gaming});
  CHECK(table.player(1).markers == 12);
}

TEST_CASE("R-S16: technologies that meet a lowered cost complete from left to right, pass after pass") {
  Table table = research(1);
  table.study(1, Technology::Gaming, 3);
  table.study(1, Technology::Gps, 2);
  table.study(1, Technology::Battery, 3);
  table.player(1).offices = 2;
  table.pass_to(Phase::Research);
  REQUIRE(table.play("1 study gaming"));
  // The last office goes to GPS: the pass after Gaming starts at the left.
  CHECK(table.player(1).technologies == SmallSet<Technology>{Technology::Gps, Technology::Gaming});
  CHECK(table.player(1).research[Technology::Battery] == 3);
}
