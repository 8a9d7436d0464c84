#pragma once

#include <memory>

#include "games/goofspiel/rules/model.hpp"
#include "players/bot.hpp"

namespace oligopoly::goofspiel {

/// A bot for Goofspiel of any family but random: the levels and its own. Null if there is no such family.
std::unique_ptr<Bot> make_own_bot(const Ruleset& rules, std::string_view id, Seat seat, const Rng& rng);

}  // namespace oligopoly::goofspiel
