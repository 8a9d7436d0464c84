// The whole era table in a terminal (L3.2), at most 80 columns wide, and the stories behind cards and achievements.
#include "core/notation.hpp"
#include "games/lake/rules/lake.hpp"
#include "games/lake/rules/names.hpp"
#include "games/lake/rules/stories.hpp"

namespace oligopoly::lake {
namespace {

constexpr int kTableWidth = 80, kNameColumns = 26, kNumberColumns = 7, kRoundColumns = 8;
static_assert(2 + kNameColumns + 6 * kNumberColumns + kRoundColumns <= kTableWidth);

constexpr EnumMap<Industry, Text> kColumnHeads = {{{{"Food", "食品", "食品"},
                                                    {"Manuf", "制造", "製造"},
                                                    {"Heavy", "重工", "重工"},
                                                    {"Tour", "旅游", "旅遊"},
                                                    {"Serv", "服务", "服務"},
                                                    {"Fin", "金融", "金融"}}}};

/// "+2", "-1", "0".
std::string signed_number(int value) { return (value > 0 ? "+" : "") + std::to_string(value); }

std::size_t size_of_character(char first) {
  const auto byte = static_cast<unsigned char>(first);
  return byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}
std::string cut_to(std::string_view words, int columns) {
  if (display_width(words) <= columns) return std::string(words);
  std::string out;
  for (std::size_t at = 0; at < words.size();) {
    const std::string_view next = words.substr(at, size_of_character(words[at]));
    if (display_width(out) + display_width(next) + 1 > columns) break;
    out += next;
    at += next.size();
  }
  return out + "…";
}
/// How many bytes stay on one line: a word with its blank, or a Chinese character with the marks that close after it.
std::size_t size_of_piece(std::string_view words) {
  static constexpr std::string_view kClosing = "，。、；：？！）》」”";
  std::size_t size = size_of_character(words.front());
  if (size == 1) {
    while (size < words.size() && words[size - 1] != ' ' && size_of_character(words[size]) == 1) ++size;
    return size;
  }
  while (size < words.size()) {
    const std::string_view next = words.substr(size, size_of_character(words[size]));
    if (next.size() == 1 || kClosing.find(next) == std::string_view::npos) break;
    size += next.size();
  }
  return size;
}
/// Broken into lines of at most so many columns.
std::string wrapped_at(std::string_view words, int columns) {
  std::string out, line;
  while (!words.empty()) {
    const std::string_view next = words.substr(0, size_of_piece(words));
    if (!line.empty() && display_width(line) + display_width(next) > columns) {
      out += line + "\n";
      line.clear();
    }
    line += next;
    words.remove_prefix(next.size());
  }
  return out + line + "\n";
}

class EraTable {
 public:
  EraTable(const Ruleset& rules, const State& state, const Canvas& canvas)
      : rules_(rules), state_(state), lang_(canvas.lang), colour_(canvas.colour) {}

  std::string draw() {
    static constexpr Text kTitle{"Era table: what each card adds to a run. Drawn: {0} of {1}.",
                                 "时代背景表：每张背景卡使各产业每次产出增减多少。已抽 {0}/{1} 张。",
                                 "時代背景表：每張背景卡使各產業每次產出增減多少。已抽 {0}/{1} 張。"},
        kRound{"drawn", "抽出", "抽出"}, kSum{"In force now", "当前合计", "當前合計"},
        kNote{"! disaster   * drawn   story NAME tells what a card is about: story enclosure",
              "! 灾难   * 已抽出   story 名称：卡牌介绍，如 story enclosure",
              "! 災難   * 已抽出   story 名稱：卡牌介紹，如 story enclosure"};
    line(fill(kTitle, lang_, {state_.drawn.size(), rules_.cards.size()}));
    std::string head(2 + kNameColumns, ' ');
    for (const Industry industry : each<Industry>()) head += pad_left(kColumnHeads[industry][lang_], kNumberColumns);
    line(head + pad_left(kRound[lang_], kRoundColumns));
    if (rules_.quiet_rounds > 0)
      draw_effects(" *", kRiseOfCivilisations[lang_], EnumMap<Industry, int>{},
                   "1-" + std::to_string(rules_.quiet_rounds));
    for (int card = 0; card < rules_.cards.size(); ++card) draw_card(rules_.cards[card], round_of(card));
    draw_effects("  ", kSum[lang_], state_.era, "");
    draw_leaders(state_.leader_bonus, 0);
    line(kNote[lang_]);
    return out_;
  }

