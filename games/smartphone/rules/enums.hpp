#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/enum_map.hpp"
#include "core/list.hpp"

/// The things of the rulebook that can be counted off. Their ids are used by messages, notation and rulesets.
namespace oligopoly::smartphone {

/// Zero or one value.
template <class T>
using Maybe = List<T, 1>;

/// Left to right on the board (S0.5).
enum class Technology : std::uint8_t { Gps, Wifi, Gaming, Battery, Nfc, FourG };
inline constexpr std::array<std::string_view, 6> kTechnologyIds = {"gps", "wifi", "gaming", "battery", "nfc", "4g"};
constexpr std::span<const std::string_view> ids_of(Technology) { return kTechnologyIds; }

/// In alphabetical order, which is the order Steve follows (S0.6, S9.7, S9.8). The Emirates are among them (R-S1).
enum class Region : std::uint8_t {
  Australia,
  Canada,
  Caribbean,
  China,
  Cis,
  Emirates,
  Europe,
  India,
  NorthAfrica,
  Rsa,
  SouthAmerica,
  Usa
};
inline constexpr std::array<std::string_view, 12> kRegionIds = {"australia",    "canada",   "caribbean",     "china",
                                                                "cis",          "emirates", "europe",        "india",
                                                                "north_africa", "rsa",      "south_america", "usa"};
constexpr std::span<const std::string_view> ids_of(Region) { return kRegionIds; }

/// From the smallest to the largest (S0.6).
enum class Size : std::uint8_t { Small, Medium, Large };
inline constexpr std::array<std::string_view, 3> kSizeIds = {"small", "medium", "large"};
constexpr std::span<const std::string_view> ids_of(Size) { return kSizeIds; }

/// In the order of their start VP (S0.1), which decides the last tie of the priority rule (S2.2).
enum class Colour : std::uint8_t { Green, Blue, Black, Yellow, Red };
inline constexpr std::array<std::string_view, 5> kColourIds = {"green", "blue", "black", "yellow", "red"};
constexpr std::span<const std::string_view> ids_of(Colour) { return kColourIds; }

/// How much is printed on Steve's pad (S9.0).
enum class Difficulty : std::uint8_t { Easy, Normal, Hard, Own };
inline constexpr std::array<std::string_view, 4> kDifficultyIds = {"easy", "normal", "hard", "own"};
constexpr std::span<const std::string_view> ids_of(Difficulty) { return kDifficultyIds; }

/// Which improvement Steve starts with (S9.0): his colour's, or one of his pad as in the first version of the ruleset.
enum class SteveImprovement : std::uint8_t { Colour, Pad };
inline constexpr std::array<std::string_view, 2> kSteveImprovementIds = {"colour", "pad"};
constexpr std::span<const std::string_view> ids_of(SteveImprovement) { return kSteveImprovementIds; }

/// Someone in a region who takes one good a round: up to a price, or for a technology (S7.2).
enum class Buyer : std::uint8_t {
  UpTo1,
  UpTo2,
  UpTo3,
  UpTo4,
  UpTo5,
  UpTo6,
  UpTo7,
  UpTo8,
  UpTo9,
  Gps,
  Wifi,
  Gaming,
  Battery,
  Nfc,
  FourG
};
inline constexpr std::array<std::string_view, 15> kBuyerIds = {"1", "2",   "3",    "4",      "5",       "6",   "7", "8",
                                                               "9", "gps", "wifi", "gaming", "battery", "nfc", "4g"};
constexpr std::span<const std::string_view> ids_of(Buyer) { return kBuyerIds; }
inline constexpr int kHighestLimit = 9;
constexpr bool is_price_buyer(Buyer buyer) { return static_cast<int>(buyer) < kHighestLimit; }
/// Requires a price buyer.
constexpr int limit_of(Buyer buyer) { return static_cast<int>(buyer) + 1; }
/// Requires a technology buyer.
constexpr Technology technology_of(Buyer buyer) {
  return static_cast<Technology>(static_cast<int>(buyer) - kHighestLimit);
}
static_assert(technology_of(Buyer::FourG) == Technology::FourG && limit_of(Buyer::UpTo9) == kHighestLimit);

/// Where the game stands: what it waits for.
enum class Phase : std::uint8_t { DealRetailers, DealMarket, Planning, Improve, Research, Logistics, Selling, Over };
inline constexpr std::array<std::string_view, 8> kPhaseIds = {"deal_retailers", "deal_market", "planning", "improve",
                                                              "research",       "logistics",   "selling",  "over"};
constexpr std::span<const std::string_view> ids_of(Phase) { return kPhaseIds; }

}  // namespace oligopoly::smartphone
