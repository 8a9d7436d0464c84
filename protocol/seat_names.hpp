#pragma once

#include <span>
#include <string>

#include "core/any_game.hpp"

namespace oligopoly::protocol {

/// Words that the rules wrote, with the seats called what people call them: where the rules say "Red", a reader finds
/// the name of whoever plays Red. A seat without a name keeps that of the rules.
std::string with_names(std::string words, const AnyRuleset& rules, std::span<const std::string> names, Lang lang);

}  // namespace oligopoly::protocol
