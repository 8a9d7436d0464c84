#include "service/lobby.hpp"

#include <algorithm>

namespace oligopoly::service {

Lobby::Lobby(const Record& beginning) : beginning_(beginning) {
  for (const std::string& player : beginning.players) seats_.push_back({{player == "human" ? "" : player}, false});
}

std::optional<Seat> Lobby::first_open() const {
  for (const Seat seat : players(beginning_.seats()))
    if (is_open(seat)) return seat;
  return std::nullopt;
}

bool Lobby::is_starting() const {
  if (is_started_) return true;
  const auto is_waited_for = [](const Place& place) {
    return place.plan.player.empty() || (place.plan.player == "human" && !place.is_ready);
  };
  const bool has_people =
      std::any_of(seats_.begin(), seats_.end(), [](const Place& place) { return place.plan.player == "human"; });
  return has_people && std::none_of(seats_.begin(), seats_.end(), is_waited_for);
}

std::vector<protocol::SeatPlan> Lobby::plans(const std::string& in_open_seats) const {
  std::vector<protocol::SeatPlan> all;
  for (const Place& place : seats_) {
    all.push_back(place.plan);
    if (place.plan.player.empty()) all.back().player = in_open_seats;
  }
  return all;
}

tl::expected<Record, protocol::Error> Lobby::beginning(const std::string& in_open_seats) const {
  return protocol::reseat(beginning_, plans(in_open_seats));
}

std::vector<protocol::SeatChoices> Lobby::choices(Seat seat) const {
  return protocol::choices_of(beginning_, plans("human"), seat);
}

}  // namespace oligopoly::service
