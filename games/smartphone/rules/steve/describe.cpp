#include "games/smartphone/rules/describe.hpp"

namespace oligopoly::smartphone {
namespace {

std::string item(const Text& pattern, Lang lang, std::initializer_list<TextArg> args) {
  return fill(pattern, lang, args);
}

std::string list_of(const SteveChoseTechnology& event, Lang lang) {
  static constexpr Text kItem{"{0} (costs him {1})", "{0}（成本 {1}）", "{0}（成本 {1}）"};
  std::string list;
  for (const TechnologyCandidate& one : event.candidates)
    append_item(list, item(kItem, lang, {name_of(one.technology), one.cost}), lang);
  return list;
}

std::string list_of(const SteveMovedMarker& event, Lang lang) {
  static constexpr Text kItem{"{0} ({1}, offices: {2})", "{0}（{1}，{2} 间办公室）", "{0}（{1}，{2} 間辦公室）"};
  std::string list;
  for (const RegionCandidate& one : event.candidates) {
    const std::string full = full_name_of(one.region, lang);
    append_item(list, item(kItem, lang, {as_text(full), name_of(one.size), one.offices}), lang);
  }
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
      {"Steve continues with {0}, which he has begun: {1}. Step (a).", "史蒂夫继续研发已开始的{0}：{1}。步骤（a）。",
       "史蒂夫繼續研發已開始的{0}：{1}。步驟（a）。"},
      {"Steve researches {0}, the cheapest with its patent still available. Compared: {1}. Step (b).",
       "史蒂夫研发{0}：专利未被获得的科技中成本最便宜。比较：{1}。步骤（b）。",
       "史蒂夫研發{0}：專利未被獲得的科技中成本最便宜。比較：{1}。步驟（b）。"},
      {"Steve researches {0}, the cheapest he does not have yet. Compared: {1}. Step (c).",
       "史蒂夫研发{0}：他还没有的科技中成本最便宜。比较：{1}。步骤（c）。",
       "史蒂夫研發{0}：他還沒有的科技中成本最便宜。比較：{1}。步驟（c）。"},
  }}};
  const std::string list = list_of(event, lang);
  const TextArg chosen = event.chosen.empty() ? TextArg{} : TextArg{name_of(event.chosen[0])};
  return fill(kWords[event.step], lang, {chosen, as_text(list)});
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
      {"{2} It goes to {0}, the largest. Compared: {1}. Step (a).", "{2}棋子移到{0}：最大。比较：{1}。步骤（a）。",
       "{2}棋子移到{0}：最大。比較：{1}。步驟（a）。"},
      {"{2} It goes to {0}: of the largest, the one with the fewest offices. Compared: {1}. Step (b).",
       "{2}棋子移到{0}：最大的地点中办公室最少。比较：{1}。步骤（b）。",
       "{2}棋子移到{0}：最大的地點中辦公室最少。比較：{1}。步驟（b）。"},
      {"{2} It goes to {0}: of the largest with the fewest offices, the first in alphabetical order. Compared: {1}. "
       "Step (c).",
       "{2}棋子移到{0}：最大且办公室最少的地点中英文字母顺序最前。比较：{1}。步骤（c）。",
       "{2}棋子移到{0}：最大且辦公室最少的地點中英文字母順序最前。比較：{1}。步驟（c）。"},
  }}};
  const std::string list = list_of(event, lang);
  const TextArg chosen = event.chosen.empty() ? TextArg{} : TextArg{name_of(event.chosen[0])};
  return fill(kWords[event.step], lang, {chosen, as_text(list), kCauses[event.cause]});
}

std::string describe_steve(const SteveSells& event, Lang lang) {
  static constexpr EnumMap<Step, Text> kWords{{{
      {"Steve sells nothing.", "史蒂夫不卖货。", "史蒂夫不賣貨。"},
      {"Steve has {0} {3} and sells one in each region where only he has an office: {1}. Step (a).",
       "史蒂夫有 {0} 个货物，在只有他有办公室的地点各卖 1 个：{1}。步骤（a）。",
       "史蒂夫有 {0} 個貨物，在只有他有辦公室的地點各賣 1 個：{1}。步驟（a）。"},
      {"Steve has {0} {3} and sells one in each region he shares with others (pass {2}): {1}. Step (b).",
       "史蒂夫有 {0} 个货物，在与其他玩家都有办公室的地点各卖 1 个（第 {2} 遍）：{1}。步骤（b）。",
       "史蒂夫有 {0} 個貨物，在與其他玩家都有辦公室的地點各賣 1 個（第 {2} 遍）：{1}。步驟（b）。"},
      {"Steve has {0} {3} left and sells as many as possible where only he has an office: {1}. Step (c).",
       "史蒂夫还有 {0} 个货物，在只有他有办公室的地点尽可能卖出：{1}。步骤（c）。",
       "史蒂夫還有 {0} 個貨物，在只有他有辦公室的地點盡可能賣出：{1}。步驟（c）。"},
  }}};
  const std::string list = list_of(event, lang);
  return fill(kWords[event.step], lang, {event.goods, as_text(list), event.pass, goods_word(event.goods)});
}

}  // namespace oligopoly::smartphone
