// What a player sees before deciding: it must be what happens then.
#include "games/lake/rules/preview.hpp"

#include "games/lake/rules/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::lake;

namespace {

Preview preview_for(const Table& table, int seat) { return preview_of(table.rules, table.state, Seat{seat - 1}); }

}  // namespace

TEST_CASE("L4.3, L5.2, L5.3: prices and tax as they will be paid") {
  Table table(2);
  table.to_turn(1);
  table.coins(1) = 50;
  REQUIRE(table.play("1 income all"));
  const Preview before = preview_for(table, 1);
  REQUIRE(table.play("1 buy point crops; 1 build food"));
  CHECK(table.last<PointBought>().price == before.point.coins);
  CHECK(table.last<PointBought>().tax == before.point.tax);
  CHECK(table.last<Built>().price == before.build[Industry::Food].coins);
  CHECK(table.last<Built>().tax == before.build[Industry::Food].tax);
}

TEST_CASE("L5.4: a run pays what the preview says, also that of an industry just built") {
  Table table(2);
  table.industry(1, Industry::Tourism, 3);
  table.to_turn(1);
  table.coins(1) = 50;
  REQUIRE(table.play("1 income all"));
  const SeatPreview seat = preview_for(table, 1).seats[Seat{0}];
  CHECK(seat.runs[Industry::Tourism].total ==
        seat.runs[Industry::Tourism].base + 2 + seat.runs[Industry::Tourism].monopoly);
  CHECK(seat.raised[Industry::Tourism] == seat.runs[Industry::Tourism].total + 1);
  table.goods(1, Resource::Timber) = 4;
  REQUIRE(table.play("1 build finance"));
  const Allowed allowed = preview_for(table, 1).allowed;
  CHECK(allowed.run.contains(Industry::Finance));
  REQUIRE(allowed.run_all);
  REQUIRE(table.play("1 run all"));
  CHECK(table.state.turn.earned == allowed.run_all_pays);
  CHECK(allowed.run_all_pays == seat.runs[Industry::Tourism].total + seat.runs[Industry::Finance].total);
}

TEST_CASE("L5.5: an upgrade takes the goods and coins of the preview") {
  Table table(2);
  table.industry(1, Industry::Finance, 3);
  table.industry(1, Industry::Food, 1);
  table.to_turn(1);
  REQUIRE(table.play("1 income all"));
  table.coins(1) = 20;
  table.goods(1, Resource::Livestock) = 2;
  table.goods(1, Resource::Crops) = 2;
  const Preview before = preview_for(table, 1);
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
  const Preview before = preview_for(table, 1);
  CHECK_FALSE(before.can_free_own);
  CHECK(preview_for(table, 2).can_free_own);
  REQUIRE(before.allowed.route);
  REQUIRE(table.play("1 offer 3 water for timber; 3 accept"));
  CHECK(table.last<RouteFounded>().fee == before.route.coins);
  CHECK(table.last<RouteFounded>().tax == before.route.tax);
  table.goods(2, Resource::Timber) = 3;
  REQUIRE(table.play("1 offer 2 water for timber"));
  CHECK(preview_for(table, 2).can_free_offered);
  CHECK_FALSE(preview_for(table, 1).can_free_offered);
  CHECK_FALSE(preview_for(table, 3).can_free_offered);
}

TEST_CASE("L4.2, L4.4: the bills that can be proposed, and what each would change") {
  Table table(2);
  table.industry(2, Industry::Finance, 3);
  const Preview before = preview_for(table, 1);
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
  const SeatPreview seat = preview_for(table, 2).seats[Seat{1}];
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
  CHECK(preview_for(table, 1).allowed.income);
  const Allowed other = preview_for(table, 2).allowed;
  CHECK_FALSE(other.income);
  CHECK(other.run.empty());
}

TEST_CASE("L5.1, R-L8: an income takes what its preview says, and the one advised is always allowed") {
  Rng rng = Rng::stream(1, "income");
  int advised = 0;
  for (std::uint64_t game = 0; game < 5; ++game) {
    Table table(3);
    table.rules.tax_scope.insert(Dealing::Metals);
    while (!Lake::is_over(table.state)) {
      const Seat seat = Lake::to_act(table.state).front();
      Action action = Lake::sample_action(table.rules, table.state, seat, rng);
      if (std::holds_alternative<Income>(action)) {
        action = preview_of(table.rules, table.state, seat).income;
        REQUIRE(Lake::check(table.rules, table.state, seat, action));
        const auto cost = Lake::preview(table.rules, Lake::view(table.rules, table.state, seat), action);
        REQUIRE(cost);
        std::vector<Event> events;
        Lake::apply(table.rules, table.state, seat, action, EventSink<Event>{events});
        const PointsRun& run = std::get<PointsRun>(events.front());
        CHECK(run.water == cost->water);
        CHECK(run.coins == cost->coins);
        CHECK(run.tax == cost->tax);
        ++advised;
        continue;
      }
      Lake::apply(table.rules, table.state, seat, action, {});
    }
  }
  CHECK(advised > 20);
}

TEST_CASE("L5.1: Metals are advised for an industry that needs them, and scarce Water goes to the run that pays best") {
  Table table(2);
  table.to_turn(1);
  Player& player = table.state.players[Seat{0}];
  player.points = {};
  player.goods = {};
  player.points[Resource::Crops] = 2;
  player.points[Resource::Steel] = 1;
  player.points[Resource::Metals] = 2;
  player.goods[Resource::Water] = 9;
  player.coins = 9;
  CHECK(preview_for(table, 1).income == Income{.crops = 2, .steel = 1, .metals = 0});
  table.industry(1, Industry::Services, 1);
  CHECK(preview_for(table, 1).income.metals > 0);

  Table dry(2);
  dry.industry(1, Industry::Food, 1);
  dry.industry(1, Industry::Manufacturing, 1);
  dry.to_turn(1);
  Player& thirsty = dry.state.players[Seat{0}];
  thirsty.points = {};
  thirsty.goods = {};
  thirsty.points[Resource::Crops] = thirsty.points[Resource::Steel] = 1;
  thirsty.goods[Resource::Livestock] = thirsty.goods[Resource::Timber] = thirsty.goods[Resource::Water] = 1;
  dry.state.era[Industry::Manufacturing] = 6;
  CHECK(preview_for(dry, 1).income == Income{.crops = 0, .steel = 1, .metals = 0});
}
