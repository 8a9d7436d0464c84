#include <doctest/doctest.h>

#include "games/lake/bots/forecast.hpp"
#include "games/lake/bots/planner.hpp"
#include "games/lake/bots/quick_plan.hpp"
#include "games/lake/bots/scenarios.hpp"
#include "games/lake/bots/tests/position.hpp"

using namespace oligopoly;
using namespace oligopoly::lake;

namespace {

State opening_of(Seat seat) { return turn_of(seat, TurnStep::Income, 1, 8); }

/// Plays the turn by the real rules.
void play(State& state, Seat seat, const PlannedTurn& turn) {
  const auto act = [&](const Action& action) {
    REQUIRE(Lake::check(rules(), state, seat, action));
    Lake::apply(rules(), state, seat, action, {});
  };
  const auto has = [](std::uint8_t bits, Industry industry) { return (bits >> static_cast<int>(industry) & 1) != 0; };
  const auto skip_to = [&](TurnStep step) {
    while (state.turn.step < step) act(Next{});
  };
  const auto units = [&](Resource resource) { return turn.income[static_cast<std::size_t>(resource)]; };
  act(Income{units(Resource::Crops), units(Resource::Steel), units(Resource::Metals)});
  skip_to(TurnStep::Buy);
  if (turn.buy == kPlot)
    act(BuyPlot{});
  else if (turn.buy != kNothing)
    act(BuyPoint{static_cast<Resource>(turn.buy)});
  skip_to(TurnStep::Build);
  if (turn.build != kNothing) act(Build{static_cast<Industry>(turn.build)});
  skip_to(TurnStep::Run);
  for (const Industry industry : each<Industry>())
    if (has(turn.runs, industry)) act(Run{industry});
  skip_to(TurnStep::Upgrade);
  for (const Industry industry : each<Industry>())
    if (has(turn.upgrades, industry)) act(Upgrade{industry});
}

}  // namespace

TEST_CASE("lake plans: a planned last turn comes to what the rules make of it, for every civilisation") {
  for (const Seat seat : players(8)) {
    CAPTURE(seat.number());
    State state = turn_of(seat, TurnStep::Income, rules().rounds, 8);
    Player& player = state.players[seat];
    player.coins = 40;
    for (const Resource resource : each<Resource>()) player.goods[resource] = 4;
    for (const Industry industry : {Industry::Food, Industry::Heavy, Industry::Finance}) player.levels[industry] = 3;
    const Economy economy(knowledge(), state, seat);
    Plan quick;
    const int coins = coins_by(best_way(economy), economy, &quick);
    CHECK(coins > 100 * player.coins);
    CHECK(coins_by(quick, economy) == coins);
    play(state, seat, quick.in(rules().rounds));
    // Expected advantages count in part only; here they are certain.
    int certain = 0;
    for (const Industry industry : each<Industry>())
      if ((quick.in(rules().rounds).runs >> static_cast<int>(industry) & 1) != 0)
        certain += rules().monopoly_bonus * (100 - knowledge().weights.lead_lasts);
    CHECK(100 * state.players[seat].coins == coins + certain);
  }
}

TEST_CASE("lake plans: a quick plan can be followed; care comes to more, and improvement to no less") {
  int gained = 0;
  for (const Seat seat : players(8)) {
    CAPTURE(seat.number());
    const Economy economy(knowledge(), opening_of(seat), seat);
    Plan quick;
    const Way way = best_way(economy);
    const int quickly = coins_by(way, economy, &quick);
    CHECK(coins_by(quick, economy) == quickly);
    const Plan careful = careful_plan(way, economy);
    CHECK(coins_by(careful, economy) >= quickly);
    Rng one{7}, other{7};
    const Plan better = improve(careful, economy, 2000, 300, one);
    CHECK(coins_by(better, economy) >= coins_by(careful, economy));
    gained += coins_by(better, economy) - coins_by(careful, economy);
    CHECK(better == improve(careful, economy, 2000, 300, other));
  }
  CHECK(gained > 0);
}

