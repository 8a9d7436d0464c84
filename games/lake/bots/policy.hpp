#pragma once

#include "games/lake/bots/forecast.hpp"
#include "games/lake/bots/proposer.hpp"
#include "games/lake/bots/scenarios.hpp"
#include "games/lake/rules/lake.hpp"
#include "players/policy.hpp"

namespace oligopoly::lake {

/// Judges every choice by what its civilisation should come to afterwards, and those that touch others by what it does
/// to them as well.
class CivPolicy {
 public:
  using Rules = Lake;
  static constexpr SearchSettings kSearch{.iterations = 20,
                                          .exploration = 1,
                                          .first_width = 6,
                                          .widening = 1,
                                          .trust = 8,
                                          .expand_at = 2,
                                          .tells_chance_apart = false,
                                          .tells_others_apart = true};
  static constexpr std::int32_t kMisjudgement = 60'000;

  explicit CivPolicy(const Ruleset& rules, const Weights& weights = {}) : knowledge_(rules, weights) {}

  /// Sees the way everyone goes on.
  void look_around(const State& state, Seat seat) { lake::look_around(knowledge_, state, seat); }
  /// From now on everything is judged over so many courses the world may take.
  void imagine_scenarios(const State& state, int count, Rng& rng) {
    knowledge_.forecast.scenarios = lake::imagine_scenarios(rules(), state, count, rng);
  }
  /// Plans ahead for a seat; from then on everything is judged with its eyes.
  void look_ahead(const State& state, Seat seat, int tries, Rng& rng) {
    lake::look_ahead(knowledge_, state, seat, tries, rng);
  }

  const Ruleset& rules() const { return knowledge_.rules; }
  void consider(const State&, Seat, Rng&, Thoughts<Action>& out) const;
  Action quick(const State&, Seat, Rng&) const;
  bool is_settled(const State& from, const State& now) const;
  Values values(const State& state) const { return chances(knowledge_, state); }
  std::int32_t weigh(const State&, std::int32_t difference) const;
  State imagine(const View& view, Rng&) const { return view.table; }

 private:
  Knowledge knowledge_;
};

}  // namespace oligopoly::lake
