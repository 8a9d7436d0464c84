#pragma once

#include <memory>
#include <optional>
#include <span>

#include "learning/samples.hpp"
#include "matches/factory.hpp"

namespace oligopoly::learning {

/// Of 20 games, how many are played at each skill: most of them by those who are quick and not bad.
inline constexpr std::array<Skill, 20> kEverySkill = [] {
  std::array<Skill, 20> mix{};
  for (std::size_t i = 0; i < mix.size(); ++i)
    mix[i] = i < 2 ? Skill::Random : i < 7 ? Skill::Apprentice : i < 19 ? Skill::Manager : Skill::Tycoon;
  return mix;
}();
/// Those whose choices can be guessed at.
inline constexpr std::array<Skill, 3> kThinkingSkills = {Skill::Apprentice, Skill::Manager, Skill::Tycoon};

/// What games are played to learn from, or to be judged by.
struct SelfPlay {
  /// Tables are made from copies of it, with seats' options dealt anew.
  std::shared_ptr<const AnyRuleset> rules;
  std::uint64_t seed = 1;
  /// All games of one kind, or, where nothing is said, of every kind in turn.
  std::optional<Skill> skill;
  std::optional<int> seats;
  /// The kinds, each as often as it is listed.
  std::span<const Skill> mix = kEverySkill;
  /// How many positions of a game are looked at, and how many secret choices.
  int positions = 12, choices = 0;
  /// Of 1000 decisions, how many are made at random: so that a network also learns what mistakes cost.
  int slips = 0;
  /// How long those search who search.
  int iterations = 30;
};

/// The bot that plays at a skill.
std::string_view bot_of(Skill skill);

/// A secret choice: how the table looked to a rival just before, and what was chosen.
struct SecretChoice {
  AnyView view;
  Seat seat;
  AnyAction action;
};

/// A game that was played to the end, and positions of it as somebody at the table saw them.
struct PlayedGame {
  std::unique_ptr<AnyRuleset> rules;
  Skill skill{};
  std::vector<AnyView> views;
  std::vector<SecretChoice> choices;
  Standings standings;
};

/// The game of this number. It follows from the seed and the number alone.
PlayedGame play_game(const SelfPlay& how, int number);

/// What a network learns from games `first` to `last - 1`, in their order, whatever the number of threads. Requires a
/// game that has a judge.
Samples sample_games(const SelfPlay& how, int first, int last, int threads);
/// The same of the secret choices in these games. Requires a game that has a predictor, and that some were made.
Samples sample_choices(const SelfPlay& how, int first, int last, int threads);

}  // namespace oligopoly::learning
