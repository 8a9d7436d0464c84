// The table in a terminal, at most 100 columns wide.
#include "games/lake/rules/council/council.hpp"
#include "games/lake/rules/lake.hpp"
#include "games/lake/rules/names.hpp"

namespace oligopoly::lake {
namespace {

constexpr int kColumns = 100;

constexpr EnumMap<Good, Text> kHeads = {{{{"Liv", "畜牧", "畜牧"},
                                          {"Cro", "种植", "種植"},
                                          {"Tim", "木材", "木材"},
                                          {"Ste", "钢铁", "鋼鐵"},
                                          {"Met", "贵金", "貴金"},
                                          {"Wat", "水", "水"},
                                          {"coins", "世界币", "世界幣"}}}};
constexpr EnumMap<Industry, Text> kIndustryHeads = {{{{"Food", "食品", "食品"},
                                                      {"Manuf", "制造", "製造"},
                                                      {"Heavy", "重工", "重工"},
                                                      {"Tour", "旅游", "旅遊"},
                                                      {"Serv", "服务", "服務"},
                                                      {"Fin", "金融", "金融"}}}};

class Board {
 public:
  Board(const Ruleset& rules, const View& view, const Canvas& canvas)
      : rules_(rules), view_(view), t_(view.table), lang_(canvas.lang), colour_(canvas.colour) {}

  std::string draw() {
    draw_clock();
    draw_era();
    draw_players();
    draw_routes();
    draw_achievements();
    draw_now();
    return out_;
  }

 private:
  // ---- words ---------------------------------------------------------------------------------------------------

  std::string word(const Text& text) const { return std::string(text[lang_]); }
  std::string who(Seat seat) const { return is_player(seat) ? Lake::seat_name(rules_, seat, lang_) : std::string("–"); }
  std::string bold(const std::string& words) const { return colour_ ? "\x1b[1m" + words + "\x1b[0m" : words; }
  void line(const std::string& words) { out_ += words + "\n"; }
  /// Items one after the other, broken before a line grows too long.
  void flow(const std::string& head, const std::vector<std::string>& items) {
    std::string now = pad_right(head, 14);
    bool is_first = true;
    for (const std::string& item : items) {
      if (!is_first && display_width(now) + display_width(item) + 3 > kColumns) {
        line(now);
        now = std::string(14, ' ');
        is_first = true;
      }
      now += (is_first ? "" : " · ") + item;
      is_first = false;
    }
    line(now);
  }

  // ---- parts ---------------------------------------------------------------------------------------------------

  void draw_clock() {
    static constexpr Text kClock{"Round {0} of {1}   chair: {2}   plots in the bank: {3}   next route costs {4}",
                                 "第 {0}/{1} 轮   轮值主席国：{2}   银行地块：{3}   下一条商路费用：{4}",
                                 "第 {0}/{1} 輪   輪值主席國：{2}   銀行地塊：{3}   下一條商路費用：{4}"},
        kLaws{"Laws: tax {0}   finance tax {1}   tariff {2}   subsidy {3}   Expo {4}",
              "法律：税法 {0}   金融税 {1}   关税 {2}   补贴 {3}   世博会 {4}",
              "法律：稅法 {0}   金融稅 {1}   關稅 {2}   補貼 {3}   世博會 {4}"},
        kYes{"open", "已召开", "已召開"}, kNo{"not yet", "未召开", "未召開"};
    const std::string chair = who(t_.chair);
    line(bold(
        fill(kClock, lang_, {t_.round, rules_.rounds, Text{chair, chair, chair}, t_.bank_plots, view_.route_fee})));
    line(fill(kLaws, lang_,
              {law_level(t_.laws.tax), law_level(t_.laws.finance_tax), law_level(t_.laws.tariff),
               law_level(t_.laws.subsidy), t_.laws.expo ? kYes : kNo}));
  }

