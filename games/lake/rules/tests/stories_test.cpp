// Stories behind cards and achievements, and the era table of the terminal.
#include "games/lake/rules/stories.hpp"

#include <map>

#include "games/lake/rules/data/handbook.hpp"
#include "games/lake/rules/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::lake;

namespace {

std::ptrdiff_t characters(std::string_view utf8) {
  return std::count_if(utf8.begin(), utf8.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
}

void check_story(std::string_view name, const Text& story) {
  for (const Lang lang : {Lang::En, Lang::ZhHans, Lang::ZhHant}) {
    CAPTURE(name);
    CAPTURE(story[lang]);
    CHECK(characters(story[lang]) >= 20);
    CHECK(characters(story[lang]) <= 200);
  }
  CHECK(story.en != story.zh_hans);
  CHECK(story.zh_hans != story.zh_hant);
}

/// Texts by their path: "cards.wto.en".
class Texts final : public FieldWriter {
 public:
  std::map<std::string, std::string> texts;
  void begin_object() override { path_.push_back(key_); }
  void end_object() override { path_.pop_back(); }
  void key(std::string_view name) override { key_ = name; }
  void begin_array() override {}
  void end_array() override {}
  void integer(std::int64_t) override {}
  void boolean(bool) override {}
  void text(std::string_view value) override {
    std::string path;
    for (std::size_t i = 1; i < path_.size(); ++i) path += path_[i] + ".";
    texts[path + key_] = value;
  }

 private:
  std::vector<std::string> path_;
  std::string key_;
};

struct Terminal {
  Ruleset rules = released_rulesets()[0].rules;
  State state = Lake::start(rules, 2);
  std::optional<std::string> type(std::string_view line, Lang lang = Lang::En, bool colour = false) const {
    return Lake::terminal_command(rules, Lake::view(rules, state, Seat{0}), line, {lang, colour});
  }
};

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

/// The row of the table that begins with a name, after its marks.
std::string row_of(const std::string& table, std::string_view name) {
  std::istringstream lines(table);
  for (std::string line; std::getline(lines, line);)
    if (line.size() > 2 && std::string_view(line).substr(2).starts_with(name)) return line;
  return {};
}

}  // namespace

TEST_CASE("L3.2, L8: every card of the handbook and every achievement has a story in three languages") {
  for (const handbook::CardRow& card : handbook::kCards) {
    const Text* story = story_of(card.id);
    CAPTURE(card.id);
    REQUIRE(story != nullptr);
    check_story(card.id, *story);
  }
  for (const Achievement achievement : each<Achievement>()) check_story(id_of(achievement), story_of(achievement));
  CHECK(story_of("hanseatic_league") == nullptr);
}

TEST_CASE("L3.2, L8: programs can ask for the stories") {
  const Ruleset rules = released_rulesets()[0].rules;
  JsonReader nothing("{}");
  Texts answer;
  REQUIRE(Lake::answer(rules, Lake::view(rules, Lake::start(rules, 2), kSpectator), "stories", nothing, answer));
  CHECK(answer.texts.size() == 3 * (27 + 15 + 1));
  CHECK(answer.texts["cards.internet_age.zh_hant"].find("網際網路") != std::string::npos);
  CHECK(answer.texts["achievements.keynes.zh_hans"].find("凯恩斯") != std::string::npos);
  check_story("rise", {answer.texts["rise.en"], answer.texts["rise.zh_hans"], answer.texts["rise.zh_hant"]});
  CHECK_FALSE(Lake::answer(rules, Lake::view(rules, Lake::start(rules, 2), kSpectator), "weather", nothing, answer));
}

TEST_CASE("L3.2, L7: the terminal's era table has every card, and donations of disasters still to come") {
  Terminal terminal;
  const std::string table = *terminal.type("era");
  INFO(table);
  for (const EraCard& card : terminal.rules.cards) CHECK_FALSE(row_of(table, card.name.en).empty());
  CHECK(row_of(table, "Great Depression") ==
        "! Great Depression               -2     -2     -2     -3     -3     -5       -");
  CHECK(has(table, "donation: 4 Timber, 2 Steel, 2 Metals for 200 points"));
  CHECK(has(table, "donation: 10 coins for 100 points"));
  CHECK(has(table, "Drawn: 0 of 27."));
  CHECK(row_of(table, "Rise of Civilisations").ends_with(" 1-3"));
  CHECK(has(table, "highest level of each industry: pays 7"));
}

TEST_CASE("L3.1: the terminal's era table marks drawn cards with their round, and adds them up") {
  Terminal terminal;
  for (const int card : {1, 5}) {
    terminal.state.drawn.push_back(static_cast<CardIndex>(card));
    for (const Industry industry : each<Industry>())
      terminal.state.era[industry] =
          static_cast<std::int16_t>(terminal.state.era[industry] + terminal.rules.cards[card].effect[industry]);
  }
  const std::string table = *terminal.type("era");
  INFO(table);
  CHECK(row_of(table, "Black Death").starts_with("!*"));
  CHECK(row_of(table, "Black Death").ends_with(" round 4"));
  CHECK(row_of(table, "Seeds of Capitalism").ends_with(" round 5"));
  CHECK(row_of(table, "In force now")
            .starts_with("  In force now                   -2     +1      0     -1     -1      0"));
  CHECK(has(*terminal.type("era", Lang::En, true), "\x1b[1m!*Black Death"));
}

TEST_CASE("lake: the era table and every story fit 80 columns in every language") {
  Terminal terminal;
  REQUIRE(read_pack_text(terminal.rules, R"({"id": "long", "name": {"en": "Long", "zh_hans": "长", "zh_hant": "長"},
      "cards": [{"id": "long_card", "name": {"en": "A card with a name that goes on and on and on",
      "zh_hans": "一张名字特别特别特别长的时代卡", "zh_hant": "一張名字特別特別特別長的時代卡"},
      "effect": {"food": -20, "manufacturing": 20}}]})")
              .empty());
  std::vector<std::string> lines = {"era", "story", "story long_card"};
  for (const EraCard& card : terminal.rules.cards) lines.push_back("story " + card.id);
  for (const Achievement achievement : each<Achievement>()) lines.push_back("story " + std::string(id_of(achievement)));
  for (const Lang lang : {Lang::En, Lang::ZhHans, Lang::ZhHant})
    for (const std::string& line : lines) {
      std::istringstream shown(*terminal.type(line, lang));
      for (std::string row; std::getline(shown, row);) {
        CAPTURE(row);
        CHECK(display_width(row) <= 80);
      }
    }
}

TEST_CASE("lake: the terminal tells stories as ours, and leaves moves alone") {
  const Terminal terminal;
  CHECK(has(*terminal.type("story keynes"), "General Theory"));
  CHECK(has(*terminal.type("story keynes"), "our words"));
  CHECK(has(*terminal.type("story black_death", Lang::ZhHans), "我们的介绍"));
  CHECK(has(*terminal.type("story 欧元诞生", Lang::ZhHans), "11 国"));
  CHECK(has(*terminal.type("story Sherman Antitrust Act"), "Standard Oil"));
  CHECK(has(*terminal.type("story rise"), "Mesopotamia"));
  CHECK(has(*terminal.type("story nothing"), "Achievements: smith malthus"));
  CHECK_FALSE(terminal.type("era of peace"));
  CHECK_FALSE(terminal.type("vote tax+"));
}
