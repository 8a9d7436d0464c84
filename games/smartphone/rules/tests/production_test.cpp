#include "games/smartphone/rules/phases/production.hpp"
#include "games/smartphone/rules/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::smartphone;

TEST_CASE("S3.1: goods, cuts, covered cells, face-down improvements and tokens each make a good") {
  Table table;
  table.plan_idly();
  // One goods, one goods with cut, one covered cell, one face-down improvement.
  CHECK(table.player(1).goods == 4);
  table.pass_to(Phase::Planning, 2);
  CHECK(table.player(1).tokens == 1);
  REQUIRE(table.plan_all(Table::kIdlePlan));
  CHECK(table.player(1).goods == 5);
  const Produced sum = table.events_of<Produced>().back();
  CHECK(sum.icons == 1);
  CHECK(sum.cuts == 1);
  CHECK(sum.covered == 1);
  CHECK(sum.face_down == 1);
  CHECK(sum.tokens == 1);
  CHECK(sum.gps == 0);
}

TEST_CASE("S3.1: GPS makes one more good for each cut") {
  Table table;
  REQUIRE(table.deal());
  table.grant(1, Technology::Gps);
  REQUIRE(table.plan_all(Table::kIdlePlan));
  CHECK(table.player(1).goods == 5);
  CHECK(table.player(2).goods == 4);
}

TEST_CASE("S3.1: GPS counts every cut, not only the first") {
  Table table;
  table.grant(1, Technology::Gps);
  table.show(1, Icon::GoodsCut, 3);
  ProductionPhase::run(table.rules, table.board(), {});
  CHECK(table.player(1).goods == 3 + 3);
}

TEST_CASE("S3.1: never more than 18 goods") {
  Table table;
  table.show(1, Icon::Goods, 16);
  table.player(1).tokens = 5;
  ProductionPhase::run(table.rules, table.board(), {});
  CHECK(table.player(1).goods == 18);
}
