#include "games/lake/rules/trade/swaps.hpp"

#include "games/lake/rules/industry.hpp"

namespace oligopoly::lake {
namespace {

constexpr SmallSet<Good> kNatural{Good::Livestock, Good::Crops, Good::Timber, Good::Steel, Good::Metals, Good::Water};

}  // namespace

int amount_of(const Ruleset& rules, const Player& player, Good good) {
  if (good == Good::Coins) return player.coins;
  return good == Good::Plots ? idle_plots(rules, player) : player.goods[resource_of(good)];
}

bool has(const Ruleset& rules, const Player& player, const Basket& basket) {
  for (const Good good : each<Good>())
    if (basket[good] > 0 && amount_of(rules, player, good) < basket[good]) return false;
  return true;
}

SmallSet<Good> swapped_kinds(const Ruleset& rules) {
  SmallSet<Good> kinds = kNatural;
  if (rules.swaps != Swaps::Natural) kinds.insert(Good::Coins);
  if (rules.swaps == Swaps::All) kinds.insert(Good::Plots);
  return kinds;
}

SmallSet<Good> exchanged_kinds(const Ruleset& rules) {
  SmallSet<Good> kinds = swapped_kinds(rules);
  kinds.insert(Good::Coins);
  return kinds;
}

SideLimits side_limits(const Ruleset& rules, OfferKind kind) {
  if (kind == OfferKind::Route) return {swapped_kinds(rules), 1, rules.trade.route_units};
  return {exchanged_kinds(rules), rules.trade.exchange_kinds, rules.trade.exchange_units};
}

SmallSet<Good> more_for_side(const Ruleset& rules, const Player& owner, OfferKind kind, const Basket& side,
                             const Basket& other) {
  const SideLimits limits = side_limits(rules, kind);
  SmallSet<Good> more;
  for (const Good good : limits.goods) {
    const Basket kept = kind == OfferKind::Route ? basket_of(good, side[good]) : side;
    const int kinds = kinds_in(kept) + (kept[good] == 0 ? 1 : 0);
    const bool has_room = total_of(kept) < limits.units && kinds <= limits.kinds;
    if (has_room && other[good] == 0 && amount_of(rules, owner, good) > kept[good]) more.insert(good);
  }
  return more;
}

void hand_over(Player& from, Player& to, const Basket& basket) {
  for (const Good good : each<Good>()) {
    const std::uint8_t units = basket[good];
    if (units == 0) continue;
    if (good == Good::Coins) {
      from.coins -= units;
      to.coins += units;
    } else if (good == Good::Plots) {
      from.plots = static_cast<std::uint8_t>(from.plots - units);
      to.plots = static_cast<std::uint8_t>(to.plots + units);
    } else {
      from.goods[resource_of(good)] -= units;
      to.goods[resource_of(good)] += units;
    }
  }
}

void deliver(Player& from, Player& to, const Basket& basket) {
  hand_over(from, to, basket);
  for (const Resource resource : each<Resource>())  // coins and plots do not count (R-L31)
    if (to.points[resource] == 0) to.foreign_goods += basket[good_of(resource)];
}

}  // namespace oligopoly::lake
