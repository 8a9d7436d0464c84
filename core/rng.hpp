#pragma once

#include <cstdint>
#include <string_view>

namespace oligopoly {

/// The only source of chance. Same seed, same game, on every compiler and in the browser.
///
/// The algorithm is SplitMix64 (Steele, Lea, Flood 2014): a 64-bit counter that advances by the golden ratio,
/// scrambled by two multiplications. We do not use <random>: its distributions are left to each library.
class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) : state_(seed) {}

  /// An independent generator for one purpose: chance, a bot, a test. The label keeps streams apart, so that
  /// a bot that thinks longer never changes the cards.
  static constexpr Rng stream(std::uint64_t seed, std::string_view label) {
    std::uint64_t hash = 0xCBF29CE484222325u;  // FNV-1a
    for (const char c : label) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
    return Rng{scramble(seed + 0x9E3779B97F4A7C15u) ^ scramble(hash)};
  }

  /// The next 64 random bits.
  constexpr std::uint64_t next() { return scramble(state_ += 0x9E3779B97F4A7C15u); }

  /// A number in [0, bound), every one equally likely. Requires bound > 0.
  /// Multiplies and shifts (Lemire 2019), and redraws the few values that would bias the result.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t tail = (0u - bound) % bound;
      while (static_cast<std::uint32_t>(product) < tail) product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  /// A number in [least, most].
  constexpr int between(int least, int most) {
    return least + static_cast<int>(below(static_cast<std::uint32_t>(most - least + 1)));
  }

 private:
  static constexpr std::uint64_t scramble(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }

  std::uint64_t state_;
};

}  // namespace oligopoly
