#include "protocol/tests/typescript.hpp"

#include <map>
#include <regex>
#include <set>

#include "core/fields.hpp"
#include "games/all_games.hpp"
#include "protocol/call_messages.hpp"
#include "protocol/requests.hpp"
#include "protocol/table_commands.hpp"
#include "protocol/table_messages.hpp"
#include "protocol/tests/typescript_shapes.hpp"

namespace oligopoly::protocol {
namespace {

/// An enumeration whose values the rules call by name.
template <class E>
concept HasNames = NamedEnum<E> && requires(E value) {
  { name_of(value) } -> std::same_as<const Text&>;
};

/// `export const regionNames: Names<Region> = …`.
template <HasNames E>
std::string names_declaration(const std::string& type) {
  std::string variable = type;
  variable[0] = static_cast<char>(variable[0] - 'A' + 'a');
  std::string out = "export const " + variable + "Names: Names<" + type + "> = {\n";
  for (std::size_t lang = 0; lang < kLangCodes.size(); ++lang) {
    out += "  \"" + std::string(kLangCodes[lang]) + "\": {\n";
    for (const E value : each<E>())
      out += "    \"" + std::string(id_of(value)) + "\": \"" + std::string(name_of(value)[static_cast<Lang>(lang)]) +
             "\",\n";
    out += "  },\n";
  }
  return out + "};\n";
}

/// Types in the order they are needed, each declared once.
class Types {
 public:
  /// What another file declares alike is imported from there.
  void import_from(const Types& elsewhere) { elsewhere_ = elsewhere.declared_; }

  /// How a member of this type is written; declares what it needs.
  template <class T>
  std::string of();
  /// Declares a type under a name of ours.
  template <class T>
  void declare(const std::string& name) {
    add(name, "export type " + name + " = " + of<T>() + ";\n");
  }
  void add(const std::string& name, const std::string& declaration) {
    if (const auto found = elsewhere_.find(name); found != elsewhere_.end() && found->second == declaration) {
      imports_.insert(name);
      return;
    }
    const auto [known, is_new] = declared_.emplace(name, declaration);
    if (is_new) text_ += declaration + "\n";
    if (known->second != declaration) text_ += "// Two types are called " + name + ".\n";
  }
  const std::string& text() const { return text_; }
  /// Of those declared elsewhere, which are named here, a line each.
  std::string imports() const {
    std::string all;
    for (const std::string& name : imports_)
      if (std::regex_search(text_, std::regex("\\b" + name + "\\b"))) all += "  " + name + ",\n";
    return all;
  }
  /// What the rules call the values of these types, by type.
  const std::map<std::string, std::string>& names() const { return names_; }

 private:
  template <HasFields T>
  std::string members(const std::string& indent) {
    std::string all;
    for_each_field<T>([&](const auto& f) {
      using Member = typename std::remove_cvref_t<decltype(f)>::Type;
      const bool is_name = f.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_0123456789") == std::string_view::npos;
      const std::string key = is_name ? std::string(f.name) : "\"" + std::string(f.name) + "\"";
      all += indent + "readonly " + key + (f.may_miss() ? "?: " : ": ") + of<Member>() + ";\n";
    });
    return all;
  }
  template <HasFields T>
  std::string interface() {
    const std::string name = type_name<T>(), inside = members<T>("  ");
    if constexpr (HasKinds<T>) {
      add(name, "export type " + name + " = {\n" + inside + "} & (" +
                    Alternatives<decltype(T::what)>::of(*this, T::kKindKey) + "\n);\n");
      return name;
    }
    add(name, inside.empty() ? "export type " + name + " = Readonly<Record<never, never>>;\n"
                             : "export interface " + name + " {\n" + inside + "}\n");
    return name;
  }
  template <NamedEnum T>
  std::string choice() {
    std::string list;
    for (const std::string_view id : ids_of(T{})) list += (list.empty() ? "\"" : ", \"") + std::string(id) + "\"";
    const std::string name = type_name<T>();
    add(name, "export const " + name + " = [" + list + "] as const;\nexport type " + name + " = (typeof " + name +
                  ")[number];\n");
    if constexpr (HasNames<T>) names_.emplace(name, names_declaration<T>(name));
    return name;
  }
  template <class T>
  struct Alternatives;
  template <class... Ts>
  struct Alternatives<std::variant<Ts...>> {
    static std::string of(Types& types, std::string_view key = "kind") {
      std::string all;
      (
          [&] {
            constexpr bool kHasRule = requires(const Ts& one) { one.rule(); } || requires { Ts::kRule; };
            all += "\n  | {\n      readonly " + std::string(key) + ": \"" + std::string(Ts::kName) + "\";\n" +
                   (kHasRule ? "      readonly rule: string;\n" : "") + types.members<Ts>("      ") + "    }";
          }(),
          ...);
      return all;
    }
  };

