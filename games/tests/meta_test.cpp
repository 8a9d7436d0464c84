// What every game of the catalogue must have. A new game that forgets one of these turns this file red.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

#include "core/testing/conformance.hpp"
#include "core/testing/source_dir.hpp"
#include "games/all_games.hpp"

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
  for (const auto& entry : fs::recursive_directory_iterator(folder_of(game)))
    if (entry.path().string().ends_with("_test.cpp")) all += text_of(entry.path());
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

/// Ids named before the colon of a test's title: TEST_CASE("S1.1, R-S3: …").
std::set<std::string> ids_tested(const std::string& tests) {
  static const std::regex kTitle(R"re(TEST_CASE\("([^":]+):)re"), kId(R"(R-[A-Z]+[0-9]+|[A-Z]+[0-9]+(?:\.[0-9]+)?)");
  std::set<std::string> ids;
  for (std::sregex_iterator title(tests.begin(), tests.end(), kTitle), end; title != end; ++title) {
    const std::string named = (*title)[1];
    for (std::sregex_iterator id(named.begin(), named.end(), kId); id != end; ++id) ids.insert(id->str());
  }
  return ids;
}

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
    const fs::path goldens = folder_of(*game) / "tests" / "golden";
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

TEST_CASE("meta: the rulebook has the same paragraphs in every language") {
  for (const AnyGame* game : all_games()) {
    CAPTURE(game->info().id);
    const std::set<std::string> english = ids_in(text_of(folder_of(*game) / "RULES.md"));
    CHECK(ids_in(text_of(folder_of(*game) / "RULES.zh-Hans.md")) == english);
    CHECK(ids_in(text_of(folder_of(*game) / "RULES.zh-Hant.md")) == english);
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
    for (const OptionInfo& option : game->options()) CHECK(is_complete(option.title));
    for (const RulesetInfo& ruleset : game->rulesets()) CHECK(is_complete(ruleset.title));
  }
}
