#pragma once

#include <variant>

#include "games/smartphone/rules/model.hpp"
#include "games/smartphone/rules/steve/explanations.hpp"

/// What the rules report. Everyone may see all of it.
namespace oligopoly::smartphone {

// ---- setup and planning ----------------------------------------------------------------------------------------

struct RetailersDealt {
  static constexpr std::string_view kName = "retailers_dealt", kRule = "S0.7";
  EnumMap<Region, std::uint8_t> tiles;
  static constexpr auto fields() { return field_list(field("tiles", &RetailersDealt::tiles)); }
};
struct MarketDealt {
  static constexpr std::string_view kName = "market_dealt", kRule = "S0.4";
  List<Domino, kMaxMarket> improvements;
  static constexpr auto fields() { return field_list(field("improvements", &MarketDealt::improvements)); }
};
struct RoundStarted {
  static constexpr std::string_view kName = "round_started", kRule = "S8.3";
  std::uint8_t round = 0;
  static constexpr auto fields() { return field_list(field("round", &RoundStarted::round)); }
};
/// Says who has planned, not what.
struct PlanSealed {
  static constexpr std::string_view kName = "plan_sealed", kRule = "S1.0";
  Seat seat;
  static constexpr auto fields() { return field_list(field("seat", &PlanSealed::seat)); }
};
struct PlanRevealed {
  static constexpr std::string_view kName = "plan_revealed", kRule = "S1.4";
  Seat seat;
  Plan plan;
  Outcome outcome;
  static constexpr auto fields() {
    return field_list(field("seat", &PlanRevealed::seat), field("plan", &PlanRevealed::plan),
                      field("outcome", &PlanRevealed::outcome));
  }
};

// ---- prices, production, improvements --------------------------------------------------------------------------

struct PriceSet {
  static constexpr std::string_view kName = "price_set";
  Seat seat;
  bool is_steve = false;
  std::uint8_t start = 0, ups = 0, cuts = 0, price = 0;
  constexpr std::string_view rule() const { return is_steve ? "S9.2" : "S2.1"; }
  static constexpr auto fields() {
    return field_list(field("seat", &PriceSet::seat), field("is_steve", &PriceSet::is_steve),
                      field("start", &PriceSet::start), field("ups", &PriceSet::ups), field("cuts", &PriceSet::cuts),
                      field("price", &PriceSet::price));
  }
};
struct OrderSet {
  static constexpr std::string_view kName = "order_set", kRule = "S2.2";
  List<Seat, kMostSeats> order;
  static constexpr auto fields() { return field_list(field("order", &OrderSet::order)); }
};
/// Goods by where they came from; `goods` is what was made of it.
struct Produced {
  static constexpr std::string_view kName = "produced";
  Seat seat;
  bool is_steve = false;
  std::uint8_t icons = 0, cuts = 0, covered = 0, face_down = 0, tokens = 0, gps = 0, goods = 0;
  constexpr std::string_view rule() const { return is_steve ? "S9.3" : "S3.1"; }
  static constexpr auto fields() {
    return field_list(
        field("seat", &Produced::seat), field("is_steve", &Produced::is_steve), field("icons", &Produced::icons),
        field("cuts", &Produced::cuts), field("covered", &Produced::covered), field("face_down", &Produced::face_down),
        field("tokens", &Produced::tokens), field("gps", &Produced::gps), field("goods", &Produced::goods));
  }
};
struct ImprovementTaken {
  static constexpr std::string_view kName = "improvement_taken", kRule = "S4.1";
  Seat seat;
  std::uint8_t slot = 0;
  Domino improvement;
  static constexpr auto fields() {
    return field_list(field("seat", &ImprovementTaken::seat), field("slot", &ImprovementTaken::slot),
                      field("improvement", &ImprovementTaken::improvement));
  }
};
/// `chosen`: instead of an improvement.
struct TokenTaken {
  static constexpr std::string_view kName = "token_taken";
  Seat seat;
  bool chosen = false;
  std::uint8_t tokens = 0;
  constexpr std::string_view rule() const { return chosen ? "S4.2" : "S4.1"; }
  static constexpr auto fields() {
    return field_list(field("seat", &TokenTaken::seat), field("chosen", &TokenTaken::chosen),
                      field("tokens", &TokenTaken::tokens));
  }
};
struct NothingTaken {
  static constexpr std::string_view kName = "nothing_taken", kRule = "S4.2";
  Seat seat;
  static constexpr auto fields() { return field_list(field("seat", &NothingTaken::seat)); }
};

// ---- research and logistics ------------------------------------------------------------------------------------

/// A turn's markers: what the icons give, and what the supply had of it.
struct MarkersTaken {
  static constexpr std::string_view kName = "markers_taken", kRule = "S0.2";
  Seat seat;
  std::uint8_t icons = 0, taken = 0;
  static constexpr auto fields() {
    return field_list(field("seat", &MarkersTaken::seat), field("icons", &MarkersTaken::icons),
                      field("taken", &MarkersTaken::taken));
  }
};
struct MarkersLost {
  static constexpr std::string_view kName = "markers_lost";
  Seat seat;
  bool in_research = false;
  std::uint8_t markers = 0;
  constexpr std::string_view rule() const { return in_research ? "S5.3" : "S6.1"; }
  static constexpr auto fields() {
    return field_list(field("seat", &MarkersLost::seat), field("in_research", &MarkersLost::in_research),
                      field("markers", &MarkersLost::markers));
  }
};
struct Studied {
  static constexpr std::string_view kName = "studied", kRule = "S5.1";
  Seat seat;
  Technology technology{};
  std::uint8_t progress = 0, cost = 0;
  static constexpr auto fields() {
    return field_list(field("seat", &Studied::seat), field("technology", &Studied::technology),
                      field("progress", &Studied::progress), field("cost", &Studied::cost));
  }
};
/// `markers` return. `by_discount`: without a marker placed now, because the cost has fallen.
struct TechnologyFinished {
  static constexpr std::string_view kName = "technology_finished";
  Seat seat;
  Technology technology{};
  std::uint8_t markers = 0;
  bool by_discount = false;
  constexpr std::string_view rule() const { return by_discount ? "S5.3" : "S5.1"; }
  static constexpr auto fields() {
    return field_list(field("seat", &TechnologyFinished::seat), field("technology", &TechnologyFinished::technology),
                      field("markers", &TechnologyFinished::markers),
                      field("by_discount", &TechnologyFinished::by_discount));
  }
};
struct PatentTaken {
  static constexpr std::string_view kName = "patent_taken", kRule = "S5.2";
  Seat seat;
  Technology technology{};
  std::uint8_t vp = 0;
  static constexpr auto fields() {
    return field_list(field("seat", &PatentTaken::seat), field("technology", &PatentTaken::technology),
                      field("vp", &PatentTaken::vp));
  }
};
struct Shipped {
  static constexpr std::string_view kName = "shipped";
  Seat seat;
  Region region{};
  std::uint8_t progress = 0, cost = 0;
  bool by_wifi = false;
  constexpr std::string_view rule() const { return by_wifi ? "S6.3" : "S6.1"; }
  static constexpr auto fields() {
    return field_list(field("seat", &Shipped::seat), field("region", &Shipped::region),
                      field("progress", &Shipped::progress), field("cost", &Shipped::cost),
                      field("by_wifi", &Shipped::by_wifi));
  }
};
/// On a space counted from 1 at the left.
struct OfficeOpened {
  static constexpr std::string_view kName = "office_opened";
  Seat seat;
  Region region{};
  std::uint8_t space = 0;
  bool is_second = false;
  constexpr std::string_view rule() const { return is_second ? "S6.3" : "S6.1"; }
  static constexpr auto fields() {
    return field_list(field("seat", &OfficeOpened::seat), field("region", &OfficeOpened::region),
                      field("space", &OfficeOpened::space), field("is_second", &OfficeOpened::is_second));
  }
};
/// `returned`: progress markers each seat gets back.
struct RegionFilled {
  static constexpr std::string_view kName = "region_filled", kRule = "S6.2";
  Region region{};
  BySeat<std::uint8_t> returned;
  static constexpr auto fields() {
    return field_list(field("region", &RegionFilled::region), field("returned", &RegionFilled::returned));
  }
};

// ---- selling and VP --------------------------------------------------------------------------------------------

/// To the buyer on a place counted from 1 at the left.
struct GoodSold {
  static constexpr std::string_view kName = "good_sold", kRule = "S7.2";
  Seat seat;
  Region region{};
  std::uint8_t place = 0;
  Buyer buyer{};
  static constexpr auto fields() {
    return field_list(field("seat", &GoodSold::seat), field("region", &GoodSold::region),
                      field("place", &GoodSold::place), field("buyer", &GoodSold::buyer));
  }
};
struct GoodSoldByNfc {
  static constexpr std::string_view kName = "good_sold_by_nfc", kRule = "S7.3";
  Seat seat;
  std::uint8_t sold = 0;
  static constexpr auto fields() {
    return field_list(field("seat", &GoodSoldByNfc::seat), field("sold", &GoodSoldByNfc::sold));
  }
};
struct MajorityWon {
  static constexpr std::string_view kName = "majority_won", kRule = "S8.2";
  Seat seat;
  Region region{};
  /// 1 for most goods sold, 2 for second most.
  std::uint8_t rank = 1, sold = 0, vp = 0;
  static constexpr auto fields() {
    return field_list(field("seat", &MajorityWon::seat), field("region", &MajorityWon::region),
                      field("rank", &MajorityWon::rank), field("sold", &MajorityWon::sold),
                      field("vp", &MajorityWon::vp));
  }
};
struct VpGained {
  static constexpr std::string_view kName = "vp_gained", kRule = "S8.1";
  Seat seat;
  std::uint8_t round = 0, sold = 0, price = 0;
  std::int16_t sales = 0, majorities = 0, vp = 0;
  static constexpr auto fields() {
    return field_list(field("seat", &VpGained::seat), field("round", &VpGained::round), field("sold", &VpGained::sold),
                      field("price", &VpGained::price), field("sales", &VpGained::sales),
                      field("majorities", &VpGained::majorities), field("vp", &VpGained::vp));
  }
};
struct GoodsLost {
  static constexpr std::string_view kName = "goods_lost", kRule = "S7.4";
  Seat seat;
  std::uint8_t goods = 0;
  static constexpr auto fields() {
    return field_list(field("seat", &GoodsLost::seat), field("goods", &GoodsLost::goods));
  }
};
/// `seat` opened the first office there; `discarded` when it is Steve's.
struct RetailerLeft {
  static constexpr std::string_view kName = "retailer_left", kRule = "S0.7";
  Region region{};
  std::uint8_t tile = 0;
  Seat seat;
  bool discarded = false;
  static constexpr auto fields() {
    return field_list(field("region", &RetailerLeft::region), field("tile", &RetailerLeft::tile),
                      field("seat", &RetailerLeft::seat), field("discarded", &RetailerLeft::discarded));
  }
};
struct MarketCleared {
  static constexpr std::string_view kName = "market_cleared", kRule = "S8.3";
  std::uint8_t improvements = 0;
  static constexpr auto fields() { return field_list(field("improvements", &MarketCleared::improvements)); }
};
struct FinalScore {
  static constexpr std::string_view kName = "final_score", kRule = "S8.4";
  Seat seat;
  std::int16_t before = 0, patents = 0, tiles = 0, vp = 0;
  static constexpr auto fields() {
    return field_list(field("seat", &FinalScore::seat), field("before", &FinalScore::before),
                      field("patents", &FinalScore::patents), field("tiles", &FinalScore::tiles),
                      field("vp", &FinalScore::vp));
  }
};

using Event =
    std::variant<RetailersDealt, MarketDealt, RoundStarted, PlanSealed, PlanRevealed, PriceSet, OrderSet, Produced,
                 ImprovementTaken, TokenTaken, NothingTaken, MarkersTaken, MarkersLost, Studied, TechnologyFinished,
                 PatentTaken, Shipped, OfficeOpened, RegionFilled, GoodSold, GoodSoldByNfc, MajorityWon, VpGained,
                 GoodsLost, RetailerLeft, MarketCleared, FinalScore, SteveTookToken, SteveImproved,
                 SteveTookImprovement, SteveChoseTechnology, SteveMovedMarker, SteveSells>;
static_assert(sizeof(Event) <= 256);
using Sink = EventSink<Event>;

}  // namespace oligopoly::smartphone
