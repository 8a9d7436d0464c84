#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <tuple>

#include "core/enum_map.hpp"
#include "core/fields.hpp"
#include "core/text.hpp"

namespace oligopoly::smartphone {

/// What is printed on a cell of a pad or on half an improvement (S0.3, S0.4). GoodsCut is one good that also lowers
/// the price by 1.
enum class Icon : std::uint8_t { Blank, Truck, Goods, GoodsCut, PriceUp, Improve, Research };

inline constexpr std::array<std::string_view, 7> kIconIds = {"blank",    "truck",   "goods",   "goods_cut",
                                                             "price_up", "improve", "research"};
constexpr std::span<const std::string_view> ids_of(Icon) { return kIconIds; }

/// The letters of drawings, in the order of the icons.
inline constexpr std::string_view kIconLetters = ".TG-+IR";
constexpr char letter_of(Icon icon) { return kIconLetters[static_cast<std::size_t>(icon)]; }

inline constexpr EnumMap<Icon, Text> kIconNames = {{{
    {"blank", "空白", "空白"},
    {"truck", "卡车", "卡車"},
    {"goods", "货物", "貨物"},
    {"goods with a price cut", "降价货物", "降價貨物"},
    {"price up", "涨价", "漲價"},
    {"improve production", "改良生产", "改良生產"},
    {"research", "研发", "研發"},
}}};
constexpr const Text& name_of(Icon icon) { return kIconNames[icon]; }

/// An improvement: two icons on a tile as large as two cells (S0.4).
struct Domino {
  Icon first = Icon::Blank, second = Icon::Blank;

  static constexpr auto fields() {
    return field_list(field("first", &Domino::first), field("second", &Domino::second));
  }
  friend constexpr bool operator==(const Domino&, const Domino&) = default;
};

/// How often each icon shows.
using IconCounts = EnumMap<Icon, std::uint8_t>;

}  // namespace oligopoly::smartphone
