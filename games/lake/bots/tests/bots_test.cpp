#include <doctest/doctest.h>

#include "games/lake/bots/tests/position.hpp"
#include "games/lake/rules/trade/swaps.hpp"

using namespace oligopoly;
using namespace oligopoly::lake;

namespace {

State turn_at(TurnStep step, int round = 3, int seats = 4) { return turn_of(Seat{0}, step, round, seats); }

Action best(const State& state, Seat seat, const Ruleset& by = rules()) {
  CivPolicy policy(by);
  policy.look_around(state, seat);
  Thoughts<Action> thoughts;
  Rng rng{1};
  policy.consider(state, seat, rng, thoughts);
  REQUIRE_FALSE(thoughts.candidates.empty());
  for (const auto& candidate : thoughts.candidates) CHECK(Lake::check(by, state, seat, candidate.action));
  return thoughts.candidates.front().action;
}

}  // namespace

TEST_CASE("lake expectation: more time, more points and more coins come to more") {
  const State state = turn_at(TurnStep::Buy);
  const Knowledge seen = knowledge_of(state);
  const int now = expected_score(seen, state, Seat{0});
  CHECK(expected_score(seen, turn_at(TurnStep::Buy, 20), Seat{0}) < now);
  State richer = state;
  richer.players[Seat{0}].coins += 5;
  CHECK(expected_score(seen, richer, Seat{0}) > now);
  State wider = state;
  ++wider.players[Seat{0}].points[Resource::Livestock];
  ++wider.players[Seat{0}].points[Resource::Timber];
  CHECK(expected_score(seen, wider, Seat{0}) > now);
}

TEST_CASE("lake expectation: the end of the game is the score") {
  State state = turn_at(TurnStep::Routes, rules().rounds);
  state.players[Seat{0}].coins = 17;
  state.phase = Phase::Over;
  CHECK(expected_score(knowledge(), state, Seat{0}) == 100 * Lake::standings(rules(), state)[Seat{0}].score);
}

TEST_CASE("lake bots: who has the goods runs what pays, and builds while it pays") {
  State state = turn_at(TurnStep::Run, 28);
  Player& player = state.players[Seat{0}];
  player.levels[Industry::Food] = 3;
  player.goods[Resource::Livestock] = player.goods[Resource::Crops] = 1;
  CHECK(best(state, Seat{0}) == Action{Run{Industry::Food}});
  CHECK(std::holds_alternative<Build>(best(turn_at(TurnStep::Build, 1), Seat{0})));
  CHECK(best(turn_at(TurnStep::Build, rules().rounds), Seat{0}) == Action{Next{}});
}

TEST_CASE("lake bots: nobody votes for a tax on its own best industry") {
  Ruleset reversible = rules();
  reversible.bills_reversible = true;
  State state = turn_at(TurnStep::Buy, 10);
  state.phase = Phase::Vote;
  state.turn = {};
  state.players[Seat{0}].levels[Industry::Finance] = 8;
  state.laws.finance_tax = 2;
  state.proposed = {Bill::FinanceTaxUp, Bill::FinanceTaxDown, Bill::Expo};
  CHECK(best(state, Seat{0}, reversible) == Action{Vote{Bill::FinanceTaxDown}});
  state.players[Seat{0}].levels[Industry::Finance] = 0;
  state.players[Seat{1}].levels[Industry::Finance] = 8;
  CHECK(best(state, Seat{0}, reversible) == Action{Vote{Bill::FinanceTaxUp}});
}

TEST_CASE("lake bots: deals are found where each has what the other lacks, and then accepted") {
  // So late that no more points are bought.
  State state = turn_at(TurnStep::Routes, 24, 2);
  Player &us = state.players[Seat{0}], &them = state.players[Seat{1}];
  us.points = them.points = {};
  us.levels[Industry::Tourism] = them.levels[Industry::Tourism] = 6;
  us.goods[Resource::Livestock] = them.goods[Resource::Timber] = 12;
  us.goods[Resource::Timber] = them.goods[Resource::Livestock] = 0;
  us.coins = 20;
  const auto deals = good_deals(knowledge_of(state), state, rules().trade.route_units, swapped_kinds(rules()), 4);
  REQUIRE_FALSE(deals.empty());
  CHECK(deals.front().give == Good::Livestock);
  CHECK(deals.front().take == Good::Timber);
  const Action offer = best(state, Seat{0});
  REQUIRE(std::holds_alternative<OfferRoute>(offer));
  Lake::apply(rules(), state, Seat{0}, offer, {});
  CHECK(best(state, Seat{1}) == Action{Accept{}});
}

TEST_CASE("lake bots: a bad deal is declined") {
  State state = turn_at(TurnStep::Routes, 24, 2);
  Player &us = state.players[Seat{0}], &them = state.players[Seat{1}];
  them.levels[Industry::Food] = 4;
  them.goods[Resource::Livestock] = them.goods[Resource::Crops] = 5;
  us.goods[Resource::Water] = 1;
  us.coins = 20;
  Lake::apply(rules(), state, Seat{0}, OfferRoute{Seat{1}, Good::Water, 1, Good::Crops, 5, false}, {});
  CHECK(best(state, Seat{1}) == Action{Decline{}});
}

TEST_CASE("lake bots: the least valuable goods pay for a trait") {
  EnumMap<Good, int> held{};
  held[Good::Timber] = 2;
  held[Good::Steel] = 2;
  UnitWorths worths{};
  worths[Good::Timber] = 50;
  worths[Good::Steel] = 10;
  const auto basket = cheapest_basket(held, {Good::Timber, Good::Steel}, 3, worths);
  REQUIRE(basket);
  CHECK((*basket)[Good::Steel] == 2);
  CHECK((*basket)[Good::Timber] == 1);
  CHECK_FALSE(cheapest_basket(held, {Good::Timber}, 3, worths));
}
