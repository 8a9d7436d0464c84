#include "players/search.hpp"

#include <doctest/doctest.h>

#include "core/testing/counting_allocator.hpp"
#include "games/goofspiel/bots/policy.hpp"
#include "games/goofspiel/rules/goofspiel.hpp"

using namespace oligopoly;
using goofspiel::Bid;
using goofspiel::Card;
using goofspiel::Goofspiel;
using Plain = PlainPolicy<Goofspiel>;

namespace {

/// Two seats with these hands, before the last prizes; the first prize has been turned up.
goofspiel::State ending(std::initializer_list<Card> first, std::initializer_list<Card> second,
                        std::initializer_list<Card> prizes, Card prize) {
  auto state = Goofspiel::start({}, 2);
  state.players[Seat{0}].hand = goofspiel::Cards(first);
  state.players[Seat{1}].hand = goofspiel::Cards(second);
  state.prizes = goofspiel::Cards(prizes);
  state.prize = prize;
  return state;
}

std::vector<Insight<goofspiel::Action>> search(const goofspiel::State& state, const Budget& budget,
                                               std::uint64_t seed = 1) {
  const Plain policy{{}};
  Search<Plain> search(policy);
  Rng rng(seed);
  return search.run(Goofspiel::view({}, state, Seat{0}), Seat{0}, budget, rng);
}

bool is_same(const std::vector<Insight<goofspiel::Action>>& a, const std::vector<Insight<goofspiel::Action>>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& x, const auto& y) {
    return x.action == y.action && x.visits == y.visits && x.mean == y.mean;
  });
}

}  // namespace

TEST_CASE("fixed point: roots and logarithms are what they are called") {
  CHECK(inverse_root(1) == 1u << 16);
  CHECK(inverse_root(4) == 1u << 15);
  CHECK(inverse_root(1'000'000) == doctest::Approx(65536.0 / 1000).epsilon(0.02));
  CHECK(root_of_log(1) == 0);
  CHECK(root_of_log(1000) == doctest::Approx(65536 * 2.6283).epsilon(0.02));
  CHECK(root_of_log(0x7FFFFFFF) == doctest::Approx(65536 * 4.6354).epsilon(0.02));
}

TEST_CASE("search: a sure win is found") {
  // The 13 wins the prize of 13 for certain, and with it the game.
  const auto found = search(ending({2, 13}, {3, 12}, {1}, 13), {.iterations = 2000});
  CHECK(found.front().action == goofspiel::Action{Bid{13}});
  CHECK(found.front().mean > kSurelyWon * 9 / 10);
}

TEST_CASE("search: the same seed and iterations learn the same") {
  const auto state = ending({2, 5, 9, 13}, {3, 6, 8, 12}, {1, 4, 7}, 11);
  const auto once = search(state, {.iterations = 3000}, 7);
  CHECK(is_same(once, search(state, {.iterations = 3000}, 7)));
  CHECK_FALSE(is_same(once, search(state, {.iterations = 3000}, 8)));
}

TEST_CASE("search: these numbers are the same on every compiler") {
  const auto found = search(ending({2, 5, 9, 13}, {3, 6, 8, 12}, {1, 4, 7}, 11), {.iterations = 3000}, 7);
  std::uint64_t sum = 0;
  for (const auto& insight : found)
    sum = sum * 31 + static_cast<std::uint64_t>(insight.visits) * 65537 + static_cast<std::uint64_t>(insight.mean);
  CHECK(sum == 3907417927369u);
}

TEST_CASE("search: two threads add up what they learnt") {
  const auto state = ending({2, 5, 9, 13}, {3, 6, 8, 12}, {1, 4, 7}, 11);
  const auto found = search(state, {.iterations = 3001, .threads = 2}, 7);
  int visits = 0;
  for (const auto& insight : found) visits += insight.visits;
  CHECK(visits == 3001);
  CHECK(is_same(found, search(state, {.iterations = 3001, .threads = 2}, 7)));
}

TEST_CASE("search: time alone limits it too") {
  const auto found = search(ending({2, 13}, {3, 12}, {1}, 13), {.milliseconds = 5});
  CHECK(found.size() == 2);
}

TEST_CASE("search: whoever did something else before has less time left, but never none") {
  const TimeLeft endless({.iterations = 7}), long_one({.milliseconds = 60'000}), short_one({.milliseconds = 2});
  const auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(20);
  while (std::chrono::steady_clock::now() < until) {
  }
  CHECK(endless().milliseconds == 0);
  CHECK(endless().iterations == 7);
  CHECK(long_one().milliseconds <= 59'980);
  CHECK(long_one().milliseconds > 1);
  CHECK(short_one().milliseconds == 1);
}

TEST_CASE("search: seats that choose at once learn nothing of each other's choice") {
  // Whatever the other has sealed, the view is the same, so the search is.
  auto state = ending({2, 5, 9, 13}, {3, 6, 8, 12}, {1, 4, 7}, 11);
  state.bids[Seat{1}] = 3;
  const auto low = search(state, {.iterations = 1000}, 7);
  state.bids[Seat{1}] = 12;
  CHECK(is_same(low, search(state, {.iterations = 1000}, 7)));
}

TEST_CASE("search: a tree that has begun allocates nothing while it grows") {
  const Plain policy{{}};
  SearchTree<Plain> tree(policy);
  auto state = Goofspiel::start({}, 3);
  Goofspiel::apply({}, state, kChance, goofspiel::TurnPrize{7}, {});
  const auto view = Goofspiel::view({}, state, Seat{1});
  tree.begin(view, Seat{1}, Rng{1}, 5000);
  for (int i = 0; i < 50; ++i) tree.iterate();
  const auto before = testing::allocations();
  for (int i = 0; i < 5000; ++i) tree.iterate();
  CHECK(testing::allocations() == before);
}
