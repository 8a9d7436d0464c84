#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/verdict.hpp"

namespace oligopoly {

/// Takes a value apart, field by field. The games know this interface; only `protocol/` knows that it writes JSON.
class FieldWriter {
 public:
  virtual ~FieldWriter() = default;
  virtual void begin_object() = 0;
  virtual void key(std::string_view name) = 0;
  virtual void end_object() = 0;
  virtual void begin_array() = 0;
  virtual void end_array() = 0;
  virtual void integer(std::int64_t value) = 0;
  virtual void boolean(bool value) = 0;
  virtual void text(std::string_view value) = 0;
};

/// Why a value could not be read, and where: "seats[1].hand: 14 is above 13".
struct ReadError {
  std::string path;
  const Reason* reason = nullptr;
  std::string subject;
  std::int64_t least = 0, most = 0;
  /// For an unknown name: the names that would be right.
  std::string known;
};
std::string explain(const ReadError& error, Lang lang);

/// Puts a value together again. Keeps the first failure; after it everything else is ignored.
class FieldReader {
 public:
  virtual ~FieldReader() = default;
  virtual bool is_object() const = 0;
  virtual std::vector<std::string_view> keys() const = 0;
  /// Goes into a member; false (and no move) when there is none.
  virtual bool enter(std::string_view key) = 0;
  virtual std::optional<std::size_t> array_size() const = 0;
  /// Goes into an element. Requires index < array_size().
  virtual void enter(std::size_t index) = 0;
  virtual void leave() = 0;
  virtual std::optional<std::int64_t> integer() const = 0;
  virtual std::optional<bool> boolean() const = 0;
  virtual std::optional<std::string_view> text() const = 0;
  /// True when a missing field keeps the value it has, as in a custom ruleset that changes a few numbers.
  virtual bool keeps_missing() const = 0;
  /// True when members that nobody here knows are passed over, as in what a later version may have written.
  virtual bool ignores_unknown() const { return false; }

  /// Records a failure at the present place. Always false, so that readers can `return in.fail(…)`.
  bool fail(const Reason& reason, std::string_view subject = {}, std::int64_t least = 0, std::int64_t most = 0);
  /// The same for a name that is none of `known`.
  bool fail_unknown(std::string_view name, std::span<const std::string_view> known);
  bool ok() const { return !error_.has_value(); }
  const std::optional<ReadError>& error() const { return error_; }

 protected:
  virtual std::string path() const = 0;

 private:
  std::optional<ReadError> error_;
};

inline constexpr Reason kFieldMissing{
    "field_missing", "", {"the field “{0}” is missing", "缺少字段“{0}”", "缺少欄位「{0}」"}};
inline constexpr Reason kFieldUnknown{
    "field_unknown", "", {"there is no field “{0}” here", "这里没有字段“{0}”", "這裡沒有欄位「{0}」"}};
inline constexpr Reason kNotAnObject{"not_an_object", "", {"must be an object", "必须是对象", "必須是物件"}};
inline constexpr Reason kNotAnArray{"not_an_array", "", {"must be an array", "必须是数组", "必須是陣列"}};
inline constexpr Reason kNotANumber{"not_a_number", "", {"must be a whole number", "必须是整数", "必須是整數"}};
inline constexpr Reason kNotABoolean{
    "not_a_boolean", "", {"must be true or false", "必须是 true 或 false", "必須是 true 或 false"}};
inline constexpr Reason kNotText{"not_text", "", {"must be text", "必须是文字", "必須是文字"}};
inline constexpr Reason kOutOfRange{
    "out_of_range", "", {"{0} is not between {1} and {2}", "{0} 不在 {1} 到 {2} 之间", "{0} 不在 {1} 到 {2} 之間"}};
inline constexpr Reason kWrongLength{
    "wrong_length",
    "",
    {"has {0} entries, must have {1} to {2}", "有 {0} 项，应为 {1} 到 {2} 项", "有 {0} 項，應為 {1} 到 {2} 項"}};
inline constexpr Reason kUnknownName{
    "unknown_name", "", {"“{0}” is not one of: {3}", "“{0}”不是以下之一：{3}", "「{0}」不是以下之一：{3}"}};
inline constexpr Reason kNamedTwice{"named_twice", "", {"“{0}” is listed twice", "“{0}”重复了", "「{0}」重複了"}};

}  // namespace oligopoly
