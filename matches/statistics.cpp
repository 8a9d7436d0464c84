#include "matches/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/rng.hpp"

namespace oligopoly {
namespace {

constexpr double kTwoSided95 = 1.959964;
constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr int kResamples = 400, kFitSteps = 200;

std::vector<double> fit(const Meetings& meetings) {
  const int n = meetings.contenders();
  const auto met = [&](int a, int b) { return a != b && meetings.points(a, b) + meetings.points(b, a) > 0; };
  std::vector<double> strength(static_cast<std::size_t>(n), 1.0);
  for (int step = 0; step < kFitSteps; ++step)
    for (int a = 0; a < n; ++a) {
      double won = 0, expected = 0;
      for (int b = 0; b < n; ++b) {
        if (!met(a, b)) continue;
        won += meetings.points(a, b) + 0.5;
        expected += (meetings.points(a, b) + meetings.points(b, a) + 1) /
                    (strength[static_cast<std::size_t>(a)] + strength[static_cast<std::size_t>(b)]);
      }
      if (expected > 0) strength[static_cast<std::size_t>(a)] = won / expected;
    }
  double mean = 0;
  for (double& s : strength) mean += s = 400 * std::log10(s);
  for (double& s : strength) s -= mean / n;
  return strength;
}

}  // namespace

double Sample::variance() const {
  if (size_ < 2) return 0;
  return std::max(0.0, (squares_ - sum_ * sum_ / size_) / (size_ - 1));
}

Estimate normal(const Sample& sample) {
  // A single draw has no spread.
  const double half = sample.size() < 2 ? kInfinity : kTwoSided95 * std::sqrt(sample.variance() / sample.size());
  return {sample.mean(), sample.mean() - half, sample.mean() + half};
}

Estimate wilson(const Sample& sample) {
  if (sample.size() == 0) return {0, 0, 1};
  const double n = sample.size(), p = sample.mean(), z2 = kTwoSided95 * kTwoSided95;
  const double middle = (p + z2 / (2 * n)) / (1 + z2 / n);
  const double half = kTwoSided95 / (1 + z2 / n) * std::sqrt(p * (1 - p) / n + z2 / (4 * n * n));
  // Rounding must not push a bound past the share itself.
  return {p, std::clamp(middle - half, 0.0, p), std::clamp(middle + half, p, 1.0)};
}

void Meetings::add(const Meetings& others) {
  for (std::size_t i = 0; i < points_.size(); ++i) points_[i] += others.points_[i];
}

std::vector<Estimate> elo_of(const std::vector<Meetings>& by_seed, std::uint64_t seed) {
  if (by_seed.empty()) return {};
  const int n = by_seed.front().contenders();
  Meetings all(n);
  for (const Meetings& meetings : by_seed) all.add(meetings);
  const std::vector<double> best = fit(all);

  std::vector<std::vector<double>> resampled(static_cast<std::size_t>(n));
  Rng rng = Rng::stream(seed, "resampling");
  for (int i = 0; i < kResamples; ++i) {
    Meetings drawn(n);
    for (std::size_t k = 0; k < by_seed.size(); ++k)
      drawn.add(by_seed[rng.below(static_cast<std::uint32_t>(by_seed.size()))]);
    const std::vector<double> elo = fit(drawn);
    for (std::size_t a = 0; a < elo.size(); ++a) resampled[a].push_back(elo[a]);
  }

  std::vector<Estimate> estimates;
  for (std::size_t a = 0; a < best.size(); ++a) {
    std::sort(resampled[a].begin(), resampled[a].end());
    // One seed can be resampled in one way only, which says nothing about others.
    const bool is_known = by_seed.size() > 1;
    estimates.push_back({best[a], is_known ? resampled[a][kResamples / 40] : -kInfinity,
                         is_known ? resampled[a][kResamples - 1 - kResamples / 40] : kInfinity});
  }
  return estimates;
}

}  // namespace oligopoly
