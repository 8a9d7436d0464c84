#include "games/lake/bots/proposer.hpp"

#include <algorithm>
#include <tuple>

#include "games/lake/rules/scoring.hpp"
#include "games/lake/rules/trade/swaps.hpp"

namespace oligopoly::lake {
namespace {

/// One unit alone often does nothing, so two are looked at.
constexpr int kProbe = 2;

int points_of_coin(const Knowledge& knowledge, const State& state) {
  return total_score(knowledge.rules, state.players.size(), 0, 100, 0);
}

/// The lesser gain counts, theirs twice: an offer has to be accepted.
int merit_of(const Deal& deal) { return std::min(deal.our_gain, 2 * deal.their_gain); }

void keep_best(std::vector<Deal>& deals, int count) {
  std::sort(deals.begin(), deals.end(), [](const Deal& a, const Deal& b) {
    return std::tuple{-merit_of(a), a.to.index(), a.give, a.take, a.gives} <
           std::tuple{-merit_of(b), b.to.index(), b.give, b.take, b.gives};
  });
  if (static_cast<int>(deals.size()) > count) deals.resize(static_cast<std::size_t>(count));
}

/// Looks for swaps with one player after the other. Worths of single units flatter large swaps, so small ones, as many
/// for as many, are kept beside them.
class DealFinder {
 public:
  DealFinder(const Knowledge& knowledge, const State& state, int most, SmallSet<Good> kinds)
      : knowledge_(knowledge), s_(state), most_(most), kinds_(kinds) {
    ours_ = unit_worths(knowledge, state, state.active, kinds);
  }

  void look_at(Seat to) {
    theirs_ = unit_worths(knowledge_, s_, to, kinds_);
    for (const Good give : kinds_)
      for (const Good take : kinds_)
        if (give != take && ours_[take] > 0 && theirs_[give] > 0) look_at(to, give, take);
  }
  std::vector<Deal> best(int count) {
    keep_best(large_, count);
    keep_best(small_, count);
    large_.insert(large_.end(), small_.begin(), small_.end());
    return large_;
  }

 private:
  int most_of(Seat seat, Good good) const {
    return std::min(most_, amount_of(knowledge_.rules, s_.players[seat], good));
  }
  void look_at(Seat to, Good give, Good take) {
    Deal best{to, give, 0, take, 0, 0, 0};
    const int most_given = most_of(s_.active, give), most_taken = most_of(to, take);
    for (int gives = 1; gives <= most_given; ++gives)
      for (int takes = 1; takes <= most_taken; ++takes) {
        const int our_gain = takes * ours_[take] - gives * ours_[give];
        const int their_gain = gives * theirs_[give] - takes * theirs_[take];
        if (our_gain <= 0 || their_gain <= 0) continue;
        const Deal deal{to, give, gives, take, takes, our_gain, their_gain};
        if (gives == takes && gives <= kProbe) small_.push_back(deal);
        if (merit_of(deal) > merit_of(best)) best = deal;
      }
    if (best.gives > 0 && (best.gives > kProbe || best.gives != best.takes)) large_.push_back(best);
  }

  const Knowledge& knowledge_;
  const State& s_;
  int most_;
  SmallSet<Good> kinds_;
  UnitWorths ours_, theirs_;
  std::vector<Deal> large_, small_;
};

}  // namespace

UnitWorths unit_worths(const Knowledge& knowledge, const State& state, Seat seat, SmallSet<Good> kinds) {
  UnitWorths worths;
  const int before = expected_score(knowledge, state, seat);
  State richer = state;
  Player& player = richer.players[seat];
  const auto worth_now = [&](int units) {
    return std::max(0, (expected_score(knowledge, richer, seat) - before) / units);
  };
  for (const Resource resource : each<Resource>()) {
    player.goods[resource] += kProbe;
    worths[good_of(resource)] = worth_now(kProbe);
    player.goods[resource] -= kProbe;
  }
  worths[Good::Coins] = points_of_coin(knowledge, state);
  if (kinds.contains(Good::Plots)) {
    ++player.plots;
    worths[Good::Plots] = worth_now(1);
  }
  return worths;
}

std::optional<Basket> cheapest_basket(const EnumMap<Good, int>& held, SmallSet<Good> kinds, int units,
                                      const UnitWorths& worths) {
  Basket basket;
  for (int i = 0; i < units; ++i) {
    std::optional<Good> best;
    for (const Good good : kinds)
      if (held[good] > basket[good] && (!best || worths[good] < worths[*best])) best = good;
    if (!best) return std::nullopt;
    ++basket[*best];
  }
  return basket;
}

std::vector<Deal> good_deals(const Knowledge& knowledge, const State& state, int most, SmallSet<Good> kinds,
                             int count) {
  DealFinder finder(knowledge, state, most, kinds);
  for (const Seat to : players(state.players.size()))
    if (to != state.active) finder.look_at(to);
  return finder.best(count);
}

}  // namespace oligopoly::lake
