#pragma once

#include "games/lake/bots/expectation.hpp"
#include "games/lake/rules/actions.hpp"

/// What can be agreed with others: what a unit is worth to each side, and the swaps that both gain by.
namespace oligopoly::lake {

/// What one more unit of each good is worth to a seat, in hundredths of a point; 0 for all but natural resources, coins
/// and what is among `kinds`.
using UnitWorths = EnumMap<Good, int>;
UnitWorths unit_worths(const Knowledge& knowledge, const State& state, Seat seat, SmallSet<Good> kinds);

/// The units that are worth least, `units` of these kinds out of what a player has. Nothing if it has not so many.
std::optional<Basket> cheapest_basket(const EnumMap<Good, int>& held, SmallSet<Good> kinds, int units,
                                      const UnitWorths& worths);

/// An offer and how much both sides should gain by it, in hundredths of a point.
struct Deal {
  Seat to;
  Good give{};
  int gives = 1;
  Good take{};
  int takes = 1;
  int our_gain = 0, their_gain = 0;
};

/// Swaps of one of these kinds for another that are good for both the active seat and the other side: at most `count`
/// large ones, the best first, and as many small ones. `most` limits the units on either side.
std::vector<Deal> good_deals(const Knowledge& knowledge, const State& state, int most, SmallSet<Good> kinds, int count);

}  // namespace oligopoly::lake