  void draw_era() {
    static constexpr Text kEra{"Era", "时代背景", "時代背景"}, kEffect{"Effect now", "当前影响", "目前影響"},
        kLeaders{"leaders +{0}", "最高等级者 +{0}", "最高等級者 +{0}"};
    std::vector<std::string> cards;
    if (t_.drawn.empty()) cards.push_back(word(kRiseOfCivilisations));
    for (const CardIndex card : t_.drawn)
      cards.push_back(word(rules_.cards[card].name.text()) + (rules_.cards[card].disaster ? "*" : ""));
    flow(word(kEra), cards);
    std::vector<std::string> effects;
    for (const Industry industry : each<Industry>())
      effects.push_back(word(name_of(industry)) + " " + (t_.era[industry] > 0 ? "+" : "") +
                        std::to_string(t_.era[industry]));
    if (t_.leader_bonus > 0) effects.push_back(fill(kLeaders, lang_, {t_.leader_bonus}));
    flow(word(kEffect), effects);
  }

  /// Stock/points of each good, plots idle/owned, next price, and industries as level→what a run pays (M: monopoly).
  void draw_players() {
    static constexpr Text kCiv{"stock/points", "库存/产出点", "庫存/產出點"}, kPlots{"plots", "地块", "地塊"},
        kPrice{"price", "价格", "價格"}, kScore{"score", "总分", "總分"};
    out_ += "\n" + pad_right(word(kCiv), 13) + pad_left(word(kHeads[Good::Coins]), 6);
    for (const Resource resource : each<Resource>()) out_ += pad_left(word(kHeads[good_of(resource)]), 6);
    out_ += pad_left(word(kPlots), 6) + pad_left(word(kPrice), 6) + pad_left(word(kScore), 8) + "\n";
    for (const Seat seat : players(t_.players.size())) draw_player(seat);
  }

  void draw_player(Seat seat) {
    static constexpr Text kYou{"you", "你", "你"};
    const Player& player = t_.players[seat];
    const Outlook& outlook = view_.outlook[seat];
    std::string row = (seat == t_.active ? ">" : " ") + std::to_string(seat.number()) + " " + who(seat);
    row = pad_right(row, 13) + pad_left(std::to_string(player.coins), 6);
    for (const Resource resource : each<Resource>())
      row += pad_left(std::to_string(player.goods[resource]) + "/" + std::to_string(player.points[resource]), 6);
    row += pad_left(std::to_string(outlook.idle_plots) + "/" + std::to_string(player.plots), 6);
    row += pad_left(std::to_string(outlook.price), 6) + pad_left(std::to_string(outlook.score), 8);
    if (seat == view_.viewer) row += "  (" + word(kYou) + ")";
    line(seat == t_.active ? bold(row) : row);
    line("   " + industries_of(seat));
  }

  /// "Food 2→5  Heavy 4→9 M".
  std::string industries_of(Seat seat) const {
    static constexpr Text kNone{"no industry yet", "尚无产业", "尚無產業"}, kTraitUsed{"used", "已用", "已用"};
    std::string out;
    for (const Industry industry : each<Industry>()) {
      const int level = t_.players[seat].levels[industry];
      if (level == 0) continue;
      const bool is_monopoly = view_.monopolies[industry] == seat;
      out += word(kIndustryHeads[industry]) + " " + std::to_string(level) + "→" +
             std::to_string(view_.outlook[seat].runs[industry]) + (is_monopoly ? "M" : "") + "  ";
    }
    if (out.empty()) out = word(kNone) + "  ";
    out +=
        "[" + word(name_of(rules_.trait_of(seat))) + (t_.players[seat].trait_used ? ", " + word(kTraitUsed) : "") + "]";
    return out;
  }

  void draw_routes() {
    static constexpr Text kRoutes{"Routes", "商路", "商路"}, kUntil{"to round {0}", "至第 {0} 轮", "至第 {0} 輪"};
    if (t_.routes.empty()) return;
    std::vector<std::string> routes;
    for (const Route& route : t_.routes)
      routes.push_back(who(route.founder) + " " + std::to_string(route.gives) + " " + word(name_of(route.give)) +
                       " ⇄ " + who(route.partner) + " " + std::to_string(route.takes) + " " +
                       word(name_of(route.take)) + " (" + fill(kUntil, lang_, {route.last_round}) + ")");
    flow(word(kRoutes), routes);
  }

