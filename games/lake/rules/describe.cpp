// What happened, told in three languages. A run shows where every coin came from.
#include "games/lake/rules/lake.hpp"
#include "games/lake/rules/names.hpp"

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
    return say({"{0} is the first chair.", "{0}为首任轮值主席国。", "{0}為首任輪值主席國。"}, {who(e.seat)});
  }
  std::string operator()(const RoundBegan& e) const {
    return say({"Round {0}: {1} chairs.", "第 {0} 轮：{1}担任轮值主席国。", "第 {0} 輪：{1}擔任輪值主席國。"},
               {e.round, who(e.chair)});
  }
  std::string operator()(const CardDrawn& e) const {
    return say({"New era card: {0}.", "抽取背景卡：{0}。", "抽取背景卡：{0}。"}, {card(e.card)});
  }
  std::string operator()(const FinePaid& e) const {
    return say({"{0} leads {1} and pays {2}.", "{0}的{1}等级最高，支付 {2}。", "{0}的{1}等級最高，支付 {2}。"},
               {who(e.seat), name_of(e.industry), said(coins(e.coins))});
  }
  std::string operator()(const IndustryRaised& e) const {
    return say({"{0} raises {1}'s {2} to level {3}.", "{0}使{1}的{2}升至 {3} 级。", "{0}使{1}的{2}升至 {3} 級。"},
               {who(e.seat), who(e.target), name_of(e.industry), e.level});
  }
  std::string operator()(const MeijiDeclined& e) const {
    return say({"{0} raises no industry.", "{0}没有提升产业。", "{0}沒有提升產業。"}, {who(e.seat)});
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
    // The Expo has no level.
    if (e.bill == Bill::Expo)
      return say({"Passed ({1}): {0}.", "通过（{1}）：召开{0}。", "通過（{1}）：召開{0}。"},
                 {name_of(e.bill), said(votes)});
    if (e.level == 0)
      return say(
          {"Passed ({1}): {0}, no longer in force.", "通过（{1}）：{0}，不再生效。", "通過（{1}）：{0}，不再生效。"},
          {name_of(e.bill), said(votes)});
    return say({"Passed ({1}): {0}, now {2}.", "通过（{1}）：{0}，现为 {2} 级。", "通過（{1}）：{0}，現為 {2} 級。"},
               {name_of(e.bill), said(votes), law_level(e.level)});
  }

  // ---- turns ---------------------------------------------------------------------------------------------------

  std::string operator()(const TurnBegan& e) const {
    return say({"{0}'s turn.", "{0}的回合。", "{0}的回合。"}, {who(e.seat)});
  }
  std::string operator()(const TurnEnded& e) const {
    return say({"{0} ends the turn.", "{0}结束回合。", "{0}結束回合。"}, {who(e.seat)});
  }
  std::string operator()(const TurnSkipped& e) const {
    return say({"{0} skips the turn and takes a plot from the bank.", "{0}跳过回合，从银行获得一个地块。",
                "{0}跳過回合，從銀行獲得一個地塊。"},
               {who(e.seat)});
  }
  std::string operator()(const SubsidyPaid& e) const {
    return say({"The subsidy pays {0} {1}.", "{0}获得贸易补贴 {1}。", "{0}獲得貿易補貼 {1}。"},
               {who(e.seat), said(coins(e.coins))});
  }
  std::string operator()(const PointsGave& e) const {
    if (list(e.goods).empty())
      return say({"{0}'s production points give nothing.", "{0}的产出点没有产出。", "{0}的產出點沒有產出。"},
                 {who(e.seat)});
    return say({"{0}'s production points give {1}.", "{0}的产出点产出 {1}。", "{0}的產出點產出 {1}。"},
               {who(e.seat), said(list(e.goods))});
  }
  std::string operator()(const PointsRun& e) const {
    if (list(e.goods).empty())
      return say({"{0} runs none of the other production points.", "{0}的其余产出点本回合不产出。",
                  "{0}的其餘產出點本回合不產出。"},
                 {who(e.seat)});
    Mix used;
    used[Resource::Water] = static_cast<std::uint8_t>(e.water);
    return say({"{0} runs production points for {1}, using {2}.", "{0}的产出点产出 {1}，消耗 {2}。",
                "{0}的產出點產出 {1}，消耗 {2}。"},
               {who(e.seat), said(list(e.goods)), said(with_tax(list(used, e.coins), e.tax))});
  }
  std::string operator()(const PointBought& e) const {
    return say(
        {"{0} buys a production point of {1} for {2}.", "{0}购置{1}产出点，支付 {2}。", "{0}購置{1}產出點，支付 {2}。"},
        {who(e.seat), name_of(e.resource), said(charge(e.price, e.tax))});
  }
  std::string operator()(const PlotBought& e) const {
    return say({"{0} buys a plot from the bank for {1}.", "{0}购置银行的一个地块，支付 {1}。",
                "{0}購置銀行的一個地塊，支付 {1}。"},
               {who(e.seat), said(charge(e.price, e.tax))});
  }
  std::string operator()(const Built& e) const {
    return say({"{0} builds {1} for {2}.", "{0}建设{1}，支付 {2}。", "{0}建設{1}，支付 {2}。"},
               {who(e.seat), name_of(e.industry), said(charge(e.price, e.tax))});
  }
  std::string operator()(const Ran& e) const {
    // Finance takes nothing.
    if (list(e.inputs).empty())
      return say({"{0} runs {1}: {2} = {3}.", "{0}的{1}产出：{2} = {3}。", "{0}的{1}產出：{2} = {3}。"},
                 {who(e.seat), name_of(e.industry), said(parts_of(e)), said(coins(e.payoff.total))});
    return say(
        {"{0} runs {1} with {4}: {2} = {3}.", "{0}的{1}产出，投入 {4}：{2} = {3}。",
         "{0}的{1}產出，投入 {4}：{2} = {3}。"},
        {who(e.seat), name_of(e.industry), said(parts_of(e)), said(coins(e.payoff.total)), said(list(e.inputs))});
  }
  std::string operator()(const Upgraded& e) const {
    return say({"{0} upgrades {1} to level {2} for {3}.", "{0}将{1}升至 {2} 级，支付 {3}。",
                "{0}將{1}升至 {2} 級，支付 {3}。"},
               {who(e.seat), name_of(e.industry), e.level, said(with_tax(list(e.goods, e.coins), e.tax))});
  }
  std::string operator()(const MonopolyWon& e) const {
    return say({"{0} now holds the monopoly in {1}.", "{0}形成{1}垄断。", "{0}形成{1}壟斷。"},
               {who(e.seat), name_of(e.industry)});
  }
  std::string operator()(const MonopolyLost& e) const {
    return say({"{0} no longer holds the monopoly in {1}.", "{0}失去{1}垄断。", "{0}失去{1}壟斷。"},
               {who(e.seat), name_of(e.industry)});
  }

  // ---- trade ---------------------------------------------------------------------------------------------------

  std::string operator()(const RouteOffered& e) const {
    return say({"{0} offers {1} a route: {2} for {3}.", "{0}向{1}提议商路：以 {2} 换 {3}。",
                "{0}向{1}提議商路：以 {2} 換 {3}。"},
               {who(e.seat), who(e.offer.to), said(gives(e.offer)), said(takes(e.offer))});
  }
  std::string operator()(const ExchangeOffered& e) const {
    return say({"{0} offers {1} at the Expo: {2} for {3}.", "{0}在世博会向{1}提议：以 {2} 换 {3}。",
                "{0}在世博會向{1}提議：以 {2} 換 {3}。"},
               {who(e.seat), who(e.offer.to), said(gives(e.offer)), said(takes(e.offer))});
  }
  std::string operator()(const Exchanged& e) const {
    return say({"{0} and {1} exchange {2} for {3}.", "{0}与{1}交换：以 {2} 换 {3}。", "{0}與{1}交換：以 {2} 換 {3}。"},
               {who(e.seat), who(e.offer.to), said(gives(e.offer)), said(takes(e.offer))});
  }
  std::string operator()(const OfferDeclined& e) const {
    return say({"{1} declines {0}'s offer.", "{1}谢绝{0}的提议。", "{1}婉拒{0}的提議。"},
               {who(e.seat), who(e.offer.to)});
  }
  std::string operator()(const RouteFounded& e) const {
    const std::string route = route_words(e.route);
    if (e.free_by != kNobody)
      return say({"The route {0} is founded, free of fee and tax by {1}'s Silk Road, until the end of round {2}.",
                  "设立商路：{0}。{1}的丝绸之路免去费用和税；有效至第 {2} 轮末。",
                  "設立商路：{0}。{1}的絲綢之路免去費用和稅；有效至第 {2} 輪末。"},
                 {said(route), who(e.free_by), e.route.last_round});
    return say({"The route {0} is founded for {1}, until the end of round {2}.",
                "设立商路：{0}。支付 {1}；有效至第 {2} 轮末。", "設立商路：{0}。支付 {1}；有效至第 {2} 輪末。"},
               {said(route), said(charge(e.fee, e.tax)), e.route.last_round});
  }
  std::string operator()(const RouteDelivered& e) const {
    return say({"The route {0} delivers.", "商路交货：{0}。", "商路交貨：{0}。"}, {said(route_words(e.route))});
  }
  std::string operator()(const RouteFailed& e) const {
    return say({"The route {0} cannot deliver this time.", "商路这次无法交货：{0}。", "商路這次無法交貨：{0}。"},
               {said(route_words(e.route))});
  }
  std::string operator()(const RouteExpired& e) const {
    return say({"The route {0} has expired.", "商路到期：{0}。", "商路到期：{0}。"}, {said(route_words(e.route))});
  }

  // ---- traits, charity, achievements ---------------------------------------------------------------------------

  std::string operator()(const Traded& e) const {
    return say({"{0} gives {1} {2} and takes 1 {3}.", "{0}给{1} {2}，取得 1 {3}。", "{0}給{1} {2}，取得 1 {3}。"},
               {who(e.seat), who(e.to), said(list(e.give)), name_of(e.take)});
  }
  std::string operator()(const MonopolyForbidden& e) const {
    return say(
        {"{0} forbids a monopoly in {1} for good.", "{0}指定{1}从此无法形成垄断。", "{0}指定{1}從此無法形成壟斷。"},
        {who(e.seat), name_of(e.industry)});
  }
  std::string operator()(const Struck& e) const {
    if (e.level == 0)
      return say({"{0} pays {3}: {1} loses its {2}.", "{0}支付 {3}：{1}的{2}被摧毁。", "{0}支付 {3}：{1}的{2}被摧毀。"},
                 {who(e.seat), who(e.target), name_of(e.industry), said(list(e.pay))});
    return say({"{0} pays {4}: {1}'s {2} falls to level {3}.", "{0}支付 {4}：{1}的{2}降至 {3} 级。",
                "{0}支付 {4}：{1}的{2}降至 {3} 級。"},
               {who(e.seat), who(e.target), name_of(e.industry), e.level, said(list(e.pay))});
  }
  std::string operator()(const Conquered& e) const {
    return say({"{0} pays {2} and takes an idle plot from {1}.", "{0}支付 {2}，取得{1}的一个闲置地块。",
                "{0}支付 {2}，取得{1}的一個閒置地塊。"},
               {who(e.seat), who(e.target), said(list(e.pay))});
  }
  std::string operator()(const Desalinated& e) const {
    return say({"{0} desalinates {2} Water for {1}.", "{0}淡化海水：支付 {1}，得 {2} 水。",
                "{0}淡化海水：支付 {1}，得 {2} 水。"},
               {who(e.seat), said(charge(e.price, e.tax)), e.water});
  }
  std::string operator()(const Donated& e) const {
    return say(
        {"{0} donates {2} for the {1}: {3} points.", "{0}为{1}捐赠 {2}，得 {3} 分。", "{0}為{1}捐贈 {2}，得 {3} 分。"},
        {who(e.seat), card(e.card), said(list(e.donation.goods, e.donation.coins)), e.donation.points});
  }
  std::string operator()(const AchievementWon& e) const {
    return say({"{0} achieves “{1}”: {2} points.", "{0}达成成就“{1}”，得 {2} 分。", "{0}達成成就「{1}」，得 {2} 分。"},
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
  /// "1 coin", "3 coins".
  std::string coins(int count) const {
    static constexpr Text kOne{"{0} coin", "{0} 世界币", "{0} 世界幣"}, kMany{"{0} coins", "{0} 世界币", "{0} 世界幣"};
    return fill(count == 1 ? kOne : kMany, lang_, {count});
  }
  /// "2 coins and 1 tax"; a tax of 0 is not worth a word.
  std::string charge(int price, int tax) const { return with_tax(coins(price), tax); }
  std::string with_tax(const std::string& price, int tax) const {
    static constexpr Text kTax{" and {0} tax", "和税 {0}", "和稅 {0}"};
    return price + (tax > 0 ? fill(kTax, lang_, {tax}) : "");
  }
  /// "2 Crops + 1 Steel + 3 coins": what there is none of is left out.
  template <class Kind>
  std::string list(const EnumMap<Kind, std::uint8_t>& mix, int coins_too = 0) const {
    std::string out;
    for (const Kind kind : each<Kind>())
      if (mix[kind] > 0) out += (out.empty() ? "" : " + ") + units(mix[kind], kind);
    if (coins_too > 0) out += (out.empty() ? "" : " + ") + coins(coins_too);
    return out;
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
