#pragma once

#include <string>

#include "core/text.hpp"
#include "games/smartphone/rules/enums.hpp"
#include "games/smartphone/rules/icon.hpp"

/// What people call the things of the rulebook.
namespace oligopoly::smartphone {

inline constexpr EnumMap<Technology, Text> kTechnologyNames{{{
    {"GPS", "GPS", "GPS"},
    {"WiFi", "WiFi", "WiFi"},
    {"Gaming", "手游", "電玩"},
    {"Battery", "电池", "電池"},
    {"NFC", "NFC", "NFC"},
    {"4G", "4G", "4G"},
}}};
constexpr const Text& name_of(Technology technology) { return kTechnologyNames[technology]; }

inline constexpr EnumMap<Region, Text> kRegionNames{{{
    {"Australia", "澳洲", "澳洲"},
    {"Canada", "加拿大", "加拿大"},
    {"Caribbean", "加勒比海", "加勒比海"},
    {"China", "中国", "中國"},
    {"CIS", "独联体", "獨立國協"},
    {"Emirates", "阿联酋", "阿聯"},
    {"Europe", "欧洲", "歐洲"},
    {"India", "印度", "印度"},
    {"North Africa", "北非", "北非"},
    {"RSA", "南非", "南非"},
    {"South America", "南美", "南美"},
    {"USA", "美国", "美國"},
}}};
constexpr const Text& name_of(Region region) { return kRegionNames[region]; }
/// With the Latin name beside a Chinese one: "澳洲 Australia". The alphabet that Steve follows (S9.7) is the Latin one.
inline std::string full_name_of(Region region, Lang lang) {
  const Text& name = name_of(region);
  return lang == Lang::En ? std::string(name.en) : std::string(name[lang]) + " " + std::string(name.en);
}

inline constexpr EnumMap<Size, Text> kSizeNames{{{
    {"small", "小", "小"},
    {"medium", "中", "中"},
    {"large", "大", "大"},
}}};
constexpr const Text& name_of(Size size) { return kSizeNames[size]; }

inline constexpr EnumMap<Colour, Text> kColourNames{{{
    {"Green", "绿色", "綠色"},
    {"Blue", "蓝色", "藍色"},
    {"Black", "黑色", "黑色"},
    {"Yellow", "黄色", "黃色"},
    {"Red", "红色", "紅色"},
}}};
constexpr const Text& name_of(Colour colour) { return kColourNames[colour]; }

inline constexpr EnumMap<Difficulty, Text> kDifficultyNames{{{
    {"easy", "简单", "簡單"},
    {"normal", "普通", "普通"},
    {"hard", "困难", "困難"},
    {"your own pad", "自备的平板", "自備的平板"},
}}};
constexpr const Text& name_of(Difficulty difficulty) { return kDifficultyNames[difficulty]; }

/// The eight phases of a round (S1 to S8), as the rulebook counts them.
inline constexpr std::array<Text, 8> kRoundPhases{{
    {"planning", "规划", "規劃"},
    {"set prices", "调整定价", "調整定價"},
    {"production", "生产", "生產"},
    {"improve production", "改良生产", "改良生產"},
    {"research technology", "研发科技", "研發科技"},
    {"logistics", "物流", "物流"},
    {"selling goods", "卖出货物", "賣出貨物"},
    {"receive VP", "得分", "得分"},
}};
/// Which of them the game waits in, from 1; 0 while it deals and when it is over. The others take no decision.
constexpr int round_phase_of(Phase phase) {
  constexpr EnumMap<Phase, std::uint8_t> kNumbers{{{0, 0, 1, 4, 5, 6, 7, 0}}};
  return kNumbers[phase];
}

inline constexpr EnumMap<Phase, Text> kPhaseNames{{{
    {"placing retailers", "放置零售商", "放置零售商"},
    {"dealing improvements", "摆放改良板块", "擺放改良板塊"},
    kRoundPhases[0],
    kRoundPhases[3],
    kRoundPhases[4],
    kRoundPhases[5],
    kRoundPhases[6],
    {"the game is over", "游戏结束", "遊戲結束"},
}}};
constexpr const Text& name_of(Phase phase) { return kPhaseNames[phase]; }

}  // namespace oligopoly::smartphone
