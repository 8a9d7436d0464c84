// The board in a terminal, within 100 columns.
#include "games/smartphone/rules/describe.hpp"
#include "games/smartphone/rules/majority.hpp"
#include "games/smartphone/rules/phases/research.hpp"
#include "games/smartphone/rules/plan/draw.hpp"
#include "games/smartphone/rules/smartphone.hpp"

namespace oligopoly::smartphone {
namespace {

/// Short names of regions for the list of links, the same in every language.
constexpr EnumMap<Region, std::string_view> kRegionCodes{
    {{"AUS", "CAN", "CAR", "CHN", "CIS", "EMI", "EUR", "IND", "NAF", "RSA", "SAM", "USA"}}};
/// What stands for a colour on the board, and its colour in a terminal that has colours.
constexpr EnumMap<Colour, char> kColourLetters{{{'G', 'B', 'K', 'Y', 'R'}}};
constexpr EnumMap<Colour, std::string_view> kAnsi{{{"\x1b[32m", "\x1b[34m", "\x1b[1;30m", "\x1b[33m", "\x1b[31m"}}};
constexpr std::string_view kAnsiOff = "\x1b[0m";

class TextBoard {
 public:
  TextBoard(const Ruleset& rules, const View& view, const Canvas& canvas)
      : rules_(rules), view_(view), board_(view.board), canvas_(canvas), lang_(canvas.lang) {}

  std::string draw() {
    heading();
    phases();
    prices();
    regions();
    technologies();
    market();
    seats();
    steve_pad();
    legend();
    planning();
    return std::move(out_);
  }

 private:
  // ---- words ---------------------------------------------------------------------------------------------------

  void line(std::string_view words = {}) {
    out_ += words;
    out_ += '\n';
  }
  std::string say(const Text& words, std::initializer_list<TextArg> args = {}) const {
    return fill(words, lang_, args);
  }
  bool is_viewer_playing() const { return static_cast<int>(view_.viewer.index()) < seats_of(board_); }

  /// A seat's letter, coloured if the terminal can. Takes one column.
  std::string letter(Seat seat) const {
    const Colour colour = board_.players[seat].colour;
    const std::string plain(1, kColourLetters[colour]);
    if (!canvas_.colour) return plain;
    return std::string(kAnsi[colour]) + plain + std::string(kAnsiOff);
  }
  std::string name(Seat seat) const {
    static constexpr Text kSteve{"Steve", "史蒂夫", "史蒂夫"};
    return std::string((is_steve(board_, seat) ? kSteve : name_of(board_.players[seat].colour))[lang_]);
  }
  /// Text with colour codes, whose width has to be told, up to a column.
  static std::string fit(const std::string& text, int width, int columns) {
    return text + std::string(static_cast<std::size_t>(std::max(0, columns - width)), ' ');
  }

  // ---- parts of the board ----------------------------------------------------------------------------------------

  void heading() {
    static constexpr Text kRound{"Round {0} of {1} · {2}", "第 {0}/{1} 轮 · {2}", "第 {0}/{1} 輪 · {2}"},
        kPhase{"Round {0} of {1} · phase {3}, {2}", "第 {0}/{1} 轮 · 阶段 {3}：{2}", "第 {0}/{1} 輪 · 階段 {3}：{2}"};
    static constexpr Text kTurn{" · {0}'s turn", " · 轮到{0}", " · 輪到{0}"},
        kHand{", markers in hand: {0}", "，手中标记：{0}", "，手中標記：{0}"};
    const int phase = round_phase_of(board_.phase);
    std::string words = say(phase > 0 ? kPhase : kRound, {board_.round, rules_.rounds, name_of(board_.phase), phase});
    if (is_turn_phase(board_.phase)) {
      const std::string who = name(active_seat(board_));
      words += say(kTurn, {as_text(who)});
      if (board_.markers_in_hand > 0) words += say(kHand, {board_.markers_in_hand});
    }
    line(words);
  }

