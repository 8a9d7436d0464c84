// The nouns of the game (L1): everything that has a fixed name. Civilisations and era cards are rows of the ruleset
// instead, because expansion packs add to them (L10.2).
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/enum_map.hpp"
#include "core/fields.hpp"
#include "core/list.hpp"
#include "core/seat.hpp"
#include "core/small_set.hpp"

namespace oligopoly::lake {

using Ids = std::span<const std::string_view>;

/// Natural resources (L1.1).
enum class Resource : std::uint8_t { Livestock, Crops, Timber, Steel, Metals, Water };
inline constexpr std::array<std::string_view, 6> kResourceIds = {"livestock", "crops",  "timber",
                                                                 "steel",     "metals", "water"};
constexpr Ids ids_of(Resource) { return kResourceIds; }

/// The handbook's eight kinds (L1.1): the natural resources, in the same order, coins and plots.
enum class Good : std::uint8_t { Livestock, Crops, Timber, Steel, Metals, Water, Coins, Plots };
inline constexpr std::array<std::string_view, 8> kGoodIds = {"livestock", "crops", "timber", "steel",
                                                             "metals",    "water", "coins",  "plots"};
constexpr Ids ids_of(Good) { return kGoodIds; }
constexpr Good good_of(Resource resource) { return static_cast<Good>(resource); }
constexpr bool is_natural(Good good) { return good < Good::Coins; }
/// Requires a natural resource.
constexpr Resource resource_of(Good good) { return static_cast<Resource>(good); }

/// Which kinds routes and Global Trade may swap (R-L34).
enum class Swaps : std::uint8_t { Natural, NaturalAndCoins, All };
inline constexpr std::array<std::string_view, 3> kSwapsIds = {"natural", "natural_and_coins", "all"};
constexpr Ids ids_of(Swaps) { return kSwapsIds; }

/// Industries (L1.3), in the order of the era table.
enum class Industry : std::uint8_t { Food, Manufacturing, Heavy, Tourism, Services, Finance };
inline constexpr std::array<std::string_view, 6> kIndustryIds = {"food",    "manufacturing", "heavy",
                                                                 "tourism", "services",      "finance"};
constexpr Ids ids_of(Industry) { return kIndustryIds; }
using Industries = SmallSet<Industry>;

/// Bills of the world council (L4.2).
enum class Bill : std::uint8_t {
  TaxUp,
  FinanceTaxUp,
  FinanceTaxDown,
  TariffUp,
  TariffDown,
  SubsidyUp,
  SubsidyDown,
  Expo
};
inline constexpr std::array<std::string_view, 8> kBillIds = {"tax_up",      "finance_up", "finance_down", "tariff_up",
                                                             "tariff_down", "subsidy_up", "subsidy_down", "expo"};
constexpr Ids ids_of(Bill) { return kBillIds; }
using Bills = List<Bill, 3>;

/// What a civilisation alone can do (L6).
enum class Trait : std::uint8_t {
  GlobalTrade,
  Enlightenment,
  BloodAndIron,
  Westward,
  Conquest,
  Desalination,
  SilkRoad,
  Meiji
};
inline constexpr std::array<std::string_view, 8> kTraitIds = {
    "global_trade", "enlightenment", "blood_and_iron", "westward", "conquest", "desalination", "silk_road", "meiji"};
constexpr Ids ids_of(Trait) { return kTraitIds; }

/// Achievements (L8), in the order of the table.
enum class Achievement : std::uint8_t {
  Smith,
  Malthus,
  Marx,
  MarginalRevolution,
  Keynes,
  Mill,
  Marshall,
  Friedman,
  Lucas,
  Neoclassical,
  Hayek,
  Ricardo,
  Robinson,
  Samuelson,
  Schumpeter
};
inline constexpr std::array<std::string_view, 15> kAchievementIds = {
    "smith",    "malthus",   "marx",      "marginal_revolution", "keynes", "mill",
    "marshall", "friedman",  "lucas",     "neoclassical",        "hayek",  "ricardo",
    "robinson", "samuelson", "schumpeter"};
constexpr Ids ids_of(Achievement) { return kAchievementIds; }
using Achievements = SmallSet<Achievement>;

/// Dealings the tax law can cover (L4.3).
enum class Dealing : std::uint8_t { Point, Plot, Build, Upgrade, Route, Desalination, Metals };
inline constexpr std::array<std::string_view, 7> kDealingIds = {"point", "plot",         "build", "upgrade",
                                                                "route", "desalination", "metals"};
constexpr Ids ids_of(Dealing) { return kDealingIds; }

/// Which law takes its level from a run of an industry (L4.4).
enum class Levy : std::uint8_t { None, FinanceTax, Tariff };
inline constexpr std::array<std::string_view, 3> kLevyIds = {"none", "finance_tax", "tariff"};
constexpr Ids ids_of(Levy) { return kLevyIds; }

/// Who chairs the first round (L2.2).
enum class FirstChair : std::uint8_t { Seat1, Drawn };
inline constexpr std::array<std::string_view, 2> kFirstChairIds = {"seat1", "drawn"};
constexpr Ids ids_of(FirstChair) { return kFirstChairIds; }

/// What an upgrade of an industry paid in coins costs: the same at every level, or more with the level (R-L3).
enum class FinanceUpgrade : std::uint8_t { Flat, Rising };
inline constexpr std::array<std::string_view, 2> kFinanceUpgradeIds = {"flat", "rising"};
constexpr Ids ids_of(FinanceUpgrade) { return kFinanceUpgradeIds; }

/// What stocks begin with: nothing, or the table of points once (R-L36).
enum class StartStock : std::uint8_t { None, Points };
inline constexpr std::array<std::string_view, 2> kStartStockIds = {"none", "points"};
constexpr Ids ids_of(StartStock) { return kStartStockIds; }

/// How often a card that fines leaders does so (R-L37).
enum class Sherman : std::uint8_t { Once, EveryRound };
inline constexpr std::array<std::string_view, 2> kShermanIds = {"once", "every_round"};
constexpr Ids ids_of(Sherman) { return kShermanIds; }

/// Whose purchases raise the price of a point (R-L38).
enum class PointPriceBy : std::uint8_t { Player, Table };
inline constexpr std::array<std::string_view, 2> kPointPriceByIds = {"player", "table"};
constexpr Ids ids_of(PointPriceBy) { return kPointPriceByIds; }

/// The steps of a turn, in order (L5).
enum class TurnStep : std::uint8_t { Income, Expo, Buy, Build, Run, Upgrade, Routes };
inline constexpr std::array<std::string_view, 7> kTurnStepIds = {"income", "expo",    "buy",   "build",
                                                                 "run",    "upgrade", "routes"};
constexpr Ids ids_of(TurnStep) { return kTurnStepIds; }

/// What the table waits for. From RoundBegins on they are crossed within one action and never rested in.
enum class Phase : std::uint8_t {
  DrawChair,
  DrawCard,
  Meiji,
  Propose,
  Vote,
  Westward,
  Turn,
  Over,
  RoundBegins,
  CouncilOpens,
  TurnBegins,
  TurnEnds
};
inline constexpr std::array<std::string_view, 12> kPhaseIds = {
    "draw_chair", "draw_card", "meiji",        "propose",       "vote",        "westward",
    "turn",       "over",      "round_begins", "council_opens", "turn_begins", "turn_ends"};
constexpr Ids ids_of(Phase) { return kPhaseIds; }

/// A small number of each natural resource: production points, inputs, what a trait costs.
using Mix = EnumMap<Resource, std::uint8_t>;
/// What changes hands on one side of a swap.
using Basket = EnumMap<Good, std::uint8_t>;
/// A stock of natural resources.
using Goods = EnumMap<Resource, std::int32_t>;

constexpr int total_of(const Mix& mix) {
  int total = 0;
  for (const std::uint8_t units : mix) total += units;
  return total;
}
constexpr int total_of(const Basket& basket) {
  int total = 0;
  for (const std::uint8_t units : basket) total += units;
  return total;
}
constexpr int kinds_in(const Basket& basket) {
  return static_cast<int>(std::count_if(basket.begin(), basket.end(), [](std::uint8_t units) { return units > 0; }));
}
constexpr bool covers(const Goods& goods, const Mix& mix, int times = 1) {
  for (const Resource resource : each<Resource>())
    if (goods[resource] < times * mix[resource]) return false;
  return true;
}
constexpr void take(Goods& goods, const Mix& mix, int times = 1) {
  for (const Resource resource : each<Resource>()) goods[resource] -= times * mix[resource];
}
constexpr void give(Goods& goods, const Mix& mix) {
  for (const Resource resource : each<Resource>()) goods[resource] += mix[resource];
}

}  // namespace oligopoly::lake
