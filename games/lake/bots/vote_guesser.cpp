#include "games/lake/bots/vote_guesser.hpp"

#include <algorithm>

#include "games/lake/rules/council/council.hpp"
#include "games/lake/rules/turn_order.hpp"
#include "players/predictor.hpp"

namespace oligopoly::lake {
namespace {

/// How far a bill is behind the best, by this much each, in hundredths of a point.
constexpr std::array<int, 4> kBehind = {500, 4'000, 20'000, 80'000};

}  // namespace

bool VoteGuesser::has_choice(const State& table, Seat seat) const {
  return table.phase == Phase::Vote && place_in_order(table, seat) >= table.votes.size();
}

void VoteGuesser::list(const State& table, Seat seat, Options& out) const {
  out.table = table;
  out.seat = seat;
  CivPolicy policy = policy_;
  policy.look_around(table, seat);
  Thoughts<Action> thoughts;
  Rng unused(1);
  policy.consider(table, seat, unused, thoughts);
  out.worths = List<std::int32_t, Bills::kCapacity>::filled(table.proposed.size());
  for (const auto& candidate : thoughts.candidates) out.worths[find(out, candidate.action)] = candidate.value;
  out.best = find(out, thoughts.candidates.front().action);
}

void VoteGuesser::describe(const Options& options, Features& out) const {
  const State& table = options.table;
  const Ruleset& rules = policy_.rules();
  const int seats = table.players.size(), place = place_in_order(table, options.seat);
  out.add_one_of(seats - 2, kMaxSeats - 1);
  out.add(table.round, rules.rounds);
  out.add(place == 0);
  out.add(place, seats);
  out.add(table.votes.size(), seats);
  out.add(options.size(), Bills::kCapacity);
  std::int32_t second = options.behind(options.best), last = 0;
  for (int i = 0; i < options.size(); ++i) {
    if (i != options.best && (second == 0 || options.behind(i) < second)) second = options.behind(i);
    last = std::max(last, options.behind(i));
  }
  for (const int much : kBehind) out.add(second, much), out.add(last, much);
}

void VoteGuesser::describe(const Options& options, int option, Features& out) const {
  const State& table = options.table;
  const Ruleset& rules = policy_.rules();
  const int seats = table.players.size(), behind = options.behind(option);
  int better = 0;
  for (int i = 0; i < options.size(); ++i)
    better += options.worths[i] > options.worths[option] || (options.worths[i] == options.worths[option] && i < option);
  out.add_one_of(better, Bills::kCapacity);
  for (const int much : kBehind) out.add(behind, much);
  out.add(options.worths[option] > 0);
  out.add_one_of(option, Bills::kCapacity);
  out.add_one_of(static_cast<int>(table.proposed[option]), kCountOf<Bill>);
  const VoteCounts counts = count_votes(rules, table);
  out.add(2 * counts[option], seats);
  out.add(!table.votes.empty() && table.votes[0] == table.proposed[option]);
  out.add(!table.votes.empty() && leading_bill(table, counts) == table.proposed[option]);
}

int VoteGuesser::find(const Options& options, const Action& action) const {
  const auto* vote = std::get_if<Vote>(&action);
  for (int i = 0; i < options.table.proposed.size(); ++i)
    if (vote != nullptr && options.table.proposed[i] == vote->bill) return i;
  return -1;
}

static_assert(Guesser<VoteGuesser>);

}  // namespace oligopoly::lake
