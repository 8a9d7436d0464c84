#include "games/lake/rules/achievements.hpp"
#include "games/lake/rules/scoring.hpp"
#include "games/lake/rules/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::lake;

TEST_CASE("L7, R-L22: in the round of a disaster everyone may donate once, in the own turn, also before the income") {
  Table table(2);
  table.to_round(4);
  REQUIRE(table.play("chance draw black_death"));
  table.to_turn(1);
  table.player(1).goods = {{3, 1, 0, 0, 0, 0}};
  CHECK(table.play("1 donate").is(kLacksGoods));
  CHECK(table.play("2 donate").is(kNotYourTurn));
  table.player(1).goods = {{7, 5, 0, 0, 0, 0}};
  REQUIRE(table.play("1 donate"));
  CHECK(table.player(1).goods == Goods{{4, 3, 0, 0, 0, 0}});
  CHECK(table.player(1).charity == 100);
  CHECK(table.play("1 donate").is(kAlreadyDonated));
  table.next_cards = {"wto", "financial_crisis"};
  table.to_round(5);
  table.to_turn(1);
  table.coins(1) = 25;
  CHECK(table.play("1 donate").is(kNoDisaster));
  table.to_round(6);
  table.to_turn(1);
  REQUIRE(table.play("1 donate"));
  CHECK(table.coins(1) == 15);
  CHECK(table.player(1).charity == 200);
}

TEST_CASE("L7, R-L23: when every card is drawn, the last disaster takes no donations any more") {
  Table table(2);
  table.rules.cards = List<EraCard, kMaxCards>{table.rules.cards[table.card("black_death")]};
  table.restart(2);
  table.to_round(4);
  table.to_turn(1);
  table.player(1).goods = {{9, 9, 0, 0, 0, 0}};
  REQUIRE(table.play("1 donate"));
  table.to_round(5);
  table.to_turn(1);
  CHECK(table.play("1 donate").is(kNoDisaster));
}

TEST_CASE("L7: what each disaster asks for") {
  const Ruleset rules = released_rulesets()[0].rules;
  const auto donation = [&](std::string_view id) {
    for (const EraCard& card : rules.cards)
      if (card.id == id) return card.donation;
    return Donation{};
  };
  CHECK(donation("tulip_mania") == Donation{Mix{{0, 2, 3, 0, 0, 0}}, 0, 100});
  CHECK(donation("great_depression") == Donation{Mix{{0, 0, 0, 2, 0, 0}}, 6, 100});
  CHECK(donation("world_war") == Donation{Mix{{0, 0, 4, 2, 2, 0}}, 0, 200});
}

TEST_CASE("L8, R-L18: Smith goes to the first founder of a route, once") {
  Table table(2);
  table.to_turn(1);
  for (int seat : {1, 2}) {
    table.coins(seat) = 50;
    table.player(seat).goods = {{9, 9, 9, 9, 9, 9}};
  }
  REQUIRE(table.play("1 income 0 0 0; 1 offer 2 crops for timber"));
  CHECK(table.achiever(Achievement::Smith) == kNobody);
  REQUIRE(table.play("2 accept"));
  CHECK(table.achiever(Achievement::Smith) == Seat{0});
  REQUIRE(table.play("1 done; 2 income 0 0 0; 2 offer 1 crops for timber; 1 accept"));
  CHECK(table.achiever(Achievement::Smith) == Seat{0});
}

TEST_CASE("L9.3: what the handbook says besides adds no rule: no limit on a card, no prize for the first upgrade") {
  Table table(2);
  table.to_turn(1);
  table.industry(1, Industry::Finance, 1);
  table.coins(1) = 20;
  REQUIRE(table.play("1 income 0 0 0; 1 upgrade finance"));
  CHECK(table.coins(1) == 20 - 2 - 1);
  for (const Achievement achievement : each<Achievement>()) CHECK(table.achiever(achievement) == kNobody);
}

