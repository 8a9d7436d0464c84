#include "protocol/messages.hpp"

#include <array>
#include <charconv>

#include "protocol/json_fields.hpp"
#include "protocol/options.hpp"

namespace oligopoly::protocol {
namespace {

/// What `write(writer)` writes.
template <class Write>
json::value written(Write&& write) {
  JsonWriter writer;
  write(writer);
  return writer.take();
}

}  // namespace

json::value seat_json(Seat seat) {
  return written([&](FieldWriter& out) { write_seat(out, seat); });
}

json::value seats_json(SeatSet seats) {
  return written([&](FieldWriter& out) { write_value(out, seats); });
}

tl::expected<Seat, Error> read_seat(const json::value& value, std::string place) {
  JsonReader in(value, Missing::Refused, std::move(place));
  Seat seat;
  if (!oligopoly::read_seat(in, seat)) return tl::unexpected(in.failure());
  return seat;
}

json::value action_json(const AnyGame& game, const AnyAction& action) {
  return written([&](FieldWriter& out) { game.write_action(action, out); });
}

tl::expected<AnyAction, Error> read_action(const AnyGame& game, const json::value& value, std::string place) {
  JsonReader in(value, Missing::Refused, std::move(place));
  AnyAction action;
  if (!game.read_action(action, in)) return tl::unexpected(in.failure());
  return action;
}

json::value event_json(const AnyGame& game, const AnyEvent& event) {
  return written([&](FieldWriter& out) { game.write_event(event, out); });
}

json::value view_json(const AnyPosition& position, Seat viewer) {
  return written([&](FieldWriter& out) { position.write_view(viewer, out); });
}

json::value state_json(const AnyPosition& position) {
  return written([&](FieldWriter& out) { position.write_state(out); });
}

tl::expected<std::unique_ptr<AnyPosition>, Error> read_state(const AnyPosition& position, const json::value& value,
                                                             std::string place) {
  JsonReader in(value, Missing::Refused, std::move(place));
  auto loaded = position.clone();
  if (!loaded->read_state(in)) return tl::unexpected(in.failure());
  return loaded;
}

json::value ruleset_json(const AnyRuleset& rules) {
  return written([&](FieldWriter& out) { rules.write(out); });
}

json::value options_json(const AnyRuleset& rules) {
  json::object out;
  for (const OptionInfo& info : rules.game().options())
    if (!info.per_seat) out[info.name] = option_json(info, rules.option(info));
  return out;
}

json::value standings_json(const Standings& standings) {
  json::array out;
  for (const Seat seat : players(standings.size())) {
    const Standing& standing = standings[seat];
    out.push_back({{"seat", seat.number()}, {"score", standing.score}, {"place", standing.place}});
  }
  return out;
}

std::string hash_text(std::uint64_t hash) {
  static constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text(16, '0');
  for (auto digit = text.rbegin(); digit != text.rend(); ++digit, hash >>= 4) *digit = kDigits[hash & 15u];
  return text;
}

std::optional<std::uint64_t> hash_of_text(std::string_view text) {
  std::uint64_t hash = 0;
  if (text.size() == 16) std::from_chars(text.data(), text.data() + text.size(), hash, 16);
  // Writing it again settles signs, capitals and blanks at once.
  return hash_text(hash) == text ? std::optional(hash) : std::nullopt;
}

tl::expected<std::uint64_t, Error> read_hash(const json::value& value, std::string place) {
  const json::string* text = value.if_string();
  const auto hash = text == nullptr ? std::nullopt : hash_of_text({text->data(), text->size()});
  if (!hash) return tl::unexpected(error_of(kNotAHash, std::move(place)));
  return *hash;
}

}  // namespace oligopoly::protocol
