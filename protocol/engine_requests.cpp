#include "protocol/engine_requests.hpp"

#include <boost/json.hpp>

#include "protocol/messages.hpp"
#include "protocol/record_json.hpp"
#include "protocol/setup.hpp"

namespace oligopoly::protocol {
namespace {

constexpr Reason kStateOrRecord{
    "state_or_record",
    "",
    {"load takes either a record or a state", "load 需要棋谱或局面，二者取一", "load 需要棋譜或局面，二者取一"}};
constexpr Reason kNoSuchQuestion{
    "no_such_question", "", {"this game has no question “{0}”", "本游戏没有问题“{0}”", "本遊戲沒有問題「{0}」"}};
constexpr Reason kForAnotherEngine{
    "other_game",
    "",
    {"this is for {0}, the engine plays {1}", "这是 {0} 的，引擎玩的是 {1}", "這是 {0} 的，引擎玩的是 {1}"}};

}  // namespace

// ---- begin -------------------------------------------------------------------------------------------------------

EngineRequests::Answer EngineRequests::begin(tl::expected<Session, Error> session) {
  if (!session) return tl::unexpected(session.error());
  const auto seed = number("seed", 0, std::numeric_limits<std::int64_t>::max(), 0);
  if (!seed) return tl::unexpected(seed.error());
  engine.session_ = std::move(*session);
  engine.chance_ = Rng::stream(static_cast<std::uint64_t>(*seed), "chance");
  engine.samples_ = Rng::stream(static_cast<std::uint64_t>(*seed), "samples");
  return position();
}

EngineRequests::Answer EngineRequests::new_game() {
  const json::value* setup = find("setup");
  if (setup == nullptr) return missing("setup");
  return begin(read_setup(*engine.game_, *setup, "setup").map(start_session));
}

EngineRequests::Answer EngineRequests::load() {
  const json::value *record = find("record"), *state = find("state");
  if ((record != nullptr) == (state != nullptr) || (record != nullptr && find("setup") != nullptr))
    return tl::unexpected(error_of(kStateOrRecord, {}));
  return begin(record != nullptr ? session_of_record(*record) : session_of_state(*state));
}

tl::expected<Session, Error> EngineRequests::session_of_record(const json::value& from) const {
  const auto record = read_record_value(from, "record");
  if (!record) return tl::unexpected(record.error());
  if (&record->game() != engine.game_)
    return tl::unexpected(
        error_of(kForAnotherEngine, "record.game", {record->game().info().id, engine.game_->info().id}));
  const auto to = number("to", 0, static_cast<std::int64_t>(record->steps.size()), -1);
  if (!to) return tl::unexpected(to.error());
  std::optional<Difference> difference;
  Session session = Session::replay(*record, difference, static_cast<int>(*to));
  if (difference) return tl::unexpected(error_of(*difference, "record"));
  return session;
}

tl::expected<Session, Error> EngineRequests::session_of_state(const json::value& from) const {
  Record beginning;
  if (const json::value* setup = find("setup")) {
    const auto read = read_setup(*engine.game_, *setup, "setup");
    if (!read) return tl::unexpected(read.error());
    beginning = record_of(*read);
  } else if (engine.session_) {
    beginning = engine.session_->record();
  } else {
    return missing("setup");
  }
  const auto table = engine.game_->start(*beginning.rules, beginning.seats());
  auto loaded = read_state(*table, from, "state");
  if (!loaded) return tl::unexpected(loaded.error());
  beginning.start = std::move(*loaded);
  return Session(beginning);
}

// ---- look --------------------------------------------------------------------------------------------------------

EngineRequests::Answer EngineRequests::to_act() { return position(); }

EngineRequests::Answer EngineRequests::legal() {
  const auto seat = actor();
  if (!seat) return tl::unexpected(seat.error());
  const bool is_to_act = table().to_act().contains(*seat);
  const bool is_listable = !is_to_act || table().is_listable(*seat);
  std::vector<AnyAction> actions;
  // Where there are too many for a list, what can be listed is: all but offers, say.
  if (is_to_act) table().legal_actions(*seat, actions);
  json::array list;
  for (const AnyAction& action : actions) list.push_back(written_action(action));
  return json::object{{"is_listable", is_listable}, {"actions", std::move(list)}};
}

EngineRequests::Answer EngineRequests::sample() {
  const auto seat = actor();
  if (!seat) return tl::unexpected(seat.error());
  if (!table().to_act().contains(*seat)) return tl::unexpected(error_of(refused(kNotYourTurn), "seat"));
  const AnyAction action = table().sample_action(*seat, engine.samples_);
  return written_action(action).get_object();
}

EngineRequests::Answer EngineRequests::check() {
  const auto move = move_in(request, {});
  if (!move) return tl::unexpected(move.error());
  const Verdict verdict = table().check(move->seat, move->action);
  json::object out{{"is_allowed", static_cast<bool>(verdict)}};
  if (!verdict) out["reason"] = error_json(error_of(verdict), lang);
  return out;
}

EngineRequests::Answer EngineRequests::notation() {
  const auto action = action_in(find("action"), "action");
  if (!action) return tl::unexpected(action.error());
  return written_action(*action).get_object();
}

EngineRequests::Answer EngineRequests::view() {
  const auto seat = viewer();
  if (!seat) return tl::unexpected(seat.error());
  return json::object{{"view", view_json(table(), *seat)}};
}

EngineRequests::Answer EngineRequests::draw() {
  const auto seat = viewer();
  if (!seat) return tl::unexpected(seat.error());
  return json::object{{"text", table().draw(*seat, Canvas{lang, false})}};
}

EngineRequests::Answer EngineRequests::determinize() {
  const auto seat = viewer();
  if (!seat) return tl::unexpected(seat.error());
  const auto guess = table().determinize(*seat, engine.samples_);
  return json::object{{"state", state_json(*guess)}, {"hash", hash_text(guess->hash())}};
}

EngineRequests::Answer EngineRequests::score() {
  return json::object{{"is_over", table().is_over()}, {"standings", standings_json(table().standings())}};
}

EngineRequests::Answer EngineRequests::record() {
  return json::object{{"record", record_json(engine.session_->record())}};
}

EngineRequests::Answer EngineRequests::state() {
  return json::object{{"state", state_json(table())}, {"hash", hash_text(table().hash())}};
}

EngineRequests::Answer EngineRequests::hash() {
  return json::object{{"step", engine.session_->steps()}, {"hash", hash_text(table().hash())}};
}

EngineRequests::Answer EngineRequests::ask() {
  const auto seat = viewer();
  if (!seat) return tl::unexpected(seat.error());
  const json::value* question = find("question");
  if (question == nullptr) return missing("question");
  if (!question->is_string()) return tl::unexpected(error_of(kNotText, "question"));
  const std::string name(question->get_string().data(), question->get_string().size());
  static const json::value kNothing = json::object();
  const json::value* with = find("with");
  JsonReader in(with == nullptr ? kNothing : *with, Missing::Refused, "with");
  JsonWriter out;
  const bool is_answered = table().answer(name, *seat, in, out);
  if (!in.ok()) return tl::unexpected(in.failure());
  if (!is_answered) return tl::unexpected(error_of(kNoSuchQuestion, "question", {name}));
  return json::object{{"answer", out.take()}};
}

// ---- play --------------------------------------------------------------------------------------------------------

EngineRequests::Answer EngineRequests::apply() {
  const auto list = moves();
  if (!list) return tl::unexpected(list.error());
  // Tried on a copy first: of several actions either all are played or none.
  const auto trial = table().clone();
  for (std::size_t i = 0; i < list->size(); ++i) {
    const Verdict verdict = trial->apply((*list)[i].seat, (*list)[i].action);
    const std::string place = find("actions") == nullptr ? "action" : "actions[" + std::to_string(i) + "]";
    if (!verdict) return tl::unexpected(error_of(verdict, place));
  }
  std::vector<AnyEvent> events;
  for (const Move& move : *list) (void)engine.session_->apply(move.seat, move.action, &events);
  return position_after(events);
}

EngineRequests::Answer EngineRequests::roll() {
  std::vector<AnyEvent> events;
  engine.session_->roll(engine.chance_, &events);
  return position_after(events);
}

EngineRequests::Answer EngineRequests::undo() {
  const auto to = number("to", 0, std::numeric_limits<int>::max(), engine.session_->steps() - 1);
  if (!to) return tl::unexpected(to.error());
  if (const Verdict verdict = engine.session_->undo_to(static_cast<int>(*to)); !verdict)
    return tl::unexpected(error_of(verdict));
  return position();
}

EngineRequests::Answer EngineRequests::take_back() {
  const auto seat = actor();
  if (!seat) return tl::unexpected(seat.error());
  if (const Verdict verdict = engine.session_->take_back(*seat); !verdict) return tl::unexpected(error_of(verdict));
  return position();
}

}  // namespace oligopoly::protocol
