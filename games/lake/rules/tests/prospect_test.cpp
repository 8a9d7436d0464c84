// What a purchase or a swap should bring: it must be what comes of it when the turns are played so.
#include "games/lake/rules/prospect.hpp"

#include "games/lake/rules/tests/table.hpp"
#include "games/lake/rules/trade/swaps.hpp"

using namespace oligopoly;
using namespace oligopoly::lake;

namespace {

/// A seat in its turn after income, with Livestock and Timber points and nothing in stock.
Table tourist_table() {
  Table table(2);
  table.to_turn(1);
  Player& player = table.player(1);
  player.points = {};
  player.points[Resource::Livestock] = player.points[Resource::Timber] = 1;
  REQUIRE(table.play("1 income 0 0 0"));
  player.goods = {};
  player.coins = 40;
  return table;
}

}  // namespace

TEST_CASE("L5.3, L5.4: an industry that own points supply brings its run every turn, and says when it has paid") {
  Table table = tourist_table();
  const Worths worths = worths_of(table.rules, table.state, Seat{0});
  const int pays = table.rules.industries[Industry::Tourism].coins;
  const int price = table.rules.industries[Industry::Tourism].cost + table.state.laws.tax;
  const int turns = table.rules.rounds - table.state.round;
  const Worth tourism = worths.builds[Industry::Tourism];
  CHECK(tourism.next_turn == pays);
  CHECK(tourism.by_end == turns * pays - price);
  // Nothing to run it with this turn, so the first coins come in the next round.
  CHECK(tourism.pays_back == (price + pays - 1) / pays);
  // Nothing supplies Heavy: it brings nothing, and its price is lost.
  CHECK(worths.builds[Industry::Heavy].next_turn == 0);
  CHECK(worths.builds[Industry::Heavy].pays_back == -1);
  CHECK(worths.builds[Industry::Heavy].by_end < 0);
}

TEST_CASE("L5.3, L5.4: what an industry brings is what it earns when the turns are played so") {
  Table with = tourist_table(), without = tourist_table();
  const Worth worth = worths_of(with.rules, with.state, Seat{0}).builds[Industry::Tourism];
  const auto play_on = [](Table& table) {
    for (int round = 0; round < 5; ++round) {
      table.to_turn(1);
      REQUIRE(table.play("1 income 0 0 0"));
      (void)table.play("1 run tourism");
    }
  };
  REQUIRE(with.play("1 build tourism"));
  with.next_cards = without.next_cards = {};
  with.rules.quiet_rounds = without.rules.quiet_rounds = 30;
  play_on(with);
  play_on(without);
  const int back = with.coins(1) - without.coins(1);
  CHECK(worth.pays_back <= 5);
  CHECK(back == 5 * worth.next_turn - (with.rules.industries[Industry::Tourism].cost + with.state.laws.tax));
}

TEST_CASE("L5.2: a point pays only where an industry lacks what it gives") {
  Table table = tourist_table();
  table.player(1).points[Resource::Timber] = 0;
  table.industry(1, Industry::Tourism, 1);
  const Worths worths = worths_of(table.rules, table.state, Seat{0});
  CHECK(worths.points[Resource::Timber].next_turn == table.rules.industries[Industry::Tourism].coins);
  CHECK(worths.points[Resource::Timber].pays_back > 0);
  CHECK(worths.points[Resource::Livestock].next_turn == 0);
  CHECK(worths.points[Resource::Livestock].pays_back == -1);
  // Water cannot be bought.
  CHECK(worths.points[Resource::Water].by_end == 0);
}

TEST_CASE("L5.1: a Metals point brings what its run pays less its coin, and asks for Water") {
  Table table = tourist_table();
  table.player(1).points[Resource::Crops] = 1;
  table.industry(1, Industry::Services, 1);
  CHECK(worths_of(table.rules, table.state, Seat{0}).points[Resource::Metals].next_turn == 0);
  table.player(1).points[Resource::Water] = 2;
  const int coin = table.rules.resources[Resource::Metals].coins;
  CHECK(worths_of(table.rules, table.state, Seat{0}).points[Resource::Metals].next_turn ==
        table.rules.industries[Industry::Services].coins - coin);
}

