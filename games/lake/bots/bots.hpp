#pragma once

#include <memory>

#include "games/lake/rules/ruleset.hpp"
#include "players/bot.hpp"
#include "players/judge.hpp"
#include "players/predictor.hpp"

namespace oligopoly::lake {

/// A bot for Under the Lake of any family but random: the levels and its own. Null if there is no such family.
std::unique_ptr<Bot> make_own_bot(const Ruleset& rules, std::string_view id, Seat seat, const Rng& rng);

/// Says what positions are worth, by these weights or, if there are none, by those that come with the program.
std::unique_ptr<Judge> make_own_judge(const Ruleset& rules, std::span<const std::int16_t> weights);

/// Guesses what rivals vote for, by these weights or, if there are none, by those that come with the program.
std::unique_ptr<Predictor> make_own_predictor(const Ruleset& rules, std::span<const std::int16_t> weights);

}  // namespace oligopoly::lake
