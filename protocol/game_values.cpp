#include "protocol/game_values.hpp"

#include <boost/json.hpp>

#include "protocol/json.hpp"
#include "protocol/json_fields.hpp"
#include "protocol/messages.hpp"
#include "protocol/seat_names.hpp"

namespace oligopoly::protocol {
namespace {

/// Passes on what is written, and adds a member to the outermost object before it ends.
class WithMember final : public FieldWriter {
 public:
  WithMember(FieldWriter& out, std::string_view name, std::string_view text) : out_(out), name_(name), text_(text) {}

  void begin_object() override {
    ++depth_;
    out_.begin_object();
  }
  void end_object() override {
    if (--depth_ == 0) {
      out_.key(name_);
      out_.text(text_);
    }
    out_.end_object();
  }
  void key(std::string_view name) override { out_.key(name); }
  void begin_array() override { out_.begin_array(); }
  void end_array() override { out_.end_array(); }
  void integer(std::int64_t value) override { out_.integer(value); }
  void boolean(bool value) override { out_.boolean(value); }
  void text(std::string_view value) override { out_.text(value); }

 private:
  FieldWriter& out_;
  std::string_view name_, text_;
  int depth_ = 0;
};

}  // namespace

json::value schema_of(Shape shape) {
  static constexpr std::array<std::string_view, 7> kFiles = {
      "", "", "setup.json", "record.json", "GAME.state.json", "GAME.view.json", "GAME.action.json"};
  if (shape == Shape::Anything) return json::object();
  if (shape == Shape::Object) return {{"type", "object"}};
  const std::string_view file = kFiles[static_cast<std::size_t>(shape)];
  return {{"type", "object"}, {"description", "See " + std::string(file) + "."}};
}
json::value given_schema(Shape shape) {
  if (shape != Shape::Action) return schema_of(shape);
  return {{"anyOf", {schema_of(shape), {{"type", "string"}, {"description", "In the game's notation."}}}}};
}

template <Shape kShape>
bool Given<kShape>::read_from(FieldReader& in) {
  value = &static_cast<JsonReader&>(in).here();
  return true;
}
template struct Given<Shape::Anything>;
template struct Given<Shape::Setup>;
template struct Given<Shape::Record>;
template struct Given<Shape::State>;
template struct Given<Shape::View>;
template struct Given<Shape::Action>;

template <Shape kShape>
bool Kept<kShape>::read_from(FieldReader& in) {
  value = static_cast<JsonReader&>(in).here();
  return true;
}
template <Shape kShape>
void Kept<kShape>::write_to(FieldWriter& out) const {
  static_cast<JsonText&>(out).raw(compact(value));
}
template struct Kept<Shape::Anything>;
template struct Kept<Shape::Object>;
template struct Kept<Shape::Record>;
template struct Kept<Shape::Action>;

template <Shape kShape>
bool Written<kShape>::read_from(FieldReader& in) {
  text = compact(static_cast<JsonReader&>(in).here());
  return true;
}
template struct Written<Shape::Object>;

bool TextOrNull::read_from(FieldReader& in) {
  const auto words = in.text();
  text = words ? std::optional<std::string>(*words) : std::nullopt;
  return true;
}
void TextOrNull::write_to(FieldWriter& out) const {
  if (text) return out.text(*text);
  static_cast<JsonText&>(out).raw("null");
}

bool ActionOf::read_from(FieldReader& in) {
  game = static_cast<JsonReader&>(in).game();
  return game->read_action(action, in);
}

void EventOf::write_to(FieldWriter& out) const {
  const std::string words = with_names(rules->game().describe(*rules, event, lang), *rules, names, lang);
  WithMember with_words(out, "words", words);
  rules->game().write_event(event, with_words);
}
json::value EventOf::schema() {
  return {
      {"type", "object"},
      {"description", "See GAME.event.json; with words."},
      {"properties", {{"kind", {{"type", "string"}}}, {"rule", {{"type", "string"}}}, {"words", {{"type", "string"}}}}},
      {"required", {"kind", "words"}}};
}

void TextOf::write_to(FieldWriter& out) const {
  out.begin_object();
  for (std::size_t i = 0; i < kLangCodes.size(); ++i) {
    out.key(kLangCodes[i]);
    out.text(text[static_cast<Lang>(i)]);
  }
  out.end_object();
}
json::value TextOf::schema() {
  json::object properties;
  for (const std::string_view code : kLangCodes) properties[code] = {{"type", "string"}};
  return {{"type", "object"},
          {"properties", properties},
          {"required", json::array(kLangCodes.begin(), kLangCodes.end())},
          {"additionalProperties", false}};
}

void HashOf::write_to(FieldWriter& out) const { out.text(hash_text(hash)); }
bool HashOf::read_from(FieldReader& in) {
  const auto read = hash_of_text(in.text().value_or(""));
  if (!read) return in.fail(kNotAHash);
  hash = *read;
  return true;
}
json::value HashOf::schema() { return {{"type", "string"}, {"pattern", "^[0-9a-f]{16}$"}}; }

}  // namespace oligopoly::protocol
