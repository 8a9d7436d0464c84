#include "games/smartphone/rules/describe.hpp"

namespace oligopoly::smartphone {
namespace {

std::string item(const Text& pattern, Lang lang, std::initializer_list<TextArg> args) {
  return fill(pattern, lang, args);
}

/// What costs him as little as the choice: "GPS, WiFi". Empty where nothing else does.
std::string tied_with(const SteveChoseTechnology& event, int cost, Lang lang) {
  std::string list;
  int count = 0;
  for (const TechnologyCandidate& one : event.candidates) {
    if (one.cost != cost) continue;
    append_item(list, name_of(one.technology)[lang], lang);
    ++count;
  }
  return count > 1 ? list : "";
}

/// The regions between which the last step decided: as large as the choice and, for step (c), with as few offices.
std::string tied_with(const SteveMovedMarker& event, const RegionCandidate& chosen, Lang lang) {
  std::string list;
  for (const RegionCandidate& one : event.candidates)
    if (one.size == chosen.size && (event.step == Step::B || one.offices == chosen.offices))
      append_item(list, full_name_of(one.region, lang), lang);
  return list;
}

std::string list_of(const SteveSells& event, Lang lang) {
  static constexpr Text kItem{"{0} (buyers: {1})", "{0}（{1} 个买家）", "{0}（{1} 個買家）"};
  std::string list;
  for (const SellingCandidate& one : event.candidates) {
    const std::string full = full_name_of(one.region, lang);
    append_item(list, item(kItem, lang, {as_text(full), one.buyers}), lang);
  }
  return list;
}

}  // namespace

std::string describe_steve(const SteveTookToken& event, Lang lang) {
  static constexpr Text kWords{"Steve takes a goods token, as in every round, and now has {0}.",
                               "史蒂夫每轮拿取一个货物标记，共有 {0} 个。",
                               "史蒂夫每輪拿取一個貨物標記，共有 {0} 個。"};
  static constexpr Text kNone{"No goods token is left for Steve; he has {0}.",
                              "没有货物标记可给史蒂夫；他共有 {0} 个。", "沒有貨物標記可給史蒂夫；他共有 {0} 個。"};
  return fill(event.taken > 0 ? kWords : kNone, lang, {event.tokens});
}

std::string describe_steve(const SteveImproved& event, Lang lang) {
  static constexpr Text kWords{"Steve's delayed improvement, {0}, moves to space {1} of his pad, which now shows {2}.",
                               "未来改良格的{0}移到史蒂夫平板第 {1} 格；平板上现有 {2}。",
                               "未來改良格的{0}移到史蒂夫平板第 {1} 格；平板上現有 {2}。"};
  static constexpr Text kNone{"Steve has no delayed improvement: space {1} of his pad stays empty. It shows {2}.",
                              "未来改良格是空的，没有改良板块移到史蒂夫平板第 {1} 格；平板上现有 {2}。",
                              "未來改良格是空的，沒有改良板塊移到史蒂夫平板第 {1} 格；平板上現有 {2}。"};
  const std::string domino = event.improvement.empty() ? "" : words_for(event.improvement[0], lang);
  const std::string icons = words_for(event.icons, lang);
  return fill(event.improvement.empty() ? kNone : kWords, lang, {as_text(domino), event.space, as_text(icons)});
}

std::string describe_steve(const SteveTookImprovement& event, Lang lang) {
  static constexpr Text kWords{
      "Steve takes the topmost improvement, {0} from slot {1}. It is delayed: it counts from the next round on.",
      "史蒂夫拿取改良区最上面的改良板块：第 {1} 格的{0}，放到未来改良格，下一轮起生效。",
      "史蒂夫拿取改良區最上面的改良板塊：第 {1} 格的{0}，放到未來改良格，下一輪起生效。"};
  static constexpr Text kNone{"No improvement is left for Steve.", "没有改良板块可给史蒂夫。",
                              "沒有改良板塊可給史蒂夫。"};
  if (event.improvement.empty()) return fill(kNone, lang, {});
  const std::string domino = words_for(event.improvement[0], lang);
  return fill(kWords, lang, {as_text(domino), event.slot});
}

std::string describe_steve(const SteveChoseTechnology& event, Lang lang) {
  static constexpr EnumMap<Step, Text> kWords{{{
      {"Steve has no technology to research and skips this phase.", "史蒂夫没有可研发的科技，略过本阶段。",
       "史蒂夫沒有可研發的科技，略過本階段。"},
      {"Steve continues with {0}, which he has begun.", "史蒂夫继续研发已开始的{0}。", "史蒂夫繼續研發已開始的{0}。"},
      {"Steve researches {0}: of the technologies whose patent is free it costs him least ({1}).",
       "史蒂夫研发{0}：在专利还没人拿的科技中，它的成本最低（{1}）。",
       "史蒂夫研發{0}：在專利還沒人拿的科技中，它的成本最低（{1}）。"},
      {"Steve researches {0}: of the technologies he lacks it costs him least ({1}).",
       "史蒂夫研发{0}：在他还没有的科技中，它的成本最低（{1}）。",
       "史蒂夫研發{0}：在他還沒有的科技中，它的成本最低（{1}）。"},
  }}};
  static constexpr Text kTie{" {0} cost him the same; he takes the one furthest left.", "{0}的成本一样，他选最左边的。",
                             "{0}的成本一樣，他選最左邊的。"};
  if (event.chosen.empty()) return fill(kWords[Step::None], lang, {});
  const Technology chosen = event.chosen[0];
  int cost = 0;
  for (const TechnologyCandidate& one : event.candidates)
    if (one.technology == chosen) cost = one.cost;
  const std::string tied = tied_with(event, cost, lang);
  return fill(kWords[event.step], lang, {name_of(chosen), cost}) +
         (tied.empty() ? "" : fill(kTie, lang, {as_text(tied)}));
}

std::string describe_steve(const SteveMovedMarker& event, Lang lang) {
  static constexpr EnumMap<MarkerCause, Text> kCauses{{{
      {"Steve's marker is off the board.", "史蒂夫棋子不在版图上。", "史蒂夫棋子不在版圖上。"},
      {"Steve has opened an office.", "史蒂夫开设了办公室。", "史蒂夫開設了辦公室。"},
      {"The region of Steve's marker is full.", "史蒂夫棋子所在地点已满。", "史蒂夫棋子所在地點已滿。"},
  }}};
  static constexpr EnumMap<Step, Text> kWords{{{
      {"{2} No region is available: Steve's marker leaves the board.", "{2}没有可以到达的地点：棋子离开版图。",
       "{2}沒有可以到達的地點：棋子離開版圖。"},
      {"{2} His marker goes to {0}, the largest region he can reach.", "{2}棋子移到{0}：他能到达的最大地点。",
       "{2}棋子移到{0}：他能到達的最大地點。"},
      {"{2} His marker goes to {0}: of the largest regions he can reach ({1}) it has the fewest offices.",
       "{2}棋子移到{0}：在他能到达的最大地点（{1}）中，那里的办公室最少。",
       "{2}棋子移到{0}：在他能到達的最大地點（{1}）中，那裡的辦公室最少。"},
      {"{2} His marker goes to {0}: of the largest regions with the fewest offices ({1}) it comes first in the "
       "alphabet.",
       "{2}棋子移到{0}：在最大且办公室最少的地点（{1}）中，它的英文字母顺序最前。",
       "{2}棋子移到{0}：在最大且辦公室最少的地點（{1}）中，它的英文字母順序最前。"},
  }}};
  if (event.chosen.empty()) return fill(kWords[Step::None], lang, {TextArg{}, TextArg{}, kCauses[event.cause]});
  RegionCandidate chosen{.region = event.chosen[0]};
  for (const RegionCandidate& one : event.candidates)
    if (one.region == chosen.region) chosen = one;
  const std::string tied = tied_with(event, chosen, lang);
  return fill(kWords[event.step], lang, {name_of(chosen.region), as_text(tied), kCauses[event.cause]});
}

std::string describe_steve(const SteveSells& event, Lang lang) {
  static constexpr EnumMap<Step, Text> kWords{{{
      {"Steve sells nothing.", "史蒂夫不卖货。", "史蒂夫不賣貨。"},
      {"Steve has {0} {3}. First he sells one in each region where only he has an office, in alphabetical order: {1}.",
       "史蒂夫有 {0} 个货物。他先在只有自己有办公室的地点各卖 1 个，按英文字母顺序：{1}。",
       "史蒂夫有 {0} 個貨物。他先在只有自己有辦公室的地點各賣 1 個，按英文字母順序：{1}。"},
      {"Steve has {0} {3}. Next he sells one in each region he shares with others, in alphabetical order (pass {2}): "
       "{1}.",
       "史蒂夫有 {0} 个货物。接着他在与别人共有办公室的地点各卖 1 个，按英文字母顺序（第 {2} 遍）：{1}。",
       "史蒂夫有 {0} 個貨物。接著他在與別人共有辦公室的地點各賣 1 個，按英文字母順序（第 {2} 遍）：{1}。"},
      {"Steve has {0} {3} left. Last he sells as many as possible where only he has an office: {1}.",
       "史蒂夫还有 {0} 个货物。最后他在只有自己有办公室的地点尽量卖出：{1}。",
       "史蒂夫還有 {0} 個貨物。最後他在只有自己有辦公室的地點盡量賣出：{1}。"},
  }}};
  const std::string list = list_of(event, lang);
  return fill(kWords[event.step], lang, {event.goods, as_text(list), event.pass, goods_word(event.goods)});
}

}  // namespace oligopoly::smartphone
