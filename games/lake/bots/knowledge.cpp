#include "games/lake/bots/knowledge.hpp"

#include "games/lake/rules/phases/upgrade.hpp"

namespace oligopoly::lake {
namespace {

void add(Knowledge::Inputs& inputs, Resource resource, int units) {
  if (units > 0) inputs.push_back({static_cast<std::size_t>(resource), units});
}

}  // namespace

Knowledge::Knowledge(const Ruleset& the_rules, const Weights& the_weights) : rules(the_rules), weights(the_weights) {
  for (const EraCard& card : rules.cards) {
    for (const Industry industry : each<Industry>()) era_total[industry] += card.effect[industry];
    leader_bonus_total += card.leader_bonus;
  }
  for (const Industry industry : each<Industry>()) {
    const auto i = static_cast<std::size_t>(industry);
    const Mix &run = rules.industries[industry].inputs, upgrade = upgrade_goods(rules, industry);
    for (const Resource resource : each<Resource>()) {
      add(run_inputs[i], resource, run[resource]);
      add(upgrade_inputs[i], resource, upgrade[resource]);
      add(all_inputs[i], resource, run[resource] + upgrade[resource]);
    }
  }
}

}  // namespace oligopoly::lake
