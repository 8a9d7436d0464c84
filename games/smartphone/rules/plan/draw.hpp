#pragma once

#include <span>
#include <string>

#include "core/game.hpp"
#include "games/smartphone/rules/plan/plan.hpp"

namespace oligopoly::smartphone {

/// The layout as a table shows it, with the letters of `letter_of`: the upper pad, what is left of the lower one, and
/// each improvement in a frame with its number, halves outside the pads too. Below it the cells covered and the
/// improvements that are face down. Requires `check_plan`.
std::string draw_plan(const Pads& pads, std::span<const Domino> owned, const Plan& plan, const Canvas& canvas);

}  // namespace oligopoly::smartphone
