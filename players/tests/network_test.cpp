#include "players/network.hpp"

#include <doctest/doctest.h>

using namespace oligopoly;

namespace {

/// A weight of 1.
constexpr std::int16_t kOne = 1 << Network::kWeightBits;

/// One number in every layer.
std::int32_t run(std::vector<std::int16_t> weights, std::int16_t input) {
  const Network network({1, 1, 1, 1}, weights);
  std::array<std::int32_t, 1> out{};
  network.run(std::array<std::int16_t, 1>{input}, out);
  return out[0];
}

}  // namespace

TEST_CASE("network: weights of one hand an input on, and the last weight of each is added") {
  const std::vector<std::int16_t> through = {kOne, 0, kOne, 0, kOne, 0};
  CHECK(run(through, Network::kOne) == 1 << Network::kOutputBits);
  CHECK(run(through, 2 * Network::kOne) == 2 << Network::kOutputBits);
  CHECK(run({kOne, kOne, kOne, 0, kOne, -kOne}, Network::kOne) == 1 << Network::kOutputBits);
}

TEST_CASE("network: inner layers cut off what is below nothing or beyond the most") {
  const std::vector<std::int16_t> through = {kOne, 0, kOne, 0, kOne, 0};
  CHECK(run(through, -Network::kOne) == 0);
  const std::vector<std::int16_t> large = {Network::kHeaviest, 0, kOne, 0, kOne, 0};
  CHECK(run(large, Network::kMost) == (Network::kMost << Network::kOutputBits) / Network::kOne);
}

TEST_CASE("network: the largest of everything still fits") {
  const NetworkShape shape{Network::kMostInputs, Network::kMostInner, Network::kMostInner, 1};
  const std::vector<std::int16_t> weights(static_cast<std::size_t>(shape.weights()), Network::kHeaviest);
  const std::vector<std::int16_t> inputs(Network::kMostInputs, Network::kMost);
  std::array<std::int32_t, 1> out{};
  Network(shape, weights).run(inputs, out);
  const std::int64_t sum = std::int64_t{Network::kHeaviest} * (64 * Network::kMost + Network::kOne);
  CHECK(out[0] == sum >> 5);
}

TEST_CASE("network: a file that is no network is known as such") {
  std::vector<std::int16_t> file = {1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0};
  REQUIRE(read_shape(file));
  CHECK(*read_shape(file) == NetworkShape{1, 1, 1, 1});
  for (std::size_t i = 0; i < 5; ++i) {
    std::vector<std::int16_t> other = file;
    other[i] = static_cast<std::int16_t>(i == 0 ? 2 : 300);
    CHECK_FALSE(read_shape(other));
    other[i] = -1;
    CHECK_FALSE(read_shape(other));
  }
  CHECK_FALSE(read_shape(std::span(file).first(10)));
  CHECK_FALSE(read_shape(std::span(file).first(3)));
  file[7] = Network::kHeaviest + 1;
  CHECK_FALSE(read_shape(file));
}
