#include "games/smartphone/rules/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::smartphone;

namespace {

/// Stands at the selling turn of seat 1 (green, at home in North Africa) with these goods and price. Nobody else
/// has goods unless given some.
Table selling(int goods, int price, TableSetup setup = {}) {
  Table table(setup);
  table.plan_idly();
  table.show_all(Icon::Research, 0);
  table.show_all(Icon::Truck, 0);
  for (Player& player : table.board().players) player.goods = 0;
  table.player(1).goods = static_cast<std::uint8_t>(goods);
  table.player(1).price = static_cast<std::uint8_t>(price);
  return table;
}

}  // namespace

TEST_CASE("S7.1: each seat sells all it wants before the next, where it has an office") {
  Table table = selling(3, 3);
  table.player(2).goods = 1;
  table.open(2, Region::NorthAfrica);
  table.pass_to(Phase::Selling);
  CHECK(table.why_not(1, "sell usa") == "you have no office in USA");
  CHECK(table.play("2 sell north_africa").is(kNotYourTurn));
  REQUIRE(table.play("1 sell north_africa\n1 done"));
  CHECK(active_seat(table.board()) == Seat{1});
  CHECK(table.play("2 sell north_africa"));
}

TEST_CASE("S7.1: each buyer takes one good a round, and is free again in the next") {
  Table table = selling(5, 5);
  table.pass_to(Phase::Selling);
  REQUIRE(table.play("1 sell north_africa"));
  // The buyer up to 6 is served and no other takes goods at 5: the turn is over.
  CHECK(table.board().phase != Phase::Selling);
  table.pass_to(Phase::Selling, 2);
  CHECK(table.play("2 done\n1 sell north_africa"));
}

TEST_CASE("S7.2: a price buyer takes goods up to its limit, a technology buyer at any price") {
  Table table = selling(5, 6);
  table.grant(1, Technology::Wifi);
  table.pass_to(Phase::Selling);
  REQUIRE(table.play("1 sell north_africa\n1 sell north_africa"));
  const auto sold = table.events_of<GoodSold>();
  REQUIRE(sold.size() == 2);
  CHECK(sold[0].buyer == Buyer::UpTo6);
  CHECK(sold[1].buyer == Buyer::Wifi);
}

TEST_CASE("S7.2: whoever is too dear finds no buyer") {
  Table table = selling(5, 6);
  table.open(1, Region::India);
  table.open(1, Region::SouthAmerica);
  table.pass_to(Phase::Selling);
  CHECK(table.why_not(1, "sell south_america") == "no buyer in South America takes your goods at price 6");
  CHECK(table.why_not(1, "sell south_america", Lang::ZhHans) == "南美没有买家接受你 6 的定价");
  CHECK(table.why_not(1, "sell south_america", Lang::ZhHant) == "南美沒有買家接受你 6 的定價");
  REQUIRE(table.play("1 sell india"));
  CHECK(table.why_not(1, "sell india") == "no buyer in India takes your goods at price 6");
}

TEST_CASE("S7.2, R-S10: a good goes to the leftmost free buyer that takes it") {
  Table table = selling(5, 4);
  table.open(1, Region::China);
  table.grant(1, Technology::Gps);
  table.pass_to(Phase::Selling);
  REQUIRE(table.play("1 sell china\n1 sell china\n1 sell china"));
  const auto& sold = table.region(Region::China).sold;
  CHECK(sold[0] == kNobody);  // up to 2
  CHECK(sold[1] == Seat{0});  // up to 4
  CHECK(sold[2] == Seat{0});  // up to 5
  CHECK(sold[3] == Seat{0});  // GPS
  const auto events = table.events_of<GoodSold>();
  CHECK(events.at(2).place == 4);
  CHECK(events.at(2).buyer == Buyer::Gps);
}

TEST_CASE("S7.3: NFC sells up to 3 goods a round without a region") {
  Table table = selling(9, 6);
  table.pass_to(Phase::Selling);
  CHECK(table.why_not(1, "sell nfc") == "you do not have NFC");
  table.grant(1, Technology::Nfc);
  REQUIRE(table.play("1 sell nfc\n1 sell nfc\n1 sell nfc"));
  CHECK(table.player(1).sold_by_nfc == 3);
  CHECK(table.why_not(1, "sell nfc") == "NFC sells at most 3 goods per round, and already has");
}

TEST_CASE("S7.3: the goods that NFC sells are counted anew every round") {
  Table table = selling(3, 5);
  table.grant(1, Technology::Nfc);
  table.pass_to(Phase::Selling);
  REQUIRE(table.play("1 sell nfc\n1 sell nfc\n1 sell nfc"));
  table.pass_to(Phase::Selling, 2);
  REQUIRE(table.play("2 done\n1 sell nfc\n1 sell nfc"));
  CHECK(table.player(1).sold_by_nfc == 2);
}

TEST_CASE("S7.3: NFC still sells when no buyer in a region would") {
  Table table = selling(3, 8);
  table.grant(1, Technology::Nfc);
  table.pass_to(Phase::Selling);
  REQUIRE(table.play("1 sell north_africa"));  // to the buyer who wants NFC
  CHECK(table.why_not(1, "sell north_africa") == "no buyer in North Africa takes your goods at price 8");
  CHECK(table.play("1 sell nfc"));
}

TEST_CASE("S7.3: goods sold by NFC count for sales, not for majorities") {
  Table table = selling(3, 5);
  table.grant(1, Technology::Nfc);
  table.pass_to(Phase::Selling);
  REQUIRE(table.play("1 sell nfc\n1 sell nfc\n1 sell nfc"));
  CHECK(table.player(1).vp_by_round[0] == RoundVp{15, 0});
}

TEST_CASE("S7.4: goods left over are lost at the end of the round") {
  Table table = selling(9, 6);
  table.pass_to(Phase::Selling);
  REQUIRE(table.play("1 sell north_africa"));
  CHECK(table.events_of<GoodsLost>().at(0).goods == 8);
  CHECK(table.player(1).goods == 0);
}
