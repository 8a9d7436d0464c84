#pragma once

#include <memory>

#include "games/goofspiel/rules/model.hpp"
#include "players/bot.hpp"

namespace oligopoly::goofspiel {

/// A bot of a family that plays goofspiel besides those that play any game, or null.
std::unique_ptr<Bot> make_own_bot(const Ruleset& rules, std::string_view id, Seat seat, const Rng& rng);

}  // namespace oligopoly::goofspiel
