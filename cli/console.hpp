#pragma once

#include <fmt/format.h>

#include <filesystem>
#include <istream>
#include <memory>
#include <optional>
#include <ostream>
#include <string>

#include "cli/completion.hpp"
#include "core/game.hpp"

namespace oligopoly::cli {

class LineEditor;

/// What the program tells whoever called it. Documented in docs/command-line.md and in every --help.
enum class ExitCode : std::uint8_t {
  Fine = 0,
  /// The command did its work and found a difference or a failed check.
  Difference = 1,
  /// The command line asks for something that does not exist or cannot be.
  BadUsage = 2,
  /// A file was read, and what is in it is not what it must be.
  BadInput = 3,
  /// A file or stream could not be read or written.
  CannotReadOrWrite = 4,
  /// Ctrl-C or SIGTERM came; what was done until then was kept. What shells give for a program that Ctrl-C ended.
  Interrupted = 130,
};

/// A message with its placeholders filled. That the arguments fit is checked for every language when compiling.
template <const Text& kText, class... Args>
std::string words(Lang lang, const Args&... args) {
  if (lang == Lang::ZhHans) return fmt::format(kText.zh_hans, args...);
  if (lang == Lang::ZhHant) return fmt::format(kText.zh_hant, args...);
  return fmt::format(kText.en, args...);
}

/// "a, b, c".
template <class Range>
std::string joined(const Range& parts, std::string_view between = ", ") {
  std::string all;
  for (const auto& part : parts) all.append(all.empty() ? "" : between).append(part);
  return all;
}

enum class Style : std::uint8_t { Plain, Strong, Faint, Warning };

/// Where a command reads and writes, and how: real terminals, pipes, or the string streams of a test.
struct Console {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  Lang lang = Lang::En;
  bool in_is_terminal = false;
  bool out_is_terminal = false;
  bool err_is_terminal = false;
  bool colour = false;
  /// Where games that were left unfinished are kept. Empty: nowhere.
  std::filesystem::path state_folder{};
  /// Whether lines come from the keyboard of this process itself, where they can be edited.
  bool edits_lines = false;
  /// Made when the first line is read.
  std::shared_ptr<LineEditor> editor{};

  Canvas canvas() const { return {lang, colour}; }
  std::string_view operator()(const Text& text) const { return text[lang]; }

  /// One line on `out`.
  template <const Text& kText, class... Args>
  void say(const Args&... args) {
    out << words<kText>(lang, args...) << "\n";
  }
  /// One line on `err`, in front of which stands that it is an error.
  template <const Text& kText, class... Args>
  void complain(const Args&... args) {
    complain_in_words(words<kText>(lang, args...));
  }
  void complain_in_words(std::string_view text);

  /// `text` as the terminal shows it in this style; unchanged without colour.
  std::string styled(Style style, std::string_view text) const;
  /// Empties the screen, what can be scrolled back to and what was typed. Where there is no screen, a ruled line must
  /// do.
  void clear_screen();
  /// The next line, without blanks at its ends; nothing at the end of input. Tab offers the candidates, where there is
  /// a Tab.
  std::optional<std::string> read_line(std::string_view prompt, const Candidates& candidates = {});
};

/// The language that the environment asks for: OLIGOPOLY_LANG, else the locale, else English.
Lang lang_of_environment(const char* (*variable)(const char* name));

}  // namespace oligopoly::cli
