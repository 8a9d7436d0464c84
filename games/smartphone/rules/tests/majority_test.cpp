#include "games/smartphone/rules/majority.hpp"

#include "games/smartphone/rules/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::smartphone;

namespace {

constexpr Seat kOne{0}, kTwo{1}, kThree{2};

RegionState region_with(std::initializer_list<Seat> offices) {
  RegionState region;
  region.offices = offices;
  return region;
}
BySeat<int> sold(std::initializer_list<int> counts) {
  BySeat<int> sales;
  for (const int count : counts) sales.push_back(count);
  return sales;
}

}  // namespace

TEST_CASE("S8.2: first and second place pay the numbers above the rightmost office") {
  const SizeSpec& size = data::kStandard.sizes[Size::Large];
  for (int offices = 1; offices <= size.spaces(); ++offices) {
    CHECK(place_vp(size, offices).first == size.first[offices - 1]);
    CHECK(place_vp(size, offices).second == size.second[offices - 1]);
  }
  CHECK(place_vp(size, 0).first == 0);
  CHECK(place_vp(size, 0).second == 0);
}

TEST_CASE("S8.2: the first office of a seat counts, and without one it comes last") {
  const RegionState region = region_with({kTwo, kOne, kTwo});
  CHECK(is_further_left(region, kTwo, kOne));
  CHECK_FALSE(is_further_left(region, kOne, kTwo));
  CHECK(is_further_left(region, kOne, kThree));
  CHECK_FALSE(is_further_left(region, kThree, kOne));
  CHECK_FALSE(is_further_left(region, kTwo, kTwo));
}

TEST_CASE("S8.2: the most sales lead; at equal sales the office further left; without a sale nobody does") {
  const RegionState region = region_with({kThree, kOne, kTwo});
  CHECK(leaders_of(region, sold({0, 0, 0})).first == kNobody);
  CHECK(leaders_of(region, sold({1, 3, 2})).first == kTwo);
  CHECK(leaders_of(region, sold({1, 3, 2})).second == kThree);
  CHECK(leaders_of(region, sold({2, 2, 2})).first == kThree);
  CHECK(leaders_of(region, sold({2, 2, 2})).second == kOne);
  CHECK(leaders_of(region, sold({0, 2, 0})).first == kTwo);
  CHECK(leaders_of(region, sold({0, 2, 0})).second == kNobody);
}

TEST_CASE("S7.3, S8.2: goods sold in a region count for it, those sold by NFC do not") {
  Table table({.seats = 2});
  const Region home = table.rules.colour_of(kOne).home;
  table.region(home).sold[0] = table.region(home).sold[2] = kOne;
  table.region(home).sold[1] = kTwo;
  table.player(2).sold_by_nfc = 3;
  CHECK(sales_in(table.board(), home) == sold({2, 1}));
}
