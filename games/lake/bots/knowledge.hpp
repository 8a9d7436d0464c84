#pragma once

#include <vector>

#include "games/lake/bots/plan.hpp"
#include "games/lake/bots/weights.hpp"
#include "games/lake/rules/ruleset.hpp"

namespace oligopoly::lake {

/// What one seat thinks is to come: its own plans, and what to expect of its rivals. See forecast.hpp.
struct Forecast {
  /// Whose plans these are; nobody's if nobody has looked ahead.
  Seat seat = kNobody;
  /// The round in which it last looked at its rivals.
  int round = -1;
  /// The best first.
  std::vector<Plan> plans;
  /// How much more than rules of thumb each rival makes of its economy, percent.
  std::array<int, oligopoly::kMaxSeats> esteem{};
  /// How much each rival's gain counts against our own, percent.
  std::array<int, oligopoly::kMaxSeats> rivalry{};
};

/// All that a bot of this game knows besides the position.
struct Knowledge {
  /// So many units of a resource.
  struct Input {
    std::size_t resource = 0;
    int units = 0;
  };
  using Inputs = List<Input, kCountOf<Resource>>;

  explicit Knowledge(const Ruleset& rules, const Weights& weights = {});

  /// How much the gain of `other` counts against that of `seat`, percent.
  int envy(Seat seat, Seat other) const {
    return seat == forecast.seat ? forecast.rivalry[other.index()] : weights.envy;
  }

  Ruleset rules;
  Weights weights;
  /// What all era cards together do to an industry.
  EnumMap<Industry, int> era_total{};
  /// What a run of each industry uses up, what an upgrade does, and both together.
  std::array<Inputs, kCountOf<Industry>> run_inputs{}, upgrade_inputs{}, all_inputs{};
  Forecast forecast;
};

}  // namespace oligopoly::lake
