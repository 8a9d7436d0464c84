#include "games/lake/rules/council/council.hpp"

#include "games/lake/rules/names.hpp"
#include "games/lake/rules/reasons.hpp"
#include "games/lake/rules/turn_order.hpp"

namespace oligopoly::lake {
namespace {

bool is_proposed(const State& state, Bill bill) {
  return std::find(state.proposed.begin(), state.proposed.end(), bill) != state.proposed.end();
}

/// Counts for Keynes and Lucas (L8). A round without a council counts for nobody and breaks no row (R-L28).
void count_for_achievements(State& state, Bill passed) {
  const int seats = state.players.size();
  int against = 0;
  for (int i = 0; i < seats; ++i) {
    Player& player = state.players[seat_in_order(state, i)];
    const bool is_right = state.votes[i] == passed;
    player.streak = static_cast<std::uint8_t>(is_right ? player.streak + 1 : 0);
    // Whatever other bill they voted for (R-L32).
    against += state.votes[i] != state.votes[0] ? 1 : 0;
  }
  if (state.votes[0] == passed && 2 * against > seats - 1) ++state.players[state.chair].overruled;
}

}  // namespace

std::uint8_t pass(Laws& laws, Bill bill) {
  switch (bill) {
    case Bill::TaxUp:
      return ++laws.tax;
    case Bill::FinanceTaxUp:
      return ++laws.finance_tax;
    case Bill::FinanceTaxDown:
      return --laws.finance_tax;
    case Bill::TariffUp:
      return ++laws.tariff;
    case Bill::TariffDown:
      return --laws.tariff;
    case Bill::SubsidyUp:
      return ++laws.subsidy;
    case Bill::SubsidyDown:
      return --laws.subsidy;
    case Bill::Expo:
      break;
  }
  laws.expo = true;
  return 1;
}

VoteCounts count_votes(const Ruleset& rules, const State& state) {
  VoteCounts counts = VoteCounts::filled(state.proposed.size());
  for (int i = 0; i < state.votes.size(); ++i)
    for (int bill = 0; bill < state.proposed.size(); ++bill)
      if (state.proposed[bill] == state.votes[i])
        counts[bill] = static_cast<std::uint8_t>(counts[bill] + weight_of_vote(rules, i));
  return counts;
}

Bill leading_bill(const State& state, const VoteCounts& counts) {
  const std::uint8_t most = *std::max_element(counts.begin(), counts.end());
  int first = -1;
  for (int i = 0; i < counts.size(); ++i) {
    if (counts[i] != most) continue;
    if (!state.votes.empty() && state.proposed[i] == state.votes[0]) return state.votes[0];
    if (first < 0) first = i;
  }
  return state.proposed[first];
}

bool is_available(const Ruleset& rules, const State& state, Bill bill) {
  const Laws& laws = state.laws;
  const auto can_rise = [&](int level) { return level < rules.highest_law; };
  const auto can_fall = [&](int level) { return rules.bills_reversible && level > 0; };
  switch (bill) {
    case Bill::TaxUp:
      return can_rise(laws.tax);
    case Bill::FinanceTaxUp:
      return can_rise(laws.finance_tax);
    case Bill::FinanceTaxDown:
      return can_fall(laws.finance_tax);
    case Bill::TariffUp:
      return can_rise(laws.tariff);
    case Bill::TariffDown:
      return can_fall(laws.tariff);
    case Bill::SubsidyUp:
      return can_rise(laws.subsidy);
    case Bill::SubsidyDown:
      return can_fall(laws.subsidy);
    case Bill::Expo:
      break;
  }
  return !laws.expo && state.round >= rules.expo_from;
}

int bills_to_name(const Ruleset& rules, const State& state) {
  int available = 0;
  for (const Bill bill : each<Bill>()) available += is_available(rules, state, bill) ? 1 : 0;
  return std::min(available, Bills::kCapacity);
}

/// From the chair clockwise, openly: votes are part of what everyone sees (R-L43).
Seat voter(const State& state) { return seat_in_order(state, state.votes.size()); }

Verdict check(const Ruleset& rules, const State& state, const Propose& action) {
  if (state.phase != Phase::Propose) return refused(kWrongPhase);
  const int wanted = bills_to_name(rules, state);
  if (action.bills.size() != wanted) return refused(kWrongBillCount, wanted);
  for (const Bill& bill : action.bills) {
    if (!is_available(rules, state, bill)) return refused(kBillUnavailable, name_of(bill));
    if (std::count(action.bills.begin(), action.bills.end(), bill) > 1) return refused(kWrongBillCount, wanted);
  }
  return kAllowed;
}

ActionResult apply(const Ruleset&, State& state, const Propose& action, Sink sink) {
  state.proposed = action.bills;
  state.phase = Phase::Vote;
  sink(BillsProposed{state.chair, action.bills});
  return {.may_award = kAllAchievements};
}

Verdict check(const Ruleset&, const State& state, const Vote& action) {
  if (state.phase != Phase::Vote) return refused(kWrongPhase);
  return is_proposed(state, action.bill) ? kAllowed : refused(kNotProposed, name_of(action.bill));
}

ActionResult apply(const Ruleset& rules, State& state, const Vote& action, Sink sink) {
  const auto weight = static_cast<std::uint8_t>(weight_of_vote(rules, state.votes.size()));
  sink(VoteCast{voter(state), action.bill, weight});
  state.votes.push_back(action.bill);
  if (state.votes.size() < state.players.size()) return {};

  const VoteCounts counts = count_votes(rules, state);
  const Bill passed = leading_bill(state, counts);
  const std::uint8_t level = pass(state.laws, passed);
  sink(BillPassed{passed, counts, level});
  count_for_achievements(state, passed);
  state.proposed.clear();
  state.votes.clear();
  state.phase = Phase::TurnBegins;
  return {.may_award = {Achievement::Keynes, Achievement::Lucas, Achievement::Samuelson}};
}

}  // namespace oligopoly::lake
