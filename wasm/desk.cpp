#include "wasm/desk.hpp"

#include <array>

#include "games/all_games.hpp"
#include "protocol/json.hpp"
#include "protocol/json_fields.hpp"
#include "protocol/messages.hpp"
#include "protocol/record_json.hpp"
#include "protocol/setup.hpp"

namespace oligopoly {

namespace json = boost::json;
using protocol::Error;
using Answer = tl::expected<json::object, Error>;

namespace {

constexpr Reason kUnknownRequest{
    "unknown_request", "", {"there is no request “{0}”", "没有请求“{0}”", "沒有請求「{0}」"}};
constexpr Reason kNoTable{"no_table", "", {"there is no table here", "这里没有牌桌", "這裡沒有牌桌"}};
constexpr Reason kUnknownQuestion{
    "unknown_question",
    "",
    {"this game does not answer the question “{0}”", "本游戏不回答“{0}”", "本遊戲不回答「{0}」"}};
constexpr Reason kUnknownBot{
    "unknown_bot",
    "",
    {"no bot “{0}” plays this game", "没有能玩本游戏的机器人“{0}”", "沒有能玩本遊戲的機器人「{0}」"}};
constexpr Reason kNothingToDecide{
    "nothing_to_decide",
    "",
    {"this seat has nothing to decide now", "这个席位现在不需要决定", "這個席位現在不需要決定"}};

tl::unexpected<Error> fails(const Reason& reason, std::string place = {},
                            std::initializer_list<std::string_view> subjects = {}) {
  return tl::unexpected(protocol::error_of(reason, std::move(place), subjects));
}

/// Reads the members of a request. What is missing reads as the given value.
class Request {
 public:
  explicit Request(const json::object& object) : object_(object) {}

  const json::value& at(std::string_view name) const {
    static const json::value kNothing;
    const json::value* value = object_.if_contains(name);
    return value != nullptr ? *value : kNothing;
  }
  std::string_view text(std::string_view name, std::string_view otherwise = {}) const {
    const json::string* value = at(name).if_string();
    return value != nullptr ? std::string_view(value->data(), value->size()) : otherwise;
  }
  int number(std::string_view name, int otherwise) const {
    const std::int64_t* value = at(name).if_int64();
    return value != nullptr ? static_cast<int>(*value) : otherwise;
  }
  Lang lang() const { return lang_of(text("lang")).value_or(Lang::En); }
  std::uint64_t seed() const { return static_cast<std::uint64_t>(number("seed", 1)); }
  /// Who looks on: a seat of the table, or else a spectator.
  Seat seat(const AnyTable& table) const {
    const auto seat = protocol::read_seat(at("seat"));
    return seat && is_player(*seat) && seat->number() <= table.seats() ? *seat : kSpectator;
  }

 private:
  const json::object& object_;
};

json::value text_json(const Text& text) {
  json::object out;
  for (std::size_t i = 0; i < kLangCodes.size(); ++i) out[kLangCodes[i]] = text[static_cast<Lang>(i)];
  return out;
}

json::value bot_json(const BotInfo& bot) {
  json::array games;
  for (const AnyGame* game : all_games())
    if (bot.plays(*game)) games.emplace_back(game->info().id);
  return {{"id", bot.id}, {"title", text_json(bot.title)}, {"summary", text_json(bot.summary)}, {"games", games}};
}

json::value legal_json(const AnyTable& table, Seat seat) {
  json::object out;
  json::array actions;
  const bool acts = table.to_act().contains(seat) && !table.is_over();
  const bool listable = !acts || table.is_listable(seat);
  if (acts && listable) {
    std::vector<AnyAction> legal;
    table.legal_actions(seat, legal);
    for (const AnyAction& action : legal)
      actions.push_back({{"action", protocol::action_json(table.game(), action)},
                         {"notation", table.game().notation(table.rules(), action)}});
  }
  out["listable"] = listable;
  out["actions"] = std::move(actions);
  return out;
}

json::value names_json(const AnyTable& table, Lang lang) {
  json::array names;
  for (const Seat seat : players(table.seats())) names.emplace_back(table.rules().seat_name(seat, lang));
  return names;
}

/// All that `viewer` may know of the table now.
json::object position_json(const AnyTable& table, Seat viewer, Lang lang) {
  json::object out;
  out["game"] = table.game().info().id;
  out["seat"] = protocol::seat_json(viewer);
  out["seats"] = table.seats();
  out["names"] = names_json(table, lang);
  out["to_act"] = protocol::seats_json(table.to_act());
  out["over"] = table.is_over();
  out["standings"] = protocol::standings_json(table.standings());
  out["view"] = protocol::view_json(table, viewer);
  out["legal"] = legal_json(table, viewer);
  protocol::JsonWriter preview;
  if (table.write_preview(viewer, preview)) out["preview"] = preview.take();
  return out;
}

json::value move_json(const AnyRuleset& rules, const Move& move, Lang lang) {
  json::array events;
  for (const AnyEvent& event : move.events) events.push_back(protocol::event_json(rules, event, lang));
  json::object out;
  out["seat"] = protocol::seat_json(move.seat);
  out["events"] = std::move(events);
  return out;
}

}  // namespace

const AnyTable* Desk::table() const { return match_ ? &match_->table() : shadow_.get(); }

/// One function a request.
struct DeskRequests {
  Desk& desk;
  const Request& in;

