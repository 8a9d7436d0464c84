#pragma once

#include <cstdint>
#include <vector>

/// What a tournament needs to say how sure it is.
namespace oligopoly {

/// An estimate with the bounds of its 95 % interval, which are infinite where nothing can be said.
struct Estimate {
  double value = 0, low = 0, high = 0;
};

/// Numbers of which only the mean and the spread matter.
class Sample {
 public:
  void add(double value) {
    ++size_;
    sum_ += value;
    squares_ += value * value;
  }
  int size() const { return size_; }
  double mean() const { return size_ == 0 ? 0 : sum_ / size_; }
  /// Of a single draw.
  double variance() const;

 private:
  int size_ = 0;
  double sum_ = 0, squares_ = 0;
};

/// The mean of many draws.
Estimate normal(const Sample& sample);
/// A share of successes, sound near 0 and 1 too (Wilson 1927).
Estimate wilson(const Sample& sample);

/// Points that contenders took from each other.
class Meetings {
 public:
  explicit Meetings(int contenders)
      : contenders_(contenders), points_(static_cast<std::size_t>(contenders * contenders)) {}

  /// `a` scored `points` of 1 against `b`.
  void add(int a, int b, double points) {
    at(a, b) += points;
    at(b, a) += 1 - points;
  }
  void add(const Meetings& others);
  int contenders() const { return contenders_; }
  double points(int a, int b) const { return points_[static_cast<std::size_t>(a * contenders_ + b)]; }

 private:
  double& at(int a, int b) { return points_[static_cast<std::size_t>(a * contenders_ + b)]; }

  int contenders_;
  std::vector<double> points_;
};

/// Elo numbers with mean 0 that explain the meetings best (Bradley and Terry 1952), with intervals from resampling
/// whole seeds. Half a point is given to both sides of every pairing that took place, so that nobody is infinitely
/// better.
std::vector<Estimate> elo_of(const std::vector<Meetings>& by_seed, std::uint64_t seed);

}  // namespace oligopoly
