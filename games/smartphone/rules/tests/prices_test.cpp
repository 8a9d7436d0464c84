#include "games/smartphone/rules/phases/prices.hpp"
#include "games/smartphone/rules/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::smartphone;

TEST_CASE("S2.1: the price is 5 plus price ups minus cuts, within 2 to 8") {
  Table table;
  const auto price = [&](int ups, int cuts) {
    table.show(1, Icon::PriceUp, ups);
    table.show(1, Icon::GoodsCut, cuts);
    PricesPhase::run(table.rules, table.board(), {});
    return static_cast<int>(table.player(1).price);
  };
  CHECK(price(0, 0) == 5);
  CHECK(price(2, 1) == 6);
  CHECK(price(3, 0) == 8);
  CHECK(price(4, 0) == 8);
  CHECK(price(0, 3) == 2);
  CHECK(price(0, 4) == 2);
}

TEST_CASE("S2.1: every round starts from 5 again") {
  Table table;
  table.plan_idly();
  CHECK(table.player(1).price == 4);
  table.pass_to(Phase::Planning, 2);
  CHECK(table.player(1).price == 5);
  REQUIRE(table.plan_all(Table::kIdlePlan));
  CHECK(table.player(1).price == 4);
}

TEST_CASE("S2.2: the lowest price goes first, at equal prices the seat with fewer VP") {
  Table table({.seats = 3});
  table.player(1).price = 4;
  table.player(2).price = 3;
  table.player(3).price = 4;
  table.player(1).vp = 20;
  table.player(3).vp = 19;
  CHECK(priority_order(table.rules, table.board()) == List<Seat, kMostSeats>{Seat{1}, Seat{2}, Seat{0}});
}

TEST_CASE("S2.2, R-S5: still tied, the colour with the lower start VP goes first") {
  Table table({.seats = 3, .colour = {Colour::Red, Colour::Green, Colour::Yellow}});
  for (int seat = 1; seat <= 3; ++seat) table.player(seat).vp = 30;
  CHECK(priority_order(table.rules, table.board()) == List<Seat, kMostSeats>{Seat{1}, Seat{2}, Seat{0}});
}

TEST_CASE("S2.2: phases 4 to 7 are played in that order") {
  Table table;
  REQUIRE(table.deal());
  // Green raises its price with its improvement, so blue is cheaper.
  REQUIRE(table.play("1 plan Af Bf 0 1,2 0,0r\n2 plan Af Bf 0 1,2 x"));
  CHECK(table.player(1).price == 5);
  CHECK(table.player(2).price == 4);
  CHECK(active_seat(table.board()) == Seat{1});
  CHECK(table.play("1 token").is(kNotYourTurn));
  REQUIRE(table.play("2 token\n1 token"));
  CHECK(table.board().phase == Phase::Research);
  CHECK(active_seat(table.board()) == Seat{1});
}
