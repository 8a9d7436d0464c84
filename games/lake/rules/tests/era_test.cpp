#include "games/lake/rules/industry.hpp"
#include "games/lake/rules/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::lake;

TEST_CASE("L3.1: no card in rounds 1 to 3, from round 4 one unused card a round") {
  Table table(2);
  table.to_round(3);
  CHECK(table.state.phase == Phase::Propose);
  CHECK(table.state.drawn.empty());
  table.to_round(4);
  CHECK(Lake::to_act(table.state) == SeatSet{kChance});
  REQUIRE(table.play("chance draw wto"));
  table.to_round(5);
  CHECK(table.play("chance draw wto").is(kCardUsed));
  CHECK(table.play("1 draw imf").is(kNotYourTurn));
  REQUIRE(table.play("chance draw imf"));
}

TEST_CASE("L3.1: cards drawn stay in force and add up") {
  Table table(2);
  table.next_cards = {"wto", "imf", "bretton_woods"};
  table.to_round(7);
  CHECK(table.state.era[Industry::Finance] == 3 + 2 + 2);
  CHECK(table.state.era[Industry::Heavy] == -1 - 1 - 1);
}

TEST_CASE("L3.1: by round 30 every card of the handbook has been drawn") {
  Table table(2);
  table.to_round(30);
  table.to_turn(2);
  CHECK(table.state.drawn.size() == 27);
  CHECK(table.state.era == EnumMap<Industry, std::int16_t>{{-2, -2, -1, -4, -2, -6}});
}

TEST_CASE("L3.1, R-L23: when every card is drawn, the era stays as it is") {
  Table table(2);
  table.rules.cards = List<EraCard, kMaxCards>{table.rules.cards[0]};
  table.restart(2);
  table.to_round(5);
  CHECK(table.state.phase == Phase::Propose);
  CHECK(table.state.drawn.size() == 1);
}

TEST_CASE("L3.2: a card changes what runs pay") {
  Table table(2);
  table.to_round(4);
  REQUIRE(table.play("chance draw feudalism"));
  table.to_turn(1);
  table.industry(1, Industry::Food, 1);
  table.industry(1, Industry::Heavy, 1);
  CHECK(payoff(table.rules, table.state, Seat{0}, Industry::Food).total == 3 + 2);
  CHECK(payoff(table.rules, table.state, Seat{0}, Industry::Heavy).total == 6 - 1);
  CHECK(payoff(table.rules, table.state, Seat{0}, Industry::Food).era == 2);
}

TEST_CASE(
    "L3.3, R-L5: Industry Monopoly gives 3 to whoever leads an industry when running it, ties included, for good") {
  Table table(3);
  table.to_round(4);
  REQUIRE(table.play("chance draw industry_monopoly"));
  table.industry(1, Industry::Tourism, 2);
  table.industry(2, Industry::Tourism, 2);
  table.industry(3, Industry::Tourism, 1);
  const auto leader = [&](int seat) {
    return payoff(table.rules, table.state, Seat{seat - 1}, Industry::Tourism).leader;
  };
  CHECK(leader(1) == 3);
  CHECK(leader(2) == 3);
  CHECK(leader(3) == 0);
  table.to_round(9);
  CHECK(leader(1) == 3);
  table.industry(3, Industry::Tourism, 3);
  CHECK(leader(1) == 0);
  CHECK(leader(3) == 3);
}

TEST_CASE("L3.3, R-L5: Sherman: every leader of an industry pays 7 for each industry it leads, once") {
  Table table(3);
  table.to_round(4);
  table.industry(1, Industry::Food, 2);
  table.industry(2, Industry::Food, 2);
  table.industry(3, Industry::Food, 1);
  table.industry(1, Industry::Finance, 1);
  table.industry(1, Industry::Heavy, 1);
  table.coins(1) = 30;
  table.coins(2) = 10;
  table.coins(3) = 10;
  REQUIRE(table.play("chance draw sherman_act"));
  CHECK(table.coins(1) == 30 - 3 * 7);
  CHECK(table.coins(2) == 3);
  CHECK(table.coins(3) == 10);
  table.to_round(5);
  CHECK(table.coins(2) == 3);
}

TEST_CASE("L3.3, R-L37: with sherman every round leaders pay in each round from the draw on, right after the era") {
  Table table(2);
  table.rules.sherman = Sherman::EveryRound;
  table.to_round(4);
  table.industry(1, Industry::Food, 1);
  table.coins(1) = 30;
  REQUIRE(table.play("chance draw sherman_act"));
  CHECK(table.coins(1) == 23);
  table.to_round(5);
  CHECK(table.coins(1) == 23);
  REQUIRE(table.play("chance draw wto"));
  CHECK(table.coins(1) == 16);
}

TEST_CASE("L3.3, R-L37: also in a round that has no card left to draw") {
  Table table(2);
  table.rules.sherman = Sherman::EveryRound;
  table.rules.quiet_rounds = 1;
  table.rules.cards = {table.rules.cards[table.card("sherman_act")]};
  table.restart(2);
  table.industry(1, Industry::Food, 1);
  table.to_round(2);
  table.coins(1) = 30;
  REQUIRE(table.play("chance draw sherman_act"));
  CHECK(table.coins(1) == 23);
  table.to_round(3);
  CHECK(table.coins(1) == 16);
  table.to_round(4);
  CHECK(table.coins(1) == 9);
}

TEST_CASE("R-L45: 27 cards and the Rise of Civilisations make the handbook's 28; one beside the disasters sums to 4") {
  const Ruleset& rules = released_rulesets()[0].rules;
  CHECK(rules.cards.size() == 27);
  for (const EraCard& card : rules.cards) {
    int sum = 0;
    for (const std::int8_t effect : card.effect) sum += effect;
    CAPTURE(card.id);
    CHECK((card.disaster || std::abs(sum) <= 2 || (card.id == "welfare_state" && sum == 4)));
  }
}

TEST_CASE("L3.3: who cannot pay Sherman pays all") {
  Table table(2);
  table.to_round(4);
  table.industry(1, Industry::Food, 1);
  table.industry(1, Industry::Heavy, 1);
  table.coins(1) = 9;
  REQUIRE(table.play("chance draw sherman_act"));
  CHECK(table.coins(1) == 0);
  CHECK(table.last<FinePaid>().coins == 2);
}

TEST_CASE("L3.4: a disaster asks Meiji first, then the council meets; another card asks nobody") {
  Table table(2, {"uk", "japan"});
  table.to_round(4);
  REQUIRE(table.play("chance draw black_death"));
  CHECK(table.state.phase == Phase::Meiji);
  CHECK(Lake::to_act(table.state) == SeatSet{Seat{1}});
  REQUIRE(table.play("2 decline"));
  CHECK(table.state.phase == Phase::Propose);
  table.to_round(5);
  REQUIRE(table.play("chance draw wto"));
  CHECK(table.state.phase == Phase::Propose);
}
