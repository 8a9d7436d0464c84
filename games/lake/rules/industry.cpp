#include "games/lake/rules/industry.hpp"

#include "games/lake/rules/names.hpp"
#include "games/lake/rules/reasons.hpp"

namespace oligopoly::lake {
namespace {

int plots_used(const Ruleset& rules, const Player& player) {
  int used = 0;
  for (const Industry industry : each<Industry>()) {
    const int second = rules.industries[industry].second_plot, level = player.levels[industry];
    if (level > 0) used += second > 0 && level >= second ? 2 : 1;
  }
  return used;
}

void report_monopoly(Seat before, Seat after, Industry industry, Sink sink) {
  if (before == after) return;
  if (before != kNobody) sink(MonopolyLost{before, industry});
  if (after != kNobody) sink(MonopolyWon{after, industry});
}

}  // namespace

int highest_level(const State& state, Industry industry) {
  int highest = 0;
  for (const Player& player : state.players) highest = std::max<int>(highest, player.levels[industry]);
  return highest;
}

PayTerms pay_terms(const Ruleset& rules, const State& state, Seat seat, Industry industry) {
  int others = 0;
  for (const Seat other : players(state.players.size()))
    if (other != seat) others = std::max<int>(others, state.players[other].levels[industry]);
  return {state.players[seat].levels[industry],
          others,
          state.era[industry],
          levy_on(state.laws, rules.industries[industry].levy),
          state.leader_bonus,
          state.forbidden.contains(industry)};
}

/// One pass, because it is asked often: whoever is highest, and the highest of the others.
Seat monopolist(const Ruleset& rules, const State& state, Industry industry) {
  Seat highest = kNobody;
  PayTerms terms{.level = 0, .is_forbidden = state.forbidden.contains(industry)};
  for (const Seat seat : players(state.players.size())) {
    const int level = state.players[seat].levels[industry];
    terms.others = std::max(terms.others, std::min(level, terms.level));
    if (level > terms.level) highest = seat;
    terms.level = std::max(terms.level, level);
  }
  return is_monopoly(rules, terms) ? highest : kNobody;
}

Payoff payoff(const Ruleset& rules, Industry industry, const PayTerms& terms) {
  const PayParts parts = pay_parts(rules, rules.industries[industry], terms);
  const auto narrow = [](int value) { return static_cast<std::int16_t>(value); };
  return {narrow(parts.base),   narrow(parts.level), narrow(parts.era),    narrow(parts.monopoly),
          narrow(parts.leader), narrow(parts.levy),  narrow(parts.total())};
}

Payoff payoff(const Ruleset& rules, const State& state, Seat seat, Industry industry) {
  return payoff(rules, industry, pay_terms(rules, state, seat, industry));
}

CardShares card_shares(const Ruleset& rules, const State& state, Industry industry) {
  CardShares shares;
  for (const CardIndex card : state.drawn)
    if (const std::int8_t effect = rules.cards[card].effect[industry]; effect != 0) shares.push_back({card, effect});
  return shares;
}

int idle_plots(const Ruleset& rules, const Player& player) { return player.plots - plots_used(rules, player); }

Verdict check_rise(const Ruleset& rules, const Player& player, Industry industry) {
  const int level = player.levels[industry];
  if (level == 0) return refused(kNotBuilt, name_of(industry));
  if (is_at_cap(rules, level)) return refused(kLevelCap, rules.level_cap);
  const int plots = plots_to_rise(rules, industry, level);
  if (plots > 0 && idle_plots(rules, player) < plots) return refused(kNoIdlePlot);
  return kAllowed;
}

void change_level(const Ruleset& rules, State& state, Seat seat, Industry industry, int by, Sink sink) {
  const Seat before = sink.is_on() ? monopolist(rules, state, industry) : kNobody;
  std::uint16_t& level = state.players[seat].levels[industry];
  level = static_cast<std::uint16_t>(level + by);
  // What is gone has no past: whoever builds it again begins anew (R-L40).
  if (level == 0) state.players[seat].slumps.erase(industry);
  if (sink.is_on()) report_monopoly(before, monopolist(rules, state, industry), industry, sink);
}

void forbid_monopoly(const Ruleset& rules, State& state, Industry industry, Sink sink) {
  const Seat before = monopolist(rules, state, industry);
  state.forbidden.insert(industry);
  report_monopoly(before, kNobody, industry, sink);
}

}  // namespace oligopoly::lake
