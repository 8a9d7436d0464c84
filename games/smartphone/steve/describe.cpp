#include "games/smartphone/telling.hpp"

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
  static constexpr Text kItem{"{0} ({1}, offices {2})", "{0}（{1}，办公室 {2}）", "{0}（{1}，辦公室 {2}）"};
  std::string list;
  for (const RegionCandidate& one : event.candidates)
    append_item(list, item(kItem, lang, {name_of(one.region), name_of(one.size), one.offices}), lang);
  return list;
}

std::string list_of(const SteveSells& event, Lang lang) {
  static constexpr Text kItem{"{0} (buyers {1})", "{0}（买家 {1}）", "{0}（買家 {1}）"};
  std::string list;
  for (const SellingCandidate& one : event.candidates)
    append_item(list, item(kItem, lang, {name_of(one.region), one.buyers}), lang);
  return list;
}

}  // namespace

std::string tell_steve(const SteveTookToken& event, Lang lang) {
  static constexpr Text kWords{"Steve takes a goods token and has {0}.", "史蒂夫拿取货物标记，共有 {0} 个。",
                               "史蒂夫拿取貨物標記，共有 {0} 個。"};
  static constexpr Text kNone{"No goods token is left for Steve; he has {0}.",
                              "没有货物标记可给史蒂夫；他共有 {0} 个。", "沒有貨物標記可給史蒂夫；他共有 {0} 個。"};
  return fill(event.taken > 0 ? kWords : kNone, lang, {event.tokens});
}

std::string tell_steve(const SteveImproved& event, Lang lang) {
  static constexpr Text kWords{"Steve moves {0} to space {1} of his pad, which now shows {2}.",
                               "史蒂夫把{0}移到平板第 {1} 格，平板现有 {2}。",
                               "史蒂夫把{0}移到平板第 {1} 格，平板現有 {2}。"};
  static constexpr Text kNone{"No improvement waits for space {1} of Steve's pad, which shows {2}.",
                              "没有改良板块可移到史蒂夫平板第 {1} 格，平板现有 {2}。",
                              "沒有改良板塊可移到史蒂夫平板第 {1} 格，平板現有 {2}。"};
  const std::string domino = event.improvement.empty() ? "" : telling(event.improvement[0], lang);
  const std::string icons = telling(event.icons, lang);
  return fill(event.improvement.empty() ? kNone : kWords, lang, {as_text(domino), event.space, as_text(icons)});
}

std::string tell_steve(const SteveTookImprovement& event, Lang lang) {
  static constexpr Text kWords{"Steve takes the topmost improvement, {0} from slot {1}, for the next round.",
                               "史蒂夫拿取最上面的改良板块：第 {1} 格的{0}，留待下一轮。",
                               "史蒂夫拿取最上面的改良板塊：第 {1} 格的{0}，留待下一輪。"};
  static constexpr Text kNone{"No improvement is left for Steve.", "没有改良板块可给史蒂夫。",
                              "沒有改良板塊可給史蒂夫。"};
  if (event.improvement.empty()) return fill(kNone, lang, {});
  const std::string domino = telling(event.improvement[0], lang);
  return fill(kWords, lang, {as_text(domino), event.slot});
}

std::string tell_steve(const SteveChoseTechnology& event, Lang lang) {
  static constexpr EnumMap<Step, Text> kWords{{{
      {"Steve has no technology to study and skips.", "史蒂夫没有可研发的科技，略过。",
       "史蒂夫沒有可研發的科技，略過。"},
      {"(a) Steve goes on studying {0}. Begun: {1}.", "(a) 史蒂夫继续研发{0}。已开始：{1}。",
       "(a) 史蒂夫繼續研發{0}。已開始：{1}。"},
      {"(b) Steve studies {0}, the cheapest with a patent left. Compared: {1}.",
       "(b) 史蒂夫研发{0}：专利尚在的科技中最便宜。比较：{1}。",
       "(b) 史蒂夫研發{0}：專利尚在的科技中最便宜。比較：{1}。"},
      {"(c) Steve studies {0}, the cheapest he lacks. Compared: {1}.",
       "(c) 史蒂夫研发{0}：他没有的科技中最便宜。比较：{1}。", "(c) 史蒂夫研發{0}：他沒有的科技中最便宜。比較：{1}。"},
  }}};
  const std::string list = list_of(event, lang);
  const TextArg chosen = event.chosen.empty() ? TextArg{} : TextArg{name_of(event.chosen[0])};
  return fill(kWords[event.step], lang, {chosen, as_text(list)});
}

