// Version 1 of the rules, as far as it differed: records that name it replay as they were played.
#pragma once

#include "games/lake/rules/actions.hpp"
#include "games/lake/rules/model.hpp"

namespace oligopoly::lake::old {

/// The Silk Road worked by itself: the founder's first, then the partner's, or nobody's.
Seat silk_road(const Ruleset&, const State&, Seat founder, Seat partner);

/// The number records held for a position: exchanges were of one kind, and an industry ran once a turn.
std::uint64_t hash_of(const State&);

/// Reads an exchange of one kind for another, as messages wrote it. False if it is anything else.
bool read_exchange(FieldReader&, Exchange&);

}  // namespace oligopoly::lake::old
