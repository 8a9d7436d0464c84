#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace oligopoly {

/// How many numbers go into a network, through its two inner layers, and out of it.
struct NetworkShape {
  int inputs = 0, first = 0, second = 0, outputs = 0;

  /// Every layer also has an input that is always one.
  constexpr int weights() const { return first * (inputs + 1) + second * (first + 1) + outputs * (second + 1); }
  friend constexpr bool operator==(const NetworkShape&, const NetworkShape&) = default;
};

/// A small network in plain integers: it answers the same on every compiler and in the browser. See
/// docs/adr/0053-value-networks.md.
///
/// Numbers are fixed-point. What a layer adds up always fits into 32 bits: at most kMostInputs products of kMost and
/// kHeaviest.
class Network {
 public:
  /// An input, or what a layer hands on, of 1, and the most there can be.
  static constexpr int kOne = 64, kMost = 511;
  /// A weight of 1, in bits, and the most one can be.
  static constexpr int kWeightBits = 11, kHeaviest = 16383;
  /// An output of 1, in bits.
  static constexpr int kOutputBits = 12;
  static constexpr int kMostInputs = 254, kMostInner = 64, kMostOutputs = 16;

  /// Weights layer by layer, for each number of the layer those of its inputs and then that of the one. Requires a
  /// shape within the limits and as many weights as it has.
  Network(const NetworkShape& shape, std::span<const std::int16_t> weights);

  const NetworkShape& shape() const { return shape_; }
  /// Requires inputs within ±kMost, and room for the outputs.
  void run(std::span<const std::int16_t> inputs, std::span<std::int32_t> outputs) const;

 private:
  NetworkShape shape_;
  std::vector<std::int16_t> weights_;
};

/// A file of weights as the compiler reads it: numbers with commas. First those of the shape.
inline constexpr int kShapeNumbers = 5;
/// Whether nothing about a shape and the number of weights is out of bounds.
std::optional<NetworkShape> read_shape(std::span<const std::int16_t> file);

}  // namespace oligopoly
