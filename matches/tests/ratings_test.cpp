#include "matches/ratings.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "core/rng.hpp"

using namespace oligopoly;

namespace {

const Rating& find(const std::vector<Rating>& list, const std::string& name) {
  for (const Rating& one : list)
    if (one.name == name) return one;
  FAIL("not rated: " << name);
  return list.front();
}

/// Two people play `games` games; the first wins by the odds of this many Elo points, and with the better side by more.
std::vector<RatedGame> played(int games, double elo, double side_elo) {
  Rng rng(11);
  std::vector<RatedGame> all;
  for (int i = 0; i < games; ++i) {
    const bool has_good_side = i % 4 != 0;
    const double lead = elo + (has_good_side ? side_elo : -side_elo);
    const bool wins = rng.between(0, 999'999) < 1e6 / (1 + std::pow(10, -lead / 400));
    all.push_back({{"Ada", has_good_side ? "good" : "poor", wins ? 1 : 2},
                   {"Bob", has_good_side ? "poor" : "good", wins ? 2 : 1}});
  }
  return all;
}

}  // namespace

TEST_CASE("ratings: nobody has one, and a first win says little") {
  CHECK(rate({}).people.empty());
  const Ratings ratings = rate(std::vector<RatedGame>{{{"Ada", "", 1}, {"Bob", "", 2}}});
  CHECK(ratings.sides.empty());
  REQUIRE(ratings.people.size() == 2);
  CHECK(ratings.people[0].name == "Ada");
  CHECK(ratings.people[0].games == 1);
  CHECK(ratings.people[0].elo.value == doctest::Approx(3000 - ratings.people[1].elo.value));
  CHECK(ratings.people[0].elo.low < 1500);
}

TEST_CASE("ratings: people are told apart from the sides they play") {
  // Ada is no stronger than Bob, but plays the better side in three games of four.
  const Ratings ratings = rate(played(2000, 0, 150));
  const Rating &ada = find(ratings.people, "Ada"), &good = find(ratings.sides, "good"),
               &poor = find(ratings.sides, "poor");
  CHECK(ada.elo.low < 1500);
  CHECK(ada.elo.high > 1500);
  CHECK(good.elo.value - poor.elo.value == doctest::Approx(150).epsilon(0.2));
  CHECK(ratings.sides[0].name == "good");
}

TEST_CASE("ratings: the difference is found, and more games make it surer") {
  const Ratings few = rate(played(40, 100, 0)), many = rate(played(4000, 100, 0));
  const double lead = find(many.people, "Ada").elo.value - find(many.people, "Bob").elo.value;
  CHECK(lead == doctest::Approx(100).epsilon(0.15));
  const auto width = [](const Rating& one) { return one.elo.high - one.elo.low; };
  CHECK(width(find(many.people, "Ada")) < width(find(few.people, "Ada")));
}

TEST_CASE("ratings: shared places are half a win, and a table of many is rated by all its places") {
  const Ratings shared = rate(std::vector<RatedGame>{{{"Ada", "", 1}, {"Bob", "", 1}}});
  CHECK(shared.people[0].elo.value == doctest::Approx(1500));
  const Ratings table = rate(std::vector<RatedGame>{{{"A", "", 3}, {"B", "", 1}, {"C", "", 2}, {"D", "", 4}}});
  CHECK(table.people[0].name == "B");
  CHECK(table.people[1].name == "C");
  CHECK(table.people[3].name == "D");
}
