#include "games/smartphone/rules/phases/research.hpp"

#include <algorithm>

#include "games/smartphone/rules/board.hpp"
#include "games/smartphone/rules/reasons.hpp"
#include "games/smartphone/rules/steve/steve.hpp"

namespace oligopoly::smartphone {
namespace {

void finish(const Ruleset& rules, Board& board, Seat seat, Technology technology, bool by_discount, Sink sink) {
  Player& player = board.players[seat];
  std::uint8_t& progress = player.research[technology];
  sink(TechnologyFinished{seat, technology, progress, by_discount});
  add(player.markers, progress);
  progress = 0;
  add(player.offices, -1);
  player.technologies.insert(technology);
  if (!is_patent_left(board, technology)) return;
  board.patents[technology] = seat;
  sink(PatentTaken{seat, technology, rules.technologies[technology].patent_vp});
}

bool is_met(const Ruleset& rules, const Board& board, Seat seat, Technology technology) {
  const Player& player = board.players[seat];
  return player.offices > 0 && player.research[technology] > 0 &&
         markers_to_finish(rules, board, seat, technology) == 0;
}

/// S5.3: progress that meets a lowered cost completes, left to right, until nothing changes (R-S16).
void finish_what_is_met(const Ruleset& rules, Board& board, Seat seat, Sink sink) {
  for (bool changed = true; changed;) {
    changed = false;
    for (const Technology technology : each<Technology>()) {
      if (!is_met(rules, board, seat, technology)) continue;
      finish(rules, board, seat, technology, true, sink);
      changed = true;
    }
  }
}

}  // namespace

int markers_to_finish(const Ruleset& rules, const Board& board, Seat seat, Technology technology) {
  const int cost = ResearchPhase::cost(rules, board, seat, technology);
  return std::max(0, cost - board.players[seat].research[technology]);
}

void take_markers(Board& board, Seat seat, int icons, Sink sink) {
  Player& player = board.players[seat];
  const int taken = std::min<int>(icons, player.markers);
  add(player.markers, -taken);
  board.markers_in_hand = static_cast<std::uint8_t>(taken);
  if (icons > 0) sink(MarkersTaken{seat, static_cast<std::uint8_t>(icons), board.markers_in_hand});
}

int ResearchPhase::cost(const Ruleset& rules, const Board& board, Seat seat, Technology technology) {
  int cost = rules.technologies[technology].cost;
  // Both discounts together, but never below the least cost (R-S7).
  if (!is_patent_left(board, technology)) cost -= rules.powers.patent_discount;
  if (has_power(board, seat, Technology::Gaming)) cost -= rules.powers.gaming_discount;
  return std::max<int>(cost, rules.powers.least_cost);
}

Verdict ResearchPhase::check(const Ruleset&, const Board& board, Seat seat, const Study& action) {
  if (has_technology(board, seat, action.technology)) return refused(kHasTechnology, name_of(action.technology));
  if (board.players[seat].offices == 0) return refused(kNoOfficeLeft);
  return kAllowed;
}

SmallSet<Technology> ResearchPhase::targets(const Ruleset& rules, const Board& board, Seat seat) {
  SmallSet<Technology> targets;
  for (const Technology technology : each<Technology>())
    if (check(rules, board, seat, Study{technology})) targets.insert(technology);
  return targets;
}

bool ResearchPhase::has_choice(const Ruleset& rules, const Board& board, Seat seat) {
  return board.markers_in_hand > 0 && !targets(rules, board, seat).empty();
}

bool ResearchPhase::begin_turn(const Ruleset& rules, Board& board, Seat seat, Sink sink) {
  finish_what_is_met(rules, board, seat, sink);
  take_markers(board, seat, board.players[seat].outcome.visible[Icon::Research], sink);
  if (!is_steve(board, seat)) return has_choice(rules, board, seat);
  steve::research(rules, board, sink);
  return false;
}

void ResearchPhase::apply(const Ruleset& rules, Board& board, Seat seat, const Study& action, Sink sink) {
  const Technology technology = action.technology;
  std::uint8_t& progress = board.players[seat].research[technology];
  add(board.markers_in_hand, -1);
  add(progress, 1);
  const int price = cost(rules, board, seat, technology);
  sink(Studied{seat, technology, progress, static_cast<std::uint8_t>(price)});
  if (progress < price) return;
  finish(rules, board, seat, technology, false, sink);
  // Only Gaming lowers costs in one's own turn.
  if (technology == Technology::Gaming) finish_what_is_met(rules, board, seat, sink);
}

}  // namespace oligopoly::smartphone
