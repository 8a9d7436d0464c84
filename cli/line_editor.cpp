#include "cli/line_editor.hpp"

#include <clocale>
#include <cstdio>
#include <sstream>

#include "cli/text_table.hpp"

namespace oligopoly::cli {
namespace {

constexpr int kLinesKept = 500;
/// Stands around what the terminal obeys and does not show.
constexpr char kUnseen = '\1';

/// A prompt as libedit wants it. An escape sequence belongs to the character after it, so the last one moves forward.
std::string marked(std::string_view prompt) {
  constexpr std::string_view kReset = "\x1b[0m";
  if (!prompt.ends_with(kReset)) return std::string(prompt);
  prompt.remove_suffix(kReset.size());
  const std::size_t shown = prompt.find('m') + 1;
  std::size_t last = prompt.size() - 1;
  while (last > shown && (static_cast<unsigned char>(prompt[last]) & 0xC0U) == 0x80U) --last;
  std::string all;
  all.append(1, kUnseen).append(prompt.substr(0, shown)).append(1, kUnseen).append(prompt.substr(shown, last - shown));
  return all.append(1, kUnseen).append(kReset).append(1, kUnseen).append(prompt.substr(last));
}

EditLine* start_editing() {
  // The program speaks UTF-8 whatever the locale, and libedit looks at that once, here.
  std::setlocale(LC_CTYPE, "C.UTF-8");
  return el_init("oligopoly", stdin, stdout, stderr);
}

void show_next_words(const std::vector<std::string>& choices) {
  std::ostringstream text;
  print_columns(text << "\n", choices, kScreenWidth, "  ");
  std::fputs(text.str().c_str(), stdout);
}

}  // namespace

LineEditor::LineEditor() : editor_(start_editing(), el_end), history_(history_init(), history_end) {
  EditLine* editor = editor_.get();
  HistEvent event;
  history(history_.get(), &event, H_SETSIZE, kLinesKept);
  history(history_.get(), &event, H_SETUNIQUE, 1);
  el_set(editor, EL_CLIENTDATA, this);
  el_set(editor, EL_EDITOR, "emacs");
  // Ctrl-C leaves the terminal as it was.
  el_set(editor, EL_SIGNAL, 1);
  el_set(editor, EL_HIST, history, history_.get());
  el_set(editor, EL_PROMPT_ESC, &LineEditor::prompt_of, kUnseen);
  el_set(editor, EL_ADDFN, "complete", "complete the line", &LineEditor::on_tab);
  el_set(editor, EL_BIND, "^I", "complete", nullptr);
  el_source(editor, nullptr);
}

std::optional<std::string> LineEditor::read(std::string_view prompt, const Candidates& candidates) {
  prompt_ = marked(prompt);
  candidates_ = &candidates;
  int size = 0;
  const char* line = el_gets(editor_.get(), &size);
  candidates_ = nullptr;
  if (line == nullptr || size <= 0) return std::nullopt;
  remember(line);
  std::string typed(line);
  if (typed.ends_with('\n')) typed.pop_back();
  return typed;
}

void LineEditor::remember(const char* line) {
  HistEvent event;
  if (*line != '\n') history(history_.get(), &event, H_ENTER, line);
}

void LineEditor::forget() {
  HistEvent event;
  history(history_.get(), &event, H_CLEAR);
}

char* LineEditor::prompt_of(EditLine* editor) {
  LineEditor* self = nullptr;
  el_get(editor, EL_CLIENTDATA, &self);
  return self->prompt_.data();
}

unsigned char LineEditor::on_tab(EditLine* editor, int) {
  LineEditor* self = nullptr;
  el_get(editor, EL_CLIENTDATA, &self);
  if (self->candidates_ == nullptr || !*self->candidates_) return CC_ERROR;
  const LineInfo* line = el_line(editor);
  const Completion done = complete({line->buffer, line->cursor}, (*self->candidates_)());
  if (!done.insert.empty()) return el_insertstr(editor, done.insert.c_str()) == 0 ? CC_REFRESH : CC_ERROR;
  if (done.choices.empty()) return CC_ERROR;
  show_next_words(done.choices);
  return CC_REDISPLAY;
}

}  // namespace oligopoly::cli
