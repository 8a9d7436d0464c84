#include <doctest/doctest.h>

#include "games/lake/bots/forecast.hpp"
#include "games/lake/bots/planner.hpp"
#include "games/lake/bots/quick_plan.hpp"
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
    const int coins = coins_by(knowledge().weights, economy, &quick);
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
    const int quickly = coins_by(knowledge().weights, economy, &quick);
    CHECK(coins_by(quick, economy) == quickly);
    const Plan careful = careful_plan(knowledge().weights, economy);
    CHECK(coins_by(careful, economy) > quickly);
    Rng one{7}, other{7};
    const Plan better = improve(careful, economy, 2000, 300, one);
    CHECK(coins_by(better, economy) >= coins_by(careful, economy));
    gained += coins_by(better, economy) - coins_by(careful, economy);
    CHECK(better == improve(careful, economy, 2000, 300, other));
  }
  CHECK(gained > 0);
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
