#include "players/rehearsal.hpp"

#include <doctest/doctest.h>

#include <numeric>
#include <set>

using namespace oligopoly;

namespace {

constexpr std::int32_t kHalf = kSurelyWon / 2;

/// Luck that is the same for everyone in a world, and much larger than what candidates differ by.
std::int32_t luck_of(std::uint64_t world) { return Rng(world).between(-kHalf / 2, kHalf / 2); }

}  // namespace

TEST_CASE("rehearsal: common luck does not hide which candidate is best") {
  for (int best = 0; best < 8; ++best) {
    CAPTURE(best);
    Rng rng(3);
    Rehearsal rehearsal;
    const auto& found = rehearsal.run(
        std::vector<std::int32_t>(8, 0), {.iterations = 64}, rng,
        [&](int candidate, std::uint64_t world) { return kHalf + luck_of(world) - 100 * std::abs(candidate - best); });
    CHECK(found.front().candidate == best);
    CHECK(found.size() == 8);
  }
}

TEST_CASE("rehearsal: what was thought before decides where worlds show no difference") {
  Rng rng(3);
  Rehearsal rehearsal;
  const auto& found = rehearsal.run({0, -100, -200}, {.iterations = 30}, rng, [](int, std::uint64_t) { return kHalf; });
  CHECK(found[0].candidate == 0);
  CHECK(found[0].mean == kHalf);
  CHECK(found[1].candidate == 1);
  CHECK(found[1].mean < kHalf);
}

TEST_CASE("rehearsal: everything that is still open is played in the same worlds, and no longer than asked") {
  for (const int iterations : {1, 10, 100}) {
    Rng rng(5);
    Rehearsal rehearsal;
    std::vector<std::set<std::uint64_t>> worlds(5);
    std::int64_t calls = 0;
    const auto& found =
        rehearsal.run({0, 0, 0, 0, 0}, {.iterations = iterations}, rng, [&](int candidate, std::uint64_t world) {
          ++calls;
          worlds[static_cast<std::size_t>(candidate)].insert(world);
          return kHalf + candidate;
        });
    CHECK(calls == rehearsal.played());
    // At least one world with all five in it; a world that was begun is finished.
    CHECK(calls < iterations + 5);
    CHECK(calls >= std::max(5, iterations));
    for (const auto& one : found)
      CHECK(worlds[static_cast<std::size_t>(one.candidate)].size() == static_cast<std::size_t>(one.tries));
    for (const auto& seen : worlds) CHECK(std::includes(worlds[0].begin(), worlds[0].end(), seen.begin(), seen.end()));
  }
}

TEST_CASE("rehearsal: time is a limit, too") {
  Rng rng(5);
  Rehearsal rehearsal;
  const auto& found = rehearsal.run({0, 0}, {.milliseconds = 1}, rng, [](int, std::uint64_t) { return kHalf; });
  CHECK(found.size() == 2);
  CHECK(rehearsal.played() >= 2);
}
