#pragma once

#include <optional>
#include <vector>

#include "core/fields.hpp"
#include "core/game.hpp"
#include "players/comparison.hpp"
#include "players/value.hpp"
#include "protocol/game_values.hpp"
#include "protocol/luck.hpp"

/// What requests (protocol/requests.hpp) are answered with. A member that is not always there is a std::optional.
namespace oligopoly::protocol {

/// Why something was refused; see protocol/error.hpp.
struct Refusal {
  std::string name;
  std::optional<std::string> rule, path;
  std::string message;
  static constexpr auto fields() {
    return field_list(field("name", &Refusal::name), field("rule", &Refusal::rule), field("path", &Refusal::path),
                      field("message", &Refusal::message));
  }
};

/// The answer to whatever was refused.
struct ErrorAnswer {
  Refusal error;
  static constexpr auto fields() { return field_list(field("error", &ErrorAnswer::error)); }
};

/// An action both ways it can be written.
struct WrittenAction {
  ActionOf action;
  std::string notation;
  static constexpr auto fields() {
    return field_list(field("action", &WrittenAction::action), field("notation", &WrittenAction::notation));
  }
};

/// What a seat may do now. Where there are too many for a list, what can be listed is: all but offers, say.
struct ActionList {
  bool listable = true;
  std::vector<WrittenAction> actions;
  static constexpr auto fields() {
    return field_list(field("listable", &ActionList::listable), field("actions", &ActionList::actions));
  }
};

struct SeatStanding {
  int seat = 1, score = 0, place = 0;
  static constexpr auto fields() {
    return field_list(field("seat", &SeatStanding::seat), field("score", &SeatStanding::score),
                      field("place", &SeatStanding::place));
  }
};

/// All that a seat may know of a table now, and what the rules make of it.
struct Position {
  std::string game;
  Seat seat = kSpectator;
  int seats = 0;
  std::vector<std::string> names, players;
  std::vector<SeatStanding> standings;
  ViewOf view;
  bool listable = true;
  std::vector<WrittenAction> actions;
  /// By games that have something to say: costs, sums, what could be done.
  std::optional<Written<Shape::Object>> preview;
  /// The people among those to act.
  SeatSet waits_for;
  /// Nothing done before this step can be taken back.
  int boundary = 0;
  static constexpr auto fields() {
    return field_list(field("game", &Position::game), field("seat", &Position::seat), field("seats", &Position::seats),
                      field("names", &Position::names), field("players", &Position::players),
                      field("standings", &Position::standings), field("view", &Position::view),
                      field("listable", &Position::listable), field("actions", &Position::actions),
                      field("preview", &Position::preview), field("waits_for", &Position::waits_for),
                      field("boundary", &Position::boundary));
  }
};

/// The position that a move led to, and how far the game was then. Its actions are left out: nobody acts in the past.
struct MovePosition : Position {
  int step = 0;
  SeatSet to_act;
  bool over = false;
  static constexpr auto fields() {
    return both_lists(Position::fields(),
                      field_list(field("step", &MovePosition::step), field("to_act", &MovePosition::to_act),
                                 field("over", &MovePosition::over)));
  }
};

/// One action and what everyone saw happen.
struct ToldMove {
  Seat seat;
  std::vector<EventOf> events;
  /// If each was to be shown.
  std::optional<WrittenAs<MovePosition>> position;
  static constexpr auto fields() {
    return field_list(field("seat", &ToldMove::seat), field("events", &ToldMove::events),
                      field("position", &ToldMove::position));
  }
};

/// How far the game is: what every request that may move it is answered with. The rest only if it was asked for.
struct Progress {
  int step = 0;
  SeatSet to_act;
  bool over = false;
  HashOf hash;
  std::optional<std::vector<ToldMove>> moves;
  std::optional<Position> position;
  std::optional<Written<Shape::Record>> record;
  static constexpr auto fields() {
    return field_list(field("step", &Progress::step), field("to_act", &Progress::to_act),
                      field("over", &Progress::over), field("hash", &Progress::hash), field("moves", &Progress::moves),
                      field("position", &Progress::position), field("record", &Progress::record));
  }
};

struct Judgement {
  bool allowed = false;
  std::optional<Refusal> reason;
  /// What the action would bring, by games that can tell.
  std::optional<Written<Shape::Object>> preview;
  static constexpr auto fields() {
    return field_list(field("allowed", &Judgement::allowed), field("reason", &Judgement::reason),
                      field("preview", &Judgement::preview));
  }
};

/// A move that a bot thought about.
struct AdviceOption {
  ActionOf action;
  std::string notation;
  /// How much worse than the best it seems, in whole percent or points.
  int worse = 0;
  /// The final score to expect after it, in hundredths of a point, and the chance to win, in hundredths of a percent,
  /// where anybody can say.
  std::optional<std::int32_t> score, chance;
  /// What it would bring, by games that can tell.
  std::optional<Written<Shape::Object>> preview;
  static constexpr auto fields() {
    return field_list(field("action", &AdviceOption::action), field("notation", &AdviceOption::notation),
                      field("worse", &AdviceOption::worse), field("score", &AdviceOption::score),
                      field("chance", &AdviceOption::chance, 0, 10'000), field("preview", &AdviceOption::preview));
  }
};
struct Advice {
  ActionOf action;
  std::string notation, words;
  /// By a bot that searches chances to win, by others points.
  WorthUnit unit = WorthUnit::Points;
  /// What is advised, then what seemed nearly as good.
  std::vector<AdviceOption> options;
  static constexpr auto fields() {
    return field_list(field("action", &Advice::action), field("notation", &Advice::notation),
                      field("words", &Advice::words), field("unit", &Advice::unit), field("options", &Advice::options));
  }
};

/// What a seat has to expect.
struct SeatValue {
  int seat = 1;
  /// The final score and how far from it the score usually ends up, in hundredths of a point.
  std::int32_t score = 0, spread = 0;
  /// The chance of each place from the first on, in hundredths of a percent, rounded.
  std::vector<std::int32_t> places;
  static constexpr auto fields() {
    return field_list(field("seat", &SeatValue::seat), field("score", &SeatValue::score),
                      field("spread", &SeatValue::spread), field("places", &SeatValue::places, 0, 10'000));
  }
};
struct PositionValue {
  /// How well everyone is taken to play on.
  Skill skill{};
  std::vector<SeatValue> seats;
  static constexpr auto fields() {
    return field_list(field("skill", &PositionValue::skill), field("seats", &PositionValue::seats));
  }
};

struct TableStandings {
  bool over = false;
  std::vector<SeatStanding> standings;
  static constexpr auto fields() {
    return field_list(field("over", &TableStandings::over), field("standings", &TableStandings::standings));
  }
};

struct WholeState {
  Written<Shape::State> state;
  HashOf hash;
  static constexpr auto fields() {
    return field_list(field("state", &WholeState::state), field("hash", &WholeState::hash));
  }
};

struct TableRules {
  Written<Shape::Object> ruleset, options;
  static constexpr auto fields() {
    return field_list(field("ruleset", &TableRules::ruleset), field("options", &TableRules::options));
  }
};

struct TableMoves {
  std::vector<ToldMove> moves;
  static constexpr auto fields() { return field_list(field("moves", &TableMoves::moves)); }
};

struct TableRecord {
  Written<Shape::Record> record;
  static constexpr auto fields() { return field_list(field("record", &TableRecord::record)); }
};

/// What proves the draws of a record, and what there is to prove.
struct RecordLuck {
  /// Missing where nothing proves them.
  std::optional<Luck> luck;
  int seats = 0;
  /// The draws of the record: all of them, and those before the table had it.
  int draws = 0, brought = 0;
  static constexpr auto fields() {
    return field_list(field("luck", &RecordLuck::luck), field("seats", &RecordLuck::seats),
                      field("draws", &RecordLuck::draws), field("brought", &RecordLuck::brought));
  }
};

/// A draw that is not what its seed gives, in notation.
struct OtherDraw {
  int step = 0;
  std::string drawn, expected;
  static constexpr auto fields() {
    return field_list(field("step", &OtherDraw::step), field("drawn", &OtherDraw::drawn),
                      field("expected", &OtherDraw::expected));
  }
};
struct DrawsProven {
  /// So many draws, from the first on, are what their seeds give.
  int proven = 0;
  /// The first that is not.
  std::optional<OtherDraw> altered;
  /// Whether the record goes on to the end of the game.
  bool over = false;
  static constexpr auto fields() {
    return field_list(field("proven", &DrawsProven::proven), field("altered", &DrawsProven::altered),
                      field("over", &DrawsProven::over));
  }
};

struct SeatView {
  ViewOf view;
  static constexpr auto fields() { return field_list(field("view", &SeatView::view)); }
};

struct Drawing {
  std::string text;
  static constexpr auto fields() { return field_list(field("text", &Drawing::text)); }
};

struct GameAnswer {
  Written<Shape::Anything> answer;
  static constexpr auto fields() { return field_list(field("answer", &GameAnswer::answer)); }
};

struct Closed {
  bool closed = true;
  static constexpr auto fields() { return field_list(field("closed", &Closed::closed)); }
};

struct RequestHelp {
  std::string name;
  std::vector<std::string> members;
  std::string words;
  static constexpr auto fields() {
    return field_list(field("do", &RequestHelp::name), field("fields", &RequestHelp::members),
                      field("help", &RequestHelp::words));
  }
};
struct HelpPage {
  int protocol = 0;
  std::vector<RequestHelp> requests;
  static constexpr auto fields() {
    return field_list(field("protocol", &HelpPage::protocol), field("requests", &HelpPage::requests));
  }
};

// ---- the catalogue: what a lobby shows before anyone plays -------------------------------------------------------

struct OptionCard {
  std::string name;
  OptionKind kind = OptionKind::Number;
  bool per_seat = false;
  std::optional<int> least, most;
  std::optional<std::vector<std::string>> choices;
  /// What people call the choices, in their order; those that packs bring have their names from there.
  std::optional<std::vector<TextOf>> names;
  std::optional<Written<Shape::Anything>> usual;
  TextOf title;
  std::optional<std::string> ruling;
  static constexpr auto fields() {
    return field_list(field("name", &OptionCard::name), field("kind", &OptionCard::kind),
                      field("per_seat", &OptionCard::per_seat), field("least", &OptionCard::least),
                      field("most", &OptionCard::most), field("choices", &OptionCard::choices),
                      field("names", &OptionCard::names), field("default", &OptionCard::usual),
                      field("title", &OptionCard::title), field("ruling", &OptionCard::ruling));
  }
};
struct RulesetCard {
  std::string id;
  int version = 1;
  TextOf title;
  /// The numbers of players it is for.
  std::vector<int> seats;
  static constexpr auto fields() {
    return field_list(field("id", &RulesetCard::id), field("version", &RulesetCard::version),
                      field("title", &RulesetCard::title), field("seats", &RulesetCard::seats));
  }
};
struct GameCard {
  std::string game;
  TextOf title, summary;
  int rules_version = 1, least_seats = 0, most_seats = 0;
  std::vector<RulesetCard> rulesets;
  std::vector<OptionCard> options;
  static constexpr auto fields() {
    return field_list(field("game", &GameCard::game), field("title", &GameCard::title),
                      field("summary", &GameCard::summary), field("rules_version", &GameCard::rules_version),
                      field("least_seats", &GameCard::least_seats), field("most_seats", &GameCard::most_seats),
                      field("rulesets", &GameCard::rulesets), field("options", &GameCard::options));
  }
};
struct BotCard {
  std::string id;
  TextOf title, summary;
  std::vector<std::string> games;
  static constexpr auto fields() {
    return field_list(field("id", &BotCard::id), field("title", &BotCard::title), field("summary", &BotCard::summary),
                      field("games", &BotCard::games));
  }
};
/// A person or a side, in Elo points with the bounds of the 95 % interval.
struct RatedName {
  std::string name;
  int games = 0, elo = 0, low = 0, high = 0;
  static constexpr auto fields() {
    return field_list(field("name", &RatedName::name), field("games", &RatedName::games), field("elo", &RatedName::elo),
                      field("low", &RatedName::low), field("high", &RatedName::high));
  }
};
/// The strongest first.
struct RatingTable {
  std::vector<RatedName> people, sides;
  static constexpr auto fields() {
    return field_list(field("people", &RatingTable::people), field("sides", &RatingTable::sides));
  }
};

struct CatalogueOfGames {
  std::vector<GameCard> games;
  std::vector<BotCard> bots;
  static constexpr auto fields() {
    return field_list(field("games", &CatalogueOfGames::games), field("bots", &CatalogueOfGames::bots));
  }
};

}  // namespace oligopoly::protocol
