#pragma once

#include "games/lake/bots/economy.hpp"

namespace oligopoly::lake {

/// Coins at the end, in hundredths, if the economy goes on by rules of thumb: each turn it takes all income, buys the
/// point it lacks most, builds what pays, runs what pays and upgrades what pays. What it does is written to `plan`.
int coins_by(const Weights& weights, Economy economy, Plan* plan = nullptr);

}  // namespace oligopoly::lake
