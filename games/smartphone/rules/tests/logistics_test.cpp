#include "games/smartphone/rules/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::smartphone;

namespace {

/// Stands at the logistics turn of seat 1 (green, at home in North Africa), which has this many markers; seat 2 has 4.
Table logistics(int trucks, TableSetup setup = {}) {
  Table table(setup);
  table.plan_idly();
  table.show_all(Icon::Research, 0);
  table.show_all(Icon::Truck, 4);
  table.show(1, Icon::Truck, trucks);
  REQUIRE(table.board().phase == Phase::Improve);
  return table;
}

}  // namespace

TEST_CASE("S6.1: one marker a truck, in linked regions with a free space and without an office of yours") {
  Table table = logistics(3);
  table.pass_to(Phase::Logistics);
  CHECK(table.board().markers_in_hand == 3);
  CHECK(table.why_not(1, "ship usa") == "USA is not linked to your offices");
  CHECK(table.why_not(1, "ship north_africa") == "you have an office in North Africa already; a second one needs WiFi");
  CHECK(table.why_not(1, "ship usa", Lang::ZhHant) == "美國與你的辦公室不相連");
  REQUIRE(table.play("1 ship europe\n1 ship china\n1 ship emirates"));
  CHECK(table.player(1).logistics[Region::Europe] == 1);
  CHECK(table.player(1).logistics[Region::Emirates] == 1);
  CHECK(active_seat(table.board()) == Seat{1});
}

TEST_CASE("S6.1: progress equal to the cost returns and opens an office on the leftmost free space") {
  Table table = logistics(3);
  table.open(2, Region::Emirates);
  table.pass_to(Phase::Logistics);
  REQUIRE(table.play("1 ship emirates\n1 ship emirates"));
  CHECK(table.region(Region::Emirates).offices == List<Seat, kMaxSpaces>{Seat{1}, Seat{0}});
  CHECK(table.player(1).logistics[Region::Emirates] == 0);
  CHECK(table.player(1).offices == 16);
  CHECK(table.player(1).markers == 11);
  CHECK(table.events_of<OfficeOpened>().at(0).space == 2);
}

TEST_CASE("S6.1: progress stays, markers not placed are lost") {
  Table table = logistics(3);
  table.pass_to(Phase::Logistics);
  REQUIRE(table.play("1 ship europe\n1 done"));
  CHECK(table.player(1).markers == 11);
  table.pass_to(Phase::Planning, 2);
  CHECK(table.player(1).logistics[Region::Europe] == 1);
}

TEST_CASE("S6.1: Battery gives a marker for each price up") {
  Table table = logistics(1);
  table.show_all(Icon::PriceUp, 2);
  table.grant(1, Technology::Battery);
  table.pass_to(Phase::Logistics);
  CHECK(table.board().markers_in_hand == 3);
  REQUIRE(table.play("1 done"));
  CHECK(table.board().markers_in_hand == 4);
}

TEST_CASE("S6.2, R-S8: an office opened this turn already counts for reach") {
  Table table = logistics(5);
  table.pass_to(Phase::Logistics);
  CHECK(table.play("1 ship rsa").is(kNotLinked));
  REQUIRE(table.play("1 ship emirates\n1 ship emirates\n1 ship rsa\n1 ship rsa"));
  CHECK(has_office(table.region(Region::Rsa), Seat{0}));
}

TEST_CASE("S6.2, R-S8: when a region fills up, progress there returns to its owners") {
  Table table = logistics(3, {.seats = 3});
  table.open(3, Region::Emirates);
  table.open(2, Region::Emirates);
  table.ship(3, Region::Usa, 2);
  table.ship(1, Region::Emirates, 1);
  table.player(2).logistics[Region::Emirates] = 1;  // by WiFi, say
  add(table.player(2).markers, -1);
  table.pass_to(Phase::Logistics);
  REQUIRE(table.play("1 ship emirates"));
  CHECK(table.region(Region::Emirates).offices.size() == 3);
  CHECK(table.player(2).logistics[Region::Emirates] == 0);
  CHECK(table.player(2).markers == 12);
  CHECK(table.player(3).logistics[Region::Usa] == 2);
  CHECK(table.events_of<RegionFilled>().at(0).returned[Seat{1}] == 1);
  CHECK(table.why_not(1, "ship emirates") == "Emirates is full");
  CHECK(table.why_not(1, "ship emirates", Lang::ZhHans) == "阿联酋已满");
}

TEST_CASE("S6.3, R-S9: WiFi opens a second office in one region a round, linked or not") {
  Table table = logistics(8);
  table.grant(1, Technology::Wifi);
  table.open(1, Region::Canada);
  table.pass_to(Phase::Logistics);
  REQUIRE(table.play("1 ship canada\n1 ship canada"));
  CHECK(offices_of(table.region(Region::Canada), Seat{0}) == 2);
  CHECK(table.events_of<OfficeOpened>().at(0).is_second);
  CHECK(table.why_not(1, "ship canada") == "you have two offices in Canada already");
  CHECK(table.why_not(1, "ship north_africa") == "you have used WiFi in Canada this round");
}

TEST_CASE("S6.3: the region may be one where the office was opened this turn") {
  Table table = logistics(4);
  table.grant(1, Technology::Wifi);
  table.pass_to(Phase::Logistics);
  REQUIRE(table.play("1 ship emirates\n1 ship emirates\n1 ship emirates\n1 ship emirates"));
  CHECK(offices_of(table.region(Region::Emirates), Seat{0}) == 2);
}

TEST_CASE("S6.3: unfinished progress stays, and the choice is free again next round") {
  Table table = logistics(3);
  table.grant(1, Technology::Wifi);
  table.pass_to(Phase::Logistics);
  REQUIRE(table.play("1 ship north_africa\n1 ship europe\n1 ship north_africa"));
  CHECK(table.player(1).logistics[Region::NorthAfrica] == 2);
  CHECK(table.board().wifi_region.empty());
  table.pass_to(Phase::Logistics, 2);
  REQUIRE(table.play("1 ship north_africa"));
  CHECK(offices_of(table.region(Region::NorthAfrica), Seat{0}) == 2);
}

TEST_CASE("R-S21: the first marker in a region of one's own is the choice, even once it is full") {
  Table table = logistics(8);
  table.grant(1, Technology::Wifi);
  table.open(2, Region::Emirates);
  table.open(1, Region::Emirates);
  table.pass_to(Phase::Logistics);
  REQUIRE(table.play("1 ship emirates\n1 ship emirates"));
  CHECK(table.region(Region::Emirates).offices.size() == 3);
  CHECK(table.play("1 ship north_africa").is(kWifiElsewhere));
  CHECK(table.play("1 ship europe"));
}
