#include "protocol/tests/validator.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <map>
#include <optional>
#include <regex>

namespace oligopoly::protocol::testing {
namespace {

namespace json = boost::json;

/// Where a value stands; put into words only where something is wrong with it.
struct Path {
  const Path* above = nullptr;
  std::string_view name;
  std::optional<std::size_t> index = std::nullopt;

  std::string text() const {
    if (above == nullptr) return std::string(name);
    return above->text() + (index ? "[" + std::to_string(*index) + "]" : "." + std::string(name));
  }
};

class Validator {
 public:
  explicit Validator(const json::value& root) : root_(root) {}

  std::string flaw(const json::value& schema, const json::value& value, const Path& path) {
    for (const json::key_value_pair& rule : schema.as_object()) {
      const auto check = kChecks.find(rule.key());
      if (check == kChecks.end())
        return path.text() + ": the schema uses the unknown keyword " + std::string(rule.key());
      if (check->second == nullptr) continue;
      schema_ = &schema.as_object();
      if (std::string found = (this->*check->second)(rule.value(), value, path); !found.empty()) return found;
    }
    return {};
  }

 private:
  using Check = std::string (Validator::*)(const json::value&, const json::value&, const Path&);
  static const std::map<std::string_view, Check> kChecks;

  static std::string wrong(const Path& path, const std::string& what, const json::value& rule,
                           const json::value& value) {
    return path.text() + ": " + what + " " + json::serialize(rule) + ", is " + json::serialize(value).substr(0, 80);
  }

