#pragma once

#include "core/verdict.hpp"
#include "games/smartphone/rules/names.hpp"

/// Why something is refused. See also plan/layout.hpp for what can be wrong with a plan.
namespace oligopoly::smartphone {

inline constexpr Reason kAlreadyPlanned{
    "already_planned", "S1.0", {"you have planned already", "你已经规划好了", "你已經規劃好了"}};

// ---- chance ----------------------------------------------------------------------------------------------------

inline constexpr Reason kWrongTileCount{
    "wrong_tile_count",
    "S0.7",
    {"{0} regions get a retailer, not {1}", "应有 {0} 个地点放置零售商，不是 {1} 个",
     "應有 {0} 個地點放置零售商，不是 {1} 個"}};
inline constexpr Reason kNoRetailerHere{
    "no_retailer_here",
    "S0.7",
    {"{0} is a home region: no retailer stands there", "{0}是起始地点：不放零售商", "{0}是起始地點：不放零售商"}};
inline constexpr Reason kNoSuchTile{
    "no_such_tile",
    "S0.7",
    {"there is no second tile worth {0}", "没有另一块 {0} 分的零售商板块", "沒有另一塊 {0} 分的零售商板塊"}};
inline constexpr Reason kWrongMarketSize{"wrong_market_size",
                                         "S0.4",
                                         {"{0} improvements are dealt, not {1}", "应摆放 {0} 块改良板块，不是 {1} 块",
                                          "應擺放 {0} 塊改良板塊，不是 {1} 塊"}};
inline constexpr Reason kNotInBox{
    "not_in_box",
    "S0.4",
    {"no improvement {0}/{1} is left in the box", "盒中已没有 {0}/{1} 改良板块", "盒中已沒有 {0}/{1} 改良板塊"}};

// ---- improving, research, logistics ----------------------------------------------------------------------------

inline constexpr Reason kNoImproveIcon{
    "no_improve_icon",
    "S4.1",
    {"your plan shows no improve production icon", "你的规划没有露出改良生产图标", "你的規劃沒有露出改良生產圖示"}};
inline constexpr Reason kEmptySlot{
    "empty_slot", "S4.1", {"there is no improvement in slot {0}", "第 {0} 格没有改良板块", "第 {0} 格沒有改良板塊"}};
inline constexpr Reason kNoTokens{
    "no_tokens", "S4.1", {"no goods token is left", "货物标记已经用完", "貨物標記已經用完"}};
inline constexpr Reason kHasTechnology{
    "has_technology", "S5.1", {"you have {0} already", "你已经拥有{0}", "你已經擁有{0}"}};
inline constexpr Reason kNoOfficeLeft{
    "no_office_left",
    "S0.2",
    {"no office is left in your supply", "你的整理盒里已没有办公室", "你的整理盒裡已沒有辦公室"}};
inline constexpr Reason kRegionFull{"region_full", "S6.1", {"{0} is full", "{0}已满", "{0}已滿"}};
inline constexpr Reason kNotLinked{
    "not_linked", "S6.1", {"{0} is not linked to your offices", "{0}与你的办公室不相连", "{0}與你的辦公室不相連"}};
inline constexpr Reason kHasOffice{"has_office",
                                   "S6.1",
                                   {"you have an office in {0} already; a second one needs WiFi",
                                    "你在{0}已有办公室；第二间需要 WiFi", "你在{0}已有辦公室；第二間需要 WiFi"}};
inline constexpr Reason kHasTwoOffices{
    "has_two_offices",
    "S6.3",
    {"you have two offices in {0} already", "你在{0}已有两间办公室", "你在{0}已有兩間辦公室"}};
inline constexpr Reason kWifiElsewhere{
    "wifi_elsewhere",
    "S6.3",
    {"you have used WiFi in {0} this round", "你本轮已在{0}使用 WiFi", "你本輪已在{0}使用 WiFi"}};

// ---- selling ---------------------------------------------------------------------------------------------------

inline constexpr Reason kNoOfficeThere{
    "no_office_there", "S7.1", {"you have no office in {0}", "你在{0}没有办公室", "你在{0}沒有辦公室"}};
inline constexpr Reason kRetailerThere{"retailer_there",
                                       "S7.1",
                                       {"a retailer stands in {0}: nobody sells there this round",
                                        "{0}有零售商：本轮谁也不能在那里卖货", "{0}有零售商：本輪誰也不能在那裡賣貨"}};
inline constexpr Reason kNoBuyer{
    "no_buyer",
    "S7.2",
    {"no buyer in {0} takes your goods at price {1}", "{0}没有买家接受你 {1} 的定价", "{0}沒有買家接受你 {1} 的定價"}};
inline constexpr Reason kNoNfc{"no_nfc", "S7.3", {"you do not have NFC", "你没有 NFC", "你沒有 NFC"}};
inline constexpr Reason kNfcUsedUp{"nfc_used_up",
                                   "S7.3",
                                   {"NFC sells at most {0} goods per round, and already has",
                                    "NFC 每轮最多卖 {0} 个货物，已经卖满", "NFC 每輪最多賣 {0} 個貨物，已經賣滿"}};

// ---- states and rulesets ---------------------------------------------------------------------------------------

inline constexpr Reason kBadState{
    "bad_state", "S0", {"this is not a position in this game", "这不是本游戏的局面", "這不是本遊戲的局面"}};
inline constexpr Reason kBadSeats{
    "bad_seats", "S0.1", {"this game is for {0} to {1} players", "可供 {0} 到 {1} 人游玩", "可供 {0} 到 {1} 人遊玩"}};
inline constexpr Reason kColourTwice{"colour_twice", "S0.1", {"{0} is taken already", "{0}已被选用", "{0}已被選用"}};
inline constexpr Reason kTwoSteves{
    "two_steves", "S0.1", {"at most one seat can be Steve", "最多只有一个席位是史蒂夫", "最多只有一個席位是史蒂夫"}};
inline constexpr Reason kNoSuchSeat{
    "no_such_seat", "S0.1", {"there is no seat {0} at this table", "本桌没有席位 {0}", "本桌沒有席位 {0}"}};
inline constexpr Reason kOutside{
    "outside", "S0", {"{0} is not between {1} and {2}", "{0} 不在 {1} 到 {2} 之间", "{0} 不在 {1} 到 {2} 之間"}};
inline constexpr Reason kHomeTwice{
    "home_twice", "S0.1", {"{0} is another colour's home", "{0}是另一种颜色的起始地点", "{0}是另一種顏色的起始地點"}};
inline constexpr Reason kBlankImprovement{
    "blank_improvement",
    "S0.4",
    {"an improvement shows at least one icon", "改良板块至少有一个图标", "改良板塊至少有一個圖示"}};
inline constexpr Reason kDominoTwice{
    "domino_twice", "S0.4", {"this improvement is already listed", "此改良板块前面已列出", "此改良板塊前面已列出"}};
inline constexpr Reason kTooFewDominoes{"too_few_dominoes",
                                        "S0.4",
                                        {"{0} improvements are needed, but there are {1}",
                                         "需要 {0} 块改良板块，只有 {1} 块", "需要 {0} 塊改良板塊，只有 {1} 塊"}};
inline constexpr Reason kTooDear{"too_dear",
                                 "S0.2",
                                 {"costs {0}, but a seat has {1} progress markers", "成本为 {0}，但每席只有 {1} 个标记",
                                  "成本為 {0}，但每席只有 {1} 個標記"}};
inline constexpr Reason kUnequalSpaces{
    "unequal_spaces",
    "S0.6",
    {"must have as many entries as “first”", "项数必须与“first”相同", "項數必須與「first」相同"}};
inline constexpr Reason kOneWayLink{
    "one_way_link", "S0.6", {"{0} does not link back", "{0}没有连回来", "{0}沒有連回來"}};
inline constexpr Reason kTileTwice{
    "tile_twice", "S0.7", {"the tile {0} is listed twice", "{0} 分的板块重复了", "{0} 分的板塊重複了"}};
inline constexpr Reason kTooManyRetailers{
    "too_many_retailers",
    "S0.7",
    {"{0} retailers, but tiles and regions for only {1}", "{0} 个零售商，但板块或地点只有 {1} 个",
     "{0} 個零售商，但板塊或地點只有 {1} 個"}};
inline constexpr Reason kPlanImpossible{
    "plan_impossible",
    "S1.1",
    {"no way of laying the pads covers so many cells", "没有任何摆法能盖住这么多格", "沒有任何擺法能蓋住這麼多格"}};
inline constexpr Reason kNothingPrinted{
    "nothing_printed", "S9.0", {"blank is not an icon: must be 0", "空白不是图标：必须为 0", "空白不是圖示：必須為 0"}};

}  // namespace oligopoly::smartphone
