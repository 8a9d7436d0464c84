// What happened, told in three languages. A run shows where every coin came from.
#include "games/lake/lake.hpp"
#include "games/lake/names.hpp"

namespace oligopoly::lake {
namespace {

/// Words made on the spot, for a placeholder.
Text said(const std::string& words) { return {words, words, words}; }

/// "+3", "−2".
std::string with_sign(int value) { return (value < 0 ? "−" : "+") + std::to_string(value < 0 ? -value : value); }

class Describe {
 public:
  Describe(const Ruleset& rules, Lang lang) : rules_(rules), lang_(lang) {}

  // ---- era and council -----------------------------------------------------------------------------------------

  std::string operator()(const ChairDrawn& e) const {
    return say({"{0} chairs first.", "{0}首先担任轮值主席国。", "{0}首先擔任輪值主席國。"}, {who(e.seat)});
  }
  std::string operator()(const RoundBegan& e) const {
    return say({"Round {0}: {1} chairs.", "第 {0} 轮：{1}担任轮值主席国。", "第 {0} 輪：{1}擔任輪值主席國。"},
               {e.round, who(e.chair)});
  }
  std::string operator()(const CardDrawn& e) const {
    return say({"The era brings {0}.", "时代背景：{0}。", "時代背景：{0}。"}, {card(e.card)});
  }
  std::string operator()(const FinePaid& e) const {
    return say(
        {"{0} leads {1} and pays {2} coins.", "{0}在{1}领先，支付 {2} 世界币。", "{0}在{1}領先，支付 {2} 世界幣。"},
        {who(e.seat), name_of(e.industry), e.coins});
  }
  std::string operator()(const IndustryRaised& e) const {
    return say({"{0} raises {2} of {1} to level {3}.", "{0}使{1}的{2}升至 {3} 级。", "{0}使{1}的{2}升至 {3} 級。"},
               {who(e.seat), who(e.target), name_of(e.industry), e.level});
  }
  std::string operator()(const MeijiDeclined& e) const {
    return say({"{0} raises no industry.", "{0}不提升产业。", "{0}不提升產業。"}, {who(e.seat)});
  }
  std::string operator()(const BillsProposed& e) const {
    std::string bills;
    for (const Bill bill : e.bills) bills += (bills.empty() ? "" : separator()) + std::string(name_of(bill)[lang_]);
    return say({"{0} proposes: {1}.", "{0}提出法案：{1}。", "{0}提出法案：{1}。"}, {who(e.seat), said(bills)});
  }
  std::string operator()(const VoteCast& e) const {
    return say({"{0} votes for {1} ({2}).", "{0}投票给“{1}”（{2} 票）。", "{0}投票給「{1}」（{2} 票）。"},
               {who(e.seat), name_of(e.bill), e.votes});
  }
  std::string operator()(const BillPassed& e) const {
    std::string votes;
    for (const std::uint8_t count : e.votes) votes += (votes.empty() ? "" : " : ") + std::to_string(count);
    return say({"Passed ({1}): {0}, now {2}.", "通过（{1}）：{0}，现为 {2} 级。", "通過（{1}）：{0}，現為 {2} 級。"},
               {name_of(e.bill), said(votes), e.level});
  }

  // ---- turns ---------------------------------------------------------------------------------------------------

