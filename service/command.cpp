#include "service/command.hpp"

#include <boost/json.hpp>

#include "protocol/json.hpp"
#include "protocol/reading.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

using protocol::Error;
using protocol::JsonReader;

/// Which members a command has besides "do" and "key".
std::vector<std::string_view> members_of(Do what) {
  switch (what) {
    case Do::Join:
      return {"table", "token", "since", "lang", "lines"};
    case Do::Play:
    case Do::Check:
      return {"turn", "action"};
    case Do::AnswerUndo:
    case Do::Chat:
      return {"yes"};
    case Do::StandIn:
      return {"seat"};
    case Do::Say:
    case Do::Name:
      return {"text"};
    case Do::Ask:
      return {"question", "with"};
    case Do::History:
      return {"before"};
    default:
      return {};
  }
}

void read_short_text(JsonReader& in, std::string_view key, std::string& text, std::size_t longest) {
  if (!protocol::read_optional(in, key, text) || text.size() <= longest) return;
  protocol::inside(in, key,
                   [&] { in.fail(kWrongLength, std::to_string(text.size()), 0, static_cast<std::int64_t>(longest)); });
}

void read_members(JsonReader& in, Command& command) {
  std::int64_t turn = 0;
  Seat seat;
  if (protocol::read_optional(in, "turn", turn, {0, 1ll << 53})) command.turn = turn;
  if (protocol::read_optional(in, "seat", seat)) command.seat = seat;
  protocol::read_optional(in, "since", command.since, {0, 1ll << 53});
  protocol::read_optional(in, "lines", command.reads_lines);
  protocol::inside(in, "action", [&] { command.action = in.here(); });
  protocol::inside(in, "with", [&] { command.with = in.here(); });
  read_short_text(in, "text", command.text, 4000);
  read_short_text(in, "question", command.text, 64);
  read_short_text(in, "table", command.table, 64);
  read_short_text(in, "token", command.token, 128);
  read_short_text(in, "lang", command.lang, 16);
  if (command.what == Do::History) protocol::read_required(in, "before", command.before, {1, 1ll << 53});
  if (command.what == Do::AnswerUndo || command.what == Do::Chat) protocol::read_required(in, "yes", command.yes);
}

tl::expected<Command, Error> read_object(const boost::json::value& value) {
  JsonReader in(value);
  Command command;
  if (!in.is_object()) in.fail(kNotAnObject);
  if (in.ok() && !protocol::inside(in, "do", [&] { read_enum(in, command.what); })) in.fail(kFieldMissing, "do");
  if (!in.ok()) return tl::unexpected(in.failure());
  std::vector<std::string_view> members = members_of(command.what);
  members.insert(members.end(), {"do", "key"});
  protocol::allow_only(in, members);
  read_short_text(in, "key", command.key, kLongestKey);
  read_members(in, command);
  if (!in.ok()) return tl::unexpected(in.failure());
  return command;
}

}  // namespace

tl::expected<Command, Error> read_command(std::string_view text) {
  const auto value = protocol::parse_json(text);
  if (!value) return tl::unexpected(value.error());
  return read_object(*value);
}

bool is_sendable(std::string_view utf8, std::size_t longest, bool allows_lines) {
  std::size_t characters = 0;
  for (const char c : utf8) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte & 0xC0u) != 0x80) ++characters;
    if (byte == 0x7F || (byte < 0x20 && !(allows_lines && c == '\n'))) return false;
  }
  const bool is_blank = utf8.find_first_not_of(" \n") == std::string_view::npos;
  return !is_blank && characters <= longest;
}

}  // namespace oligopoly::service
