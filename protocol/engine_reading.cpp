// What the requests of the engine carry, and what many of their answers hold.
#include <boost/json.hpp>

#include "protocol/engine_requests.hpp"
#include "protocol/messages.hpp"
#include "protocol/reading.hpp"

namespace oligopoly::protocol {
namespace {

constexpr Reason kSeatUnknown{
    "seat_unknown",
    "",
    {"must be a seat from 1 to {0}, or “{1}”", "必须是 1 到 {0} 的席位，或“{1}”", "必須是 1 到 {0} 的席位，或「{1}」"}};
constexpr Reason kActionOrActions{
    "action_or_actions",
    "",
    {"apply takes either a seat and an action or a list of actions", "apply 需要席位与行动，或行动列表，二者取一",
     "apply 需要席位與行動，或行動列表，二者取一"}};

/// "actions[0]" of "actions[0].seat".
std::string parent_of(const std::string& place) {
  const std::size_t dot = place.rfind('.');
  return dot == std::string::npos ? std::string() : place.substr(0, dot);
}

}  // namespace

tl::unexpected<Error> EngineRequests::missing(std::string_view field, std::string place) {
  return tl::unexpected(error_of(kFieldMissing, std::move(place), {field}));
}

// ---- reading what a request carries ------------------------------------------------------------------------------

tl::expected<Seat, Error> EngineRequests::seat_in(const json::value* value, const std::string& place, Seat also) const {
  if (value == nullptr) return missing("seat", parent_of(place));
  const auto seat = read_seat(*value, place);
  if (!seat) return seat;
  if (static_cast<int>(seat->index()) < table().seats() || *seat == also) return seat;
  return tl::unexpected(
      error_of(kSeatUnknown, place, {std::to_string(table().seats()), also == kChance ? "chance" : "spectator"}));
}

tl::expected<Seat, Error> EngineRequests::actor() const { return seat_in(find("seat"), "seat", kChance); }

tl::expected<Seat, Error> EngineRequests::viewer() const {
  if (find("seat") == nullptr) return kSpectator;
  return seat_in(find("seat"), "seat", kSpectator);
}

tl::expected<AnyAction, Error> EngineRequests::action_in(const json::value* value, const std::string& place) const {
  if (value == nullptr) return missing("action", parent_of(place));
  const json::string* line = value->if_string();
  if (line == nullptr) return read_action(*engine.game_, *value, place);
  const auto parsed = engine.game_->read_notation(rules(), std::string_view(line->data(), line->size()));
  if (!parsed.verdict) return tl::unexpected(error_of(parsed.verdict, place));
  return parsed.action;
}

tl::expected<EngineRequests::Move, Error> EngineRequests::move_in(const json::object& from,
                                                                  const std::string& place) const {
  const std::string prefix = place.empty() ? "" : place + ".";
  const auto seat = seat_in(from.if_contains("seat"), prefix + "seat", kChance);
  if (!seat) return tl::unexpected(seat.error());
  const auto action = action_in(from.if_contains("action"), prefix + "action");
  if (!action) return tl::unexpected(action.error());
  return Move{*seat, *action};
}

tl::expected<std::vector<EngineRequests::Move>, Error> EngineRequests::moves() const {
  const json::value* several = find("actions");
  if ((several != nullptr) == (find("action") != nullptr || find("seat") != nullptr))
    return tl::unexpected(error_of(kActionOrActions, {}));
  std::vector<Move> all;
  const auto add = [&](const tl::expected<Move, Error>& move) {
    if (move) all.push_back(*move);
    return move;
  };
  if (several == nullptr) {
    if (const auto move = add(move_in(request, {})); !move) return tl::unexpected(move.error());
    return all;
  }
  const json::array* list = several->if_array();
  if (list == nullptr) return tl::unexpected(error_of(kNotAnArray, "actions"));
  for (std::size_t i = 0; i < list->size(); ++i) {
    const std::string place = "actions[" + std::to_string(i) + "]";
    JsonReader in((*list)[i], Missing::Refused, place);
    if (!allow_only(in, {"seat", "action"})) return tl::unexpected(in.failure());
    if (const auto move = add(move_in(in.here().get_object(), place)); !move) return tl::unexpected(move.error());
  }
  return all;
}

tl::expected<std::int64_t, Error> EngineRequests::number(std::string_view field, std::int64_t least, std::int64_t most,
                                                         std::optional<std::int64_t> otherwise) const {
  const json::value* value = find(field);
  if (value == nullptr && otherwise) return *otherwise;
  if (value == nullptr) return missing(field);
  JsonReader in(*value, Missing::Refused, std::string(field));
  std::int64_t read = 0;
  if (!read_number(in, read, {least, most})) return tl::unexpected(in.failure());
  return read;
}

// ---- writing what many answers hold ------------------------------------------------------------------------------

json::object EngineRequests::position() const {
  return {{"step", engine.session_->steps()},
          {"to_act", seats_json(table().to_act())},
          {"is_over", table().is_over()},
          {"hash", hash_text(table().hash())}};
}

json::object EngineRequests::position_after(const std::vector<AnyEvent>& events) const {
  json::array told;
  for (const AnyEvent& event : events) told.push_back(event_json(rules(), event, lang));
  json::object out = position();
  out["events"] = std::move(told);
  return out;
}

json::value EngineRequests::written_action(const AnyAction& action) const {
  return {{"action", action_json(*engine.game_, action)}, {"notation", engine.game_->notation(rules(), action)}};
}

}  // namespace oligopoly::protocol