  /// All eight phases of a round, the present one in brackets. English ones are cut short to fit a line.
  void phases() {
    static constexpr std::array<std::string_view, 8> kShort = {"planning", "prices",    "production", "improve",
                                                               "research", "logistics", "selling",    "VP"};
    if (board_.phase == Phase::Over) return;
    std::string words;
    for (std::size_t i = 0; i < kRoundPhases.size(); ++i) {
      const bool is_now = static_cast<int>(i) + 1 == round_phase_of(board_.phase);
      const std::string_view title = lang_ == Lang::En ? kShort[i] : kRoundPhases[i][lang_];
      words +=
          std::string(is_now ? "[" : " ") + std::to_string(i + 1) + " " + std::string(title) + (is_now ? "]" : " ");
    }
    line(words);
  }

  /// The price ladder, cheapest first; who stands further left on a step goes first.
  void prices() {
    if (!is_turn_phase(board_.phase)) return;
    static constexpr Text kPrices{"Prices and turn order:", "定价与先后顺序：", "定價與先後順序："};
    std::string words(kPrices[lang_]);
    int last = -1;
    for (const Seat seat : board_.order) {
      const int price = board_.players[seat].price;
      if (price != last) words += "  " + std::to_string(price) + " ";
      words += letter(seat);
      last = price;
    }
    line(words);
  }

  void regions() {
    static constexpr Text kRegion{"region", "地点", "地點"}, kOffices{"office", "办公室", "辦公室"},
        kVp{"VP", "分", "分"}, kBuyers{"buyers", "买家", "買家"}, kLinks{"linked to", "相连", "相連"},
        kProgress{"progress", "进度", "進度"};
    line();
    line(pad_right(kRegion[lang_], name_columns() + 7) + pad_right(kOffices[lang_], 7) + pad_right(kVp[lang_], 4) +
         pad_right(kLinks[lang_], 20) + pad_right(kProgress[lang_], 14) + std::string(kBuyers[lang_]));
    for (const Region region : each<Region>()) region_row(region);
  }
  /// Room for "South America" or "加勒比海"; the Latin name is in the code before it.
  int name_columns() const { return lang_ == Lang::En ? 14 : 15; }

  void region_row(Region region) {
    const SizeSpec& size = rules_.size_of(region);
    std::string row = std::string(kRegionCodes[region]) + " " + pad_right(name_of(region)[lang_], name_columns());
    row += "SML"[static_cast<std::size_t>(rules_.regions[region].size)];
    row += std::to_string(size.cost) + " ";
    row += offices(region, size) + "  " + pad_right(majority(region, size), 4);
    std::string links;
    for (const Region other : rules_.regions[region].links) links += std::string(kRegionCodes[other]) + " ";
    line(row + pad_right(links, 20) + progress(region) + buyers(region));
  }

  std::string offices(Region region, const SizeSpec& size) const {
    std::string spaces;
    for (const Seat seat : board_.regions[region].offices) spaces += letter(seat);
    for (int i = board_.regions[region].offices.size(); i < size.spaces(); ++i) spaces += '.';
    return fit(spaces, size.spaces(), kMaxSpaces);
  }

  /// "5/2": first and second VP as offices stand now.
  std::string majority(Region region, const SizeSpec& size) const {
    const int offices = board_.regions[region].offices.size();
    if (offices == 0) return "–";
    const auto [first, second] = place_vp(size, offices);
    std::string vp = std::to_string(first);
    if (second > 0) vp += "/" + std::to_string(second);
    return vp;
  }

  /// Free buyers by what they want, served ones by the seller: "4 (G) WiFi".
  std::string buyers(Region region) const {
    const RegionState& place = board_.regions[region];
    std::string list = place.retailer != 0 ? "▲" + std::to_string(place.retailer) : "";
    for (int i = 0; i < place.sold.size(); ++i)
      list += std::string(list.empty() ? "" : " ") +
              (place.sold[i] == kNobody ? wanted(rules_.regions[region].buyers[i]) : "(" + letter(place.sold[i]) + ")");
    return list;
  }
  /// Short, so that the longest row fits.
  std::string wanted(Buyer buyer) const {
    if (lang_ == Lang::En && buyer == Buyer::Gaming) return "Game";
    if (lang_ == Lang::En && buyer == Buyer::Battery) return "Batt";
    return words_for(buyer, lang_);
  }

