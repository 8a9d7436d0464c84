// What makes a ruleset playable (L10.2).
#pragma once

#include "games/lake/rules/ruleset.hpp"

namespace oligopoly::lake {

/// The first flaw among civilisations from `first_civ` and cards from `first_card` on. Its path counts from there, so
/// that it names the place in the pack they came from.
std::optional<Flaw> flaw_of_rows(const Ruleset&, int first_civ, int first_card);

}  // namespace oligopoly::lake
