#pragma once

#include "cli/table_client.hpp"
#include "cli/terminal_game.hpp"

namespace oligopoly::cli {

/// A game that a service plays and one person decides at this keyboard, with the same prompts as a game played here.
/// The position is what this seat sees, with what is hidden made up.
class RemoteGame final : public TerminalGame {
 public:
  /// Names are those that people gave themselves; empty where they did not.
  RemoteGame(Console& console, Match match, TableClient& client, Seat own)
      : TerminalGame(console, std::move(match), {}), client_(client), own_(own) {
    asked_ = own;
  }

  /// How it stands now.
  void renew(Match match) { match_ = std::move(match); }
  void call_seats(std::vector<std::string> names) { names_ = std::move(names); }
  std::string called(Seat seat) const { return name(seat); }
  bool is_asked() const { return position().to_act().contains(own_); }
  bool is_over() const { return position().is_over(); }

  /// Asks for a decision: shows the board and the choices.
  void ask_now() { show_decision(); }
  std::string prompt() const;
  /// What everyone saw.
  void tell_line(std::string_view rule, std::string_view words);
  void show_end() { (void)finish(); }
  /// Does what was typed. False when the person wants to leave.
  bool type(const std::string& line) { return answer(line) != Answer::Leave; }

 private:
  std::string name(Seat seat) const override;
  Answer play(const AnyAction& action) override;
  Answer undo() override;
  void save(const std::string& file) override;

  TableClient& client_;
  Seat own_;
  std::vector<std::string> names_;
};

}  // namespace oligopoly::cli
