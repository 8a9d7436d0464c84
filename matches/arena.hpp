#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "matches/breakdown.hpp"
#include "matches/factory.hpp"

namespace oligopoly {

/// A bot and how long it may think; or what the game itself plays, named like the switch that turns it on ("steve").
struct Contender {
  std::string name;
  std::string bot;
  /// Names of the options of a seat that it chose, such as its colour. It takes them along to whichever seat it gets.
  std::vector<std::string> chosen;
  Budget budget;
};

/// The contender a seat's words stand for: see matches/seat_words.hpp. Nothing if they are no bot of this game and
/// nothing it plays itself, or choose what its seats do not have.
std::optional<Contender> read_contender(const AnyGame& game, std::string_view words);

/// What is to be played. As many contenders as seats; the same one may sit more than once.
struct Tournament {
  /// As the table was written: contender 1 at seat 1 with what it chose, and so on.
  std::shared_ptr<const AnyRuleset> rules;
  std::vector<Contender> contenders;
  int games = 0;
  std::uint64_t seed = 1;
  int threads = 1;
  /// Called after every game, by whichever thread played it.
  std::function<void()> on_game_played{};
  /// Asked before every decision, by every thread: once true, games that are not over are abandoned.
  std::function<bool()> is_stopped{};
};

/// How one contender did. One that sits more than once counts once for each seat it held.
struct Result : Outcome {
  std::string name;
  Estimate elo;
  std::int64_t decisions = 0;
  double milliseconds = 0, slowest = 0;
};

struct Results {
  int games = 0, seeds = 0, assignments = 0;
  /// How many games were to be played; more than `games` if the tournament was stopped.
  int planned = 0;
  std::vector<Result> results;
  std::vector<ChoiceGroup> by_choice;
  std::vector<SeatGroup> by_seat;
};

/// The rules of a game in which contender `seating[i]` sits at seat i. What contenders chose is theirs at every seat.
/// Of what nobody chose, colours or civilisations, the other seats hold one after another in order, beginning with the
/// `turn`-th: so that from seed to seed everyone plays everything.
std::unique_ptr<AnyRuleset> rules_for(const Tournament& tournament, const std::vector<int>& seating, int turn);

/// How many games a tournament has: those asked for, rounded up to whole sets of assignments.
int planned_games(const Tournament& tournament);

/// Plays a tournament: every assignment of contenders to seats plays the same seeds, so that neither luck nor a good
/// seat favours anyone; from seed to seed colours or civilisations nobody chose are handed on. All different
/// assignments, or, where there would be too many, one rotation for each seat. Results do not depend on threads where
/// no contender is limited by time. Of a tournament that was stopped, the sets before the first unfinished game count:
/// the results are those of so many games.
Results play(const Tournament& tournament);

}  // namespace oligopoly
