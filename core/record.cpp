#include "core/record.hpp"

namespace oligopoly {

Session::Session(std::string ruleset, int ruleset_version, std::shared_ptr<const AnyRuleset> rules,
                 std::vector<std::string> players) {
  record_.rules_version = rules->rules_version();
  record_.ruleset = std::move(ruleset);
  record_.ruleset_version = ruleset_version;
  record_.rules = std::move(rules);
  record_.players = std::move(players);
  restart();
  record_.start_hash = position_->hash();
}

Session::Session(const Record& beginning) : record_(beginning) {
  record_.steps.clear();
  restart();
  record_.start_hash = position_->hash();
}

void Session::restart() {
  position_ = record_.start ? record_.start->clone() : record_.game().start(*record_.rules, record_.seats());
}

void Session::go_back_to(int step) {
  record_.steps.resize(static_cast<std::size_t>(step));
  restart();
  for (const Step& kept : record_.steps) (void)position_->apply(kept.actor, kept.action);
}

Session Session::replay(const Record& record, std::optional<Difference>& difference, int to) {
  Session session(record);
  difference.reset();
  if (session.record_.start_hash != record.start_hash) {
    difference = Difference{0, kAllowed, record.start_hash, session.record_.start_hash};
    return session;
  }
  for (const Step& step : record.steps) {
    if (session.steps() == to) break;
    if (const Verdict verdict = session.apply(step.actor, step.action); !verdict) {
      difference = Difference{session.steps() + 1, verdict, step.hash, 0};
      break;
    }
    if (const std::uint64_t computed = session.record_.steps.back().hash; computed != step.hash) {
      difference = Difference{session.steps(), kAllowed, step.hash, computed};
      session.go_back_to(session.steps() - 1);
      break;
    }
  }
  return session;
}

Verdict Session::apply(Seat seat, const AnyAction& action, std::vector<AnyEvent>* events) {
  if (const Verdict verdict = position_->check(seat, action); !verdict) return verdict;
  const bool reveals = position_->reveals(seat, action);
  const Verdict verdict = position_->apply(seat, action, events);
  record_.steps.push_back({seat, action, position_->hash(), reveals});
  return verdict;
}

void Session::roll(Rng& rng, std::vector<AnyEvent>* events) {
  while (position_->to_act().contains(kChance))
    if (!apply(kChance, position_->sample_action(kChance, rng), events)) return;
}

void Session::roll(const std::function<Rng()>& next, std::vector<AnyEvent>* events) {
  while (position_->to_act().contains(kChance)) {
    Rng rng = next();
    if (!apply(kChance, position_->sample_action(kChance, rng), events)) return;
  }
}

int Session::boundary() const {
  int first = steps();
  while (first > 0 && !record_.steps[static_cast<std::size_t>(first - 1)].reveals) --first;
  return first;
}

Verdict Session::undo_to(int step) {
  if (step < 0 || step >= steps()) return refused(kNothingToUndo);
  if (step < boundary()) return refused(kAlreadyRevealed);
  go_back_to(step);
  return kAllowed;
}

Verdict Session::take_back(Seat seat) {
  int last = steps() - 1;
  while (last >= 0 && record_.steps[static_cast<std::size_t>(last)].actor != seat) --last;
  if (last < 0) return refused(kNothingToUndo);
  if (last < boundary()) return refused(kAlreadyRevealed);

  Session without(record_);
  for (int i = 0; i < steps(); ++i) {
    const Step& step = record_.steps[static_cast<std::size_t>(i)];
    if (i == last) continue;
    if (const Verdict verdict = without.apply(step.actor, step.action); !verdict) return verdict;
  }
  *this = std::move(without);
  return kAllowed;
}

}  // namespace oligopoly
