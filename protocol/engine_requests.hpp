#pragma once

#include <tl/expected.hpp>

#include "protocol/engine.hpp"
#include "protocol/questions.hpp"
#include "protocol/record_json.hpp"
#include "protocol/requests.hpp"

namespace oligopoly::protocol {

/// Carries out the requests to an engine, each by a function of its own. One object serves one request.
class EngineRequests {
 public:
  EngineRequests(Engine& engine, Lang lang) : engine_(engine), lang_(lang) {}

  /// The answer as text.
  tl::expected<std::string, Error> answer(const Request& request);

 private:
  template <class T>
  using Result = tl::expected<T, Error>;
  /// An action of a request, read and with a seat that plays here.
  struct Wanted {
    Seat seat;
    AnyAction action;
  };

  Result<HelpPage> carry_out(const Help&);
  Result<CatalogueOfGames> carry_out(const Catalogue&);
  Result<RatingTable> carry_out(const Rate& request);
  Result<Closed> carry_out(const Quit&);

  Result<Progress> carry_out(const New&);
  Result<Progress> carry_out(const Load&);

  Result<Progress> carry_out(const AskPosition&);
  Result<ActionList> carry_out(const Actions&);
  Result<WrittenAction> carry_out(const Sample&);
  Result<Judgement> carry_out(const Check&);
  Result<WrittenAction> carry_out(const Notation&);
  Result<SeatView> carry_out(const AskView&);
  Result<Drawing> carry_out(const Draw&);
  Result<WholeState> carry_out(const Determinize&);
  Result<TableStandings> carry_out(const AskStandings&);
  Result<PositionValue> carry_out(const AskValue&);
  Result<TableRules> carry_out(const AskRules&);
  Result<WholeState> carry_out(const AskState&);
  Result<TableRecord> carry_out(const AskRecord&);
  Result<TableMoves> carry_out(const AskMoves&);
  Result<GameAnswer> carry_out(const Ask&);
  Result<Advice> carry_out(const Hint&);

  Result<RecordLuck> carry_out(const AskLuck&);
  Result<DrawsProven> carry_out(const Verify&);

  Result<Progress> carry_out(const Play&);
  Result<Progress> carry_out(const Roll&);
  Result<Progress> carry_out(const Run&);
  Result<Progress> carry_out(const Undo&);
  Result<Progress> carry_out(const TakeBack&);

  Match& match() const { return *engine_.match_; }
  const AnyPosition& position() const { return match().position(); }
  const AnyRuleset& rules() const { return position().rules(); }

  /// Refuses a seat that does not play here and is not `also`.
  std::optional<Error> flaw_of(Seat seat, Seat also, std::string place = "seat") const;
  std::optional<Error> flaw_of(const std::optional<Show>& show) const;
  Result<Wanted> wanted(Seat seat, const Given<Shape::Action>& action, const std::string& place) const;
  Result<std::vector<Wanted>> wanted(const Play& request) const;

  Result<RecordWithLuck> read_whole_record(const Given<Shape::Record>& given) const;
  Result<Session> session_of_record(const Load& request) const;
  Result<Session> session_of_position(const Load& request) const;
  Result<Record> beginning_of(const Load& request) const;
  Result<Progress> begin(Result<Session> session, Seed seed, const std::optional<Show>& show);

  /// How far the game is, with what was asked for.
  Progress progress(const std::optional<Show>& show, std::optional<std::vector<ToldMove>> moves = {}) const;
  Progress progress_of(const Session& session, const std::optional<Show>& show, SeatSet waits_for) const;
  /// Adds what only a match knows.
  static Position shown(Position position, const Session& session, SeatSet waits_for);
  /// Tells what `play(watch)` plays, then how far the game is.
  ToldMove tell(const Move& move, const std::optional<Show>& show) const;
  template <class Do>
  Progress told_progress(const std::optional<Show>& show, Do&& play);

  Engine& engine_;
  Lang lang_;
  /// What an answer shows of the past, until it is written.
  std::optional<Session> past_;
};

}  // namespace oligopoly::protocol
