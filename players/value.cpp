#include "players/value.hpp"

#include <bit>
#include <cassert>

namespace oligopoly {
namespace {

constexpr int kBits = 30;

/// 2 to the power of a number of 1/2^16 that is at most 0, in 1/2^30. Off by less than one part in 5000.
constexpr std::int64_t power_of_two(std::int64_t exponent) {
  const std::int64_t whole = exponent >> 16, rest = exponent & 0xFFFF;
  if (whole < -kBits) return 0;
  // A polynomial that is exact at both ends.
  constexpr std::int64_t kFirst = 45565, kSecond = 14774, kThird = 5197;
  static_assert(kFirst + kSecond + kThird == 1 << 16);
  const std::int64_t raised = kFirst + (rest * (kSecond + (rest * kThird >> 16)) >> 16);
  return ((std::int64_t{1} << kBits) + (rest * raised >> (32 - kBits))) >> -whole;
}
static_assert(power_of_two(0) == std::int64_t{1} << kBits && power_of_two(-65536) == std::int64_t{1} << (kBits - 1));

/// e to the power of how far a strength is below the best.
std::int64_t power_of(std::int32_t strength, std::int32_t best) {
  // 1 / ln 2.
  constexpr std::int64_t kToBinary = 94548;
  const std::int64_t below = std::int64_t{strength} - best;
  // Nobody is without any chance: who is left last gets the last place.
  return std::max<std::int64_t>(1, power_of_two(below * kToBinary >> Network::kOutputBits));
}

/// e to the power of each strength, the greatest being 1.
std::array<std::int64_t, kMaxSeats> powers_of(std::span<const std::int32_t> strengths) {
  const std::int32_t best = *std::max_element(strengths.begin(), strengths.end());
  std::array<std::int64_t, kMaxSeats> powers{};
  for (std::size_t i = 0; i < strengths.size(); ++i) powers[i] = power_of(strengths[i], best);
  return powers;
}

}  // namespace

ValueNetwork::ValueNetwork(std::span<const std::int16_t> file, int unit)
    : network_(*read_shape(file), file.subspan(kShapeNumbers)), unit_(unit) {
  assert(network_.shape().outputs == kOutputs);
}

ValueNetwork::Answer ValueNetwork::answer(const Features& features, int score) const {
  std::array<std::int32_t, kOutputs> out{};
  network_.run(features.values(), out);
  const auto points = [&](std::int32_t output) {
    return static_cast<std::int32_t>(std::int64_t{output} * unit_ * 100 >> Network::kOutputBits);
  };
  return {out[0], 100 * score + points(out[1]), std::max(0, points(out[2]))};
}

Values chances_of(std::span<const std::int32_t> strengths) {
  const auto powers = powers_of(strengths);
  std::int64_t sum = 0;
  for (const std::int64_t power : powers) sum += power;
  Values chances{};
  for (std::size_t i = 0; i < strengths.size(); ++i)
    chances[i] = static_cast<std::int32_t>(kSurelyWon * powers[i] / sum);
  return chances;
}

void chances_of(std::span<const std::int32_t> strengths, std::span<std::int32_t> chances) {
  if (strengths.empty()) return;
  assert(chances.size() >= strengths.size());
  const std::int32_t best = *std::max_element(strengths.begin(), strengths.end());
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < strengths.size(); ++i) {
    chances[i] = static_cast<std::int32_t>(power_of(strengths[i], best));
    sum += chances[i];
  }
  const std::int64_t shared = kSurelyWon - static_cast<std::int64_t>(strengths.size());
  for (std::size_t i = 0; i < strengths.size(); ++i)
    chances[i] = static_cast<std::int32_t>(1 + shared * chances[i] / sum);
}

Worth worth_of(std::span<const ValueNetwork::Answer> answers) {
  const std::size_t seats = answers.size();
  Worth worth(static_cast<int>(seats));
  std::array<std::int32_t, kMaxSeats> strengths{};
  for (std::size_t i = 0; i < seats; ++i) {
    strengths[i] = answers[i].strength;
    SeatWorth& seat = worth[Seat{static_cast<int>(i)}];
    seat.score = answers[i].score;
    seat.spread = answers[i].spread;
  }
  const auto powers = powers_of({strengths.data(), seats});
  // How likely it is, in 1/2^30, that exactly the seats of a set have taken the first places; and each seat each place.
  std::array<std::int64_t, std::size_t{1} << kMaxSeats> ahead{};
  std::array<std::array<std::int64_t, kMaxSeats>, kMaxSeats> places{};
  ahead[0] = std::int64_t{1} << kBits;
  for (std::size_t set = 0; set + 1 < std::size_t{1} << seats; ++set) {
    std::int64_t left = 0;
    for (std::size_t i = 0; i < seats; ++i) left += (set >> i & 1u) == 0 ? powers[i] : 0;
    const auto place = static_cast<std::size_t>(std::popcount(set));
    for (std::size_t i = 0; i < seats; ++i) {
      if ((set >> i & 1u) != 0) continue;
      const std::int64_t chance = ahead[set] * powers[i] / left;
      ahead[set | std::size_t{1} << i] += chance;
      places[i][place] += chance;
    }
  }
  for (std::size_t i = 0; i < seats; ++i)
    for (std::size_t place = 0; place < seats; ++place)
      worth[Seat{static_cast<int>(i)}].places[place] = static_cast<std::int32_t>(places[i][place] >> (kBits - 16));
  return worth;
}

}  // namespace oligopoly
