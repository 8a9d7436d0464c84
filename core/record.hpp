#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/any_game.hpp"

namespace oligopoly {

/// One action as it was played, with the hash of the state it led to.
struct Step {
  Seat actor;
  AnyAction action;
  std::uint64_t hash = 0;
  /// Whether it showed anyone something hidden or random: undo never goes back past it.
  bool reveals = false;
};

/// A game is its record: with the rules named here the steps lead to the same states on every machine.
/// Chance is recorded by outcome, so no seed is kept.
struct Record {
  /// That of its ruleset.
  int rules_version = 1;
  std::string ruleset;
  int ruleset_version = 1;
  /// Whether the numbers differ from the released ruleset by more than its options: then a file holds them in full.
  bool is_custom = false;
  std::shared_ptr<const AnyRuleset> rules;
  /// The position it begins from; null when that is the game's own start.
  std::shared_ptr<const AnyPosition> start;
  /// Who sits where: "human", "random", "steve", … One entry per seat.
  std::vector<std::string> players;
  /// What people call whoever sits there; empty where nobody said, or altogether.
  std::vector<std::string> names;
  std::uint64_t start_hash = 0;
  std::vector<Step> steps;

  const AnyGame& game() const { return rules->game(); }
  int seats() const { return static_cast<int>(players.size()); }
};

/// Where a replay left the record: the step (counted from 1; 0 is the start) and what was different.
struct Difference {
  int step = 0;
  /// Refused by the rules, or else the hashes differ.
  Verdict refused;
  std::uint64_t recorded = 0, computed = 0;
};

/// A table with its record: plays, replays and takes back. The only code that changes a record.
class Session {
 public:
  /// A new game. Requires rules without a flaw for this many players.
  Session(std::string ruleset, int ruleset_version, std::shared_ptr<const AnyRuleset> rules,
          std::vector<std::string> players);
  /// A game that begins as this record does: its rules, players and first position, none of its steps.
  /// Requires rules without a flaw for its players, and a start (if it has one) of these rules and as many seats.
  explicit Session(const Record& beginning);

  /// Re-executes a record up to `to` steps (all of them by default) and checks every hash.
  /// On a difference the session stands before the step that differs.
  static Session replay(const Record& record, std::optional<Difference>& difference, int to = -1);

  const AnyPosition& position() const { return *position_; }
  const Record& record() const { return record_; }
  int steps() const { return static_cast<int>(record_.steps.size()); }

  /// Checks, applies and records one action; a refused one changes nothing.
  Verdict apply(Seat, const AnyAction&, std::vector<AnyEvent>* events = nullptr);
  /// Lets chance act until it is someone's turn or the game is over. Draws all of it from `rng`, or each outcome from a
  /// generator of its own.
  void roll(Rng& rng, std::vector<AnyEvent>* events = nullptr);
  void roll(const std::function<Rng()>& next, std::vector<AnyEvent>* events = nullptr);

  /// The information boundary: the first step from which nothing hidden or random has been revealed since.
  int boundary() const;
  /// Goes back to the moment after `step` steps. Refused beyond the boundary.
  Verdict undo_to(int step);
  /// Withdraws this seat's own last action if nothing was revealed since and the others' actions still stand without
  /// it, as with a sealed choice that not everyone has made yet.
  Verdict take_back(Seat);

 private:
  void restart();
  void go_back_to(int step);

  Record record_;
  std::unique_ptr<AnyPosition> position_;
};

inline constexpr Reason kAlreadyRevealed{"already_revealed",
                                         "",
                                         {"something hidden or random has been revealed since",
                                          "此后已有隐藏或随机的信息被揭示", "此後已有隱藏或隨機的資訊被揭示"}};
inline constexpr Reason kNothingToUndo{
    "nothing_to_undo", "", {"there is nothing to take back", "没有可以撤销的行动", "沒有可以復原的行動"}};

}  // namespace oligopoly
