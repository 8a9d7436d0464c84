#pragma once

#include "core/notation.hpp"
#include "games/smartphone/rules/ruleset.hpp"

/// Lets data tables be written the way the rulebook prints them; a word that does not exist does not compile.
namespace oligopoly::smartphone::data {

/// Not constexpr on purpose: reaching a call to it in a constant expression is the compiler's error message.
inline void bad_table() {}

consteval Icon icon(char letter) {
  const std::size_t at = kIconLetters.find(letter);
  if (at == std::string_view::npos) bad_table();
  return static_cast<Icon>(at);
}

/// One side of a pad, row by row: ".T IG .+".
consteval PadFace face(std::string_view rows) {
  PadFace cells{};
  std::size_t at = 0;
  for (const char letter : rows)
    if (letter != ' ') cells.at(at++) = icon(letter);
  if (at != cells.size()) bad_table();  // a pad has six cells
  return cells;
}

/// "4 6 wifi": ids of buyers or regions.
template <class E, class Each>
consteval void for_each_word(std::string_view line, Each each_word) {
  Words words(line);
  while (!words.at_end()) each_word(enum_of<E>(words.next()).value());
}
consteval List<Buyer, kMaxBuyers> buyers(std::string_view line) {
  List<Buyer, kMaxBuyers> list;
  for_each_word<Buyer>(line, [&](Buyer buyer) { list.push_back(buyer); });
  return list;
}
consteval SmallSet<Region> links(std::string_view line) {
  SmallSet<Region> set;
  for_each_word<Region>(line, [&](Region region) { set.insert(region); });
  return set;
}

/// Rows that name their key, in the order of the keys.
template <class E, class T>
struct Row {
  E key;
  T value;
};
template <class E, class T, std::size_t N>
consteval EnumMap<E, T> table(const Row<E, T> (&rows)[N]) {
  static_assert(N == static_cast<std::size_t>(kCountOf<E>));
  EnumMap<E, T> map;
  for (std::size_t i = 0; i < N; ++i) {
    if (static_cast<std::size_t>(rows[i].key) != i) bad_table();  // rows stand in the order of their keys
    map[rows[i].key] = rows[i].value;
  }
  return map;
}

}  // namespace oligopoly::smartphone::data
