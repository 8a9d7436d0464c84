#include "games/lake/rules/charity.hpp"

#include "games/lake/rules/turn.hpp"

namespace oligopoly::lake {

Verdict check(const Ruleset& rules, const State& state, const Donate&) {
  if (const Verdict verdict = check_own_turn(state); !verdict) return verdict;
  // In the round of the disaster only, each player once (R-L22).
  if (!is_charity_open(rules, state)) return refused(kNoDisaster);
  const Player& player = current(state);
  if (player.donated) return refused(kAlreadyDonated);
  const Donation& donation = rules.cards[*card_of_round(rules, state)].donation;
  if (const Verdict verdict = check_coins(player, donation.coins); !verdict) return verdict.by("L7");
  return check_goods(player, donation.goods).by("L7");
}

ActionResult apply(const Ruleset& rules, State& state, const Donate&, Sink sink) {
  Player& player = current(state);
  const CardIndex card = *card_of_round(rules, state);
  const Donation& donation = rules.cards[card].donation;
  player.coins -= donation.coins;
  take(player.goods, donation.goods);
  player.charity += donation.points;
  player.donated = true;
  sink(Donated{state.active, card, donation});
  return {};
}

}  // namespace oligopoly::lake