  std::string type(const json::value& rule, const json::value& value, const Path& path) {
    const std::string_view name = rule.as_string();
    const bool is_it = name == "object"    ? value.is_object()
                       : name == "array"   ? value.is_array()
                       : name == "string"  ? value.is_string()
                       : name == "boolean" ? value.is_bool()
                       : name == "integer" ? value.is_int64()
                                           : false;
    return is_it ? "" : wrong(path, "must be of type", rule, value);
  }
  std::string constant(const json::value& rule, const json::value& value, const Path& path) {
    return rule == value ? "" : wrong(path, "must be", rule, value);
  }
  std::string one_of_values(const json::value& rule, const json::value& value, const Path& path) {
    const json::array& all = rule.as_array();
    return std::find(all.begin(), all.end(), value) != all.end() ? "" : wrong(path, "must be one of", rule, value);
  }
  std::string minimum(const json::value& rule, const json::value& value, const Path& path) {
    return !value.is_int64() || value.as_int64() >= rule.as_int64() ? "" : wrong(path, "must be at least", rule, value);
  }
  std::string maximum(const json::value& rule, const json::value& value, const Path& path) {
    return !value.is_int64() || value.as_int64() <= rule.as_int64() ? "" : wrong(path, "must be at most", rule, value);
  }
  std::string pattern(const json::value& rule, const json::value& value, const Path& path) {
    const std::regex regex(std::string(rule.as_string()));
    return !value.is_string() || std::regex_search(std::string(value.as_string()), regex)
               ? ""
               : wrong(path, "must match", rule, value);
  }
  std::string min_items(const json::value& rule, const json::value& value, const Path& path) {
    const bool is_fine = !value.is_array() || value.as_array().size() >= rule.to_number<std::size_t>();
    return is_fine ? "" : wrong(path, "must have at least so many entries:", rule, value);
  }
  std::string max_items(const json::value& rule, const json::value& value, const Path& path) {
    const bool is_fine = !value.is_array() || value.as_array().size() <= rule.to_number<std::size_t>();
    return is_fine ? "" : wrong(path, "must have at most so many entries:", rule, value);
  }
  std::string unique_items(const json::value& rule, const json::value& value, const Path& path) {
    if (!value.is_array()) return {};
    const json::array& all = value.as_array();
    for (auto item = all.begin(); item != all.end(); ++item)
      if (std::find(all.begin(), item, *item) != item) return wrong(path, "must have unique entries", rule, value);
    return {};
  }
  std::string items(const json::value& rule, const json::value& value, const Path& path) {
    if (!value.is_array()) return {};
    for (std::size_t i = 0; i < value.as_array().size(); ++i)
      if (auto found = flaw(rule, value.as_array()[i], Path{&path, {}, i}); !found.empty()) return found;
    return {};
  }
  std::string properties(const json::value& rule, const json::value& value, const Path& path) {
    if (!value.is_object()) return {};
    for (const json::key_value_pair& property : rule.as_object())
      if (const json::value* member = value.as_object().if_contains(property.key()))
        if (auto found = flaw(property.value(), *member, Path{&path, property.key()}); !found.empty()) return found;
    return {};
  }
  std::string required(const json::value& rule, const json::value& value, const Path& path) {
    if (!value.is_object()) return {};
    for (const json::value& name : rule.as_array())
      if (!value.as_object().contains(name.as_string())) return wrong(path, "must have", name, value);
    return {};
  }
  std::string additional_properties(const json::value& rule, const json::value& value, const Path& path) {
    if (!value.is_object() || rule == true) return {};
    const json::object* known = nullptr;
    if (const json::value* listed = schema_->if_contains("properties")) known = &listed->as_object();
    for (const json::key_value_pair& member : value.as_object())
      if (known == nullptr || !known->contains(member.key()))
        return wrong(path, "must not have", json::string(member.key()), value);
    return {};
  }
  /// A choice between kinds is made by that member alone, as nearly all of ours are.
  static bool is_of_another_kind(const json::value& option, const json::value& value) {
    json::error_code none;
    const json::value* wanted = option.find_pointer("/properties/kind/const", none);
    const json::value* found = value.is_object() ? value.as_object().if_contains("kind") : nullptr;
    return wanted != nullptr && found != nullptr && *wanted != *found;
  }
  std::string one_of(const json::value& rule, const json::value& value, const Path& path) {
    int fitting = 0;
    std::string found;
    for (const json::value& option : rule.as_array()) {
      if (is_of_another_kind(option, value)) continue;
      const std::string one = flaw(option, value, path);
      fitting += one.empty();
      found += "\n  " + one;
    }
    return fitting == 1 ? "" : path.text() + ": fits " + std::to_string(fitting) + " of the choices" + found;
  }
  std::string any_of(const json::value& rule, const json::value& value, const Path& path) {
    for (const json::value& option : rule.as_array())
      if (flaw(option, value, path).empty()) return {};
    return wrong(path, "must fit one of", rule, value);
  }
  std::string reference(const json::value& rule, const json::value& value, const Path& path) {
    json::error_code failure;
    const json::value* target = root_.find_pointer(std::string(rule.as_string()).substr(1), failure);
    return target == nullptr ? path.text() + ": no such reference " + json::serialize(rule)
                             : flaw(*target, value, path);
  }

  const json::value& root_;
  const json::object* schema_ = nullptr;
};

const std::map<std::string_view, Validator::Check> Validator::kChecks = {
    {"$schema", nullptr},
    {"title", nullptr},
    {"description", nullptr},
    {"$defs", nullptr},
    {"$ref", &Validator::reference},
    {"type", &Validator::type},
    {"const", &Validator::constant},
    {"enum", &Validator::one_of_values},
    {"minimum", &Validator::minimum},
    {"maximum", &Validator::maximum},
    {"pattern", &Validator::pattern},
    {"items", &Validator::items},
    {"minItems", &Validator::min_items},
    {"maxItems", &Validator::max_items},
    {"uniqueItems", &Validator::unique_items},
    {"properties", &Validator::properties},
    {"required", &Validator::required},
    {"additionalProperties", &Validator::additional_properties},
    {"oneOf", &Validator::one_of},
    {"anyOf", &Validator::any_of},
};

}  // namespace

std::string flaw_by_schema(const json::value& schema, const json::value& value) {
  return Validator(schema).flaw(schema, value, Path{nullptr, "$"});
}

}  // namespace oligopoly::protocol::testing
