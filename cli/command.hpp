#pragma once

#include <functional>
#include <span>
#include <vector>

#include "cli/console.hpp"

namespace CLI {
class App;
class Option;
}  // namespace CLI

/// How a command says what may follow its name. CLI11 reads the line behind this header: it takes many seconds to
/// compile, so only command.cpp and command_line.cpp include it.
namespace oligopoly::cli {

/// The smallest and largest value that a number may have.
struct Range {
  std::int64_t least = 0;
  std::int64_t most = 0;
};

/// How a command presents itself in --help.
struct CommandText {
  std::string_view name;
  Text summary;
  /// One example per line: what to type, where GAME and PARAGRAPH stand for those of a game that there is.
  std::string_view examples;
};

/// One command and the options it takes. Values are written to the variables given here when the line is parsed; an
/// option that is given twice is refused unless it may be repeated.
class Command {
 public:
  Command(CLI::App& app, const Console& console) : app_(app), console_(console) {}

  /// A word that needs no name before it, such as GAME.
  void argument(std::string_view name, std::string& value, const Text& help);
  void option(std::string_view name, std::string_view type, std::string& value, const Text& help);
  void repeatable(std::string_view name, std::string_view type, std::vector<std::string>& values, const Text& help);
  void choice(std::string_view name, std::string_view type, std::string& value,
              std::span<const std::string_view> choices, const Text& help);
  void flag(std::string_view name, bool& value, const Text& help);
  /// A number with decimals, such as seconds.
  void decimal(std::string_view name, std::string_view type, double& value, double least, double most,
               const Text& help);
  template <class Integer>
  void number(std::string_view name, std::string_view type, Integer& value, Range range, const Text& help) {
    number(name, type, range, [&value](std::int64_t typed) { value = static_cast<Integer>(typed); }, help);
  }

 private:
  /// `take(typed)` returns what is wrong with the text, or nothing.
  using Take = std::function<std::string(const std::string& typed)>;
  CLI::Option* add(std::string_view name, std::string_view type, Take take, const Text& help);
  void number(std::string_view name, std::string_view type, Range range, std::function<void(std::int64_t)> set,
              const Text& help);

  CLI::App& app_;
  const Console& console_;
};

/// The commands of the program, to which each adds itself.
class Commands {
 public:
  explicit Commands(CLI::App& app, Console& console) : app_(app), console_(console) {}

  /// A command that does `run(console)` when it is chosen.
  Command add(const CommandText& text, std::function<ExitCode(Console&)> run);
  /// The same for `OUTER NAME`, below a command that was added before.
  Command add_below(const std::string& outer, const CommandText& text, std::function<ExitCode(Console&)> run);

  /// Runs what parsing has chosen.
  ExitCode run_chosen() { return chosen_(console_); }

 private:
  Command add_to(CLI::App& app, const CommandText& text, std::function<ExitCode(Console&)> run);

  CLI::App& app_;
  Console& console_;
  std::function<ExitCode(Console&)> chosen_;
};

}  // namespace oligopoly::cli
