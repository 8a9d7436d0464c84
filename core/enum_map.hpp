#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <span>
#include <string_view>
#include <type_traits>

namespace oligopoly {

/// An enumeration whose values 0, 1, 2, … have ids for messages and notation, given by a constexpr
/// `ids_of(Enum)` beside it. It returns a span of something that lasts: readers keep it.
template <class E>
concept NamedEnum = std::is_enum_v<E> && requires {
  { ids_of(E{}) } -> std::same_as<std::span<const std::string_view>>;
};

template <NamedEnum E>
inline constexpr int kCountOf = static_cast<int>(ids_of(E{}).size());

template <NamedEnum E>
constexpr std::string_view id_of(E value) {
  return ids_of(E{})[static_cast<std::size_t>(value)];
}

/// Every value of an enumeration, for range-for: `for (Region region : each<Region>())`.
template <NamedEnum E>
constexpr auto each() {
  std::array<E, static_cast<std::size_t>(kCountOf<E>)> all{};
  for (int i = 0; i < kCountOf<E>; ++i) all[static_cast<std::size_t>(i)] = static_cast<E>(i);
  return all;
}

/// One value for each enumerator, indexed by it.
template <NamedEnum E, class T>
struct EnumMap {
  using Key = E;
  using Value = T;
  std::array<T, static_cast<std::size_t>(kCountOf<E>)> items{};

  constexpr T& operator[](E key) { return items[static_cast<std::size_t>(key)]; }
  constexpr const T& operator[](E key) const { return items[static_cast<std::size_t>(key)]; }
  constexpr auto begin() { return items.begin(); }
  constexpr auto end() { return items.end(); }
  constexpr auto begin() const { return items.begin(); }
  constexpr auto end() const { return items.end(); }

  friend constexpr bool operator==(const EnumMap&, const EnumMap&) = default;
};

}  // namespace oligopoly
