#include "protocol/json.hpp"

#include <algorithm>
#include <cmath>

namespace oligopoly::protocol {
namespace {

constexpr Reason kNotJson{
    "not_json", "", {"invalid JSON at character {0}", "JSON 从第 {0} 个字符起有误", "JSON 從第 {0} 個字元起有誤"}};
constexpr Reason kTooDeep{"too_deep", "", {"nested deeper than {0} levels", "嵌套超过 {0} 层", "巢狀超過 {0} 層"}};

constexpr std::size_t kDeepest = 32;
constexpr std::size_t kLineWidth = 110;

bool is_finite(const json::value& value) {
  if (const double* number = value.if_double()) return std::isfinite(*number);
  if (const json::array* array = value.if_array()) return std::all_of(array->begin(), array->end(), is_finite);
  const json::object* object = value.if_object();
  const auto has_finite = [](const json::key_value_pair& member) { return is_finite(member.value()); };
  return object == nullptr || std::all_of(object->begin(), object->end(), has_finite);
}

/// The same with null for every number that is not finite.
json::value finite(json::value value) {
  if (value.is_double() && !is_finite(value)) return nullptr;
  if (json::array* array = value.if_array())
    for (json::value& element : *array) element = finite(std::move(element));
  if (json::object* object = value.if_object())
    for (json::key_value_pair& member : *object) member.value() = finite(std::move(member.value()));
  return value;
}

/// Where the text in quotation marks that begins at `at` ends.
std::size_t end_of_text(std::string_view json, std::size_t at) {
  for (++at; json[at] != '"'; ++at)
    if (json[at] == '\\') ++at;
  return at + 1;
}

/// Where the comma or bracket stands that ends the value which begins at `at`.
std::size_t end_of_value(std::string_view json, std::size_t at) {
  for (int depth = 0;; ++at) {
    const char c = json[at];
    const bool closes = c == '}' || c == ']';
    if (depth == 0 && (closes || c == ',')) return at;
    if (c == '{' || c == '[') ++depth;
    if (closes) --depth;
    if (c == '"') at = end_of_text(json, at) - 1;
  }
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  const std::size_t begin = text.find_first_not_of(kBlanks);
  return text.substr(begin, text.find_last_not_of(kBlanks) + 1 - begin);
}

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

std::string_view member_text(std::string_view object, std::string_view key) {
  std::string_view found;
  // Between members there are no quotation marks, so the next one begins a key.
  for (std::size_t at = object.find('"'); at != std::string_view::npos; at = object.find('"', at)) {
    const std::size_t key_end = end_of_text(object, at), value = object.find(':', key_end) + 1;
    const bool is_it = parse_json(object.substr(at, key_end - at))->get_string() == key;
    at = end_of_value(object, value);
    if (is_it) found = trimmed(object.substr(value, at - value));
  }
  return found;
}

std::string compact(const json::value& value) {
  return is_finite(value) ? json::serialize(value) : json::serialize(finite(value));
}

std::string pretty(const json::value& value) {
  if (!is_finite(value)) return pretty(finite(value));
  std::string out;
  append_pretty(out, value, 0);
  return out += '\n';
}

}  // namespace oligopoly::protocol
