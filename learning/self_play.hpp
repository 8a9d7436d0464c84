#pragma once

#include <memory>
#include <optional>

#include "learning/samples.hpp"
#include "matches/factory.hpp"

namespace oligopoly::learning {

/// What games are played to learn from, or to be judged by.
struct SelfPlay {
  /// Tables are made from copies of it, with seats' options dealt anew.
  std::shared_ptr<const AnyRuleset> rules;
  std::uint64_t seed = 1;
  /// All games of one kind, or, where nothing is said, of every kind in turn.
  std::optional<Skill> skill;
  std::optional<int> seats;
  /// How many positions of a game are looked at.
  int positions = 12;
  /// Of 1000 decisions, how many are made at random: so that a network also learns what mistakes cost.
  int slips = 0;
  /// How long those search who search.
  int iterations = 30;
};

/// The bot that plays at a skill.
std::string_view bot_of(Skill skill);

/// A game that was played to the end, and positions of it as somebody at the table saw them.
struct PlayedGame {
  std::unique_ptr<AnyRuleset> rules;
  Skill skill{};
  std::vector<AnyView> views;
  Standings standings;
};

/// The game of this number. It follows from the seed and the number alone.
PlayedGame play_game(const SelfPlay& how, int number);

/// What a network learns from games `first` to `last - 1`, in their order, whatever the number of threads. Requires a
/// game that has a judge.
Samples sample_games(const SelfPlay& how, int first, int last, int threads);

}  // namespace oligopoly::learning
