#include "core/rng.hpp"

#include <doctest/doctest.h>

#include <array>

using oligopoly::Rng;

TEST_CASE("rng: the published first numbers of SplitMix64") {
  Rng rng{1234567};
  CHECK(rng.next() == 6457827717110365317u);
  CHECK(rng.next() == 3203168211198807973u);
  CHECK(rng.next() == 9817491932198370423u);
}

TEST_CASE("rng: streams of one seed differ by label, and equal labels agree") {
  Rng deck = Rng::stream(7, "deck"), dice = Rng::stream(7, "dice"), again = Rng::stream(7, "deck");
  const auto first = deck.next();
  CHECK(first != dice.next());
  CHECK(first == again.next());
  CHECK(Rng::stream(8, "deck").next() != first);
}

TEST_CASE("rng: below is even and within its bound") {
  Rng rng{1};
  std::array<int, 7> hits{};
  for (int i = 0; i < 70'000; ++i) ++hits[rng.below(7)];
  for (const int count : hits) {
    CHECK(count > 9'600);
    CHECK(count < 10'400);
  }
  for (int i = 0; i < 100; ++i) CHECK(rng.below(1) == 0);
}
