#pragma once

#include <functional>

#include "learning/guessing.hpp"
#include "learning/self_play.hpp"
#include "matches/statistics.hpp"

namespace oligopoly::learning {

/// How often what was given a chance came true, by tenths of the chance given.
class Reliability {
 public:
  static constexpr int kTenths = 10;
  struct Tenth {
    std::int64_t count = 0;
    double given = 0, came = 0;

    double mean_given() const { return count == 0 ? 0 : given / static_cast<double>(count); }
    double mean_came() const { return count == 0 ? 0 : came / static_cast<double>(count); }
  };

  void add(double chance, double came);
  void add(const Reliability& more);
  const std::array<Tenth, kTenths>& tenths() const { return tenths_; }
  std::int64_t count() const;
  /// How far chances given and what came are apart, on average over all that were given (Naeini and others 2015).
  double error() const;

 private:
  std::array<Tenth, kTenths> tenths_{};
};

/// How well a judge knows games of one kind.
struct Calibration {
  /// Of the first place; of every place.
  Reliability wins, places;
  /// How far off expected scores were, in points, and how far off it said they would be.
  Sample off, spread;
  /// What was guessed of secret choices.
  std::vector<GuessedGame> guessed;
};

/// Weights as for `make_judge` and `make_predictor`: none for those that come with the program.
struct CalibratedWeights {
  std::span<const std::int16_t> value, choices;
};

/// Plays games nobody trained on, and compares what the judge said of them with how they ended, and what the predictor
/// guessed with what was chosen. Calls `on_game_played` after every game, on the thread that played it. Requires a
/// judge with a network.
Calibration calibrate(const SelfPlay& how, int games, int threads, const CalibratedWeights& weights = {},
                      const std::function<void()>& on_game_played = {});

}  // namespace oligopoly::learning
