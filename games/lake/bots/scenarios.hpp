#pragma once

#include "games/lake/bots/knowledge.hpp"
#include "games/lake/rules/model.hpp"

namespace oligopoly::lake {

/// Makes up `count` courses the world may take from here: cards come in any order, and so do bills.
std::vector<Scenario> imagine_scenarios(const Ruleset& rules, const State& state, int count, Rng& rng);

/// The same courses if this bill passes now: it does not come later.
std::vector<Scenario> with_bill(const Ruleset& rules, const State& state, std::vector<Scenario> scenarios, Bill bill);

}  // namespace oligopoly::lake
