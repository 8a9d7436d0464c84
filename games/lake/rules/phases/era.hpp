// Era cards (L3) and the draw of the first chair (L2.2).
#pragma once

#include "games/lake/rules/achievements.hpp"
#include "games/lake/rules/actions.hpp"

namespace oligopoly::lake {

Verdict check(const Ruleset&, const State&, const DrawChair&);
ActionResult apply(const Ruleset&, State&, const DrawChair&, Sink);

Verdict check(const Ruleset&, const State&, const DrawCard&);
ActionResult apply(const Ruleset&, State&, const DrawCard&, Sink);

/// Whether this round opens with a card: the quiet rounds are over and one is left (L3.1, R-L23).
bool has_card_to_draw(const Ruleset&, const State&);
bool is_drawn(const State&, CardIndex);
/// Leaders pay (L3.3): what a card just drawn takes at once, or what all cards in force take every round (R-L37).
void fine_leaders(const Ruleset&, State&, int at_once, Sink);

}  // namespace oligopoly::lake
