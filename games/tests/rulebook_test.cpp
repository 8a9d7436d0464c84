#include <doctest/doctest.h>

#include "games/all_games.hpp"
#include "games/lake/rules/data/handbook.hpp"
#include "games/lake/rules/names.hpp"
#include "games/rulebook.hpp"

using namespace oligopoly;

namespace {

constexpr std::array kLanguages = {Lang::En, Lang::ZhHans, Lang::ZhHant};

/// A row of a table as the rulebooks write it, as far as these cells go.
std::string row_of(const std::vector<std::string>& cells) {
  std::string row = "|";
  for (const std::string& cell : cells) row += cell.empty() ? " |" : " " + cell + " |";
  return row;
}

/// "+2", "−1", and nothing for 0.
std::string effect_of(int value) {
  if (value == 0) return "";
  return (value > 0 ? "+" : "−") + std::to_string(std::abs(value));
}

std::string name_in(Lang lang, const Text& name) { return std::string(name[lang]); }

}  // namespace

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

TEST_CASE("rulebook: the Lake's civilisations are the handbook's") {
  for (const Lang lang : kLanguages)
    for (const lake::handbook::CivRow& civ : lake::handbook::kCivs) {
      std::vector<std::string> cells = {name_in(lang, civ.name)};
      for (const std::uint8_t points : civ.points) cells.push_back(std::to_string(points));
      cells.push_back(std::to_string(civ.plots));
      cells.push_back(name_in(lang, lake::name_of(civ.trait)));
      const std::string row = row_of(cells);
      CAPTURE(row);
      CHECK(rulebook("lake", lang).find(row) != std::string_view::npos);
    }
}

TEST_CASE("rulebook: the Lake's era table is the handbook's, disasters marked") {
  const Text disaster{"disaster", "灾难", "災難"};
  for (const Lang lang : kLanguages)
    for (const lake::handbook::CardRow& card : lake::handbook::kCards) {
      std::vector<std::string> cells = {name_in(lang, card.name)};
      for (const std::int8_t effect : card.effect) cells.push_back(effect_of(effect));
      const bool is_special = card.leader_bonus > 0 || card.leader_fine > 0;
      if (!is_special) cells.push_back(card.disaster ? name_in(lang, disaster) : "");
      const std::string row = row_of(cells);
      CAPTURE(row);
      CHECK(rulebook("lake", lang).find(row) != std::string_view::npos);
    }
}

TEST_CASE("rulebook: the Lake's achievements have their full names and points") {
  for (const Lang lang : kLanguages)
    for (const auto& [achievement, numbers] : lake::handbook::kAchievements) {
      const std::string row = row_of({name_in(lang, lake::name_of(achievement)), std::to_string(numbers.points)});
      CAPTURE(row);
      CHECK(rulebook("lake", lang).find(row) != std::string_view::npos);
    }
}
