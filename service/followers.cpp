#include "service/followers.hpp"

#include <algorithm>

namespace oligopoly::service {

bool Followers::add(const std::shared_ptr<Follower>& follower) {
  if (std::find(all_.begin(), all_.end(), follower) != all_.end()) return false;
  all_.push_back(follower);
  return true;
}

bool Followers::remove(const Follower& follower) {
  return std::erase_if(all_, [&](const std::shared_ptr<Follower>& one) { return one.get() == &follower; }) > 0;
}

std::vector<std::shared_ptr<Follower>> Followers::welcomed() const {
  std::vector<std::shared_ptr<Follower>> those;
  for (const std::shared_ptr<Follower>& follower : all_)
    if (follower->is_welcomed) those.push_back(follower);
  return those;
}

const Follower* Followers::most_involved() const {
  if (all_.empty()) return nullptr;
  const auto player = std::find_if(all_.begin(), all_.end(), [](const std::shared_ptr<Follower>& follower) {
    return is_player(follower->speaker.seat);
  });
  return player == all_.end() ? all_.back().get() : player->get();
}

Attendance Followers::attendance() const {
  Attendance here;
  here.is_watched = !all_.empty();
  for (const std::shared_ptr<Follower>& follower : all_)
    if (is_player(follower->speaker.seat)) here.seats.insert(follower->speaker.seat);
  return here;
}

std::vector<FollowerMessage> Followers::write(const std::function<std::string(Viewer)>& text_for,
                                              const std::function<bool(const Follower&)>& concerns) const {
  std::vector<FollowerMessage> messages;
  std::vector<std::pair<Viewer, SharedText>> written;
  for (const std::shared_ptr<Follower>& follower : all_) {
    if (concerns && !concerns(*follower)) continue;
    const Viewer viewer = follower->viewer();
    auto found = std::find_if(written.begin(), written.end(), [&](const auto& one) { return one.first == viewer; });
    if (found == written.end()) found = written.emplace(found, viewer, shared_text(text_for(viewer)));
    messages.push_back({follower, found->second});
  }
  return messages;
}

void Followers::send(const std::vector<FollowerMessage>& messages) {
  for (const FollowerMessage& message : messages)
    if (const auto follower = message.to.lock(); follower && follower->is_welcomed) follower->send(message.text);
}

void Followers::send(std::string text) const {
  const SharedText shared = shared_text(std::move(text));
  // One that reads too slowly leaves while it is sent this.
  for (const std::shared_ptr<Follower>& follower : welcomed()) follower->send(shared);
}

}  // namespace oligopoly::service
