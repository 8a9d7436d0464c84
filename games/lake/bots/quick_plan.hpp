#pragma once

#include "games/lake/bots/economy.hpp"

/// How an economy goes on if nobody thinks about it much.
namespace oligopoly::lake {

/// Coins at the end, in hundredths, if the economy goes on this way. What it does is written to `plan`.
int coins_by(const Way& way, Economy economy, Plan* plan = nullptr);

/// The way that comes to most, out of some dozens that lead on from each other.
Way best_way(const Economy& economy);

}  // namespace oligopoly::lake
