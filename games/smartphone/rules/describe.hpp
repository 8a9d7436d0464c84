#pragma once

#include <string>

#include "games/smartphone/rules/events.hpp"
#include "games/smartphone/rules/names.hpp"

/// Helps to describe events in words.
namespace oligopoly::smartphone {

/// A string made on the spot as an argument of `fill`. The string has to outlive the call.
inline Text as_text(const std::string& words) { return {words, words, words}; }

/// "1 good", "2 goods": English counts.
constexpr Text goods_word(int count) { return {count == 1 ? "good" : "goods", "货物", "貨物"}; }
/// "goods/truck".
std::string words_for(const Domino&, Lang);
/// "goods ×2, truck ×3": icons that show, blanks left out.
std::string words_for(const IconCounts&, Lang);
/// "4" or "NFC".
std::string words_for(Buyer, Lang);
/// The first, the second, …: separated as the language does.
void append_item(std::string& list, std::string_view item, Lang);

/// What Steve says about his choices (S9.10).
std::string describe_steve(const SteveTookToken&, Lang);
std::string describe_steve(const SteveImproved&, Lang);
std::string describe_steve(const SteveTookImprovement&, Lang);
std::string describe_steve(const SteveChoseTechnology&, Lang);
std::string describe_steve(const SteveMovedMarker&, Lang);
std::string describe_steve(const SteveSells&, Lang);

}  // namespace oligopoly::smartphone
