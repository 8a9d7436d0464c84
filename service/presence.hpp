#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "service/cluster_messages.hpp"

namespace oligopoly::service {

/// Who is connected to one table, whichever process they are connected to. `here` is always who is connected to this
/// one.
class Presence {
 public:
  /// Tells the other processes who is connected here; if `asks`, they tell the same.
  using Announce = std::function<void(const Attendance& here, bool asks)>;
  /// Without `announce` there are no other processes.
  explicit Presence(Announce announce) : announce_(std::move(announce)) {}

  /// Someone came or went here: tells the other processes, if that is new to them.
  void update(const Attendance& here);
  /// What was announced may have been missed, here and elsewhere: says it again, and asks.
  void exchange(const Attendance& here);
  /// Another process says who is connected to it, and may ask for the same.
  void on_announced(const std::string& process, const Attendance& there, bool asks);
  /// Whoever was connected to a process that is not among these is gone.
  void forget_absent(const std::set<std::string>& alive);

  /// The seats whose people are connected.
  SeatSet seats(const Attendance& here) const;
  /// The same, if followers were shown something else so far: they are to be shown this.
  std::optional<SeatSet> take_change(const Attendance& here);
  /// Everyone who is connected to other processes, taken together.
  Attendance elsewhere() const;

 private:
  Announce announce_;
  std::map<std::string, Attendance> elsewhere_;
  /// What the others were told last; nothing as long as nobody has followed the table here.
  std::optional<Attendance> announced_;
  SeatSet shown_;
};

}  // namespace oligopoly::service
