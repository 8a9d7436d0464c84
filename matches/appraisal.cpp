#include "matches/appraisal.hpp"

#include <algorithm>

namespace oligopoly {
namespace {

/// Those who share a place share the chances of the places they take together.
Worth worth_of_result(const Standings& standings) {
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

/// How often what is hidden or drawn is made up where a move brings it to light.
constexpr int kGuesses = 32;

/// A position as it may be after a move, when somebody is to decide again.
struct Guess {
  std::unique_ptr<AnyPosition> position;
  /// Whether the move brought something hidden to light, and whether chance acted: other guesses may lead elsewhere.
  bool is_revealing = false, is_drawn = false;
};

/// The same guess makes up the same for every move, so that moves can be compared.
Guess guess_of(const AnyPosition& position, Seat seat, const AnyAction& action, int guess) {
  Rng rng = Rng::stream(static_cast<std::uint64_t>(guess), "appraisal");
  Guess guessed{position.determinize(seat, rng)};
  AnyPosition& next = *guessed.position;
  guessed.is_revealing = next.reveals(seat, action);
  (void)next.apply(seat, action);
  while (next.to_act().contains(kChance) && next.apply(kChance, next.sample_action(kChance, rng)))
    guessed.is_drawn = true;
  return guessed;
}

}  // namespace

Appraisal::Appraisal(const AnyRuleset& rules, Skill skill) : judge_(make_judge(rules)), skill_(skill) {
  if (judge_ && !judge_->has_network()) judge_ = nullptr;
}

Worth Appraisal::worth(const AnyPosition& position, Seat viewer) const {
  if (!judge_) return {};
  return position.is_over() ? worth_of_result(position.standings()) : judge_->judge(position.view(viewer), skill_);
}

std::optional<Appraisal::Prospect> Appraisal::prospect(const AnyPosition& position, Seat seat,
                                                       const AnyAction& action) const {
  std::int64_t score = 0, chance = 0;
  std::int32_t guesses = 0, first = 0;
  bool is_guessed = false;
  for (; guesses < kGuesses; ++guesses) {
    const Guess guessed = guess_of(position, seat, action, guesses);
    const Worth after = worth(*guessed.position, seat);
    if (after.empty()) return std::nullopt;
    score += after[seat].score;
    chance += after[seat].places[0];
    if (guesses == 0) first = after[seat].places[0];
    is_guessed |= guessed.is_revealing && after[seat].places[0] != first;
    if (!guessed.is_revealing && !guessed.is_drawn) return Prospect{after[seat].score, after[seat].places[0]};
  }
  return Prospect{static_cast<std::int32_t>(score / guesses), static_cast<std::int32_t>(chance / guesses), is_guessed};
}

void Appraisal::complete(std::span<ComparedMove> moves, const AnyPosition& position, Seat seat) const {
  const auto has_score = [](const ComparedMove& move) { return move.score.has_value(); };
  const auto has_chance = [](const ComparedMove& move) { return move.chance.has_value(); };
  const bool has_scores = std::any_of(moves.begin(), moves.end(), has_score);
  const bool has_chances = std::any_of(moves.begin(), moves.end(), has_chance);
  if (!judge_ || moves.empty() || (has_scores && has_chances)) return;
  const auto chosen = prospect(position, seat, moves.front().action);
  if (!chosen) return;
  const SeatWorth now = worth(position, seat)[seat];
  const std::int32_t more_score = chosen->is_guessed ? now.score - chosen->score : 0;
  const std::int32_t more_chance = chosen->is_guessed ? now.places[0] - chosen->chance : 0;
  for (ComparedMove& move : moves) {
    const auto left = prospect(position, seat, move.action);
    if (!has_scores) move.score = left->score + more_score;
    if (!has_chances) move.chance = std::clamp(left->chance + more_chance, 0, kSurelyWon);
  }
}

}  // namespace oligopoly
