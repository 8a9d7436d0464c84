// Who is connected to a table, whichever process they are connected to.
#include "service/live_table.hpp"

namespace oligopoly::service {

Attendance LiveTable::attendance() const {
  Attendance here;
  here.is_watched = !listeners_.empty();
  for (const std::shared_ptr<Listener>& listener : listeners_)
    if (is_player(listener->speaker.seat)) here.seats.insert(listener->speaker.seat);
  return here;
}

SeatSet LiveTable::present() const {
  std::uint32_t seats = attendance().seats.bits();
  for (const auto& [process, there] : elsewhere_) seats |= there.seats.bits();
  return SeatSet::from_bits(seats);
}

void LiveTable::show_presence(Listener* newcomer) {
  const SeatSet here = present();
  if (here == shown_present_ && newcomer == nullptr) return;
  const auto text = std::make_shared<const std::string>(protocol::message_text(message::Presence{here}));
  if (here == shown_present_) return send(*newcomer, text);
  shown_present_ = here;
  for (const std::shared_ptr<Listener>& listener : listeners_) send(*listener, text);
}

void LiveTable::change_presence(Listener* newcomer) {
  announce_presence();
  show_presence(newcomer);
}

void LiveTable::announce_presence() {
  const Attendance here = attendance();
  if (around_.courier == nullptr || here == announced_) return;
  // Before the first announcement nobody here wanted to know about the others. What they say later is heard.
  around_.courier->announce(id_, here, !announced_);
  announced_ = here;
}

void LiveTable::exchange_presence() {
  if (around_.courier == nullptr || !announced_) return;
  announced_ = attendance();
  // Whoever has nobody here any more does not answer.
  elsewhere_.clear();
  around_.courier->announce(id_, *announced_, true);
}

void LiveTable::heed_presence(const std::string& process, const Attendance& here, bool asks) {
  if (here == Attendance{})
    elsewhere_.erase(process);
  else
    elsewhere_[process] = here;
  if (asks && announced_ && *announced_ != Attendance{}) around_.courier->announce(id_, *announced_, false);
  show_presence();
  ask_bots();
}

void LiveTable::forget_absent(const std::set<std::string>& alive) {
  std::erase_if(elsewhere_, [&](const auto& one) { return !alive.contains(one.first); });
  show_presence();
}

}  // namespace oligopoly::service
