// How long a planner of Smartphone Inc. waits for all outcomes of a round.
#include "cli/measure.hpp"
#include "games/smartphone/data/standard.hpp"
#include "games/smartphone/plan/outcomes.hpp"

namespace oligopoly::cli {

PlanMeasurement measure_plans(double seconds) {
  using namespace smartphone;
  const Ruleset& rules = data::kStandard;
  // Five different improvements: no two of them can stand for each other.
  static constexpr std::array<Domino, 5> kOwned = {{{Icon::Research, Icon::PriceUp},
                                                    {Icon::Truck, Icon::Truck},
                                                    {Icon::GoodsCut, Icon::Goods},
                                                    {Icon::Goods, Icon::PriceUp},
                                                    {Icon::Truck, Icon::Research}}};
  const OutcomeTable table(rules.pads, rules.plan);
  const auto milliseconds = [&](auto&& work) {
    return 1e3 * detail::seconds_each(seconds, [&] {
             detail::keep(work());
             return std::uint64_t{1};
           });
  };
  return {milliseconds([&] { return OutcomeTable(rules.pads, rules.plan); }),
          milliseconds([&] { return table.outcomes(kOwned, false); }),
          milliseconds([&] { return table.outcomes(kOwned, true); })};
}

}  // namespace oligopoly::cli
