#pragma once

#include "core/record.hpp"
#include "protocol/game_values.hpp"
#include "protocol/luck.hpp"
#include "protocol/table_beginning.hpp"
#include "protocol/text.hpp"

/// What a table's log is made of, one row per entry: {"kind": "play", "at": …, "seat": …, …}. Rows are kept for good:
/// names and members never change, and what is added may be missing.
namespace oligopoly::protocol {

/// Steps as a log has them: who, what, and the hash of the state after it.
struct StepsOf {
  const AnyGame* game = nullptr;
  std::vector<Step> steps;

  bool empty() const { return steps.empty(); }
  void write_to(FieldWriter& out) const;
  /// Requires a reader that knows the game.
  bool read_from(FieldReader& in);
};

namespace entry {

/// The action of a seat, and what chance did after it.
struct Play {
  static constexpr std::string_view kName = "play";
  StepsOf steps;
  static constexpr auto fields() { return field_list(sparse_field("steps", &Play::steps)); }
};
/// A sealed choice, withdrawn.
struct TakeBack {
  static constexpr std::string_view kName = "take_back";
  static constexpr auto fields() { return field_list(); }
};
inline constexpr std::int64_t kMostLoggedSteps = 1'000'000;
struct Undo {
  static constexpr std::string_view kName = "undo";
  /// The steps that are left.
  int to = 0;
  static constexpr auto fields() { return field_list(field("to", &Undo::to, 0, kMostLoggedSteps)); }
};
struct UndoAsked {
  static constexpr std::string_view kName = "undo_asked";
  int to = 0;
  static constexpr auto fields() { return field_list(field("to", &UndoAsked::to, 0, kMostLoggedSteps)); }
};
struct UndoAgreed {
  static constexpr std::string_view kName = "undo_agreed";
  static constexpr auto fields() { return field_list(); }
};
struct UndoDeclined {
  static constexpr std::string_view kName = "undo_declined";
  static constexpr auto fields() { return field_list(); }
};
struct StandIn {
  static constexpr std::string_view kName = "stand_in";
  std::string bot;
  /// Whether it was called because time ran out.
  bool by_clock = false;
  static constexpr auto fields() {
    return field_list(sparse_field("text", &StandIn::bot), sparse_field("flag", &StandIn::by_clock));
  }
};
struct Return {
  static constexpr std::string_view kName = "return";
  static constexpr auto fields() { return field_list(); }
};
struct Say {
  static constexpr std::string_view kName = "say";
  std::string text;
  static constexpr auto fields() { return field_list(field("text", &Say::text)); }
};
struct Chat {
  static constexpr std::string_view kName = "chat";
  bool on = false;
  static constexpr auto fields() { return field_list(sparse_field("flag", &Chat::on)); }
};
struct Hints {
  static constexpr std::string_view kName = "hints";
  bool on = false;
  static constexpr auto fields() { return field_list(sparse_field("flag", &Hints::on)); }
};
struct Name {
  static constexpr std::string_view kName = "name";
  std::string text;
  static constexpr auto fields() { return field_list(field("text", &Name::text)); }
};
struct Mute {
  static constexpr std::string_view kName = "mute";
  Seat whom = kNobody;
  bool on = false;
  static constexpr auto fields() { return field_list(field("whom", &Mute::whom), sparse_field("flag", &Mute::on)); }
};
/// Of the row that is named nobody is shown the words any more. The row itself stays as it was.
struct RemoveLine {
  static constexpr std::string_view kName = "remove_line";
  std::int64_t line = 0;
  static constexpr auto fields() { return field_list(field("line", &RemoveLine::line)); }
};
struct Close {
  static constexpr std::string_view kName = "close";
  std::string text;
  static constexpr auto fields() { return field_list(sparse_field("text", &Close::text)); }
};
struct Rematch {
  static constexpr std::string_view kName = "rematch";
  std::string table;
  static constexpr auto fields() { return field_list(sparse_field("text", &Rematch::table)); }
};

// In the lobby, before the game begins.

/// Somebody takes the seat.
struct Sit {
  static constexpr std::string_view kName = "sit";
  std::string name;
  /// The hash of what opens the seat from now on, in hexadecimal digits.
  std::string token;
  static constexpr auto fields() { return field_list(field("text", &Sit::name), field("token", &Sit::token)); }
};
/// The seat is open again.
struct Rise {
  static constexpr std::string_view kName = "rise";
  /// Whether the host sent whoever sat there away.
  bool by_host = false;
  static constexpr auto fields() { return field_list(sparse_field("flag", &Rise::by_host)); }
};
/// The host gives the seat to a bot.
struct Assign {
  static constexpr std::string_view kName = "assign";
  /// "human" opens it to people.
  std::string player;
  static constexpr auto fields() { return field_list(field("text", &Assign::player)); }
};
/// The seat's own options, all of them.
struct Choose {
  static constexpr std::string_view kName = "choose";
  Kept<Shape::Object> options;
  static constexpr auto fields() { return field_list(field("options", &Choose::options)); }
};
struct Ready {
  static constexpr std::string_view kName = "ready";
  bool yes = false;
  static constexpr auto fields() { return field_list(sparse_field("flag", &Ready::yes)); }
};
/// The host waits for nobody else: nothing in the lobby changes after this.
struct Start {
  static constexpr std::string_view kName = "start";
  static constexpr auto fields() { return field_list(); }
};
/// A seat promises what it will add to the draws; see docs/fairness.md.
struct Commit {
  static constexpr std::string_view kName = "commit";
  HexOf32 commitment;
  static constexpr auto fields() { return field_list(field("commitment", &Commit::commitment)); }
};
/// The seat adds it.
struct Part {
  static constexpr std::string_view kName = "part";
  HexOf32 part;
  static constexpr auto fields() { return field_list(field("part", &Part::part)); }
};
/// The game begins: how everyone sits, by which numbers it is played, and what chance did first.
struct Begin : KeptBeginning {
  static constexpr std::string_view kName = "begin";
  StepsOf steps;
  static constexpr auto fields() {
    return field_list(field("record", &Begin::record), field("numbers", &Begin::numbers),
                      sparse_field("steps", &Begin::steps));
  }
};

}  // namespace entry

/// One row of a table's log.
struct LogEntry {
  static constexpr std::string_view kKindKey = "kind";
  /// Milliseconds since 1970.
  std::int64_t at = 0;
  /// Who did it. For a stand-in the seat it plays.
  Seat seat = kNobody;
  /// The name its sender gave it, to know it again if it comes twice.
  std::string key{};
  std::variant<entry::Play, entry::TakeBack, entry::Undo, entry::UndoAsked, entry::UndoAgreed, entry::UndoDeclined,
               entry::StandIn, entry::Return, entry::Say, entry::Chat, entry::Hints, entry::Name, entry::Mute,
               entry::RemoveLine, entry::Close, entry::Rematch, entry::Sit, entry::Rise, entry::Assign, entry::Choose,
               entry::Ready, entry::Start, entry::Begin, entry::Commit, entry::Part>
      what{};

  template <class Kind>
  bool is() const {
    return std::holds_alternative<Kind>(what);
  }
  /// Whether the game stands differently afterwards.
  bool changes_game() const {
    return is<entry::Play>() || is<entry::TakeBack>() || is<entry::Undo>() || is<entry::Begin>();
  }

  static constexpr auto fields() {
    return field_list(field("at", &LogEntry::at), field("seat", &LogEntry::seat), sparse_field("key", &LogEntry::key));
  }
  void write_to(FieldWriter& out) const { write_kinds(out, *this); }
  bool read_from(FieldReader& in) { return read_kinds(in, *this); }
};

}  // namespace oligopoly::protocol
