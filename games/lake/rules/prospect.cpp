#include "games/lake/rules/prospect.hpp"

#include <algorithm>

#include "games/lake/rules/industry.hpp"
#include "games/lake/rules/phases/buy.hpp"
#include "games/lake/rules/phases/income.hpp"
#include "games/lake/rules/phases/run.hpp"
#include "games/lake/rules/phases/upgrade.hpp"
#include "games/lake/rules/turn.hpp"
#include "games/lake/rules/turn_order.hpp"

namespace oligopoly::lake {
namespace {

bool is_in_turn(const State& state, Seat seat) { return state.phase == Phase::Turn && state.active == seat; }
bool is_past_income(const State& state, Seat seat) {
  return is_in_turn(state, seat) && state.turn.step > TurnStep::Income;
}

/// Swaps to come: one before each of the first turns.
struct Swap {
  Basket gets, gives;
  int times = 0;
};

/// What the turns of a seat bring, one after the other.
struct Course {
  List<std::int32_t, kMaxRounds + 1> coins;
  List<EnumMap<Industry, std::uint8_t>, kMaxRounds + 1> runs;
};

/// The coming turns of a seat, in which everything runs that pays, the best first, and points run for what is missing.
class Prospect {
 public:
  Prospect(const Ruleset& rules, const State& state, Seat seat)
      : rules_(rules),
        state_(state),
        seat_(seat),
        goods_(state.players[seat].goods),
        points_(state.players[seat].points) {
    for (const Industry industry : each<Industry>()) {
      terms_[industry] = pay_terms(rules, state, seat, industry);
      note_pay(industry);
    }
  }

  void add_point(Resource resource) { ++points_[resource]; }
  void take_goods(const Mix& goods) { take(goods_, goods); }
  /// Counts from the next turn on, where it is raised in a step that comes after the runs.
  void raise(Industry industry, bool is_after_runs) {
    if (is_after_runs) {
      raised_ = industry;
      return;
    }
    ++terms_[industry].level;
    note_pay(industry);
  }
  void note_swap(const Swap& swap) { swap_ = swap; }

  Course play() {
    const int turns = rules_.rounds - state_.round + (has_turn_to_come(state_, seat_) ? 1 : 0);
    if (is_in_turn(state_, seat_)) play_rest_of_turn();
    for (int i = 0; i < turns; ++i) {
      if (raised_) raise(*std::exchange(raised_, std::nullopt), false);
      make_swap();
      for (const Resource resource : each<Resource>())
        if (!is_chosen(resource)) goods_[resource] += points_[resource];
      idle_ = points_;
      run_all({});
    }
    return course_;
  }

 private:
  void note_pay(Industry industry) {
    pays_[industry] = terms_[industry].level > 0 ? payoff(rules_, industry, terms_[industry]).total : 0;
    order_.clear();
    for (const Industry one : each<Industry>())
      if (pays_[one] > 0) order_.push_back(one);
    std::sort(order_.begin(), order_.end(),
              [&](Industry a, Industry b) { return pays_[a] != pays_[b] ? pays_[a] > pays_[b] : a < b; });
  }
  /// Points that ask for something have had their choice after the income step; what ran may not run again.
  void play_rest_of_turn() {
    make_swap();
    idle_ = is_past_income(state_, seat_) ? Mix{} : points_;
    if (state_.turn.step > TurnStep::Run) {
      course_.coins.push_back(0);
      course_.runs.push_back({});
      return;
    }
    run_all(state_.turn.runs);
  }
  void make_swap() {
    if (swap_.times == 0) return;
    --swap_.times;
    for (const Resource resource : each<Resource>())
      if (goods_[resource] < swap_.gives[good_of(resource)]) return;
    for (const Resource resource : each<Resource>())
      goods_[resource] += swap_.gets[good_of(resource)] - swap_.gives[good_of(resource)];
  }
  void run_all(EnumMap<Industry, std::uint8_t> runs) {
    int coins = 0;
    EnumMap<Industry, std::uint8_t> done;
    for (const Industry industry : order_)
      while (may_run_again(rules_, runs[industry]) && run(industry, coins)) {
        ++runs[industry];
        ++done[industry];
      }
    course_.coins.push_back(coins);
    course_.runs.push_back(done);
  }
  bool run(Industry industry, int& coins) {
    const Mix& inputs = rules_.industries[industry].inputs;
    Mix asked;
    int water = inputs[Resource::Water], price = 0;
    for (const Resource resource : each<Resource>()) {
      const int missing = inputs[resource] - goods_[resource];
      if (missing <= 0) continue;
      if (!is_chosen(resource) || idle_[resource] < missing) return false;
      const IncomeCost cost = point_cost(rules_, resource, tax_on(rules_, state_, Dealing::Metals));
      water += missing * cost.water;
      price += missing * (cost.coins + cost.tax);
      asked[resource] = static_cast<std::uint8_t>(missing);
    }
    if (goods_[Resource::Water] < water || price >= pays_[industry]) return false;
    goods_[Resource::Water] -= water - inputs[Resource::Water];
    for (const Resource resource : each<Resource>()) {
      idle_[resource] = static_cast<std::uint8_t>(idle_[resource] - asked[resource]);
      goods_[resource] += asked[resource];
    }
    take(goods_, inputs);
    coins += pays_[industry] - price;
    return true;
  }

