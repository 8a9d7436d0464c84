#pragma once

#include <memory>

#include "games/lake/rules/ruleset.hpp"
#include "players/bot.hpp"

namespace oligopoly::lake {

/// A bot of a family that plays Under the Lake besides those that play any game, or null.
std::unique_ptr<Bot> make_own_bot(const Ruleset& rules, std::string_view id, Seat seat, const Rng& rng);

}  // namespace oligopoly::lake
