// What people can type besides moves, and what the screen shows.
#include <map>

#include "cli/files.hpp"
#include "cli/messages.hpp"
#include "cli/quote.hpp"
#include "cli/terminal_game.hpp"
#include "cli/text_table.hpp"
#include "core/notation.hpp"

namespace oligopoly::cli {

TerminalGame::Answer TerminalGame::command(std::string_view verb, const std::string& rest, bool& is_known) {
  if (verb == "quit") return Answer::Leave;
  if (verb == "undo") return undo();
  if (verb == "help")
    show_help();
  else if (verb == "list")
    show_choices(rest, choices_.size());
  else if (verb == "board")
    show_board();
  else if (verb == "log")
    show_log();
  else if (verb == "why")
    why(rest);
  else if (verb == "rule")
    quote(console_, game(), rest);
  else if (verb == "save")
    save(rest);
  else
    is_known = false;
  return Answer::AskAgain;
}

void TerminalGame::show_help() {
  TextTable table({TextTable::Align::Left, TextTable::Align::Left});
  for (const msg::CommandHelp& help : msg::kPlayCommands)
    table.add({"  " + std::string(help.usage), std::string(console_(help.words))});
  table.print(console_.out);
  if (const std::string_view own = game().terminal_help(console_.lang); !own.empty()) console_.out << own << "\n";
  if (const std::string_view notation = game().notation_help(console_.lang); !notation.empty())
    console_.out << "\n" << console_(msg::kNotation) << "\n" << notation << "\n";
}

void TerminalGame::show_notation(const std::string& misread) {
  console_.say<msg::kNotUnderstood>(misread);
  console_.out << game().notation_help(console_.lang) << "\n";
}

void TerminalGame::show_board() { console_.out << "\n" << position().draw(viewer(), console_.canvas()) << "\n"; }

/// Those that are written in few words, of some that are drawn; the shortest first. They come from what this seat may
/// know, so they give nothing away.
std::vector<AnyAction> TerminalGame::some_choices() {
  constexpr int kDraws = 300;
  constexpr std::size_t kLongest = 22, kMost = 40;
  Rng rng = Rng::stream(examples_++, "choices");
  const auto guess = position().determinize(viewer(), rng);
  std::map<std::pair<std::size_t, std::string>, AnyAction> found;
  for (int i = 0; i < kDraws; ++i) {
    const AnyAction action = guess->sample_action(asked_, rng);
    std::string notation = game().notation(rules(), action);
    if (notation.size() <= kLongest && position().check(asked_, action))
      found.insert({{notation.size(), notation}, action});
  }
  std::vector<AnyAction> choices;
  // So many of a kind tell nobody anything: there the game has a finder of its own.
  if (found.size() > kMost) return choices;
  for (const auto& [notation, action] : found) choices.push_back(action);
  return choices;
}

void TerminalGame::show_choices(std::string_view filter, std::size_t limit) {
  if (choices_.empty()) {
    // An example comes from what this seat may know, so it gives nothing away.
    Rng rng = Rng::stream(examples_++, "example");
    const AnyAction example = position().determinize(viewer(), rng)->sample_action(asked_, rng);
    console_.say<msg::kWriteIt>(name(asked_), game().notation(rules(), example));
    return;
  }
  std::vector<std::string> items;
  std::size_t left_out = 0;
  for (std::size_t i = 0; i < choices_.size(); ++i) {
    const std::string notation = game().notation(rules(), choices_[i]);
    if (notation.find(filter) == std::string::npos) continue;
    if (items.size() < limit)
      items.push_back(fmt::format("{:>2}) {}", i + 1, notation));
    else
      ++left_out;
  }
  if (items.empty()) return console_.say<msg::kNoChoices>(filter);
  if (lists_all_)
    console_.say<msg::kChoices>(name(asked_));
  else
    console_.say<msg::kSomeChoices>(name(asked_));
  print_columns(console_.out, items, kScreenWidth, "  ");
  if (left_out > 0) console_.say<msg::kMoreChoices>(left_out);
}

/// What happened while the screen was not for everyone.
void TerminalGame::show_news() {
  if (told_ < log_.size()) console_.say<msg::kSinceThen>();
  for (; told_ < log_.size(); ++told_) console_.out << log_[told_] << "\n";
  console_.out << "\n";
}

void TerminalGame::show_log() {
  if (log_.empty()) console_.say<msg::kNothingYet>();
  for (const std::string& line : log_) console_.out << line << "\n";
}

namespace {

/// What people call whoever plays a seat.
std::string player_title(const Console& console, const std::string& player) {
  if (player == "human") return std::string(console(msg::kPerson));
  const BotInfo* bot = find_bot(player);
  return bot == nullptr ? player : std::string(console(bot->title));
}

}  // namespace

void TerminalGame::show_standings() {
  using Align = TextTable::Align;
  TextTable rows({Align::Left, Align::Left, Align::Right, Align::Right});
  rows.add({std::string(console_(msg::kSeat)), std::string(console_(msg::kPlayer)), std::string(console_(msg::kScore)),
            std::string(console_(msg::kPlace))});
  const Standings standings = position().standings();
  for (const Seat seat : players(position().seats()))
    rows.add({name(seat), player_title(console_, match_.record().players[seat.index()]),
              std::to_string(standings[seat].score), std::to_string(standings[seat].place)});
  rows.print(console_.out);
}

namespace {
constexpr std::string_view kSeatWord = "seat ";
}  // namespace

void TerminalGame::why(const std::string& line) {
  if (line.empty()) {
    if (refusal_) return console_.say<msg::kNothingRefused>();
    return explain_refusal(console_, game(), refusal_);
  }
  // A bare number is a listed move, here as everywhere.
  if (line.starts_with(kSeatWord))
    if (const auto seat = number_of(line.substr(kSeatWord.size())); seat && *seat >= 1 && *seat <= position().seats())
      return why_bot(Seat{*seat - 1});
  const Parsed<AnyAction> parsed = read(line);
  if (!parsed.verdict) return explain_refusal(console_, game(), parsed.verdict);
  if (const Verdict verdict = position().check(asked_, parsed.action); !verdict)
    return explain_refusal(console_, game(), verdict);
  console_.say<msg::kIsAllowed>(game().notation(rules(), parsed.action));
}

void TerminalGame::why_bot(Seat seat) {
  const std::string thoughts = match_.explanation(seat, console_.lang);
  if (thoughts.empty()) return console_.say<msg::kNothingThought>();
  console_.say<msg::kBotThought>(rules().seat_name(seat, console_.lang), match_.record().players[seat.index()]);
  console_.out << thoughts;
}

TerminalGame::Answer TerminalGame::undo() {
  if (const Verdict verdict = match_.undo(); !verdict) {
    console_.say<msg::kRefused>(explain(verdict, console_.lang));
    return Answer::AskAgain;
  }
  rewrite_log();
  is_unsaved_ = true;
  console_.say<msg::kTakenBack>();
  return Answer::Played;
}

void TerminalGame::rewrite_log() {
  log_.clear();
  for (const Move& move : moves_of(match_.record()))
    for (const AnyEvent& event : move.events) log_.push_back(event_line(console_, rules(), event));
  told_ = std::min(told_, log_.size());
}

void TerminalGame::save(const std::string& file) {
  if (file.empty()) return console_.say<msg::kSaveWhere>();
  if (write_record_file(console_, file, match_.record()) != ExitCode::Fine) return;
  is_unsaved_ = false;
  console_.say<msg::kSaved>(file);
}

}  // namespace oligopoly::cli
