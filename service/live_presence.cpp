// Who is connected to a table, whichever process they are connected to.
#include "service/live_table.hpp"

namespace oligopoly::service {

SeatSet LiveTable::present_here() const {
  SeatSet here;
  for (const std::shared_ptr<Listener>& listener : listeners_)
    if (is_player(listener->speaker.seat)) here.insert(listener->speaker.seat);
  return here;
}

SeatSet LiveTable::present() const {
  std::uint32_t seats = present_here().bits();
  for (const auto& [process, elsewhere] : present_elsewhere_) seats |= elsewhere.bits();
  return SeatSet::from_bits(seats);
}

void LiveTable::show_presence(Listener* newcomer) {
  const SeatSet here = present();
  if (here == shown_present_ && newcomer == nullptr) return;
  const auto text = std::make_shared<const std::string>(presence_text(here));
  if (here == shown_present_) return newcomer->send(text);
  shown_present_ = here;
  for (const std::shared_ptr<Listener>& listener : listeners_) listener->send(text);
}

void LiveTable::change_presence(Listener* newcomer) {
  announce_presence();
  show_presence(newcomer);
}

void LiveTable::announce_presence() {
  const SeatSet here = present_here();
  if (around_.courier == nullptr || here == announced_) return;
  // Before the first announcement nobody here wanted to know about the others. What they say later is heard.
  around_.courier->announce(id_, here, !announced_);
  announced_ = here;
}

void LiveTable::exchange_presence() {
  if (around_.courier == nullptr || !announced_) return;
  announced_ = present_here();
  // Whoever has nobody here any more does not answer.
  present_elsewhere_.clear();
  around_.courier->announce(id_, *announced_, true);
}

void LiveTable::heed_presence(const std::string& process, SeatSet here, bool asks) {
  if (here.empty())
    present_elsewhere_.erase(process);
  else
    present_elsewhere_[process] = here;
  if (asks && announced_ && !announced_->empty()) around_.courier->announce(id_, *announced_, false);
  show_presence();
}

void LiveTable::forget_absent(const std::set<std::string>& alive) {
  std::erase_if(present_elsewhere_, [&](const auto& one) { return !alive.contains(one.first); });
  show_presence();
}

}  // namespace oligopoly::service
