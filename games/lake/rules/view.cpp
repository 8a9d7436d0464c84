#include "games/lake/rules/industry.hpp"
#include "games/lake/rules/lake.hpp"
#include "games/lake/rules/phases/buy.hpp"
#include "games/lake/rules/scoring.hpp"
#include "games/lake/rules/trade/routes.hpp"

namespace oligopoly::lake {
namespace {

Outlook outlook_of(const Ruleset& rules, const State& state, Seat seat) {
  const Player& player = state.players[seat];
  Outlook outlook;
  for (const Industry industry : each<Industry>())
    if (player.levels[industry] > 0) outlook.runs[industry] = payoff(rules, state, seat, industry).total;
  outlook.idle_plots = static_cast<std::uint8_t>(idle_plots(rules, player));
  outlook.price = static_cast<std::uint8_t>(next_price(rules, state, seat));
  outlook.score = score(rules, state, seat);
  return outlook;
}

}  // namespace

View Lake::view(const Ruleset& rules, const State& state, Seat viewer) {
  View view;
  view.viewer = viewer;
  view.table = state;
  for (const Seat seat : players(state.players.size())) view.outlook.push_back(outlook_of(rules, state, seat));
  for (const Industry industry : each<Industry>()) view.monopolies[industry] = monopolist(rules, state, industry);
  view.route_fee = static_cast<std::uint8_t>(route_fee(rules, state));
  return view;
}

}  // namespace oligopoly::lake
