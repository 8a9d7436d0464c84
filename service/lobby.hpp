#pragma once

#include <optional>
#include <string>
#include <vector>

#include "protocol/lobby_setup.hpp"

namespace oligopoly::service {

/// How people find their seats before a game begins: who sits where, what each seat has chosen, who is ready. A value:
/// a change is tried on a copy, and refused if no game could begin like that.
class Lobby {
 public:
  using Options = protocol::Kept<protocol::Shape::Object>;

  /// Seats of people are open; nobody has chosen anything.
  explicit Lobby(const Record& beginning);

  bool is_open(Seat seat) const { return seats_[seat.index()].plan.player.empty(); }
  bool is_person(Seat seat) const { return seats_[seat.index()].plan.player == "human"; }
  bool is_ready(Seat seat) const { return seats_[seat.index()].is_ready; }
  /// "human" for people and where the seat is open to them.
  std::string player(Seat seat) const { return is_open(seat) ? "human" : seats_[seat.index()].plan.player; }
  std::optional<Seat> first_open() const;
  /// Whether nothing may change any more: the host said so, or all seats are taken and everyone is ready.
  bool is_starting() const;

  void sit(Seat seat) { take(seat, "human"); }
  void rise(Seat seat) { take(seat, {}); }
  /// "human" opens the seat.
  void assign(Seat seat, const std::string& player) { take(seat, player == "human" ? std::string() : player); }
  void choose(Seat seat, const Options& options) { seats_[seat.index()].plan.options = options; }
  void set_ready(Seat seat, bool yes) { seats_[seat.index()].is_ready = yes; }
  void start() { is_started_ = true; }

  /// The beginning as it would be now, with this player in the seats that are open.
  tl::expected<Record, protocol::Error> beginning(const std::string& in_open_seats) const;
  /// What a seat may choose.
  std::vector<protocol::SeatChoices> choices(Seat seat) const;
  /// What a seat has chosen.
  const protocol::SeatPlan& plan(Seat seat) const { return seats_[seat.index()].plan; }

 private:
  struct Place {
    /// No player where the seat is open.
    protocol::SeatPlan plan;
    bool is_ready = false;
  };
  void take(Seat seat, std::string player) { seats_[seat.index()] = {{std::move(player)}, false}; }
  std::vector<protocol::SeatPlan> plans(const std::string& in_open_seats) const;

  Record beginning_;
  std::vector<Place> seats_;
  bool is_started_ = false;
};

}  // namespace oligopoly::service