  Answer catalogue() const {
    json::array games, families;
    for (const AnyGame* game : all_games()) games.push_back(protocol::game_json(*game));
    for (const BotInfo& bot : bots()) families.push_back(bot_json(bot));
    return json::object{{"games", std::move(games)}, {"bots", std::move(families)}};
  }

  Answer begin() const {
    auto setup = protocol::read_setup(in.at("setup"), "setup");
    if (!setup) return tl::unexpected(setup.error());
    desk.match_.emplace(protocol::start_session(*setup), in.seed());
    desk.shadow_.reset();
    return position();
  }

  /// Continues a record, or looks at the moment after its first `to` steps.
  Answer open() const {
    auto record = protocol::read_record_value(in.at("record"), "record");
    if (!record) return tl::unexpected(record.error());
    std::optional<Difference> difference;
    Session session = Session::replay(*record, difference, in.number("to", -1));
    if (difference) return tl::unexpected(protocol::error_of(*difference, "record"));
    desk.match_.emplace(std::move(session), in.seed());
    desk.shadow_.reset();
    return position();
  }

  /// A table elsewhere, as a seat sees it; what is hidden is made up.
  Answer shadow() const {
    auto setup = protocol::read_setup(in.at("setup"), "setup");
    if (!setup) return tl::unexpected(setup.error());
    auto table = setup->game().start(*setup->rules, setup->seats());
    protocol::JsonReader view(in.at("view"), protocol::Missing::Refused, "view");
    Rng rng = Rng::stream(in.seed(), "shadow");
    if (!table->read_view(view, rng)) return tl::unexpected(view.failure());
    desk.shadow_ = std::move(table);
    desk.match_.reset();
    return position();
  }

  Answer position() const {
    const AnyTable* table = desk.table();
    if (table == nullptr) return fails(kNoTable);
    json::object out = position_json(*table, in.seat(*table), in.lang());
    if (desk.match_) {
      out["step"] = desk.match_->session().steps();
      out["boundary"] = desk.match_->session().boundary();
      out["waits_for"] = protocol::seats_json(desk.match_->waits_for());
      out["players"] = json::value_from(desk.match_->record().players);
    }
    return out;
  }

  Answer ruleset() const {
    const AnyTable* table = desk.table();
    if (table == nullptr) return fails(kNoTable);
    return json::object{{"ruleset", protocol::ruleset_json(table->rules())},
                        {"options", protocol::options_json(table->rules())}};
  }

  /// Plays bots and chance on to the next decision of a person.
  Answer run() const {
    if (!desk.match_) return fails(kNoTable);
    json::array moves;
    desk.match_->run([&](const Move& move) { moves.push_back(move_json(rules(), move, in.lang())); });
    return json::object{{"moves", std::move(moves)}};
  }

  Answer play() const {
    if (!desk.match_) return fails(kNoTable);
    auto action = protocol::read_action(desk.table()->game(), in.at("action"), "action");
    if (!action) return tl::unexpected(action.error());
    json::array moves;
    const Verdict verdict = desk.match_->play(in.seat(*desk.table()), *action, [&](const Move& move) {
      moves.push_back(move_json(rules(), move, in.lang()));
    });
    if (!verdict) return tl::unexpected(protocol::error_of(verdict));
    return json::object{{"moves", std::move(moves)}};
  }

  Answer check() const {
    const AnyTable* table = desk.table();
    if (table == nullptr) return fails(kNoTable);
    auto action = protocol::read_action(table->game(), in.at("action"), "action");
    if (!action) return tl::unexpected(action.error());
    if (const Verdict verdict = table->check(in.seat(*table), *action); !verdict)
      return tl::unexpected(protocol::error_of(verdict));
    json::object out = {{"ok", true}, {"notation", table->game().notation(table->rules(), *action)}};
    protocol::JsonWriter preview;
    if (table->write_preview(in.seat(*table), *action, preview)) out["preview"] = preview.take();
    return out;
  }