  std::string progress(Region region) const {
    std::string list;
    int width = 0;
    for (const Seat seat : players(seats_of(board_))) {
      const int markers = board_.players[seat].logistics[region];
      const bool is_marker = is_steve(board_, seat) && board_.steve.marker == Maybe<Region>{region};
      if (markers == 0 && !is_marker) continue;
      list += letter(seat) + (is_marker ? "*" : "") + std::to_string(markers) + " ";
      width += is_marker ? 4 : 3;
    }
    return fit(list, width, 14);
  }

  void technologies() {
    static constexpr EnumMap<Technology, Text> kPowers{{{
        {"production: +1 good per price cut", "生产：每个降价货物多 1 个货物", "生產：每個降價貨物多 1 個貨物"},
        {"logistics: a second office once per round", "物流：每轮可在一个地点开第二间办公室",
         "物流：每輪可在一個地點開第二間辦公室"},
        {"research: technologies cost 1 less", "研发科技：科技成本减 1", "研發科技：科技成本減 1"},
        {"logistics: +1 marker per price up", "物流：每个涨价多 1 个标记", "物流：每個漲價多 1 個標記"},
        {"selling: 3 goods need no region", "卖出货物：3 个货物不需要地点", "賣出貨物：3 個貨物不需要地點"},
        {"planning: half an improvement may stick out", "规划：改良板块可有一半伸出", "規劃：改良板塊可有一半伸出"},
    }}};
    static constexpr Text kHead{"technology", "科技", "科技"}, kCost{"cost", "成本", "成本"},
        kYours{"you", "你的", "你的"}, kPatent{"patent", "专利", "專利"}, kOwners{"owners", "拥有", "擁有"},
        kProgress{"progress", "进度", "進度"};
    line();
    line(pad_right(kHead[lang_], 12) + pad_right(kCost[lang_], 6) + pad_right(kYours[lang_], 6) +
         pad_right(kPatent[lang_], 8) + pad_right(kOwners[lang_], 8) + std::string(kProgress[lang_]));
    for (const Technology technology : each<Technology>()) {
      const TechnologySpec& spec = rules_.technologies[technology];
      std::string row = pad_right(name_of(technology)[lang_], 12) + pad_right(std::to_string(spec.cost), 6);
      row += pad_right(your_cost(technology), 6) + patent(technology, spec) + owners(technology);
      line(row + study(technology) + std::string(kPowers[technology][lang_]));
    }
  }

  std::string your_cost(Technology technology) const {
    if (!is_viewer_playing() || has_technology(board_, view_.viewer, technology)) return "–";
    return std::to_string(ResearchPhase::cost(rules_, board_, view_.viewer, technology));
  }
  /// The holder's letter, or the VP that are still to be had.
  std::string patent(Technology technology, const TechnologySpec& spec) const {
    const Seat holder = board_.patents[technology];
    if (holder != kNobody) return fit(letter(holder), 1, 8);
    return pad_right("[" + std::to_string(spec.patent_vp) + "]", 8);
  }
  std::string owners(Technology technology) const {
    std::string list;
    int count = 0;
    for (const Seat seat : players(seats_of(board_))) {
      if (!has_technology(board_, seat, technology)) continue;
      list += letter(seat);
      ++count;
    }
    return fit(list, count, 8);
  }
  std::string study(Technology technology) const {
    std::string list;
    int width = 0;
    for (const Seat seat : players(seats_of(board_)))
      if (const int markers = board_.players[seat].research[technology]; markers > 0) {
        list += letter(seat) + std::to_string(markers) + " ";
        width += 3;
      }
    return fit(list, width, 16);
  }

  void market() {
    static constexpr Text kMarket{"Improvements:", "改良区：", "改良區："},
        kTokens{"   goods tokens left: {0}", "   剩余货物标记：{0}", "   剩餘貨物標記：{0}"};
    line();
    std::string words(kMarket[lang_]);
    for (int i = 0; i < board_.market.size(); ++i)
      if (!(board_.market[i] == Domino{})) words += "  " + std::to_string(i + 1) + " " + letters(board_.market[i]);
    line(words + say(kTokens, {board_.tokens}));
  }

