#pragma once

#include "games/smartphone/bots/plan_book.hpp"
#include "games/smartphone/bots/weights.hpp"

namespace oligopoly::smartphone {

/// All that a bot of this game knows before it looks at the board: the rules, what they make of any price and any
/// technologies, and what it wants.
struct Knowledge {
  Knowledge(const Ruleset& rules, const Weights& weights);

  /// Bits of the buyers, left to right, that take goods of this price from someone with these technologies (S7.2).
  std::uint8_t takers_in(Region region, int price, SmallSet<Technology> technologies) const {
    return static_cast<std::uint8_t>(price_takers[region][static_cast<std::size_t>(price_class(price))] |
                                     technology_takers[region][technologies.bits()]);
  }

  Ruleset rules;
  Weights weights;
  std::shared_ptr<const PlanBook> book;
  EnumMap<Region, std::array<std::uint8_t, kPriceClasses>> price_takers{};
  /// By the bits of a set of technologies.
  EnumMap<Region, std::array<std::uint8_t, 1u << kCountOf<Technology>>> technology_takers{};
};

}  // namespace oligopoly::smartphone
