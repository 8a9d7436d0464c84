#include "games/smartphone/rules/phases/research.hpp"
#include "games/smartphone/rules/board.hpp"
#include "games/smartphone/rules/steve/steve.hpp"

namespace oligopoly::smartphone::steve {
namespace {

using Technologies = SmallSet<Technology>;

struct TechnologyChoice {
  Step step = Step::None;
  Technologies candidates;
};

/// The first step of S9.5 that leaves anything to study.
TechnologyChoice candidates(const Ruleset& rules, const Board& board) {
  const Technologies lacking = ResearchPhase::targets(rules, board, board.steve.seat);
  Technologies begun, patents_left;
  for (const Technology technology : lacking) {
    if (board.players[board.steve.seat].research[technology] > 0) begun.insert(technology);
    if (is_patent_left(board, technology)) patents_left.insert(technology);
  }
  if (!begun.empty()) return {Step::A, begun};
  if (!patents_left.empty()) return {Step::B, patents_left};
  if (!lacking.empty()) return {Step::C, lacking};
  return {};
}

/// The lowest cost to him now; equal cost: the one further left (R-S13). Requires candidates.
Technology cheapest(const Ruleset& rules, const Board& board, Technologies candidates) {
  Technology best = candidates.at(0);
  const auto cost = [&](Technology technology) {
    return ResearchPhase::cost(rules, board, board.steve.seat, technology);
  };
  for (const Technology technology : candidates)
    if (cost(technology) < cost(best)) best = technology;
  return best;
}

void explain(const Ruleset& rules, const Board& board, const TechnologyChoice& choice, Maybe<Technology> chosen,
             Sink sink) {
  if (!sink.is_on()) return;
  SteveChoseTechnology event{board.steve.seat, choice.step, {}, chosen};
  for (const Technology technology : choice.candidates)
    event.candidates.push_back(
        {technology, static_cast<std::uint8_t>(ResearchPhase::cost(rules, board, board.steve.seat, technology)),
         board.players[board.steve.seat].research[technology]});
  sink(event);
}

}  // namespace

void research(const Ruleset& rules, Board& board, Sink sink) {
  Maybe<Technology> studying;
  while (board.markers_in_hand > 0) {
    const TechnologyChoice choice = candidates(rules, board);
    if (choice.step == Step::None) return explain(rules, board, choice, {}, sink);
    const Maybe<Technology> chosen = {cheapest(rules, board, choice.candidates)};
    // Going on with what the last marker went to is the same choice, so it is explained once.
    if (!(chosen == studying)) explain(rules, board, choice, chosen, sink);
    studying = chosen;
    ResearchPhase::apply(rules, board, board.steve.seat, Study{chosen[0]}, sink);
  }
}

}  // namespace oligopoly::smartphone::steve