  /// "GT": the letters of pads and plans.
  static std::string letters(const Domino& domino) { return {letter_of(domino.first), letter_of(domino.second)}; }
  /// "T3 G1 -1": visible icons by their letters.
  static std::string letters(const IconCounts& icons) {
    std::string list;
    for (const Icon icon : each<Icon>())
      if (icons[icon] > 0) list += std::string(list.empty() ? "" : " ") + letter_of(icon) + std::to_string(icons[icon]);
    return list;
  }

  void seats() {
    static constexpr Text kHead{"seat", "席位", "席位"}, kVp{"VP", "分", "分"}, kPrice{"price", "定价", "定價"},
        kGoods{"goods", "货物", "貨物"}, kTokens{"tokens", "标记", "標記"}, kMarkers{"markers", "进度", "進度"},
        kOffices{"offices", "办公室", "辦公室"}, kTiles{"tiles", "零售", "零售"},
        kOwned{"improvements", "改良板块", "改良板塊"}, kPlan{"last plan", "上次规划", "上次規劃"};
    line();
    line(pad_right(kHead[lang_], 13) + pad_right(kVp[lang_], 4) + pad_right(kPrice[lang_], 6) +
         pad_right(kGoods[lang_], 6) + pad_right(kTokens[lang_], 7) + pad_right(kMarkers[lang_], 8) +
         pad_right(kOffices[lang_], 8) + pad_right(kTiles[lang_], 6) + pad_right(kOwned[lang_], 17) +
         std::string(kPlan[lang_]));
    for (const Seat seat : players(seats_of(board_))) seat_row(seat);
  }

  void legend() {
    static constexpr Text kLegend{
        "T truck  G goods  - goods with price cut  + price up  I improve  R research  ▣ covered  ▽ face down",
        "T 卡车  G 货物  - 降价货物  + 涨价  I 改良  R 研发  ▣ 盖住  ▽ 面朝下",
        "T 卡車  G 貨物  - 降價貨物  + 漲價  I 改良  R 研發  ▣ 蓋住  ▽ 面朝下"};
    static constexpr Text kMore{"(G) sold by green  ▲ retailer's VP  * Steve's marker  [8] patent's VP",
                                "(G) 由绿色卖出  ▲ 零售商的分  * 史蒂夫棋子  [8] 专利的分",
                                "(G) 由綠色賣出  ▲ 零售商的分  * 史蒂夫棋子  [8] 專利的分"};
    line();
    line(kLegend[lang_]);
    line(kMore[lang_]);
  }

  void seat_row(Seat seat) {
    const Player& player = board_.players[seat];
    const bool is_next = is_turn_phase(board_.phase) && active_seat(board_) == seat;
    std::string row = std::string(is_next ? ">" : " ") + letter(seat) + " " + pad_right(name(seat), 10);
    const auto cell = [&](int number, int columns) { row += pad_right(std::to_string(number), columns); };
    cell(player.vp, 4);
    cell(player.price, 6);
    cell(player.goods, 6);
    cell(player.tokens, 7);
    cell(player.markers, 8);
    cell(player.offices, 8);
    int tiles = 0;
    for (const std::uint8_t tile : player.tiles) tiles += tile;
    cell(tiles, 6);
    line(row + pad_right(improvements(seat), 17) + plan_note(seat));
  }

  /// "RT GG", and in brackets what waits for Steve.
  std::string improvements(Seat seat) const {
    std::string owned;
    for (const Domino& domino : board_.players[seat].improvements)
      if (!(domino == Domino{})) owned += letters(domino) + " ";
    if (is_steve(board_, seat) && !board_.steve.delayed.empty()) owned += "(" + letters(board_.steve.delayed[0]) + ")";
    return owned;
  }

