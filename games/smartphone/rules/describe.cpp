// How the log tells what happened.
#include "games/smartphone/rules/describe.hpp"
#include "games/smartphone/rules/plan/notation.hpp"
#include "games/smartphone/rules/smartphone.hpp"

namespace oligopoly::smartphone {

std::string words_for(const Domino& domino, Lang lang) {
  return std::string(name_of(domino.first)[lang]) + "/" + std::string(name_of(domino.second)[lang]);
}

std::string words_for(const IconCounts& icons, Lang lang) {
  static constexpr Text kCount{"{1} ×{0}", "{1} ×{0}", "{1} ×{0}"};
  std::string list;
  for (const Icon icon : each<Icon>())
    if (icons[icon] > 0) append_item(list, fill(kCount, lang, {icons[icon], name_of(icon)}), lang);
  return list.empty() ? "–" : list;
}

std::string words_for(Buyer buyer, Lang lang) {
  return is_price_buyer(buyer) ? std::to_string(limit_of(buyer)) : std::string(name_of(technology_of(buyer))[lang]);
}

void append_item(std::string& list, std::string_view item, Lang lang) {
  static constexpr Text kComma{", ", "、", "、"};
  if (!list.empty()) list += kComma[lang];
  list += item;
}

namespace {

/// " + tokens 2" for each part that is not 0.
void append_part(std::string& sum, int count, const Text& name, Lang lang) {
  static constexpr Text kPart{"{1} {0}", "{1} {0}", "{1} {0}"};
  if (count == 0) return;
  if (!sum.empty()) sum += " + ";
  sum += fill(kPart, lang, {count, name});
}

struct Describe {
  const Ruleset& rules;
  Lang lang;

  Text who(Seat seat) const {
    static constexpr Text kSteve{"Steve", "史蒂夫", "史蒂夫"};
    return rules.steve.contains(seat) ? kSteve : name_of(rules.colour[seat.index()]);
  }
  std::string list_of(const List<Domino, kMaxMarket>& dominoes) const {
    std::string list;
    for (const Domino& domino : dominoes) append_item(list, words_for(domino, lang), lang);
    return list;
  }

