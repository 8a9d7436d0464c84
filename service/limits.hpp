#pragma once

#include <algorithm>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/seat.hpp"
#include "service/store.hpp"

namespace oligopoly::service {

/// What one address, one connection and one message may take. 0 sets no limit.
struct Limits {
  /// Connections in all and from one address.
  int connections = 20'000, connections_per_address = 200;
  /// Messages a second on one WebSocket, with a burst of ten times as many.
  double messages_per_second = 20;
  /// HTTP requests a second from one address, with a burst of ten times as many. Of the page's own files ten times as
  /// many again: a first visit takes about a hundred, and people who play together often share an address.
  double requests_per_second = 30;
  /// Pings and other control frames a second on one WebSocket, with a burst of ten times as many.
  double controls_per_second = 2;
  /// What one seat may say, or call itself, a minute.
  double sayings_per_minute = 30;
  /// Tables opened an hour from one address, rematches included.
  double tables_per_hour = 120;
  /// What one address may have sent an hour: letters that ask for consent, and reports to the operator.
  double letters_per_hour = 20;
  /// Keepsakes kept an hour from one address; a browser whose person plays keeps one a minute.
  double keepsakes_per_hour = 240;
  /// Bytes of a message on a WebSocket, of a request's body, of a record to import, and of a keepsake.
  std::size_t message_bytes = 6'000, body_bytes = 16'384, record_bytes = 1u << 20, keepsake_bytes = 256u << 10;
  /// Bytes that wait for a reader before it is dropped: judged when there is something more to send, so that one large
  /// answer is no offence.
  std::size_t backlog_bytes = 512u << 10;
};

/// Lets through so many a second on average, and a burst after a pause. Its time is of a clock that never goes back;
/// should it do so all the same, nobody is locked out.
class RateLimit {
 public:
  RateLimit(double a_second, double burst) : a_second_(a_second), burst_(burst), left_(burst) {}

  bool allows(Millis now) {
    if (a_second_ <= 0) return true;
    left_ = std::min(burst_, left_ + gained(now));
    last_ = now;
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }
  /// Whether it is as if it had never been used.
  bool is_full(Millis now) const { return left_ + gained(now) >= burst_; }

 private:
  double gained(Millis now) const { return static_cast<double>(std::max<Millis>(0, now - last_)) * a_second_ / 1000; }

  double a_second_, burst_, left_;
  Millis last_ = 0;
};

/// How much each seat of a table may still say; whoever has no seat shares one allowance.
class TalkLimits {
 public:
  explicit TalkLimits(const Limits& limits)
      : by_seat_(kMaxSeats + 1, RateLimit(limits.sayings_per_minute / 60, limits.sayings_per_minute)) {}
  bool allows(Seat seat, Millis now) { return by_seat_[is_player(seat) ? seat.index() : kMaxSeats].allows(now); }

 private:
  std::vector<RateLimit> by_seat_;
};

/// Counts by address.
class AddressBook {
 public:
  explicit AddressBook(const Limits& limits) : limits_(limits) {}

  /// False when there are too many from there; else `leave` must follow. The empty address stands for a proxy, of
  /// which any number may come.
  bool enter(const std::string& address);
  void leave(const std::string& address);
  bool may_request(const std::string& address, Millis now);
  bool may_load_file(const std::string& address, Millis now);
  bool may_open_table(const std::string& address, Millis now);
  bool may_send_letter(const std::string& address, Millis now);
  bool may_keep(const std::string& address, Millis now);
  /// Forgets those who have not been here for a while.
  void sweep(Millis now);
  std::size_t size() const { return visitors_.size(); }

 private:
  struct Visitor {
    int connections = 0;
    RateLimit requests, files, tables, keepsakes, letters;
  };
  Visitor& visitor(const std::string& address);

  const Limits& limits_;
  int connections_ = 0;
  std::unordered_map<std::string, Visitor> visitors_;
};

}  // namespace oligopoly::service
