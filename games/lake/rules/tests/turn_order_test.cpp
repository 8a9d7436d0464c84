#include "games/lake/rules/turn_order.hpp"

#include "games/lake/rules/tests/table.hpp"
#include "games/lake/rules/trade/routes.hpp"

using namespace oligopoly;
using namespace oligopoly::lake;

TEST_CASE("L5: turns go from the chair clockwise") {
  Table table(3);
  table.state.chair = Seat{2};
  CHECK(place_in_order(table.state, Seat{2}) == 0);
  CHECK(place_in_order(table.state, Seat{0}) == 1);
  CHECK(place_in_order(table.state, Seat{1}) == 2);
  for (int place = 0; place < 3; ++place)
    CHECK(place_in_order(table.state, seat_in_order(table.state, place)) == place);
}

TEST_CASE("L5: a turn is to come until it begins, in the council everyone's") {
  Table table(3);
  REQUIRE(table.state.phase == Phase::Propose);
  for (const Seat seat : players(3)) CHECK(has_turn_to_come(table.state, seat));
  table.to_turn(2);
  CHECK_FALSE(has_turn_to_come(table.state, Seat{0}));
  CHECK_FALSE(has_turn_to_come(table.state, Seat{1}));
  CHECK(has_turn_to_come(table.state, Seat{2}));
  table.state.phase = Phase::Westward;
  CHECK(has_turn_to_come(table.state, Seat{1}));
  table.state.phase = Phase::Over;
  CHECK_FALSE(has_turn_to_come(table.state, Seat{2}));
}

TEST_CASE("L5.6: a route delivers in as many turns of its founder as it says") {
  Table table(3);
  table.to_turn(2);
  for (const int seat : {2, 3})
    for (const Resource resource : each<Resource>()) table.goods(seat, resource) = 30;
  table.coins(2) = 30;
  REQUIRE(table.play("2 income all; 2 offer 3 crops for timber; 3 accept"));
  table.events.clear();
  const Route route = table.state.routes[0];
  CHECK(deliveries_left(table.state, route) == table.rules.trade.route_rounds - 1);
  for (int left = table.rules.trade.route_rounds - 1; left > 0; --left) {
    table.to_next_round();
    CHECK(deliveries_left(table.state, route) == left);
    table.to_turn(2);
    CHECK(deliveries_left(table.state, route) == left - 1);
  }
  table.to_next_round();
  CHECK(table.state.routes.empty());
  CHECK(table.count<RouteDelivered>() == table.rules.trade.route_rounds - 1);
}
