// Why something is refused, in words for players.
#pragma once

#include "core/verdict.hpp"

namespace oligopoly::lake {

// clang-format off
inline constexpr Reason kNotASeat{"not_a_seat", "L1.2", {"there is no such player", "没有这位玩家", "沒有這位玩家"}};
inline constexpr Reason kOwnSeat{"own_seat", "L6", {"name another player", "请指定另一位玩家", "請指定另一位玩家"}};
inline constexpr Reason kCardUsed{"card_used", "L3.1", {"this era card is not in the deck", "这张背景卡不在牌堆里", "這張背景卡不在牌堆裡"}};
inline constexpr Reason kWrongBillCount{"wrong_bill_count", "L4.1", {"name {0} different bills", "请提出 {0} 个不同的法案", "請提出 {0} 個不同的法案"}};
inline constexpr Reason kBillUnavailable{"bill_unavailable", "L4.2", {"the bill “{0}” cannot be proposed now", "现在不能提出法案“{0}”", "現在不能提出法案「{0}」"}};
inline constexpr Reason kNotProposed{"not_proposed", "L4.1", {"the bill “{0}” is not up for a vote", "法案“{0}”不在表决之列", "法案「{0}」不在表決之列"}};
inline constexpr Reason kOfferOpen{"offer_open", "L5.6", {"an offer has to be answered first", "须先答复提议", "須先答覆提議"}};
inline constexpr Reason kNoOffer{"no_offer", "L5.6", {"there is no offer to answer", "没有待答复的提议", "沒有待答覆的提議"}};
inline constexpr Reason kIncomeFirst{"income_first", "L5.1", {"first choose your income", "请先选择本回合的产出", "請先選擇本回合的產出"}};
inline constexpr Reason kStepPassed{"step_passed", "L5", {"the step “{0}” of this turn is over", "本回合的“{0}”步骤已过", "本回合的「{0}」步驟已過"}};
inline constexpr Reason kLastStep{"last_step", "L5", {"this is the last step; end the turn with “done”", "这是最后一步；用“done”结束回合", "這是最後一步；用「done」結束回合"}};
inline constexpr Reason kTooFewPoints{"too_few_points", "L5.1", {"you have only {1} points of {0}", "你的{0}产出点只有 {1} 个", "你的{0}產出點只有 {1} 個"}};
inline constexpr Reason kLacksGoods{"lacks_goods", "L5", {"you have too little {0}", "你的{0}不够", "你的{0}不夠"}};
inline constexpr Reason kLacksCoins{"lacks_coins", "L5", {"this takes {0} coins and you have {1}", "需要 {0} 世界币，你只有 {1}", "需要 {0} 世界幣，你只有 {1}"}};
inline constexpr Reason kPartnerLacks{"partner_lacks", "L5.6", {"the other player has too little {0}", "对方的{0}不够", "對方的{0}不夠"}};
inline constexpr Reason kNotForSale{"not_for_sale", "L5.2", {"points of {0} are not for sale", "{0}产出点不出售", "{0}產出點不出售"}};
inline constexpr Reason kPlotsNotForSale{"plots_not_for_sale", "L5.2", {"plots are not for sale at this table", "本桌不出售地块", "本桌不出售地塊"}};
inline constexpr Reason kNoBankPlot{"no_bank_plot", "L5.2", {"the bank has no plot left", "银行已没有地块", "銀行已沒有地塊"}};
inline constexpr Reason kAlreadyBuilt{"already_built", "L5.3", {"you have {0} already", "你已经有{0}", "你已經有{0}"}};
inline constexpr Reason kNoIdlePlot{"no_idle_plot", "L5.3", {"there is no idle plot for it", "没有闲置地块可用", "沒有閒置地塊可用"}};
inline constexpr Reason kNotBuilt{"not_built", "L5.4", {"there is no {0} here", "这里没有{0}", "這裡沒有{0}"}};
inline constexpr Reason kAlreadyRan{"already_ran", "L5.4", {"{0} cannot run again this turn", "{0}本回合不能再产出", "{0}本回合不能再產出"}};
inline constexpr Reason kNothingToRun{"nothing_to_run", "L5.4", {"no industry could run and pay now", "现在没有可产出并有收入的产业", "現在沒有可產出並有收入的產業"}};
inline constexpr Reason kAlreadyUpgraded{"already_upgraded", "L5.5", {"{0} has been upgraded this turn", "{0}本回合已经升级", "{0}本回合已經升級"}};
inline constexpr Reason kJustBuilt{"just_built", "L5.5", {"{0} was built this turn and cannot be upgraded yet", "{0}本回合刚建成，还不能升级", "{0}本回合剛建成，還不能升級"}};
inline constexpr Reason kLevelCap{"level_cap", "L5.5", {"{0} is the highest level at this table", "本桌最高为 {0} 级", "本桌最高為 {0} 級"}};
inline constexpr Reason kNoExpo{"no_expo", "L4.2", {"there is no World Expo yet", "世界博览会尚未召开", "世界博覽會尚未召開"}};
inline constexpr Reason kOffersSpent{"offers_spent", "L5.6", {"you have made {0} offers this turn: no more", "本回合已提议 {0} 次，不能再提", "本回合已提議 {0} 次，不能再提"}};
inline constexpr Reason kSameKind{"same_kind", "L5.6", {"no kind can be given and taken at once", "同一种不能既给出又换回", "同一種不能既給出又換回"}};
inline constexpr Reason kBadUnits{"bad_units", "L5.6", {"each side gives 1 to {0}", "每方给出 1 到 {0} 个", "每方給出 1 到 {0} 個"}};
inline constexpr Reason kBadKinds{"bad_kinds", "L5.1", {"each side gives 1 to {0} kinds", "每方给出 1 到 {0} 种", "每方給出 1 到 {0} 種"}};
inline constexpr Reason kNotSwapped{"not_swapped", "L5.6", {"{0} cannot be swapped at this table", "本桌不能交换{0}", "本桌不能交換{0}"}};
inline constexpr Reason kNothingToFree{"nothing_to_free", "L6", {"there is no fee here to waive", "没有可免除的商路费用", "沒有可免除的商路費用"}};
inline constexpr Reason kNotYourTrait{"not_your_trait", "L6", {"your civilisation has another trait", "你的文明没有这个特性", "你的文明沒有這個特性"}};
inline constexpr Reason kTraitUsed{"trait_used", "L6", {"your trait has been used", "你的文明特性已经用过", "你的文明特性已經用過"}};
inline constexpr Reason kWrongPayment{"wrong_payment", "L6", {"exactly {0} units of the right kinds have to be paid", "须正好支付 {0} 个指定种类的资源", "須正好支付 {0} 個指定種類的資源"}};
inline constexpr Reason kNotFallBelow{"not_fall_below", "L6", {"an industry of level 1 cannot fall", "1 级的产业不能再降", "1 級的產業不能再降"}};
inline constexpr Reason kNoIdlePlotThere{"no_idle_plot_there", "L6", {"that player has no idle plot", "该玩家没有闲置地块", "該玩家沒有閒置地塊"}};
inline constexpr Reason kAlreadyForbidden{"already_forbidden", "L6", {"no monopoly can form there anyway", "该产业本已不能形成垄断", "該產業本已不能形成壟斷"}};
inline constexpr Reason kNoDisaster{"no_disaster", "L7", {"no disaster was drawn this round", "本轮没有灾难卡", "本輪沒有災難卡"}};
inline constexpr Reason kAlreadyDonated{"already_donated", "L7", {"you have donated this round", "你本轮已经捐赠", "你本輪已經捐贈"}};

inline constexpr Reason kBadState{"bad_state", "L1", {"not a position of this game", "这不是本游戏的局面", "這不是本遊戲的局面"}};
inline constexpr Reason kBadSeats{"bad_seats", "L1.2", {"2 to 8 players can play", "可供 2 到 8 人游戏", "可供 2 到 8 人遊戲"}};
inline constexpr Reason kNoSuchCiv{"no_such_civ", "L1.2", {"there is no such civilisation in this ruleset", "本规则中没有这个文明", "本規則中沒有這個文明"}};
inline constexpr Reason kCivTaken{"civ_taken", "L1.2", {"another seat plays this civilisation", "另一席位已选这个文明", "另一席位已選這個文明"}};
inline constexpr Reason kIdTaken{"id_taken", "L10.2", {"this id is taken", "这个编号已被使用", "這個編號已被使用"}};
inline constexpr Reason kNameTaken{"name_taken", "L10.2", {"this name is taken", "这个名称已被使用", "這個名稱已被使用"}};
inline constexpr Reason kBadId{"bad_id", "L10.2", {"an id is 1 to 32 small letters, digits and underscores, and begins with a letter", "编号须为 1 到 32 个小写字母、数字或下划线，以字母开头", "編號須為 1 到 32 個小寫字母、數字或底線，以字母開頭"}};
inline constexpr Reason kNoName{"no_name", "L10.2", {"a name of 1 to 60 bytes is needed", "名称须为 1 到 60 字节", "名稱須為 1 到 60 位元組"}};
inline constexpr Reason kNoRows{"no_rows", "L10.2", {"must not be empty", "不能为空", "不能為空"}};
inline constexpr Reason kTooManyRows{"too_many_rows", "L10.2", {"at most {0} fit", "最多 {0} 个", "最多 {0} 個"}};
inline constexpr Reason kBadNumber{"bad_number", "L10.2", {"must be within {0} to {1}", "必须在 {0} 到 {1} 之间", "必須在 {0} 到 {1} 之間"}};
inline constexpr Reason kDonationNeeded{"donation_needed", "L10.2", {"a disaster needs a donation that costs and gives something", "灾难卡须有付出并有得分的捐赠", "災難卡須有付出並有得分的捐贈"}};
inline constexpr Reason kDonationUnused{"donation_unused", "L10.2", {"only a disaster has a donation", "只有灾难卡才有捐赠", "只有災難卡才有捐贈"}};
inline constexpr Reason kTooManyRoutes{"too_many_routes", "L10.2", {"proposals times rounds of a route must not exceed {0}", "每回合提议数乘商路轮数不得超过 {0}", "每回合提議數乘商路輪數不得超過 {0}"}};
// clang-format on

}  // namespace oligopoly::lake
