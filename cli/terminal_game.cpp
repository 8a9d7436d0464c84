#include "cli/terminal_game.hpp"

#include <algorithm>

#include "cli/files.hpp"
#include "cli/messages.hpp"
#include "cli/quote.hpp"
#include "core/notation.hpp"
#include "protocol/messages.hpp"

namespace oligopoly::cli {

TerminalGame::TerminalGame(Console& console, Match match, std::filesystem::path autosave)
    : console_(console), match_(std::move(match)), autosave_(std::move(autosave)) {
  rewrite_log();
}

std::string TerminalGame::name(Seat seat) const { return seat_name(rules(), seat, console_.lang); }

ExitCode TerminalGame::run() {
  greet();
  while (true) {
    match_.run([this](const Move& move) { tell(move); });
    if (position().is_over()) return finish();
    const SeatSet waiting = match_.waits_for();
    if (waiting.empty()) return finish();
    Answer answer = face(waiting.front());
    if (answer == Answer::Played) answer = ask();
    if (answer == Answer::Leave) return leave();
  }
}

void TerminalGame::greet() {
  console_.out << console_.styled(Style::Strong, console_(game().info().title)) << "\n";
  console_.out << console_(game().info().summary) << "\n";
  const auto& seated = match_.record().players;
  if (std::find(seated.begin(), seated.end(), "human") != seated.end()) console_.say<msg::kHowToPlay>();
  console_.out << "\n";
}

/// Says what everyone saw. Nobody's action is told, only what its events make public.
void TerminalGame::tell(const Move& move) {
  for (const AnyEvent& event : move.events) {
    log_.push_back(event_line(console_, rules(), event));
    console_.out << log_.back() << "\n";
  }
}

/// Whether a seat's view shows more than everyone may see.
bool TerminalGame::has_secrets(Seat seat) const {
  if (!is_player(seat)) return false;
  boost::json::value own = protocol::view_json(position(), seat), open = protocol::view_json(position(), kSpectator);
  // Whose view it is, is no secret.
  own.as_object().erase("viewer");
  open.as_object().erase("viewer");
  return own != open;
}

/// A screen changes hands openly only if it shows no secret before and after, and nobody chooses in secret.
bool TerminalGame::needs_curtain(Seat next) const {
  int people = 0;
  for (const Seat seat : players(position().seats()))
    people += match_.record().players[seat.index()] == "human" ? 1 : 0;
  if (people < 2 || next == asked_) return false;
  return match_.waits_for().size() > 1 || has_secrets(asked_) || has_secrets(next);
}

TerminalGame::Answer TerminalGame::face(Seat next) {
  if (needs_curtain(next)) return draw_curtain(next);
  asked_ = next;
  told_ = log_.size();
  return Answer::Played;
}

TerminalGame::Answer TerminalGame::draw_curtain(Seat next) {
  console_.clear_screen();
  show_news();
  console_.say<msg::kCurtain>(name(next));
  while (true) {
    const auto line = console_.read_line(console_(msg::kCurtainPrompt));
    if (!line || *line == "quit") return Answer::Leave;
    if (line->empty()) break;
    if (*line == "undo" && undo() == Answer::Played) return Answer::AskAgain;
  }
  console_.clear_screen();
  asked_ = next;
  return Answer::Played;
}

void TerminalGame::show_decision() {
  show_board();
  choices_.clear();
  lists_all_ = position().is_listable(asked_);
  if (lists_all_)
    position().legal_actions(asked_, choices_);
  else
    choices_ = some_choices();
  show_choices({}, kChoicesShown);
}

TerminalGame::Answer TerminalGame::ask() {
  keep();
  show_decision();
  while (true) {
    const auto line =
        console_.read_line(words<msg::kPrompt>(console_.lang, name(asked_)), [this] { return candidates(); });
    if (!line) return Answer::Leave;
    if (line->empty()) continue;
    if (const Answer done = answer(*line); done != Answer::AskAgain) return done;
  }
}

TerminalGame::Answer TerminalGame::answer(const std::string& line) {
  Words parts(line);
  const std::string_view verb = parts.next();
  bool is_known = true;
  const Answer done = command(verb, std::string(parts.rest()), is_known);
  if (is_known) return done;
  const Parsed<AnyAction> parsed = read(line);
  if (parsed.verdict) return play(parsed.action);
  if (const auto text = position().terminal_command(line, viewer(), console_.canvas())) {
    console_.out << *text << "\n";
    return Answer::AskAgain;
  }
  if (const auto number = number_of(line); number && choices_.empty())
    console_.say<msg::kNotListed>();
  else if (number)
    console_.say<msg::kNoSuchChoice>(*number, choices_.size());
  else if (parsed.verdict.is(kNotNotation))
    show_notation(line);
  else
    console_.say<msg::kRefused>(explain(parsed.verdict, console_.lang));
  return Answer::AskAgain;
}

TerminalGame::Answer TerminalGame::play(const AnyAction& action) {
  const Verdict verdict = match_.play(asked_, action, [this](const Move& move) { tell(move); });
  if (verdict) {
    is_unsaved_ = true;
    return Answer::Played;
  }
  refusal_ = verdict;
  const std::string reason = explain(verdict, console_.lang);
  if (verdict.rule().empty())
    console_.say<msg::kRefused>(reason);
  else
    console_.say<msg::kRefusedBy>(verdict.rule(), reason);
  return Answer::AskAgain;
}

Parsed<AnyAction> TerminalGame::read(const std::string& line) const {
  if (const auto number = number_of(line); number && *number >= 1 && *number <= static_cast<int>(choices_.size()))
    return {choices_[static_cast<std::size_t>(*number - 1)], kAllowed};
  return game().read_notation(rules(), line);
}

ExitCode TerminalGame::finish() {
  if (!position().is_over()) {
    const Seat stuck = position().to_act().front();
    console_.complain<msg::kBotBroke>(stuck.number(), match_.record().players[stuck.index()]);
    return ExitCode::Difference;
  }
  asked_ = kSpectator;
  console_.out << "\n" << console_.styled(Style::Strong, console_(msg::kGameIsOver)) << "\n";
  show_board();
  show_standings();
  keep();
  if (is_unsaved_ && !autosave_.empty()) console_.say<msg::kSeeItAgain>(autosave_.string());
  return ExitCode::Fine;
}

ExitCode TerminalGame::leave() {
  keep();
  if (!is_unsaved_)
    console_.say<msg::kGoodbye>();
  else if (autosave_.empty())
    console_.say<msg::kNotKept>();
  else
    console_.say<msg::kSaved>(autosave_.string());
  return ExitCode::Fine;
}

void TerminalGame::keep() {
  if (!is_unsaved_ || autosave_.empty()) return;
  // Said once; the game goes on all the same.
  if (write_record_file(console_, autosave_, match_.record()) != ExitCode::Fine) autosave_.clear();
}

}  // namespace oligopoly::cli
