#pragma once

#include <memory>

#include "cli/contribution.hpp"
#include "cli/remote_game.hpp"

namespace oligopoly::cli {

/// One person's place at a table of a service: the lobby first, then the game. What others do is shown as it comes;
/// what is typed goes to the table.
class JoinedTable {
 public:
  /// An empty name is asked for when it is needed.
  JoinedTable(Console& console, TableLink link, std::string name)
      : console_(console), contribution_(link.table), client_(std::move(link), console.lang), name_(std::move(name)) {}

  /// Plays until the game is over or the person leaves.
  ExitCode run();

 private:
  // Coming and going.
  bool reconnect();
  void leave();
  /// Waits until something was typed or has come; what was typed, if anything.
  std::optional<std::string> wait();

  // What comes.
  /// A message that is not what it must be ends it with a word.
  void hear(const boost::json::value& message);
  void take(const boost::json::value& message);
  void on_joined(const boost::json::object& joined);
  void on_news(const boost::json::object& news);
  void on_refused(const boost::json::object& refused);
  void take_seats(const boost::json::value& seats);
  void take_view(const boost::json::object& message);
  void tell_events(const boost::json::object& news);
  void show_lobby();
  /// What people call an option of the game.
  std::string title_of(const std::string& option) const;
  void show_turn();

  // What is typed.
  void type(const std::string& line);
  void type_in_lobby(std::string_view verb, const std::string& rest);
  void choose(const std::string& word);
  void sit(std::string name);

  bool is_seated() const { return is_player(seat_); }
  /// Whether a line is wanted now: what is piped in waits for its question.
  bool wants_line() const;
  void prompt();
  std::string called(Seat seat) const;

  Console& console_;
  Contribution contribution_;
  TableClient client_;
  std::string name_, secret_;
  Seat seat_ = kSpectator;
  boost::json::value lobby_, seats_;
  std::string setup_text_;
  std::unique_ptr<RemoteGame> game_;
  std::string typed_;
  std::int64_t asked_turn_ = -1;
  bool is_ready_ = false, is_done_ = false, has_ended_input_ = false, asks_undo_ = false, is_prompted_ = false;
  ExitCode code_ = ExitCode::Fine;
};

}  // namespace oligopoly::cli
