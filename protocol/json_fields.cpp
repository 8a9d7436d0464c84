#include "protocol/json_fields.hpp"

namespace oligopoly::protocol {

void JsonWriter::begin_object() { open_.push_back({json::object(), {}}); }
void JsonWriter::key(std::string_view name) { open_.back().key = name; }
void JsonWriter::end_object() { close(); }
void JsonWriter::begin_array() { open_.push_back({json::array(), {}}); }
void JsonWriter::end_array() { close(); }
void JsonWriter::integer(std::int64_t value) { put(value); }
void JsonWriter::boolean(bool value) { put(value); }
void JsonWriter::text(std::string_view value) { put(json::string(value)); }

json::value JsonWriter::take() { return std::exchange(whole_, nullptr); }

void JsonWriter::put(json::value value) {
  if (open_.empty()) {
    whole_ = std::move(value);
  } else if (json::object* object = open_.back().container.if_object()) {
    object->insert_or_assign(open_.back().key, std::move(value));
  } else {
    open_.back().container.get_array().push_back(std::move(value));
  }
}

void JsonWriter::close() {
  json::value done = std::move(open_.back().container);
  open_.pop_back();
  put(std::move(done));
}

JsonReader::JsonReader(const json::value& value, Missing missing, std::string place)
    : places_{{&value, 0}}, path_(std::move(place)), missing_(missing) {}

bool JsonReader::is_object() const { return here().is_object(); }

std::vector<std::string_view> JsonReader::keys() const {
  std::vector<std::string_view> names;
  if (const json::object* object = here().if_object())
    for (const json::key_value_pair& member : *object) names.emplace_back(member.key().data(), member.key().size());
  return names;
}

bool JsonReader::enter(std::string_view key) {
  const json::object* object = here().if_object();
  const json::value* member = object == nullptr ? nullptr : object->if_contains(key);
  if (member == nullptr) return false;
  places_.push_back({member, path_.size()});
  path_.append(path_.empty() ? "" : ".").append(key);
  return true;
}

std::optional<std::size_t> JsonReader::array_size() const {
  const json::array* array = here().if_array();
  return array == nullptr ? std::nullopt : std::optional(array->size());
}

void JsonReader::enter(std::size_t index) {
  places_.push_back({&here().get_array()[index], path_.size()});
  path_.append("[").append(std::to_string(index)).append("]");
}

void JsonReader::leave() {
  path_.resize(places_.back().path_length);
  places_.pop_back();
}

std::optional<std::int64_t> JsonReader::integer() const {
  const std::int64_t* number = here().if_int64();
  return number == nullptr ? std::nullopt : std::optional(*number);
}

std::optional<bool> JsonReader::boolean() const {
  const bool* flag = here().if_bool();
  return flag == nullptr ? std::nullopt : std::optional(*flag);
}

std::optional<std::string_view> JsonReader::text() const {
  const json::string* words = here().if_string();
  return words == nullptr ? std::nullopt : std::optional(std::string_view(words->data(), words->size()));
}

}  // namespace oligopoly::protocol