TEST_CASE("L8: Malthus: a point bought at a price of 8; a plot does not count") {
  Table table(2);
  table.to_turn(1);
  table.player(1).bought = 5;
  table.coins(1) = 50;
  REQUIRE(table.play("1 income 0 0 0; 1 buy plot"));
  CHECK(table.achiever(Achievement::Malthus) == kNobody);
  CHECK(progress(table.rules, table.state, Seat{0}, Achievement::Malthus) == 0);
  table.to_turn(1);
  REQUIRE(table.play("1 income 0 0 0; 1 buy point crops"));
  CHECK(table.achiever(Achievement::Malthus) == Seat{0});
  CHECK(progress(table.rules, table.state, Seat{0}, Achievement::Malthus) == 8);
}

TEST_CASE("L7: a donation that cannot be paid is refused by L7") {
  Table table(2);
  table.to_round(4);
  REQUIRE(table.play("chance draw financial_crisis"));
  table.to_turn(2);
  table.coins(2) = 9;
  CHECK(table.play("2 donate").is(kLacksCoins));
  CHECK(table.play("2 donate").rule() == "L7");
}

TEST_CASE("L8: Malthus: the tax is no part of the price") {
  Table table(2);
  table.to_turn(1);
  table.coins(1) = 50;
  table.player(1).bought = 4;
  table.state.laws.tax = 3;
  REQUIRE(table.play("1 income 0 0 0; 1 buy point timber"));
  REQUIRE(table.coins(1) == 50 - 5 - 3);
  CHECK(table.achiever(Achievement::Malthus) == kNobody);
}

TEST_CASE("L8: Marx needs 30 coins from the runs of one turn, Neoclassical 15 from one run, Marshall four industries") {
  Table table(2);
  table.to_turn(1);
  table.player(1).goods = {{9, 9, 9, 9, 9, 9}};
  table.industry(1, Industry::Tourism, 11);  // 2 + 10 + 2 = 14
  table.industry(1, Industry::Services, 9);  // 5 + 8 + 2 = 15
  table.industry(1, Industry::Finance, 1);   // 1
  table.industry(1, Industry::Food, 1);      // 3
  REQUIRE(table.play("1 income 0 0 0; 1 run tourism"));
  CHECK(table.achiever(Achievement::Neoclassical) == kNobody);
  REQUIRE(table.play("1 run services"));
  CHECK(table.achiever(Achievement::Neoclassical) == Seat{0});
  CHECK(table.achiever(Achievement::Marx) == kNobody);
  REQUIRE(table.play("1 run finance"));
  CHECK(table.achiever(Achievement::Marx) == Seat{0});
  CHECK(table.achiever(Achievement::Marshall) == kNobody);
  REQUIRE(table.play("1 run food"));
  CHECK(table.achiever(Achievement::Marshall) == Seat{0});
}

TEST_CASE("L8: the Marginal Revolution is looked at when the turn ends: 2 Metals, and more Metals than Water") {
  Table table(2);
  table.to_turn(1);
  table.player(1).goods = {{0, 0, 0, 0, 3, 3}};
  REQUIRE(table.play("1 income 0 0 0; 1 done"));
  CHECK(table.achiever(Achievement::MarginalRevolution) == kNobody);
  table.player(2).goods = {{0, 0, 0, 0, 2, 1}};
  REQUIRE(table.play("2 income 0 0 0"));
  CHECK(table.achiever(Achievement::MarginalRevolution) == kNobody);
  REQUIRE(table.play("2 done"));
  CHECK(table.achiever(Achievement::MarginalRevolution) == Seat{1});
}

TEST_CASE("L8: Friedman: 40 coins at the end of the turn while finance tax and tariff are 0") {
  Table table(2);
  table.to_turn(1);
  table.coins(1) = 40;
  table.state.laws.tariff = 1;
  REQUIRE(table.play("1 income 0 0 0; 1 done"));
  CHECK(table.achiever(Achievement::Friedman) == kNobody);
  table.state.laws.tariff = 0;
  table.coins(2) = 40;
  REQUIRE(table.play("2 income 0 0 0; 2 done"));
  CHECK(table.achiever(Achievement::Friedman) == Seat{1});
}