  std::string plan_note(Seat seat) const {
    static constexpr Text kPlanned{"planned", "已规划", "已規劃"};
    if (view_.sealed.contains(seat)) return std::string(kPlanned[lang_]);
    const Outcome& outcome = board_.players[seat].outcome;
    std::string words = letters(outcome.visible);
    if (outcome.covered > 0) words += " ▣" + std::to_string(outcome.covered);
    if (outcome.face_down > 0) words += " ▽" + std::to_string(outcome.face_down);
    return words;
  }

  /// Steve's pad (S9.0): the numbered spaces, that of this round marked, what waits beside them, and what is printed.
  void steve_pad() {
    static constexpr Text kSpaces{"Steve's pad   {0}   delayed: {1}", "史蒂夫平板   {0}   未来改良格：{1}",
                                  "史蒂夫平板   {0}   未來改良格：{1}"},
        kPrinted{"              printed: {0} (our ruling R-S12)   goods tokens: {1}",
                 "             印刷图标：{0}（我们的裁定 R-S12）   货物标记：{1}",
                 "             印刷圖示：{0}（我們的裁定 R-S12）   貨物標記：{1}"};
    if (board_.steve.seat == kNobody) return;
    const Player& steve = board_.players[board_.steve.seat];
    std::string spaces;
    for (int space = 1; space <= rules_.rounds; ++space) {
      const bool is_taken = space <= steve.improvements.size() && !(steve.improvements[space - 1] == Domino{});
      spaces += std::string(space == board_.round ? ">" : " ") + std::to_string(space) + "[" +
                (is_taken ? letters(steve.improvements[space - 1]) : "  ") + "] ";
    }
    const std::string delayed = "[" + (board_.steve.delayed.empty() ? "  " : letters(board_.steve.delayed[0])) + "]",
                      printed = letters(rules_.steve_pad().icons);
    line();
    line(say(kSpaces, {as_text(spaces), as_text(delayed)}));
    line(say(kPrinted, {as_text(printed.empty() ? "–" : printed), steve.tokens}));
  }

  // ---- planning ------------------------------------------------------------------------------------------------

  void planning() {
    if (board_.phase != Phase::Planning || !is_viewer_playing() || is_steve(board_, view_.viewer)) return;
    line();
    if (!view_.own_plan.empty()) {
      static constexpr Text kYours{"Your plan, sealed until everyone has planned:", "你的规划，等所有人规划完才公开：",
                                   "你的規劃，等所有人規劃完才公開："};
      const Player& player = board_.players[view_.viewer];
      line(kYours[lang_]);
      out_ +=
          draw_plan(rules_.pads, {player.improvements.begin(), player.improvements.end()}, view_.own_plan[0], canvas_);
      return;
    }
    static constexpr Text kHint{"Find plans: plan goods>=5 research>=1 trucks*2      Lay one: plan Af Bb 1 1,-1 0,0d x",
                                "查找规划：plan goods>=5 research>=1 trucks*2      摆放：plan Af Bb 1 1,-1 0,0d x",
                                "查找規劃：plan goods>=5 research>=1 trucks*2      擺放：plan Af Bb 1 1,-1 0,0d x"};
    pads();
    line(kHint[lang_]);
  }

  void pads() {
    line("     Af       Ab       Bf       Bb");
    for (std::size_t row = 0; row < static_cast<std::size_t>(kPadRows); ++row) {
      std::string words;
      for (const auto& pad : rules_.pads.faces)
        for (const PadFace& face : pad) {
          words += "    ";
          for (std::size_t column = 0; column < static_cast<std::size_t>(kPadColumns); ++column)
            words += std::string(1, ' ') + letter_of(face[row * static_cast<std::size_t>(kPadColumns) + column]);
          words += ' ';
        }
      line(words);
    }
  }

  const Ruleset& rules_;
  const View& view_;
  const Board& board_;
  const Canvas& canvas_;
  Lang lang_;
  std::string out_;
};

}  // namespace

std::string Smartphone::draw(const Ruleset& rules, const View& view, const Canvas& canvas) {
  return TextBoard(rules, view, canvas).draw();
}

}  // namespace oligopoly::smartphone