TEST_CASE("L5.5: an upgrade counts from the next turn on, and the goods it takes are missing") {
  Table table = tourist_table();
  table.industry(1, Industry::Tourism, 1);
  // Someone else leads, so that the level alone counts.
  table.industry(2, Industry::Tourism, 9);
  table.goods(1, Resource::Livestock) = table.goods(1, Resource::Timber) = 3;
  Worth raised = worths_of(table.rules, table.state, Seat{0}).upgrades[Industry::Tourism];
  CHECK(raised.next_turn == 1);
  CHECK(raised.pays_back == 1);
  CHECK(raised.by_end == table.rules.rounds - table.state.round);
  // With just enough for the upgrade this turn's run falls away.
  table.goods(1, Resource::Livestock) = table.goods(1, Resource::Timber) = 2;
  raised = worths_of(table.rules, table.state, Seat{0}).upgrades[Industry::Tourism];
  CHECK(raised.by_end == table.rules.rounds - table.state.round - table.rules.industries[Industry::Tourism].coins);
  CHECK(raised.pays_back == table.rules.industries[Industry::Tourism].coins);
  table.state.round = static_cast<std::uint8_t>(table.rules.rounds);
  CHECK(worths_of(table.rules, table.state, Seat{0}).upgrades[Industry::Tourism].pays_back == -1);
}

TEST_CASE("L5.6: what a swap lets run, and what it takes the inputs from") {
  Table table = tourist_table();
  table.player(1).points = {};
  table.industry(1, Industry::Tourism, 1);
  table.industry(1, Industry::Food, 1);
  table.player(1).goods = {{1, 1, 0, 0, 0, 0}};
  const Basket timber = basket_of(Good::Timber, 1), crops = basket_of(Good::Crops, 1);
  const SwapEffect effect = effect_of_swap(table.rules, table.state, Seat{0}, timber, crops, 0);
  CHECK(effect.runs[Industry::Tourism] == 1);
  CHECK(effect.runs[Industry::Food] == -1);
  CHECK(effect.by_end ==
        table.rules.industries[Industry::Tourism].coins - table.rules.industries[Industry::Food].coins);
  // What one does not have is not swapped (R-L16).
  const SwapEffect nothing = effect_of_swap(table.rules, table.state, Seat{0}, timber, basket_of(Good::Metals, 1), 2);
  CHECK(nothing.by_end == 0);
  const SwapEffect sold = effect_of_swap(table.rules, table.state, Seat{0}, basket_of(Good::Coins, 4), {}, 0);
  CHECK(sold.by_end == 4);
}

TEST_CASE("L5.4: what all industries of a seat take, and what each lacks for its next run") {
  Table table = tourist_table();
  table.industry(1, Industry::Tourism, 1);
  table.industry(1, Industry::Food, 2);
  CHECK(needs_of(table.rules, table.player(1))[Resource::Livestock] == 2);
  CHECK(needs_of(table.rules, table.player(1))[Resource::Metals] == 0);
  table.player(1).goods = {{1, 0, 1, 0, 0, 0}};
  const auto now = lacks_of(table.rules, table.state, Seat{0});
  CHECK(now[Industry::Tourism].empty());
  CHECK(now[Industry::Food] == SmallSet<Resource>{Resource::Crops});
  CHECK(now[Industry::Heavy].empty());
  // Whose turn is to come has an income first.
  table.industry(2, Industry::Food, 1);
  table.player(2).goods = {};
  table.player(2).points = {};
  table.player(2).points[Resource::Crops] = 1;
  CHECK(lacks_of(table.rules, table.state, Seat{1})[Industry::Food] == SmallSet<Resource>{Resource::Livestock});
}