  const Ruleset& rules_;
  const State& state_;
  Seat seat_;
  Goods goods_;
  /// All points, and those that could still be run in a turn.
  Mix points_, idle_;
  EnumMap<Industry, PayTerms> terms_;
  EnumMap<Industry, int> pays_;
  List<Industry, kCountOf<Industry>> order_;
  std::optional<Industry> raised_;
  Swap swap_;
  Course course_;
};

/// As long as nothing has come of it, its price is not back, even if that is none.
Worth compare(const Course& without, const Course& with, int price, bool is_in_turn) {
  Worth worth;
  int gained = 0, behind = 0;
  bool has_changed = false;
  for (int i = 0; i < with.coins.size(); ++i) {
    gained += with.coins[i] - without.coins[i];
    has_changed = has_changed || with.coins[i] != without.coins[i];
    if (gained < price || !has_changed) behind = i + 1;
  }
  const int next = is_in_turn ? 1 : 0;
  if (next < with.coins.size()) worth.next_turn = with.coins[next] - without.coins[next];
  worth.by_end = gained - price;
  if (behind < with.coins.size()) worth.pays_back = static_cast<std::int8_t>(behind + (is_in_turn ? 0 : 1));
  return worth;
}

}  // namespace

Worths worths_of(const Ruleset& rules, const State& state, Seat seat) {
  Worths out;
  const Player& player = state.players[seat];
  const Course without = Prospect(rules, state, seat).play();
  const bool in_turn = is_in_turn(state, seat);
  const auto worth = [&](Prospect with, int price) { return compare(without, with.play(), price, in_turn); };
  const int point = next_price(rules, state, seat) + tax_on(rules, state, Dealing::Point);
  for (const Resource resource : each<Resource>()) {
    if (!rules.resources[resource].for_sale) continue;
    Prospect with(rules, state, seat);
    with.add_point(resource);
    out.points[resource] = worth(with, point);
  }
  for (const Industry industry : each<Industry>()) {
    Prospect with(rules, state, seat);
    const int level = player.levels[industry];
    if (level == 0) {
      with.raise(industry, false);
      out.builds[industry] = worth(with, rules.industries[industry].cost + tax_on(rules, state, Dealing::Build));
      continue;
    }
    with.take_goods(upgrade_goods(rules, industry));
    with.raise(industry, in_turn);
    out.upgrades[industry] =
        worth(with, upgrade_price(rules, industry, level, tax_on(rules, state, Dealing::Upgrade)).total());
  }
  return out;
}

SwapEffect effect_of_swap(const Ruleset& rules, const State& state, Seat seat, const Basket& gets, const Basket& gives,
                          int repeats) {
  const Course without = Prospect(rules, state, seat).play();
  Prospect prospect(rules, state, seat);
  prospect.note_swap({gets, gives, 1 + repeats});
  const Course with = prospect.play();
  SwapEffect out;
  out.by_end = (1 + repeats) * (gets[Good::Coins] - gives[Good::Coins]);
  for (int i = 0; i < with.coins.size(); ++i) {
    out.by_end += with.coins[i] - without.coins[i];
    // One turn more than there are swaps: the first may come when this turn has nothing left to run.
    if (i > 1 + repeats) continue;
    for (const Industry industry : each<Industry>())
      out.runs[industry] =
          static_cast<std::int8_t>(out.runs[industry] + with.runs[i][industry] - without.runs[i][industry]);
  }
  return out;
}

Mix needs_of(const Ruleset& rules, const Player& player) {
  Mix needs;
  for (const Industry industry : each<Industry>())
    for (const Resource resource : each<Resource>())
      if (player.levels[industry] > 0)
        needs[resource] = static_cast<std::uint8_t>(needs[resource] + rules.industries[industry].inputs[resource]);
  return needs;
}

EnumMap<Industry, SmallSet<Resource>> lacks_of(const Ruleset& rules, const State& state, Seat seat) {
  EnumMap<Industry, SmallSet<Resource>> lacks;
  const Player& player = state.players[seat];
  const bool has_income = !is_past_income(state, seat);
  for (const Industry industry : each<Industry>())
    for (const Resource resource : each<Resource>()) {
      const int units = player.goods[resource] + (has_income ? player.points[resource] : 0);
      if (player.levels[industry] > 0 && units < rules.industries[industry].inputs[resource])
        lacks[industry].insert(resource);
    }
  return lacks;
}

}  // namespace oligopoly::lake
