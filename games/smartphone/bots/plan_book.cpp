#include "games/smartphone/bots/plan_book.hpp"

#include <algorithm>

namespace oligopoly::smartphone {
namespace {

std::uint64_t number_of_domino(const Domino& domino) {
  return static_cast<std::uint64_t>(domino.first) * kCountOf<Icon> + static_cast<std::uint64_t>(domino.second) + 1;
}

/// The order in which the book lists improvements, as places in the player's own list.
List<int, kMaxImprovements> sorted_places(const List<Domino, kMaxImprovements>& improvements) {
  List<int, kMaxImprovements> places;
  for (int i = 0; i < improvements.size(); ++i) places.push_back(i);
  const auto number = [&](int i) { return number_of_domino(improvements[places[i]]); };
  for (int i = 1; i < places.size(); ++i)
    for (int k = i; k > 0 && number(k - 1) > number(k); --k) std::swap(places[k - 1], places[k]);
  return places;
}

PlanOption option_of(const OutcomeTable::Choice& choice, const PriceScale& scale, SmallSet<Technology> technologies) {
  return {yield_of(choice.outcome, scale, technologies), choice};
}

/// Keeps, of many options, those that no other of the same price beats in everything.
class Sieve {
 public:
  void add(const PlanOption& option) {
    PlanOption& best = at(price_class(option.price), option.research, option.trucks, option.improve);
    if (best.goods < option.goods || best.price == 0) best = option;
  }

  std::vector<PlanOption> kept() {
    std::vector<PlanOption> options;
    for (int price = 0; price < kPriceClasses; ++price) keep(price, options);
    return options;
  }

 private:
  /// Nobody has so many icons that counting on would matter.
  static constexpr int kMost = 16;

  PlanOption& at(int price, int research, int trucks, bool improve) {
    const int place = (price * kMost + std::min(research, kMost - 1)) * kMost + std::min(trucks, kMost - 1);
    return best_[static_cast<std::size_t>(2 * place + (improve ? 1 : 0))];
  }

  /// From the most icons down: `reached` is the most goods that go with at least as many.
  void keep(int price, std::vector<PlanOption>& options) {
    std::array<std::array<std::array<int, 2>, kMost + 1>, kMost + 1> reached{};
    for (int research = kMost - 1; research >= 0; --research)
      for (int trucks = kMost - 1; trucks >= 0; --trucks)
        for (const bool improve : {true, false}) {
          const auto r = static_cast<std::size_t>(research), t = static_cast<std::size_t>(trucks);
          const std::size_t i = improve ? 1 : 0;
          int& most = reached[r][t][i];
          most = std::max({reached[r + 1][t][i], reached[r][t + 1][i], improve ? 0 : reached[r][t][1]});
          const PlanOption& option = at(price, research, trucks, improve);
          // One more than the goods: 0 stands for "no plan".
          if (option.price == 0 || option.goods + 1 <= most) continue;
          most = option.goods + 1;
          options.push_back(option);
        }
  }

  std::vector<PlanOption> best_ = std::vector<PlanOption>(static_cast<std::size_t>(kPriceClasses) * kMost * kMost * 2);
};

}  // namespace

std::shared_ptr<const PlanBook> PlanBook::of(const Ruleset& rules) {
  struct Known {
    Pads pads;
    PlanLimits limits;
    PriceScale scale;
    std::weak_ptr<const PlanBook> book;
  };
  static Mutex mutex;
  static std::vector<Known> known;
  // The last one outlives whoever asked for it, so that short questions one after the other do not write it anew; not
  // when it has grown thick.
  static std::shared_ptr<const PlanBook> last;
  constexpr std::size_t kMostPages = 2000;
  const Lock lock(mutex);
  if (last && last->page_count() > kMostPages) last.reset();
  for (const Known& one : known)
    if (one.pads == rules.pads && one.limits == rules.plan && one.scale == rules.price)
      if (auto book = one.book.lock()) return book;
  std::erase_if(known, [](const Known& one) { return one.book.expired(); });
  auto book = std::make_shared<const PlanBook>(rules);
  known.push_back({rules.pads, rules.plan, rules.price, book});
  last = book;
  return book;
}

std::size_t PlanBook::page_count() const {
  const Lock lock(mutex_);
  return pages_.size();
}

const PlanPage& PlanBook::page(const List<Domino, kMaxImprovements>& improvements,
                               SmallSet<Technology> technologies) const {
  List<Domino, kMaxImprovements> owned;
  std::uint64_t key = 1;
  for (const int place : sorted_places(improvements)) {
    owned.push_back(improvements[place]);
    key = key << 6 | number_of_domino(improvements[place]);
  }
  for (const Technology technology : kPlanTechnologies) key = key << 1 | (technologies.contains(technology) ? 1u : 0u);
  const Lock lock(mutex_);
  auto& page = pages_[key];
  if (!page) page = std::make_unique<const PlanPage>(write({owned.begin(), owned.end()}, technologies));
  return *page;
}

PlanPage PlanBook::write(std::span<const Domino> owned, SmallSet<Technology> technologies) const {
  Sieve sieve;
  for (const auto& choice : table_.outcomes(owned, may_stick_out(technologies)))
    sieve.add(option_of(choice, scale_, technologies));
  PlanPage page{sieve.kept(), {}};
  for (const PlanOption& option : page.options) {
    auto& most = page.most_goods[static_cast<std::size_t>(price_class(option.price))];
    most = std::max(most, option.goods);
  }
  return page;
}

Plan PlanBook::plan(const Player& player, const PlanOption& option) {
  const Plan sorted = OutcomeTable::plan_of(option.choice, player.improvements.size());
  Plan plan = sorted;
  const auto places = sorted_places(player.improvements);
  for (int i = 0; i < places.size(); ++i) plan.improvements[places[i]] = sorted.improvements[i];
  return plan;
}

}  // namespace oligopoly::smartphone
