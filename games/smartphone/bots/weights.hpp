#pragma once

#include "games/smartphone/rules/ruleset.hpp"

/// What a bot wants, as numbers to turn. Hundredths of a VP where nothing else is said; percent where it says percent.
namespace oligopoly::smartphone {

struct Weights {
  // Percent of what the board promises.
  int research = 150, logistics = 65, improve = 60, majorities = 150;
  /// Sales of rounds to come against sales of this one, percent.
  int later = 125;
  /// Progress on something unfinished: percent of the share that is done.
  int progress = 50;

  /// What one more visible icon or token is worth in each round it can be used.
  EnumMap<Icon, int> icon = {{{0, 110, 300, 205, 700, 0, 425}}};
  int token = 260;
  /// What a technology's power is worth in each round to come, besides the buyers it brings.
  EnumMap<Technology, int> power = {{{150, 30, 150, 490, 0, 250}}};
  /// Each region newly in reach, in each round to come.
  int reach = 30;

  /// How many goods a rival is expected to sell, in hundredths, in a region where both have an office.
  int rival_sales = 490;
  /// A rival goes first if its price is lower than ours; until it is known it may be anything around this.
  int rival_price = 5;

  /// What a price of 5 − n is worth for its own sake, by n: negative for whoever likes it high.
  int cheapness = 0;
};

/// Who plays how. The first is everyone's yardstick.
inline constexpr Weights kBalanced{};

/// Sells much at low prices, before anyone else.
inline constexpr Weights kDiscounter = [] {
  Weights weights;
  weights.cheapness = 900;
  weights.icon[Icon::Goods] = weights.icon[Icon::GoodsCut] = 600;
  weights.icon[Icon::PriceUp] = 0;
  return weights;
}();

/// Wants every patent.
inline constexpr Weights kInventor = [] {
  Weights weights;
  weights.research = 300;
  weights.icon[Icon::Research] = 900;
  return weights;
}();

/// Wants an office everywhere.
inline constexpr Weights kGlobetrotter = [] {
  Weights weights;
  weights.logistics = 200;
  weights.reach = 100;
  weights.icon[Icon::Truck] = 900;
  return weights;
}();

}  // namespace oligopoly::smartphone
