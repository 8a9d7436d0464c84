#include "protocol/messages.hpp"

#include <array>
#include <charconv>

#include "protocol/json_fields.hpp"
#include "protocol/options.hpp"

namespace oligopoly::protocol {
namespace {

constexpr Reason kNotAHash{
    "not_a_hash",
    "",
    {"must be 16 hexadecimal digits in lower case", "必须是 16 位小写十六进制数字", "必須是 16 位小寫十六進位數字"}};

/// What `write(writer)` writes.
template <class Write>
json::value written(Write&& write) {
  JsonWriter writer;
  write(writer);
  return writer.take();
}

json::value text_json(const Text& text) {
  json::object out;
  for (std::size_t i = 0; i < kLangCodes.size(); ++i) out[kLangCodes[i]] = text[static_cast<Lang>(i)];
  return out;
}

json::value option_info_json(const OptionInfo& info, const AnyRuleset& rules) {
  static constexpr std::array<std::string_view, 4> kKinds = {"switch", "number", "choice", "set"};
  json::object out;
  out["name"] = info.name;
  out["kind"] = kKinds[static_cast<std::size_t>(info.kind)];
  out["per_seat"] = info.per_seat;
  if (info.kind == OptionKind::Number) {
    out["least"] = info.least;
    out["most"] = info.most;
  }
  if (!info.choices.empty()) out["choices"] = json::array(info.choices.begin(), info.choices.end());
  if (!info.per_seat) out["default"] = option_json(info, rules.option(info));
  out["title"] = text_json(info.title);
  if (!info.ruling.empty()) out["ruling"] = info.ruling;
  return out;
}

json::value ruleset_info_json(const AnyGame& game, const RulesetInfo& info) {
  json::object out;
  out["id"] = info.id;
  out["version"] = info.version;
  out["title"] = text_json(info.title);
  json::array seats;
  const auto rules = game.ruleset(info.id);
  for (int count = game.info().least_seats; count <= game.info().most_seats; ++count)
    if (!rules->flaw(count)) seats.emplace_back(count);
  out["seats"] = std::move(seats);
  return out;
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

json::value event_json(const AnyRuleset& rules, const AnyEvent& event, Lang lang) {
  json::value out = event_json(rules.game(), event);
  out.get_object()["words"] = rules.game().describe(rules, event, lang);
  return out;
}

json::value view_json(const AnyTable& table, Seat viewer) {
  return written([&](FieldWriter& out) { table.write_view(viewer, out); });
}

json::value state_json(const AnyTable& table) {
  return written([&](FieldWriter& out) { table.write_state(out); });
}

tl::expected<std::unique_ptr<AnyTable>, Error> read_state(const AnyTable& table, const json::value& value,
                                                          std::string place) {
  JsonReader in(value, Missing::Refused, std::move(place));
  auto loaded = table.clone();
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

tl::expected<std::uint64_t, Error> read_hash(const json::value& value, std::string place) {
  const json::string* text = value.if_string();
  std::uint64_t hash = 0;
  if (text != nullptr && text->size() == 16) std::from_chars(text->data(), text->data() + text->size(), hash, 16);
  // Writing it again settles signs, capitals and blanks at once.
  if (text == nullptr || hash_text(hash) != std::string_view(text->data(), text->size()))
    return tl::unexpected(error_of(kNotAHash, std::move(place)));
  return hash;
}

json::value game_json(const AnyGame& game) {
  const GameInfo& info = game.info();
  json::array rulesets, options;
  for (const RulesetInfo& ruleset : game.rulesets()) rulesets.push_back(ruleset_info_json(game, ruleset));
  const auto rules = game.ruleset(game.rulesets().front().id);
  for (const OptionInfo& option : game.options()) options.push_back(option_info_json(option, *rules));
  json::object out;
  out["game"] = info.id;
  out["title"] = text_json(info.title);
  out["summary"] = text_json(info.summary);
  out["rules_version"] = info.rules_version;
  out["least_seats"] = info.least_seats;
  out["most_seats"] = info.most_seats;
  out["rulesets"] = std::move(rulesets);
  out["options"] = std::move(options);
  return out;
}

}  // namespace oligopoly::protocol
