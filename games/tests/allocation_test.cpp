// Rules never touch the heap: that is what lets a search or the lab play millions of actions a second.
#include <doctest/doctest.h>

#include "core/testing/counting_allocator.hpp"
#include "games/all_games.hpp"

using namespace oligopoly;

namespace {

/// What one part of a game has allocated, over all its calls.
struct Heap {
  std::size_t check = 0, legal_actions = 0, sample_action = 0, apply = 0, view = 0;
};

template <class Call>
auto counted(std::size_t& total, Call&& call) {
  const std::size_t before = testing::allocations();
  if constexpr (std::is_void_v<decltype(call())>) {
    call();
    total += testing::allocations() - before;
  } else {
    const auto result = call();
    total += testing::allocations() - before;
    return result;
  }
}

/// Plays one random game. `actions` keeps its memory from game to game.
template <Game G>
void play(const typename G::Ruleset& rules, int seats, std::uint64_t seed, std::vector<typename G::Action>& actions,
          Heap& heap) {
  Rng rng = Rng::stream(seed, "allocations");
  auto state = G::start(rules, seats);
  while (!G::is_over(state)) {
    const Seat seat = G::to_act(state).front();
    actions.clear();
    if (G::is_listable(state, seat))
      counted(heap.legal_actions, [&] { G::legal_actions(rules, state, seat, actions); });
    const auto action = counted(heap.sample_action, [&] { return G::sample_action(rules, state, seat, rng); });
    REQUIRE(counted(heap.check, [&] { return G::check(rules, state, seat, action); }));
    counted(heap.apply, [&] { G::apply(rules, state, seat, action, {}); });
    counted(heap.view, [&] { return G::view(rules, state, Seat{0}); });
    counted(heap.view, [&] { return G::view(rules, state, kSpectator); });
  }
}

template <Game G>
void check_heap() {
  CAPTURE(G::info().id);
  std::vector<typename G::Action> actions;
  for (const bool is_warm : {false, true}) {
    Heap heap;
    for (const auto& named : G::rulesets())
      for (int seats = G::info().least_seats; seats <= G::info().most_seats; ++seats)
        for (std::uint64_t seed = 0; seed < 3; ++seed) play<G>(named.rules, seats, seed, actions, heap);
    if (!is_warm) continue;
    CHECK(heap.check == 0);
    CHECK(heap.legal_actions == 0);
    CHECK(heap.sample_action == 0);
    CHECK(heap.apply == 0);
    CHECK(heap.view == 0);
  }
}

}  // namespace

TEST_CASE("allocations: the counter counts") {
  std::size_t total = 0;
  counted(total, [] { return std::vector<int>(100); });
  CHECK(total >= 1);
}

TEST_CASE("allocations: once warm, no game asks for memory to check, list, sample, apply or view") {
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (check_heap<std::tuple_element_t<I, GameTypes>>(), ...);
  }(std::make_index_sequence<std::tuple_size_v<GameTypes>>{});
}
