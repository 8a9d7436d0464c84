#include "games/lake/rules/income_advice.hpp"

#include <algorithm>

#include "games/lake/rules/industry.hpp"
#include "games/lake/rules/phases/income.hpp"
#include "games/lake/rules/phases/upgrade.hpp"
#include "games/lake/rules/turn.hpp"

namespace oligopoly::lake {
namespace {

std::uint8_t* count_of(Income& income, Resource resource) {
  if (resource == Resource::Crops) return &income.crops;
  if (resource == Resource::Steel) return &income.steel;
  return resource == Resource::Metals ? &income.metals : nullptr;
}

/// An income in the making, and what of the stock is not yet spoken for.
class Advice {
 public:
  Advice(const Ruleset& rules, const State& state) : rules_(rules), state_(state), free_(current(state).goods) {}

  const Income& income() const { return income_; }

  /// One more point of it runs, if the rules allow that.
  bool add(Resource resource) {
    Income more = income_;
    std::uint8_t* const count = count_of(more, resource);
    if (count == nullptr || *count == 99) return false;
    ++*count;
    if (!check(rules_, state_, more)) return false;
    income_ = more;
    ++free_[resource];
    return true;
  }

  /// Sets aside what a run takes, running points for what is missing; all of it or nothing.
  void reserve(const Mix& mix) {
    const Advice before = *this;
    for (const Resource resource : each<Resource>()) {
      while (free_[resource] < mix[resource] && add(resource)) {
      }
      if (free_[resource] < mix[resource]) {
        income_ = before.income_;
        free_ = before.free_;
        return;
      }
      free_[resource] -= mix[resource];
    }
  }

 private:
  const Ruleset& rules_;
  const State& state_;
  Income income_;
  Goods free_;
};

/// The industries that pay something, the best first.
List<Industry, kCountOf<Industry>> by_pay(const Ruleset& rules, const State& state) {
  List<Industry, kCountOf<Industry>> best;
  const auto pays = [&](Industry industry) { return payoff(rules, state, state.active, industry).total; };
  for (const Industry industry : each<Industry>())
    if (current(state).levels[industry] > 0 && pays(industry) > 0) best.push_back(industry);
  std::sort(best.begin(), best.end(),
            [&](Industry a, Industry b) { return pays(a) != pays(b) ? pays(a) > pays(b) : a < b; });
  return best;
}

}  // namespace

Income advised_income(const Ruleset& rules, const State& state) {
  Advice advice(rules, state);
  if (!check(rules, state, Income{})) return {};
  const auto best = by_pay(rules, state);
  for (const Industry industry : best) advice.reserve(rules.industries[industry].inputs);
  for (const Industry industry : best) advice.reserve(upgrade_goods(rules, industry));
  for (const Resource resource : each<Resource>())
    while (rules.resources[resource].coins == 0 && advice.add(resource)) {
    }
  return advice.income();
}

}  // namespace oligopoly::lake
