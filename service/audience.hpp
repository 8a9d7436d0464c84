#pragma once

#include <set>
#include <string>

#include "service/fair_pool.hpp"
#include "service/followers.hpp"
#include "service/presence.hpp"

namespace oligopoly::service {

/// When somebody last played and last looked at a table, with or without a connection, by the steady clock.
class LastSeen {
 public:
  void played(Millis now) { played_at_ = now; }
  /// By a request without a connection, from this address.
  void looked(Millis now, const std::string& address) {
    looked_at_ = now;
    address_ = address;
  }
  /// Whether anyone played, or looked, so lately that they are taken to be still there.
  bool has_player(Millis now) const { return now - played_at_ < kAttention; }
  bool has_anyone(Millis now) const { return now - looked_at_ < kAttention; }
  /// Where whoever last looked is.
  const std::string& address() const { return address_; }

 private:
  static constexpr Millis kNever = -1'000'000'000, kAttention = 60'000;

  Millis played_at_ = kNever, looked_at_ = kNever;
  std::string address_;
};

/// Who is at a table: connected to this process or another, or seen lately. Followers are shown who is connected
/// whenever that changes.
class Audience {
 public:
  explicit Audience(Presence::Announce announce) : presence_(std::move(announce)) {}

  const Followers& followers() const { return followers_; }
  LastSeen& last_seen() { return last_seen_; }

  /// From here on a follower counts as connected; it is sent nothing before `welcome`. False if it was there already.
  bool add(const std::shared_ptr<Follower>& follower) { return followers_.add(follower); }
  /// Sends a follower what it is told first, then who is connected.
  void welcome(Follower& follower, const SharedText& text);
  /// False if it was not there.
  bool remove(const Follower& follower);

  /// Another process says who is connected to it, and may ask for the same.
  void on_announced(const std::string& process, const Attendance& there, bool asks);
  /// Whoever was connected to a process that is not among these is gone. Call once in a while.
  void forget_absent(const std::set<std::string>& alive);
  /// What was announced may have been missed, here and elsewhere: says it again, and asks.
  void exchange_presence() { presence_.exchange(followers_.attendance()); }

  /// The seats whose people are connected.
  SeatSet seats_here() const { return presence_.seats(followers_.attendance()); }
  /// Whether anybody sits or watches.
  bool is_anyone_there(Millis now) const;
  /// For whom the bots of this table think, if somebody is there, or would be.
  OnBehalfOf whom_to_serve(const std::string& table, Millis now) const;

 private:
  /// Whether everyone was told anew who is connected.
  bool show_presence();

  Followers followers_;
  Presence presence_;
  LastSeen last_seen_;
};

}  // namespace oligopoly::service
