#pragma once

#include "learning/self_play.hpp"
#include "matches/statistics.hpp"

/// How well secret choices are guessed.
namespace oligopoly::learning {

/// A choice that was made, and what had been guessed of it.
struct GuessedChoice {
  int options = 0;
  /// The chance that what was chosen had been given.
  double chance = 0;
  /// Whether the manager would have chosen the same.
  bool is_usual = false;
};
struct GuessedGame {
  Skill skill{};
  std::vector<GuessedChoice> choices;
};

/// What the predictor makes of a game's choices. None if it has no network, or one for other features.
GuessedGame guess_game(const PlayedGame& game, std::span<const std::int16_t> weights = {});

/// The log loss of guesses, on average over games, and of two ways to do without a predictor.
struct GuessLoss {
  int games = 0, choices = 0;
  Estimate predictor;
  /// Every option is as likely as any other.
  Estimate uniform;
  /// The manager's choice is as likely as it came true, and the others share the rest. Fitted on the very games it is
  /// judged by, which no predictor may do: to all of them, and to those of each skill on their own.
  Estimate manager, manager_by_skill;
  /// How much better the predictor is than the best of these, in the same games.
  Estimate gain;

  /// Better than a uniform guess, and than doing what the manager would do.
  bool is_better() const { return predictor.value < uniform.value && predictor.value < manager_by_skill.value; }
};
/// Of the games of one skill, or of all. The manager is always fitted on all the games given.
GuessLoss loss_of(std::span<const GuessedGame> games, std::optional<Skill> skill = {});

}  // namespace oligopoly::learning
