#include "players/network.hpp"

#include <algorithm>
#include <cassert>

namespace oligopoly {
namespace {

/// Written at the beginning of every file of weights.
constexpr std::int16_t kFormat = 1;

static_assert(std::int64_t{Network::kMostInputs + 1} * Network::kMost * Network::kHeaviest < (std::int64_t{1} << 31));

std::int32_t sum_of(const std::int16_t* weights, const std::int16_t* inputs, int count) {
  std::int32_t sum = 0;
  for (int i = 0; i < count; ++i) sum += std::int32_t{weights[i]} * inputs[i];
  return sum + std::int32_t{weights[count]} * Network::kOne;
}

/// One layer: what comes out is cut off below 0 and above kMost.
const std::int16_t* run_inner(const std::int16_t* weights, std::span<const std::int16_t> in, std::int16_t* out,
                              int count) {
  const int inputs = static_cast<int>(in.size());
  for (int i = 0; i < count; ++i, weights += inputs + 1)
    out[i] = static_cast<std::int16_t>(
        std::clamp(sum_of(weights, in.data(), inputs) >> Network::kWeightBits, 0, Network::kMost));
  return weights;
}

}  // namespace

std::optional<NetworkShape> read_shape(std::span<const std::int16_t> file) {
  if (file.size() < kShapeNumbers || file[0] != kFormat) return std::nullopt;
  const NetworkShape shape{file[1], file[2], file[3], file[4]};
  const auto fits = [](int number, int most) { return number > 0 && number <= most; };
  if (!fits(shape.inputs, Network::kMostInputs) || !fits(shape.first, Network::kMostInner) ||
      !fits(shape.second, Network::kMostInner) || !fits(shape.outputs, Network::kMostOutputs))
    return std::nullopt;
  if (file.size() != static_cast<std::size_t>(kShapeNumbers + shape.weights())) return std::nullopt;
  const auto fits_weight = [](std::int16_t w) { return w >= -Network::kHeaviest && w <= Network::kHeaviest; };
  if (!std::all_of(file.begin() + kShapeNumbers, file.end(), fits_weight)) return std::nullopt;
  return shape;
}

Network::Network(const NetworkShape& shape, std::span<const std::int16_t> weights)
    : shape_(shape), weights_(weights.begin(), weights.end()) {
  assert(static_cast<int>(weights.size()) == shape.weights());
}

void Network::run(std::span<const std::int16_t> inputs, std::span<std::int32_t> outputs) const {
  assert(static_cast<int>(inputs.size()) == shape_.inputs && static_cast<int>(outputs.size()) >= shape_.outputs);
  std::array<std::int16_t, kMostInner> first{}, second{};
  const std::int16_t* weights = run_inner(weights_.data(), inputs, first.data(), shape_.first);
  weights = run_inner(weights, {first.data(), static_cast<std::size_t>(shape_.first)}, second.data(), shape_.second);
  constexpr int kDropped = 6 + kWeightBits - kOutputBits;
  for (int i = 0; i < shape_.outputs; ++i, weights += shape_.second + 1)
    outputs[static_cast<std::size_t>(i)] = sum_of(weights, second.data(), shape_.second) >> kDropped;
}

}  // namespace oligopoly