  std::map<std::string, std::string> declared_, elsewhere_, names_;
  std::set<std::string> imports_;
  std::string text_;
};

std::string shape_type(Shape shape) {
  switch (shape) {
    case Shape::Setup:
      return "Setup";
    case Shape::Record:
      return "GameRecord";
    case Shape::Object:
    case Shape::State:
    case Shape::View:
      return "JsonObject";
    case Shape::Action:
      return "Action | string";
    default:
      return "Json";
  }
}
template <class T>
inline constexpr bool kIsGiven = false;
template <Shape kShape>
inline constexpr bool kIsGiven<Given<kShape>> = true;
template <Shape kShape>
inline constexpr bool kIsGiven<Kept<kShape>> = true;
template <class T>
inline constexpr Shape kShapeOf = Shape::Anything;
template <Shape kShape>
inline constexpr Shape kShapeOf<Given<kShape>> = kShape;
template <Shape kShape>
inline constexpr Shape kShapeOf<Kept<kShape>> = kShape;
template <Shape kShape>
inline constexpr Shape kShapeOf<Written<kShape>> = kShape;

std::string list_of(const std::string& type) {
  return "readonly " + (type.find(' ') == std::string::npos ? type : "(" + type + ")") + "[]";
}

template <class T>
std::string Types::of() {
  if constexpr (std::is_same_v<T, ViewOf>) {
    return "JsonObject";
  } else if constexpr (std::is_same_v<T, ActionOf>) {
    return "Action";
  } else if constexpr (std::is_same_v<T, EventOf>) {
    return "GameEvent";
  } else if constexpr (std::is_same_v<T, TextOf>) {
    return "Words";
  } else if constexpr (std::is_same_v<T, HashOf> || std::is_same_v<T, HexOf32> || std::is_same_v<T, std::string>) {
    return "string";
  } else if constexpr (kIsWrittenAs<T>) {
    return of<typename T::Value>();
  } else if constexpr (kIsGiven<T> || (WritesItself<T> && !HasFields<T>)) {
    return shape_type(kShapeOf<T>);
  } else if constexpr (HasFields<T>) {
    return interface<T>();
  } else if constexpr (std::is_same_v<T, bool>) {
    return "boolean";
  } else if constexpr (std::is_integral_v<T>) {
    return "number";
  } else if constexpr (NamedEnum<T>) {
    return choice<T>();
  } else if constexpr (std::is_same_v<T, Seat>) {
    return "SeatName";
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    return "readonly SeatName[]";
  } else if constexpr (detail::kIsEnumMap<T>) {
    const std::string key = of<typename T::Key>(), value = of<typename T::Value>();
    return "Readonly<Record<" + key + ", " + value + ">>";
  } else if constexpr (detail::kIsVariant<T>) {
    return Alternatives<T>::of(*this);
  } else if constexpr (detail::kIsOptional<T>) {
    return of<typename T::value_type>();
  } else if constexpr (detail::kIsList<T> || detail::kIsSet<T>) {
    return list_of(of<typename T::Value>());
  } else {
    return list_of(of<typename T::value_type>());
  }
}

constexpr std::string_view kHeader =
    "// Made from the fields of the C++ types; not to be edited (CONTRIBUTING.md says how).\n";

template <class Variant>
struct RequestTypes;
template <class... Requests>
struct RequestTypes<std::variant<Requests...>> {
  static std::string text(Types& types) {
    std::string pairs;
    const auto add = [&]<class T>(std::type_identity<T>) {
      const std::string request = types.of<T>(), answer = types.of<typename T::Answer>();
      pairs += "  " + std::string(T::kName) + ": [" + request + ", " + answer + "];\n";
    };
    (add(std::type_identity<Requests>{}), ...);
    types.of<Refusal>();
    return std::string(kHeader) +
           "import type { Action, GameEvent, GameRecord, Json, JsonObject, SeatName, Setup, Words } from "
           "\"./values\";\n\n" +
           types.text() +
           "/** What each request takes, and what it is answered with. */\nexport interface Requests {\n" + pairs +
           "}\n";
  }
};

template <class Variant>
struct TableTypes;
template <class... Messages>
struct TableTypes<std::variant<Messages...>> {
  static std::string text(const Types& requests) {
    Types types;
    types.import_from(requests);
    Shapes shapes;
    types.of<Command>();
    std::string messages, by_type;
    const auto add = [&]<class T>(std::type_identity<T>) {
      const std::string type(T::kName);
      messages += "\n  | ({ readonly type: \"" + type + "\" } & " + types.of<T>() + ")";
      by_type += "  " + type + ": " + shapes.of<T>() + ",\n";
    };
    (add(std::type_identity<Messages>{}), ...);
    types.add("Message", "/** All that may come over a WebSocket. */\nexport type Message =" + messages + ";\n");
    // What HTTP answers.
    std::string answers;
    const auto add_answer = [&]<class T>(std::type_identity<T>) {
      types.of<T>();
      answers += (answers.empty() ? "" : ", ") + shapes.of<T>();
    };
    add_answer(std::type_identity<message::Created>{});
    add_answer(std::type_identity<message::Summaries>{});
    add_answer(std::type_identity<message::Addresses>{});
    add_answer(std::type_identity<message::GroupTables>{});
    add_answer(std::type_identity<message::Seated>{});
    add_answer(std::type_identity<message::Listings>{});
    add_answer(std::type_identity<message::CallsOfSeat>{});
    types.of<message::SeatWish>();
    types.of<message::CallWish>();
    types.of<message::Report>();
    return std::string(kHeader) + "import type {\n" + types.imports() + "} from \"../engine/requests\";\n" +
           "import type { Action, GameEvent, Json, JsonObject, SeatName, Setup } from \"../engine/values\";\n" +
           "import type { Shape } from \"./shape\";\n\n" + types.text() + shapes.text() + "export { " + answers +
           " };\n\n/** What messages must look like. */\n" +
           "export const messageShapes: Readonly<Record<Message[\"type\"], Shape>> = {\n" + by_type + "};\n";
  }
};

template <class G>
Types game_types() {
  Types types;
  types.of<typename G::View>();
  types.of<typename G::Ruleset>();
  types.declare<typename G::Action>("Action");
  types.declare<typename G::Event>("Event");
  using Rules = typename G::Ruleset;
  using View = typename G::View;
  const auto preview = []<class T>(Types& all, std::type_identity<T>) {
    if constexpr (detail::kIsOptional<T>)
      all.of<typename T::value_type>();
    else
      all.of<T>();
  };
  if constexpr (requires(const Rules& rules, const View& view) { G::preview(rules, view); })
    preview(types, std::type_identity<decltype(G::preview(std::declval<Rules>(), std::declval<View>()))>{});
  if constexpr (requires(const Rules& rules, const View& view, const typename G::Action& action) {
                  G::preview(rules, view, action);
                })
    preview(types, std::type_identity<decltype(G::preview(std::declval<Rules>(), std::declval<View>(),
                                                          std::declval<typename G::Action>()))>{});
  if constexpr (requires { typename G::Answers; })
    [&]<class... Answers>(std::type_identity<std::tuple<Answers...>>) {
      (types.of<Answers>(), ...);
    }(std::type_identity<typename G::Answers>{});
  return types;
}

std::string types_text(const Types& types) {
  return std::string(kHeader) + "import type { SeatName } from \"$web/engine/values\";\n\n" + types.text();
}

std::string names_text(const Types& types) {
  std::string imports, all;
  for (const auto& [type, declaration] : types.names()) {
    imports += (imports.empty() ? "" : ", ") + type;
    all += "\n" + declaration;
  }
  return std::string(kHeader) + "import type { Lang } from \"$web/engine/values\";\nimport type { " + imports +
         " } from \"./types\";\n\ntype Names<T extends string> = Readonly<Record<Lang, Readonly<Record<T, "
         "string>>>>;\n" +
         all;
}

template <class Games>
struct TypesOfGames;
template <class... Games>
struct TypesOfGames<std::tuple<Games...>> {
  static void add(std::vector<TypesFile>& out) { (add_game<Games>(out), ...); }

 private:
  template <class G>
  static void add_game(std::vector<TypesFile>& out) {
    const Types types = game_types<G>();
    const std::string folder = "games/" + std::string(G::info().id) + "/web/";
    out.push_back({folder + "types.ts", types_text(types)});
    if (!types.names().empty()) out.push_back({folder + "catalogue.ts", names_text(types)});
  }
};

}  // namespace

std::vector<TypesFile> types_files() {
  Types requests;
  std::vector<TypesFile> all = {{"web/src/engine/requests.ts", RequestTypes<Request>::text(requests)}};
  all.push_back({"web/src/table/wire.ts", TableTypes<message::Message>::text(requests)});
  TypesOfGames<GameTypes>::add(all);
  return all;
}

}  // namespace oligopoly::protocol
