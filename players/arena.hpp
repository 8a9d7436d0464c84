#pragma once

#include <optional>
#include <string>
#include <vector>

#include "players/factory.hpp"
#include "players/statistics.hpp"

namespace oligopoly {

/// A bot and how long it may think; or what the game itself plays, named like the switch that turns it on ("steve").
struct Contender {
  std::string name;
  std::string bot;
  Budget budget;
};

/// Reads "tycoon", "tycoon@500" (iterations a decision) or "tycoon@200ms"; "tycoon@500x2" thinks on two threads.
/// Nothing if it is none of these.
std::optional<Contender> read_contender(std::string_view text);

bool can_play(const AnyGame& game, const Contender& contender);

/// What is to be played. As many contenders as seats, all of which can play it; the same one may sit more than once.
struct Tournament {
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

/// Plays a tournament: every assignment of contenders to seats plays the same seeds, so that neither luck nor a good
/// seat favours anyone. All different assignments, or, where there would be too many, one rotation for each seat. The
/// number of games is rounded up to whole sets of assignments. Results do not depend on threads where no contender
/// is limited by time.
Results play(const Tournament& tournament);

}  // namespace oligopoly
