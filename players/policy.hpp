#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <vector>

#include "core/game.hpp"

namespace oligopoly {

/// What a position is worth to each seat, from 0 (lost) to kSurelyWon. Integers, so that every compiler agrees.
inline constexpr std::int32_t kSurelyWon = 1 << 16;
using Values = std::array<std::int32_t, kMaxSeats>;

/// The first place, shared among those who hold it.
Values values_of(const Standings& standings);
/// How many points a seat is ahead of the best other one, at most a million either way.
std::int32_t lead_of(const Standings& standings, Seat seat);

/// A move under consideration and what a policy makes of it. The unit is the policy's own: hundredths of a point,
/// if its game counts points.
template <class Action>
struct Candidate {
  Action action{};
  std::int32_t value = 0;
};

/// Puts the best first; equals stay in their order. Allocates nothing: lists are short.
template <class Action>
void sort_by_value(std::vector<Candidate<Action>>& candidates) {
  for (auto next = candidates.begin(); next != candidates.end(); ++next) {
    const auto place = std::upper_bound(candidates.begin(), next, *next,
                                        [](const auto& a, const auto& b) { return a.value > b.value; });
    std::rotate(place, next, next + 1);
  }
}

/// The moves a policy considers, and room to work in that is kept from one decision to the next.
template <class Action>
struct Thoughts {
  std::vector<Candidate<Action>> candidates;
  std::vector<Action> listed;
};

/// How to search with a policy.
struct SearchSettings {
  /// How long a search is when nobody says.
  int iterations = 20'000;
  /// Weight of curiosity against experience, in sixteenths; the values between which it decides span 0 to 1.
  std::int32_t exploration = 12;
  /// How many of the candidates are tried at once, and how many more for each doubling of experience.
  int first_width = 64, widening = 0;
  /// For how many visits the policy's own judgement of a candidate counts; 0 where it is not to be trusted. A policy
  /// that is trusted says by `weigh(state, difference)` what a difference between candidates does to `values`.
  int trust = 0;
  /// A position gets candidates of its own when it is reached for this time; until then it is played out.
  int expand_at = 2;
  /// Whether positions after different draws of chance are kept apart. Not where no draw comes up twice.
  bool tells_chance_apart = true;
  /// Whether positions after different choices of the others are kept apart. If not, experience is of one's own
  /// choices against whatever the others do, which goes deeper where they have thousands to choose from.
  bool tells_others_apart = true;
};

/// What a bot knows about a game. Made for one ruleset; const and without memory, so that threads may share it.
///
/// - `consider(state, seat, rng, out)`: moves worth a thought, best first, at least one, all allowed, no twins.
/// - `quick(state, seat, rng)`: an allowed move at little cost, for playouts. Need not be the best, should be sane.
/// - `is_settled(from, now)`: whether a playout that began in `from` may stop here and be judged.
/// - `values(state)`: what the position is worth to each seat. At the end of the game: the result.
/// - `imagine(view, rng)`: a full state that gives this view, what is hidden made up as a rival would have it.
///
/// It may say by `are_alike(state, seat, one, other)` that two moves come to the same for the seat: then only one of
/// them is named among the moves that were compared.
template <class P>
concept Policy =
    Game<typename P::Rules> &&
    requires(const P& policy, const typename P::Rules::Ruleset& rules, const typename P::Rules::State& state,
             const typename P::Rules::View& view, Seat seat, Rng& rng, Thoughts<typename P::Rules::Action>& out) {
      { P::kSearch } -> std::convertible_to<SearchSettings>;
      { policy.rules() } -> std::same_as<const typename P::Rules::Ruleset&>;
      { policy.consider(state, seat, rng, out) } -> std::same_as<void>;
      { policy.quick(state, seat, rng) } -> std::same_as<typename P::Rules::Action>;
      { policy.is_settled(state, state) } -> std::same_as<bool>;
      { policy.values(state) } -> std::same_as<Values>;
      { policy.imagine(view, rng) } -> std::same_as<typename P::Rules::State>;
    };

/// Knows nothing but the rules: every listed move is worth a thought, a few drawn ones where none are listed, and
/// playouts are random to the end. Enough for search to play any game; a policy of its own may begin by deriving from
/// it.
template <Game G>
class PlainPolicy {
 public:
  using Rules = G;
  using Action = typename G::Action;
  using State = typename G::State;
  static constexpr SearchSettings kSearch{};
  /// How many moves are drawn where they cannot be listed.
  static constexpr int kDraws = 24;

  explicit PlainPolicy(const typename G::Ruleset& rules) : rules_(rules) {}

  const typename G::Ruleset& rules() const { return rules_; }

  void consider(const State& state, Seat seat, Rng& rng, Thoughts<Action>& out) const {
    out.candidates.clear();
    if (G::is_listable(state, seat)) {
      out.listed.clear();
      G::legal_actions(rules_, state, seat, out.listed);
      for (const Action& action : out.listed) out.candidates.push_back({action, 0});
      return;
    }
    for (int i = 0; i < kDraws; ++i) {
      const Action action = G::sample_action(rules_, state, seat, rng);
      bool is_twin = false;
      for (const auto& known : out.candidates) is_twin |= known.action == action;
      if (!is_twin) out.candidates.push_back({action, 0});
    }
  }
  Action quick(const State& state, Seat seat, Rng& rng) const { return G::sample_action(rules_, state, seat, rng); }
  bool is_settled(const State&, const State&) const { return false; }
  Values values(const State& state) const { return values_of(G::standings(rules_, state)); }
  State imagine(const typename G::View& view, Rng& rng) const { return G::determinize(rules_, view, rng); }

 protected:
  typename G::Ruleset rules_;
};

/// The policy of games that have none of their own: a move is worth the lead in points that it leaves, as far as that
/// shows at once.
template <Game G>
class LeadPolicy : public PlainPolicy<G> {
 public:
  using typename PlainPolicy<G>::Action;
  using typename PlainPolicy<G>::State;
  using PlainPolicy<G>::PlainPolicy;
  /// Hundredths of a point.
  static constexpr std::int32_t kMisjudgement = 300;

  void consider(const State& state, Seat seat, Rng& rng, Thoughts<Action>& out) const {
    PlainPolicy<G>::consider(state, seat, rng, out);
    for (Candidate<Action>& candidate : out.candidates) {
      State after = state;
      G::apply(this->rules_, after, seat, candidate.action, {});
      candidate.value = 100 * lead_of(G::standings(this->rules_, after), seat);
    }
    sort_by_value(out.candidates);
  }
};

}  // namespace oligopoly
