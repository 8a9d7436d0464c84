#include "games/lake/rules/ruleset.hpp"

#include "games/lake/rules/data/handbook.hpp"

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

/// The letter of the handbook, with rulings only where it is silent or contradicts itself.
Ruleset handbook_rules() {
  Ruleset rules;
  rules.tax_scope = {Dealing::Point,   Dealing::Plot,  Dealing::Build,
                     Dealing::Upgrade, Dealing::Route, Dealing::Desalination};
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

/// Ours (L10.1), the better evening: every difference from the handbook stands here.
Ruleset house_rules() {
  Ruleset rules = handbook_rules();
  rules.bills_reversible = true;
  rules.finance_upgrade = FinanceUpgrade::Rising;
  return rules;
}

/// What was called `handbook` when the rules were at version 1.
Ruleset first_rules() {
  Ruleset rules = house_rules();
  rules.rules_version = 1;
  rules.tax_scope.erase(Dealing::Upgrade);
  rules.trade.exchange_units = 9;
  rules.trade.exchange_kinds = 1;
  return rules;
}

Ruleset first_balanced_rules() {
  Ruleset rules = first_rules();
  rules.level_cap = 6;
  return rules;
}

/// The handbook's civilisations, then those that packs add.
constexpr std::array<std::string_view, kMaxCivs> kCivChoices = {
    "uk",      "france",  "germany", "usa",     "russia",  "arabia",  "china",   "japan",
    "added_1", "added_2", "added_3", "added_4", "added_5", "added_6", "added_7", "added_8"};

/// The industries the tariff can aim at: all but Finance, which has a tax of its own (L4.4).
constexpr Ids kTariffIds = Ids(kIndustryIds).first(5);

template <auto Member>
int get_member(const Ruleset& rules, Seat) {
  return static_cast<int>(rules.*Member);
}
template <auto Member>
void set_member(Ruleset& rules, Seat, int value) {
  using T = std::remove_cvref_t<decltype(rules.*Member)>;
  rules.*Member = static_cast<T>(value);
}
/// A choice, switch or number that is a field of the ruleset.
template <auto Member>
constexpr Option<Ruleset> option(std::string_view name, OptionKind kind, int least, int most, Ids choices, Text title,
                                 std::string_view ruling) {
  return {{name, kind, false, least, most, choices, title, ruling}, get_member<Member>, set_member<Member>};
}
template <auto Member>
constexpr Option<Ruleset> choice(std::string_view name, Ids choices, Text title, std::string_view ruling) {
  return option<Member>(name, OptionKind::Choice, 0, static_cast<int>(choices.size()) - 1, choices, title, ruling);
}
template <auto Member>
constexpr Option<Ruleset> yes_or_no(std::string_view name, Text title, std::string_view ruling) {
  return option<Member>(name, OptionKind::Switch, 0, 1, {}, title, ruling);
}

// clang-format off
constexpr std::array<Option<Ruleset>, 14> kOptions = {{
    {{.name = "civ", .kind = OptionKind::Choice, .per_seat = true, .least = 0, .most = kMaxCivs - 1,
      .choices = kCivChoices, .title = {"Civilisation", "文明", "文明"}},
     [](const Ruleset& rules, Seat seat) -> int { return rules.seat_civs[seat.index() % rules.seat_civs.size()]; },
     [](Ruleset& rules, Seat seat, int value) {
       rules.seat_civs[seat.index() % rules.seat_civs.size()] = static_cast<CivIndex>(value);
     }},
    choice<&Ruleset::first_chair>("first_chair", kFirstChairIds,
        {"First chair", "首任轮值主席国", "首任輪值主席國"}, "R-L4"),
    yes_or_no<&Ruleset::bills_reversible>("bills_reversible",
        {"Finance tax, tariff and subsidy can be lowered again", "金融税、关税和补贴可以下调", "金融稅、關稅和補貼可以下調"}, "R-L7"),
    choice<&Ruleset::finance_upgrade>("finance_upgrade", kFinanceUpgradeIds,
        {"Upgrading Finance: the same at every level, or more with the level", "金融业升级：每级相同，或随等级递增", "金融業升級：每級相同，或隨等級遞增"}, "R-L3"),
    {{.name = "tax_scope", .kind = OptionKind::Set, .least = 0, .most = (1 << kDealingIds.size()) - 1,
      .choices = kDealingIds, .title = {"Dealings the tax law covers", "税法涵盖的交易", "稅法涵蓋的交易"}, .ruling = "R-L8"},
     [](const Ruleset& rules, Seat) -> int { return static_cast<int>(rules.tax_scope.bits()); },
     [](Ruleset& rules, Seat, int value) {
       rules.tax_scope = SmallSet<Dealing>::from_bits(static_cast<std::uint32_t>(value));
     }},
    {{.name = "tariff_scope", .kind = OptionKind::Set, .least = 0, .most = (1 << kTariffIds.size()) - 1,
      .choices = kTariffIds, .title = {"Industries the tariff covers", "关税涵盖的产业", "關稅涵蓋的產業"}, .ruling = "R-L9"},
     [](const Ruleset& rules, Seat) -> int {
       Industries covered;
       for (const Industry industry : each<Industry>())
         if (rules.industries[industry].levy == Levy::Tariff) covered.insert(industry);
       return static_cast<int>(covered.bits());
     },
     [](Ruleset& rules, Seat, int value) {
       const Industries covered = Industries::from_bits(static_cast<std::uint32_t>(value));
       for (const Industry industry : each<Industry>())
         if (rules.industries[industry].levy != Levy::FinanceTax)
           rules.industries[industry].levy = covered.contains(industry) ? Levy::Tariff : Levy::None;
     }},
    choice<&Ruleset::swaps>("swaps", kSwapsIds,
        {"What routes and Global Trade may swap", "商路和全球贸易可交换的种类", "商路和全球貿易可交換的種類"}, "R-L34"),
    yes_or_no<&Ruleset::plots_for_sale>("plots_for_sale",
        {"Plots of the bank can be bought", "可以购买银行的地块", "可以購買銀行的地塊"}, "R-L12"),
    option<&Ruleset::level_cap>("level_cap", OptionKind::Number, 0, 99, {},
        {"Highest level of an industry (0: none)", "产业最高等级（0 为不限）", "產業最高等級（0 為不限）"}, "R-L24"),
    choice<&Ruleset::start_stock>("start_stock", kStartStockIds,
        {"Stocks at the start: none, or one for each point", "初始库存：无，或每个产出点各 1", "初始庫存：無，或每個產出點各 1"}, "R-L36"),
    choice<&Ruleset::sherman>("sherman", kShermanIds,
        {"The Sherman Act fines leaders once, or every round", "《谢尔曼反托拉斯法》处罚一次，或每轮处罚", "《謝爾曼反托拉斯法》處罰一次，或每輪處罰"}, "R-L37"),
    choice<&Ruleset::point_price_by>("point_price_by", kPointPriceByIds,
        {"Whose purchases raise the price of points", "产出点价格随谁的购买数递增", "產出點價格隨誰的購買數遞增"}, "R-L38"),
    option<&Ruleset::runs_a_turn>("runs_a_turn", OptionKind::Number, 1, 3, {},
        {"Runs of an industry per turn", "每个产业每回合的产出次数", "每個產業每回合的產出次數"}, "R-L39"),
    yes_or_no<&Ruleset::blood_and_iron_razes>("blood_and_iron_razes",
        {"Blood and Iron can raze an industry of level 1", "铁血政策可摧毁 1 级产业", "鐵血政策可摧毀 1 級產業"}, "R-L40"),
}};
// clang-format on

}  // namespace

std::span<const NamedRuleset<Ruleset>> released_rulesets() {
  static const std::array<NamedRuleset<Ruleset>, 2> kReleased = {{
      {"handbook", 2, {"Handbook", "手册规则", "手冊規則"}, handbook_rules()},
      {"house", 1, {"House rules", "家规", "家規"}, house_rules()},
  }};
  return kReleased;
}

std::span<const NamedRuleset<Ruleset>> old_rulesets() {
  static const std::array<NamedRuleset<Ruleset>, 2> kOld = {{
      {"handbook", 1, {"Handbook", "手册规则", "手冊規則"}, first_rules()},
      {"balanced", 1, {"Balanced", "平衡规则", "平衡規則"}, first_balanced_rules()},
  }};
  return kOld;
}

std::span<const Option<Ruleset>> table_options() { return kOptions; }

}  // namespace oligopoly::lake
