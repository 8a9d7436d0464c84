#pragma once

#include <span>
#include <string>
#include <vector>

#include "matches/statistics.hpp"

/// How strong the people of a group are, told apart from what they played with.
namespace oligopoly {

/// A seat of a finished game.
struct RatedSeat {
  std::string person;
  /// A colour or civilisation; empty where there is nothing to tell apart.
  std::string side;
  /// 1 for the winner; shared places are equal.
  int place = 1;
};
/// Who met whom in one game.
using RatedGame = std::vector<RatedSeat>;

/// A person or a side.
struct Rating {
  std::string name;
  int games = 0;
  /// In Elo points; an unknown one has 1500.
  Estimate elo;
};
/// The strongest first.
struct Ratings {
  std::vector<Rating> people, sides;
};

/// The ratings that explain the places best. A seat is as strong as its person and its side together, so somebody who
/// always plays the better side is not rated for that. Who is before whom follows Bradley and Terry (1952); a game of n
/// seats counts as n - 1 meetings. Everyone is taken for average until results say otherwise, with a spread of 170
/// points for people and 120 for sides; the intervals are those of the curvature at the best explanation (Laplace).
Ratings rate(std::span<const RatedGame> games);

}  // namespace oligopoly
