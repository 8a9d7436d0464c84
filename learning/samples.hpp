#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/seat.hpp"
#include "players/value.hpp"

/// What a network learns from: positions of games that were played to the end, or secret choices that were made in
/// them. A choice is kept like a position: its options are the seats, and the one that was chosen came first.
namespace oligopoly::learning {

/// One seat of a position: how it looked, and what became of it.
struct SeatSample {
  std::vector<std::int16_t> features;
  /// The final place and the points that came after the position.
  std::int32_t place = 1, gain = 0;
};

/// Positions one after the other, their numbers in few large arrays.
class Samples {
 public:
  /// The most seats, or options, of one position.
  static constexpr int kMostSeats = 2048;

  explicit Samples(int features) : features_(features) {}

  int features() const { return features_; }
  std::size_t positions() const { return first_.size(); }
  int seats(std::size_t position) const { return static_cast<int>(end_of(position) - first_[position]); }
  Skill skill(std::size_t position) const { return skills_[position]; }
  std::span<const std::int16_t> features(std::size_t position, int seat) const {
    return {&values_[at(position, seat) * static_cast<std::size_t>(features_)], static_cast<std::size_t>(features_)};
  }
  int place(std::size_t position, int seat) const { return places_[at(position, seat)]; }
  int gain(std::size_t position, int seat) const { return gains_[at(position, seat)]; }

  /// Requires as many features for every seat, and at most kMostSeats.
  void add(Skill skill, const std::vector<SeatSample>& seats);
  void add(const Samples& more);

 private:
  std::size_t at(std::size_t position, int seat) const { return first_[position] + static_cast<std::size_t>(seat); }
  std::size_t end_of(std::size_t position) const {
    return position + 1 < first_.size() ? first_[position + 1] : places_.size();
  }

  int features_;
  std::vector<std::size_t> first_;
  std::vector<Skill> skills_;
  std::vector<std::int16_t> values_;
  std::vector<std::uint8_t> places_;
  std::vector<std::int32_t> gains_;
};

}  // namespace oligopoly::learning