TEST_CASE("lake plans: every civilisation finds something to live on, and no other way to begin comes to more") {
  for (const Seat seat : players(8)) {
    CAPTURE(seat.number());
    const Economy economy(knowledge(), opening_of(seat), seat);
    const Way best = best_way(economy);
    CHECK_FALSE(best.order.empty());
    CHECK(coins_by(best, economy) > 10'000);
    for (const Industry first : each<Industry>()) {
      Way other;
      other.order.push_back(first);
      CHECK(coins_by(best, economy) >= coins_by(other, economy));
    }
  }
}

TEST_CASE(
    "lake plans: all bills pass in the end, so taxes and levies are expected to rise; where laws can fall, only the "
    "tax") {
  const Seat france{1};
  State state = opening_of(france);
  Economy economy(knowledge(), state, france);
  const int price = economy.point_price(), pay = economy.payoff(static_cast<int>(Industry::Food), 20);
  for (int i = 0; i < 20; ++i) economy.begin_turn();
  // Three levels of tax, in hundredths; rounding may take a little.
  CHECK(economy.point_price() - price > 280);
  CHECK(economy.point_price() - price <= 300);
  CHECK(pay - economy.payoff(static_cast<int>(Industry::Food), 20) > 350);

  Ruleset reversible = rules();
  reversible.bills_reversible = true;
  const Knowledge other(reversible);
  Economy calm(other, state, france);
  const int calm_pay = calm.payoff(static_cast<int>(Industry::Food), 20);
  for (int i = 0; i < 20; ++i) calm.begin_turn();
  CHECK(calm.point_price() > price);
  CHECK(calm_pay - calm.payoff(static_cast<int>(Industry::Food), 20) < 200);
}

TEST_CASE("lake plans: Desalination costs two coins and the tax, once a turn, for whoever has it") {
  const Seat arabia{5};
  Economy economy(knowledge(), opening_of(arabia), arabia);
  const int coins = economy.coins(), water = economy.goods()[static_cast<std::size_t>(Resource::Water)];
  CHECK(economy.desalinate());
  CHECK(coins - economy.coins() == 300);
  CHECK(economy.goods()[static_cast<std::size_t>(Resource::Water)] == water + 1);
  CHECK_FALSE(economy.desalinate());
  CHECK_FALSE(Economy(knowledge(), opening_of(Seat{0}), Seat{0}).desalinate());
}

TEST_CASE("lake scenarios: every card and every bill comes once, and a bill that passes now does not come again") {
  const State state = turn_of(Seat{0}, TurnStep::Income, 1, 4);
  Rng rng{5};
  const auto last = static_cast<std::size_t>(rules().rounds);
  const std::vector<Scenario> scenarios = imagine_scenarios(rules(), state, 6, rng);
  REQUIRE(scenarios.size() == 6);
  for (const Scenario& scenario : scenarios) {
    for (const Industry industry : each<Industry>())
      CHECK(scenario.era[last][static_cast<std::size_t>(industry)] == 100 * knowledge().era_total[industry]);
    CHECK(scenario.laws[last].tax == 400);
    CHECK(scenario.laws[last].tariff == 400);
    CHECK(scenario.laws[1].tax == 100);
  }
  CHECK(scenarios[0].bills != scenarios[1].bills);
  const std::vector<Scenario> taxed = with_bill(rules(), state, scenarios, Bill::TaxUp);
  for (std::size_t i = 0; i < taxed.size(); ++i) {
    CHECK(taxed[i].laws[1].tax == 200);
    CHECK(taxed[i].laws[last].tax == 400);
    CHECK(taxed[i].bills.size() == scenarios[i].bills.size() - 1);
  }
}

TEST_CASE("lake plans: there is nothing to plan when the game is over, and no harm in it") {
  State state = turn_of(Seat{0}, TurnStep::Income, rules().rounds, 8);
  state.players[Seat{0}].coins = 12;
  state.phase = Phase::Over;
  const Economy economy(knowledge(), state, Seat{0});
  Rng rng{1};
  CHECK(coins_by(improve(Plan{}, economy, 100, 100, rng), economy) == 1200);
}

TEST_CASE("lake plans: Global Trade swaps two for one, once a turn, and only what somebody has") {
  const Seat uk{0};
  State state = opening_of(uk);
  state.players[uk].goods[Resource::Water] = 6;
  Economy economy(knowledge(), state, uk);
  const int water = static_cast<int>(Resource::Water), timber = static_cast<int>(Resource::Timber);
  CHECK(economy.trade(water, timber));
  CHECK(economy.goods()[static_cast<std::size_t>(water)] == 4);
  CHECK(economy.goods()[static_cast<std::size_t>(timber)] == 1);
  CHECK_FALSE(economy.trade(water, timber));
  CHECK_FALSE(Economy(knowledge(), opening_of(Seat{1}), Seat{1}).trades());
}

TEST_CASE("lake forecast: the nearer a rival is to winning, the more its gains count") {
  const Seat us{0}, strong{1}, weak{2};
  State state = turn_of(us, TurnStep::Income, 20, 3);
  state.players[us].coins = 300;
  state.players[strong].coins = 320;
  state.players[weak].coins = 40;
  Knowledge own = knowledge();
  Rng rng{3};
  look_ahead(own, state, us, 20, rng);
  CHECK(own.envy(us, strong) > 80);
  CHECK(own.envy(us, weak) < 5);
  CHECK(own.envy(weak, us) == own.weights.envy);
  CHECK(own.forecast.plans.size() >= 1);
}

TEST_CASE("lake forecast: chances add up to one, and to all for who has everything") {
  State state = turn_of(Seat{0}, TurnStep::Income, 29, 4);
  const auto sum = [](const Values& values) { return values[0] + values[1] + values[2] + values[3]; };
  CHECK(sum(chances(knowledge(), state)) == doctest::Approx(kSurelyWon).epsilon(0.001));
  state.players[Seat{2}].coins = 5000;
  CHECK(chances(knowledge(), state)[2] > kSurelyWon * 99 / 100);
}
