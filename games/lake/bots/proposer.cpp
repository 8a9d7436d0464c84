#include "games/lake/bots/proposer.hpp"

#include <algorithm>
#include <tuple>

#include "games/lake/rules/trade/swaps.hpp"

namespace oligopoly::lake {
namespace {

/// One unit alone often does nothing, so two are looked at.
constexpr int kProbe = 2;

int points_of_coin(const Knowledge& knowledge, const State& state) {
  return 100 * knowledge.rules.score.coin_points * (state.players.size() / knowledge.rules.score.seats_divisor);
}

}  // namespace

UnitWorths unit_worths(const Knowledge& knowledge, const State& state, Seat seat) {
  UnitWorths worths;
  const int before = expected_score(knowledge, state, seat);
  State richer = state;
  for (const Resource resource : each<Resource>()) {
    richer.players[seat].goods[resource] += kProbe;
    worths[good_of(resource)] = std::max(0, (expected_score(knowledge, richer, seat) - before) / kProbe);
    richer.players[seat].goods[resource] -= kProbe;
  }
  worths[Good::Coins] = points_of_coin(knowledge, state);
  return worths;
}

std::optional<Mix> cheapest_mix(const Goods& goods, SmallSet<Resource> kinds, int units, const UnitWorths& worths) {
  Mix mix;
  for (int i = 0; i < units; ++i) {
    std::optional<Resource> best;
    for (const Resource resource : kinds)
      if (goods[resource] > mix[resource] && (!best || worths[good_of(resource)] < worths[good_of(*best)]))
        best = resource;
    if (!best) return std::nullopt;
    ++mix[*best];
  }
  return mix;
}

namespace {

void keep_best(std::vector<Deal>& deals, int count) {
  std::sort(deals.begin(), deals.end(), [](const Deal& a, const Deal& b) {
    const int first = std::min(a.our_gain, 2 * a.their_gain), second = std::min(b.our_gain, 2 * b.their_gain);
    return std::tuple{-first, a.to.index(), a.give, a.take, a.gives} <
           std::tuple{-second, b.to.index(), b.give, b.take, b.gives};
  });
  if (static_cast<int>(deals.size()) > count) deals.resize(static_cast<std::size_t>(count));
}

}  // namespace

std::vector<Deal> good_deals(const Knowledge& knowledge, const State& state, int most, bool with_coins, int count) {
  // Worths of single units flatter large swaps, so small ones, as many for as many, are kept beside them.
  std::vector<Deal> large, small;
  const Player& us = state.players[state.active];
  const UnitWorths ours = unit_worths(knowledge, state, state.active);
  for (const Seat to : players(state.players.size())) {
    if (to == state.active) continue;
    const Player& them = state.players[to];
    const UnitWorths theirs = unit_worths(knowledge, state, to);
    for (const Good give : each<Good>())
      for (const Good take : each<Good>()) {
        if (give == take || (!with_coins && (give == Good::Coins || take == Good::Coins))) continue;
        if (ours[take] <= 0 || theirs[give] <= 0) continue;
        Deal best{to, give, 0, take, 0, 0, 0};
        for (int gives = 1; gives <= std::min(most, amount_of(knowledge.rules, us, give)); ++gives)
          for (int takes = 1; takes <= std::min(most, amount_of(knowledge.rules, them, take)); ++takes) {
            const Deal deal{to,
                            give,
                            gives,
                            take,
                            takes,
                            takes * ours[take] - gives * ours[give],
                            gives * theirs[give] - takes * theirs[take]};
            if (deal.our_gain <= 0 || deal.their_gain <= 0) continue;
            if (gives == takes && gives <= kProbe) small.push_back(deal);
            if (std::min(deal.our_gain, 2 * deal.their_gain) > std::min(best.our_gain, 2 * best.their_gain))
              best = deal;
          }
        if (best.gives > 0 && (best.gives > kProbe || best.gives != best.takes)) large.push_back(best);
      }
  }
  keep_best(large, count);
  keep_best(small, count);
  large.insert(large.end(), small.begin(), small.end());
  return large;
}

}  // namespace oligopoly::lake
