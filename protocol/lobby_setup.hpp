#pragma once

#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "core/record.hpp"
#include "protocol/error.hpp"
#include "protocol/game_values.hpp"

/// How the choices made in a lobby become the beginning of a game.
namespace oligopoly::protocol {

/// Who is to sit in a seat, and its own options as far as they were chosen.
struct SeatPlan {
  std::string player;
  Kept<Shape::Object> options{json::object()};
};

/// Who sits in the seats of a game, and all options they have.
std::vector<SeatPlan> plans_of(const Record& beginning);

/// The beginning with these seats instead of its own; what a seat has not chosen is left to the rules. Refuses what is
/// unknown, taken, or cannot be played.
tl::expected<Record, Error> reseat(const Record& beginning, const std::vector<SeatPlan>& seats);

/// An option of a seat, and what it may choose there.
struct SeatChoices {
  std::string option;
  std::vector<std::string> choices;
};
/// What a seat may choose, given what the others have chosen.
std::vector<SeatChoices> choices_of(const Record& beginning, const std::vector<SeatPlan>& seats, Seat seat);

/// Options as they are written.
Written<Shape::Object> written_options(const SeatPlan& plan);

}  // namespace oligopoly::protocol
