#include "games/lake/rules/council/council.hpp"
#include "games/lake/rules/industry.hpp"
#include "games/lake/rules/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::lake;

TEST_CASE("L4.1: the chair names three different bills, then everyone votes from the chair clockwise") {
  Table table(3);
  CHECK(table.play("1 propose tax+ tariff+").is(kWrongBillCount));
  CHECK(table.play("1 propose tax+ tariff+ tax+").is(kWrongBillCount));
  CHECK(table.play("2 propose tax+ tariff+ finance+").is(kNotYourTurn));
  REQUIRE(table.play("1 propose tax+ tariff+ finance+"));
  CHECK(table.play("2 vote tax+").is(kNotYourTurn));
  CHECK(table.play("1 vote subsidy+").is(kNotProposed));
  REQUIRE(table.play("1 vote tariff+; 2 vote tariff+; 3 vote tariff+"));
  CHECK(table.state.laws.tariff == 1);
  CHECK(table.state.phase == Phase::Turn);
}

TEST_CASE("L4.1: the chair's vote counts 2") {
  Table table(3);
  REQUIRE(table.play("1 propose tax+ tariff+ finance+; 1 vote tariff+; 2 vote finance+; 3 vote tax+"));
  CHECK(table.state.laws.tariff == 1);
  CHECK(table.last<BillPassed>().votes == VoteCounts{1, 2, 1});
}

TEST_CASE("L4.1: more votes of the others beat the chair") {
  Table table(4);
  REQUIRE(
      table.play("1 propose tax+ tariff+ finance+; 1 vote tax+; 2 vote finance+; 3 vote finance+; 4 vote finance+"));
  CHECK(table.state.laws.finance_tax == 1);
}

TEST_CASE("L4.1, R-L6: of equal votes the chair's bill passes") {
  Table table(3);
  REQUIRE(table.play("1 propose tax+ tariff+ finance+; 1 vote finance+; 2 vote tax+; 3 vote tax+"));
  CHECK(table.state.laws.finance_tax == 1);
}

