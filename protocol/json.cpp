#include "protocol/json.hpp"

namespace oligopoly::protocol {
namespace {

constexpr Reason kNotJson{
    "not_json",
    "",
    {"this stops being JSON at character {0}", "从第 {0} 个字符起不是 JSON", "從第 {0} 個字元起不是 JSON"}};
constexpr Reason kTooDeep{"too_deep", "", {"nested deeper than {0} levels", "嵌套超过 {0} 层", "巢狀超過 {0} 層"}};

constexpr std::size_t kDeepest = 32;
constexpr std::size_t kLineWidth = 110;

/// On one line, with a blank after each comma and colon.
void append_spaced(std::string& out, const json::value& value) {
  if (const json::object* object = value.if_object()) {
    out += '{';
    for (const json::key_value_pair& member : *object) {
      if (&member != object->begin()) out += ", ";
      out += json::serialize(json::string(member.key())) + ": ";
      append_spaced(out, member.value());
    }
    out += '}';
  } else if (const json::array* array = value.if_array()) {
    out += '[';
    for (const json::value& element : *array) {
      if (&element != array->data()) out += ", ";
      append_spaced(out, element);
    }
    out += ']';
  } else {
    out += json::serialize(value);
  }
}

void append_pretty(std::string& out, const json::value& value, std::size_t indent) {
  std::string line;
  append_spaced(line, value);
  const bool is_leaf = !value.is_object() && !value.is_array();
  if (is_leaf || indent + line.size() <= kLineWidth) {
    out += line;
    return;
  }
  const std::string margin(indent + 2, ' ');
  std::string_view comma = "\n";
  out += value.is_object() ? "{" : "[";
  const auto begin_item = [&] {
    out.append(comma).append(margin);
    comma = ",\n";
  };
  if (const json::object* object = value.if_object()) {
    for (const json::key_value_pair& member : *object) {
      begin_item();
      out += json::serialize(json::string(member.key())) + ": ";
      append_pretty(out, member.value(), indent + 2);
    }
  } else {
    for (const json::value& element : value.get_array()) {
      begin_item();
      append_pretty(out, element, indent + 2);
    }
  }
  out.append("\n").append(indent, ' ').append(value.is_object() ? "}" : "]");
}

}  // namespace

tl::expected<json::value, Error> parse_json(std::string_view text) {
  json::parse_options options;
  options.max_depth = kDeepest;
  json::parser parser({}, options);
  json::error_code failure;
  std::size_t read = parser.write_some(text.data(), text.size(), failure);
  if (failure == json::error::too_deep) return tl::unexpected(error_of(kTooDeep, {}, {std::to_string(kDeepest)}));
  if (failure || read != text.size()) return tl::unexpected(error_of(kNotJson, {}, {std::to_string(read + 1)}));
  return parser.release();
}

std::string compact(const json::value& value) { return json::serialize(value); }

std::string pretty(const json::value& value) {
  std::string out;
  append_pretty(out, value, 0);
  return out += '\n';
}

}  // namespace oligopoly::protocol
