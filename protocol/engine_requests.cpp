#include "protocol/engine_requests.hpp"

#include <boost/json.hpp>
#include <cmath>

#include "games/all_games.hpp"
#include "matches/ratings.hpp"
#include "protocol/catalogue.hpp"
#include "protocol/draw_check.hpp"
#include "protocol/json.hpp"
#include "protocol/json_fields.hpp"
#include "protocol/messages.hpp"
#include "protocol/record_json.hpp"
#include "protocol/setup.hpp"
#include "protocol/view_session.hpp"

namespace oligopoly::protocol {
namespace {

constexpr Reason kNoGameYet{"no_game",
                            "",
                            {"there is no game yet: send new or load first", "还没有对局：请先发送 new 或 load",
                             "還沒有對局：請先傳送 new 或 load"}};
constexpr Reason kOneSource{"state_or_record",
                            "",
                            {"load takes a record, a state or a view: one of them",
                             "load 需要记录、局面或所见，三者取一", "load 需要紀錄、局面或所見，三者取一"}};
constexpr Reason kForAnotherEngine{"other_game",
                                   "",
                                   {"this is for {0}, but the engine plays {1}", "这是 {0} 的，而引擎进行的是 {1}",
                                    "這是 {0} 的，而引擎進行的是 {1}"}};
constexpr Reason kSeatUnknown{
    "seat_unknown",
    "",
    {"must be a seat from 1 to {0}, or “{1}”", "必须是 1 到 {0} 的席位，或“{1}”", "必須是 1 到 {0} 的席位，或「{1}」"}};
constexpr Reason kActionOrActions{
    "action_or_actions",
    "",
    {"play takes either a seat and an action or a list of actions", "play 需要席位与行动，或行动列表，二者取一",
     "play 需要席位與行動，或行動列表，二者取一"}};
constexpr Reason kUnknownBot{
    "unknown_bot",
    "",
    {"no bot “{0}” plays this game", "没有能玩本游戏的机器人“{0}”", "沒有能玩本遊戲的機器人「{0}」"}};

constexpr Reason kNoValue{"no_value",
                          "",
                          {"nothing has been learnt yet about what positions of this game are worth",
                           "还没有学过本游戏的局面价值", "還沒有學過本遊戲的局面價值"}};

/// More moves than any game has.
constexpr int kEndless = std::numeric_limits<int>::max();

/// Whether a request needs no game.
template <class T>
inline constexpr bool kNeedsNoGame =
    std::is_same_v<T, Help> || std::is_same_v<T, Catalogue> || std::is_same_v<T, Rate> || std::is_same_v<T, Quit> ||
    std::is_same_v<T, New> || std::is_same_v<T, Load> || std::is_same_v<T, AskLuck> || std::is_same_v<T, Verify>;

tl::unexpected<Error> fails(const Reason& reason, std::string place = {},
                            std::initializer_list<std::string_view> subjects = {}) {
  return tl::unexpected(error_of(reason, std::move(place), subjects));
}
tl::unexpected<Error> missing(std::string_view field) { return fails(kFieldMissing, {}, {field}); }

/// What is wrong with a number of steps where there are only so many.
std::optional<Error> flaw_of_steps(std::string_view field, const std::optional<int>& wanted, std::size_t steps) {
  const auto most = static_cast<std::int64_t>(steps);
  if (wanted.value_or(0) <= most) return std::nullopt;
  return error_of(ReadError{std::string(field), &kOutOfRange, std::to_string(*wanted), 0, most, {}});
}

ToldMove told_move(const Record& record, const Move& move, Lang lang) {
  return {move.seat, told(*record.rules, move.events, lang, record.names), {}};
}

template <class T>
RequestHelp help_of(Lang lang) {
  RequestHelp help{std::string(T::kName), {}, std::string(T::kHelp[lang])};
  for_each_field<T>([&](const auto& f) { help.members.emplace_back(f.name); });
  return help;
}
template <class Variant>
struct HelpOf;
template <class... Requests>
struct HelpOf<std::variant<Requests...>> {
  static std::vector<RequestHelp> all(Lang lang) { return {help_of<Requests>(lang)...}; }
};

}  // namespace

tl::expected<std::string, Error> EngineRequests::answer(const Request& request) {
  return std::visit(
      [&]<class T>(const T& one) -> tl::expected<std::string, Error> {
        if constexpr (!kNeedsNoGame<T>) {
          if (!engine_.match_) return fails(kNoGameYet);
          // Before anything changes.
          if constexpr (requires { one.show; })
            if (const auto flaw = flaw_of(one.show)) return tl::unexpected(*flaw);
          if constexpr (requires { one.step; })
            if (const auto flaw = flaw_of_steps("step", one.step, match().record().steps.size()))
              return tl::unexpected(*flaw);
        }
        const Result<typename T::Answer> answer = carry_out(one);
        if (!answer) return tl::unexpected(answer.error());
        return text_of(*answer);
      },
      request);
}

EngineRequests::Result<HelpPage> EngineRequests::carry_out(const Help&) {
  return HelpPage{kProtocolVersion, HelpOf<Request>::all(lang_)};
}
EngineRequests::Result<CatalogueOfGames> EngineRequests::carry_out(const Catalogue&) {
  if (engine_.only_ == nullptr) return catalogue_of(all_games());
  return catalogue_of({{engine_.only_}});
}
EngineRequests::Result<RatingTable> EngineRequests::carry_out(const Rate& request) {
  std::vector<RatedGame> games;
  for (const FinishedGame& finished : request.games) {
    RatedGame& game = games.emplace_back();
    for (const FinishedSeat& seat : finished.seats) game.push_back({seat.person, seat.side, seat.place});
  }
  const auto table_of = [](const std::vector<Rating>& ratings) {
    const auto whole = [](double value) { return static_cast<int>(std::lround(value)); };
    std::vector<RatedName> names;
    for (const auto& [name, games_played, elo] : ratings)
      names.push_back({name, games_played, whole(elo.value), whole(elo.low), whole(elo.high)});
    return names;
  };
  const Ratings ratings = rate(games);
  return RatingTable{table_of(ratings.people), table_of(ratings.sides)};
}
EngineRequests::Result<Closed> EngineRequests::carry_out(const Quit&) {
  engine_.is_closed_ = true;
  return Closed{};
}

// ---- begin -------------------------------------------------------------------------------------------------------

EngineRequests::Result<Progress> EngineRequests::begin(Result<Session> session, Seed seed,
                                                       const std::optional<Show>& show) {
  if (!session) return tl::unexpected(session.error());
  // Nothing is replaced by a game that cannot be shown as asked.
  std::optional<Match> before = std::exchange(engine_.match_, Match(std::move(*session), seed));
  if (const auto flaw = flaw_of(show)) {
    engine_.match_ = std::move(before);
    return tl::unexpected(*flaw);
  }
  engine_.samples_ = Rng::stream(seed, "samples");
  return progress(show);
}

EngineRequests::Result<Progress> EngineRequests::carry_out(const New& request) {
  const json::value& given = *request.setup.value;
  const auto setup = engine_.only_ ? read_setup(*engine_.only_, given, "setup") : read_setup(given, "setup");
  return begin(setup.map(start_session), request.seed, request.show);
}

EngineRequests::Result<Progress> EngineRequests::carry_out(const Load& request) {
  const int sources = int{request.record.has_value()} + int{request.state.has_value()} + int{request.view.has_value()};
  if (sources != 1 || (request.record && request.setup)) return fails(kOneSource);
  return begin(request.record ? session_of_record(request) : session_of_position(request), request.seed, request.show);
}

EngineRequests::Result<RecordWithLuck> EngineRequests::read_whole_record(const Given<Shape::Record>& given) const {
  auto read = read_record_with_luck(*given.value, "record");
  if (read && engine_.only_ != nullptr && &read->record.game() != engine_.only_)
    return fails(kForAnotherEngine, "record.game", {read->record.game().info().id, engine_.only_->info().id});
  return read;
}

EngineRequests::Result<Session> EngineRequests::session_of_record(const Load& request) const {
  const auto read = read_whole_record(*request.record);
  if (!read) return tl::unexpected(read.error());
  const Record& record = read->record;
  if (const auto flaw = flaw_of_steps("to", request.to, record.steps.size())) return tl::unexpected(*flaw);
  std::optional<Difference> difference;
  Session session = Session::replay(record, difference, request.to.value_or(-1));
  if (difference) return tl::unexpected(error_of(*difference, "record"));
  return session;
}

/// The setup that comes with a position, or that of the game that is played.
EngineRequests::Result<Record> EngineRequests::beginning_of(const Load& request) const {
  if (!request.setup && !engine_.match_) return missing("setup");
  if (!request.setup) return match().record();
  const json::value& given = *request.setup->value;
  return (engine_.only_ ? read_setup(*engine_.only_, given, "setup") : read_setup(given, "setup")).map(record_of);
}

EngineRequests::Result<Session> EngineRequests::session_of_position(const Load& request) const {
  auto beginning = beginning_of(request);
  if (!beginning) return tl::unexpected(beginning.error());
  if (!request.state) return session_of_view(std::move(*beginning), *request.view->value, request.seed, "view");
  const auto table = beginning->game().start(*beginning->rules, beginning->seats());
  auto loaded = read_state(*table, *request.state->value, "state");
  if (!loaded) return tl::unexpected(loaded.error());
  beginning->start = std::move(*loaded);
  return Session(*beginning);
}

// ---- prove -------------------------------------------------------------------------------------------------------

EngineRequests::Result<RecordLuck> EngineRequests::carry_out(const AskLuck& request) {
  const auto read = read_whole_record(request.record);
  if (!read) return tl::unexpected(read.error());
  const Record& record = read->record;
  const int draws = draws_in(record), since = read->luck ? read->luck->since : 0;
  return RecordLuck{read->luck, record.seats(), draws, draws - draws_in(record, since)};
}

EngineRequests::Result<DrawsProven> EngineRequests::carry_out(const Verify& request) {
  const auto read = read_whole_record(request.record);
  if (!read) return tl::unexpected(read.error());
  const Record& record = read->record;
  std::vector<std::uint64_t> seeds;
  for (const HashOf& seed : request.seeds) seeds.push_back(seed.hash);
  const DrawCheck check = check_draws(record, read->luck ? read->luck->since : 0, seeds);
  if (check.difference) return tl::unexpected(error_of(*check.difference, "record"));
  DrawsProven proven{check.proven, {}, check.is_over};
  const auto written = [&](const AnyAction& draw) { return record.game().notation(*record.rules, draw); };
  if (check.altered)
    proven.altered = {check.altered->step, written(check.altered->drawn), written(check.altered->expected)};
  return proven;
}

// ---- look --------------------------------------------------------------------------------------------------------

std::optional<Error> EngineRequests::flaw_of(Seat seat, Seat also, std::string place) const {
  if (static_cast<int>(seat.index()) < position().seats() || seat == also) return std::nullopt;
  return error_of(kSeatUnknown, std::move(place),
                  {std::to_string(position().seats()), also == kChance ? "chance" : "spectator"});
}

std::optional<Error> EngineRequests::flaw_of(const std::optional<Show>& show) const {
  return show ? flaw_of(show->seat, kSpectator, "show.seat") : std::nullopt;
}

Progress EngineRequests::progress(const std::optional<Show>& show, std::optional<std::vector<ToldMove>> moves) const {
  Progress progress = progress_of(match().session(), show, match().waits_for());
  progress.moves = std::move(moves);
  return progress;
}

Progress EngineRequests::progress_of(const Session& session, const std::optional<Show>& show, SeatSet waits_for) const {
  const AnyPosition& position = session.position();
  Progress progress{session.steps(), position.to_act(), position.is_over(), {position.hash()}, {}, {}, {}};
  if (!show) return progress;
  Seat viewer = show->seat;
  if (show->hand_on && !waits_for.contains(viewer))
    for (const Seat seat : waits_for)
      if (is_player(seat) && !waits_for.contains(viewer)) viewer = seat;
  progress.position = shown(position_of(position, viewer, lang_), session, waits_for);
  if (show->record) progress.record = {compact(record_json(session.record()))};
  return progress;
}

Position EngineRequests::shown(Position position, const Session& session, SeatSet waits_for) {
  position.players = session.record().players;
  for (std::size_t i = 0; i < session.record().names.size(); ++i)
    if (!session.record().names[i].empty()) position.names[i] = session.record().names[i];
  position.waits_for = waits_for;
  position.boundary = session.boundary();
  return position;
}

EngineRequests::Result<Progress> EngineRequests::carry_out(const AskPosition& request) {
  if (!request.step) return progress(request.show);
  std::optional<Difference> difference;
  past_ = Session::replay(match().record(), difference, *request.step);
  return progress_of(*past_, request.show, {});
}

EngineRequests::Result<ActionList> EngineRequests::carry_out(const Actions& request) {
  if (const auto flaw = flaw_of(request.seat, kChance)) return tl::unexpected(*flaw);
  return actions_of(position(), request.seat);
}

EngineRequests::Result<WrittenAction> EngineRequests::carry_out(const Sample& request) {
  if (const auto flaw = flaw_of(request.seat, kChance)) return tl::unexpected(*flaw);
  if (!position().to_act().contains(request.seat)) return tl::unexpected(error_of(refused(kNotYourTurn), "seat"));
  return written_action(rules(), position().sample_action(request.seat, engine_.samples_));
}

EngineRequests::Result<Judgement> EngineRequests::carry_out(const Check& request) {
  const auto one = wanted(request.seat, request.action, {});
  if (!one) return tl::unexpected(one.error());
  return judgement_of(position(), one->seat, one->action, lang_);
}

EngineRequests::Result<WrittenAction> EngineRequests::carry_out(const Notation& request) {
  const auto action = read_any_action(rules(), *request.action.value, "action");
  if (!action) return tl::unexpected(action.error());
  return written_action(rules(), *action);
}

EngineRequests::Result<SeatView> EngineRequests::carry_out(const AskView& request) {
  if (const auto flaw = flaw_of(request.seat, kSpectator)) return tl::unexpected(*flaw);
  return SeatView{{&position(), request.seat}};
}

EngineRequests::Result<WholeState> EngineRequests::carry_out(const Determinize& request) {
  if (const auto flaw = flaw_of(request.seat, kSpectator)) return tl::unexpected(*flaw);
  const auto guess = position().determinize(request.seat, engine_.samples_);
  return WholeState{{compact(state_json(*guess))}, {guess->hash()}};
}

EngineRequests::Result<TableStandings> EngineRequests::carry_out(const AskStandings&) {
  return TableStandings{position().is_over(), standings_of(position())};
}

EngineRequests::Result<PositionValue> EngineRequests::carry_out(const AskValue& request) {
  if (const auto flaw = flaw_of(request.seat, kSpectator)) return tl::unexpected(*flaw);
  std::optional<Difference> difference;
  if (request.step) past_ = Session::replay(match().record(), difference, *request.step);
  PositionValue value = value_of(past_ ? past_->position() : position(), request.seat, request.skill);
  if (value.seats.empty()) return fails(kNoValue);
  return value;
}

EngineRequests::Result<TableRules> EngineRequests::carry_out(const AskRules&) {
  return TableRules{{compact(ruleset_json(rules()))}, {compact(options_json(rules()))}};
}

EngineRequests::Result<WholeState> EngineRequests::carry_out(const AskState&) {
  return WholeState{{compact(state_json(position()))}, {position().hash()}};
}

EngineRequests::Result<TableRecord> EngineRequests::carry_out(const AskRecord&) {
  return TableRecord{{compact(record_json(match().record()))}};
}

EngineRequests::Result<TableMoves> EngineRequests::carry_out(const AskMoves&) {
  TableMoves all;
  for (const Move& move : moves_of(match().record())) all.moves.push_back(told_move(match().record(), move, lang_));
  return all;
}

EngineRequests::Result<GameAnswer> EngineRequests::carry_out(const Ask& request) {
  if (const auto flaw = flaw_of(request.seat, kSpectator)) return tl::unexpected(*flaw);
  static const json::value kNothing = json::object();
  const json::value& with = request.with ? *request.with->value : kNothing;
  if (!request.step) return answer_of(position(), request.seat, request.question, with);
  std::optional<Difference> difference;
  const Session past = Session::replay(match().record(), difference, *request.step);
  return answer_of(past.position(), request.seat, request.question, with);
}

EngineRequests::Result<Advice> EngineRequests::carry_out(const Hint& request) {
  if (const auto flaw = flaw_of(request.seat, kNobody)) return tl::unexpected(*flaw);
  if (!position().to_act().contains(request.seat)) return tl::unexpected(error_of(refused(kNotYourTurn), "seat"));
  const auto bot = make_bot(rules(), request.bot, request.seat, request.seed);
  if (bot == nullptr) return fails(kUnknownBot, "bot", {request.bot});
  const AnyAction action = bot->decide(position().view(request.seat), Budget{request.iterations, request.milliseconds});
  return advice_of(position(), request.seat, action, *bot, request.options, lang_);
}

// ---- play --------------------------------------------------------------------------------------------------------

EngineRequests::Result<EngineRequests::Wanted> EngineRequests::wanted(Seat seat, const Given<Shape::Action>& action,
                                                                      const std::string& place) const {
  if (const auto flaw = flaw_of(seat, kChance, place + "seat")) return tl::unexpected(*flaw);
  const auto read = read_any_action(rules(), *action.value, place + "action");
  if (!read) return tl::unexpected(read.error());
  return Wanted{seat, *read};
}

EngineRequests::Result<std::vector<EngineRequests::Wanted>> EngineRequests::wanted(const Play& request) const {
  if (request.actions.has_value() == (request.action || request.seat)) return fails(kActionOrActions);
  if (!request.actions && !request.seat) return missing("seat");
  if (!request.actions && !request.action) return missing("action");
  if (!request.actions)
    return wanted(*request.seat, *request.action, {}).map([](const Wanted& one) { return std::vector{one}; });
  std::vector<Wanted> all;
  for (std::size_t i = 0; i < request.actions->size(); ++i) {
    const SeatAction& given = (*request.actions)[i];
    const auto one = wanted(given.seat, given.action, "actions[" + std::to_string(i) + "].");
    if (!one) return tl::unexpected(one.error());
    all.push_back(*one);
  }
  return all;
}

/// Requires that the move is the last one. Its position is written at once: the next move changes what it shows.
ToldMove EngineRequests::tell(const Move& move, const std::optional<Show>& show) const {
  ToldMove told = told_move(match().record(), move, lang_);
  if (!show || !show->each) return told;
  const Session& session = match().session();
  const MovePosition after{shown(sight_of(position(), show->seat, lang_), session, match().waits_for()),
                           session.steps(), position().to_act(), position().is_over()};
  told.position = WrittenAs<MovePosition>{text_of(after)};
  return told;
}

template <class Do>
Progress EngineRequests::told_progress(const std::optional<Show>& show, Do&& play) {
  std::vector<ToldMove> moves;
  play([&](const Move& move) { moves.push_back(tell(move, show)); });
  return progress(show, std::move(moves));
}

EngineRequests::Result<Progress> EngineRequests::carry_out(const Play& request) {
  const auto all = wanted(request);
  if (!all) return tl::unexpected(all.error());
  // Tried on a copy first: of several actions either all are played or none.
  const auto trial = position().clone();
  for (std::size_t i = 0; i < all->size(); ++i)
    if (const Verdict verdict = trial->apply((*all)[i].seat, (*all)[i].action); !verdict)
      return tl::unexpected(
          error_of(verdict, request.actions ? "actions[" + std::to_string(i) + "]" : std::string("action")));
  return told_progress(request.show, [&](const Match::Watch& watch) {
    for (const Wanted& one : *all) (void)match().enter(one.seat, one.action, watch);
    if (request.run) match().run(watch, request.steps.value_or(kEndless));
  });
}

EngineRequests::Result<Progress> EngineRequests::carry_out(const Roll& request) {
  return told_progress(request.show, [&](const Match::Watch& watch) { match().roll(watch); });
}

EngineRequests::Result<Progress> EngineRequests::carry_out(const Run& request) {
  return told_progress(request.show,
                       [&](const Match::Watch& watch) { match().run(watch, request.steps.value_or(kEndless)); });
}

EngineRequests::Result<Progress> EngineRequests::carry_out(const Undo& request) {
  if (const Verdict verdict = request.to ? match().undo_to(*request.to) : match().undo(); !verdict)
    return tl::unexpected(error_of(verdict));
  return progress(request.show);
}

EngineRequests::Result<Progress> EngineRequests::carry_out(const TakeBack& request) {
  if (const auto flaw = flaw_of(request.seat, kChance)) return tl::unexpected(*flaw);
  if (const Verdict verdict = match().take_back(request.seat); !verdict) return tl::unexpected(error_of(verdict));
  return progress(request.show);
}

}  // namespace oligopoly::protocol
