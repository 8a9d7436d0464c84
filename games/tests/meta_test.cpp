// What every game of the catalogue must have. A new game that forgets one of these turns this file red.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

#include "core/testing/conformance.hpp"
#include "core/testing/source_dir.hpp"
#include "games/all_games.hpp"
#include "games/rulebook.hpp"

using namespace oligopoly;
namespace fs = std::filesystem;

namespace {

fs::path folder_of(const AnyGame& game) { return testing::source_dir() / "games" / game.info().id; }

std::string text_of(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

std::string tests_of(const AnyGame& game) {
  std::string all;
  for (const auto& entry : fs::recursive_directory_iterator(folder_of(game) / "rules"))
    if (entry.path().string().ends_with("_test.cpp")) all += text_of(entry.path());
  return all;
}

/// The code of the game's rules without their tests.
std::string code_of(const AnyGame& game) {
  std::string all;
  for (const auto& entry : fs::recursive_directory_iterator(folder_of(game) / "rules")) {
    const std::string extension = entry.path().extension().string();
    const bool is_code = extension == ".cpp" || extension == ".hpp";
    if (is_code && entry.path().parent_path().filename() != "tests") all += text_of(entry.path());
  }
  return all;
}

/// Ids of the paragraphs ("**S1.1** …") and of the rulings ("| R-S1 | …") of a rulebook.
std::set<std::string> ids_in(const std::string& rulebook) {
  static const std::regex kId(R"((?:^|\n)(?:\*\*([A-Z]+[0-9]+(?:\.[0-9]+)?)\*\* |\| (R-[A-Z]+[0-9]+) \|))");
  std::set<std::string> ids;
  for (std::sregex_iterator match(rulebook.begin(), rulebook.end(), kId), end; match != end; ++match)
    ids.insert((*match)[1].matched ? (*match)[1] : (*match)[2]);
  return ids;
}

/// Every id that a text names.
std::set<std::string> ids_named(const std::string& text) {
  static const std::regex kId(R"(R-[A-Z]+[0-9]+|[A-Z]+[0-9]+(?:\.[0-9]+)?)");
  std::set<std::string> ids;
  for (std::sregex_iterator id(text.begin(), text.end(), kId), end; id != end; ++id) ids.insert(id->str());
  return ids;
}

bool is_ruling(const std::string& id) { return id.starts_with("R-"); }

/// Ids named before the colon of a test's title: TEST_CASE("S1.1, R-S3: …").
std::set<std::string> ids_tested(const std::string& tests) {
  static const std::regex kTitle(R"re(TEST_CASE\(\s*"([^":]+):)re");
  std::set<std::string> ids;
  for (std::sregex_iterator title(tests.begin(), tests.end(), kTitle), end; title != end; ++title)
    ids.merge(ids_named((*title)[1]));
  return ids;
}

/// The rulings that a paragraph names, its tables included.
std::set<std::string> rulings_named(const AnyGame& game, Lang lang, const std::string& paragraph) {
  std::set<std::string> rulings;
  for (const std::string& id : ids_named(rule_text(game.info().id, lang, paragraph).value_or("")))
    if (is_ruling(id)) rulings.insert(id);
  return rulings;
}

/// The last cell of a ruling's row: "S9.1, S9.4: what the rulebook says there".
struct Source {
  std::set<std::string> paragraphs;
  std::string sentence;
};

/// The rulings of a rulebook and where they come from. A row that lacks a cell has no source.
std::map<std::string, Source> sources_in(const std::string& rulebook) {
  static const std::regex kRow(R"((?:^|\n)\| (R-[A-Z]+[0-9]+) \|[^|\n]+\|[^|\n]+\|[^|\n]+\| ([^|\n]*) \|)"),
      kColon(": ?|：");
  std::map<std::string, Source> sources;
  for (const std::string& id : ids_in(rulebook))
    if (is_ruling(id)) sources[id] = {};
  for (std::sregex_iterator row(rulebook.begin(), rulebook.end(), kRow), end; row != end; ++row) {
    const std::string cell = (*row)[2];
    std::smatch colon;
    if (std::regex_search(cell, colon, kColon)) sources[(*row)[1]] = {ids_named(colon.prefix()), colon.suffix()};
  }
  return sources;
}

constexpr std::array kLanguages = {Lang::En, Lang::ZhHans, Lang::ZhHant};

}  // namespace

TEST_CASE("meta: every game passes the conformance kit") {
  for (const AnyGame* game : all_games()) {
    CAPTURE(game->info().id);
    CHECK(testing::conforming_games().contains(std::string(game->info().id)));
  }
}

TEST_CASE("meta: every game has goldens and a perft table") {
  for (const AnyGame* game : all_games()) {
    CAPTURE(game->info().id);
    const fs::path goldens = folder_of(*game) / "rules" / "tests" / "golden";
    REQUIRE(fs::exists(goldens));
    CHECK_FALSE(fs::is_empty(goldens));
    CHECK(tests_of(*game).find(std::string(game->info().id) + ": perft") != std::string::npos);
  }
}

TEST_CASE("meta: every paragraph and ruling has a test titled by it") {
  for (const AnyGame* game : all_games()) {
    CAPTURE(game->info().id);
    const std::set<std::string> tested = ids_tested(tests_of(*game));
    const std::set<std::string> written = ids_in(text_of(folder_of(*game) / "RULES.md"));
    REQUIRE_FALSE(written.empty());
    for (const std::string& id : written) {
      CAPTURE(id);
      CHECK(tested.contains(id));
    }
  }
}

TEST_CASE("meta: every paragraph and ruling is cited in the code") {
  for (const AnyGame* game : all_games()) {
    CAPTURE(game->info().id);
    const std::set<std::string> cited = ids_named(code_of(*game));
    for (const std::string& id : ids_in(text_of(folder_of(*game) / "RULES.md"))) {
      CAPTURE(id);
      CHECK(cited.contains(id));
    }
  }
}

TEST_CASE("meta: every ruling names its paragraphs and the sentence it interprets") {
  for (const AnyGame* game : all_games())
    for (const Lang lang : kLanguages) {
      const std::string book(rulebook(game->info().id, lang));
      const std::set<std::string> written = ids_in(book);
      for (const auto& [id, source] : sources_in(book)) {
        CAPTURE(game->info().id);
        CAPTURE(kLangCodes[static_cast<std::size_t>(lang)]);
        CAPTURE(id);
        CHECK_FALSE(source.paragraphs.empty());
        CHECK_FALSE(source.sentence.empty());
        for (const std::string& paragraph : source.paragraphs) {
          CAPTURE(paragraph);
          CHECK(written.contains(paragraph));
        }
      }
    }
}

TEST_CASE("meta: a paragraph names its rulings, the same in every language") {
  for (const AnyGame* game : all_games()) {
    const std::string english(rulebook(game->info().id, Lang::En));
    const std::map<std::string, Source> sources = sources_in(english);
    for (const std::string& paragraph : ids_in(english)) {
      if (is_ruling(paragraph)) continue;
      CAPTURE(game->info().id);
      CAPTURE(paragraph);
      const std::set<std::string> named = rulings_named(*game, Lang::En, paragraph);
      for (const std::string& id : named) {
        CAPTURE(id);
        CHECK(sources.contains(id));
      }
      for (const auto& [id, source] : sources) {
        CAPTURE(id);
        if (source.paragraphs.contains(paragraph)) CHECK(named.contains(id));
      }
      CHECK(rulings_named(*game, Lang::ZhHans, paragraph) == named);
      CHECK(rulings_named(*game, Lang::ZhHant, paragraph) == named);
    }
    for (const Lang lang : {Lang::ZhHans, Lang::ZhHant})
      for (const auto& [id, source] : sources_in(std::string(rulebook(game->info().id, lang)))) {
        CAPTURE(id);
        CHECK(source.paragraphs == sources.at(id).paragraphs);
      }
  }
}

TEST_CASE("meta: the rulebook has the same paragraphs in every language") {
  for (const AnyGame* game : all_games()) {
    CAPTURE(game->info().id);
    const std::set<std::string> english = ids_in(text_of(folder_of(*game) / "RULES.md"));
    CHECK(ids_in(text_of(folder_of(*game) / "RULES.zh-Hans.md")) == english);
    CHECK(ids_in(text_of(folder_of(*game) / "RULES.zh-Hant.md")) == english);
  }
}

TEST_CASE("meta: a ruling that is an option names the option") {
  for (const AnyGame* game : all_games())
    for (const OptionInfo& option : game->options())
      for (const Lang lang : kLanguages) {
        if (option.ruling.empty()) continue;
        CAPTURE(option.name);
        const std::string named = "`" + std::string(option.name) + "`";
        const std::string ruling = rule_text(game->info().id, lang, option.ruling).value_or("");
        CHECK(ruling.find(named) != std::string::npos);
      }
}

TEST_CASE("meta: everything that has a name has one in every language") {
  const auto is_complete = [](const Text& text) {
    return !text.en.empty() && !text.zh_hans.empty() && !text.zh_hant.empty();
  };
  for (const AnyGame* game : all_games()) {
    CAPTURE(game->info().id);
    CHECK(is_complete(game->info().title));
    CHECK(is_complete(game->info().summary));
    for (const OptionInfo& option : game->options()) {
      CAPTURE(option.name);
      CHECK(is_complete(option.title));
      // Places that packs fill have their names from the packs.
      const bool all_added = std::all_of(option.choices.begin() + std::ssize(option.names), option.choices.end(),
                                         [](std::string_view id) { return id.starts_with("added_"); });
      CHECK(all_added);
      for (const Text& name : option.names) CHECK(is_complete(name));
    }
    for (const RulesetInfo& ruleset : game->rulesets()) CHECK(is_complete(ruleset.title));
  }
}
