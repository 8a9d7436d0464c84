// The nouns of the game (L1): everything that has a fixed name. Civilisations and era cards are rows of the ruleset
// instead, because expansion packs add to them (L10.2).
#pragma once

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

/// What can change hands at the Expo (L5.1): the natural resources, in the same order, and coins.
enum class Good : std::uint8_t { Livestock, Crops, Timber, Steel, Metals, Water, Coins };
inline constexpr std::array<std::string_view, 7> kGoodIds = {"livestock", "crops", "timber", "steel",
                                                             "metals",    "water", "coins"};
constexpr Ids ids_of(Good) { return kGoodIds; }
constexpr Good good_of(Resource resource) { return static_cast<Good>(resource); }
/// Requires a good that is not coins.
constexpr Resource resource_of(Good good) { return static_cast<Resource>(good); }

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
enum class Dealing : std::uint8_t { Point, Plot, Build, Route, Desalination };
inline constexpr std::array<std::string_view, 5> kDealingIds = {"point", "plot", "build", "route", "desalination"};
constexpr Ids ids_of(Dealing) { return kDealingIds; }

/// Which law takes its level from a run of an industry (L4.4).
enum class Levy : std::uint8_t { None, FinanceTax, Tariff };
inline constexpr std::array<std::string_view, 3> kLevyIds = {"none", "finance_tax", "tariff"};
constexpr Ids ids_of(Levy) { return kLevyIds; }

/// Who chairs the first round (L2.2).
enum class FirstChair : std::uint8_t { Seat1, Drawn };
inline constexpr std::array<std::string_view, 2> kFirstChairIds = {"seat1", "drawn"};
constexpr Ids ids_of(FirstChair) { return kFirstChairIds; }

/// The steps of a turn, in order (L5).
enum class Step : std::uint8_t { Income, Expo, Buy, Build, Run, Upgrade, Routes };
inline constexpr std::array<std::string_view, 7> kStepIds = {"income", "expo",    "buy",   "build",
                                                             "run",    "upgrade", "routes"};
constexpr Ids ids_of(Step) { return kStepIds; }

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
/// A stock of natural resources.
using Goods = EnumMap<Resource, std::int32_t>;

constexpr int total_of(const Mix& mix) {
  int total = 0;
  for (const std::uint8_t units : mix) total += units;
  return total;
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
