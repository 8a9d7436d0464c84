#include "games/lake/rules/stories.hpp"

#include "core/fields.hpp"
#include "games/lake/rules/data/stories.hpp"

namespace oligopoly::lake {
namespace {

void write_story(FieldWriter& out, std::string_view key, const Text& story) {
  out.key(key);
  out.begin_object();
  out.key("en");
  out.text(story.en);
  out.key("zh_hans");
  out.text(story.zh_hans);
  out.key("zh_hant");
  out.text(story.zh_hant);
  out.end_object();
}

}  // namespace

const Text* story_of(std::string_view card) {
  const auto found = std::find_if(stories::kCards.begin(), stories::kCards.end(),
                                  [&](const stories::CardStory& one) { return one.card == card; });
  return found == stories::kCards.end() ? nullptr : &found->story;
}

const Text& story_of_rise() { return stories::kRise; }

const Text& story_of(Achievement achievement) { return stories::kAchievements[achievement]; }

void write_stories(FieldWriter& out, const Ruleset& rules) {
  out.begin_object();
  out.key("cards");
  out.begin_object();
  for (const EraCard& card : rules.cards)
    if (const Text* story = story_of(card.id)) write_story(out, card.id, *story);
  out.end_object();
  out.key("achievements");
  out.begin_object();
  for (const Achievement achievement : each<Achievement>()) write_story(out, id_of(achievement), story_of(achievement));
  out.end_object();
  write_story(out, "rise", story_of_rise());
  out.end_object();
}

}  // namespace oligopoly::lake
