#include "core/testing/conformance.hpp"
#include "core/testing/counting_allocator.hpp"
#include "core/testing/golden.hpp"
#include "games/smartphone/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::smartphone;

OLIGOPOLY_CONFORMANCE(Smartphone, 4)

namespace {

void check_laws(const TableSetup& setup, int games) {
  const Ruleset rules = rules_of(setup);
  REQUIRE_FALSE(Smartphone::flaw(rules, setup.seats));
  for (int game = 0; game < games; ++game) {
    CAPTURE(game);
    testing::Conformance<Smartphone>(rules, setup.seats, static_cast<std::uint64_t>(game) + 1000).play();
  }
}

}  // namespace

TEST_CASE("smartphone keeps the laws with Steve in any seat and at every strength") {
  for (int seats = kLeastSeats; seats <= kMostSeats; ++seats)
    for (int steve = 1; steve <= seats; ++steve) {
      CAPTURE(seats);
      CAPTURE(steve);
      const auto difficulty = static_cast<Difficulty>((seats + steve) % kCountOf<Difficulty>);
      check_laws({.seats = seats, .steve = steve, .difficulty = difficulty, .retailers = true}, 1);
    }
}

TEST_CASE("smartphone keeps the laws without retailers and with other colours") {
  constexpr std::array kOther = {Colour::Red, Colour::Yellow, Colour::Green, Colour::Black, Colour::Blue};
  for (int seats = kLeastSeats; seats <= kMostSeats; ++seats)
    check_laws({.seats = seats, .steve = seats, .retailers = false, .colour = kOther}, 1);
}
