// What a plan brings to whoever lays it: written once, for the phases, the plan finder and bots.
#pragma once

#include "games/smartphone/rules/enums.hpp"
#include "games/smartphone/rules/plan/plan.hpp"

namespace oligopoly::smartphone {

/// Goods that GPS adds: one more for each good that cuts the price (S3.1).
constexpr int gps_goods(const Outcome& outcome, SmallSet<Technology> powers) {
  return powers.contains(Technology::Gps) ? outcome.visible[Icon::GoodsCut] : 0;
}

/// Markers for logistics: one per truck, with Battery one more for each price up (S6.1).
constexpr int trucks_of(const Outcome& outcome, SmallSet<Technology> powers) {
  return outcome.visible[Icon::Truck] + (powers.contains(Technology::Battery) ? outcome.visible[Icon::PriceUp] : 0);
}

/// Goods made in a round from what a plan gives: one more for each token, as far as the supply goes (S3.1).
constexpr int goods_made(int of_plan, int tokens, int supply) { return std::min(of_plan + tokens, supply); }

/// Whether half an improvement may stick out of the pads: what 4G does (S1.3).
constexpr bool may_stick_out(SmallSet<Technology> powers) { return powers.contains(Technology::FourG); }

/// The technologies whose powers change what a plan gives or how it may be laid (S0.5).
inline constexpr std::array kPlanTechnologies = {Technology::FourG, Technology::Gps, Technology::Battery};

/// A plan in numbers. Goods are those of the plan and of GPS, without tokens, as if the supply had no end.
struct PlanYield {
  std::uint8_t price = 0, goods = 0, research = 0, trucks = 0;
  bool improve = false;

  friend constexpr bool operator==(const PlanYield&, const PlanYield&) = default;
};

constexpr PlanYield yield_of(const Outcome& outcome, const PriceScale& scale, SmallSet<Technology> powers) {
  const auto narrow = [](int value) { return static_cast<std::uint8_t>(value); };
  return {.price = narrow(price_of(outcome, scale)),
          .goods = narrow(goods_of(outcome) + gps_goods(outcome, powers)),
          .research = outcome.visible[Icon::Research],
          .trucks = narrow(trucks_of(outcome, powers)),
          .improve = outcome.visible[Icon::Improve] > 0};
}

}  // namespace oligopoly::smartphone
