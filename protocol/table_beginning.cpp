#include "protocol/table_beginning.hpp"

#include <boost/json.hpp>

#include "protocol/json.hpp"
#include "protocol/messages.hpp"
#include "protocol/record_json.hpp"
#include "protocol/setup_reader.hpp"
#include "protocol/text.hpp"

namespace oligopoly::protocol {
namespace {

/// A group's name is its secret: nobody may come upon it by trying.
constexpr std::int64_t kShortestGroup = 12, kLongestGroup = 32;
constexpr Reason kLobbyOfRecord{"lobby_of_record",
                                "",
                                {"a game that is continued has its seats already and needs no lobby",
                                 "续玩的对局席位已定，不能开大厅", "續玩的對局席位已定，不能開大廳"}};

constexpr std::int64_t kLongestDelay = 60ll * 60;
constexpr std::int64_t kLongestMoveSeconds = 60ll * 60 * 24 * 60;

/// What a request has besides a setup.
struct OwnMembers {
  std::optional<Given<Shape::Record>> record;
  bool chat = true, watch = true, hints = false;
  std::int64_t move_time = 0;
  std::string stand_in, group;
  bool lobby = false, listed = false;
  std::int64_t watch_delay = 0;
  HexOf32 part;
  static constexpr auto fields() {
    return field_list(field("record", &OwnMembers::record), optional_field("chat", &OwnMembers::chat),
                      optional_field("watch", &OwnMembers::watch), optional_field("hints", &OwnMembers::hints),
                      optional_field("move_time", &OwnMembers::move_time, 0, kLongestMoveSeconds),
                      optional_field("stand_in", &OwnMembers::stand_in),
                      optional_field("group", &OwnMembers::group, kShortestGroup, kLongestGroup),
                      optional_field("lobby", &OwnMembers::lobby), optional_field("listed", &OwnMembers::listed),
                      optional_field("watch_delay", &OwnMembers::watch_delay, 0, kLongestDelay),
                      optional_field("part", &OwnMembers::part));
  }
};

tl::expected<Record, Error> read_record_to_continue(const json::value& value) {
  auto record = read_record_value(value, "record");
  if (!record) return record;
  std::optional<Difference> difference;
  const Session session = Session::replay(*record, difference);
  if (difference) return tl::unexpected(error_of(*difference, "record"));
  return record;
}

tl::expected<Record, Error> read_game(JsonReader& in, const OwnMembers& own) {
  if (own.record && refuse_unknown(in, kFieldNames<OwnMembers>, {})) return read_record_to_continue(*own.record->value);
  if (!in.ok()) return tl::unexpected(in.failure());
  return SetupReader(in, nullptr, PlayerNames::Known).read().map(record_of);
}

/// The record with the numbers it was made with, for when the released ruleset of that name has others by now.
json::value with_numbers(const json::value& record, const json::value& numbers) {
  json::object changed = record.get_object();
  json::object custom;
  const json::value* ruleset = changed.if_contains("ruleset");
  const bool is_custom = ruleset != nullptr && ruleset->is_object();
  custom["base"] = is_custom ? ruleset->at("custom").at("base") : *ruleset;
  for (const json::key_value_pair& member : numbers.get_object()) custom.insert(member);
  changed["ruleset"] = {{"custom", std::move(custom)}};
  changed.erase("options");
  return changed;
}

/// Whether the ruleset has all these numbers. It may have more: a later program knows numbers an earlier did not.
bool has_numbers(const AnyRuleset& rules, const json::value& numbers) {
  const auto same = rules.clone();
  JsonReader in(numbers, Missing::Kept);
  return same->read(in) && ruleset_json(*same) == ruleset_json(rules);
}

}  // namespace

tl::expected<OpenTable, Error> read_open_table(std::string_view text) {
  const auto value = parse_json(text);
  if (!value) return tl::unexpected(value.error());
  JsonReader in(*value);
  OwnMembers own;
  if (!read_members(in, own, SetupReader::members())) return tl::unexpected(in.failure());
  if (own.record && own.lobby) return tl::unexpected(error_of(kLobbyOfRecord, "lobby"));
  auto record = read_game(in, own);
  if (!record) return tl::unexpected(record.error());
  return OpenTable{std::move(*record), own.chat,   own.watch,       own.hints, own.move_time, own.stand_in,
                   own.lobby,          own.listed, own.watch_delay, own.group, own.part};
}

KeptBeginning keep_beginning(const Record& record) {
  Record beginning = record;
  beginning.steps.clear();
  return {{record_json(beginning)}, {ruleset_json(*beginning.rules)}};
}

tl::expected<Record, Error> read_beginning(const KeptBeginning& kept) {
  const json::value &record = kept.record.value, &numbers = kept.numbers.value;
  auto beginning = read_record_value(record, "record");
  if (beginning && has_numbers(*beginning->rules, numbers)) return beginning;
  if (!record.is_object() || !record.get_object().contains("ruleset") || !numbers.is_object()) return beginning;
  json::value changed = with_numbers(record, numbers);
  auto with_version = read_record_value(changed, "record");
  if (with_version) return with_version;
  changed.get_object().erase("ruleset_version");
  return read_record_value(changed, "record");
}

}  // namespace oligopoly::protocol
