// The program `oligopoly`: real streams around cli/commands.hpp.
#include <unistd.h>

#include <cstdlib>
#include <exception>
#include <iostream>

#include "cli/commands.hpp"

namespace {

const char* variable(const char* name) { return std::getenv(name); }

bool is_set(const char* name) {
  const char* value = variable(name);
  return value != nullptr && *value != '\0';
}

/// Where programs keep what they remember between runs, by the XDG base directory specification.
std::filesystem::path state_folder() {
  if (is_set("XDG_STATE_HOME")) return std::filesystem::path(variable("XDG_STATE_HOME")) / "oligopoly";
  if (is_set("HOME")) return std::filesystem::path(variable("HOME")) / ".local" / "state" / "oligopoly";
  return {};
}

}  // namespace

int main(int argc, char** argv) {
  using namespace oligopoly::cli;
  std::ios::sync_with_stdio(false);
  Console console{.in = std::cin,
                  .out = std::cout,
                  .err = std::cerr,
                  .lang = lang_of_environment(variable),
                  .in_is_terminal = isatty(STDIN_FILENO) != 0,
                  .out_is_terminal = isatty(STDOUT_FILENO) != 0,
                  .err_is_terminal = isatty(STDERR_FILENO) != 0,
                  .state_folder = state_folder()};
  console.colour = console.out_is_terminal && !is_set("NO_COLOR");
  console.edits_lines = console.in_is_terminal && console.out_is_terminal;
  try {
    return static_cast<int>(run_command_line(console, {argv + 1, argv + argc}));
  } catch (const std::exception& error) {
    console.complain_in_words(error.what());
    return static_cast<int>(ExitCode::CannotReadOrWrite);
  }
}
