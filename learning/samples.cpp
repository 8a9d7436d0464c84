#include "learning/samples.hpp"

#include <cassert>

namespace oligopoly::learning {

void Samples::add(Skill skill, const std::vector<SeatSample>& seats) {
  first_.push_back(places_.size());
  skills_.push_back(skill);
  for (const SeatSample& seat : seats) {
    assert(static_cast<int>(seat.features.size()) == features_);
    values_.insert(values_.end(), seat.features.begin(), seat.features.end());
    places_.push_back(static_cast<std::uint8_t>(seat.place));
    gains_.push_back(seat.gain);
  }
}

void Samples::add(const Samples& more) {
  assert(more.features_ == features_);
  const std::size_t before = places_.size();
  for (const std::size_t first : more.first_) first_.push_back(before + first);
  skills_.insert(skills_.end(), more.skills_.begin(), more.skills_.end());
  values_.insert(values_.end(), more.values_.begin(), more.values_.end());
  places_.insert(places_.end(), more.places_.begin(), more.places_.end());
  gains_.insert(gains_.end(), more.gains_.begin(), more.gains_.end());
}

}  // namespace oligopoly::learning