std::string tell_steve(const SteveMovedMarker& event, Lang lang) {
  static constexpr EnumMap<MarkerCause, Text> kCauses{{{
      {"Steve's marker is off the board.", "史蒂夫的棋子不在版图上。", "史蒂夫的棋子不在版圖上。"},
      {"Steve has opened an office.", "史蒂夫开设了办公室。", "史蒂夫開設了辦公室。"},
      {"The region of Steve's marker is full.", "史蒂夫棋子所在地区已满。", "史蒂夫棋子所在地區已滿。"},
  }}};
  static constexpr EnumMap<Step, Text> kWords{{{
      {"{2} No region is available: the marker is off the board.", "{2}没有可到达的地区：棋子离开版图。",
       "{2}沒有可到達的地區：棋子離開版圖。"},
      {"{2} (a) It goes to {0}, the largest. Compared: {1}.", "{2}(a) 棋子移到{0}：最大。比较：{1}。",
       "{2}(a) 棋子移到{0}：最大。比較：{1}。"},
      {"{2} (b) It goes to {0}, the one with the fewest offices of the largest. Compared: {1}.",
       "{2}(b) 棋子移到{0}：最大的地区中办公室最少。比较：{1}。",
       "{2}(b) 棋子移到{0}：最大的地區中辦公室最少。比較：{1}。"},
      {"{2} (c) It goes to {0}, the first in the alphabet of the largest with the fewest offices. Compared: {1}.",
       "{2}(c) 棋子移到{0}：最大且办公室最少的地区中字母顺序最前。比较：{1}。",
       "{2}(c) 棋子移到{0}：最大且辦公室最少的地區中字母順序最前。比較：{1}。"},
  }}};
  const std::string list = list_of(event, lang);
  const TextArg chosen = event.chosen.empty() ? TextArg{} : TextArg{name_of(event.chosen[0])};
  return fill(kWords[event.step], lang, {chosen, as_text(list), kCauses[event.cause]});
}

std::string tell_steve(const SteveSells& event, Lang lang) {
  static constexpr EnumMap<Step, Text> kWords{{{
      {"Steve sells nothing.", "史蒂夫不卖货。", "史蒂夫不賣貨。"},
      {"(a) Steve has {0} goods and sells one in each region he is alone in: {1}.",
       "(a) 史蒂夫有 {0} 个货物，在只有他有办公室的地区各卖 1 个：{1}。",
       "(a) 史蒂夫有 {0} 個貨物，在只有他有辦公室的地區各賣 1 個：{1}。"},
      {"(b) Steve has {0} goods and sells one in each region he shares (pass {2}): {1}.",
       "(b) 史蒂夫有 {0} 个货物，在与他人共有的地区各卖 1 个（第 {2} 遍）：{1}。",
       "(b) 史蒂夫有 {0} 個貨物，在與他人共有的地區各賣 1 個（第 {2} 遍）：{1}。"},
      {"(c) Steve has {0} goods left and sells all he can in each region he is alone in: {1}.",
       "(c) 史蒂夫还有 {0} 个货物，在只有他有办公室的地区尽量卖出：{1}。",
       "(c) 史蒂夫還有 {0} 個貨物，在只有他有辦公室的地區盡量賣出：{1}。"},
  }}};
  const std::string list = list_of(event, lang);
  return fill(kWords[event.step], lang, {event.goods, as_text(list), event.pass});
}

}  // namespace oligopoly::smartphone
