// A sensible income, for a page to begin with. Advice, not a rule: any that is allowed will do.
#pragma once

#include "games/lake/rules/actions.hpp"
#include "games/lake/rules/model.hpp"

namespace oligopoly::lake {

/// First what the runs that pay best still lack, then what their upgrades lack, then whatever costs Water only: points
/// that cost coins run only when they are needed. Nothing where no income can be taken now.
Income advised_income(const Ruleset&, const State&);

}  // namespace oligopoly::lake
