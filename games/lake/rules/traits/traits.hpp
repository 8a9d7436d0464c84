// The traits of civilisations (L6). The Silk Road is part of founding a route: see trade/routes.
#pragma once

#include "games/lake/rules/achievements.hpp"
#include "games/lake/rules/actions.hpp"

namespace oligopoly::lake {

// ---- used in the own turn --------------------------------------------------------------------------------------

Verdict check(const Ruleset&, const State&, const Trade&);
ActionResult apply(const Ruleset&, State&, const Trade&, Sink);

Verdict check(const Ruleset&, const State&, const Forbid&);
ActionResult apply(const Ruleset&, State&, const Forbid&, Sink);

Verdict check(const Ruleset&, const State&, const Strike&);
ActionResult apply(const Ruleset&, State&, const Strike&, Sink);

Verdict check(const Ruleset&, const State&, const Conquer&);
ActionResult apply(const Ruleset&, State&, const Conquer&, Sink);

Verdict check(const Ruleset&, const State&, const Desalinate&);
ActionResult apply(const Ruleset&, State&, const Desalinate&, Sink);

/// Whether the player whose turn it is has this trait and may use it now: once a round, while no offer is open (R-L17).
Verdict check_trait(const Ruleset&, const State&, Trait);

/// Units Global Trade takes for what it gives.
inline constexpr int kTradeTakes = 1;
/// What a trait is paid with: so many units of any mix of these kinds.
struct Payment {
  SmallSet<Good> kinds;
  int units = 0;
};
/// Of a trait that is not paid with goods: nothing.
Payment payment_for(const Ruleset&, Trait);
/// Whether Blood and Iron can take a level from an industry of this level (R-L40).
constexpr bool can_fall(const Ruleset& rules, int level) {
  return level > 1 || (level == 1 && rules.blood_and_iron_razes);
}
/// The kinds Blood and Iron and Conquest are paid in (L1.1).
inline constexpr SmallSet<Resource> kIndustryGoods{Resource::Timber, Resource::Steel, Resource::Metals};
inline constexpr SmallSet<Resource> kFarmGoods{Resource::Livestock, Resource::Crops};

// ---- asked for -------------------------------------------------------------------------------------------------

Verdict check(const Ruleset&, const State&, const Meiji&);
ActionResult apply(const Ruleset&, State&, const Meiji&, Sink);
Verdict check(const Ruleset&, const State&, const Westward&);
ActionResult apply(const Ruleset&, State&, const Westward&, Sink);
Verdict check(const Ruleset&, const State&, const Stay&);
ActionResult apply(const Ruleset&, State&, const Stay&, Sink);

/// The seat that answered no.
void decline_meiji(const Ruleset&, State&, Sink);
/// Asks the first seat with the trait that has not been asked, from `first` clockwise up to the chair; with none
/// left the council opens.
void ask_meiji(const Ruleset&, State&, Seat first);
/// Whether the seat whose turn begins is asked to skip it: the trait, and a plot in the bank.
bool may_go_westward(const Ruleset&, const State&);

}  // namespace oligopoly::lake
