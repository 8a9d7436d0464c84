#include "protocol/record_json.hpp"

#include <boost/json.hpp>

#include "protocol/json.hpp"
#include "protocol/messages.hpp"
#include "protocol/reading.hpp"
#include "protocol/setup_reader.hpp"

namespace oligopoly::protocol {
namespace {

constexpr std::string_view kFormat = "oligopoly-record";
/// In bytes.
constexpr std::int64_t kLongestSeatName = 128;

constexpr Reason kOtherFormat{"format_unknown",
                              "",
                              {"“{0}” is not the format of an Oligopoly record", "“{0}”不是 Oligopoly 的记录格式",
                               "「{0}」不是 Oligopoly 的紀錄格式"}};
constexpr Reason kOtherRecordVersion{
    "record_version_unknown",
    "",
    {"this record has version {0}; this program reads version {1}", "此记录为第 {0} 版，本程序只读第 {1} 版",
     "此紀錄為第 {0} 版，本程式只讀第 {1} 版"}};
constexpr Reason kOtherRulesVersion{
    "rules_version_unknown",
    "",
    {"recorded under rules version {0}; this program plays version {1}", "此记录按第 {0} 版规则进行，本程序用第 {1} 版",
     "此紀錄按第 {0} 版規則進行，本程式用第 {1} 版"}};
constexpr Reason kHashDiffers{
    "hash_differs",
    "",
    {"the state is {0}, the record says {1}", "局面为 {0}，记录写的是 {1}", "局面為 {0}，紀錄寫的是 {1}"}};

json::value step_json(const Record& record, const Step& step) {
  json::object out;
  out["actor"] = seat_json(step.actor);
  out["action"] = action_json(record.game(), step.action);
  out["notation"] = record.game().notation(*record.rules, step.action);
  out["hash"] = hash_text(step.hash);
  out["reveals"] = step.reveals;
  return out;
}

json::value json_of(const Luck& luck) {
  JsonWriter out;
  write_value(out, luck);
  return out.take();
}

/// Reads a record that names its format rightly.
class RecordReader {
 public:
  explicit RecordReader(JsonReader& in) : in_(in) {}

  tl::expected<RecordWithLuck, Error> read() {
    check_format();
    check_members();
    if (!in_.ok()) return tl::unexpected(in_.failure());
    auto setup = SetupReader(in_, nullptr, PlayerNames::Any).read();
    if (!setup) return tl::unexpected(setup.error());
    record_ = record_of(*setup);
    read_names();
    check_rules_version();
    read_start();
    read_steps();
    inside(in_, "luck", [&] { read_value(in_, luck_.emplace()); });
    if (error_) return tl::unexpected(*error_);
    if (!in_.ok()) return tl::unexpected(in_.failure());
    return RecordWithLuck{std::move(record_), std::move(luck_)};
  }

 private:
  void check_format() {
    std::string format;
    int version = 0;
    if (!in_.is_object()) in_.fail(kNotAnObject);
    if (read_required(in_, "format", format) && format != kFormat)
      inside(in_, "format", [&] { in_.fail(kOtherFormat, format); });
    if (read_required(in_, "version", version) && version != kRecordVersion)
      inside(in_, "version", [&] { in_.fail(kOtherRecordVersion, std::to_string(version), kRecordVersion); });
  }

  void check_members() {
    std::vector<std::string_view> names = SetupReader::members();
    std::erase(names, "packs");  // what they brought is in the custom ruleset
    for (const std::string_view name :
         {"format", "version", "names", "rules_version", "start_hash", "start", "steps", "luck"})
      names.push_back(name);
    allow_only(in_, names);
  }

  void read_names() {
    inside(in_, "names", [&] {
      const auto seats = static_cast<std::size_t>(record_.seats());
      read_elements(in_, seats, seats, [&](std::size_t) {
        read_value(in_, record_.names.emplace_back(), {.least = 0, .most = kLongestSeatName});
      });
    });
  }

