#pragma once

#include <optional>

#include "games/smartphone/rules/ruleset.hpp"

namespace oligopoly::smartphone {

/// What makes these rules unplayable for this many seats, with the path of the field: "regions.europe.links".
std::optional<Flaw> flaw_of(const Ruleset& rules, int seats);

}  // namespace oligopoly::smartphone
