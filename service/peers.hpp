#pragma once

#include <functional>
#include <optional>
#include <string>

#include "service/cluster_messages.hpp"

namespace oligopoly::service {

/// The other processes that serve the same tables; see Cluster. A single process has none.
class Peers {
 public:
  virtual ~Peers() = default;
  /// The answer is the row it led to, or why it was refused; nothing if the owner did not answer in time.
  using Answer = std::function<void(std::optional<Table::Result>)>;
  /// Brings a command to the process that owns the table.
  virtual void forward(const std::string& owner, const std::string& table, const Speaker& speaker,
                       const std::string& command, Answer answer) = 0;
  /// The table has another owner by now: what still waits for the former one is given up at once.
  virtual void recall(const std::string& table) = 0;
  /// Tells the other processes who is connected to this one; if `asks`, they tell the same.
  virtual void announce(const std::string& table, const Attendance& here, bool asks) = 0;
};

}  // namespace oligopoly::service
