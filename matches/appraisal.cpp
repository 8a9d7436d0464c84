#include "matches/appraisal.hpp"

namespace oligopoly {
namespace {

/// Those who share a place share the chances of the places they take together.
Worth result_of(const Standings& standings) {
  Worth worth(standings.size());
  for (const Seat seat : players(standings.size())) {
    const int first = standings[seat].place - 1;
    int sharers = 0;
    for (const Seat other : players(standings.size())) sharers += standings[other].place == standings[seat].place;
    worth[seat].score = 100 * standings[seat].score;
    for (int place = first; place < std::min(first + sharers, standings.size()); ++place)
      worth[seat].places[static_cast<std::size_t>(place)] = kSurelyWon / sharers;
  }
  return worth;
}

}  // namespace

Appraisal::Appraisal(const AnyRuleset& rules, Skill skill) : judge_(make_judge(rules)), skill_(skill) {
  if (judge_ && !judge_->has_network()) judge_ = nullptr;
}

Worth Appraisal::worth(const AnyPosition& position, Seat viewer) const {
  if (!judge_) return {};
  return position.is_over() ? result_of(position.standings()) : judge_->judge(position.view(viewer), skill_);
}

}  // namespace oligopoly
