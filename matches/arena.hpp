#pragma once

#include <optional>
#include <string>
#include <vector>

#include "matches/factory.hpp"
#include "matches/statistics.hpp"

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
};

/// How one contender did. One that sits more than once counts once for each seat it held.
struct Result {
  std::string name;
  int games = 0;
  /// First places, a shared one counted by its share.
  Estimate wins, score, elo;
  double place = 0;
  std::int64_t decisions = 0;
  double milliseconds = 0, slowest = 0;
};

struct Results {
  int games = 0, seeds = 0, assignments = 0;
  std::vector<Result> results;
};

/// The rules of a game in which contender `seating[i]` sits at seat i. What contenders chose is theirs at every seat.
/// Of what nobody chose, colours or civilisations, the other seats hold one after another in order, beginning with the
/// `turn`-th: so that from seed to seed everyone plays everything.
std::unique_ptr<AnyRuleset> rules_for(const Tournament& tournament, const std::vector<int>& seating, int turn);

/// Plays a tournament: every assignment of contenders to seats plays the same seeds, so that neither luck nor a good
/// seat favours anyone; from seed to seed colours or civilisations nobody chose are handed on. All different
/// assignments, or, where there would be too many, one rotation for each seat. The number of games is rounded up to
/// whole sets of assignments. Results do not depend on threads where no contender is limited by time.
Results play(const Tournament& tournament);

}  // namespace oligopoly