  std::string operator()(const RetailersDealt& event) const {
    static constexpr Text kWords{"Retailers stand in {0}.", "零售商位于{0}。", "零售商位於{0}。"},
        kTile{"{0} ({1} VP)", "{0}（{1} 分）", "{0}（{1} 分）"};
    std::string list;
    for (const Region region : each<Region>())
      if (const int tile = event.tiles[region]; tile != 0)
        append_item(list, fill(kTile, lang, {name_of(region), tile}), lang);
    return fill(kWords, lang, {as_text(list)});
  }
  std::string operator()(const MarketDealt& event) const {
    static constexpr Text kWords{"New improvements, from the top: {0}.", "新的改良板块，自上而下：{0}。",
                                 "新的改良板塊，自上而下：{0}。"};
    const std::string list = list_of(event.improvements);
    return fill(kWords, lang, {as_text(list)});
  }
  std::string operator()(const RoundStarted& event) const {
    static constexpr Text kWords{"Round {0} begins.", "第 {0} 轮开始。", "第 {0} 輪開始。"};
    return fill(kWords, lang, {event.round});
  }
  std::string operator()(const PlanSealed& event) const {
    static constexpr Text kWords{"{0} has planned.", "{0}已规划完毕。", "{0}已規劃完畢。"};
    return fill(kWords, lang, {who(event.seat)});
  }
  std::string operator()(const PlanRevealed& event) const {
    static constexpr Text kWords{"{0} plans {1} ({2} covered, {3} face down).",
                                 "{0}的规划：{1}（盖住 {2} 格，面朝下 {3} 块）。",
                                 "{0}的規劃：{1}（蓋住 {2} 格，面朝下 {3} 塊）。"};
    const std::string icons = words_for(event.outcome.visible, lang);
    return fill(kWords, lang, {who(event.seat), as_text(icons), event.outcome.covered, event.outcome.face_down});
  }
  std::string operator()(const PriceSet& event) const {
    static constexpr Text kWords{"{0}'s price is {1} ({2} + {3} up − {4} cut).",
                                 "{0}的定价为 {1}（{2} + 涨价 {3} − 降价 {4}）。",
                                 "{0}的定價為 {1}（{2} + 漲價 {3} − 降價 {4}）。"};
    return fill(kWords, lang, {who(event.seat), event.price, event.start, event.ups, event.cuts});
  }
  std::string operator()(const OrderSet& event) const {
    static constexpr Text kWords{"Turn order this round: {0}.", "按先后规则，本轮顺序：{0}。",
                                 "按先後規則，本輪順序：{0}。"};
    std::string list;
    for (const Seat seat : event.order) append_item(list, who(seat)[lang], lang);
    return fill(kWords, lang, {as_text(list)});
  }
  std::string operator()(const Produced& event) const {
    static constexpr Text kWords{"{0} produces {1} {3}: {2}.", "{0}生产 {1} 个货物：{2}。",
                                 "{0}生產 {1} 個貨物：{2}。"};
    static constexpr Text kIcons{"goods", "货物图标", "貨物圖示"},
        kCuts{"goods with a price cut", "降价货物", "降價貨物"}, kCovered{"covered", "盖住格", "蓋住格"},
        kFaceDown{"face down", "面朝下", "面朝下"}, kTokens{"tokens", "货物标记", "貨物標記"},
        kGps{"GPS", "GPS", "GPS"};
    std::string sum;
    append_part(sum, event.icons, kIcons, lang);
    append_part(sum, event.cuts, kCuts, lang);
    append_part(sum, event.covered, kCovered, lang);
    append_part(sum, event.face_down, kFaceDown, lang);
    append_part(sum, event.tokens, kTokens, lang);
    append_part(sum, event.gps, kGps, lang);
    if (sum.empty()) sum.push_back('0');
    return fill(kWords, lang, {who(event.seat), event.goods, as_text(sum), goods_word(event.goods)});
  }
  std::string operator()(const ImprovementTaken& event) const {
    static constexpr Text kWords{"{0} takes {1} from slot {2}.", "{0}从第 {2} 格拿取{1}。", "{0}從第 {2} 格拿取{1}。"};
    const std::string domino = words_for(event.improvement, lang);
    return fill(kWords, lang, {who(event.seat), as_text(domino), event.slot});
  }
  std::string operator()(const TokenTaken& event) const {
    static constexpr Text kWords{"{0} takes a goods token and now has {1}.", "{0}拿取货物标记，共有 {1} 个。",
                                 "{0}拿取貨物標記，共有 {1} 個。"};
    static constexpr Text kChosen{"{0} takes a goods token instead of an improvement and now has {1}.",
                                  "{0}不拿改良板块而拿货物标记，共有 {1} 个。",
                                  "{0}不拿改良板塊而拿貨物標記，共有 {1} 個。"};
    return fill(event.chosen ? kChosen : kWords, lang, {who(event.seat), event.tokens});
  }
  std::string operator()(const NothingTaken& event) const {
    static constexpr Text kWords{"There is nothing left for {0} to take.", "{0}已没有可拿的东西。",
                                 "{0}已沒有可拿的東西。"};
    return fill(kWords, lang, {who(event.seat)});
  }
  std::string operator()(const MarkersTaken& event) const {
    static constexpr Text kWords{"{0} takes progress markers: {1}.", "{0}拿取 {1} 个进度标记。",
                                 "{0}拿取 {1} 個進度標記。"};
    static constexpr Text kShort{"{0} takes progress markers: {1} instead of {2}, for lack of more.",
                                 "{0}应拿 {2} 个进度标记，整理盒里只有 {1} 个。",
                                 "{0}應拿 {2} 個進度標記，整理盒裡只有 {1} 個。"};
    return fill(event.taken < event.icons ? kShort : kWords, lang, {who(event.seat), event.taken, event.icons});
  }
  std::string operator()(const MarkersLost& event) const {
    static constexpr Text kWords{"{0} loses progress markers not placed: {1}.", "{0}未放置的 {1} 个标记作废。",
                                 "{0}未放置的 {1} 個標記作廢。"};
    return fill(kWords, lang, {who(event.seat), event.markers});
  }
  std::string operator()(const Studied& event) const {
    static constexpr Text kWords{"{0} researches {1}: {2} of {3}.", "{0}研发{1}：{2}/{3}。", "{0}研發{1}：{2}/{3}。"};
    return fill(kWords, lang, {who(event.seat), name_of(event.technology), event.progress, event.cost});
  }
  std::string operator()(const TechnologyFinished& event) const {
    static constexpr Text kWords{"{0} finishes {1}; progress markers returned: {2}.",
                                 "{0}研发出{1}；{2} 个标记放回整理盒。", "{0}研發出{1}；{2} 個標記放回整理盒。"};
    static constexpr Text kCheaper{"{0} finishes {1}, which has become cheaper; progress markers returned: {2}.",
                                   "{1}成本降低，{0}因此研发出；{2} 个标记放回整理盒。",
                                   "{1}成本降低，{0}因此研發出；{2} 個標記放回整理盒。"};
    return fill(event.by_discount ? kCheaper : kWords, lang,
                {who(event.seat), name_of(event.technology), event.markers});
  }
  std::string operator()(const PatentTaken& event) const {
    static constexpr Text kWords{"{0} takes the patent on {1}: {2} VP at the end.", "{0}获得{1}的专利：终局得 {2} 分。",
                                 "{0}獲得{1}的專利：終局得 {2} 分。"};
    return fill(kWords, lang, {who(event.seat), name_of(event.technology), event.vp});
  }
  std::string operator()(const Shipped& event) const {
    static constexpr Text kWords{"{0} ships to {1}: {2} of {3}.", "{0}向{1}推进物流：{2}/{3}。",
                                 "{0}向{1}推進物流：{2}/{3}。"};
    static constexpr Text kWifi{"{0} ships to {1} by WiFi: {2} of {3}.", "{0}凭 WiFi 向{1}推进物流：{2}/{3}。",
                                "{0}憑 WiFi 向{1}推進物流：{2}/{3}。"};
    return fill(event.by_wifi ? kWifi : kWords, lang,
                {who(event.seat), name_of(event.region), event.progress, event.cost});
  }
  std::string operator()(const OfficeOpened& event) const {
    static constexpr Text kWords{"{0} opens an office in {1}, on space {2}.", "{0}在{1}第 {2} 格开设办公室。",
                                 "{0}在{1}第 {2} 格開設辦公室。"};
    static constexpr Text kSecond{"{0} opens a second office in {1}, on space {2}.",
                                  "{0}在{1}第 {2} 格开设第二间办公室。", "{0}在{1}第 {2} 格開設第二間辦公室。"};
    return fill(event.is_second ? kSecond : kWords, lang, {who(event.seat), name_of(event.region), event.space});
  }
  std::string operator()(const RegionFilled& event) const {
    static constexpr Text kWords{"{0} is full.", "{0}已满。", "{0}已滿。"};
    static constexpr Text kReturned{"{0} is full; progress returned: {1}.", "{0}已满；放回的进度标记：{1}。",
                                    "{0}已滿；放回的進度標記：{1}。"};
    std::string list;
    for (const Seat seat : players(event.returned.size()))
      if (const int count = event.returned[seat]; count > 0)
        append_item(list, std::string(who(seat)[lang]) + " " + std::to_string(count), lang);
    return fill(list.empty() ? kWords : kReturned, lang, {name_of(event.region), as_text(list)});
  }
  std::string operator()(const GoodSold& event) const {
    static constexpr Text kPrice{"{0} sells in {1} to the buyer who pays up to {2}.", "{0}在{1}卖给限价 {2} 的买家。",
                                 "{0}在{1}賣給限價 {2} 的買家。"};
    static constexpr Text kTechnology{"{0} sells in {1} to the buyer who wants {2}.", "{0}在{1}卖给想要{2}的买家。",
                                      "{0}在{1}賣給想要{2}的買家。"};
    const std::string buyer = words_for(event.buyer, lang);
    return fill(is_price_buyer(event.buyer) ? kPrice : kTechnology, lang,
                {who(event.seat), name_of(event.region), as_text(buyer)});
  }
  std::string operator()(const GoodSoldByNfc& event) const {
    static constexpr Text kWords{"{0} sells a good by NFC (number {1} this round).",
                                 "{0}用 NFC 卖出货物（本轮第 {1} 个）。", "{0}用 NFC 賣出貨物（本輪第 {1} 個）。"};
    return fill(kWords, lang, {who(event.seat), event.sold});
  }
  std::string operator()(const MajorityWon& event) const {
    static constexpr Text kFirst{"{0} sold the most in {1} ({2}): {3} VP.", "{0}在{1}销量第一（{2}）：{3} 分。",
                                 "{0}在{1}銷量第一（{2}）：{3} 分。"};
    static constexpr Text kSecond{"{0} sold the second most in {1} ({2}): {3} VP.", "{0}在{1}销量第二（{2}）：{3} 分。",
                                  "{0}在{1}銷量第二（{2}）：{3} 分。"};
    return fill(event.rank == 1 ? kFirst : kSecond, lang,
                {who(event.seat), name_of(event.region), event.sold, event.vp});
  }
  std::string operator()(const VpGained& event) const {
    static constexpr Text kWords{"{0} gains {1} × {2} = {3} VP for sales and {4} for majorities, and now has {5}.",
                                 "{0}销售得 {1} × {2} = {3} 分，销量领先得 {4} 分，共 {5} 分。",
                                 "{0}銷售得 {1} × {2} = {3} 分，銷量領先得 {4} 分，共 {5} 分。"};
    return fill(kWords, lang, {who(event.seat), event.sold, event.price, event.sales, event.majorities, event.vp});
  }
  std::string operator()(const GoodsLost& event) const {
    static constexpr Text kWords{"{0} loses unsold goods: {1}.", "{0}的已生产货物区还剩 {1} 个货物，作废。",
                                 "{0}的已生產貨物區還剩 {1} 個貨物，作廢。"};
    return fill(kWords, lang, {who(event.seat), event.goods});
  }
  std::string operator()(const RetailerLeft& event) const {
    static constexpr Text kWords{"The retailer leaves {0}; {1} gets the tile: {2} VP at the end.",
                                 "零售商离开{0}；{1}获得零售商板块：终局得 {2} 分。",
                                 "零售商離開{0}；{1}獲得零售商板塊：終局得 {2} 分。"};
    static constexpr Text kDiscarded{
        "The retailer leaves {0}; {1} gets no retailer bonus, so the tile of {2} VP is discarded.",
        "零售商离开{0}；{1}不会获得零售商奖励，{2} 分的板块弃掉。",
        "零售商離開{0}；{1}不會獲得零售商獎勵，{2} 分的板塊棄掉。"};
    return fill(event.discarded ? kDiscarded : kWords, lang, {name_of(event.region), who(event.seat), event.tile});
  }
  std::string operator()(const MarketCleared& event) const {
    static constexpr Text kWords{"Improvements nobody took leave the game: {0}.", "无人拿取的 {0} 块改良板块移出游戏。",
                                 "無人拿取的 {0} 塊改良板塊移出遊戲。"};
    return fill(kWords, lang, {event.improvements});
  }
  std::string operator()(const FinalScore& event) const {
    static constexpr Text kWords{"{0}: {1} + {2} for patents + {3} for retailer tiles = {4} VP.",
                                 "{0}：{1} + 专利 {2} + 零售商板块 {3} = {4} 分。",
                                 "{0}：{1} + 專利 {2} + 零售商板塊 {3} = {4} 分。"};
    return fill(kWords, lang, {who(event.seat), event.before, event.patents, event.tiles, event.vp});
  }
  template <class E>
  std::string operator()(const E& event) const {
    return describe_steve(event, lang);
  }
};

}  // namespace

std::string Smartphone::describe(const Ruleset& rules, const Event& event, Lang lang) {
  return std::visit(Describe{rules, lang}, event);
}

std::string Smartphone::seat_name(const Ruleset& rules, Seat seat, Lang lang) {
  static constexpr Text kSteve{"Steve ({0})", "史蒂夫（{0}）", "史蒂夫（{0}）"}, kPlain{"{0}", "{0}", "{0}"};
  if (seat.index() >= rules.colour.size()) return std::to_string(seat.number());
  return fill(rules.steve.contains(seat) ? kSteve : kPlain, lang, {name_of(rules.colour[seat.index()])});
}

}  // namespace oligopoly::smartphone
