#pragma once

#include <array>
#include <vector>

#include "games/lake/bots/plan.hpp"
#include "games/lake/bots/weights.hpp"
#include "games/lake/rules/ruleset.hpp"

namespace oligopoly::lake {

/// Levels of laws in hundredths.
struct ExpectedLaws {
  std::int16_t tax = 0, finance_tax = 0, tariff = 0, subsidy = 0;
};

/// One course the world may take from here: the cards and the bills of the rounds to come, as the order of both falls.
struct Scenario {
  using Effects = std::array<std::int16_t, kCountOf<Industry>>;
  /// By round: what the era adds to runs and to leaders' runs, and the levels of laws, all in hundredths.
  std::array<Effects, kMaxRounds + 1> era{};
  std::array<std::int16_t, kMaxRounds + 1> leader_bonus{};
  std::array<ExpectedLaws, kMaxRounds + 1> laws{};
  /// One a round, from the next round on.
  List<Bill, kMaxRounds> bills;
};

/// What is to come, as a seat sees it. See forecast.hpp.
struct Forecast {
  /// The round in which each seat was last looked at, from 1; 0 for never, and the way it goes on since.
  std::array<int, oligopoly::kMaxSeats> rounds{};
  std::array<Way, oligopoly::kMaxSeats> ways{};
  /// Courses the world may take; where there are none it goes as it does on average.
  std::vector<Scenario> scenarios;
  /// Whose plans these are; nobody's if nobody has planned.
  Seat seat = kNobody;
  /// The round they were made in.
  int planned = -1;
  /// The best first.
  std::vector<Plan> plans;
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
  int leader_bonus_total = 0;
  /// What a run of each industry uses up, what an upgrade does, and both together.
  std::array<Inputs, kCountOf<Industry>> run_inputs{}, upgrade_inputs{}, all_inputs{};
  Forecast forecast;
};

}  // namespace oligopoly::lake
