// What a player reckons with before deciding: it must be what happens then.
#include "games/lake/reckoning.hpp"

#include "games/lake/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::lake;

namespace {

Reckoning reckoning(const Table& table, int seat) { return reckon(table.rules, table.state, Seat{seat - 1}); }

}  // namespace

TEST_CASE("L4.3, L5.2, L5.3: prices and tax as they will be paid") {
  Table table(2);
  table.to_turn(1);
  table.coins(1) = 50;
  REQUIRE(table.play("1 income all"));
  const Reckoning before = reckoning(table, 1);
  REQUIRE(table.play("1 buy point crops; 1 build food"));
  CHECK(table.last<PointBought>().price == before.point.coins);
  CHECK(table.last<PointBought>().tax == before.point.tax);
  CHECK(table.last<Built>().price == before.build[Industry::Food].coins);
  CHECK(table.last<Built>().tax == before.build[Industry::Food].tax);
}

TEST_CASE("L5.4: a run pays what was reckoned, also that of an industry just built") {
  Table table(2);
  table.industry(1, Industry::Tourism, 3);
  table.to_turn(1);
  table.coins(1) = 50;
  REQUIRE(table.play("1 income all"));
  const SeatReckoning seat = reckoning(table, 1).seats[Seat{0}];
  CHECK(seat.runs[Industry::Tourism].total ==
        seat.runs[Industry::Tourism].base + 2 + seat.runs[Industry::Tourism].monopoly);
  CHECK(seat.raised[Industry::Tourism] == seat.runs[Industry::Tourism].total + 1);
  table.goods(1, Resource::Timber) = 4;
  REQUIRE(table.play("1 build finance"));
  const Allowed allowed = reckoning(table, 1).allowed;
  CHECK(allowed.run.contains(Industry::Finance));
  REQUIRE(allowed.run_all);
  REQUIRE(table.play("1 run all"));
  CHECK(table.state.turn.earned == allowed.run_all_pays);
  CHECK(allowed.run_all_pays == seat.runs[Industry::Tourism].total + seat.runs[Industry::Finance].total);
}

TEST_CASE("L5.5: an upgrade takes the goods and coins reckoned") {
  Table table(2);
  table.industry(1, Industry::Finance, 3);
  table.industry(1, Industry::Food, 1);
  table.to_turn(1);
  REQUIRE(table.play("1 income all"));
  table.coins(1) = 20;
  table.goods(1, Resource::Livestock) = 2;
  table.goods(1, Resource::Crops) = 2;
  const Reckoning before = reckoning(table, 1);
  REQUIRE(before.allowed.upgrade.contains(Industry::Finance));
  REQUIRE(table.play("1 upgrade finance"));
  CHECK(table.last<Upgraded>().coins == before.upgrade[Industry::Finance].coins);
  REQUIRE(table.play("1 upgrade food"));
  CHECK(table.last<Upgraded>().goods == before.upgrade[Industry::Food].goods);
}

TEST_CASE("L5.6, L6: what a route costs, and who could free one by a Silk Road") {
  Table table(3, {"uk", "china", "japan"});
  table.to_turn(1);
  table.coins(1) = 30;
  REQUIRE(table.play("1 income all"));
  table.goods(1, Resource::Water) = 3;
  table.goods(3, Resource::Timber) = 3;
  const Reckoning before = reckoning(table, 1);
  CHECK_FALSE(before.can_free_own);
  CHECK(reckoning(table, 2).can_free_own);
  REQUIRE(before.allowed.route);
  REQUIRE(table.play("1 offer 3 water for timber; 3 accept"));
  CHECK(table.last<RouteFounded>().fee == before.route.coins);
  CHECK(table.last<RouteFounded>().tax == before.route.tax);
  table.goods(2, Resource::Timber) = 3;
  REQUIRE(table.play("1 offer 2 water for timber"));
  CHECK(reckoning(table, 2).can_free_offered);
  CHECK_FALSE(reckoning(table, 1).can_free_offered);
  CHECK_FALSE(reckoning(table, 3).can_free_offered);
}

TEST_CASE("L4.2, L4.4: the bills that can be proposed, and what each would change") {
  Table table(2);
  table.industry(2, Industry::Finance, 3);
  const Reckoning before = reckoning(table, 1);
  CHECK(before.bills_to_name == 3);
  REQUIRE(before.bills.size() == 4);  // nothing to lower yet, and no Expo
  for (const BillPreview& bill : before.bills) {
    CHECK(bill.change[Seat{0}] == 0);
    CHECK(bill.change[Seat{1}] == (bill.bill == Bill::FinanceTaxUp ? -1 : 0));
  }
  table.pass("finance+");
  CHECK(table.state.laws.finance_tax == 1);
}

TEST_CASE("L8, L9.1: progress and score as they stand") {
  Table table(4);
  table.coins(2) = 17;
  table.player(2).charity = 100;
  table.player(2).streak = 5;
  table.state.achievers[Achievement::Smith] = Seat{1};
  const SeatReckoning seat = reckoning(table, 2).seats[Seat{1}];
  CHECK(seat.progress[Achievement::Lucas] == 5);
  CHECK(seat.progress[Achievement::Friedman] == 17);
  CHECK(seat.progress[Achievement::Smith] == 1);
  const ScoreTerms& terms = seat.score;
  CHECK(terms.total ==
        terms.wealth * (terms.charity + terms.coin_points * terms.coins) + terms.merit * terms.achievements);
  CHECK(terms.total == Lake::standings(table.rules, table.state)[Seat{1}].score);
}

TEST_CASE("L5: nothing is allowed to whoever is not to act") {
  Table table(2);
  table.to_turn(1);
  CHECK(reckoning(table, 1).allowed.income);
  const Allowed other = reckoning(table, 2).allowed;
  CHECK_FALSE(other.income);
  CHECK(other.run.empty());
}
