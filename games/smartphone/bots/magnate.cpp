#include "games/smartphone/bots/magnate.hpp"

#include <algorithm>
#include <limits>

namespace oligopoly::smartphone {
namespace {

/// Plans that are rehearsed.
constexpr std::size_t kPlans = 12;

/// Chance and doubts of a moment of the game are the same in a world whatever was done before.
Rng moment_of(std::uint64_t world, const Board& board, Seat seat) {
  const auto moment = static_cast<std::uint64_t>(board.round) << 16 | static_cast<std::uint64_t>(board.phase) << 8 |
                      (seat == kChance ? std::uint64_t{255} : static_cast<std::uint64_t>(seat.index()));
  Rng rng(world ^ moment * 0x9FB21C651E98DF25u);
  return Rng(rng.next());
}

int draw(std::span<const std::int32_t> chances, Rng& rng) {
  auto left = static_cast<std::int32_t>(rng.below(kSurelyWon));
  for (std::size_t i = 0; i < chances.size(); ++i)
    if ((left -= chances[i]) < 0) return static_cast<int>(i);
  return 0;
}

}  // namespace

JudgingPolicy::JudgingPolicy(const Ruleset& rules, std::span<const std::int16_t> weights)
    : FirmPolicy(rules), appraiser_(rules) {
  Features features;
  const View first = Smartphone::view(rules, Smartphone::start(rules, 2), Seat{0});
  describe(appraiser_, appraiser_.survey(first), Seat{0}, Skill::Tycoon, features);
  const auto shape = read_shape(weights);
  if (shape && shape->outputs == ValueNetwork::kOutputs && shape->inputs == features.size())
    network_.emplace(weights, FirmAppraiser::kUnit);
}

Values JudgingPolicy::judge(const State& state) const {
  // Nothing is hidden between two rounds: whoever looks sees the same.
  const View view = Smartphone::view(rules(), state, Seat{0});
  const FirmAppraiser::Survey survey = appraiser_.survey(view);
  const int seats = survey.scores.size();
  std::array<std::int32_t, kMaxSeats> strengths{}, scores{};
  Features features;
  for (const Seat seat : players(seats)) {
    describe(appraiser_, survey, seat, Skill::Tycoon, features);
    const ValueNetwork::Answer answer = network_->answer(features, survey.scores[seat]);
    strengths[seat.index()] = answer.strength;
    scores[seat.index()] = answer.score;
  }
  Values values = chances_of({strengths.data(), static_cast<std::size_t>(seats)});
  for (const Seat seat : players(seats)) {
    std::int32_t best_other = std::numeric_limits<std::int32_t>::min();
    for (const Seat other : players(seats))
      if (other != seat) best_other = std::max(best_other, scores[other.index()]);
    values[seat.index()] = value_of(values[seat.index()], scores[seat.index()] - best_other);
  }
  return values;
}

Magnate::Magnate(const Ruleset& rules, std::span<const std::int16_t> values, std::span<const std::int16_t> choices,
                 Seat seat, const Rng& rng)
    : policy_(std::make_shared<const JudgingPolicy>(rules, values)),
      predictor_(PlanGuesser(rules), choices),
      seat_(seat),
      rng_(rng),
      search_(policy_, seat, rng) {}

AnyAction Magnate::decide(const AnyView& any, const Budget& budget) {
  const View view = view_as<View>(any);
  has_rehearsed_ = view.board.phase == Phase::Planning;
  return has_rehearsed_ ? rehearse(view, limited<JudgingPolicy>(budget)) : search_.decide(any, budget);
}

AnyAction Magnate::rehearse(const View& view, const Budget& budget) {
  imagined_ = policy_->imagine(view, rng_);
  policy_->consider(imagined_, seat_, rng_, thoughts_);
  auto& candidates = thoughts_.candidates;
  if (candidates.size() > kPlans) candidates.resize(kPlans);
  guesses_ = SeatList<Guesses>(seats_of(view.board));
  for (const Seat rival : players(seats_of(view.board)))
    if (rival != seat_) predictor_.guess(view.board, rival, Skill::Tycoon, guesses_[rival]);
  std::vector<std::int32_t> priors;
  for (const auto& candidate : candidates)
    priors.push_back(policy_->weigh(imagined_, candidate.value - candidates.front().value));
  rehearsed_ = rehearsal_.run(priors, budget, rng_, [&](int candidate, std::uint64_t world) {
    return play(view, candidates[static_cast<std::size_t>(candidate)].action, world);
  });
  return AnyAction::of(candidates[static_cast<std::size_t>(rehearsed_.front().candidate)].action);
}

/// What the seat comes to in this world if it does so now, and everyone goes on as the manager would.
std::int32_t Magnate::play(const View& view, const Action& action, std::uint64_t world) const {
  Rng rng(world);
  State state = policy_->imagine(view, rng);
  lay_likely_plans(state, rng);
  Smartphone::apply(policy_->rules(), state, seat_, action, {});
  const auto rng_for = [&](const State& now, Seat seat) { return moment_of(world, now.board, seat); };
  return play_out(*policy_, state, rng_for)[seat_.index()];
}

/// Rivals' plans, whether they lie there face down or are yet to come.
void Magnate::lay_likely_plans(State& state, Rng& rng) const {
  for (const Seat rival : players(seats_of(state.board))) {
    const Guesses& guesses = guesses_[rival];
    if (rival == seat_ || guesses.size() == 0) continue;
    const Action action = predictor_.guesser().action(guesses.options, draw(guesses.chances, rng));
    if (state.sealed.contains(rival))
      state.plans[rival] = std::get<LayPlan>(action).plan;
    else if (Smartphone::to_act(state).contains(rival))
      Smartphone::apply(policy_->rules(), state, rival, action, {});
  }
}

Comparison Magnate::comparison(std::size_t most) const {
  if (!has_rehearsed_) return search_.comparison(most);
  ComparedMoves<JudgingPolicy> compared(*policy_, imagined_, seat_, most);
  for (const Rehearsed& one : rehearsed_)
    compared.add(thoughts_.candidates[static_cast<std::size_t>(one.candidate)].action, one.mean, one.tries, one.mean);
  return {WorthUnit::Percent, compared.take(), rehearsal_.played()};
}

}  // namespace oligopoly::smartphone
