#pragma once

#include "service/table.hpp"

namespace oligopoly::service {

/// Whom a table waits for, and who of them was called to the present turn already.
class TurnWatch {
 public:
  /// People the table waits for who were not called yet.
  SeatSet uncalled(const Table& table) const {
    SeatSet seats = table.people_to_act();
    if (turn_ == table.turn())
      for (const Seat seat : called_) seats.erase(seat);
    return seats;
  }
  void note(const Table& table, SeatSet called) {
    if (turn_ != table.turn()) called_ = {};
    turn_ = table.turn();
    for (const Seat seat : called) called_.insert(seat);
  }
  /// They could not be called after all.
  void forget() { turn_ = -1; }

 private:
  std::int64_t turn_ = -1;
  SeatSet called_;
};

}  // namespace oligopoly::service
