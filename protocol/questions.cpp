#include "protocol/questions.hpp"

#include <boost/json.hpp>

#include "matches/appraisal.hpp"
#include "protocol/json.hpp"
#include "protocol/json_fields.hpp"
#include "protocol/messages.hpp"

namespace oligopoly::protocol {
namespace {

constexpr Reason kNoSuchQuestion{
    "no_such_question",
    "",
    {"this game does not answer the question “{0}”", "本游戏不回答“{0}”", "本遊戲不回答「{0}」"}};

/// What `write(out)` writes; nothing if it returns false.
template <Shape kShape, class Write>
std::optional<Written<kShape>> piece(Write&& write) {
  Written<kShape> written;
  JsonText out(written.text);
  if (!write(out)) return std::nullopt;
  return written;
}

/// What an action would bring. Requires that it is allowed.
std::optional<Written<Shape::Object>> preview_of(const AnyPosition& position, Seat seat, const AnyAction& action) {
  return piece<Shape::Object>([&](FieldWriter& out) { return position.write_preview(seat, action, out); });
}

/// More moves of one decision nobody wants to be told about.
constexpr std::size_t kMostCompared = 64;

/// Of a chance, rounded.
std::int32_t hundredths_of_percent(std::int32_t chance) {
  return static_cast<std::int32_t>((std::int64_t{chance} * 10'000 + kSurelyWon / 2) / kSurelyWon);
}

std::optional<std::string> unless_empty(const std::string& text) {
  return text.empty() ? std::nullopt : std::optional(text);
}

}  // namespace

Refusal refusal_of(const Error& error, Lang lang) {
  return {error.name, unless_empty(error.rule), unless_empty(error.path), std::string(error.message(lang))};
}

WrittenAction written_action(const AnyRuleset& rules, const AnyAction& action) {
  return {{&rules.game(), action}, rules.game().notation(rules, action)};
}

ActionList actions_of(const AnyPosition& position, Seat seat) {
  ActionList list;
  if (!position.to_act().contains(seat) || position.is_over()) return list;
  list.listable = position.is_listable(seat);
  std::vector<AnyAction> actions;
  position.legal_actions(seat, actions);
  list.actions.reserve(actions.size());
  for (const AnyAction& action : actions) list.actions.push_back(written_action(position.rules(), action));
  return list;
}

tl::expected<AnyAction, Error> read_any_action(const AnyRuleset& rules, const json::value& value, std::string place) {
  const json::string* notation = value.if_string();
  if (notation == nullptr) return read_action(rules.game(), value, std::move(place));
  const auto parsed = rules.game().read_notation(rules, {notation->data(), notation->size()});
  if (!parsed.verdict) return tl::unexpected(error_of(parsed.verdict, std::move(place)));
  return parsed.action;
}

Judgement judgement_of(const AnyPosition& position, Seat seat, const AnyAction& action, Lang lang) {
  const Verdict verdict = position.check(seat, action);
  if (!verdict) return {false, refusal_of(error_of(verdict), lang), std::nullopt};
  return {true, std::nullopt, preview_of(position, seat, action)};
}

Advice advice_of(const AnyPosition& position, Seat seat, const AnyAction& action, const Bot& bot, int alternatives,
                 Lang lang) {
  const AnyRuleset& rules = position.rules();
  const Appraisal appraisal(rules);
  Comparison compared = bot.comparison(kMostCompared);
  const std::vector<RatedMove> rated = compared.moves.empty()
                                           ? std::vector{RatedMove{action}}
                                           : best_of(compared, static_cast<std::size_t>(alternatives));
  std::vector<ComparedMove> told;
  for (const RatedMove& move : rated)
    told.push_back({.action = move.action, .chance = move.chance, .score = move.score});
  appraisal.complete(told, position, seat);
  std::vector<AdviceOption> options;
  for (std::size_t i = 0; i < rated.size(); ++i) {
    WrittenAction written = written_action(rules, rated[i].action);
    const auto chance = told[i].chance ? std::optional(hundredths_of_percent(*told[i].chance)) : std::nullopt;
    options.push_back({written.action, std::move(written.notation), rated[i].worse, told[i].score, chance,
                       preview_of(position, seat, rated[i].action)});
  }
  compared.moves.resize(std::min(compared.moves.size(), kNamedMoves));
  appraisal.complete(compared.moves, position, seat);
  WrittenAction chosen = written_action(rules, action);
  return {chosen.action, std::move(chosen.notation), explain(rules, compared, lang), compared.unit, std::move(options)};
}

std::vector<SeatStanding> standings_of(const AnyPosition& position) {
  std::vector<SeatStanding> all;
  const Standings standings = position.standings();
  for (const Seat seat : players(standings.size()))
    all.push_back({seat.number(), standings[seat].score, standings[seat].place});
  return all;
}

PositionValue value_of(const AnyPosition& position, Seat viewer, Skill skill) {
  const Worth worth = Appraisal(position.rules(), skill).worth(position, viewer);
  PositionValue value{skill, {}};
  for (const Seat seat : players(worth.size())) {
    const SeatWorth& one = worth[seat];
    SeatValue& told = value.seats.emplace_back(SeatValue{seat.number(), one.score, one.spread, {}});
    for (int place = 0; place < worth.size(); ++place)
      told.places.push_back(hundredths_of_percent(one.places[static_cast<std::size_t>(place)]));
  }
  return value;
}

Position sight_of(const AnyPosition& position, Seat viewer, Lang lang) {
  Position out;
  out.game = position.game().info().id;
  out.seat = viewer;
  out.seats = position.seats();
  for (const Seat seat : players(position.seats())) out.names.push_back(position.rules().seat_name(seat, lang));
  out.standings = standings_of(position);
  out.view = {&position, viewer};
  out.preview = piece<Shape::Object>([&](FieldWriter& writer) { return position.write_preview(viewer, writer); });
  return out;
}

Position position_of(const AnyPosition& position, Seat viewer, Lang lang) {
  Position out = sight_of(position, viewer, lang);
  ActionList list = actions_of(position, viewer);
  out.listable = list.listable;
  out.actions = std::move(list.actions);
  return out;
}

std::vector<EventOf> told(const AnyRuleset& rules, std::span<const AnyEvent> events, Lang lang,
                          std::span<const std::string> names) {
  std::vector<EventOf> all;
  all.reserve(events.size());
  for (const AnyEvent& event : events) all.push_back({&rules, event, lang, names});
  return all;
}

tl::expected<GameAnswer, Error> answer_of(const AnyPosition& position, Seat seat, std::string_view question,
                                          const json::value& with) {
  JsonReader in(with, Missing::Refused, "with");
  const auto answer =
      piece<Shape::Anything>([&](FieldWriter& out) { return position.answer(question, seat, in, out); });
  if (!in.ok()) return tl::unexpected(in.failure());
  if (!answer) return tl::unexpected(error_of(kNoSuchQuestion, "question", {question}));
  return GameAnswer{*answer};
}

tl::expected<GameAnswer, Error> answer_of(const AnyPosition& position, Seat seat, std::string_view question,
                                          const std::optional<Kept<Shape::Anything>>& with) {
  return answer_of(position, seat, question, with ? with->value : json::value(json::object()));
}

}  // namespace oligopoly::protocol
