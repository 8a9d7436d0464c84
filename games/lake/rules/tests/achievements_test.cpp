// Achievements are looked at only after actions that may bring them: nothing may be missed by that.
#include "games/lake/rules/achievements.hpp"

#include "games/lake/rules/charity.hpp"
#include "games/lake/rules/council/council.hpp"
#include "games/lake/rules/phases/build.hpp"
#include "games/lake/rules/phases/buy.hpp"
#include "games/lake/rules/phases/era.hpp"
#include "games/lake/rules/phases/income.hpp"
#include "games/lake/rules/phases/run.hpp"
#include "games/lake/rules/phases/upgrade.hpp"
#include "games/lake/rules/tests/table.hpp"
#include "games/lake/rules/trade/offers.hpp"
#include "games/lake/rules/trade/routes.hpp"
#include "games/lake/rules/traits/traits.hpp"
#include "games/lake/rules/turn_order.hpp"

using namespace oligopoly;
using namespace oligopoly::lake;

namespace {

using Achievers = EnumMap<Achievement, Seat>;

/// Who has what after an action, if all achievements are looked at or only those that its result names.
Achievers achievers_after(const Ruleset& rules, State state, const Action& action, bool looks_at_all) {
  ActionResult result = std::visit([&](const auto& typed) { return lake::apply(rules, state, typed, Sink{}); }, action);
  if (looks_at_all) result.may_award = kAllAchievements;
  award(rules, state, result, {});
  return state.achievers;
}

/// Conditions that random play meets now and then: each number at most this.
Ruleset rules_needing(int most) {
  Ruleset rules = released_rulesets()[0].rules;
  for (AchievementRow& row : rules.achievements) {
    row.need = std::min<std::uint16_t>(row.need, static_cast<std::uint16_t>(most));
    row.also = std::min<std::uint16_t>(row.also, static_cast<std::uint16_t>(most));
  }
  rules.expo_from = 2;
  rules.quiet_rounds = 1;
  return rules;
}

/// The same where everybody has Blood and Iron, which makes and breaks monopolies.
Ruleset warlike_rules(int most) {
  Ruleset rules = rules_needing(most);
  for (Civilisation& civ : rules.civs) civ.trait = Trait::BloodAndIron;
  rules.traits.strike_pays = 1;
  rules.blood_and_iron_razes = true;
  rules.monopoly_lead = 1;
  rules.start_coins = 60;
  return rules;
}

/// Plays a random game and notes what was won in it.
void play(const Ruleset& rules, int seats, std::uint64_t seed, Achievements& won) {
  Rng rng = Rng::stream(seed, "achievements");
  State state = Lake::start(rules, seats);
  while (!Lake::is_over(state)) {
    const Seat seat = Lake::to_act(state).front();
    const Action action = Lake::sample_action(rules, state, seat, rng);
    CAPTURE(Lake::write_action(rules, action));
    REQUIRE(achievers_after(rules, state, action, false) == achievers_after(rules, state, action, true));
    Lake::apply(rules, state, seat, action, {});
    // What followed by itself, such as routes that delivered, has been looked at too.
    State again = state;
    award(rules, again, {.may_award = kAllAchievements}, {});
    REQUIRE(again.achievers == state.achievers);
  }
  for (const Achievement achievement : each<Achievement>())
    if (state.achievers[achievement] != kNobody) won.insert(achievement);
}

}  // namespace

TEST_CASE("L8, R-L27: no action brings an achievement that its result does not name") {
  Achievements won;
  std::uint64_t seed = 0;
  for (const int most : {1, 2, 3, 5, 10})
    for (const int seats : {2, 4, 8})
      for (int game = 0; game < 8; ++game) {
        play(rules_needing(most), seats, ++seed, won);
        play(warlike_rules(most), seats, ++seed, won);
      }
  CHECK(won == kAllAchievements);
}
