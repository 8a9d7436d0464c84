#include "protocol/draw_check.hpp"

#include <algorithm>

#include "protocol/messages.hpp"

namespace oligopoly::protocol {
namespace {

/// By what is written of them: bytes between the members of an action say nothing.
bool is_same(const AnyGame& game, const AnyAction& a, const AnyAction& b) {
  return action_json(game, a) == action_json(game, b);
}

/// What the seed gives here, if the step is another draw.
std::optional<AnyAction> other_draw(const Session& session, const Step& step, std::uint64_t seed) {
  const AnyPosition& position = session.position();
  // Chance cannot draw here: the replay says so.
  if (!position.to_act().contains(kChance)) return std::nullopt;
  Rng rng(seed);
  const AnyAction expected = position.sample_action(kChance, rng);
  return is_same(position.game(), step.action, expected) ? std::nullopt : std::optional(expected);
}

/// Plays the step; what is different, if anything.
std::optional<Difference> follow(Session& session, const Step& step) {
  if (const Verdict verdict = session.apply(step.actor, step.action); !verdict)
    return Difference{session.steps() + 1, verdict, step.hash, 0};
  const std::uint64_t computed = session.record().steps.back().hash;
  if (computed == step.hash) return std::nullopt;
  return Difference{session.steps(), kAllowed, step.hash, computed};
}

/// Whether the walk through the record goes on after this step.
bool check_step(DrawCheck& check, Session& session, const Step& step, int since, std::span<const std::uint64_t> seeds) {
  const int number = session.steps() + 1;
  if (step.actor == kChance && number > since) {
    const auto next = static_cast<std::size_t>(check.proven);
    if (next == seeds.size()) return false;
    if (const auto expected = other_draw(session, step, seeds[next])) {
      check.altered = AlteredDraw{number, step.action, *expected};
      return false;
    }
    ++check.proven;
  }
  check.difference = follow(session, step);
  return !check.difference;
}

}  // namespace

int draws_in(const Record& record, int since) {
  const auto first = record.steps.begin() + std::min<std::ptrdiff_t>(since, std::ssize(record.steps));
  return static_cast<int>(
      std::count_if(first, record.steps.end(), [](const Step& step) { return step.actor == kChance; }));
}

DrawCheck check_draws(const Record& record, int since, std::span<const std::uint64_t> seeds) {
  DrawCheck check;
  Session session(record);
  if (session.record().start_hash != record.start_hash) {
    check.difference = Difference{0, kAllowed, record.start_hash, session.record().start_hash};
    return check;
  }
  for (const Step& step : record.steps)
    if (!check_step(check, session, step, since, seeds)) return check;
  check.is_over = session.position().is_over();
  return check;
}

}  // namespace oligopoly::protocol
