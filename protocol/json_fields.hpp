#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.hpp"
#include "core/field_io.hpp"
#include "protocol/error.hpp"

namespace oligopoly::protocol {

/// Builds a JSON value from the fields of a game's value.
class JsonWriter final : public FieldWriter {
 public:
  void begin_object() override;
  void key(std::string_view name) override;
  void end_object() override;
  void begin_array() override;
  void end_array() override;
  void integer(std::int64_t value) override;
  void boolean(bool value) override;
  void text(std::string_view value) override;

  /// What was written; null when nothing was. Requires that everything begun has ended.
  json::value take();

 private:
  struct Open {
    json::value container;
    std::string key;
  };

  void put(json::value value);
  void close();

  std::vector<Open> open_;
  json::value whole_;
};

/// What a reader does when a field is not there.
enum class Missing : std::uint8_t { Refused, Kept };

/// Reads the fields of a game's value from a JSON value, which must outlive it. Failures name the place as
/// "seats[1].hand", counted from 0 as programs do.
class JsonReader final : public FieldReader {
 public:
  /// `place` is where `value` stands in the message it came in.
  explicit JsonReader(const json::value& value, Missing missing = Missing::Refused, std::string place = {});

  bool is_object() const override;
  std::vector<std::string_view> keys() const override;
  bool enter(std::string_view key) override;
  std::optional<std::size_t> array_size() const override;
  void enter(std::size_t index) override;
  void leave() override;
  std::optional<std::int64_t> integer() const override;
  std::optional<bool> boolean() const override;
  std::optional<std::string_view> text() const override;
  bool keeps_missing() const override { return missing_ == Missing::Kept; }
  bool ignores_unknown() const override { return ignores_unknown_; }

  /// From here on members that nobody knows are passed over, and actions are those of this game.
  void read_stored(const AnyGame* game) {
    ignores_unknown_ = true;
    game_ = game;
  }
  /// Whose actions they are; null if nobody said.
  const AnyGame* game() const { return game_; }

  std::string path() const override { return path_; }
  /// The value at the present place.
  const json::value& here() const { return *places_.back().value; }
  /// The failure as an error. Requires !ok().
  Error failure() const { return error_of(*error()); }

 private:
  struct Place {
    const json::value* value;
    std::size_t path_length;
  };

  std::vector<Place> places_;
  std::string path_;
  Missing missing_;
  bool ignores_unknown_ = false;
  const AnyGame* game_ = nullptr;
};

}  // namespace oligopoly::protocol
