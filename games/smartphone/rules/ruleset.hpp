#pragma once

#include <optional>
#include <span>
#include <tuple>

#include "core/fields.hpp"
#include "core/game.hpp"
#include "games/smartphone/rules/enums.hpp"
#include "games/smartphone/rules/icon.hpp"
#include "games/smartphone/rules/plan/plan.hpp"

/// Every number of the game as data. The released numbers stand in data/standard.hpp; whoever owns the box can replace
/// any of them, and `flaw_of` (ruleset_check.hpp) refuses what cannot be played.
namespace oligopoly::smartphone {

inline constexpr int kLeastSeats = 2, kMostSeats = 5;
inline constexpr int kMaxRounds = 5, kMaxMarket = 5, kMaxKinds = 16;
inline constexpr int kMaxSpaces = 5, kMaxBuyers = 8, kMaxTiles = 12, kHighestTile = 31;
inline constexpr int kMaxSupply = 60, kHighestVp = 60;

/// S0.1.
struct ColourSpec {
  Region home{};
  std::uint8_t start_vp = 0;
  Domino improvement;

  static constexpr auto fields() {
    return field_list(field("home", &ColourSpec::home), field("start_vp", &ColourSpec::start_vp, 0, kHighestVp),
                      field("improvement", &ColourSpec::improvement));
  }
  friend constexpr bool operator==(const ColourSpec&, const ColourSpec&) = default;
};

/// An improvement of the market and how often it is in the box (S0.4).
struct DominoSpec {
  Domino domino;
  std::uint8_t copies = 0;

  static constexpr auto fields() {
    return field_list(field("domino", &DominoSpec::domino), field("copies", &DominoSpec::copies, 1, kMaxSupply));
  }
  friend constexpr bool operator==(const DominoSpec&, const DominoSpec&) = default;
};

/// S0.5. What a technology does is code; what it costs is here.
struct TechnologySpec {
  std::uint8_t cost = 0, patent_vp = 0;

  static constexpr auto fields() {
    return field_list(field("cost", &TechnologySpec::cost, 1, kMaxSupply),
                      field("patent_vp", &TechnologySpec::patent_vp, 0, kHighestVp));
  }
  friend constexpr bool operator==(const TechnologySpec&, const TechnologySpec&) = default;
};

/// VP by the rightmost occupied space, so there are as many entries as spaces; 0 where nothing is printed.
using MajorityVp = List<std::uint8_t, kMaxSpaces>;

/// What the size of a region decides (S0.6).
struct SizeSpec {
  std::uint8_t cost = 0;
  MajorityVp first, second;

  constexpr int spaces() const { return first.size(); }
  static constexpr auto fields() {
    return field_list(field("cost", &SizeSpec::cost, 1, kMaxSupply), field("first", &SizeSpec::first, 0, kHighestVp),
                      field("second", &SizeSpec::second, 0, kHighestVp));
  }
  friend constexpr bool operator==(const SizeSpec&, const SizeSpec&) = default;
};

/// S0.6. Buyers from left to right.
struct RegionSpec {
  Size size{};
  List<Buyer, kMaxBuyers> buyers;
  SmallSet<Region> links;

  static constexpr auto fields() {
    return field_list(field("size", &RegionSpec::size), field("buyers", &RegionSpec::buyers),
                      field("links", &RegionSpec::links));
  }
  friend constexpr bool operator==(const RegionSpec&, const RegionSpec&) = default;
};

/// S0.2, and the goods tokens of the box (S4.1).
struct Supplies {
  std::uint8_t markers = 0, offices = 0, goods = 0, tokens = 0;

  static constexpr auto fields() {
    return field_list(field("markers", &Supplies::markers, 1, kMaxSupply),
                      field("offices", &Supplies::offices, 1, kMaxSupply),
                      field("goods", &Supplies::goods, 1, kMaxSupply), field("tokens", &Supplies::tokens, 0, 200));
  }
  friend constexpr bool operator==(const Supplies&, const Supplies&) = default;
};

/// Numbers inside the technologies' powers and prices (S5.2, S5.3, S7.3).
struct Powers {
  std::uint8_t patent_discount = 0, gaming_discount = 0, least_cost = 1, nfc_goods = 0;

  static constexpr auto fields() {
    return field_list(field("patent_discount", &Powers::patent_discount, 0, kMaxSupply),
                      field("gaming_discount", &Powers::gaming_discount, 0, kMaxSupply),
                      field("least_cost", &Powers::least_cost, 1, kMaxSupply),
                      field("nfc_goods", &Powers::nfc_goods, 0, kMaxSupply));
  }
  friend constexpr bool operator==(const Powers&, const Powers&) = default;
};

/// The tiles, and how many regions get one: at 2, 3, 4 and 5 seats (S0.7).
struct RetailerSpec {
  List<std::uint8_t, kMaxTiles> tiles;
  std::array<std::uint8_t, kMostSeats - kLeastSeats + 1> regions_by_seats{};

