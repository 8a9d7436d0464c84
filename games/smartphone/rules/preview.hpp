// What the rules make of a position and of a plan in the making, for whoever shows them: a page works out no rule
// itself.
#pragma once

#include "games/smartphone/rules/model.hpp"

namespace oligopoly::smartphone {

/// From the least to the most that something may come to.
struct Range {
  std::uint16_t least = 0, most = 0;

  static constexpr auto fields() { return field_list(field("least", &Range::least), field("most", &Range::most)); }
  friend constexpr bool operator==(const Range&, const Range&) = default;
};

/// A technology as the viewer finds it.
struct TechnologyPreview {
  /// What it costs now (S5.2, S5.3), and how many markers it still takes; for someone who looks on, what is printed.
  std::uint8_t cost = 0, left = 0;
  /// What its patent brings whoever finishes it first (S5.2); 0 once somebody has it.
  std::uint8_t patent_vp = 0;

  static constexpr auto fields() {
    return field_list(field("cost", &TechnologyPreview::cost), field("left", &TechnologyPreview::left),
                      field("patent_vp", &TechnologyPreview::patent_vp));
  }
};

/// A region as it stands.
struct RegionPreview {
  /// Who has sold most and second most there this round (S8.2), and what these places pay with the offices there now.
  Seat first = kNobody, second = kNobody;
  std::uint8_t first_vp = 0, second_vp = 0;
  /// Where these numbers are printed: the rightmost space in use, counted from 1; 0 where there is no office.
  std::uint8_t space = 0;
  /// Whether the viewer could place a marker there now (S6.1, S6.3), and how many an office still takes.
  bool in_reach = false;
  std::uint8_t trucks = 0;
  /// What the next office there would bring its owner: the tile, if it is the first (S0.7), and the VP for selling
  /// most. Both are 0 once there is no room.
  std::uint8_t tile = 0, next_vp = 0;
  /// How many buyers there would take the viewer's goods now (S7.2): none where it may not sell.
  std::uint8_t buyers = 0;

  static constexpr auto fields() {
    return field_list(field("first", &RegionPreview::first), field("second", &RegionPreview::second),
                      field("first_vp", &RegionPreview::first_vp), field("second_vp", &RegionPreview::second_vp),
                      field("space", &RegionPreview::space), field("in_reach", &RegionPreview::in_reach),
                      field("trucks", &RegionPreview::trucks), field("tile", &RegionPreview::tile),
                      field("next_vp", &RegionPreview::next_vp), field("buyers", &RegionPreview::buyers));
  }
};

/// A seat as everyone sees it.
struct SeatPreview {
  /// The price of this round (S2.1) once it is known: Steve's pad gives his away while others plan (S9.2).
  std::optional<std::uint8_t> price{};
  /// VP it began with, and those that its patents and tiles bring at the end (S0.1, S8.4).
  std::int16_t start_vp = 0, patent_vp = 0, tile_vp = 0;
  /// Whether it has ever revealed a plan (S1.0); Steve has none.
  bool has_plan = false;

  static constexpr auto fields() {
    return field_list(field("price", &SeatPreview::price), field("start_vp", &SeatPreview::start_vp),
                      field("patent_vp", &SeatPreview::patent_vp), field("tile_vp", &SeatPreview::tile_vp),
                      field("has_plan", &SeatPreview::has_plan));
  }
};

/// A position as the viewer sees it.
struct Preview {
  EnumMap<Technology, TechnologyPreview> technologies{};
  EnumMap<Region, RegionPreview> regions{};
  BySeat<SeatPreview> seats;
  /// Who goes when this round; until prices are set, as it would be if all asked the same (S2.2).
  List<Seat, kMostSeats> order;
  /// How many of the viewer's goods can sell now, by NFC too (S7.1, S7.3).
  std::uint8_t sellable = 0;

  static constexpr auto fields() {
    return field_list(field("technologies", &Preview::technologies), field("regions", &Preview::regions),
                      field("seats", &Preview::seats), field("order", &Preview::order),
                      field("sellable", &Preview::sellable));
  }
};

/// What a plan brings its owner this round: the numbers of S2.1, S3.1, S5.1 and S6.1, and what could come of them. It
/// counts with the offices and technologies of now; what is opened and finished on the way comes on top.
struct PlanPreview {
  Outcome outcome;
  std::uint8_t price = 0, goods = 0, research = 0, trucks = 0;
  bool improve = false;
  /// Up to which price each other seat would go first (S2.2): below the lowest one where it never does, as for the
  /// owner.
  BySeat<std::int8_t> first_up_to{};
  /// Buyers that would take the owner's goods at this price (S7.2) where it has an office now, if nobody is faster:
  /// their places from the left, which count from 0.
  EnumMap<Region, List<std::uint8_t, kMaxBuyers>> buyers{};
  /// Goods sold, by NFC too (S7.3), and VP for them and for majorities (S8.1, S8.2). The least: if everyone who may be
  /// faster has taken every buyer it could, and whoever shares a region has its majority. The most: if nobody else
  /// sells.
  Range sales{}, vp{};
  /// What the markers are enough to finish or to open: each one for itself (S5.1, S6.1).
  SmallSet<Technology> technologies{};
  SmallSet<Region> offices{};

  static constexpr auto fields() {
    return field_list(field("outcome", &PlanPreview::outcome), field("price", &PlanPreview::price),
                      field("goods", &PlanPreview::goods), field("research", &PlanPreview::research),
                      field("trucks", &PlanPreview::trucks), field("improve", &PlanPreview::improve),
                      field("first_up_to", &PlanPreview::first_up_to), field("buyers", &PlanPreview::buyers),
                      field("sales", &PlanPreview::sales), field("vp", &PlanPreview::vp),
                      field("technologies", &PlanPreview::technologies), field("offices", &PlanPreview::offices));
  }
};

/// Requires a seat that plans. Says what this outcome would bring it.
PlanPreview preview_of(const Ruleset&, const Board&, Seat, const Outcome&);

}  // namespace oligopoly::smartphone
