#include "games/lake/bots/scenarios.hpp"

#include <algorithm>

#include "games/lake/rules/council/council.hpp"

namespace oligopoly::lake {
namespace {

std::int16_t hundredths(int number) { return static_cast<std::int16_t>(100 * number); }

ExpectedLaws levels_of(const Laws& laws) {
  return {hundredths(laws.tax), hundredths(laws.finance_tax), hundredths(laws.tariff), hundredths(laws.subsidy)};
}

List<CardIndex, kMaxCards> undrawn(const Ruleset& rules, const State& state) {
  List<CardIndex, kMaxCards> cards;
  for (int i = 0; i < rules.cards.size(); ++i) {
    const auto card = static_cast<CardIndex>(i);
    if (std::find(state.drawn.begin(), state.drawn.end(), card) == state.drawn.end()) cards.push_back(card);
  }
  return cards;
}

/// Cards are drawn from the first round on that has one (L3.1).
void draw_cards(const Ruleset& rules, const State& state, List<CardIndex, kMaxCards> deck, Scenario& scenario,
                Rng& rng) {
  EnumMap<Industry, std::int16_t> era = state.era;
  int leader_bonus = state.leader_bonus;
  for (int round = state.round; round <= rules.rounds; ++round) {
    if (round > state.round && round > rules.quiet_rounds && !deck.empty()) {
      const int drawn = rng.between(0, deck.size() - 1);
      const EraCard& card = rules.cards[deck[drawn]];
      deck[drawn] = deck.back();
      deck.pop_back();
      for (const Industry industry : each<Industry>())
        era[industry] = static_cast<std::int16_t>(era[industry] + card.effect[industry]);
      leader_bonus += card.leader_bonus;
    }
    const auto now = static_cast<std::size_t>(round);
    for (const Industry industry : each<Industry>())
      scenario.era[now][static_cast<std::size_t>(industry)] = hundredths(era[industry]);
    scenario.leader_bonus[now] = hundredths(leader_bonus);
  }
}

/// Any bill that can be proposed may be the next (L4.2).
void pass_bills(const Ruleset& rules, const State& state, Scenario& scenario, Rng& rng) {
  State world = state;
  for (int round = state.round + 1; round <= rules.rounds; ++round) {
    world.round = static_cast<std::uint8_t>(round);
    List<Bill, kCountOf<Bill>> open;
    for (const Bill bill : each<Bill>())
      if (is_available(rules, world, bill)) open.push_back(bill);
    if (open.empty()) return;
    scenario.bills.push_back(open[rng.between(0, open.size() - 1)]);
    pass(world.laws, scenario.bills.back());
  }
}

void note_laws(const Ruleset& rules, const State& state, Scenario& scenario) {
  State world = state;
  for (int round = state.round; round <= rules.rounds; ++round) {
    const int passed = round - state.round - 1;
    if (passed >= 0 && passed < scenario.bills.size() && is_available(rules, world, scenario.bills[passed]))
      pass(world.laws, scenario.bills[passed]);
    scenario.laws[static_cast<std::size_t>(round)] = levels_of(world.laws);
  }
}

}  // namespace

std::vector<Scenario> imagine_scenarios(const Ruleset& rules, const State& state, int count, Rng& rng) {
  std::vector<Scenario> scenarios(static_cast<std::size_t>(count));
  const auto deck = undrawn(rules, state);
  for (Scenario& scenario : scenarios) {
    draw_cards(rules, state, deck, scenario, rng);
    pass_bills(rules, state, scenario, rng);
    note_laws(rules, state, scenario);
  }
  return scenarios;
}

std::vector<Scenario> with_bill(const Ruleset& rules, const State& state, std::vector<Scenario> scenarios, Bill bill) {
  State changed = state;
  pass(changed.laws, bill);
  for (Scenario& scenario : scenarios) {
    const auto later = std::find(scenario.bills.begin(), scenario.bills.end(), bill);
    if (later != scenario.bills.end()) scenario.bills.erase_at(static_cast<int>(later - scenario.bills.begin()));
    note_laws(rules, changed, scenario);
  }
  return scenarios;
}

}  // namespace oligopoly::lake