TEST_CASE("L8: Friedman: either tax is too much") {
  for (std::uint8_t Laws::* tax : {&Laws::finance_tax, &Laws::tariff}) {
    Table table(2);
    table.to_turn(1);
    table.coins(1) = 40;
    table.state.laws.*tax = 1;
    REQUIRE(table.play("1 income 0 0 0; 1 done"));
    CHECK(table.achiever(Achievement::Friedman) == kNobody);
  }
}

TEST_CASE("L8, R-L32: Keynes: the chair's bill passes a third time against most of the others, however they vote") {
  Table table(3);
  table.player(1).overruled = 2;
  // One of two others is not more than half.
  REQUIRE(table.play("1 propose tax+ tariff+ finance+; 1 vote tax+; 2 vote tariff+; 3 vote tax+"));
  CHECK(table.player(1).overruled == 2);
  table.to_round(4);
  REQUIRE(table.play("chance draw wto; 1 propose tax+ tariff+ finance+; 1 vote tax+; 2 vote tariff+"));
  CHECK(table.achiever(Achievement::Keynes) == kNobody);
  REQUIRE(table.play("3 vote finance+"));
  CHECK(table.player(1).overruled == 3);
  CHECK(table.achiever(Achievement::Keynes) == Seat{0});
}

TEST_CASE("L8: Lucas: eight rounds in a row; one wrong vote breaks the row") {
  Table table(3);
  table.player(2).streak = 7;
  table.player(3).streak = 7;
  REQUIRE(table.play("1 propose tax+ tariff+ finance+; 1 vote tax+; 2 vote tariff+; 3 vote tax+"));
  CHECK(table.player(2).streak == 0);
  CHECK(table.achiever(Achievement::Lucas) == Seat{2});
  CHECK(table.player(1).streak == 1);
}

TEST_CASE("L8, R-L28: a round without a council neither counts for Lucas nor breaks the row") {
  Table table(2);
  table.rules.bills_reversible = false;
  table.restart(2);
  table.state.laws = {.tax = 4, .finance_tax = 4, .tariff = 4, .subsidy = 3};
  REQUIRE(table.play("1 propose subsidy+; 1 vote subsidy+; 2 vote subsidy+"));
  CHECK(table.player(1).streak == 1);
  table.to_round(3);
  CHECK(table.player(1).streak == 1);
}

TEST_CASE("L8: Mill: three active routes, as founder or partner; the player whose turn it is comes first") {
  Table table(3);
  table.to_turn(1);
  for (int seat : {1, 2, 3}) {
    table.coins(seat) = 90;
    table.player(seat).goods = {{9, 9, 9, 9, 9, 9}};
  }
  REQUIRE(
      table.play("1 income 0 0 0; 1 offer 2 crops for timber; 2 accept; 1 offer 2 crops for timber; 2 accept; 1 done"));
  CHECK(table.achiever(Achievement::Mill) == kNobody);
  // Now seats 1 and 2 reach three routes together.
  REQUIRE(table.play("2 income 0 0 0; 2 offer 1 crops for timber; 1 accept"));
  CHECK(table.achiever(Achievement::Mill) == Seat{1});
}

TEST_CASE("L8: Hayek: 2 points of each of four goods; Water does not count") {
  Table table(2);
  table.to_turn(1);
  table.player(1).points = {{2, 2, 2, 1, 0, 4}};
  table.coins(1) = 20;
  REQUIRE(table.play("1 income 0 0 0; 1 buy point metals"));
  CHECK(table.achiever(Achievement::Hayek) == kNobody);
  table.to_turn(1);
  REQUIRE(table.play("1 income 0 0 0; 1 buy point steel"));
  CHECK(table.achiever(Achievement::Hayek) == Seat{0});
}