  std::string operator()(const TurnBegan& e) const {
    return say({"{0}'s turn.", "{0}的回合。", "{0}的回合。"}, {who(e.seat)});
  }
  std::string operator()(const TurnEnded& e) const {
    return say({"{0} ends the turn.", "{0}结束回合。", "{0}結束回合。"}, {who(e.seat)});
  }
  std::string operator()(const TurnSkipped& e) const {
    return say({"{0} skips the turn and takes a plot of the bank.", "{0}跳过回合，从银行获得一个地块。",
                "{0}跳過回合，從銀行獲得一個地塊。"},
               {who(e.seat)});
  }
  std::string operator()(const SubsidyPaid& e) const {
    return say({"The subsidy pays {0} {1} coins.", "贸易补贴付给{0} {1} 世界币。", "貿易補貼付給{0} {1} 世界幣。"},
               {who(e.seat), e.coins});
  }
  std::string operator()(const PointsGave& e) const {
    return say({"{0}'s points give {1}.", "{0}的产出点产出{1}。", "{0}的產出點產出{1}。"},
               {who(e.seat), said(list(e.goods))});
  }
  std::string operator()(const PointsRun& e) const {
    return say({"{0} runs points for {1}, using {2} Water and {3} coins.", "{0}产出{1}，耗水 {2}、世界币 {3}。",
                "{0}產出{1}，耗水 {2}、世界幣 {3}。"},
               {who(e.seat), said(list(e.goods)), e.water, e.coins});
  }
  std::string operator()(const PointBought& e) const {
    return say({"{0} buys a point of {1}: price {2}, tax {3}.", "{0}购置{1}产出点：价格 {2}，税 {3}。",
                "{0}購置{1}產出點：價格 {2}，稅 {3}。"},
               {who(e.seat), name_of(e.resource), e.price, e.tax});
  }
  std::string operator()(const PlotBought& e) const {
    return say({"{0} buys a plot of the bank: price {1}, tax {2}.", "{0}购置银行的一个地块：价格 {1}，税 {2}。",
                "{0}購置銀行的一個地塊：價格 {1}，稅 {2}。"},
               {who(e.seat), e.price, e.tax});
  }
  std::string operator()(const Built& e) const {
    return say(
        {"{0} builds {1}: cost {2}, tax {3}.", "{0}建设{1}：费用 {2}，税 {3}。", "{0}建設{1}：費用 {2}，稅 {3}。"},
        {who(e.seat), name_of(e.industry), e.price, e.tax});
  }
  std::string operator()(const Ran& e) const {
    const std::string parts = parts_of(e);
    return say({"{0} runs {1} for {2}: {3} = {4} coins.", "{0}的{1}产出，投入{2}：{3} = {4} 世界币。",
                "{0}的{1}產出，投入{2}：{3} = {4} 世界幣。"},
               {who(e.seat), name_of(e.industry), said(list(e.inputs)), said(parts), e.payoff.total});
  }
  std::string operator()(const Upgraded& e) const {
    return say({"{0} upgrades {1} to level {2} for {3} and {4} coins.", "{0}将{1}升至 {2} 级，花费{3}、世界币 {4}。",
                "{0}將{1}升至 {2} 級，花費{3}、世界幣 {4}。"},
               {who(e.seat), name_of(e.industry), e.level, said(list(e.goods)), e.coins});
  }
  std::string operator()(const MonopolyWon& e) const {
    return say({"{0} now holds the monopoly of {1}.", "{0}形成{1}的垄断。", "{0}形成{1}的壟斷。"},
               {who(e.seat), name_of(e.industry)});
  }
  std::string operator()(const MonopolyLost& e) const {
    return say({"{0} no longer holds the monopoly of {1}.", "{0}失去{1}的垄断。", "{0}失去{1}的壟斷。"},
               {who(e.seat), name_of(e.industry)});
  }

  // ---- trade ---------------------------------------------------------------------------------------------------

