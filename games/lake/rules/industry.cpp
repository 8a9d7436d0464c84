#include "games/lake/rules/industry.hpp"

#include "games/lake/rules/names.hpp"
#include "games/lake/rules/reasons.hpp"

namespace oligopoly::lake {
namespace {

int levy_on(const Laws& laws, Levy levy) {
  if (levy == Levy::FinanceTax) return laws.finance_tax;
  return levy == Levy::Tariff ? laws.tariff : 0;
}

int plots_used(const Ruleset& rules, const Player& player) {
  int used = 0;
  for (const Industry industry : each<Industry>()) {
    const int level = player.levels[industry], second = rules.industries[industry].second_plot;
    if (level > 0) used += second > 0 && level >= second ? 2 : 1;
  }
  return used;
}

/// Who is ahead of everyone else in an industry, at which level and by how many. Whoever lacks it counts as level 0
/// (R-L42).
struct Lead {
  Seat seat = kNobody;
  int level = 0, by = 0;
};

Lead lead_in(const State& state, Industry industry) {
  Lead lead;
  int second = 0;
  for (const Seat seat : players(state.players.size())) {
    const int level = state.players[seat].levels[industry];
    second = std::max(second, std::min(level, lead.level));
    if (level > lead.level) lead.seat = seat;
    lead.level = std::max(lead.level, level);
  }
  lead.by = lead.level - second;
  return lead;
}

bool is_monopoly(const Ruleset& rules, const State& state, Industry industry, const Lead& lead) {
  return lead.by >= rules.monopoly_lead && !state.forbidden.contains(industry);
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

Seat monopolist(const Ruleset& rules, const State& state, Industry industry) {
  const Lead lead = lead_in(state, industry);
  return is_monopoly(rules, state, industry, lead) ? lead.seat : kNobody;
}

Payoff payoff(const Ruleset& rules, const State& state, Seat seat, Industry industry) {
  const IndustryRow& row = rules.industries[industry];
  const int level = state.players[seat].levels[industry];
  const Lead lead = lead_in(state, industry);
  const bool has_monopoly = lead.seat == seat && is_monopoly(rules, state, industry, lead);
  const int monopoly = has_monopoly ? rules.monopoly_bonus : 0, leader = level == lead.level ? state.leader_bonus : 0;
  const int levy = levy_on(state.laws, row.levy);
  // An upgrade brings its level and nothing for being first (R-L46); a run never costs coins (R-L41).
  const int total = row.coins + (level - 1) + state.era[industry] + monopoly + leader - levy;
  const auto narrow = [](int value) { return static_cast<std::int16_t>(value); };
  return {narrow(row.coins), narrow(level - 1), state.era[industry],       narrow(monopoly),
          narrow(leader),    narrow(levy),      narrow(std::max(0, total))};
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
  if (rules.level_cap > 0 && level >= rules.level_cap) return refused(kLevelCap, rules.level_cap);
  const bool needs_plot = rules.industries[industry].second_plot == level + 1;
  if (needs_plot && idle_plots(rules, player) < 1) return refused(kNoIdlePlot);
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