  static constexpr auto fields() {
    return field_list(field("tiles", &RetailerSpec::tiles, 1, kHighestTile),
                      field("regions_by_seats", &RetailerSpec::regions_by_seats, 0, kMaxTiles));
  }
  friend constexpr bool operator==(const RetailerSpec&, const RetailerSpec&) = default;
};

/// What is printed on Steve's pad (S9.0, R-S12).
struct StevePad {
  IconCounts icons;
  /// What he starts with where that is not his colour's.
  Domino improvement{Icon::Goods, Icon::Truck};

  static constexpr int kMostOfAnIcon = 6;
  static constexpr auto fields() {
    return field_list(field("icons", &StevePad::icons, 0, kMostOfAnIcon), field("improvement", &StevePad::improvement));
  }
  friend constexpr bool operator==(const StevePad&, const StevePad&) = default;
};

struct Ruleset {
  // What a table chooses.
  std::array<Colour, kMostSeats> colour{};
  SeatSet steve;
  bool retailers = true;
  Difficulty steve_difficulty = Difficulty::Normal;
  SteveImprovement steve_improvement{};

  // What is in the box.
  std::uint8_t rounds = 0, improve_rounds = 0, market_size = 0, technology_spaces = 0;
  PriceScale price;
  PlanLimits plan;
  Supplies supplies;
  Powers powers;
  Pads pads;
  EnumMap<Colour, ColourSpec> colours;
  List<DominoSpec, kMaxKinds> dominoes;
  EnumMap<Technology, TechnologySpec> technologies;
  EnumMap<Size, SizeSpec> sizes;
  EnumMap<Region, RegionSpec> regions;
  RetailerSpec retailer;
  EnumMap<Difficulty, StevePad> steve_pads;

  constexpr const SizeSpec& size_of(Region region) const { return sizes[regions[region].size]; }
  constexpr const ColourSpec& colour_of(Seat seat) const { return colours[colour[seat.index()]]; }
  constexpr const StevePad& steve_pad() const { return steve_pads[steve_difficulty]; }

  static constexpr auto fields() {
    return field_list(
        field("colour", &Ruleset::colour), field("steve", &Ruleset::steve), field("retailers", &Ruleset::retailers),
        field("steve_difficulty", &Ruleset::steve_difficulty), field("steve_improvement", &Ruleset::steve_improvement),
        field("rounds", &Ruleset::rounds, 1, kMaxRounds),
        field("improve_rounds", &Ruleset::improve_rounds, 1, kMaxImprovements - 1),
        field("market_size", &Ruleset::market_size, 1, kMaxMarket),
        field("technology_spaces", &Ruleset::technology_spaces, 1, kMostSeats), field("price", &Ruleset::price),
        field("plan", &Ruleset::plan), field("supplies", &Ruleset::supplies), field("powers", &Ruleset::powers),
        field("pads", &Ruleset::pads), field("colours", &Ruleset::colours), field("dominoes", &Ruleset::dominoes),
        field("technologies", &Ruleset::technologies), field("sizes", &Ruleset::sizes),
        field("regions", &Ruleset::regions), field("retailer", &Ruleset::retailer),
        field("steve_pads", &Ruleset::steve_pads));
  }
  friend constexpr bool operator==(const Ruleset&, const Ruleset&) = default;
};

/// The regions that are no colour's home, whether or not the colour plays: retailers may stand there (S0.7, R-S23).
constexpr SmallSet<Region> regions_without_home(const Ruleset& rules) {
  SmallSet<Region> regions;
  for (const Region region : each<Region>()) regions.insert(region);
  for (const ColourSpec& colour : rules.colours) regions.erase(colour.home);
  return regions;
}

/// How many regions get a retailer (S0.7). Requires a seat count of the game.
constexpr int retailer_count(const Ruleset& rules, int seats) {
  return rules.retailers ? rules.retailer.regions_by_seats[static_cast<std::size_t>(seats - kLeastSeats)] : 0;
}

/// Whether improvements are dealt for a round and phase 4 is played in it (S4.1).
constexpr bool has_improvements(const Ruleset& rules, int round) { return round <= rules.improve_rounds; }

/// The seat that is Steve's, or kNobody.
constexpr Seat steve_seat(const Ruleset& rules) { return rules.steve.empty() ? kNobody : rules.steve.front(); }

/// What Steve begins with on his delayed space (S9.0). Requires that he plays.
constexpr const Domino& steves_improvement(const Ruleset& rules) {
  return rules.steve_improvement == SteveImprovement::Pad ? rules.steve_pad().improvement
                                                          : rules.colour_of(steve_seat(rules)).improvement;
}

std::span<const NamedRuleset<Ruleset>> released_rulesets();
/// Versions that have been replaced: records name them.
std::span<const NamedRuleset<Ruleset>> old_rulesets();
std::span<const Option<Ruleset>> table_options();

}  // namespace oligopoly::smartphone
