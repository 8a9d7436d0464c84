// What people call things, in three languages. Civilisations and era cards carry their names in the ruleset.
#pragma once

#include "core/text.hpp"
#include "games/lake/rules/enums.hpp"

namespace oligopoly::lake {

// clang-format off
inline constexpr EnumMap<Good, Text> kGoodNames = {{{
    {"Livestock", "畜牧", "畜牧"}, {"Crops", "种植", "種植"}, {"Timber", "木材", "木材"}, {"Steel", "钢铁", "鋼鐵"},
    {"Metals", "贵金属", "貴金屬"}, {"Water", "水", "水"}, {"coins", "世界币", "世界幣"}, {"plots", "地块", "地塊"},
}}};
inline constexpr EnumMap<Industry, Text> kIndustryNames = {{{
    {"Food", "食品业", "食品業"}, {"Manufacturing", "制造业", "製造業"}, {"Heavy", "重工业", "重工業"},
    {"Tourism", "旅游业", "旅遊業"}, {"Services", "服务业", "服務業"}, {"Finance", "金融业", "金融業"},
}}};
inline constexpr EnumMap<Bill, Text> kBillNames = {{{
    {"tax law up", "税法晋升", "稅法晉升"},
    {"finance tax up", "金融税上调", "金融稅上調"}, {"finance tax down", "金融税下调", "金融稅下調"},
    {"tariff up", "关税上调", "關稅上調"}, {"tariff down", "关税下调", "關稅下調"},
    {"subsidy up", "贸易补贴上调", "貿易補貼上調"}, {"subsidy down", "贸易补贴下调", "貿易補貼下調"},
    {"World Expo", "世界博览会", "世界博覽會"},
}}};
inline constexpr EnumMap<Trait, Text> kTraitNames = {{{
    {"Global Trade", "全球贸易", "全球貿易"}, {"Enlightenment", "启蒙思想", "啟蒙思想"}, {"Blood and Iron", "铁血政策", "鐵血政策"},
    {"Westward", "西进运动", "西進運動"}, {"Conquest", "大帝征伐", "大帝征伐"}, {"Desalination", "海水淡化", "海水淡化"},
    {"Silk Road", "丝绸之路", "絲綢之路"}, {"Meiji", "明治维新", "明治維新"},
}}};
inline constexpr EnumMap<Achievement, Text> kAchievementNames = {{{
    {"Smith: Invisible Hand", "亚当·斯密：看不见的手", "亞當·斯密：看不見的手"},
    {"Malthus: Diminishing Returns", "托马斯·马尔萨斯：边际报酬递减", "湯瑪斯·馬爾薩斯：邊際報酬遞減"},
    {"Marx: Surplus Value", "卡尔·马克思：剩余价值", "卡爾·馬克思：剩餘價值"},
    {"Marginal Revolution: Diamonds and Water", "边际革命：钻石与水悖论", "邊際革命：鑽石與水的矛盾"},
    {"Keynes: Intervention", "约翰·梅纳德·凯恩斯：国家调控", "約翰·梅納德·凱因斯：國家干預"},
    {"Mill: International Values", "约翰·穆勒：国际价值法则", "約翰·彌爾：國際價值法則"},
    {"Marshall: Equilibrium", "阿尔弗雷德·马歇尔：供求均衡原理", "阿爾弗雷德·馬歇爾：供需均衡原理"},
    {"Friedman: Laissez-faire", "米尔顿·弗里德曼：自由放任", "米爾頓·傅利曼：自由放任"},
    {"Lucas: Rational Expectations", "罗伯特·卢卡斯：理性预期", "羅伯特·盧卡斯：理性預期"},
    {"Neoclassical: Opportunity Cost", "新古典主义：机会成本", "新古典主義：機會成本"},
    {"Hayek: Calculation Problem", "弗里德里希·奥古斯特·冯·哈耶克：经济计算问题", "弗里德里希·奧古斯特·馮·海耶克：經濟計算問題"},
    {"Ricardo: Comparative Advantage", "大卫·李嘉图：比较优势", "大衛·李嘉圖：比較利益"},
    {"Robinson: Imperfect Competition", "琼·罗宾逊：不完全竞争", "瓊·羅賓遜：不完全競爭"},
    {"Samuelson: Stolper–Samuelson", "保罗·萨缪尔森：斯托尔珀—萨缪尔森定理", "保羅·薩繆爾森：史托普—薩繆爾森定理"},
    {"Schumpeter: Business Cycle", "约瑟夫·熊彼特：景气循环", "約瑟夫·熊彼特：景氣循環"},
}}};
inline constexpr EnumMap<TurnStep, Text> kTurnStepNames = {{{
    {"income", "资源获得", "資源獲得"}, {"expo", "世博交易", "世博交易"}, {"buy", "购置", "購置"}, {"build", "产业建设", "產業建設"},
    {"run", "产业产出", "產業產出"}, {"upgrade", "产业升级", "產業升級"}, {"routes", "商路", "商路"},
}}};
/// The level of a law as the handbook writes it: 0 is not in force.
inline constexpr std::array<Text, 10> kLawLevels = {{
    {"0", "0", "0"}, {"I", "I", "I"}, {"II", "II", "II"}, {"III", "III", "III"}, {"IV", "IV", "IV"},
    {"V", "V", "V"}, {"VI", "VI", "VI"}, {"VII", "VII", "VII"}, {"VIII", "VIII", "VIII"}, {"IX", "IX", "IX"},
}};
inline constexpr Text kRiseOfCivilisations{"Rise of Civilisations", "文明古国的兴起", "文明古國的興起"};
// clang-format on

constexpr const Text& name_of(Good good) { return kGoodNames[good]; }
constexpr const Text& name_of(Resource resource) { return kGoodNames[good_of(resource)]; }
constexpr const Text& name_of(Industry industry) { return kIndustryNames[industry]; }
constexpr const Text& name_of(Bill bill) { return kBillNames[bill]; }
constexpr const Text& name_of(Trait trait) { return kTraitNames[trait]; }
constexpr const Text& name_of(Achievement achievement) { return kAchievementNames[achievement]; }
constexpr const Text& name_of(TurnStep step) { return kTurnStepNames[step]; }
constexpr const Text& law_level(int level) { return kLawLevels[static_cast<std::size_t>(level) % kLawLevels.size()]; }

}  // namespace oligopoly::lake
