#include "matches/match.hpp"

#include "matches/appraisal.hpp"

namespace oligopoly {

Match::Match(Session session, std::uint64_t seed, ChanceBy chance, std::vector<Budget> budgets)
    : session_(std::move(session)), chance_by_(chance), budgets_(std::move(budgets)), chance_(0) {
  budgets_.resize(static_cast<std::size_t>(record().seats()));
  // Whoever resumes a game with the seed it began with must not meet the same draws again.
  seed += static_cast<std::uint64_t>(session_.steps());
  chance_ = Rng::stream(seed, "chance");
  for (const Seat seat : players(record().seats()))
    bots_[seat.index()] = make_bot(*record().rules, record().players[seat.index()], seat, seed);
}

bool Match::is_person(Seat seat) const {
  return seat == kChance ? chance_by_ == ChanceBy::People : bot(seat) == nullptr;
}

SeatSet Match::waits_for() const {
  SeatSet people;
  for (const Seat seat : position().to_act())
    if (is_person(seat)) people.insert(seat);
  return people;
}

void Match::run(const Watch& watch, int most) {
  int decided = 0;
  while (true) {
    Seat next = kNobody;
    for (const Seat seat : position().to_act())
      if (!is_person(seat) && next == kNobody) next = seat;
    if (next == kNobody || (next != kChance && decided++ == most)) return;
    const AnyAction action = next == kChance ? position().sample_action(kChance, chance_) : decide(next);
    // A bot that breaks its promise to decide on something allowed would be asked the same for ever.
    if (!enter(next, action, watch)) return;
  }
}

void Match::roll(const Watch& watch) {
  while (position().to_act().contains(kChance)) (void)enter(kChance, position().sample_action(kChance, chance_), watch);
}

AnyAction Match::decide(Seat seat) {
  Bot& bot = *bots_[seat.index()];
  const AnyAction action = bot.decide(position().view(seat), budgets_[seat.index()]);
  const int step = session_.steps();
  std::erase_if(reasonings_, [&](const Reasoning& old) { return old.step >= step; });
  if (Comparison comparison = bot.comparison(kNamedMoves); !comparison.moves.empty())
    reasonings_.push_back({step, seat, is_seen(seat, action), std::move(comparison)});
  return action;
}

/// Whether onlookers see at once what was chosen: other choices would look different to them.
bool Match::is_seen(Seat seat, const AnyAction& action) const {
  constexpr int kOthers = 8;
  const auto after = [&](const AnyAction& choice) {
    auto next = position().clone();
    (void)next->apply(seat, choice);
    return next;
  };
  const auto words = [&](const AnyAction& choice) { return position().game().notation(position().rules(), choice); };
  const auto chosen = after(action);
  Rng rng = Rng::stream(static_cast<std::uint64_t>(session_.steps()), "others");
  for (int i = 0; i < kOthers; ++i)
    if (const AnyAction other = position().sample_action(seat, rng);
        words(other) != words(action) && after(other)->looks_like(*chosen, kSpectator))
      return false;
  return true;
}

std::string Match::explanation(Seat seat, Lang lang) const {
  const Reasoning* last = nullptr;
  for (const Reasoning& reasoning : reasonings_)
    if (reasoning.seat == seat && (reasoning.is_open || reasoning.step < session_.boundary())) last = &reasoning;
  return last == nullptr ? std::string() : explain(*record().rules, completed(*last), lang);
}

Comparison Match::completed(const Reasoning& reasoning) const {
  Comparison comparison = reasoning.comparison;
  const auto step = static_cast<std::size_t>(reasoning.step);
  // What was taken back since may have moved the decision to another step: then nothing is added.
  if (step >= record().steps.size() || record().steps[step].actor != reasoning.seat ||
      !record().game().is_same(record().steps[step].action, comparison.moves.front().action))
    return comparison;
  std::optional<Difference> difference;
  const Session then = Session::replay(record(), difference, reasoning.step);
  Appraisal(*record().rules).complete(comparison.moves, then.position(), reasoning.seat);
  return comparison;
}

bool Match::stand_in(Seat seat, std::string_view id, std::uint64_t seed) {
  std::unique_ptr<Bot> bot = make_bot(*record().rules, id, seat, seed + static_cast<std::uint64_t>(session_.steps()));
  if (bot == nullptr && id != "human") return false;
  bots_[seat.index()] = std::move(bot);
  return true;
}

Verdict Match::play(Seat seat, const AnyAction& action, const Watch& watch) {
  if (!waits_for().contains(seat)) return refused(position().is_over() ? kGameOver : kNotYourTurn);
  return enter(seat, action, watch);
}

Verdict Match::undo() {
  int last = session_.steps() - 1;
  while (last >= 0 && !is_person(record().steps[static_cast<std::size_t>(last)].actor)) --last;
  if (last < 0) return refused(kNothingToUndo);
  const Verdict withdrawn = session_.take_back(record().steps[static_cast<std::size_t>(last)].actor);
  if (withdrawn || withdrawn.is(kAlreadyRevealed)) return withdrawn;
  // What others did since would not stand without it: it goes too.
  return session_.undo_to(last);
}

Verdict Match::enter(Seat seat, const AnyAction& action, const Watch& watch) {
  Move move{seat, action, {}};
  if (const Verdict verdict = session_.apply(seat, action, &move.events); !verdict) return verdict;
  if (watch) watch(move);
  return kAllowed;
}

std::vector<Move> moves_of(const Record& record) {
  std::vector<Move> moves;
  Session session(record);
  for (const Step& step : record.steps) {
    Move move{step.actor, step.action, {}};
    if (!session.apply(step.actor, step.action, &move.events)) break;
    moves.push_back(std::move(move));
  }
  return moves;
}

}  // namespace oligopoly
