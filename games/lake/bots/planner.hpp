#pragma once

#include "games/lake/bots/economy.hpp"

/// Plans for one economy on its own.
namespace oligopoly::lake {

/// Coins at the end, in hundredths, if the economy goes on by this plan.
int coins_by(const Plan& plan, Economy economy);

/// A plan that chooses one thing after the other, each time what comes to most if rules of thumb go on from there.
Plan careful_plan(const Way& way, Economy economy);

/// A better plan, or the same: looks at `tries` variations of what seems best so far. At first it also goes on from
/// what is worse by up to `tolerance` hundredths of a coin, then less and less (threshold accepting; Dueck and
/// Scheuer 1990).
Plan improve(const Plan& plan, const Economy& economy, int tries, int tolerance, Rng& rng);

}  // namespace oligopoly::lake
