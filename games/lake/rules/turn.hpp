// What the steps of a turn share (L5): whose it is, which step may still be done, and what things cost.
#pragma once

#include "games/lake/rules/actions.hpp"
#include "games/lake/rules/model.hpp"
#include "games/lake/rules/names.hpp"
#include "games/lake/rules/reasons.hpp"

namespace oligopoly::lake {

/// The player whose turn it is.
inline Player& current(State& state) { return state.players[state.active]; }
inline const Player& current(const State& state) { return state.players[state.active]; }

/// A decision of the own turn: no offer is open.
inline Verdict check_own_turn(const State& state) {
  if (state.phase != Phase::Turn) return refused(kWrongPhase);
  if (state.offer.is_open()) return refused(kOfferOpen).by(state.offer.kind == OfferKind::Exchange ? "L5.1" : "L5.6");
  return kAllowed;
}

/// Whether the turn may (still) come to this step. Doing something in a later step leaves the ones before (R-L29).
inline Verdict check_step(const State& state, TurnStep step) {
  if (const Verdict verdict = check_own_turn(state); !verdict) return verdict;
  if (state.turn.step == TurnStep::Income && step != TurnStep::Income) return refused(kIncomeFirst);
  if (state.turn.step > step) return refused(kStepPassed, name_of(step));
  return kAllowed;
}

/// Whether turns have this step under the laws: the Expo has one once it is held (L5.1).
inline bool has_step(const Laws& laws, TurnStep step) { return step != TurnStep::Expo || laws.expo; }

/// The tax of L4.3 on a dealing: the level of the law, if the table taxes such dealings.
inline int tax_on(const Ruleset& rules, const State& state, Dealing dealing) {
  return rules.tax_scope.contains(dealing) ? state.laws.tax : 0;
}

inline Verdict check_coins(const Player& player, int coins) {
  return player.coins >= coins ? kAllowed : refused(kLacksCoins, coins, player.coins);
}

inline Verdict check_goods(const Player& player, const Mix& mix, int times = 1) {
  for (const Resource resource : each<Resource>())
    if (player.goods[resource] < times * mix[resource]) return refused(kLacksGoods, name_of(resource));
  return kAllowed;
}

/// Another player of this table.
inline Verdict check_other(const State& state, Seat other) {
  if (static_cast<int>(other.index()) >= state.players.size()) return refused(kNotASeat);
  return other == state.active ? refused(kOwnSeat) : kAllowed;
}

/// The round in which the card at this place of those drawn came (L3.1).
inline int round_of_card(const Ruleset& rules, int place) { return rules.quiet_rounds + place + 1; }

/// The card drawn this round, if one was.
inline std::optional<CardIndex> card_of_round(const Ruleset& rules, const State& state) {
  const int last = state.drawn.size() - 1;
  if (last < 0 || round_of_card(rules, last) != state.round) return std::nullopt;
  return state.drawn.back();
}

/// Whether donations are open in this round: it began with a disaster (L7).
inline bool is_charity_open(const Ruleset& rules, const State& state) {
  const auto card = card_of_round(rules, state);
  return card && rules.cards[*card].disaster;
}

}  // namespace oligopoly::lake
