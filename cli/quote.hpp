#pragma once

#include "cli/console.hpp"
#include "core/any_game.hpp"

namespace oligopoly::cli {

/// Prints a paragraph, ruling or section of the game's rulebook. If there is none of this id, says which there are and
/// returns false.
bool quote(Console& console, const AnyGame& game, std::string_view id);

/// Prints what a refusal means: its words, and the paragraph behind it.
void explain_refusal(Console& console, const AnyGame& game, const Verdict& verdict);

/// One line of the log: the paragraph, then what happened.
std::string event_line(const Console& console, const AnyRuleset& rules, const AnyEvent& event);

/// What people call a seat: its name in the game, and chance by its own.
std::string seat_name(const AnyRuleset& rules, Seat seat, Lang lang);

}  // namespace oligopoly::cli
