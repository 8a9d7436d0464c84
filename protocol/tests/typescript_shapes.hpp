#pragma once

#include <set>

#include "core/fields.hpp"
#include "protocol/game_values.hpp"
#include "protocol/kinds.hpp"
#include "protocol/luck.hpp"

namespace oligopoly::protocol {

/// "Player" of oligopoly::smartphone::Player.
template <class T>
std::string type_name() {
  const std::string_view text = __PRETTY_FUNCTION__;
  const std::size_t begin = text.find("T = ") + 4;
  const std::string_view whole = text.substr(begin, text.find_first_of(";]", begin) - begin);
  return std::string(whole.substr(whole.rfind(':') + 1));
}

template <class T>
inline constexpr bool kIsWrittenAs = false;
template <class T>
inline constexpr bool kIsWrittenAs<WrittenAs<T>> = true;

/// What the page holds messages to while it runs, as web/src/table/shape.ts reads it: a word for a plain value, [one]
/// for a list, members by name, "name?" for one that may be missing, "name=" for one that names a kind with members of
/// its own.
class Shapes {
 public:
  template <class T>
  std::string of() {
    if constexpr (std::is_same_v<T, EventOf>) {
      return "{ words: \"string\" }";
    } else if constexpr (std::is_same_v<T, ViewOf> || std::is_same_v<T, ActionOf> ||
                         std::is_same_v<T, Written<Shape::Object>> || std::is_same_v<T, Written<Shape::Setup>> ||
                         std::is_same_v<T, Kept<Shape::Object>>) {
      return "\"object\"";
    } else if constexpr (std::is_same_v<T, Written<Shape::Anything>>) {
      return "\"any\"";
    } else if constexpr (kIsWrittenAs<T>) {
      return of<typename T::Value>();
    } else if constexpr (HasFields<T>) {
      return named<T>();
    } else if constexpr (std::is_same_v<T, bool>) {
      return "\"boolean\"";
    } else if constexpr (std::is_integral_v<T>) {
      return "\"number\"";
    } else if constexpr (std::is_same_v<T, Seat>) {
      return "\"seat\"";
    } else if constexpr (std::is_same_v<T, SeatSet>) {
      return "[\"seat\"]";
    } else if constexpr (detail::kIsOptional<T>) {
      return of<typename T::value_type>();
    } else if constexpr (detail::kIsVector<T>) {
      return "[" + of<typename T::value_type>() + "]";
    } else {
      static_assert(std::is_same_v<T, HexOf32> || std::is_same_v<T, std::string>, "this type needs a shape");
      return "\"string\"";
    }
  }
  const std::string& text() const { return text_; }

 private:
  template <HasFields T>
  std::string members(std::string_view begin, std::string_view end) {
    std::string all;
    for_each_field<T>([&](const auto& f) {
      const std::string key(f.name);
      all.append(begin).append(f.may_miss() ? "\"" + key + "?\"" : key).append(": ");
      all.append(of<typename std::remove_cvref_t<decltype(f)>::Type>()).append(end);
    });
    return all;
  }
  template <class Variant>
  struct Kinds;
  template <class... Ts>
  struct Kinds<std::variant<Ts...>> {
    static std::string of(Shapes& shapes) {
      std::string all;
      ((all += "    " + std::string(Ts::kName) + ": {" + shapes.members<Ts>(" ", ",") + " },\n"), ...);
      return all;
    }
  };
  template <HasFields T>
  std::string named() {
    const std::string name = type_name<T>() + "Shape";
    if (!declared_.insert(name).second) return name;
    std::string inside = members<T>("  ", ",\n");
    if constexpr (HasKinds<T>)
      inside += "  \"" + std::string(T::kKindKey) + "=\": {\n" + Kinds<decltype(T::what)>::of(*this) + "  },\n";
    text_ += "const " + name + ": Shape = {\n" + inside + "};\n\n";
    return name;
  }

  std::set<std::string> declared_;
  std::string text_;
};

}  // namespace oligopoly::protocol
