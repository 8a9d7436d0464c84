#include "core/ruleset_check.hpp"

#include <doctest/doctest.h>

using namespace oligopoly;

namespace {

enum class Fruit : std::uint8_t { Apple, Pear };
constexpr std::array<std::string_view, 2> kFruitIds = {"apple", "pear"};
constexpr std::span<const std::string_view> ids_of(Fruit) { return kFruitIds; }

struct Basket {
  Fruit best = Fruit::Apple;
  EnumMap<Fruit, std::uint8_t> price{{{1, 1}}};
  List<std::uint8_t, 3> weights{};

  static constexpr auto fields() {
    return field_list(field("best", &Basket::best), field("price", &Basket::price, 1, 9),
                      field("weights", &Basket::weights, 0, 5));
  }
};
struct Shop {
  std::int8_t floor = 0;
  Basket basket{};

  static constexpr auto fields() {
    return field_list(field("floor", &Shop::floor, -1, 1), field("basket", &Shop::basket));
  }
};

constexpr Reason kOdd{"odd", "", {"odd", "odd", "odd"}};
RulesetCheck new_check() {
  return RulesetCheck(
      [](std::int64_t value, std::int64_t least, std::int64_t most) { return refused(kOdd, value, least, most); });
}
std::string flaw_of(const Shop& shop) {
  RulesetCheck check = new_check();
  check.require_bounds(shop);
  return check.flaw() ? check.flaw()->path : "";
}

}  // namespace

TEST_CASE("ruleset check: a number outside the bounds of its field is named by its path") {
  CHECK(flaw_of({}).empty());
  CHECK(flaw_of({.floor = 2}) == "floor");
  CHECK(flaw_of({.basket = {.price = {{{1, 10}}}}}) == "basket.price.pear");
  CHECK(flaw_of({.basket = {.weights = {5, 0, 6}}}) == "basket.weights[2]");
  CHECK(flaw_of({.basket = {.best = static_cast<Fruit>(2)}}) == "basket.best");
}

TEST_CASE("ruleset check: the first flaw counts, with what the game answers") {
  RulesetCheck check = new_check();
  check.require(true, "fine", refused(kOdd));
  CHECK(check.ok());
  check.require_within("rounds", 7, 1, 5);
  check.require(false, "later", refused(kOdd));
  REQUIRE_FALSE(check.ok());
  CHECK(check.flaw()->path == "rounds");
  CHECK(check.flaw()->verdict == refused(kOdd, 7, 1, 5));
}

TEST_CASE("ruleset check: the first thing that was there before") {
  const std::array things = {3, 1, 4, 1, 3};
  const auto is_same = [&](int a, int b) {
    return things[static_cast<std::size_t>(a)] == things[static_cast<std::size_t>(b)];
  };
  CHECK(first_repeated(5, is_same) == 3);
  CHECK(first_repeated(3, is_same) == -1);
  CHECK(first_repeated(0, is_same) == -1);
}

TEST_CASE("ruleset check: paths") {
  CHECK(path_at("civs", 2) == "civs[2]");
  CHECK(path_at("fruits", Fruit::Pear, "price") == "fruits.pear.price");
}
