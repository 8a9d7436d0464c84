// The handbook's tables (version 1.3), laid out to be compared with it by eye, and the sums it gives to check them.
#pragma once

#include "games/lake/rules/ruleset.hpp"

namespace oligopoly::lake::handbook {

struct CivRow {
  std::string_view id;
  Text name;
  Mix points;
  std::uint8_t plots;
  Trait trait;
};

struct CardRow {
  std::string_view id;
  Text name;
  EnumMap<Industry, std::int8_t> effect;
  bool disaster = false;
  std::uint8_t leader_bonus = 0, leader_fine = 0;
};

struct DonationRow {
  std::string_view card;
  Donation donation;
};

struct AchievementPoints {
  Achievement achievement;
  AchievementRow row;
};

// clang-format off

// L1.2. Points: Livestock, Crops, Timber, Steel, Metals, Water. The handbook's weighted sums follow no weights we found
// and are left out (R-L47, L9.3).
inline constexpr std::array<CivRow, 8> kCivs = {{
    {"uk",      {"UK",      "英国",   "英國"},   {{1, 2, 0, 1, 0, 4}}, 3, Trait::GlobalTrade},
    {"france",  {"France",  "法国",   "法國"},   {{1, 2, 2, 0, 0, 3}}, 4, Trait::Enlightenment},
    {"germany", {"Germany", "德国",   "德國"},   {{0, 1, 2, 2, 0, 3}}, 4, Trait::BloodAndIron},
    {"usa",     {"USA",     "美国",   "美國"},   {{2, 0, 0, 1, 1, 2}}, 5, Trait::Westward},
    {"russia",  {"Russia",  "俄罗斯", "俄羅斯"}, {{0, 1, 2, 1, 1, 1}}, 5, Trait::Conquest},
    {"arabia",  {"Arabia",  "阿拉伯", "阿拉伯"}, {{1, 0, 0, 2, 1, 1}}, 4, Trait::Desalination},
    {"china",   {"China",   "中国",   "中國"},   {{1, 1, 1, 1, 1, 2}}, 5, Trait::SilkRoad},
    {"japan",   {"Japan",   "日本",   "日本"},   {{1, 0, 2, 0, 1, 4}}, 3, Trait::Meiji},
}};

// L5.1, L5.2.                                                        water coins for sale
inline constexpr EnumMap<Resource, ResourceRow> kResources = {{{
    /* Livestock */ {0, 0, true},
    /* Crops     */ {1, 0, true},
    /* Timber    */ {0, 0, true},
    /* Steel     */ {1, 0, true},
    /* Metals    */ {1, 1, true},
    /* Water     */ {0, 0, false},
}}};

// L1.3, L4.4, L5.3. Inputs: Livestock, Crops, Timber, Steel, Metals, Water.
//                                                     coins cost second plot  upgrade coins  levy
inline constexpr EnumMap<Industry, IndustryRow> kIndustries = {{{
    /* Food          */ {{{1, 1, 0, 0, 0, 0}}, 3,  7, 0, 0, Levy::Tariff},
    /* Manufacturing */ {{{0, 0, 1, 1, 0, 0}}, 3,  7, 4, 0, Levy::Tariff},
    /* Heavy         */ {{{0, 0, 1, 1, 1, 0}}, 6, 13, 4, 0, Levy::Tariff},
    /* Tourism       */ {{{1, 0, 1, 0, 0, 0}}, 2,  5, 0, 0, Levy::None},
    /* Services      */ {{{0, 1, 0, 0, 1, 0}}, 5, 11, 0, 0, Levy::None},
    /* Finance       */ {{{0, 0, 0, 0, 0, 0}}, 1,  3, 0, 2, Levy::FinanceTax},
}}};

// L3.2. Effect on Food, Manufacturing, Heavy, Tourism, Services, Finance; disaster; leaders' bonus and fine.
// The 28th row of the handbook (R-L45), the Rise of Civilisations, is what rounds 1 to 3 are called and has no effect.
inline constexpr std::array<CardRow, 27> kCards = {{
    {"feudalism",               {"Feudalism", "封建经济制度的确立", "封建經濟制度的確立"},                 {{ 2,  1, -1,  0,  0,  0}}},
    {"black_death",             {"Black Death", "黑死病爆发", "黑死病爆發"},                              {{-1, -1, -1, -1, -1,  0}}, true},
    {"enclosure",               {"Enclosure", "圈地运动", "圈地運動"},                                    {{-2,  1,  1,  0,  1,  0}}},
    {"new_sea_routes",          {"New Sea Routes", "新航路的开辟", "新航路的開闢"},                        {{ 0,  1,  0,  0,  1,  0}}},
    {"slave_trade",             {"Slave Trade", "奴隶贸易", "奴隸貿易"},                                  {{ 2,  1,  0, -1,  0,  0}}},
    {"seeds_of_capitalism",     {"Seeds of Capitalism", "资本主义萌芽", "資本主義萌芽"},                   {{-1,  2,  1,  0,  0,  0}}},
    {"guilds_and_companies",    {"Guilds and Companies", "行会与公司", "行會與公司"},                      {{ 1,  1,  0,  0, -1,  1}}},
    {"banks_and_credit",        {"Banks and Credit", "银行与信用工具", "銀行與信用工具"},                  {{ 0, -1,  0,  0,  1,  2}}},
    {"industrial_revolution_1", {"Industrial Revolution I", "工业革命·壹", "工業革命·壹"},                 {{ 1,  2,  1, -1, -1, -1}}},
    {"opium_trade",             {"Opium Trade", "鸦片贸易", "鴉片貿易"},                                  {{-1,  0,  0,  0,  1,  1}}},
    {"industry_monopoly",       {"Industry Monopoly", "行业垄断", "行業壟斷"},                            {}, false, 3, 0},
    {"sherman_act",             {"Sherman Antitrust Act", "《谢尔曼反托拉斯法》", "《謝爾曼反托拉斯法》"}, {}, false, 0, 7},
    {"great_depression",        {"Great Depression", "1929-1933年经济危机", "1929-1933年經濟危機"},        {{-2, -2, -2, -3, -3, -5}}, true},
    {"new_deal",                {"New Deal", "罗斯福新政", "羅斯福新政"},                                 {{-1,  0,  1,  0,  1, -2}}},
    {"world_war",               {"World War", "世界大战爆发", "世界大戰爆發"},                            {{ 1,  1,  2, -5, -4, -7}}, true},
    {"industrial_revolution_2", {"Industrial Revolution II", "工业革命·贰", "工業革命·貳"},                {{ 1,  1,  1,  1, -2, -1}}},
    {"bretton_woods",           {"Bretton Woods", "布雷顿森林体系", "布列敦森林體系"},                     {{ 0,  0, -1,  1,  0,  2}}},
    {"wto",                     {"WTO", "世界贸易组织成立", "世界貿易組織成立"},                          {{ 0, -1, -1,  0,  1,  3}}},
    {"boom_and_stagflation",    {"Boom and Stagflation", "繁荣与滞胀", "繁榮與停滯性通膨"},                {{ 0,  0,  0,  1,  1, -3}}},
    {"internet_age",            {"Internet Age", "互联网时代", "網際網路時代"},                           {{-1, -1,  0,  2,  0,  2}}},
    {"birth_of_the_euro",       {"Birth of the Euro", "欧元诞生", "歐元誕生"},                            {{ 0, -1, -1,  2,  0,  2}}},
    {"financial_crisis",        {"Financial Crisis", "2008年金融危机", "2008年金融危機"},                  {{-1, -4,  0, -2,  0, -4}}, true},
    {"tulip_mania",             {"Tulip Mania", "郁金香繁荣", "鬱金香繁榮"},                              {{-1, -2, -2,  0,  1,  3}}, true},
    {"marshall_plan",           {"Marshall Plan", "马歇尔计划", "馬歇爾計畫"},                            {{ 0,  1,  1, -1,  0,  1}}},
    {"protectionism",           {"Protectionism", "贸易保护主义盛行", "貿易保護主義盛行"},                 {{ 1,  0,  1,  0,  0, -3}}},
    {"imf",                     {"IMF", "国际货币基金组织成立", "國際貨幣基金組織成立"},                   {{ 0, -1, -1,  1,  1,  2}}},
    {"welfare_state",           {"Welfare State", "福利型国家政策", "福利國家政策"},                       {{ 0,  0,  0,  2,  1,  1}}},
}};

// L7. Goods: Livestock, Crops, Timber, Steel, Metals, Water; coins; points.
inline constexpr std::array<DonationRow, 5> kDonations = {{
    {"black_death",      {{{3, 2, 0, 0, 0, 0}},  0, 100}},
    {"tulip_mania",      {{{0, 2, 3, 0, 0, 0}},  0, 100}},
    {"great_depression", {{{0, 0, 0, 2, 0, 0}},  6, 100}},
    {"world_war",        {{{0, 0, 4, 2, 2, 0}},  0, 200}},
    {"financial_crisis", {{{0, 0, 0, 0, 0, 0}}, 10, 100}},
}};

// L8. Points are the handbook's; the numbers of the conditions are ours (R-L18).
inline constexpr std::array<AchievementPoints, 15> kAchievements = {{
    //                                 points need also
    {Achievement::Smith,              { 10,  1, 0}},   // routes founded
    {Achievement::Malthus,            { 20,  8, 0}},   // price of a point
    {Achievement::Marx,               { 20, 30, 0}},   // coins from the runs of a turn
    {Achievement::MarginalRevolution, { 20,  2, 0}},   // Metals
    {Achievement::Keynes,             { 20,  3, 0}},   // times
    {Achievement::Mill,               { 30,  3, 0}},   // routes
    {Achievement::Marshall,           { 30,  4, 0}},   // industries run in a turn
    {Achievement::Friedman,           { 30, 40, 0}},   // coins
    {Achievement::Lucas,              { 30,  8, 0}},   // rounds in a row
    {Achievement::Neoclassical,       { 40, 15, 0}},   // coins from one run
    {Achievement::Hayek,              { 40,  2, 4}},   // points of each; goods
    {Achievement::Ricardo,            { 50, 10, 0}},   // units received
    {Achievement::Robinson,           { 70,  2, 0}},   // monopolies
    {Achievement::Samuelson,          { 80,  5, 3}},   // level; tariff
    {Achievement::Schumpeter,         {100, 12, 0}},   // coins from one run
}};

// clang-format on

inline constexpr List<std::uint8_t, 12> kPointPrices = {1, 1, 2, 3, 5, 8};
inline constexpr List<std::uint8_t, 12> kRouteFees = {7, 5, 3, 2};

// ---- checks ----------------------------------------------------------------------------------------------------

constexpr int sum_of(Industry industry) {
  int sum = 0;
  for (const CardRow& card : kCards) sum += card.effect[industry];
  return sum;
}
/// The sample variance over the 28 rows in millionths, rounded, from whole numbers only.
constexpr std::int64_t variance_of(Industry industry) {
  constexpr std::int64_t kRows = 28;
  std::int64_t squares = 0;
  for (const CardRow& card : kCards) squares += card.effect[industry] * card.effect[industry];
  const std::int64_t above = kRows * squares - sum_of(industry) * sum_of(industry), below = kRows * (kRows - 1);
  return (above * 1'000'000 * 2 + below) / (2 * below);
}
constexpr int water_points() {
  int water = 0;
  for (const CivRow& civ : kCivs) water += civ.points[Resource::Water];
  return water;
}
constexpr bool costs_follow_coins() {
  for (const IndustryRow& row : kIndustries)
    if (row.cost != 2 * row.coins + 1) return false;
  return true;
}
constexpr bool achievements_in_order() {
  for (std::size_t i = 0; i < kAchievements.size(); ++i)
    if (kAchievements[i].achievement != static_cast<Achievement>(i)) return false;
  return true;
}
constexpr bool every_disaster_has_a_donation() {
  int disasters = 0, found = 0;
  for (const CardRow& card : kCards) {
    disasters += card.disaster ? 1 : 0;
    for (const DonationRow& row : kDonations) found += card.disaster && row.card == card.id ? 1 : 0;
  }
  return disasters == found && found == static_cast<int>(kDonations.size());
}

static_assert(water_points() == 20, "L1.2: Water 20 in all");
static_assert(costs_follow_coins(), "L1.3: building costs twice the coins and one");
static_assert(kCards.size() + 1 == 28, "L3.2: 28 rows, the Rise of Civilisations included");
static_assert(sum_of(Industry::Food) == -2 && sum_of(Industry::Manufacturing) == -2 && sum_of(Industry::Heavy) == -1 &&
                  sum_of(Industry::Tourism) == -4 && sum_of(Industry::Services) == -2 &&
                  sum_of(Industry::Finance) == -6,
              "L3.2: the handbook's column sums");
static_assert(variance_of(Industry::Food) == 1'031'746 && variance_of(Industry::Manufacturing) == 1'698'413 &&
                  variance_of(Industry::Heavy) == 924'603 && variance_of(Industry::Tourism) == 2'126'984 &&
                  variance_of(Industry::Services) == 1'550'265 && variance_of(Industry::Finance) == 5'730'159,
              "L3.2: the handbook's variances");
static_assert(every_disaster_has_a_donation(), "L7: a donation for every disaster, and for nothing else");
static_assert(achievements_in_order(), "L8: one row an achievement");

}  // namespace oligopoly::lake::handbook