 private:
  void line(std::string_view words) {
    out_ += words;
    out_ += '\n';
  }
  /// The round a card was drawn in (L3.1), or 0.
  int round_of(int card) const {
    for (int i = 0; i < state_.drawn.size(); ++i)
      if (state_.drawn[i] == card) return rules_.quiet_rounds + i + 1;
    return 0;
  }
  template <class Effect>
  void draw_effects(std::string_view marks, std::string_view name, const Effect& effect, const std::string& round) {
    std::string row = std::string(marks) + pad_right(cut_to(name, kNameColumns), kNameColumns);
    for (const Industry industry : each<Industry>()) row += pad_left(signed_number(effect[industry]), kNumberColumns);
    row += pad_left(round, kRoundColumns);
    line(colour_ && !round.empty() && round != "-" ? "\x1b[1m" + row + "\x1b[0m" : row);
  }
  void draw_card(const EraCard& card, int round) {
    static constexpr Text kRound{"round {0}", "第 {0} 轮", "第 {0} 輪"};
    const std::string marks = std::string(card.disaster ? "!" : " ") + (round > 0 ? "*" : " ");
    draw_effects(marks, card.name.text()[lang_], card.effect, round > 0 ? fill(kRound, lang_, {round}) : "-");
    draw_leaders(card.leader_bonus, card.leader_fine);
    if (card.disaster) draw_donation(card.donation);
  }
  void draw_leaders(int bonus, int fine) {
    static constexpr Text kBonus{"      highest level of each industry: +{0} per run",
                                 "      各产业等级最高者每次产出 +{0}", "      各產業等級最高者每次產出 +{0}"},
        kFine{"      highest level of each industry: pays {0}", "      各产业等级最高者支付 {0}",
              "      各產業等級最高者支付 {0}"};
    if (bonus > 0) line(fill(kBonus, lang_, {bonus}));
    if (fine > 0) line(fill(kFine, lang_, {fine}));
  }
  /// Also of a disaster that has not come yet: whoever knows it can save up (L7).
  void draw_donation(const Donation& donation) {
    static constexpr Text kDonation{"      donation: {0} for {1} points", "      捐赠：{0}，得 {1} 分",
                                    "      捐贈：{0}，得 {1} 分"},
        kComma{", ", "、", "、"};
    std::string goods;
    const auto add = [&](int units, const Text& name) {
      if (units == 0) return;
      goods += goods.empty() ? "" : kComma[lang_];
      goods += std::to_string(units) + " " + std::string(name[lang_]);
    };
    for (const Resource resource : each<Resource>()) add(donation.goods[resource], name_of(resource));
    add(donation.coins, name_of(Good::Coins));
    line(fill(kDonation, lang_, {Text{goods, goods, goods}, donation.points}));
  }

  const Ruleset& rules_;
  const State& state_;
  Lang lang_;
  bool colour_;
  std::string out_;
};

/// A card or an achievement, and what it is about.
struct Story {
  Text name;
  const Text* story = nullptr;
};

/// By id, or by name in the language spoken.
std::optional<Story> find_story(const Ruleset& rules, std::string_view word, Lang lang) {
  const auto is_meant = [&](std::string_view id, const Text& name) { return id == word || name[lang] == word; };
  if (is_meant("rise", kRiseOfCivilisations)) return Story{kRiseOfCivilisations, &story_of_rise()};
  for (const EraCard& card : rules.cards)
    if (is_meant(card.id, card.name.text())) return Story{card.name.text(), story_of(card.id)};
  for (const Achievement achievement : each<Achievement>())
    if (is_meant(id_of(achievement), name_of(achievement))) return Story{name_of(achievement), &story_of(achievement)};
  return std::nullopt;
}

std::string list_of_stories(const Ruleset& rules, Lang lang) {
  static constexpr Text kCards{"Era cards: {0}", "背景卡：{0}", "背景卡：{0}"},
      kAchievements{"Achievements: {0}", "成就：{0}", "成就：{0}"};
  std::string cards, achievements;
  for (const EraCard& card : rules.cards)
    if (story_of(card.id)) cards += (cards.empty() ? "" : " ") + card.id;
  for (const Achievement achievement : each<Achievement>())
    achievements += (achievements.empty() ? "" : " ") + std::string(id_of(achievement));
  return wrapped_at(fill(kCards, lang, {Text{cards, cards, cards}}), kTableWidth) +
         wrapped_at(fill(kAchievements, lang, {Text{achievements, achievements, achievements}}), kTableWidth);
}

std::string tell_story(const Ruleset& rules, std::string_view word, Lang lang) {
  static constexpr Text kOurs{"(our words, not the handbook's)", "（我们的介绍，非手册原文）",
                              "（我們的介紹，非手冊原文）"},
      kNone{"A pack brought this card; there is no story to it.", "此卡来自拓展包，没有介绍。",
            "此卡來自擴充包，沒有介紹。"};
  const auto found = find_story(rules, word, lang);
  if (!found) return list_of_stories(rules, lang);
  const std::string title = std::string(found->name[lang]) + "\n";
  if (!found->story) return title + std::string(kNone[lang]) + "\n";
  return title + wrapped_at((*found->story)[lang], kTableWidth) + std::string(kOurs[lang]) + "\n";
}

}  // namespace

std::optional<std::string> Lake::terminal_command(const Ruleset& rules, const View& view, std::string_view line,
                                                  const Canvas& canvas) {
  Words words(line);
  const std::string_view verb = words.next();
  if (verb == "era" && words.at_end()) return EraTable(rules, view.table, canvas).draw();
  if (verb == "story") return tell_story(rules, words.rest(), canvas.lang);
  return std::nullopt;
}

std::string_view Lake::terminal_help(Lang lang) {
  static constexpr Text kWords{
      "  era          the whole era table: drawn or not, disasters with their donations\n"
      "  story NAME   what an era card or an achievement is about, e.g. story keynes",
      "  era          整张时代背景表：已抽与未抽，灾难及其捐赠\n"
      "  story 名称   背景卡或成就的介绍，例如 story keynes",
      "  era          整張時代背景表：已抽與未抽，災難及其捐贈\n"
      "  story 名稱   背景卡或成就的介紹，例如 story keynes"};
  return kWords[lang];
}

}  // namespace oligopoly::lake
