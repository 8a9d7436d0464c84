#include "games/lake/rules/data/handbook.hpp"
#include "games/lake/rules/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::lake;

TEST_CASE("L1.1: six natural resources, besides plots and coins") {
  Table table(2);
  CHECK(kCountOf<Resource> == 6);
  CHECK(kCountOf<Good> == 8);
  for (const Resource resource : each<Resource>()) CHECK(id_of(good_of(resource)) == id_of(resource));
}

TEST_CASE("L1.2, R-L1: 2 to 8 play, each a civilisation of their own") {
  Ruleset rules = released_rulesets()[0].rules;
  for (const int seats : {2, 8}) CHECK_FALSE(Lake::flaw(rules, seats));
  for (const int seats : {1, 9}) CHECK(Lake::flaw(rules, seats)->path == "seats");
  rules.seat_civs[1] = 0;
  CHECK(Lake::flaw(rules, 2)->path == "seats[1].civ");
  CHECK(Lake::flaw(rules, 2)->verdict.is(kCivTaken));
  rules.seat_civs[1] = 8;
  CHECK(Lake::flaw(rules, 2)->verdict.is(kNoSuchCiv));
}

TEST_CASE("L1.2: the option civ seats a civilisation, and its name is the seat's") {
  auto rules = any_game<Lake>().ruleset("handbook");
  const OptionInfo civ = any_game<Lake>().options()[0];
  CHECK(civ.name == "civ");
  rules->set_option(civ, Seat{1}, 7);
  CHECK(rules->option(civ, Seat{1}) == 7);
  CHECK(rules->seat_name(Seat{1}, Lang::ZhHans) == "日本");
}

TEST_CASE("L1.2, R-L2: points and plots come from the table, stocks start empty") {
  Table table(8);
  const Player& japan = table.player(8);
  CHECK(japan.points == Mix{{1, 0, 2, 0, 1, 4}});
  CHECK(japan.plots == 3);
  CHECK(japan.goods == Goods{});
  int water = 0;
  for (int seat = 1; seat <= 8; ++seat) water += table.player(seat).points[Resource::Water];
  CHECK(water == 20);
}

TEST_CASE("L1.3: a run of Heavy takes Timber, Steel and Metals and pays 6; building it costs 13") {
  Table table(2);
  table.to_turn(1);
  table.coins(1) = 20;
  table.player(1).goods = {{0, 0, 1, 1, 1, 0}};
  REQUIRE(table.play("1 income 0 0 0; 1 build heavy; 1 run heavy"));
  CHECK(table.coins(1) == 20 - 13 - 1 + 6);
  CHECK(table.player(1).goods == Goods{});
}

TEST_CASE("L1.3, R-L3: Finance runs for nothing; its upgrade costs 2 coins, or twice its level where that rises") {
  const auto cost = [](FinanceUpgrade how, int level) {
    Table table(2);
    table.rules.finance_upgrade = how;
    table.rules.tax_scope = {};
    table.to_turn(1);
    table.industry(1, Industry::Finance, level);
    table.coins(1) = 50;
    REQUIRE(table.play("1 income 0 0 0; 1 run finance"));
    CHECK(table.last<Ran>().inputs == Mix{});
    table.coins(1) = 50;
    REQUIRE(table.play("1 upgrade finance"));
    return 50 - table.coins(1);
  };
  CHECK(cost(FinanceUpgrade::Flat, 1) == 2);
  CHECK(cost(FinanceUpgrade::Flat, 3) == 2);
  CHECK(cost(FinanceUpgrade::Rising, 1) == 2);
  CHECK(cost(FinanceUpgrade::Rising, 3) == 6);
}

TEST_CASE("L1.1, R-L34: the handbook's eight kinds; only the natural ones are swapped unless the table says so") {
  for (const Good good : each<Good>()) CHECK(is_natural(good) == (good != Good::Coins && good != Good::Plots));
  CHECK(released_rulesets()[0].rules.swaps == Swaps::Natural);
}

TEST_CASE("L1.2, R-L36: with start_stock the table of points is given once as stock too") {
  Table table(8);
  table.rules.start_stock = StartStock::Points;
  table.restart(8);
  CHECK(table.player(8).goods == Goods{{1, 0, 2, 0, 1, 4}});
  CHECK(table.player(8).points == Mix{{1, 0, 2, 0, 1, 4}});
}

TEST_CASE("R-L47: a civilisation is its points, its plots and its trait; nothing weighs them") {
  std::vector<std::string_view> names;
  for_each_field<Civilisation>([&](const auto& field) { names.push_back(field.name); });
  CHECK(names == std::vector<std::string_view>{"id", "name", "points", "plots", "trait"});
}

TEST_CASE("L1.2: seats that choose no civilisation take what is left") {
  Ruleset rules = released_rulesets()[0].rules;
  rules.seat_civs[0] = 1;  // France, which seat 2 would have had
  Lake::seat_the_rest(rules, 3, SeatSet{Seat{0}});
  CHECK(rules.seat_civs[0] == 1);
  CHECK(rules.seat_civs[1] == 0);
  CHECK(rules.seat_civs[2] == 2);
  CHECK_FALSE(Lake::flaw(rules, 3));
}

TEST_CASE("L2.1: 10 coins each, one plot more than players in the bank, tax law I and no other") {
  for (const int seats : {2, 5, 8}) {
    Table table(seats);
    for (int seat = 1; seat <= seats; ++seat) CHECK(table.coins(seat) == 10);
    CHECK(table.state.bank_plots == seats + 1);
    CHECK(table.state.laws == Laws{.tax = 1});
  }
}

TEST_CASE("L2.2, R-L4: seat 1 chairs first, unless the first chair is drawn") {
  Table table(3);
  CHECK(table.state.chair == Seat{0});
  CHECK(Lake::to_act(table.state) == SeatSet{Seat{0}});
  table.rules.first_chair = FirstChair::Drawn;
  table.restart(3);
  CHECK(Lake::to_act(table.state) == SeatSet{kChance});
  CHECK(table.play("chance chair 4").is(kNotASeat));
  REQUIRE(table.play("chance chair 3"));
  CHECK(table.state.chair == Seat{2});
  CHECK(table.state.round == 1);
  CHECK(Lake::to_act(table.state) == SeatSet{Seat{2}});
}

TEST_CASE("L2.2: the game ends after round 30") {
  Table table(2);
  table.to_round(30);
  table.to_turn(2);
  REQUIRE(table.play("2 income 0 0 0; 2 done; 1 income 0 0 0"));
  CHECK_FALSE(Lake::is_over(table.state));
  REQUIRE(table.play("1 done"));
  CHECK(Lake::is_over(table.state));
  CHECK(table.play("1 done").is(kGameOver));
}