  void check_rules_version() {
    const int ours = record_.rules->rules_version();
    int version = 0;
    if (read_required(in_, "rules_version", version) && version != ours)
      inside(in_, "rules_version", [&] { in_.fail(kOtherRulesVersion, std::to_string(version), ours); });
  }

  void read_start() {
    inside(in_, "start", [&] {
      const auto table = record_.game().start(*record_.rules, record_.seats());
      if (auto loaded = keep(read_state(*table, in_.here(), in_.path()))) record_.start = std::move(*loaded);
    });
    if (!inside(in_, "start_hash", [&] { read_hash_into(record_.start_hash); })) in_.fail(kFieldMissing, "start_hash");
  }

  void read_steps() {
    const auto read_all = [&] {
      const auto size = in_.array_size();
      if (!size) in_.fail(kNotAnArray);
      record_.steps.reserve(size.value_or(0));
      read_elements(in_, 0, size.value_or(0), [&](std::size_t) { read_step(); });
    };
    if (!inside(in_, "steps", read_all)) in_.fail(kFieldMissing, "steps");
  }

  void read_step() {
    Step step;
    std::string notation;
    if (error_ || !allow_only(in_, {"actor", "action", "notation", "hash", "reveals"})) return;
    read_required(in_, "actor", step.actor);
    const bool has_action = inside(in_, "action", [&] {
      if (const auto action = keep(read_action(record_.game(), in_.here(), in_.path()))) step.action = *action;
    });
    if (!has_action) in_.fail(kFieldMissing, "action");
    read_optional(in_, "notation", notation);
    if (!inside(in_, "hash", [&] { read_hash_into(step.hash); })) in_.fail(kFieldMissing, "hash");
    read_optional(in_, "reveals", step.reveals);
    record_.steps.push_back(step);
  }

  void read_hash_into(std::uint64_t& hash) {
    if (const auto read = keep(read_hash(in_.here(), in_.path()))) hash = *read;
  }

  /// Passes a value on; remembers the first failure.
  template <class T>
  tl::expected<T, Error> keep(tl::expected<T, Error> result) {
    if (!result && !error_ && in_.ok()) error_ = result.error();
    return result;
  }

  JsonReader& in_;
  Record record_;
  std::optional<Luck> luck_;
  std::optional<Error> error_;
};

}  // namespace

json::value record_json(const Record& record) {
  json::object out;
  out["format"] = kFormat;
  out["version"] = kRecordVersion;
  const json::value setup = setup_json(setup_of(record));
  for (const json::key_value_pair& member : setup.get_object()) out.insert(member);
  if (!record.names.empty()) out["names"] = json::value_from(record.names);
  out["rules_version"] = record.rules_version;
  if (record.start) out["start"] = state_json(*record.start);
  out["start_hash"] = hash_text(record.start_hash);
  json::array steps;
  for (const Step& step : record.steps) steps.push_back(step_json(record, step));
  out["steps"] = std::move(steps);
  return out;
}

std::string record_text(const Record& record, const std::optional<Luck>& luck) {
  json::value out = record_json(record);
  if (luck) out.get_object()["luck"] = json_of(*luck);
  return pretty(out);
}

tl::expected<Record, Error> read_record(std::string_view text) {
  const auto value = parse_json(text);
  if (!value) return tl::unexpected(value.error());
  return read_record_value(*value);
}

tl::expected<Record, Error> read_record_value(const json::value& value, std::string place) {
  return read_record_with_luck(value, std::move(place)).map([](RecordWithLuck read) { return std::move(read.record); });
}

tl::expected<RecordWithLuck, Error> read_record_with_luck(const json::value& value, std::string place) {
  JsonReader in(value, Missing::Refused, std::move(place));
  return RecordReader(in).read();
}

Error error_of(const Difference& difference, std::string place) {
  if (!place.empty()) place += ".";
  place += difference.step == 0 ? "start_hash" : "steps[" + std::to_string(difference.step - 1) + "]";
  if (!difference.refused) return error_of(difference.refused, place);
  return error_of(kHashDiffers, place, {hash_text(difference.computed), hash_text(difference.recorded)});
}

}  // namespace oligopoly::protocol
