#pragma once

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "core/fields.hpp"
#include "protocol/json_fields.hpp"

/// Helpers to read the messages that are not a game's own. All of them do nothing once the reader has failed.
namespace oligopoly::protocol {

/// Reads a member if it is there.
template <class T>
bool read_optional(JsonReader& in, std::string_view key, T& value, Bounds bounds = {}) {
  if (!in.ok() || !in.enter(key)) return false;
  const bool is_read = read_value(in, value, bounds);
  in.leave();
  return is_read;
}

/// Reads a member that must be there.
template <class T>
bool read_required(JsonReader& in, std::string_view key, T& value, Bounds bounds = {}) {
  if (read_optional(in, key, value, bounds)) return true;
  return in.fail(kFieldMissing, key);  // or, if it was there, the first failure stands
}

/// Runs `read` inside a member if it is there.
template <class Read>
bool inside(JsonReader& in, std::string_view key, Read&& read) {
  if (!in.ok() || !in.enter(key)) return false;
  read();
  in.leave();
  return true;
}

/// Refuses what is not an object, and members that are none of these.
inline bool allow_only(JsonReader& in, const std::vector<std::string_view>& names) {
  if (!in.ok()) return false;
  if (!in.is_object()) return in.fail(kNotAnObject);
  for (const std::string_view key : in.keys())
    if (std::find(names.begin(), names.end(), key) == names.end()) return in.fail(kFieldUnknown, key);
  return true;
}

}  // namespace oligopoly::protocol
