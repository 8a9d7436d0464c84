#include "cli/console.hpp"

#include <array>

#include "cli/line_editor.hpp"
#include "cli/messages.hpp"

namespace oligopoly::cli {
namespace {

/// The language of a locale such as "zh_TW.UTF-8", if it is Chinese.
std::optional<Lang> lang_of_locale(std::string_view locale) {
  if (const auto exact = lang_of(locale)) return exact;
  if (!locale.starts_with("zh")) return std::nullopt;
  for (const std::string_view traditional : {"TW", "HK", "MO", "Hant"})
    if (locale.find(traditional) != std::string_view::npos) return Lang::ZhHant;
  return Lang::ZhHans;
}

std::string trimmed(const std::string& line) {
  constexpr std::string_view kBlanks = " \t\r";
  const std::size_t first = line.find_first_not_of(kBlanks);
  if (first == std::string::npos) return {};
  return line.substr(first, line.find_last_not_of(kBlanks) - first + 1);
}

/// A line from the keyboard, as it was typed.
std::optional<std::string> edited_line(Console& console, std::string_view prompt, const Candidates& candidates) {
  if (!console.editor) console.editor = std::make_shared<LineEditor>();
  console.out.flush();
  return console.editor->read(prompt, candidates);
}

/// A line from a pipe or a file.
std::optional<std::string> piped_line(Console& console, std::string_view prompt) {
  console.out << prompt << std::flush;
  std::string line;
  if (!std::getline(console.in, line)) return std::nullopt;
  // Whoever reads a transcript of piped input sees what was answered.
  if (!console.in_is_terminal) console.out << trimmed(line) << "\n";
  return line;
}

}  // namespace

void Console::complain_in_words(std::string_view text) {
  out.flush();
  err << styled(Style::Warning, (*this)(msg::kError)) << text << "\n";
}

std::string Console::styled(Style style, std::string_view text) const {
  static constexpr std::array<std::string_view, 4> kCodes = {"", "\x1b[1m", "\x1b[2m", "\x1b[31m"};
  if (!colour || style == Style::Plain) return std::string(text);
  return std::string(kCodes[static_cast<std::size_t>(style)]).append(text).append("\x1b[0m");
}

void Console::clear_screen() {
  if (editor) editor->forget();
  if (out_is_terminal)
    out << "\x1b[H\x1b[2J\x1b[3J";
  else
    out << std::string(60, '=') << "\n";
}

std::optional<std::string> Console::read_line(std::string_view prompt, const Candidates& candidates) {
  const std::string shown = styled(Style::Strong, prompt);
  const auto line = edits_lines ? edited_line(*this, shown, candidates) : piped_line(*this, shown);
  if (line) return trimmed(*line);
  out << "\n";
  return std::nullopt;
}

Lang lang_of_environment(const char* (*variable)(const char* name)) {
  for (const char* name : {"OLIGOPOLY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = variable(name);
    if (value == nullptr || *value == '\0') continue;
    return lang_of_locale(value).value_or(Lang::En);
  }
  return Lang::En;
}

}  // namespace oligopoly::cli
