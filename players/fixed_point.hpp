#pragma once

#include <array>
#include <bit>
#include <cstdint>

/// The little mathematics that search needs, in integers with 16 fractional bits: every compiler gets the same numbers.
namespace oligopoly {

constexpr std::uint32_t integer_root(std::uint64_t square) {
  std::uint64_t low = 0, high = std::uint64_t{1} << 32;
  while (low + 1 < high) {
    const std::uint64_t middle = (low + high) / 2;
    (middle * middle <= square ? low : high) = middle;
  }
  return static_cast<std::uint32_t>(low);
}

namespace fixed_point {

inline constexpr int kFraction = 16;
inline constexpr std::uint32_t kInverseRoots = 1024;
/// Logarithms are looked up by the leading bit and the four bits after it.
inline constexpr int kLeadingBits = 4;

inline constexpr auto kInverseRootTable = [] {
  std::array<std::uint32_t, kInverseRoots> roots{};
  for (std::uint32_t n = 1; n < kInverseRoots; ++n) roots[n] = integer_root((std::uint64_t{1} << 2 * kFraction) / n);
  return roots;
}();

inline constexpr auto kRootOfLogTable = [] {
  std::array<std::uint32_t, 32u << kLeadingBits> roots{};
  constexpr std::uint64_t kLogOfTwo = 45426;
  for (std::size_t i = 0; i < roots.size(); ++i)
    roots[i] = integer_root((std::uint64_t{i} * kLogOfTwo >> kLeadingBits) << kFraction);
  return roots;
}();

}  // namespace fixed_point

/// 1 / sqrt(n). Requires n > 0.
constexpr std::uint32_t inverse_root(std::uint32_t n) {
  int halvings = 0;
  while (n >= fixed_point::kInverseRoots) n >>= 2, ++halvings;
  return fixed_point::kInverseRootTable[n] >> halvings;
}

/// sqrt(ln(n)), the logarithm taken as straight between two values of the table. Requires n > 0.
constexpr std::uint32_t root_of_log(std::uint32_t n) {
  const int leading = static_cast<int>(std::bit_width(n)) - 1;
  const auto rest = static_cast<std::size_t>(std::uint64_t{n} << fixed_point::kLeadingBits >> leading) -
                    (std::size_t{1} << fixed_point::kLeadingBits);
  return fixed_point::kRootOfLogTable[static_cast<std::size_t>(leading << fixed_point::kLeadingBits) + rest];
}

}  // namespace oligopoly
