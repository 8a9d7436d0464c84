#include "games/lake/ruleset.hpp"

#include "games/lake/data/handbook.hpp"

namespace oligopoly::lake {
namespace {

LocalName local(const Text& name) {
  return {std::string(name.en), std::string(name.zh_hans), std::string(name.zh_hant)};
}

EraCard card_of(const handbook::CardRow& row) {
  EraCard card{std::string(row.id), local(row.name), row.effect, row.disaster, row.leader_bonus, row.leader_fine, {}};
  for (const handbook::DonationRow& given : handbook::kDonations)
    if (given.card == row.id) card.donation = given.donation;
  return card;
}

Ruleset handbook_rules() {
  Ruleset rules;
  rules.tax_scope = {Dealing::Point, Dealing::Plot, Dealing::Build, Dealing::Route, Dealing::Desalination};
  rules.point_prices = handbook::kPointPrices;
  rules.route_fees = handbook::kRouteFees;
  rules.resources = handbook::kResources;
  rules.industries = handbook::kIndustries;
  for (const auto& [achievement, row] : handbook::kAchievements) rules.achievements[achievement] = row;
  for (const handbook::CivRow& row : handbook::kCivs)
    rules.civs.push_back({std::string(row.id), local(row.name), row.points, row.plots, row.trait});
  for (const handbook::CardRow& row : handbook::kCards) rules.cards.push_back(card_of(row));
  return rules;
}

/// Ours (L10.1): every difference from the handbook stands here.
Ruleset balanced_rules() {
  Ruleset rules = handbook_rules();
  rules.level_cap = 6;
  return rules;
}

/// The handbook's civilisations, then those that packs add.
constexpr std::array<std::string_view, kMaxCivs> kCivChoices = {
    "uk",      "france",  "germany", "usa",     "russia",  "arabia",  "china",   "japan",
    "added_1", "added_2", "added_3", "added_4", "added_5", "added_6", "added_7", "added_8"};

constexpr std::array<Option<Ruleset>, 6> kOptions = {{
    {{.name = "civ",
      .kind = OptionKind::Choice,
      .per_seat = true,
      .least = 0,
      .most = kMaxCivs - 1,
      .choices = kCivChoices,
      .title = {"Civilisation", "文明", "文明"}},
     [](const Ruleset& rules, Seat seat) -> int { return rules.seat_civs[seat.index() % rules.seat_civs.size()]; },
     [](Ruleset& rules, Seat seat, int value) {
       rules.seat_civs[seat.index() % rules.seat_civs.size()] = static_cast<CivIndex>(value);
     }},
    {{.name = "first_chair",
      .kind = OptionKind::Choice,
      .least = 0,
      .most = 1,
      .choices = kFirstChairIds,
      .title = {"First chair", "首任轮值主席", "首任輪值主席"},
      .ruling = "R-L4"},
     [](const Ruleset& rules, Seat) -> int { return static_cast<int>(rules.first_chair); },
     [](Ruleset& rules, Seat, int value) { rules.first_chair = static_cast<FirstChair>(value); }},
    {{.name = "bills_reversible",
      .kind = OptionKind::Switch,
      .least = 0,
      .most = 1,
      .title = {"Finance tax, tariff and subsidy can be lowered again", "金融税、关税和补贴可以下调",
                "金融稅、關稅和補貼可以下調"},
      .ruling = "R-L7"},
     [](const Ruleset& rules, Seat) -> int { return rules.bills_reversible ? 1 : 0; },
     [](Ruleset& rules, Seat, int value) { rules.bills_reversible = value != 0; }},
    {{.name = "tax_scope",
      .kind = OptionKind::Set,
      .least = 0,
      .most = (1 << kDealingIds.size()) - 1,
      .choices = kDealingIds,
      .title = {"Dealings the tax law covers", "税法涵盖的交易", "稅法涵蓋的交易"},
      .ruling = "R-L8"},
     [](const Ruleset& rules, Seat) -> int { return static_cast<int>(rules.tax_scope.bits()); },
     [](Ruleset& rules, Seat, int value) {
       rules.tax_scope = SmallSet<Dealing>::from_bits(static_cast<std::uint32_t>(value));
     }},
    {{.name = "plots_for_sale",
      .kind = OptionKind::Switch,
      .least = 0,
      .most = 1,
      .title = {"Plots of the bank can be bought", "可以购买银行的地块", "可以購買銀行的地塊"},
      .ruling = "R-L12"},
     [](const Ruleset& rules, Seat) -> int { return rules.plots_for_sale ? 1 : 0; },
     [](Ruleset& rules, Seat, int value) { rules.plots_for_sale = value != 0; }},
    {{.name = "level_cap",
      .kind = OptionKind::Number,
      .least = 0,
      .most = 99,
      .title = {"Highest level of an industry (0: none)", "产业最高等级（0 为不限）", "產業最高等級（0 為不限）"},
      .ruling = "R-L24"},
     [](const Ruleset& rules, Seat) -> int { return rules.level_cap; },
     [](Ruleset& rules, Seat, int value) { rules.level_cap = static_cast<std::uint8_t>(value); }},
}};

}  // namespace

std::span<const NamedRuleset<Ruleset>> released_rulesets() {
  static const std::array<NamedRuleset<Ruleset>, 2> kReleased = {{
      {"handbook", 1, {"Handbook", "手册规则", "手冊規則"}, handbook_rules()},
      {"balanced", 1, {"Balanced", "平衡规则", "平衡規則"}, balanced_rules()},
  }};
  return kReleased;
}

std::span<const Option<Ruleset>> table_options() { return kOptions; }

}  // namespace oligopoly::lake
