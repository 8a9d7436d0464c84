// What a purchase or a swap brings as things stand: the coming turns of its owner, played with it and without it.
#pragma once

#include "games/lake/rules/actions.hpp"
#include "games/lake/rules/model.hpp"

namespace oligopoly::lake {

/// What a purchase brings (L5.2–L5.5) if laws, era and levels stay as they are, nothing else is bought or swapped, and
/// everything runs that pays and that own points and stock supply.
struct Worth {
  /// Coins more in the turn after this one, and by the end of the game, with its price paid.
  std::int32_t next_turn = 0, by_end = 0;
  /// In how many rounds it has brought what it cost: 0 within this turn, -1 not before the game is over.
  std::int8_t pays_back = -1;
  static constexpr auto fields() {
    return field_list(field("next_turn", &Worth::next_turn), field("by_end", &Worth::by_end),
                      field("pays_back", &Worth::pays_back));
  }
};
/// What each purchase would bring; prices are told apart.
struct Worths {
  EnumMap<Resource, Worth> points;
  /// Those that stand bring nothing when built, those that do not stand nothing when raised.
  EnumMap<Industry, Worth> builds, upgrades;
  static constexpr auto fields() {
    return field_list(field("points", &Worths::points), field("builds", &Worths::builds),
                      field("upgrades", &Worths::upgrades));
  }
};
Worths worths_of(const Ruleset&, const State&, Seat);

/// What a swap does to one of its two seats, by the same reckoning.
struct SwapEffect {
  /// Coins more or less by the end of the game, a route's fee and tax apart.
  std::int32_t by_end = 0;
  /// How many runs of each industry come or fall away in the turns until the last of the swaps is made.
  EnumMap<Industry, std::int8_t> runs;
  static constexpr auto fields() {
    return field_list(field("by_end", &SwapEffect::by_end), field("runs", &SwapEffect::runs));
  }
};
/// A seat gets one basket for another now, and again at the beginning of so many of its next turns (L5.6).
SwapEffect effect_of_swap(const Ruleset&, const State&, Seat, const Basket& gets, const Basket& gives, int repeats);

/// What one run of everything a seat has built takes.
Mix needs_of(const Ruleset&, const Player&);
/// What each of its industries lacks for a run: in its own turn after income, of its stock; else of its stock and what
/// all of its points would give.
EnumMap<Industry, SmallSet<Resource>> lacks_of(const Ruleset&, const State&, Seat);

}  // namespace oligopoly::lake
