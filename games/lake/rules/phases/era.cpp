#include "games/lake/rules/phases/era.hpp"

#include "games/lake/rules/industry.hpp"
#include "games/lake/rules/reasons.hpp"
#include "games/lake/rules/traits/traits.hpp"

namespace oligopoly::lake {
namespace {

/// For each industry every leader, ties included, pays or gives all it has (R-L5).
void take_fines(State& state, int fine, Sink sink) {
  for (const Industry industry : each<Industry>()) {
    const int highest = highest_level(state, industry);
    if (highest == 0) continue;
    for (const Seat seat : players(state.players.size())) {
      Player& player = state.players[seat];
      if (player.levels[industry] != highest) continue;
      const std::int32_t coins = std::min<std::int32_t>(fine, player.coins);
      player.coins -= coins;
      sink(FinePaid{seat, industry, coins});
    }
  }
}

/// What the cards in force take from leaders each round, if they do so every round (R-L37).
int lasting_fine(const Ruleset& rules, const State& state) {
  int sum = 0;
  if (rules.sherman == Sherman::EveryRound)
    for (const CardIndex card : state.drawn) sum += rules.cards[card].leader_fine;
  return sum;
}

}  // namespace

void fine_leaders(const Ruleset& rules, State& state, int at_once, Sink sink) {
  const int coins = rules.sherman == Sherman::EveryRound ? lasting_fine(rules, state) : at_once;
  if (coins > 0) take_fines(state, coins, sink);
}

bool is_drawn(const State& state, CardIndex card) {
  return std::find(state.drawn.begin(), state.drawn.end(), card) != state.drawn.end();
}

bool has_card_to_draw(const Ruleset& rules, const State& state) {
  return state.round > rules.quiet_rounds && state.drawn.size() < rules.cards.size();
}

Verdict check(const Ruleset&, const State& state, const DrawChair& action) {
  if (state.phase != Phase::DrawChair) return refused(kWrongPhase);
  if (static_cast<int>(action.seat.index()) >= state.players.size()) return refused(kNotASeat);
  return kAllowed;
}

ActionResult apply(const Ruleset&, State& state, const DrawChair& action, Sink sink) {
  state.chair = state.active = action.seat;
  state.phase = Phase::RoundBegins;
  sink(ChairDrawn{action.seat});
  return {};
}

Verdict check(const Ruleset& rules, const State& state, const DrawCard& action) {
  if (state.phase != Phase::DrawCard) return refused(kWrongPhase);
  if (action.card >= rules.cards.size() || is_drawn(state, action.card)) return refused(kCardUsed);
  return kAllowed;
}

ActionResult apply(const Ruleset& rules, State& state, const DrawCard& action, Sink sink) {
  const EraCard& card = rules.cards[action.card];
  state.drawn.push_back(action.card);
  for (const Industry industry : each<Industry>())
    state.era[industry] = static_cast<std::int16_t>(state.era[industry] + card.effect[industry]);
  state.leader_bonus = static_cast<std::int16_t>(state.leader_bonus + card.leader_bonus);
  sink(CardDrawn{action.card});
  fine_leaders(rules, state, card.leader_fine, sink);
  state.phase = Phase::CouncilOpens;
  // A disaster first asks Meiji; charity is open in the turns of the round (L3.4).
  if (card.disaster) ask_meiji(rules, state, state.chair);
  return {.may_award = kAllAchievements};
}

}  // namespace oligopoly::lake
