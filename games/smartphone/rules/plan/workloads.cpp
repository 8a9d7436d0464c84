// How long a planner waits for all outcomes of a round, to be measured.
#include "games/smartphone/rules/data/standard.hpp"
#include "games/smartphone/rules/plan/outcomes.hpp"
#include "games/smartphone/rules/smartphone.hpp"

namespace oligopoly::smartphone {
namespace {

/// Five different improvements: no two of them can stand for each other.
constexpr std::array<Domino, 5> kOwned = {{{Icon::Research, Icon::PriceUp},
                                           {Icon::Truck, Icon::Truck},
                                           {Icon::GoodsCut, Icon::Goods},
                                           {Icon::Goods, Icon::PriceUp},
                                           {Icon::Truck, Icon::Research}}};

OutcomeTable make_table() { return {data::kStandard.pads, data::kStandard.plan}; }

/// May improvements stick out, as 4G allows?
template <bool kSticksOut>
std::int64_t list_outcomes() {
  static const OutcomeTable kTable = make_table();
  return static_cast<std::int64_t>(kTable.outcomes(kOwned, kSticksOut).size());
}

}  // namespace

std::span<const Workload> Smartphone::workloads() {
  static constexpr std::array<Workload, 3> kWorkloads = {{
      {"outcome_table",
       {"building the table of all plans", "建立全部规划的表", "建立全部規劃的表"},
       [] { return static_cast<std::int64_t>(make_table().outcomes({}, false).size()); }},
      {"outcomes_5_improvements",
       {"all outcomes, 5 improvements", "全部结果，5 块改良板块", "全部結果，5 塊改良板塊"},
       list_outcomes<false>},
      {"outcomes_5_improvements_4g",
       {"all outcomes, 5 improvements, 4G", "全部结果，5 块改良板块，4G", "全部結果，5 塊改良板塊，4G"},
       list_outcomes<true>},
  }};
  return kWorkloads;
}

}  // namespace oligopoly::smartphone
