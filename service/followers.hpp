#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "service/cluster_messages.hpp"
#include "service/follower.hpp"

namespace oligopoly::service {

/// A message that was written for one follower and may not be sent yet.
struct FollowerMessage {
  std::weak_ptr<Follower> to;
  SharedText text;
};

/// The connections of this process that follow one table. Who has not been welcomed is sent nothing.
class Followers {
 public:
  /// False if it was there already.
  bool add(const std::shared_ptr<Follower>& follower);
  /// False if it was not there.
  bool remove(const Follower& follower);
  bool empty() const { return all_.empty(); }
  /// Those that have been welcomed.
  std::vector<std::shared_ptr<Follower>> welcomed() const;
  /// A player, if one is connected; else whoever is; null if nobody.
  const Follower* most_involved() const;
  Attendance attendance() const;

  /// Writes a message for each whom it concerns, once for all who see the same. What is written now may be sent later.
  std::vector<FollowerMessage> write(const std::function<std::string(Viewer)>& text_for,
                                     const std::function<bool(const Follower&)>& concerns = {}) const;
  /// Sends what was written to those who are still there.
  static void send(const std::vector<FollowerMessage>& messages);
  /// Sends everyone the same.
  void send(std::string text) const;

 private:
  std::vector<std::shared_ptr<Follower>> all_;
};

}  // namespace oligopoly::service