  Answer undo() const {
    if (!desk.match_) return fails(kNoTable);
    if (const Verdict verdict = desk.match_->undo(); !verdict) return tl::unexpected(protocol::error_of(verdict));
    return position();
  }

  Answer record() const {
    if (!desk.match_) return fails(kNoTable);
    return json::object{{"record", protocol::record_json(desk.match_->record())}};
  }

  /// Everything that happened so far, in words.
  Answer history() const {
    if (!desk.match_) return fails(kNoTable);
    json::array moves;
    for (const Move& move : moves_of(desk.match_->record())) moves.push_back(move_json(rules(), move, in.lang()));
    return json::object{{"moves", std::move(moves)}};
  }

  /// The table as it stood after `step` steps.
  Answer at() const {
    if (!desk.match_) return fails(kNoTable);
    std::optional<Difference> difference;
    const Session session = Session::replay(desk.match_->record(), difference, in.number("step", 0));
    json::object out = position_json(session.table(), in.seat(session.table()), in.lang());
    out["step"] = session.steps();
    return out;
  }

  /// What the game itself can be asked: its own question, its own answer; of a game played here also as it stood
  /// after `step` steps.
  Answer ask() const {
    const AnyTable* table = desk.table();
    if (table == nullptr) return fails(kNoTable);
    std::optional<Difference> difference;
    std::optional<Session> past;
    if (const int step = in.number("step", -1); step >= 0 && desk.match_)
      table = &past.emplace(Session::replay(desk.match_->record(), difference, step)).table();
    protocol::JsonReader question(in.at("with"), protocol::Missing::Refused, "with");
    protocol::JsonWriter answer;
    if (!table->answer(in.text("question"), in.seat(*table), question, answer))
      return question.ok() ? Answer(fails(kUnknownQuestion, "question", {in.text("question")}))
                           : tl::unexpected(question.failure());
    if (!question.ok()) return tl::unexpected(question.failure());
    return json::object{{"answer", answer.take()}};
  }

  /// What a bot would do in the place of a seat, and why.
  Answer hint() const {
    const AnyTable* table = desk.table();
    if (table == nullptr) return fails(kNoTable);
    const Seat seat = in.seat(*table);
    if (!table->to_act().contains(seat)) return fails(kNothingToDecide);
    const auto bot = make_bot(table->rules(), in.text("bot"), seat, in.seed());
    if (bot == nullptr) return fails(kUnknownBot, "bot", {in.text("bot")});
    const Budget budget{in.number("iterations", 0), in.number("milliseconds", 0)};
    const AnyAction action = bot->decide(table->view(seat), budget);
    return json::object{{"action", protocol::action_json(table->game(), action)},
                        {"notation", table->game().notation(table->rules(), action)},
                        {"words", bot->explanation(in.lang())}};
  }

  const AnyRuleset& rules() const { return *desk.match_->record().rules; }
};

std::string Desk::answer(std::string_view text) {
  struct Named {
    std::string_view name;
    Answer (DeskRequests::*answer)() const;
  };
  static constexpr std::array kRequests = {Named{"catalogue", &DeskRequests::catalogue},
                                           Named{"begin", &DeskRequests::begin},
                                           Named{"open", &DeskRequests::open},
                                           Named{"shadow", &DeskRequests::shadow},
                                           Named{"position", &DeskRequests::position},
                                           Named{"ruleset", &DeskRequests::ruleset},
                                           Named{"run", &DeskRequests::run},
                                           Named{"play", &DeskRequests::play},
                                           Named{"check", &DeskRequests::check},
                                           Named{"undo", &DeskRequests::undo},
                                           Named{"record", &DeskRequests::record},
                                           Named{"history", &DeskRequests::history},
                                           Named{"at", &DeskRequests::at},
                                           Named{"ask", &DeskRequests::ask},
                                           Named{"hint", &DeskRequests::hint}};

  const auto respond = [&](const json::object& object) -> Answer {
    const Request in(object);
    const std::string_view name = in.text("do");
    for (const Named& request : kRequests)
      if (request.name == name) return (DeskRequests{*this, in}.*request.answer)();
    return fails(kUnknownRequest, "do", {name});
  };
  const auto parsed = protocol::parse_json(text);
  const json::object* object = parsed ? parsed->if_object() : nullptr;
  const Answer answer = !parsed             ? Answer(tl::unexpected(parsed.error()))
                        : object == nullptr ? Answer(fails(kNotAnObject))
                                            : respond(*object);
  if (answer) return protocol::compact(*answer);
  const Lang lang = object != nullptr ? Request(*object).lang() : Lang::En;
  return protocol::compact(json::object{{"error", protocol::error_json(answer.error(), lang)}});
}

}  // namespace oligopoly
