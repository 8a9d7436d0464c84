// Expansion packs (L10.2): what they add to a ruleset.
#pragma once

#include "games/lake/rules/ruleset.hpp"

namespace oligopoly::lake {

/// Civilisations and era cards to add, and numbers to change. `pack_for` fills in what a pack leaves out.
struct Pack {
  std::string id;
  LocalName name;
  std::uint8_t rounds = 0;
  EnumMap<Achievement, AchievementRow> achievements;
  List<Civilisation, kMaxCivs> civs;
  List<EraCard, kMaxCards> cards;

  static constexpr auto fields() {
    return field_list(field("id", &Pack::id), field("name", &Pack::name), field("rounds", &Pack::rounds, 1, kMaxRounds),
                      field("achievements", &Pack::achievements), field("civs", &Pack::civs),
                      field("cards", &Pack::cards));
  }
};

/// A pack that changes nothing: what a file that leaves a field out means by it.
Pack pack_for(const Ruleset&);

/// Adds the pack. With a flaw (its path names the place in the pack) nothing changes.
std::optional<Flaw> apply_pack(Ruleset&, const Pack&);

/// Reads a pack and adds it; false, with the reader's error and nothing changed, if it cannot be read or used.
/// Requires a reader that keeps missing fields.
bool read_pack(Ruleset&, FieldReader&);

}  // namespace oligopoly::lake