  std::string operator()(const RouteOffered& e) const {
    return say(
        {"{0} offers {1} a route: {2} for {3}.", "{0}向{1}提议商路：以{2}换{3}。", "{0}向{1}提議商路：以{2}換{3}。"},
        {who(e.seat), who(e.offer.to), said(gives(e.offer)), said(takes(e.offer))});
  }
  std::string operator()(const ExchangeOffered& e) const {
    return say({"{0} offers {1} at the Expo: {2} for {3}.", "{0}在世博会向{1}提议：以{2}换{3}。",
                "{0}在世博會向{1}提議：以{2}換{3}。"},
               {who(e.seat), who(e.offer.to), said(gives(e.offer)), said(takes(e.offer))});
  }
  std::string operator()(const Exchanged& e) const {
    return say({"{0} and {1} exchange {2} for {3}.", "{0}与{1}以{2}换{3}。", "{0}與{1}以{2}換{3}。"},
               {who(e.seat), who(e.offer.to), said(gives(e.offer)), said(takes(e.offer))});
  }
  std::string operator()(const OfferDeclined& e) const {
    return say({"{1} declines {0}'s offer.", "{1}谢绝{0}的提议。", "{1}謝絕{0}的提議。"},
               {who(e.seat), who(e.offer.to)});
  }
  std::string operator()(const RouteFounded& e) const {
    const std::string route = route_words(e.route);
    if (e.free_by != kNobody)
      return say({"The route {0} is founded without fee and tax by {1}'s Silk Road, to the end of round {2}.",
                  "商路{0}设立，因{1}的丝绸之路免费免税，至第 {2} 轮末。",
                  "商路{0}設立，因{1}的絲綢之路免費免稅，至第 {2} 輪末。"},
                 {said(route), who(e.free_by), e.route.last_round});
    return say({"The route {0} is founded: fee {1}, tax {2}, to the end of round {3}.",
                "商路{0}设立：费用 {1}，税 {2}，至第 {3} 轮末。", "商路{0}設立：費用 {1}，稅 {2}，至第 {3} 輪末。"},
               {said(route), e.fee, e.tax, e.route.last_round});
  }
  std::string operator()(const RouteDelivered& e) const {
    return say({"The route {0} delivers.", "商路{0}交货。", "商路{0}交貨。"}, {said(route_words(e.route))});
  }
  std::string operator()(const RouteFailed& e) const {
    return say({"The route {0} cannot deliver this time.", "商路{0}这次无法交货。", "商路{0}這次無法交貨。"},
               {said(route_words(e.route))});
  }
  std::string operator()(const RouteExpired& e) const {
    return say({"The route {0} has come to its end.", "商路{0}到期。", "商路{0}到期。"}, {said(route_words(e.route))});
  }

  // ---- traits, charity, achievements ---------------------------------------------------------------------------

  std::string operator()(const Traded& e) const {
    return say({"{0} gives {1} {2} and takes 1 {3}.", "{0}给{1}{2}，取得 1 {3}。", "{0}給{1}{2}，取得 1 {3}。"},
               {who(e.seat), who(e.to), said(list(e.give)), name_of(e.take)});
  }
  std::string operator()(const MonopolyForbidden& e) const {
    return say(
        {"{0} forbids the monopoly of {1} for good.", "{0}宣布{1}永不得形成垄断。", "{0}宣布{1}永不得形成壟斷。"},
        {who(e.seat), name_of(e.industry)});
  }
  std::string operator()(const Struck& e) const {
    return say({"{0} pays {4}: {2} of {1} falls to level {3}.", "{0}支付{4}：{1}的{2}降至 {3} 级。",
                "{0}支付{4}：{1}的{2}降至 {3} 級。"},
               {who(e.seat), who(e.target), name_of(e.industry), e.level, said(list(e.pay))});
  }
  std::string operator()(const Conquered& e) const {
    return say({"{0} pays {2} and takes an idle plot of {1}.", "{0}支付{2}，取得{1}的一个闲置地块。",
                "{0}支付{2}，取得{1}的一個閒置地塊。"},
               {who(e.seat), who(e.target), said(list(e.pay))});
  }
  std::string operator()(const Desalinated& e) const {
    return say({"{0} desalinates {3} Water: price {1}, tax {2}.", "{0}淡化得水 {3}：价格 {1}，税 {2}。",
                "{0}淡化得水 {3}：價格 {1}，稅 {2}。"},
               {who(e.seat), e.price, e.tax, e.water});
  }
  std::string operator()(const Donated& e) const {
    return say({"{0} donates {2} and {3} coins for {1}: {4} points.", "{0}为{1}捐赠{2}、世界币 {3}：得 {4} 分。",
                "{0}為{1}捐贈{2}、世界幣 {3}：得 {4} 分。"},
               {who(e.seat), card(e.card), said(list(e.donation.goods)), e.donation.coins, e.donation.points});
  }
  std::string operator()(const AchievementWon& e) const {
    return say({"{0} achieves {1}: {2} points.", "{0}达成成就“{1}”：{2} 分。", "{0}達成成就「{1}」：{2} 分。"},
               {who(e.seat), name_of(e.achievement), e.points});
  }
  std::string operator()(const GameEnded&) const { return say({"The game is over.", "游戏结束。", "遊戲結束。"}, {}); }

