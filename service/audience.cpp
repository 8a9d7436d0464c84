#include "service/audience.hpp"

namespace oligopoly::service {

bool Audience::show_presence() {
  const auto seats = presence_.take_change(followers_.attendance());
  if (seats) followers_.send(protocol::message_text(message::Presence{*seats}));
  return seats.has_value();
}

void Audience::welcome(Follower& follower, const SharedText& text) {
  follower.is_welcomed = true;
  follower.send(text);
  const Attendance here = followers_.attendance();
  presence_.update(here);
  if (!show_presence()) follower.send(shared_text(protocol::message_text(message::Presence{presence_.seats(here)})));
}

bool Audience::remove(const Follower& follower) {
  const bool was_there = followers_.remove(follower);
  presence_.update(followers_.attendance());
  show_presence();
  return was_there;
}

void Audience::on_announced(const std::string& process, const Attendance& there, bool asks) {
  presence_.on_announced(process, there, asks);
  show_presence();
}

void Audience::forget_absent(const std::set<std::string>& alive) {
  presence_.forget_absent(alive);
  show_presence();
}

bool Audience::is_anyone_there(Millis now) const {
  const Attendance there = presence_.elsewhere();
  return !followers_.empty() || last_seen_.has_player(now) || last_seen_.has_anyone(now) || there != Attendance{};
}

OnBehalfOf Audience::whom_to_serve(const std::string& table, Millis now) const {
  const Follower* follower = followers_.most_involved();
  const bool plays_here = follower != nullptr && is_player(follower->speaker.seat);
  const bool played_lately = last_seen_.has_player(now);
  // Who plays by requests comes before who only watches.
  const bool is_follower = plays_here || (follower != nullptr && !played_lately);
  return {plays_here || played_lately || !presence_.elsewhere().seats.empty(),
          is_follower ? follower->address : last_seen_.address(), table};
}

}  // namespace oligopoly::service
