#include "protocol/lobby_setup.hpp"

#include <boost/json.hpp>

#include "protocol/json.hpp"
#include "protocol/setup.hpp"

namespace oligopoly::protocol {
namespace {

/// A seat of the message. A switch of seats is said to be on or off, whatever a custom ruleset says of it.
json::value seat_message(const AnyGame& game, const SeatPlan& plan) {
  json::object out = plan.options.value.is_object() ? plan.options.value.get_object() : json::object();
  for (const OptionInfo& info : game.options())
    if (info.per_seat && info.kind == OptionKind::Switch) out[info.name] = info.name == plan.player;
  out["player"] = plan.player;
  return out;
}

}  // namespace

std::vector<SeatPlan> plans_of(const Record& beginning) {
  const json::value setup = setup_json(setup_of(beginning));
  std::vector<SeatPlan> plans;
  for (const json::value& seat : setup.at("seats").get_array()) {
    json::object options = seat.get_object();
    options.erase("player");
    plans.push_back({beginning.players[plans.size()], {std::move(options)}});
  }
  return plans;
}

tl::expected<Record, Error> reseat(const Record& beginning, const std::vector<SeatPlan>& seats) {
  json::value message = setup_json(setup_of(beginning));
  json::array places;
  for (const SeatPlan& plan : seats) places.push_back(seat_message(beginning.game(), plan));
  message.get_object()["seats"] = std::move(places);
  return read_setup(beginning.game(), message).map(record_of);
}

std::vector<SeatChoices> choices_of(const Record& beginning, const std::vector<SeatPlan>& seats, Seat seat) {
  std::vector<SeatChoices> all;
  for (const OptionInfo& info : beginning.game().options()) {
    if (!info.per_seat || info.kind != OptionKind::Choice) continue;
    SeatChoices offered{std::string(info.name), {}};
    for (const std::string_view choice : info.choices) {
      std::vector<SeatPlan> tried = seats;
      tried[seat.index()].options.value.get_object()[info.name] = choice;
      if (reseat(beginning, tried)) offered.choices.emplace_back(choice);
    }
    all.push_back(std::move(offered));
  }
  return all;
}

Written<Shape::Object> written_options(const SeatPlan& plan) { return {compact(plan.options.value)}; }

}  // namespace oligopoly::protocol
