#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.hpp"
#include "players/bot.hpp"

namespace oligopoly {

/// A seat as people write it, NAME[:CHOICE][@LIMIT]: "human", "steve:red", "tycoon:usa@500x2". Refers to their text.
struct SeatWords {
  /// Any name; `can_sit` says whether it is one.
  std::string_view player;
  /// What stood after each colon: see `read_seat_choice`.
  std::vector<std::string_view> choices;
  /// What stood after the @, and what it means. Empty where no limit was written.
  std::string_view limit;
  Budget budget;

  /// The player with its limit: "tycoon@500x2".
  std::string label() const;
};

/// Limits are iterations per decision ("500") or milliseconds ("200ms"), then perhaps threads ("500x2"). Nothing if
/// what stands after the @ is neither.
std::optional<SeatWords> read_seat_words(std::string_view text);

/// An option of a seat and the words of its value.
struct SeatChoice {
  /// Null if the seats of this game have no such choice.
  const OptionInfo* option = nullptr;
  std::string_view value;
};

/// What a word after a colon chooses: the id of a choice ("red"), or name=value ("colour=red").
SeatChoice read_seat_choice(const std::vector<OptionInfo>& options, std::string_view word);

/// The switch of a seat that lets the game itself play it, by the name of the player ("steve"). Null if there is none.
const OptionInfo* automaton_switch(const std::vector<OptionInfo>& options, std::string_view player);

/// Whether someone of this name can sit at a table of this game: "human", a bot that plays it, or what it plays itself.
bool can_sit(const AnyGame& game, std::string_view player);
/// "human, random, apprentice, …, steve".
std::string who_can_sit(const AnyGame& game);

}  // namespace oligopoly
