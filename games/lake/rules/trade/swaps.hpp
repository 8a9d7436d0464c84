// What routes, the Expo and Global Trade share: which kinds may change hands, and how they do.
#pragma once

#include "games/lake/rules/model.hpp"

namespace oligopoly::lake {

/// How much of it a player can give: of plots, the idle ones.
int amount_of(const Ruleset&, const Player&, Good);
/// Whether the player has all of it.
bool has(const Ruleset&, const Player&, const Basket&);

/// The kinds routes and Global Trade may swap (R-L34).
SmallSet<Good> swapped_kinds(const Ruleset&);
/// The kinds the Expo may exchange: coins always, plots only where everything is swapped (R-L10, R-L34).
SmallSet<Good> exchanged_kinds(const Ruleset&);

/// What one side of an offer may hold: of which kinds, how many of them, and units in all (L5.6, R-L10).
struct SideLimits {
  SmallSet<Good> goods;
  int kinds = 1, units = 0;
};
/// Requires a route or an exchange.
SideLimits side_limits(const Ruleset&, OfferKind);
/// The kinds of which its owner could put one more into a side of an offer; no kind goes both ways. A side of a route
/// is of one kind: another takes its place.
SmallSet<Good> more_for_side(const Ruleset&, const Player& owner, OfferKind, const Basket& side, const Basket& other);

/// Moves it from one player to another. Requires that `from` has it.
void hand_over(Player& from, Player& to, const Basket&);
/// The same by route or Expo, where goods count for Ricardo if whoever gets them has no point of them (L8).
void deliver(Player& from, Player& to, const Basket&);

/// So many of one kind.
constexpr Basket basket_of(Good good, int units) {
  Basket basket;
  basket[good] = static_cast<std::uint8_t>(units);
  return basket;
}
/// The natural resources in it.
constexpr Mix mix_of(const Basket& basket) {
  Mix mix;
  for (const Resource resource : each<Resource>()) mix[resource] = basket[good_of(resource)];
  return mix;
}
constexpr SmallSet<Good> goods_of(SmallSet<Resource> resources) {
  SmallSet<Good> goods;
  for (const Resource resource : resources) goods.insert(good_of(resource));
  return goods;
}
/// The only kind in it. Requires a basket of one kind.
constexpr Good kind_in(const Basket& basket) {
  for (const Good good : each<Good>())
    if (basket[good] > 0) return good;
  return {};
}

}  // namespace oligopoly::lake