TEST_CASE("L4.1, R-L6: of equals the chair did not vote for, the one named first passes") {
  Table table(7);
  REQUIRE(table.play(R"(1 propose tariff+ tax+ finance+; 1 vote tariff+
    2 vote finance+; 3 vote finance+; 4 vote finance+; 5 vote tax+; 6 vote tax+; 7 vote tax+)"));
  CHECK(table.state.laws.tax == 2);
  CHECK(table.state.laws.finance_tax == 0);
}

TEST_CASE("L4.2: laws rise to IV and no further, and fall to 0") {
  Table table(2);
  table.state.laws = {.tax = 4, .finance_tax = 4, .tariff = 0, .subsidy = 2};
  CHECK_FALSE(is_available(table.rules, table.state, Bill::TaxUp));
  CHECK_FALSE(is_available(table.rules, table.state, Bill::FinanceTaxUp));
  CHECK(is_available(table.rules, table.state, Bill::FinanceTaxDown));
  CHECK_FALSE(is_available(table.rules, table.state, Bill::TariffDown));
  CHECK(table.play("1 propose tax+ tariff+ subsidy+").is(kBillUnavailable));
  REQUIRE(table.play("1 propose finance- tariff+ subsidy-; 1 vote finance-; 2 vote subsidy-"));
  CHECK(table.state.laws.finance_tax == 3);
}

TEST_CASE("L4.2: the Expo can be proposed from round 13 on, and passes once") {
  Table table(2);
  table.to_round(12);
  CHECK_FALSE(is_available(table.rules, table.state, Bill::Expo));
  table.to_round(13);
  table.to_turn(2);  // past the draw and the council of round 13
  table.to_round(14);
  CHECK(is_available(table.rules, table.state, Bill::Expo));
  table.to_turn(1);
  table.to_round(15);
  std::vector<Action> cards;
  Lake::legal_actions(table.rules, table.state, kChance, cards);
  table.apply(cards.front());
  table.pass("expo");
  CHECK(table.state.laws.expo);
  CHECK_FALSE(is_available(table.rules, table.state, Bill::Expo));
}

TEST_CASE("L4.2: the Expo holds from the turns of the round it passed in") {
  Table table(2);
  table.rules.expo_from = 1;
  table.restart(2);
  table.pass("expo");
  REQUIRE(table.play("1 income 0 0 0"));
  CHECK(table.state.turn.step == lake::TurnStep::Expo);
  CHECK(table.play("1 exchange 2 1coins for coins").is(kSameKind));
  CHECK(table.play("1 exchange 2 coins for 1livestock").is(kPartnerLacks));
  table.goods(2, Resource::Livestock) = 1;
  CHECK(table.play("1 exchange 2 coins for livestock"));
}

TEST_CASE("L4.2, R-L7: a bill once passed holds for good by the handbook; the house lets three laws go down again") {
  const auto falls = [](const Ruleset& rules) {
    State state = Lake::start(rules, 2);
    state.laws = {.tax = 2, .finance_tax = 1, .tariff = 1, .subsidy = 1};
    int count = 0;
    for (const Bill bill : {Bill::FinanceTaxDown, Bill::TariffDown, Bill::SubsidyDown})
      count += is_available(rules, state, bill) ? 1 : 0;
    return count;
  };
  CHECK(falls(released_rulesets()[0].rules) == 0);
  CHECK(falls(released_rulesets()[1].rules) == 3);
}

TEST_CASE("L4.2, R-L7: with bills_reversible off nothing goes down, and fewer than three bills are named as they are") {
  Table table(2);
  table.rules.bills_reversible = false;
  table.restart(2);
  table.state.laws = {.tax = 4, .finance_tax = 4, .tariff = 3, .subsidy = 3};
  CHECK(bills_to_name(table.rules, table.state) == 2);
  CHECK(table.play("1 propose tariff+").is(kWrongBillCount));
  CHECK(table.play("1 propose tariff+ finance-").is(kBillUnavailable));
  REQUIRE(table.play("1 propose tariff+ subsidy+; 1 vote tariff+; 2 vote tariff+"));
  CHECK(table.state.laws.tariff == 4);
}

TEST_CASE("L4.2, R-L7: with no bill left there is no council") {
  Table table(2);
  table.rules.bills_reversible = false;
  table.restart(2);
  table.state.laws = {.tax = 4, .finance_tax = 4, .tariff = 4, .subsidy = 3};
  REQUIRE(table.play("1 propose subsidy+; 1 vote subsidy+; 2 vote subsidy+"));
  table.to_next_round();
  CHECK(table.state.phase == Phase::Turn);
  CHECK(table.state.active == Seat{1});
}

TEST_CASE("L4.3: a point, a plot, a building, a route and Desalination cost the tax more") {
  Table table(2, {"arabia", "france"});
  table.state.laws.tax = 3;
  table.to_turn(1);
  table.coins(1) = 100;
  table.player(2).goods[Resource::Timber] = 1;
  REQUIRE(table.play("1 desalinate"));
  CHECK(table.coins(1) == 100 - 2 - 3);
  REQUIRE(table.play("1 income 0 0 0; 1 buy point timber"));
  CHECK(table.coins(1) == 95 - 1 - 3);
  REQUIRE(table.play("1 build finance"));
  CHECK(table.coins(1) == 91 - 3 - 3);
  table.player(1).goods[Resource::Livestock] = 1;
  REQUIRE(table.play("1 offer 2 livestock for timber; 2 accept"));
  CHECK(table.coins(1) == 85 - 7 - 3);
  table.to_turn(1);
  table.coins(1) = 10;
  REQUIRE(table.play("1 income 0 0 0; 1 buy plot"));
  CHECK(table.coins(1) == 10 - 1 - 3);
}

TEST_CASE("L4.3, R-L8: an upgrade paid in coins is taxed; the coin of a Metals point, runs and the Expo are not") {
  Table table(2, {"arabia", "france"});
  table.state.laws.tax = 4;
  table.rules.expo_from = 1;
  table.pass("expo");
  table.coins(1) = 10;
  table.industry(1, Industry::Finance, 1);
  REQUIRE(table.play("1 income 0 0 1"));
  CHECK(table.coins(1) == 9);
  table.player(2).goods[Resource::Timber] = 5;
  REQUIRE(table.play("1 exchange 2 2coins for 5timber; 2 accept"));
  CHECK(table.coins(1) == 7);
  REQUIRE(table.play("1 run finance; 1 upgrade finance"));
  CHECK(table.coins(1) == 7 + 1 - 2 - 4);
  CHECK(table.last<Upgraded>().tax == 4);
}

TEST_CASE("L4.3, R-L8: tax_scope says which dealings are taxed") {
  Table table(2);
  table.rules.tax_scope = {Dealing::Build};
  table.restart(2);
  table.to_turn(1);
  REQUIRE(table.play("1 income 0 0 0; 1 buy point timber"));
  CHECK(table.coins(1) == 9);
  REQUIRE(table.play("1 build finance"));
  CHECK(table.coins(1) == 9 - 3 - 1);
}

TEST_CASE("L4.3, R-L8: upgrades paid in goods are not taxed, and without `upgrade` in the scope no upgrade is") {
  Table table(2);
  table.state.laws.tax = 3;
  table.to_turn(1);
  table.industry(1, Industry::Food, 1);
  table.industry(1, Industry::Finance, 1);
  table.player(1).goods = {{2, 2, 0, 0, 0, 0}};
  table.coins(1) = 0;
  REQUIRE(table.play("1 income 0 0 0; 1 upgrade food"));
  table.coins(1) = 4;
  CHECK(table.play("1 upgrade finance").is(kLacksCoins));
  table.rules.tax_scope.erase(Dealing::Upgrade);
  REQUIRE(table.play("1 upgrade finance"));
  CHECK(table.coins(1) == 2);
}

TEST_CASE("L4.3, R-L8: with `metals` in the scope each Metals point that runs pays the tax for itself") {
  Table table(2, {"usa", "uk"});
  table.rules.tax_scope = {Dealing::Metals};
  table.rules.civs[3].points[Resource::Metals] = 2;
  table.restart(2);
  table.pass("tax+");
  REQUIRE(table.play("1 stay"));
  table.coins(1) = 5;
  CHECK(table.play("1 income 0 0 2").is(kLacksCoins));
  table.coins(1) = 6;
  REQUIRE(table.play("1 income 0 0 2"));
  CHECK(table.coins(1) == 0);
  CHECK(table.last<PointsRun>().tax == 4);
}

TEST_CASE("L4.3, R-L8: plots and points are dealings of their own") {
  const auto left_of_2 = [](Dealing taxed, const std::string& purchase) {
    Table table(2);
    table.rules.tax_scope = {taxed};
    table.restart(2);
    table.to_turn(1);
    table.coins(1) = 1;
    const bool is_taxed = table.play("1 income 0 0 0; " + purchase).is(kLacksCoins);
    table.coins(1) = 2;
    if (is_taxed) REQUIRE(table.play(purchase));
    return table.coins(1);
  };
  CHECK(left_of_2(Dealing::Plot, "1 buy plot") == 0);
  CHECK(left_of_2(Dealing::Plot, "1 buy point timber") == 2);
  CHECK(left_of_2(Dealing::Point, "1 buy point timber") == 0);
  CHECK(left_of_2(Dealing::Point, "1 buy plot") == 2);
}

TEST_CASE("L4.4, R-L9: finance tax lowers Finance; the tariff lowers Food, Manufacturing and Heavy, nothing else") {
  Table table(2);
  for (const Industry industry : each<Industry>()) table.industry(1, industry, 1);
  table.state.laws = {.tax = 1, .finance_tax = 1, .tariff = 2};
  const auto total = [&](Industry industry) { return payoff(table.rules, table.state, Seat{0}, industry).total; };
  CHECK(total(Industry::Food) == 1);
  CHECK(total(Industry::Manufacturing) == 1);
  CHECK(total(Industry::Heavy) == 4);
  CHECK(total(Industry::Tourism) == 2);
  CHECK(total(Industry::Services) == 5);
  CHECK(total(Industry::Finance) == 0);
}

TEST_CASE("L4.4, R-L9: tariff_scope says which industries the tariff lowers; Finance keeps its own tax") {
  auto rules = any_game<Lake>().ruleset("handbook");
  for (const OptionInfo& option : any_game<Lake>().options()) {
    if (option.name != "tariff_scope") continue;
    CHECK(rules->option(option, {}) == 0b111);
    rules->set_option(option, {}, 0b11000);
    CHECK(rules->option(option, {}) == 0b11000);
  }
  const Ruleset& changed = rules->as<Ruleset>();
  CHECK(changed.industries[Industry::Food].levy == Levy::None);
  CHECK(changed.industries[Industry::Tourism].levy == Levy::Tariff);
  CHECK(changed.industries[Industry::Services].levy == Levy::Tariff);
  CHECK(changed.industries[Industry::Finance].levy == Levy::FinanceTax);
}

TEST_CASE("R-L43: votes are open: everyone sees each as it is cast") {
  Table table(3);
  REQUIRE(table.play("1 propose tax+ tariff+ finance+; 1 vote tariff+"));
  for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}, kSpectator}) {
    const View view = Lake::view(table.rules, table.state, viewer);
    REQUIRE(view.table.votes.size() == 1);
    CHECK(view.table.votes[0] == Bill::TariffUp);
  }
}

