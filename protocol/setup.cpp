#include "protocol/setup.hpp"

#include <boost/json.hpp>

#include "matches/factory.hpp"
#include "matches/seat_words.hpp"
#include "protocol/json.hpp"
#include "protocol/messages.hpp"
#include "protocol/options.hpp"
#include "protocol/reading.hpp"
#include "protocol/setup_reader.hpp"

namespace oligopoly::protocol {
namespace {

constexpr Reason kNotASwitch{"not_a_switch", "", {"must be on or off", "必须是 on 或 off", "必須是 on 或 off"}};

constexpr Reason kNotASeat{
    "not_a_seat",
    "",
    {"a seat is written NAME, NAME:CHOICE or NAME@LIMIT, as in human, tycoon@500, tycoon@500x2 or "
     "tycoon@200ms",
     "席位应写成 名称、名称:选择 或 名称@限制，例如 human、tycoon@500、tycoon@500x2 或 "
     "tycoon@200ms",
     "席位應寫成 名稱、名稱:選擇 或 名稱@限制，例如 human、tycoon@500、tycoon@500x2 或 "
     "tycoon@200ms"}};
constexpr Reason kLimitOfBots{
    "limit_of_bots", "", {"only bots can have a limit", "只有机器人可以设限制", "只有機器人可以設限制"}};
constexpr Reason kNoSeatChoices{"no_seat_choices",
                                "",
                                {"“{0}” is not allowed: seats of {1} have nothing to choose",
                                 "不能写“{0}”：{1} 的席位没有可选项", "不能寫「{0}」：{1} 的席位沒有可選項"}};

tl::expected<Setup, Error> read_message(const AnyGame* game, const json::value& value, std::string place) {
  JsonReader in(value, Missing::Refused, std::move(place));
  if (!allow_only(in, SetupReader::members())) return tl::unexpected(in.failure());
  return SetupReader(in, game, PlayerNames::Known).read();
}

/// A seat's player and its own options. A switch the player is named after goes without saying.
json::value seat_setup_json(const Setup& setup, Seat seat) {
  json::object out;
  const std::string& player = setup.players[seat.index()];
  out["player"] = player;
  for (const OptionInfo& info : setup.game().options()) {
    if (!info.per_seat) continue;
    const int value = setup.rules->option(info, seat);
    if (info.kind == OptionKind::Switch && (value == 0 || info.name == player)) continue;
    out[info.name] = option_json(info, value);
  }
  return out;
}

json::value ruleset_choice_json(const Setup& setup) {
  if (!setup.is_custom) return json::string(setup.ruleset);
  json::object custom;
  custom["base"] = setup.ruleset;
  const json::value numbers = ruleset_json(*setup.rules);
  for (const json::key_value_pair& member : numbers.get_object()) custom.insert(member);
  return {{"custom", std::move(custom)}};
}

/// An option of the table, or null.
const OptionInfo* find_option(const std::vector<OptionInfo>& options, std::string_view name) {
  const auto is_it = [&](const OptionInfo& info) { return info.name == name && !info.per_seat; };
  const auto found = std::find_if(options.begin(), options.end(), is_it);
  return found == options.end() ? nullptr : &*found;
}

/// Puts one option of a command line into a message. False when a switch is neither on nor off.
bool put_words(json::object& out, const OptionInfo& info, std::string_view words) {
  out[info.name] = option_from_words(info, words);
  return info.kind != OptionKind::Switch || out[info.name].is_bool();
}

/// The ids of every choice a seat has.
std::string seat_choices(const std::vector<OptionInfo>& options) {
  std::string all;
  for (const OptionInfo& info : options)
    if (info.per_seat && info.kind == OptionKind::Choice)
      for (const std::string_view id : info.choices) all.append(all.empty() ? "" : ", ").append(id);
  return all;
}

/// "red" or "colour=red" for one seat.
std::optional<Error> put_seat_word(json::object& seat, const AnyGame& game, std::string_view word,
                                   const std::string& place) {
  const auto options = game.options();
  const auto [option, value] = read_seat_choice(options, word);
  if (option == nullptr) {
    const std::string choices = seat_choices(options);
    if (choices.empty()) return error_of(kNoSeatChoices, place, {word, game.info().id});
    if (const std::size_t at = word.find('='); at != std::string_view::npos)
      return error_of(kFieldUnknown, place, {word.substr(0, at)});
    return error_of(kUnknownName, place, {word, {}, {}, choices});
  }
  if (seat.contains(option->name)) return error_of(kNamedTwice, place, {option->name});
  if (put_words(seat, *option, value)) return std::nullopt;
  return error_of(kNotASwitch, place);
}

/// A place among what was typed is named by the seat's own words.
tl::expected<json::value, Error> seat_from_words(const AnyGame& game, const std::string& words) {
  const auto read = read_seat_words(words);
  if (!read) return tl::unexpected(error_of(kNotASeat, words));
  json::object seat{{"player", json::string(read->player)}};
  if (!read->limit.empty() && find_bot(read->player) == nullptr && can_sit(game, read->player))
    return tl::unexpected(error_of(kLimitOfBots, words));
  for (const std::string_view word : read->choices)
    if (auto error = put_seat_word(seat, game, word, words)) return tl::unexpected(*error);
  return seat;
}

tl::expected<json::value, Error> options_from_words(const std::vector<OptionInfo>& infos,
                                                    const std::vector<std::pair<std::string, std::string>>& options) {
  json::object out;
  for (const auto& [name, words] : options) {
    if (out.contains(name)) return tl::unexpected(error_of(kNamedTwice, "options", {name}));
    const OptionInfo* info = find_option(infos, name);
    // What is no option of the table is refused by name when the message is read.
    if (info == nullptr) out[name] = nullptr;
    if (info != nullptr && !put_words(out, *info, words))
      return tl::unexpected(error_of(kNotASwitch, "options." + name));
  }
  return out;
}

}  // namespace

tl::expected<Setup, Error> read_setup(const json::value& value, std::string place) {
  return read_message(nullptr, value, std::move(place));
}

tl::expected<Setup, Error> read_setup(const AnyGame& game, const json::value& value, std::string place) {
  return read_message(&game, value, std::move(place));
}

json::value setup_json(const Setup& setup) {
  json::array seats;
  for (const Seat seat : players(setup.seats())) seats.push_back(seat_setup_json(setup, seat));
  json::object out;
  out["game"] = setup.game().info().id;
  out["ruleset"] = ruleset_choice_json(setup);
  out["ruleset_version"] = setup.ruleset_version;
  out["options"] = options_json(*setup.rules);
  out["seats"] = std::move(seats);
  return out;
}

Written<Shape::Setup> written_setup(const Setup& setup) { return {compact(setup_json(setup))}; }

tl::expected<Setup, Error> make_setup(const AnyGame& game, std::string_view ruleset_id,
                                      const std::vector<std::pair<std::string, std::string>>& options,
                                      const std::vector<std::string>& seats, const json::array& packs) {
  const std::vector<OptionInfo> infos = game.options();
  json::object message;
  if (!ruleset_id.empty()) message["ruleset"] = json::string(ruleset_id);
  auto chosen = options_from_words(infos, options);
  if (!chosen) return tl::unexpected(chosen.error());
  message["options"] = std::move(*chosen);
  if (!packs.empty()) message["packs"] = packs;
  json::array places;
  for (const std::string& words : seats) {
    auto seat = seat_from_words(game, words);
    if (!seat) return tl::unexpected(seat.error());
    places.push_back(std::move(*seat));
  }
  message["seats"] = std::move(places);
  return read_setup(game, message);
}

Record record_of(const Setup& setup) {
  Record record;
  record.rules_version = setup.rules->rules_version();
  record.ruleset = setup.ruleset;
  record.ruleset_version = setup.ruleset_version;
  record.is_custom = setup.is_custom;
  record.rules = setup.rules;
  record.players = setup.players;
  record.start_hash = Session(record).record().start_hash;
  return record;
}

Setup setup_of(const Record& record) {
  return {record.ruleset, record.ruleset_version, record.is_custom, record.rules, record.players};
}

Session start_session(const Setup& setup) { return Session(record_of(setup)); }

}  // namespace oligopoly::protocol
