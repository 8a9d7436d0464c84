#pragma once

#include <histedit.h>

#include <memory>
#include <optional>
#include <string>

#include "cli/completion.hpp"

namespace oligopoly::cli {

/// Reads lines from the terminal this program runs in: with cursor keys, the lines typed before, and Tab. People's own
/// habits (~/.editrc) count.
class LineEditor {
 public:
  LineEditor();
  LineEditor(const LineEditor&) = delete;
  LineEditor& operator=(const LineEditor&) = delete;

  /// The next line as it was typed; nothing at the end of input. `prompt` may hold escape sequences.
  std::optional<std::string> read(std::string_view prompt, const Candidates& candidates);
  /// Forgets the lines typed before: whoever sits down next must not see them.
  void forget();

 private:
  static char* prompt_of(EditLine* editor);
  static unsigned char on_tab(EditLine* editor, int key);
  void remember(const char* line);

  std::unique_ptr<EditLine, decltype(&el_end)> editor_;
  std::unique_ptr<History, decltype(&history_end)> history_;
  std::string prompt_;
  const Candidates* candidates_ = nullptr;
};

}  // namespace oligopoly::cli