TEST_CASE("R-L44: the chair names the bills, not the next player") {
  Table table(3);
  table.to_round(2);
  CHECK(table.state.chair == Seat{1});
  CHECK(Lake::to_act(table.state) == SeatSet{Seat{1}});
}

TEST_CASE("L4.4, R-L9: the subsidy pays its level once, only if a route you founded delivered in that income step") {
  Table table(2, {"germany", "russia"});
  table.state.laws.subsidy = 3;
  table.pass("tax+");
  table.coins(1) = 100;
  table.player(1).goods = {{0, 0, 20, 20, 0, 0}};
  table.player(2).goods = {{20, 20, 0, 0, 0, 0}};
  REQUIRE(table.play(
      "1 income 0 0 0; 1 offer 2 timber for livestock; 2 accept; 1 offer 2 steel for crops; 2 accept; 1 done"));
  CHECK(table.count<SubsidyPaid>() == 0);
  CHECK(table.play("2 income 0 0 0; 2 done"));
  const int before = table.coins(1);
  table.pass("tax+");
  REQUIRE(table.play("2 income 0 0 0; 2 done"));
  CHECK(table.count<SubsidyPaid>() == 1);
  CHECK(table.coins(1) == before + 3);
  // The partner's income step brings nothing, and a route that fails brings nothing.
  table.player(1).goods = {};
  REQUIRE(table.play("1 income 0 0 0; 1 done"));
  table.pass("tax+");
  CHECK(table.count<SubsidyPaid>() == 1);
  CHECK(table.count<RouteFailed>() == 2);
}
