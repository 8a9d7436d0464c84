#include "matches/breakdown.hpp"

namespace oligopoly {

std::vector<OptionInfo> choices_of_seats(const AnyGame& game) {
  std::vector<OptionInfo> options = game.options();
  std::erase_if(options, [](const OptionInfo& o) { return !o.per_seat || o.kind != OptionKind::Choice; });
  return options;
}

SeatChoices seat_choices(const AnyRuleset& rules, int seats) {
  SeatChoices values;
  for (const OptionInfo& option : choices_of_seats(rules.game())) {
    values.emplace_back();
    for (const Seat seat : players(seats)) values.back().push_back(rules.option(option, seat));
  }
  return values;
}

Breakdown::Breakdown(const AnyGame& game, std::vector<std::string> players)
    : options_(choices_of_seats(game)), players_(std::move(players)), choices_(options_.size()) {}

void Breakdown::add(const std::vector<int>& seating, const SeatChoices& choices, const Standings& standings) {
  for (const Seat seat : players(standings.size())) {
    const auto add_to = [&](GroupTally& tally) {
      tally.all.add(standings, seat);
      tally.by_player[seating[seat.index()]].add(standings, seat);
    };
    add_to(seats_[static_cast<int>(seat.index())]);
    for (std::size_t i = 0; i < choices_.size(); ++i) add_to(choices_[i][choices[i][seat.index()]]);
  }
}

Group Breakdown::group(const GroupTally& tally) const {
  Group group{tally.all.outcome(), {}};
  for (const auto& [player, part] : tally.by_player)
    group.players.push_back({part.outcome(), players_[static_cast<std::size_t>(player)]});
  return group;
}

std::vector<ChoiceGroup> Breakdown::by_choice() const {
  std::vector<ChoiceGroup> groups;
  for (std::size_t i = 0; i < options_.size(); ++i)
    for (const auto& [value, tally] : choices_[i]) groups.push_back({group(tally), options_[i], value});
  return groups;
}

std::vector<SeatGroup> Breakdown::by_seat() const {
  std::vector<SeatGroup> groups;
  for (const auto& [seat, tally] : seats_) groups.push_back({group(tally), Seat{seat}});
  return groups;
}

}  // namespace oligopoly