  void draw_achievements() {
    static constexpr Text kTaken{"Achieved", "已达成成就", "已達成成就"},
        kOpen{"Still open", "未达成成就", "未達成成就"};
    std::vector<std::string> taken, open;
    for (const Achievement achievement : each<Achievement>()) {
      const std::string name =
          word(name_of(achievement)) + " " + std::to_string(rules_.achievements[achievement].points);
      const Seat achiever = t_.achievers[achievement];
      if (achiever == kNobody)
        open.push_back(name);
      else
        taken.push_back(name + " " + who(achiever));
    }
    out_ += "\n";
    if (!taken.empty()) flow(word(kTaken), taken);
    if (!open.empty()) flow(word(kOpen), open);
  }

  /// What the table waits for.
  void draw_now() {
    static constexpr Text kOver{"The game is over.", "游戏结束。", "遊戲結束。"},
        kChance{"A card is to be drawn.", "等待抽取。", "等待抽取。"},
        kMeiji{"A disaster: {0} may raise any player's industry.", "灾难发生：{0}可使任一玩家的一个产业升 1 级。",
               "災難發生：{0}可使任一玩家的一個產業升 1 級。"},
        kPropose{"{0} names the bills.", "{0}提出法案。", "{0}提出法案。"},
        kVote{"Vote: {0}.", "表决：{0}。", "表決：{0}。"},
        kWestward{"{0}: skip the turn for a plot, or take the turn?", "{0}：跳过回合取得地块，还是照常行动？",
                  "{0}：跳過回合取得地塊，還是照常行動？"};
    const std::string active = who(t_.active), asked = who(t_.asked);
    const Text actor{active, active, active};
    switch (t_.phase) {
      case Phase::Over:
        return line(word(kOver));
      case Phase::Meiji:
        return line(fill(kMeiji, lang_, {Text{asked, asked, asked}}));
      case Phase::Propose:
        return line(fill(kPropose, lang_, {actor}));
      case Phase::Vote:
        return draw_vote(kVote);
      case Phase::Westward:
        return line(fill(kWestward, lang_, {actor}));
      case Phase::Turn:
        return draw_turn(actor);
      default:
        return line(word(kChance));
    }
  }
  void draw_turn(const Text& actor) {
    static constexpr Text kTurn{"{0}: {1} step.", "{0}：{1}步骤。", "{0}：{1}步驟。"},
        kOffer{"{0} is offered {1} for {2} by {3}.", "{3}向{0}提议：以{1}换{2}。", "{3}向{0}提議：以{1}換{2}。"};
    if (!t_.offer.is_open()) return line(fill(kTurn, lang_, {actor, name_of(t_.turn.step)}));
    const std::string to = who(t_.offer.to);
    const std::string gives = list(t_.offer.give), takes = list(t_.offer.take);
    line(fill(kOffer, lang_, {Text{to, to, to}, Text{gives, gives, gives}, Text{takes, takes, takes}, actor}));
  }
  /// "2 Crops + 3 coins".
  std::string list(const Basket& basket) const {
    std::string out;
    for (const Good good : each<Good>())
      if (basket[good] > 0)
        out += (out.empty() ? "" : " + ") + std::to_string(basket[good]) + " " + word(name_of(good));
    return out;
  }
  void draw_vote(const Text& pattern) {
    std::string bills;
    const VoteCounts votes = count_votes(rules_, t_);
    for (int i = 0; i < t_.proposed.size(); ++i)
      bills += (i == 0 ? "" : " · ") + word(name_of(t_.proposed[i])) + " (" + std::to_string(votes[i]) + ")";
    line(fill(pattern, lang_, {Text{bills, bills, bills}}));
  }

  const Ruleset& rules_;
  const View& view_;
  const State& t_;
  Lang lang_;
  bool colour_;
  std::string out_;
};

}  // namespace

std::string Lake::draw(const Ruleset& rules, const View& view, const Canvas& canvas) {
  return Board(rules, view, canvas).draw();
}

}  // namespace oligopoly::lake
