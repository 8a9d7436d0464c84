#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/any_game.hpp"
#include "matches/outcome.hpp"

/// Results of many games told apart by where seats are at the table, and by what they chose for themselves.
namespace oligopoly {

/// The options that every seat chooses for itself, such as its colour or civilisation.
std::vector<OptionInfo> choices_of_seats(const AnyGame& game);

/// The value that each seat has of each of `choices_of_seats`.
using SeatChoices = std::vector<std::vector<int>>;
SeatChoices seat_choices(const AnyRuleset& rules, int seats);

/// How seats did that have something in common, whoever played them and player by player.
struct Group {
  struct Part : Outcome {
    std::string player;
  };
  Outcome all;
  /// Only those who held such a seat.
  std::vector<Part> players;
};
/// The seats with one value of a choice, such as one civilisation.
struct ChoiceGroup : Group {
  OptionInfo option;
  int value = 0;
};
/// The seats at one place of the table.
struct SeatGroup : Group {
  Seat seat;
};

/// Adds games up.
class Breakdown {
 public:
  Breakdown(const AnyGame& game, std::vector<std::string> players);

  /// A game in which `seating[i]`, an index of a player, sat at seat i.
  void add(const std::vector<int>& seating, const SeatChoices& choices, const Standings& standings);

  /// In the order of the options and their values, of which only those that were played.
  std::vector<ChoiceGroup> by_choice() const;
  std::vector<SeatGroup> by_seat() const;

 private:
  struct GroupTally {
    Tally all;
    std::map<int, Tally> by_player;
  };
  Group group(const GroupTally& tally) const;

  std::vector<OptionInfo> options_;
  std::vector<std::string> players_;
  /// By option, then by value.
  std::vector<std::map<int, GroupTally>> choices_;
  std::map<int, GroupTally> seats_;
};

}  // namespace oligopoly
