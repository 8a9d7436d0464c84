#include <doctest/doctest.h>

#include "games/all_games.hpp"
#include "games/rulebook.hpp"

using namespace oligopoly;

TEST_CASE("rulebook: a paragraph is quoted in every language") {
  CHECK(rule_text("goofspiel", Lang::En, "G4.1") == "G4.1  The highest bid takes the prize.");
  CHECK(rule_text("goofspiel", Lang::ZhHans, "G4.1") == "G4.1  出价最高者得到奖品。");
  CHECK(rule_text("goofspiel", Lang::ZhHant, "G4.1") == "G4.1  出價最高者得到獎品。");
}

TEST_CASE("rulebook: a section is quoted with its paragraphs and ends where the next begins") {
  const auto section = rule_text("goofspiel", Lang::En, "G2");
  REQUIRE(section);
  CHECK(section->starts_with("G2 Prize\n"));
  CHECK(section->find("G2.1  ") != std::string::npos);
  CHECK(section->find("G3") == std::string::npos);
}

TEST_CASE("rulebook: a ruling gives question, decision and source, a line each") {
  const auto ruling = rule_text("goofspiel", Lang::En, "R-G1");
  REQUIRE(ruling);
  CHECK(ruling->starts_with("R-G1  What happens to a prize nobody wins alone?\nIt is discarded.\nG4.2: "));
}

TEST_CASE("rulebook: what is not in it is not quoted") {
  CHECK_FALSE(rule_text("goofspiel", Lang::En, "G9.9"));
  CHECK_FALSE(rule_text("goofspiel", Lang::En, ""));
  CHECK_FALSE(rule_text("goofspiel", Lang::En, "G"));
  CHECK_FALSE(rule_text("chess", Lang::En, "G1.1"));
}

TEST_CASE("rulebook: every id of every game is quoted in every language") {
  for (const AnyGame* game : all_games()) {
    CAPTURE(game->info().id);
    const auto ids = rule_ids(game->info().id);
    CHECK(ids.size() > 5);
    for (const std::string_view id : ids)
      for (const Lang lang : {Lang::En, Lang::ZhHans, Lang::ZhHant}) {
        CAPTURE(id);
        const auto text = rule_text(game->info().id, lang, id);
        REQUIRE(text);
        CHECK(text->size() > id.size() + 2);
      }
  }
}
