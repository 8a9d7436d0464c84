#include "core/list.hpp"

#include <doctest/doctest.h>

#include "core/fields.hpp"

using namespace oligopoly;

TEST_CASE("list: only values in use count for equality and hash") {
  List<int, 4> a{1, 2, 3}, b{1, 2};
  CHECK_FALSE(a == b);
  CHECK(hash_of(a) != hash_of(b));
  a.pop_back();
  CHECK(a == b);
  CHECK(hash_of(a) == hash_of(b));
}

TEST_CASE("list: erasing closes the gap and keeps the order") {
  List<int, 4> list{5, 6, 7, 8};
  CHECK(list.is_full());
  list.erase_at(1);
  CHECK(list == List<int, 4>{5, 7, 8});
  CHECK(list.back() == 8);
}

TEST_CASE("small set: ascending, ranked, counted") {
  const SmallSet<std::uint8_t> set{9, 2, 5};
  CHECK(set.size() == 3);
  CHECK(set.at(0) == 2);
  CHECK(set.at(2) == 9);
  CHECK_FALSE(set.contains(3));
}
