// Goofspiel: every number of the game and nothing else. Source: G1 of RULES.md.
#pragma once

#include <array>

#include "core/game.hpp"
#include "games/goofspiel/rules/model.hpp"

namespace oligopoly::goofspiel {

inline constexpr std::array<NamedRuleset<Ruleset>, 1> kRulesets = {{
    {"standard", 1, {"Standard", "标准", "標準"}, {.cards = 13}},
}};

inline constexpr std::array<Option<Ruleset>, 1> kOptions = {{
    {{.name = "cards",
      .kind = OptionKind::Number,
      .least = 4,
      .most = kMaxCards,
      .title = {"Cards in each hand", "每人手牌数", "每人手牌數"}},
     [](const Ruleset& rules, Seat) -> int { return rules.cards; },
     [](Ruleset& rules, Seat, int value) { rules.cards = static_cast<std::uint8_t>(value); }},
}};

}  // namespace oligopoly::goofspiel
