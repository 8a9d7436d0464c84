#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.hpp"

/// The rulebooks, as games/*/RULES*.md tell them, to quote the paragraphs that events and refusals cite.
namespace oligopoly {

/// One rulebook in one language.
struct RulebookText {
  std::string_view game;
  Lang lang = Lang::En;
  std::string_view text;
};

/// Every rulebook. The build writes this list.
std::span<const RulebookText> rulebook_texts();

/// The whole rulebook of a game, in Markdown; empty if there is none.
std::string_view rulebook(std::string_view game, Lang lang);

/// The text of one paragraph ("S6.1"), ruling ("R-S3") or section ("S6", with its paragraphs), plain enough to print.
/// Nothing if the rulebook has no such id.
std::optional<std::string> rule_text(std::string_view game, Lang lang, std::string_view id);

/// The ids of sections, paragraphs and rulings, in the order of the rulebook.
std::vector<std::string_view> rule_ids(std::string_view game);

}  // namespace oligopoly
