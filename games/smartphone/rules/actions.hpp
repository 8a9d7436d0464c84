#pragma once

#include <variant>

#include "games/smartphone/rules/model.hpp"

namespace oligopoly::smartphone {

/// Chance places the retailers (S0.7): the tile of each region, 0 for none.
struct DealRetailers {
  static constexpr std::string_view kName = "deal_retailers";
  EnumMap<Region, std::uint8_t> tiles;

  static constexpr auto fields() { return field_list(field("tiles", &DealRetailers::tiles, 0, kHighestTile)); }
  friend constexpr bool operator==(const DealRetailers&, const DealRetailers&) = default;
};

/// Chance turns up new improvements, slot 1 first (S0.4, S8.3).
struct DealMarket {
  static constexpr std::string_view kName = "deal_market";
  List<Domino, kMaxMarket> improvements;

  static constexpr auto fields() { return field_list(field("improvements", &DealMarket::improvements)); }
  friend constexpr bool operator==(const DealMarket&, const DealMarket&) = default;
};

/// A seat lays its plan in secret (S1).
struct LayPlan {
  static constexpr std::string_view kName = "lay_plan";
  Plan plan;

  static constexpr auto fields() { return field_list(field("plan", &LayPlan::plan)); }
  friend constexpr bool operator==(const LayPlan&, const LayPlan&) = default;
};

/// Takes the improvement in a slot, counted from 1 at the top (S4.1).
struct TakeImprovement {
  static constexpr std::string_view kName = "take_improvement";
  std::uint8_t slot = 1;

  static constexpr auto fields() { return field_list(field("slot", &TakeImprovement::slot, 1, kMaxMarket)); }
  friend constexpr bool operator==(const TakeImprovement&, const TakeImprovement&) = default;
};

/// Takes a goods token although it might take an improvement (S4.2).
struct TakeToken {
  static constexpr std::string_view kName = "take_token";

  static constexpr auto fields() { return field_list(); }
  friend constexpr bool operator==(const TakeToken&, const TakeToken&) = default;
};

/// Places one progress marker on a technology (S5.1).
struct Study {
  static constexpr std::string_view kName = "study";
  Technology technology{};

  static constexpr auto fields() { return field_list(field("technology", &Study::technology)); }
  friend constexpr bool operator==(const Study&, const Study&) = default;
};

/// Places one progress marker in a region (S6.1, S6.3).
struct Ship {
  static constexpr std::string_view kName = "ship";
  Region region{};

  static constexpr auto fields() { return field_list(field("region", &Ship::region)); }
  friend constexpr bool operator==(const Ship&, const Ship&) = default;
};

/// Sells one good in a region (S7.1).
struct Sell {
  static constexpr std::string_view kName = "sell";
  Region region{};

  static constexpr auto fields() { return field_list(field("region", &Sell::region)); }
  friend constexpr bool operator==(const Sell&, const Sell&) = default;
};

/// Sells one good without a region (S7.3).
struct SellByNfc {
  static constexpr std::string_view kName = "sell_nfc";

  static constexpr auto fields() { return field_list(); }
  friend constexpr bool operator==(const SellByNfc&, const SellByNfc&) = default;
};

/// Ends a turn of research, logistics or selling; what is left is lost (S5.3, S6.1, S7.4).
struct Done {
  static constexpr std::string_view kName = "done";

  static constexpr auto fields() { return field_list(); }
  friend constexpr bool operator==(const Done&, const Done&) = default;
};

using Action =
    std::variant<DealRetailers, DealMarket, LayPlan, TakeImprovement, TakeToken, Study, Ship, Sell, SellByNfc, Done>;
static_assert(sizeof(Action) <= 64);

}  // namespace oligopoly::smartphone
