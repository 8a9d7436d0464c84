#include "core/seat.hpp"

#include <doctest/doctest.h>

#include <vector>

using namespace oligopoly;

TEST_CASE("seat: people count from 1, and the table goes round") {
  CHECK(Seat{0}.number() == 1);
  CHECK(clockwise(Seat{1}, 3) == Seat{2});
  CHECK(clockwise(Seat{2}, 3) == Seat{0});
  CHECK(is_player(Seat{7}));
  CHECK_FALSE(is_player(kChance));
  CHECK_FALSE(is_player(kSpectator));
}

TEST_CASE("seat: a set iterates in seat order and forgets what is erased") {
  SeatSet set;
  set.insert(Seat{4});
  set.insert(Seat{1});
  set.insert(kChance);
  std::vector<Seat> seen;
  for (const Seat seat : set) seen.push_back(seat);
  CHECK(seen == std::vector<Seat>{Seat{1}, Seat{4}, kChance});
  CHECK(set.front() == Seat{1});
  set.erase(Seat{1});
  CHECK(set.size() == 2);
  CHECK_FALSE(set.contains(Seat{1}));
}