TEST_CASE("L8, R-L31: Ricardo counts goods without a point, by route or Expo, on both sides; no coins") {
  Table table(2);  // The UK has no Timber and no Metals, France no Steel and no Metals.
  table.rules.expo_from = 1;
  table.pass("expo");
  for (int seat : {1, 2}) {
    table.coins(seat) = 90;
    table.player(seat).goods = {{30, 30, 30, 30, 30, 30}};
  }
  REQUIRE(table.play("1 income 0 0 0; 1 exchange 2 9steel for 9livestock; 2 accept"));
  CHECK(table.player(1).foreign_goods == 0);
  CHECK(table.player(2).foreign_goods == 9);
  REQUIRE(table.play("1 exchange 2 9coins for 5timber; 2 accept"));
  CHECK(table.player(1).foreign_goods == 5);
  CHECK(table.player(2).foreign_goods == 9);
  CHECK(table.achiever(Achievement::Ricardo) == kNobody);
  REQUIRE(table.play("1 offer 2 steel for 5timber; 2 accept"));
  // Both reach 10 at once: the player whose turn it is comes first.
  CHECK(table.player(1).foreign_goods == 10);
  CHECK(table.player(2).foreign_goods == 10);
  CHECK(table.achiever(Achievement::Ricardo) == Seat{0});
}

TEST_CASE("L8, R-L27: deliveries at the beginning of a turn are looked at when all have been made, its player first") {
  Table table(2);
  table.pass("tax+");
  for (int seat : {1, 2}) {
    table.coins(seat) = 90;
    table.player(seat).goods = {{30, 30, 30, 30, 30, 30}};
  }
  // The first route brings France Steel, the second the UK Timber.
  REQUIRE(table.play(
      "1 income 0 0 0; 1 offer 2 steel for livestock; 2 accept; 1 offer 2 crops for timber; 2 accept; 1 done"));
  REQUIRE(table.play("2 income 0 0 0; 2 done"));
  table.player(1).foreign_goods = 9;
  table.player(2).foreign_goods = 9;
  table.pass("tax+");
  REQUIRE(table.play("2 income 0 0 0; 2 done"));
  CHECK(table.achiever(Achievement::Ricardo) == Seat{0});
}

TEST_CASE("L8, R-L27: what a disaster brings about is looked at from the chair on") {
  Table table(3, {"uk", "japan", "france"});
  table.to_round(4);
  CHECK(table.state.chair == Seat{0});
  table.industry(3, Industry::Food, 2);
  table.industry(3, Industry::Heavy, 1);
  table.player(2).streak = 8;
  table.player(1).streak = 8;
  REQUIRE(table.play("chance draw black_death"));
  CHECK(table.achiever(Achievement::Lucas) == Seat{0});
  REQUIRE(table.play("2 meiji 3 heavy"));
  CHECK(table.achiever(Achievement::Robinson) == Seat{2});
}

TEST_CASE("L8: Robinson: two monopolies at once") {
  Table table(3, {"germany", "uk", "france"});
  table.to_turn(1);
  table.industry(2, Industry::Food, 3);
  table.industry(2, Industry::Heavy, 3);
  table.industry(3, Industry::Heavy, 2);
  table.player(1).goods = {{0, 0, 3, 0, 0, 0}};
  // Germany brings a rival down and so gives the UK its second monopoly.
  REQUIRE(table.play("1 strike 3 heavy 3timber"));
  CHECK(table.achiever(Achievement::Robinson) == Seat{1});
}

TEST_CASE("L8: Robinson: a monopoly that France forbade is none") {
  Table table(2, {"uk", "france"});
  table.to_turn(1);
  table.coins(1) = 50;
  table.industry(1, Industry::Food, 3);
  table.industry(1, Industry::Finance, 3);
  table.state.forbidden.insert(Industry::Food);
  REQUIRE(table.play("1 income 0 0 0; 1 upgrade finance"));
  CHECK(table.achiever(Achievement::Robinson) == kNobody);
}

