// Smartphone Inc. with Steve, standard numbers. Sources: S0 of RULES.md for the box, S9.0 for Steve.
// The retailer tiles and Steve's pads are rulings (R-S2, R-S12), not print.
#pragma once

#include "games/smartphone/rules/data/reading.hpp"

namespace oligopoly::smartphone::data {

// clang-format off
inline constexpr EnumMap<Colour, ColourSpec> kColours = table<Colour, ColourSpec>({
    // colour            home                  VP  starting improvement                       S0.1
    {Colour::Green,  {Region::NorthAfrica,   3, {Icon::Research, Icon::PriceUp}}},
    {Colour::Blue,   {Region::SouthAmerica,  4, {Icon::Truck,    Icon::PriceUp}}},
    {Colour::Black,  {Region::Australia,     5, {Icon::Goods,    Icon::Research}}},
    {Colour::Yellow, {Region::India,         6, {Icon::GoodsCut, Icon::Truck}}},
    {Colour::Red,    {Region::Cis,           7, {Icon::Truck,    Icon::Goods}}},
});

inline constexpr Pads kPads{{{
    //  front              back                                                               S0.3
    {face(".T IG .+"), face("-. IG .R")},   // A
    {face("-. RT .T"), face(".G TR .R")},   // B
}}};

inline constexpr List<DominoSpec, kMaxKinds> kDominoes = {
    //  improvement                      copies                                               S0.4
    {{Icon::GoodsCut, Icon::Goods},      2},
    {{Icon::Research, Icon::Research},   2},
    {{Icon::Truck,    Icon::PriceUp},    4},
    {{Icon::Research, Icon::PriceUp},    2},
    {{Icon::Truck,    Icon::Research},   2},
    {{Icon::Truck,    Icon::Truck},      2},
    {{Icon::Goods,    Icon::Goods},      3},
    {{Icon::GoodsCut, Icon::Research},   3},
    {{Icon::Goods,    Icon::PriceUp},    4},
    {{Icon::GoodsCut, Icon::Truck},      3},
};

inline constexpr EnumMap<Technology, TechnologySpec> kTechnologies = table<Technology, TechnologySpec>({
    //                  cost patent VP                                                        S0.5
    {Technology::Gps,     {3,  6}},
    {Technology::Wifi,    {3,  6}},
    {Technology::Gaming,  {4,  8}},
    {Technology::Battery, {4,  8}},
    {Technology::Nfc,     {5, 10}},
    {Technology::FourG,   {6, 12}},
});

inline constexpr EnumMap<Size, SizeSpec> kSizes = table<Size, SizeSpec>({
    //           cost  first            second                                                S0.6
    {Size::Small,  {2, {1, 2, 4},       {0, 0, 2}}},
    {Size::Medium, {3, {2, 3, 5, 6},    {0, 0, 2, 3}}},
    {Size::Large,  {4, {3, 4, 5, 6, 8}, {0, 0, 2, 3, 4}}},
});

inline constexpr EnumMap<Region, RegionSpec> kRegions = table<Region, RegionSpec>({
    // region                 size          buyers, left to right                     linked to           S0.6
    {Region::Australia,    {Size::Medium, buyers("4 6 wifi battery nfc 4g"),         links("india rsa usa caribbean")}},
    {Region::Canada,       {Size::Small,  buyers("4 gps battery 4g"),                links("usa cis india")}},
    {Region::Caribbean,    {Size::Small,  buyers("3 7 battery 4g"),                  links("usa south_america australia")}},
    {Region::China,        {Size::Large,  buyers("2 4 5 gps gaming battery nfc 4g"), links("cis india north_africa")}},
    {Region::Cis,          {Size::Medium, buyers("3 5 7 wifi gaming 4g"),            links("europe china canada")}},
    {Region::Emirates,     {Size::Small,  buyers("6 gaming nfc 4g"),                 links("north_africa india rsa")}},
    {Region::Europe,       {Size::Large,  buyers("4 5 6 7 wifi battery nfc 4g"),     links("usa cis north_africa")}},
    {Region::India,        {Size::Medium, buyers("3 5 6 gaming nfc 4g"),             links("china emirates australia canada")}},
    {Region::NorthAfrica,  {Size::Medium, buyers("3 6 wifi battery nfc 4g"),         links("europe china emirates south_america")}},
    {Region::Rsa,          {Size::Small,  buyers("2 5 wifi nfc"),                    links("south_america emirates australia")}},
    {Region::SouthAmerica, {Size::Medium, buyers("2 4 5 gps gaming battery"),        links("usa caribbean north_africa rsa")}},
    {Region::Usa,          {Size::Large,  buyers("3 4 5 6 wifi gaming nfc 4g"),      links("canada europe caribbean south_america australia")}},
});

inline constexpr RetailerSpec kRetailer{
    .tiles = {5, 6, 7, 8, 9, 10, 11},                                                    //   S0.7
    .regions_by_seats = {7, 5, 3, 0},
};

constexpr StevePad steve_pad(int goods, int research, int trucks, int price_up) {
  StevePad pad;
  pad.icons[Icon::Goods] = static_cast<std::uint8_t>(goods);
  pad.icons[Icon::Research] = static_cast<std::uint8_t>(research);
  pad.icons[Icon::Truck] = static_cast<std::uint8_t>(trucks);
  pad.icons[Icon::PriceUp] = static_cast<std::uint8_t>(price_up);
  return pad;
}
inline constexpr EnumMap<Difficulty, StevePad> kStevePads = table<Difficulty, StevePad>({
    //                         goods research trucks price up                                 S9.0
    {Difficulty::Easy,   steve_pad(1, 1, 2, 0)},
    {Difficulty::Normal, steve_pad(1, 2, 2, 0)},  // an even match for the apprentice (docs/ladder.md)
    {Difficulty::Hard,   steve_pad(2, 3, 5, 2)},  // and for the manager
    {Difficulty::Own,    steve_pad(1, 2, 2, 0)},  // until the owner of a box enters what is printed on theirs
});

inline constexpr Ruleset kStandard{
    .colour = {Colour::Green, Colour::Blue, Colour::Black, Colour::Yellow, Colour::Red},
    .steve = {},
    .retailers = true,
    .steve_difficulty = Difficulty::Normal,
    .steve_improvement = SteveImprovement::Colour,                                        // S9.0
    .rounds = 5, .improve_rounds = 4, .market_size = 5, .technology_spaces = 5,           // S8.4, S4, S0.4, S0.5
    .price = {.start = 5, .least = 2, .most = 8},                                         // S2.1
    .plan = {.least_covered = 1, .most_covered = 4},                                      // S1.1
    .supplies = {.markers = 12, .offices = 18, .goods = 18, .tokens = 20},                // S0.2, S4.1
    .powers = {.patent_discount = 1, .gaming_discount = 1, .least_cost = 1, .nfc_goods = 3},  // S5.2, S5.3, S7.3
    .pads = kPads,
    .colours = kColours,
    .dominoes = kDominoes,
    .technologies = kTechnologies,
    .sizes = kSizes,
    .regions = kRegions,
    .retailer = kRetailer,
    .steve_pads = kStevePads,
};
// clang-format on

/// Version 1: Steve began with goods/truck, whatever his colour, and had other pads.
constexpr Ruleset first_standard() {
  Ruleset rules = kStandard;
  rules.steve_improvement = SteveImprovement::Pad;
  rules.steve_pads[Difficulty::Easy] = steve_pad(1, 2, 2, 0);
  rules.steve_pads[Difficulty::Normal] = steve_pad(2, 2, 3, 0);
  rules.steve_pads[Difficulty::Hard] = steve_pad(2, 3, 3, 1);
  return rules;
}

// ---- the sums of S0.4 and S0.6 ---------------------------------------------------------------------------------

consteval int buyers_of(Buyer wanted) {
  int count = 0;
  for (const RegionSpec& region : kRegions)
    count += static_cast<int>(std::count(region.buyers.begin(), region.buyers.end(), wanted));
  return count;
}
consteval int all_buyers() {
  int count = 0;
  for (const RegionSpec& region : kRegions) count += region.buyers.size();
  return count;
}
consteval int mutual_links() {
  int count = 0;
  for (const Region a : each<Region>())
    for (const Region b : each<Region>())
      count += a < b && kRegions[a].links.contains(b) && kRegions[b].links.contains(a) ? 1 : 0;
  return count;
}
consteval int one_way_links() {
  int count = 0;
  for (const Region a : each<Region>())
    for (const Region b : kRegions[a].links) count += kRegions[b].links.contains(a) ? 0 : 1;
  return count;
}
consteval int domino_copies() {
  int count = 0;
  for (const DominoSpec& row : kDominoes) count += row.copies;
  return count;
}

static_assert(kCountOf<Region> == 12);
static_assert(mutual_links() == 21 && one_way_links() == 0);
static_assert(all_buyers() == 70);
static_assert(buyers_of(Buyer::UpTo2) == 3 && buyers_of(Buyer::UpTo3) == 5 && buyers_of(Buyer::UpTo4) == 6 &&
              buyers_of(Buyer::UpTo5) == 7 && buyers_of(Buyer::UpTo6) == 6 && buyers_of(Buyer::UpTo7) == 3);
static_assert(buyers_of(Buyer::Gps) == 3 && buyers_of(Buyer::Wifi) == 6 && buyers_of(Buyer::Gaming) == 6 &&
              buyers_of(Buyer::Battery) == 7 && buyers_of(Buyer::Nfc) == 8 && buyers_of(Buyer::FourG) == 10);
static_assert(domino_copies() == 27);
static_assert(regions_without_home(kStandard).size() == 7);

}  // namespace oligopoly::smartphone::data
