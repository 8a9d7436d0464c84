// What era cards and achievements are about, for whoever plays with them. The words are ours, not the handbook's.
#pragma once

#include "core/field_io.hpp"
#include "core/text.hpp"
#include "games/lake/rules/ruleset.hpp"

namespace oligopoly::lake {

/// The story of an era card by its id, or nothing: cards of packs bring none.
const Text* story_of(std::string_view card);
const Text& story_of(Achievement);
const Text& story_of_rise();

/// {"cards": {"feudalism": {"en": …, "zh_hans": …, "zh_hant": …}, …}, "achievements": {…}, "rise": {…}}: the cards that
/// have a story, in the order of the ruleset.
void write_stories(FieldWriter&, const Ruleset&);

}  // namespace oligopoly::lake
