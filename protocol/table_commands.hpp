#pragma once

#include "protocol/game_values.hpp"
#include "protocol/luck.hpp"
#include "protocol/text.hpp"

/// What people and programs say to a table of the service: {"do": "play", "key": …, …}. docs/websocket.md explains the
/// commands; their schema and the types of the page are made from what stands here.
namespace oligopoly::protocol {

/// Rows and the like: beyond this, JavaScript does not count exactly.
inline constexpr std::int64_t kMostRows = 1ll << 53;
inline constexpr std::int64_t kLongestKey = 64;

namespace command {

struct Join {
  static constexpr std::string_view kName = "join";
  std::string table, token, lang;
  /// The last row that the sender has seen.
  std::int64_t since = 0;
  /// Whether several messages may come in one frame, one per line.
  bool lines = false;
  /// Whether messages bring the position, with actions and preview, instead of the view alone.
  bool position = false;
  static constexpr auto fields() {
    return field_list(optional_field("table", &Join::table, 0, 64), optional_field("token", &Join::token, 0, 128),
                      optional_field("since", &Join::since, 0, kMostRows), optional_field("lang", &Join::lang, 0, 16),
                      optional_field("lines", &Join::lines), optional_field("position", &Join::position));
  }
};
struct Play {
  static constexpr std::string_view kName = "play";
  Kept<Shape::Action> action;
  /// The decision the sender means, as the last news named it. Without it, whichever there is.
  std::optional<std::int64_t> turn;
  static constexpr auto fields() {
    return field_list(field("action", &Play::action), field("turn", &Play::turn, 0, kMostRows));
  }
};
struct Undo {
  static constexpr std::string_view kName = "undo";
  static constexpr auto fields() { return field_list(); }
};
struct AnswerUndo {
  static constexpr std::string_view kName = "answer_undo";
  bool yes = false;
  static constexpr auto fields() { return field_list(field("yes", &AnswerUndo::yes)); }
};
struct StandIn {
  static constexpr std::string_view kName = "stand_in";
  /// Whose seat, if not one's own.
  std::optional<Seat> seat;
  static constexpr auto fields() { return field_list(field("seat", &StandIn::seat)); }
};
struct Return {
  static constexpr std::string_view kName = "return";
  static constexpr auto fields() { return field_list(); }
};
struct Say {
  static constexpr std::string_view kName = "say";
  std::string text;
  static constexpr auto fields() { return field_list(field("text", &Say::text, 0, 4000)); }
};
struct Chat {
  static constexpr std::string_view kName = "chat";
  bool yes = false;
  static constexpr auto fields() { return field_list(field("yes", &Chat::yes)); }
};
struct Hints {
  static constexpr std::string_view kName = "hints";
  bool yes = false;
  static constexpr auto fields() { return field_list(field("yes", &Hints::yes)); }
};
struct Name {
  static constexpr std::string_view kName = "name";
  std::string text;
  static constexpr auto fields() { return field_list(field("text", &Name::text, 0, 4000)); }
};
/// The host silences a seat, or lets it speak again.
struct Mute {
  static constexpr std::string_view kName = "mute";
  Seat whom = kNobody;
  bool yes = false;
  static constexpr auto fields() { return field_list(field("whom", &Mute::whom), field("yes", &Mute::yes)); }
};
/// The host takes a line out of the chat.
struct RemoveLine {
  static constexpr std::string_view kName = "remove_line";
  /// The row in which it was said.
  std::int64_t line = 1;
  static constexpr auto fields() { return field_list(field("line", &RemoveLine::line, 1, kMostRows)); }
};
/// The host ends the table for good, and may say why.
struct Close {
  static constexpr std::string_view kName = "close";
  std::string text;
  static constexpr auto fields() { return field_list(optional_field("text", &Close::text, 0, 4000)); }
};
struct Rematch {
  static constexpr std::string_view kName = "rematch";
  static constexpr auto fields() { return field_list(); }
};
// In the lobby, before the game begins.

struct Sit {
  static constexpr std::string_view kName = "sit";
  /// The hash of the token that will open the seat, in hexadecimal digits. POST …/seats takes the token itself.
  std::string token, name;
  /// Which seat; without it the first that is open.
  std::optional<Seat> seat;
  static constexpr auto fields() {
    return field_list(field("token", &Sit::token, 0, 64), field("name", &Sit::name, 0, 4000),
                      field("seat", &Sit::seat));
  }
};
struct Rise {
  static constexpr std::string_view kName = "rise";
  /// Whose seat, if not one's own: the host may send others away.
  std::optional<Seat> seat;
  static constexpr auto fields() { return field_list(field("seat", &Rise::seat)); }
};
struct Assign {
  static constexpr std::string_view kName = "assign";
  Seat seat = kNobody;
  /// A bot, or "human" to open the seat to people.
  std::string player;
  static constexpr auto fields() {
    return field_list(field("seat", &Assign::seat), field("player", &Assign::player, 0, 64));
  }
};
struct Choose {
  static constexpr std::string_view kName = "choose";
  /// The seat's own options, such as a colour, all of them: what is not named is up to the rules.
  Kept<Shape::Object> options;
  /// Whose seat, if not one's own: the host chooses for bots.
  std::optional<Seat> seat;
  static constexpr auto fields() {
    return field_list(field("options", &Choose::options), field("seat", &Choose::seat));
  }
};
struct Ready {
  static constexpr std::string_view kName = "ready";
  bool yes = false;
  static constexpr auto fields() { return field_list(field("yes", &Ready::yes)); }
};
struct Start {
  static constexpr std::string_view kName = "start";
  static constexpr auto fields() { return field_list(); }
};

/// Promises what this seat will add to the draws; again, to promise something else. See docs/fairness.md.
struct Commit {
  static constexpr std::string_view kName = "commit";
  HexOf32 commitment;
  static constexpr auto fields() { return field_list(field("commitment", &Commit::commitment)); }
};
/// Adds it, once the lobby is closed.
struct Part {
  static constexpr std::string_view kName = "part";
  HexOf32 part;
  static constexpr auto fields() { return field_list(field("part", &Part::part)); }
};

struct Actions {
  static constexpr std::string_view kName = "actions";
  static constexpr auto fields() { return field_list(); }
};
struct Check {
  static constexpr std::string_view kName = "check";
  Kept<Shape::Action> action;
  static constexpr auto fields() { return field_list(field("action", &Check::action)); }
};
struct Ask {
  static constexpr std::string_view kName = "ask";
  std::string question;
  std::optional<Kept<Shape::Anything>> with;
  static constexpr auto fields() {
    return field_list(field("question", &Ask::question, 0, 64), field("with", &Ask::with));
  }
};
struct History {
  static constexpr std::string_view kName = "history";
  /// The page of rows before this one.
  std::int64_t before = 1;
  static constexpr auto fields() { return field_list(field("before", &History::before, 1, kMostRows)); }
};
struct Leave {
  static constexpr std::string_view kName = "leave";
  static constexpr auto fields() { return field_list(); }
};
struct Ping {
  static constexpr std::string_view kName = "ping";
  static constexpr auto fields() { return field_list(); }
};

}  // namespace command

/// One message to a table.
struct Command {
  static constexpr std::string_view kKindKey = "do";
  /// The sender's name for it: the same key from the same seat is done once.
  std::string key;
  std::variant<command::Join, command::Play, command::Undo, command::AnswerUndo, command::StandIn, command::Return,
               command::Say, command::Chat, command::Hints, command::Name, command::Mute, command::RemoveLine,
               command::Close, command::Rematch, command::Sit, command::Rise, command::Assign, command::Choose,
               command::Ready, command::Start, command::Commit, command::Part, command::Actions, command::Check,
               command::Ask, command::History, command::Leave, command::Ping>
      what;

  template <class Kind>
  bool is() const {
    return std::holds_alternative<Kind>(what);
  }
  static constexpr auto fields() { return field_list(optional_field("key", &Command::key, 0, kLongestKey)); }
  bool read_from(FieldReader& in) { return read_kinds(in, *this); }
  void write_to(FieldWriter& out) const { write_kinds(out, *this); }
};

inline tl::expected<Command, Error> read_command(std::string_view text) { return from_text<Command>(text); }

}  // namespace oligopoly::protocol
