#pragma once

#include "cli/console.hpp"
#include "matches/match.hpp"

namespace oligopoly::cli {

/// A game played by the people at one keyboard, against each other and against bots. What is played elsewhere and only
/// decided here is a RemoteGame.
///
/// Where one person's screen would tell another a secret, a curtain falls first: the screen is emptied and the device
/// passed on.
class TerminalGame {
 public:
  /// An unfinished game is kept at `autosave` when people leave; an empty path keeps nothing.
  TerminalGame(Console& console, Match match, std::filesystem::path autosave);
  virtual ~TerminalGame() = default;
  TerminalGame(const TerminalGame&) = delete;
  TerminalGame& operator=(const TerminalGame&) = delete;

  /// Plays until the game is over or people leave.
  ExitCode run();
  const Match& match() const { return match_; }

  /// Longer lists of choices are cut, until someone asks for all.
  static constexpr std::size_t kChoicesShown = 60;

 protected:
  /// What became of a line that someone typed.
  enum class Answer : std::uint8_t { AskAgain, Played, Leave };

  const AnyPosition& position() const { return match_.position(); }
  const AnyRuleset& rules() const { return *match_.record().rules; }
  const AnyGame& game() const { return match_.record().game(); }
  virtual std::string name(Seat seat) const;
  /// Whose eyes are at the screen: chance sees what everyone sees.
  Seat viewer() const { return is_player(asked_) ? asked_ : kSpectator; }

  // The flow of the game.
  void greet();
  void tell(const Move& move);
  bool has_secrets(Seat seat) const;
  bool needs_curtain(Seat next) const;
  /// Turns the screen over to `next`. AskAgain if someone else has to be asked first after all.
  Answer face(Seat next);
  Answer draw_curtain(Seat next);
  Answer ask();
  Answer answer(const std::string& line);
  virtual Answer play(const AnyAction& action);
  ExitCode finish();
  ExitCode leave();
  /// Keeps the game as it stands, however the program ends. Does nothing if no person has decided anything.
  void keep();

  // What is shown.
  /// The board, and what whoever is asked may choose.
  void show_decision();
  void show_board();
  std::vector<AnyAction> some_choices();
  void show_choices(std::string_view filter, std::size_t limit);
  void show_news();
  void show_standings();

  // Commands.
  Answer command(std::string_view verb, const std::string& rest, bool& is_known);
  /// Every line that Tab can complete: commands, the choices, and what can be asked about.
  std::vector<std::string> candidates() const;
  void show_help();
  void show_notation(const std::string& misread);
  void why(const std::string& line);
  void why_bot(Seat seat);
  void show_log();
  virtual Answer undo();
  virtual void save(const std::string& file);
  void rewrite_log();
  /// The action a line means: the number of a choice, or notation.
  Parsed<AnyAction> read(const std::string& line) const;

  Console& console_;
  Match match_;
  std::filesystem::path autosave_;
  Seat asked_ = kNobody;
  /// All choices, or where there are too many some short ones.
  std::vector<AnyAction> choices_;
  bool lists_all_ = true;
  Verdict refusal_;
  /// How many examples of a move were given: each is another.
  std::uint64_t examples_ = 0;
  /// Whether a person decided something that is in no file but the one at `autosave_`.
  bool is_unsaved_ = false;
  /// Every public event so far as text, and how much of it was on a screen that everyone saw.
  std::vector<std::string> log_;
  std::size_t told_ = 0;
};

}  // namespace oligopoly::cli
