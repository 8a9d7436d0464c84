#pragma once

#include <functional>
#include <string>

#include "service/table.hpp"

namespace oligopoly::service {

/// Whether a command asks about the position, which there is none of before the game begins.
inline bool is_about_game(const Command& command) {
  return command.is<command::Actions>() || command.is<command::Check>() || command.is<command::Ask>();
}

/// A command on its way to a table, and whom to answer.
struct TableRequest {
  Speaker speaker;
  Command command;
  /// As it was sent, for forwarding.
  std::string text;
  /// Called with the row, or why it was refused, once that is certain and everyone has been shown it. May be empty.
  std::function<void(const Table::Result&)> answer{};
  /// Where it comes from; empty if another process sent it on.
  std::string address{};
  /// How often it was tried again.
  int tries = 0;

  void finish(const Table::Result& result) const {
    if (answer) answer(result);
  }
};

}  // namespace oligopoly::service
