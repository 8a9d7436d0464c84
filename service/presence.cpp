#include "service/presence.hpp"

namespace oligopoly::service {

void Presence::update(const Attendance& here) {
  if (!announce_ || here == announced_) return;
  // Before the first announcement nobody here wanted to know about the others. What they say later is heard.
  announce_(here, !announced_);
  announced_ = here;
}

void Presence::exchange(const Attendance& here) {
  if (!announce_ || !announced_) return;
  announced_ = here;
  // Whoever has nobody there any more does not answer.
  elsewhere_.clear();
  announce_(here, true);
}

void Presence::on_announced(const std::string& process, const Attendance& there, bool asks) {
  if (there == Attendance{})
    elsewhere_.erase(process);
  else
    elsewhere_[process] = there;
  if (asks && announced_ && *announced_ != Attendance{}) announce_(*announced_, false);
}

void Presence::forget_absent(const std::set<std::string>& alive) {
  std::erase_if(elsewhere_, [&](const auto& one) { return !alive.contains(one.first); });
}

Attendance Presence::elsewhere() const {
  std::uint32_t seats = 0;
  bool is_watched = false;
  for (const auto& [process, there] : elsewhere_) {
    seats |= there.seats.bits();
    is_watched = is_watched || there.is_watched;
  }
  return {SeatSet::from_bits(seats), is_watched};
}

SeatSet Presence::seats(const Attendance& here) const {
  return SeatSet::from_bits(static_cast<std::uint32_t>(here.seats.bits() | elsewhere().seats.bits()));
}

std::optional<SeatSet> Presence::take_change(const Attendance& here) {
  const SeatSet now = seats(here);
  if (now == shown_) return std::nullopt;
  return shown_ = now;
}

}  // namespace oligopoly::service
