#pragma once

#include <boost/json/value.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "core/enum_map.hpp"
#include "core/seat.hpp"
#include "protocol/error.hpp"

/// The message reader: what people and programs send to a table. The ids are the "do" of a message.
namespace oligopoly::service {

enum class Do : std::uint8_t {
  Join,
  Play,
  Undo,
  AnswerUndo,
  StandIn,
  Return,
  Say,
  Chat,
  Name,
  Rematch,
  Actions,
  Check,
  Ask,
  History,
  Leave,
  Ping
};
inline constexpr std::array<std::string_view, 16> kDoIds = {
    "join", "play",    "undo",    "answer_undo", "stand_in", "return",  "say",   "chat",
    "name", "rematch", "actions", "check",       "ask",      "history", "leave", "ping"};
constexpr std::span<const std::string_view> ids_of(Do) { return kDoIds; }

/// One message. Which members mean something depends on what is to be done.
struct Command {
  Do what = Do::Ping;
  /// The sender's name for it: the same key from the same seat is done once.
  std::string key;
  /// The decision the sender means, as the last news named it. Without it, whichever there is.
  std::optional<std::int64_t> turn;
  /// Play, Check: as an object, or in notation.
  boost::json::value action;
  /// StandIn: whose seat, if not one's own.
  std::optional<Seat> seat;
  /// Say, Name: the words. Ask: the question.
  std::string text;
  /// AnswerUndo, Chat.
  bool yes = false;
  /// Ask: what the question is about.
  boost::json::value with;
  /// Join.
  std::string table, token, lang;
  std::int64_t since = 0;
  /// History: the page of rows before this one.
  std::int64_t before = 0;
  /// Join: whether several messages may come in one frame, one per line.
  bool reads_lines = false;
};

inline constexpr std::size_t kLongestKey = 64;

/// Refuses what is not JSON, unknown commands and members, and values of the wrong type or size.
tl::expected<Command, protocol::Error> read_command(std::string_view text);

/// Whether a text has 1 to `longest` characters, and no control characters but (where lines are allowed) line ends.
bool is_sendable(std::string_view utf8, std::size_t longest, bool allows_lines);

}  // namespace oligopoly::service
