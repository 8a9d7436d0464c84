#include "games/lake/bots/knowledge.hpp"

namespace oligopoly::lake {

Knowledge::Knowledge(const Ruleset& the_rules, const Weights& the_weights) : rules(the_rules), weights(the_weights) {
  for (const EraCard& card : rules.cards)
    for (const Industry industry : each<Industry>()) era_total[industry] += card.effect[industry];
  for (std::size_t i = 0; i < inputs.size(); ++i)
    for (std::size_t k = 0; k < kCountOf<Resource>; ++k)
      if (const int units = rules.industries.items[i].inputs.items[k]; units > 0) inputs[i].push_back({k, units});
}

}  // namespace oligopoly::lake
