#pragma once

#include <doctest/doctest.h>

#include <string_view>
#include <vector>

#include "games/smartphone/rules/plan/layout.hpp"
#include "games/smartphone/rules/plan/notation.hpp"

/// What the tests of plans share: the printed pads (S0.3), improvements, and plans from notation.
namespace oligopoly::smartphone::testing {

// clang-format off
inline constexpr Pads kPads = [] {
  using enum Icon;
  return Pads{{{
      {{{Blank, Truck,     Improve, Goods,      Blank, PriceUp},    // A front
        {GoodsCut, Blank,  Improve, Goods,      Blank, Research}}}, // A back
      {{{GoodsCut, Blank,  Research, Truck,     Blank, Truck},      // B front
        {Blank, Goods,     Truck, Research,     Blank, Research}}}, // B back
  }}};
}();
// clang-format on

inline constexpr Domino kTruckGoods{Icon::Truck, Icon::Goods}, kResearchPriceUp{Icon::Research, Icon::PriceUp},
    kGoodsCutTruck{Icon::GoodsCut, Icon::Truck}, kGoodsGoods{Icon::Goods, Icon::Goods},
    kTruckTruck{Icon::Truck, Icon::Truck};
inline const std::vector<Domino> kFive = {kTruckGoods, kResearchPriceUp, kGoodsCutTruck, kGoodsGoods, kTruckTruck};

inline std::vector<Domino> first_of(int count) { return {kFive.begin(), kFive.begin() + count}; }

inline Plan plan_from(std::string_view line) {
  const Parsed<Plan> parsed = read_plan(line);
  REQUIRE_MESSAGE(parsed.verdict, "not notation: ", line);
  return parsed.action;
}

/// Checks a plan for someone who owns as many improvements as it has.
inline Verdict check(std::string_view line, bool has_4g = false, const PlanLimits& limits = {}) {
  const Plan plan = plan_from(line);
  return check_plan(kPads, limits, first_of(plan.improvements.size()), has_4g, plan);
}

/// What a legal plan with the first improvements of kFive shows.
inline Outcome outcome(std::string_view line, bool has_4g = false) {
  REQUIRE(check(line, has_4g));
  const Plan plan = plan_from(line);
  return outcome_of(kPads, first_of(plan.improvements.size()), plan);
}

/// "TIG -RT": each letter an icon; blanks only group them.
inline IconCounts counts(std::string_view letters) {
  IconCounts counts;
  for (const char letter : letters)
    if (letter != ' ') ++counts[static_cast<Icon>(kIconLetters.find(letter))];
  return counts;
}

/// Calls `visit(plan)` for every plan without improvements in the box of all values, legal or not.
template <class Visit>
void for_each_layout(Visit&& visit) {
  for (const PadId lower : each<PadId>())
    for (const Side lower_side : each<Side>())
      for (const Side upper_side : each<Side>())
        for (int turn = 0; turn < 4; ++turn)
          for (int dx = Plan::kLeastOffset; dx <= Plan::kMostOffset; ++dx)
            for (int dy = Plan::kLeastOffset; dy <= Plan::kMostOffset; ++dy)
              visit(Plan{.lower = lower,
                         .lower_side = lower_side,
                         .upper_side = upper_side,
                         .turn = static_cast<std::uint8_t>(turn),
                         .dx = static_cast<std::int8_t>(dx),
                         .dy = static_cast<std::int8_t>(dy),
                         .improvements = {}});
}

/// Every placement in the box of all values: face down, and on every cell in every turn.
inline const std::vector<Placement>& all_placements() {
  static const std::vector<Placement> kAll = [] {
    std::vector<Placement> all = {Placement{}};
    for (int x = Placement::kLeast; x <= Placement::kMost; ++x)
      for (int y = Placement::kLeast; y <= Placement::kMost; ++y)
        for (int turn = 0; turn < 4; ++turn)
          all.push_back(
              {false, static_cast<std::int8_t>(x), static_cast<std::int8_t>(y), static_cast<std::uint8_t>(turn)});
    return all;
  }();
  return kAll;
}

/// The plan with one more improvement.
inline Plan with(Plan plan, const Placement& placement) {
  plan.improvements.push_back(placement);
  return plan;
}

/// Those of `from` that may come next in a plan.
inline std::vector<Placement> legal_next(const Plan& plan, bool has_4g, const PlanLimits& limits,
                                         const std::vector<Placement>& from = all_placements()) {
  const std::vector<Domino> owned = first_of(plan.improvements.size() + 1);
  std::vector<Placement> legal;
  for (const Placement& placement : from)
    if (check_plan(kPads, limits, owned, has_4g, with(plan, placement))) legal.push_back(placement);
  return legal;
}

}  // namespace oligopoly::smartphone::testing
