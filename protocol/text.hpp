#pragma once

#include <tl/expected.hpp>

#include "protocol/json.hpp"
#include "protocol/json_fields.hpp"
#include "protocol/json_text.hpp"
#include "protocol/kinds.hpp"

/// Whatever has fields, as text and back. Who sends and stores messages needs to know no more about JSON.
namespace oligopoly::protocol {

/// A value as the text of a message.
template <class T>
std::string text_of(const T& value) {
  std::string text;
  JsonText out(text);
  write_value(out, value);
  return text;
}

/// The same with the name of its kind before it: {"type": "done", …}.
template <class T>
std::string message_text(const T& message) {
  std::string text;
  text.reserve(1024);
  JsonText out(text);
  out.begin_object();
  out.key("type");
  out.text(T::kName);
  if constexpr (HasKinds<T>)
    write_kind_members(out, message);
  else
    write_members(out, message);
  out.end_object();
  return text;
}

/// The value that `in` reads.
template <class T>
tl::expected<T, Error> read_whole(JsonReader& in) {
  T value;
  if (!read_value(in, value)) return tl::unexpected(in.failure());
  return value;
}

/// The value that a text stands for. Refuses what is not JSON, unknown names and members, and values of the wrong type
/// or size.
template <class T>
tl::expected<T, Error> from_text(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return tl::unexpected(json.error());
  JsonReader in(*json);
  return read_whole<T>(in);
}

/// The same for what was stored, or comes from another process: a later version may have written members that this one
/// does not know. `game` is needed where there are actions.
template <class T>
tl::expected<T, Error> from_stored_text(std::string_view text, const AnyGame* game = nullptr) {
  const auto json = parse_json(text);
  if (!json) return tl::unexpected(json.error());
  JsonReader in(*json);
  in.read_stored(game);
  return read_whole<T>(in);
}

}  // namespace oligopoly::protocol
