#pragma once

#include <string>
#include <string_view>

#include "core/field_io.hpp"

namespace oligopoly::protocol {

/// Appends `text` in quotation marks, with what JSON does not allow inside them escaped.
void append_quoted(std::string& out, std::string_view text);

/// Writes JSON as text at once, without building a value first: several times faster than JsonWriter, for what is sent
/// after every action. The text is what `compact` makes of the value.
class JsonText final : public FieldWriter {
 public:
  /// Continues `out`, which must outlive it.
  explicit JsonText(std::string& out) : out_(out) {}

  void begin_object() override { open('{'); }
  void key(std::string_view name) override;
  void end_object() override { close('}'); }
  void begin_array() override { open('['); }
  void end_array() override { close(']'); }
  void integer(std::int64_t value) override;
  void boolean(bool value) override;
  void text(std::string_view value) override;
  /// A value that is JSON already.
  void raw(std::string_view json);

 private:
  void open(char bracket);
  void close(char bracket);
  void separate();

  std::string& out_;
  /// True where the next value is the first of its container, or belongs to a key.
  bool is_first_ = true;
};

}  // namespace oligopoly::protocol
