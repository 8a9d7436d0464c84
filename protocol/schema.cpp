#include "protocol/schema.hpp"

#include <boost/json.hpp>

#include "core/fields.hpp"
#include "games/all_games.hpp"
#include "protocol/requests.hpp"
#include "protocol/table_commands.hpp"
#include "protocol/table_messages.hpp"

namespace oligopoly::protocol {
namespace {

namespace json = boost::json;

template <class T>
json::value schema_of(Bounds bounds = {});

json::value seat_schema() {
  return {
      {"anyOf",
       {{{"type", "integer"}, {"minimum", 1}, {"maximum", kMaxSeats}}, {{"enum", {"chance", "spectator", "nobody"}}}}}};
}

template <class T>
json::value integer_schema(Bounds bounds) {
  const Bounds range = detail::within<T>(bounds);
  json::object out{{"type", "integer"}};
  if (range.least != Bounds{}.least) out["minimum"] = range.least;
  if (range.most != Bounds{}.most) out["maximum"] = range.most;
  return out;
}

json::value text_schema(Bounds bounds) {
  json::object out{{"type", "string"}};
  if (bounds.least > 0) out["minLength"] = bounds.least;
  if (bounds.most != Bounds{}.most) out["maxLength"] = bounds.most;
  return out;
}

json::value array_schema(json::value items, std::size_t least, std::size_t most, bool is_set) {
  json::object out{{"type", "array"}, {"items", std::move(items)}};
  if (least > 0) out["minItems"] = least;
  out["maxItems"] = most;
  if (is_set) out["uniqueItems"] = true;
  return out;
}

/// An object that has exactly these members.
class ObjectSchema {
 public:
  void add(std::string_view name, json::value schema, bool is_required = true) {
    properties_[name] = std::move(schema);
    if (is_required) required_.emplace_back(name);
  }
  template <HasFields T>
  void add_fields() {
    for_each_field<T>([&](const auto& f) {
      add(f.name, schema_of<typename std::remove_cvref_t<decltype(f)>::Type>(f.bounds), !f.may_miss());
    });
  }
  json::value take() {
    return {{"type", "object"},
            {"properties", std::move(properties_)},
            {"required", std::move(required_)},
            {"additionalProperties", false}};
  }