TEST_CASE("L8: Samuelson: Manufacturing or Heavy at level 5 while the tariff is III or IV") {
  Table table(2);
  table.industry(2, Industry::Heavy, 5);
  table.industry(1, Industry::Food, 5);
  table.state.laws.tariff = 2;
  table.to_turn(1);
  CHECK(table.achiever(Achievement::Samuelson) == kNobody);
  table.to_round(2);
  table.pass("tariff+");
  CHECK(table.achiever(Achievement::Samuelson) == Seat{1});
}

TEST_CASE("L8: Schumpeter: what would have paid 0 at a decision of an own turn later pays 12") {
  Table table(2);
  table.to_turn(1);
  table.industry(1, Industry::Finance, 1);
  table.state.laws.finance_tax = 4;
  REQUIRE(table.play("1 income 0 0 0"));
  CHECK(table.player(1).slumps == Industries{Industry::Finance});
  table.to_turn(1);
  table.state.laws.finance_tax = 0;
  table.industry(1, Industry::Finance, 9);
  REQUIRE(table.play("1 income 0 0 0; 1 run finance"));
  CHECK(table.last<Ran>().payoff.total == 11);
  CHECK(table.achiever(Achievement::Schumpeter) == kNobody);
  table.to_turn(1);
  table.industry(1, Industry::Finance, 10);
  REQUIRE(table.play("1 income 0 0 0; 1 run finance"));
  CHECK(table.achiever(Achievement::Schumpeter) == Seat{0});
}

TEST_CASE("L8: Schumpeter looks at own turns only") {
  Table table(2);
  table.to_turn(1);
  table.industry(2, Industry::Finance, 1);
  table.state.laws.finance_tax = 4;
  REQUIRE(table.play("1 income 0 0 0"));
  table.state.laws.finance_tax = 0;
  REQUIRE(table.play("1 done; 2 income 0 0 0"));
  CHECK(table.player(2).slumps.empty());
}

TEST_CASE("L8, R-L26: the question of Westward is no decision of a turn for Schumpeter") {
  Table table(2, {"usa", "uk"});
  table.industry(1, Industry::Finance, 1);
  table.state.laws.finance_tax = 4;
  table.pass("tax+");
  CHECK(table.state.phase == Phase::Westward);
  REQUIRE(table.play("1 westward"));
  CHECK(table.player(1).slumps.empty());
}

TEST_CASE("L9.1: half the players, rounded down, times charity and 20 a coin; achievements times k - 3") {
  const auto total = [](int seats) {
    Table table(seats);
    table.coins(1) = 7;
    table.player(1).charity = 100;
    table.state.achievers[Achievement::Robinson] = Seat{0};
    return score(table.rules, table.state, Seat{0});
  };
  CHECK(total(2) == 1 * (100 + 140) + 1 * 70);
  CHECK(total(3) == 1 * (100 + 140) + 1 * 70);
  CHECK(total(4) == 2 * (100 + 140) + 1 * 70);
  CHECK(total(5) == 2 * (100 + 140) + 2 * 70);
  CHECK(total(8) == 4 * (100 + 140) + 5 * 70);
}

TEST_CASE("L9.1, R-L19: equal totals share the place") {
  Table table(3);
  table.coins(3) = 5;
  const Standings standings = Lake::standings(table.rules, table.state);
  CHECK(standings[Seat{0}] == Standing{200, 1});
  CHECK(standings[Seat{1}] == Standing{200, 1});
  CHECK(standings[Seat{2}] == Standing{100, 3});
}

TEST_CASE("L9.2: resources, plots and levels score nothing") {
  Table table(2);
  const int before = score(table.rules, table.state, Seat{0});
  table.player(1).goods = {{9, 9, 9, 9, 9, 9}};
  table.player(1).plots = 9;
  table.industry(1, Industry::Heavy, 9);
  CHECK(score(table.rules, table.state, Seat{0}) == before);
}
