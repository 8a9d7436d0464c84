#include "players/value.hpp"

#include <doctest/doctest.h>

#include <cmath>

using namespace oligopoly;

namespace {

Worth worth_of_strengths(std::initializer_list<double> strengths) {
  std::vector<ValueNetwork::Answer> answers;
  for (const double strength : strengths)
    answers.push_back({static_cast<std::int32_t>(strength * (1 << Network::kOutputBits)), 0, 0});
  return worth_of(answers);
}

double chance(const Worth& worth, int seat, int place) {
  return static_cast<double>(worth[Seat{seat}].places[static_cast<std::size_t>(place - 1)]) / kSurelyWon;
}

}  // namespace

TEST_CASE("value: equal strengths have equal chances of every place") {
  for (const int seats : {2, 3, 5, 8}) {
    const std::vector<ValueNetwork::Answer> answers(static_cast<std::size_t>(seats));
    const Worth worth = worth_of(answers);
    for (int seat = 0; seat < seats; ++seat)
      for (int place = 1; place <= seats; ++place)
        CHECK(chance(worth, seat, place) == doctest::Approx(1.0 / seats).epsilon(0.001));
  }
}

TEST_CASE("value: chances follow strengths by powers of e, and add up to one for every seat and every place") {
  const Worth worth = worth_of_strengths({1.5, 0.5, -2});
  const double a = std::exp(1.5), b = std::exp(0.5), c = std::exp(-2), all = a + b + c;
  CHECK(chance(worth, 0, 1) == doctest::Approx(a / all).epsilon(0.001));
  CHECK(chance(worth, 1, 1) == doctest::Approx(b / all).epsilon(0.001));
  CHECK(chance(worth, 2, 2) == doctest::Approx(a / all * c / (b + c) + b / all * c / (a + c)).epsilon(0.002));
  for (int i = 0; i < 3; ++i) {
    double of_seat = 0, of_place = 0;
    for (int j = 0; j < 3; ++j) of_seat += chance(worth, i, j + 1), of_place += chance(worth, j, i + 1);
    CHECK(of_seat == doctest::Approx(1).epsilon(0.001));
    CHECK(of_place == doctest::Approx(1).epsilon(0.001));
  }
}

TEST_CASE("value: chances to win are those of the first place, and hopeless is not impossible") {
  const std::array<std::int32_t, 3> strengths = {40 << Network::kOutputBits, 0, 0};
  const Values chances = chances_of(strengths);
  CHECK(chances[0] > kSurelyWon - 10);
  const std::vector<ValueNetwork::Answer> answers = {{strengths[0], 0, 0}, {0, 0, 0}, {0, 0, 0}};
  const Worth worth = worth_of(answers);
  CHECK(worth[Seat{0}].places[0] > kSurelyWon - 10);
  CHECK(chance(worth, 1, 2) == doctest::Approx(0.5).epsilon(0.01));
}

TEST_CASE("value: features are scaled, cut off, and never more than a network can take") {
  Features features;
  features.add(3, 2);
  features.add(-1'000'000, 1);
  features.add(5, 0);
  features.add(true);
  features.add_one_of(1, 3);
  const auto values = features.values();
  REQUIRE(values.size() == 7);
  CHECK(values[0] == 96);
  CHECK(values[1] == -Network::kMost);
  CHECK(values[2] == 0);
  CHECK(values[3] == Network::kOne);
  CHECK((values[4] == 0 && values[5] == Network::kOne && values[6] == 0));
  for (int i = 0; i < 300; ++i) features.add(true);
  CHECK(features.values().size() == Network::kMostInputs);
}

TEST_CASE("value: seats are compared with the best and the mean of the others") {
  Profiles<1> profiles;
  for (const std::int32_t number : {10, 4, 6}) profiles.push_back({number});
  Features features;
  add_compared(features, profiles, Seat{0}, {10});
  const auto values = features.values();
  REQUIRE(values.size() == 3);
  CHECK(values[0] == Network::kOne);
  CHECK(values[1] == Network::kOne * 4 / 10);
  CHECK(values[2] == Network::kOne / 2);
}

TEST_CASE("value: chances of many options follow strengths, none is impossible, and together they are at most one") {
  std::vector<std::int32_t> strengths(150, -40 << Network::kOutputBits), chances(strengths.size());
  strengths[3] = 2 << Network::kOutputBits;
  strengths[90] = 1 << Network::kOutputBits;
  chances_of(strengths, chances);
  const double e = std::exp(1);
  CHECK(static_cast<double>(chances[3]) / kSurelyWon == doctest::Approx(e / (e + 1)).epsilon(0.005));
  CHECK(static_cast<double>(chances[90]) / kSurelyWon == doctest::Approx(1 / (e + 1)).epsilon(0.005));
  std::int64_t sum = 0;
  for (const std::int32_t chance : chances) {
    CHECK(chance >= 1);
    sum += chance;
  }
  CHECK(sum <= kSurelyWon);
  CHECK(sum >= kSurelyWon - 150);
}
