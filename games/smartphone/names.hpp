#pragma once

#include "core/text.hpp"
#include "games/smartphone/icon.hpp"
#include "games/smartphone/terms.hpp"

/// What people call the things of the rulebook.
namespace oligopoly::smartphone {

inline constexpr EnumMap<Technology, Text> kTechnologyNames{{{
    {"GPS", "GPS", "GPS"},
    {"WiFi", "WiFi", "WiFi"},
    {"Gaming", "游戏", "遊戲"},
    {"Battery", "电池", "電池"},
    {"NFC", "NFC", "NFC"},
    {"4G", "4G", "4G"},
}}};
constexpr const Text& name_of(Technology technology) { return kTechnologyNames[technology]; }

inline constexpr EnumMap<Region, Text> kRegionNames{{{
    {"Australia", "澳洲", "澳洲"},
    {"Canada", "加拿大", "加拿大"},
    {"Caribbean", "加勒比", "加勒比海"},
    {"China", "中国", "中國"},
    {"CIS", "独联体", "獨聯體"},
    {"Emirates", "阿联酋", "阿聯酋"},
    {"Europe", "欧洲", "歐洲"},
    {"India", "印度", "印度"},
    {"North Africa", "北非", "北非"},
    {"RSA", "南非", "南非"},
    {"South America", "南美", "南美"},
    {"USA", "美国", "美國"},
}}};
constexpr const Text& name_of(Region region) { return kRegionNames[region]; }

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
    {"own pad", "自备平板", "自備平板"},
}}};
constexpr const Text& name_of(Difficulty difficulty) { return kDifficultyNames[difficulty]; }

inline constexpr EnumMap<Phase, Text> kPhaseNames{{{
    {"placing retailers", "放置零售商", "放置零售商"},
    {"dealing improvements", "发改良板块", "發改良板塊"},
    {"planning", "规划", "規劃"},
    {"improving production", "改良生产", "改良生產"},
    {"research", "研发科技", "研發科技"},
    {"logistics", "物流", "物流"},
    {"selling", "卖出货物", "賣出貨物"},
    {"the end", "游戏结束", "遊戲結束"},
}}};
constexpr const Text& name_of(Phase phase) { return kPhaseNames[phase]; }

}  // namespace oligopoly::smartphone
