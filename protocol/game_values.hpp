#pragma once

#include <boost/json/value.hpp>
#include <optional>
#include <span>
#include <string>

#include "core/any_game.hpp"
#include "protocol/json_text.hpp"

/// Parts of messages whose fields only a game knows, or that are JSON already: each is a member of a message like any
/// other, writes or reads itself, and names its schema.
namespace oligopoly::protocol {

namespace json = boost::json;

/// What a message carries, to be read by whoever knows how. Valid while the message is.
enum class Shape : std::uint8_t { Anything, Object, Setup, Record, State, View, Action };
json::value schema_of(Shape shape);
/// An action may be given in notation too.
json::value given_schema(Shape shape);

template <Shape kShape>
struct Given {
  const json::value* value = nullptr;

  bool read_from(FieldReader& in);
  static json::value schema() { return given_schema(kShape); }
};

/// The same, kept beyond the message.
template <Shape kShape>
struct Kept {
  json::value value;

  bool read_from(FieldReader& in);
  /// Requires a JsonText, like what was written before.
  void write_to(FieldWriter& out) const;
  static json::value schema() { return given_schema(kShape); }
};

/// JSON that was written before.
template <Shape kShape>
struct Written {
  std::string text;

  /// Requires a JsonText: messages are never written as anything else.
  void write_to(FieldWriter& out) const { static_cast<JsonText&>(out).raw(text); }
  bool read_from(FieldReader& in);
  static json::value schema() { return schema_of(kShape); }
};

/// A value of this type that was written before.
template <class T>
struct WrittenAs {
  using Value = T;
  std::string text;

  void write_to(FieldWriter& out) const { static_cast<JsonText&>(out).raw(text); }
};

/// A text, or null where there is none.
struct TextOrNull {
  std::optional<std::string> text;

  bool read_from(FieldReader& in);
  void write_to(FieldWriter& out) const;
};

/// All that a viewer may know.
struct ViewOf {
  const AnyPosition* table = nullptr;
  Seat viewer = kSpectator;

  void write_to(FieldWriter& out) const { table->write_view(viewer, out); }
  static json::value schema() { return schema_of(Shape::View); }
};

struct ActionOf {
  const AnyGame* game = nullptr;
  AnyAction action;

  void write_to(FieldWriter& out) const { game->write_action(action, out); }
  /// Requires a reader that knows the game.
  bool read_from(FieldReader& in);
  static json::value schema() { return schema_of(Shape::Action); }
};

/// An event with a member "words" that says it in one language:
/// {"kind": "prize_won", "rule": "G4.1", "seat": 1, "prize": 7, "words": "Seat 1 wins 7."}
struct EventOf {
  const AnyRuleset* rules = nullptr;
  AnyEvent event;
  Lang lang = Lang::En;
  /// What people call the seats; empty where they are called what the rules call them.
  std::span<const std::string> names{};

  void write_to(FieldWriter& out) const;
  static json::value schema();
};

/// Titles, summaries: {"en": …, "zh-Hans": …, "zh-Hant": …}
struct TextOf {
  Text text;

  void write_to(FieldWriter& out) const;
  static json::value schema();
};

/// 16 lower-case hexadecimal digits.
struct HashOf {
  std::uint64_t hash = 0;

  void write_to(FieldWriter& out) const;
  bool read_from(FieldReader& in);
  static json::value schema();
};

}  // namespace oligopoly::protocol