 private:
  std::string say(const Text& pattern, std::initializer_list<TextArg> args) const { return fill(pattern, lang_, args); }
  Text who(Seat seat) const { return rules_.civ_of(seat).name.text(); }
  Text card(CardIndex index) const { return rules_.cards[index].name.text(); }
  std::string separator() const { return lang_ == Lang::En ? ", " : "、"; }

  template <class Kind>
  std::string units(int count, Kind kind) const {
    return std::to_string(count) + " " + std::string(name_of(kind)[lang_]);
  }
  /// "2 Crops + 1 Steel".
  template <class Kind>
  std::string list(const EnumMap<Kind, std::uint8_t>& mix) const {
    static constexpr Text kNothing{"nothing", "无", "無"};
    std::string out;
    for (const Kind kind : each<Kind>())
      if (mix[kind] > 0) out += (out.empty() ? "" : " + ") + units(mix[kind], kind);
    return out.empty() ? std::string(kNothing[lang_]) : out;
  }
  std::string gives(const Offer& offer) const { return list(offer.give); }
  std::string takes(const Offer& offer) const { return list(offer.take); }
  /// "UK 2 Crops ⇄ China 1 Steel".
  std::string route_words(const Route& route) const {
    return std::string(who(route.founder)[lang_]) + " " + units(route.gives, route.give) + " ⇄ " +
           std::string(who(route.partner)[lang_]) + " " + units(route.takes, route.take);
  }
  /// "3 base +1 level +2 Feudalism −1 tariff".
  std::string parts_of(const Ran& e) const {
    static constexpr Text kBase{"base", "基础", "基礎"}, kLevel{"level", "等级", "等級"},
        kMonopoly{"monopoly", "垄断", "壟斷"}, kLeader{"leader", "领先", "領先"}, kTariff{"tariff", "关税", "關稅"},
        kFinanceTax{"finance tax", "金融税", "金融稅"}, kFloor{"(not below 0)", "（不低于 0）", "（不低於 0）"};
    const Payoff& paid = e.payoff;
    std::string out = std::to_string(paid.base) + " " + std::string(kBase[lang_]);
    const auto add = [&](int value, const Text& name) {
      if (value != 0) out += " " + with_sign(value) + " " + std::string(name[lang_]);
    };
    add(paid.level, kLevel);
    for (const CardShare& share : e.cards) add(share.coins, card(share.card));
    add(paid.monopoly, kMonopoly);
    add(paid.leader, kLeader);
    add(-paid.levy, rules_.industries[e.industry].levy == Levy::Tariff ? kTariff : kFinanceTax);
    const int sum = paid.base + paid.level + paid.era + paid.monopoly + paid.leader - paid.levy;
    return sum < 0 ? out + " " + std::string(kFloor[lang_]) : out;
  }

  const Ruleset& rules_;
  Lang lang_;
};

}  // namespace

std::string Lake::describe(const Ruleset& rules, const Event& event, Lang lang) {
  return std::visit(Describe(rules, lang), event);
}

std::string Lake::seat_name(const Ruleset& rules, Seat seat, Lang lang) {
  const CivIndex civ = rules.seat_civs[seat.index() % rules.seat_civs.size()];
  static constexpr Text kSeat{"Seat {0}", "席位 {0}", "席位 {0}"};
  if (!is_player(seat) || civ >= rules.civs.size()) return fill(kSeat, lang, {seat.number()});
  return std::string(rules.civs[civ].name.text()[lang]);
}

}  // namespace oligopoly::lake