 private:
  json::object properties_;
  json::array required_;
};

template <class Variant>
struct VariantSchema;
template <class... Alternatives>
struct VariantSchema<std::variant<Alternatives...>> {
  /// Calls `make` with each alternative as its template argument.
  template <class Make>
  static json::value one_of(Make&& make) {
    json::array all;
    (make.template operator()<Alternatives>(all), ...);
    return {{"oneOf", std::move(all)}};
  }
};

template <class Alternative>
void add_alternative(json::array& all) {
  ObjectSchema object;
  object.add("kind", {{"const", json::string(Alternative::kName)}});
  if constexpr (requires(const Alternative& a) { a.rule(); })
    object.add("rule", {{"type", "string"}}, false);
  else if constexpr (requires { Alternative::kRule; })
    object.add("rule", {{"const", json::string(Alternative::kRule)}});
  object.template add_fields<Alternative>();
  all.push_back(object.take());
}

/// A message that begins like `begun`. One that has kinds has the members of one of them besides.
template <HasFields T>
json::value message_schema_of(ObjectSchema begun) {
  begun.template add_fields<T>();
  json::value out = begun.take();
  if constexpr (HasKinds<T>) {
    const json::value kinds = VariantSchema<decltype(T::what)>::one_of([]<class Kind>(json::array& all) {
      ObjectSchema object;
      object.add(T::kKindKey, {{"const", json::string(Kind::kName)}});
      object.template add_fields<Kind>();
      all.push_back(object.take());
      all.back().get_object().erase("additionalProperties");
    });
    out.get_object().erase("additionalProperties");
    out.get_object().insert(*kinds.get_object().begin());
    out.get_object()["unevaluatedProperties"] = false;
  }
  return out;
}

template <class T>
json::value list_schema_of(Bounds bounds) {
  if constexpr (std::is_same_v<T, SeatSet>) {
    return array_schema(seat_schema(), 0, 16, true);
  } else if constexpr (detail::kIsSet<T>) {
    if constexpr (std::is_integral_v<typename T::Value>)
      bounds = {std::max<std::int64_t>(bounds.least, 0), std::min<std::int64_t>(bounds.most, 31)};
    return array_schema(schema_of<typename T::Value>(bounds), 0, 32, true);
  } else if constexpr (detail::kIsVector<T>) {
    json::object out{{"type", "array"}, {"items", schema_of<typename T::value_type>(bounds)}};
    if (bounds.entries != kMostEntries) out["maxItems"] = bounds.entries;
    return out;
  } else if constexpr (detail::kIsList<T>) {
    return array_schema(schema_of<typename T::Value>(bounds), 0, T::kCapacity, false);
  } else {
    static_assert(detail::kIsArray<T>, "this type needs a description of its fields");
    constexpr std::size_t kSize = std::tuple_size_v<T>;
    return array_schema(schema_of<typename T::value_type>(bounds), kSize, kSize, false);
  }
}

template <class T>
json::value map_schema_of(Bounds bounds) {
  ObjectSchema object;
  for (const auto key : each<typename T::Key>())
    object.add(id_of(key), schema_of<typename T::Value>(bounds), !bounds.may_miss);
  return object.take();
}

template <class T>
json::value schema_of(Bounds bounds) {
  if constexpr (requires { T::schema(); }) {
    return T::schema();
  } else if constexpr (requires { typename T::Value; } && WritesItself<T>) {
    return schema_of<typename T::Value>(bounds);
  } else if constexpr (HasFields<T>) {
    return message_schema_of<T>({});
  } else if constexpr (std::is_same_v<T, bool>) {
    return {{"type", "boolean"}};
  } else if constexpr (std::is_integral_v<T>) {
    return integer_schema<T>(bounds);
  } else if constexpr (NamedEnum<T>) {
    const std::span<const std::string_view> ids = ids_of(T{});
    return {{"enum", json::array(ids.begin(), ids.end())}};
  } else if constexpr (std::is_same_v<T, Seat>) {
    return seat_schema();
  } else if constexpr (std::is_same_v<T, std::string>) {
    return text_schema(bounds);
  } else if constexpr (detail::kIsEnumMap<T>) {
    return map_schema_of<T>(bounds);
  } else if constexpr (detail::kIsVariant<T>) {
    return VariantSchema<T>::one_of([]<class Alternative>(json::array& all) { add_alternative<Alternative>(all); });
  } else if constexpr (detail::kIsOptional<T>) {
    return schema_of<typename T::value_type>(bounds);
  } else {
    return list_schema_of<T>(bounds);
  }
}

json::value with_title(const std::string& title, const json::value& schema) {
  json::object out{{"$schema", "https://json-schema.org/draft/2020-12/schema"}, {"title", title}};
  for (const json::key_value_pair& member : schema.get_object()) out.insert(member);
  return out;
}

template <class T>
Schema titled(const GameInfo& info, std::string_view kind) {
  return {std::string(info.id), std::string(info.id) + "." + std::string(kind) + ".json",
          with_title(std::string(info.title.en) + ": " + std::string(kind), schema_of<T>())};
}

/// An id comes back as it was sent, so it may be anything.
template <HasFields T>
ObjectSchema message_schema() {
  ObjectSchema object;
  object.add("id", json::object(), false);
  object.add_fields<T>();
  return object;
}

template <class T>
json::value request_schema() {
  ObjectSchema object = message_schema<T>();
  object.add("do", {{"const", json::string(T::kName)}});
  object.add("lang", {{"enum", json::array(kLangCodes.begin(), kLangCodes.end())}}, false);
  return object.take();
}

/// What comes over a WebSocket. Parts that are described elsewhere are named there.
json::value messages_schema() {
  return VariantSchema<message::Message>::one_of([]<class Message>(json::array& all) {
    ObjectSchema object;
    object.add("type", {{"const", json::string(Message::kName)}});
    all.push_back(message_schema_of<Message>(std::move(object)));
  });
}

template <class Variant>
struct RequestSchemas;
template <class... Requests>
struct RequestSchemas<std::variant<Requests...>> {
  static json::value requests() {
    json::array all;
    (all.push_back(request_schema<Requests>()), ...);
    return {{"oneOf", std::move(all)}};
  }
  /// By the name of the request.
  static json::value answers() {
    json::object all{{"error", message_schema<ErrorAnswer>().take()}};
    ((all[Requests::kName] = message_schema<typename Requests::Answer>().take()), ...);
    return {{"description", "What each request is answered with, by its name; or an error."},
            {"$defs", std::move(all)}};
  }
};

/// A pack names only what it adds or changes; but what it adds has an id and a name.
void allow_gaps(json::value& schema, bool is_row = false) {
  if (json::array* list = schema.if_array())
    for (json::value& item : *list) allow_gaps(item, is_row);
  json::object* object = schema.if_object();
  if (object == nullptr) return;
  const json::value* properties = object->if_contains("properties");
  if (properties != nullptr && properties->is_object()) {
    object->erase("required");
    if (is_row && properties->get_object().contains("id")) (*object)["required"] = json::array{"id", "name"};
  }
  for (json::key_value_pair& member : *object) allow_gaps(member.value(), member.key() == "items");
}

template <class G>
void add_schemas(std::vector<Schema>& out) {
  out.push_back(titled<typename G::Action>(G::info(), "action"));
  out.push_back(titled<typename G::Event>(G::info(), "event"));
  out.push_back(titled<typename G::View>(G::info(), "view"));
  out.push_back(titled<typename G::State>(G::info(), "state"));
  out.push_back(titled<typename G::Ruleset>(G::info(), "ruleset"));
  if constexpr (requires { typename G::Pack; }) {
    out.push_back(titled<typename G::Pack>(G::info(), "pack"));
    allow_gaps(out.back().schema);
  }
}

template <class Types>
struct EachGame;
template <class... Games>
struct EachGame<std::tuple<Games...>> {
  static void add(std::vector<Schema>& out) { (add_schemas<Games>(out), ...); }
};

}  // namespace

std::vector<Schema> protocol_schemas() {
  return {{"", "request.json", with_title("A request", RequestSchemas<Request>::requests())},
          {"", "answer.json", with_title("The answers", RequestSchemas<Request>::answers())},
          {"", "table_command.json", with_title("A message to a table of the service", schema_of<Command>())},
          {"", "table_message.json", with_title("A message of the service about a table", messages_schema())},
          {"", "table_summary.json", with_title("A table of the service in short", schema_of<message::Summary>())}};
}

std::vector<Schema> game_schemas() {
  std::vector<Schema> all;
  EachGame<GameTypes>::add(all);
  return all;
}

}  // namespace oligopoly::protocol
