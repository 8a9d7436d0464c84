#pragma once

#include "games/goofspiel/rules/goofspiel.hpp"

/// Goofspiel with one option of every kind, a self-playing rival, packs and a question: what the larger games have,
/// for tests of the protocol.
namespace oligopoly::protocol::testing {

enum class Colour : std::uint8_t { Red, Blue, Green };
inline constexpr std::array<std::string_view, 3> kColourIds = {"red", "blue", "green"};
constexpr std::span<const std::string_view> ids_of(Colour) { return kColourIds; }

struct ToyRuleset : goofspiel::Ruleset {
  bool is_open = false;
  std::array<Colour, kMaxSeats> colours = {Colour::Red, Colour::Blue, Colour::Green};
  SmallSet<Colour> extras;
  std::array<bool, kMaxSeats> steves{};
  std::array<std::uint8_t, kMaxSeats> handicaps{};

  static constexpr auto fields() {
    return field_list(field("cards", static_cast<std::uint8_t ToyRuleset::*>(&ToyRuleset::cards), 4, 13),
                      field("is_open", &ToyRuleset::is_open), field("colours", &ToyRuleset::colours),
                      field("extras", &ToyRuleset::extras), field("steves", &ToyRuleset::steves),
                      field("handicaps", &ToyRuleset::handicaps, 0, 9));
  }
  friend constexpr bool operator==(const ToyRuleset&, const ToyRuleset&) = default;
};

struct Toy : goofspiel::Goofspiel {
  using Ruleset = ToyRuleset;

  static const GameInfo& info();
  static std::span<const NamedRuleset<ToyRuleset>> rulesets();
  static std::span<const Option<ToyRuleset>> options();
  static std::optional<Flaw> flaw(const ToyRuleset&, int seats);
  static bool is_automaton(const ToyRuleset& rules, Seat seat) { return rules.steves[seat.index()]; }
  /// A pack changes the number of cards: {"cards": 5}.
  static bool read_pack(ToyRuleset&, FieldReader&);
  /// "points": how many the viewer has, times the number given.
  static bool answer(const ToyRuleset&, const goofspiel::View&, std::string_view, FieldReader&, FieldWriter&);
};

const AnyGame& toy_game();

}  // namespace oligopoly::protocol::testing
