// The only file that includes CLI11: it takes many seconds to compile.
#include <CLI/CLI.hpp>
#include <charconv>

#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/messages.hpp"
#include "cli/nearest.hpp"
#include "games/all_games.hpp"
#include "games/rulebook.hpp"

namespace oligopoly::cli {
namespace {

/// What is wrong with a command line, in the words that people are shown.
class UsageError : public CLI::ParseError {
 public:
  explicit UsageError(std::string words)
      : ParseError("UsageError", std::move(words), CLI::ExitCodes::ValidationError) {}
};

template <class Number>
bool reads(const std::string& typed, Number& number) {
  const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
  return error == std::errc{} && end == typed.data() + typed.size();
}

void replace_all(std::string& text, std::string_view word, std::string_view by) {
  for (std::size_t at = 0; (at = text.find(word, at)) != std::string::npos; at += by.size())
    text.replace(at, word.size(), by);
}

/// A paragraph of a game's rulebook, such as "S1.1".
std::string_view some_paragraph(std::string_view game) {
  for (const std::string_view id : rule_ids(game))
    if (id.find('.') != std::string_view::npos) return id;
  return {};
}

/// Examples that can be typed as they are: with a game there is, and a paragraph of its rulebook.
std::string with_a_game(std::string_view examples) {
  const std::string_view game = all_games().front()->info().id;
  std::string text(examples);
  replace_all(text, "GAME", game);
  replace_all(text, "PARAGRAPH", some_paragraph(game));
  return text;
}

/// The examples of a command and what holds for all of them.
std::string footer(Lang lang, std::string_view patterns) {
  const std::string filled = with_a_game(patterns);
  std::string_view examples = filled;
  std::string text = std::string(help::kExamples[lang]) + "\n";
  while (!examples.empty()) {
    const std::size_t end = std::min(examples.find('\n'), examples.size());
    text.append("  oligopoly").append(end == 0 ? "" : " ").append(examples.substr(0, end)).append("\n");
    examples.remove_prefix(std::min(end + 1, examples.size()));
  }
  return text.append("\n").append(help::kFooter[lang]);
}

}  // namespace

CLI::Option* Command::add(std::string_view name, std::string_view type, Take take, const Text& help) {
  CLI::callback_t callback = [this_console = &console_, name = std::string(name),
                              take = std::move(take)](const CLI::results_t& typed) {
    if (typed.size() > 1) throw UsageError(words<msg::kGivenTwice>(this_console->lang, name));
    if (std::string wrong = take(typed.front()); !wrong.empty()) throw UsageError(std::move(wrong));
    return true;
  };
  CLI::Option* option = app_.add_option(std::string(name), std::move(callback), std::string(console_(help)));
  // What is given twice reaches the callback, which names it.
  return option->type_name(std::string(type))
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
      ->allow_extra_args(false);
}

void Command::argument(std::string_view name, std::string& value, const Text& help) { option(name, "", value, help); }

void Command::option(std::string_view name, std::string_view type, std::string& value, const Text& help) {
  const auto take = [&value](const std::string& typed) {
    value = typed;
    return std::string();
  };
  add(name, type, take, help);
}

void Command::repeatable(std::string_view name, std::string_view type, std::vector<std::string>& values,
                         const Text& help) {
  CLI::callback_t callback = [&values](const CLI::results_t& typed) {
    values = typed;
    return true;
  };
  app_.add_option(std::string(name), std::move(callback), std::string(console_(help)))
      ->type_name(std::string(type))
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
      ->allow_extra_args(false);
}

void Command::choice(std::string_view name, std::string_view type, std::string& value,
                     std::span<const std::string_view> choices, const Text& help) {
  const auto take = [=, this_console = &console_, &value](const std::string& typed) {
    if (std::find(choices.begin(), choices.end(), typed) == choices.end())
      return words<msg::kNotAChoice>(this_console->lang, name, joined(choices), typed);
    value = typed;
    return std::string();
  };
  add(name, type, take, help);
}

void Command::flag(std::string_view name, bool& value, const Text& help) {
  app_.add_flag(std::string(name), value, std::string(console_(help)));
}

void Command::decimal(std::string_view name, std::string_view type, double& value, double least, double most,
                      const Text& help) {
  const auto take = [=, this_console = &console_, &value](const std::string& typed) {
    double read = 0;
    if (!reads(typed, read) || !(read >= least && read <= most))
      return words<msg::kDecimalNotInRange>(this_console->lang, name, least, most, typed);
    value = read;
    return std::string();
  };
  add(name, type, take, help);
}

void Command::number(std::string_view name, std::string_view type, Range range, std::function<void(std::int64_t)> set,
                     const Text& help) {
  const auto take = [=, this_console = &console_, set = std::move(set)](const std::string& typed) {
    std::int64_t read = 0;
    if (!reads(typed, read) || read < range.least || read > range.most)
      return words<msg::kNotInRange>(this_console->lang, name, range.least, range.most, typed);
    set(read);
    return std::string();
  };
  add(name, type, take, help);
}

Command Commands::add(const CommandText& text, std::function<ExitCode(Console&)> run) {
  return add_to(app_, text, std::move(run));
}

Command Commands::add_below(const std::string& outer, const CommandText& text, std::function<ExitCode(Console&)> run) {
  return add_to(*app_.get_subcommand(outer), text, std::move(run));
}

Command Commands::add_to(CLI::App& app, const CommandText& text, std::function<ExitCode(Console&)> run) {
  const Lang lang = console_.lang;
  CLI::App* command = app.add_subcommand(std::string(text.name), std::string(text.summary[lang]));
  command->group(std::string(help::kCommands[lang]));
  command->get_help_ptr()->group(std::string(help::kOptions[lang]));
  command->footer(footer(lang, text.examples));
  // The innermost command is called first, and is the one that is meant.
  command->callback([this, run = std::move(run)] {
    if (!chosen_) chosen_ = run;
  });
  return {*command, console_};
}

namespace {

/// The words that CLI11 itself puts into --help.
void translate(CLI::App& app, Lang lang) {
  const auto word = [&](const Text& text) { return std::string(text[lang]); };
  app.get_formatter()->label("Usage", word(help::kUsage));
  app.get_formatter()->label("Positionals", word(help::kArguments));
  app.get_formatter()->label("SUBCOMMAND", word(help::kCommand));
  app.get_formatter()->label("OPTIONS", word(help::kOptions));
  app.get_formatter()->column_width(28);
  app.option_defaults()->group(word(help::kOptions));
  app.set_help_flag("-h,--help", word(help::kHelp))->group(word(help::kOptions));
}

/// Takes "--lang X" or "--lang=X" out, wherever it stands. False if there is no such language, or two.
bool take_language(Console& console, std::vector<std::string>& arguments) {
  bool is_taken = false;
  for (std::size_t i = 0; i < arguments.size();) {
    const bool is_alone = arguments[i] == "--lang";
    if (!is_alone && !arguments[i].starts_with("--lang=")) {
      ++i;
      continue;
    }
    const bool has_value = !is_alone || i + 1 < arguments.size();
    const std::string code = !has_value ? "" : is_alone ? arguments[i + 1] : arguments[i].substr(7);
    const auto lang = lang_of(code);
    if (!lang) {
      console.complain<msg::kUnknownLang>(code);
      return false;
    }
    if (std::exchange(is_taken, true)) {
      console.complain<msg::kGivenTwice>("--lang");
      return false;
    }
    console.lang = *lang;
    const auto first = arguments.begin() + static_cast<std::ptrdiff_t>(i);
    arguments.erase(first, first + (is_alone ? 2 : 1));
  }
  return true;
}

std::vector<std::string> names_of_commands(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
  return names;
}

std::vector<std::string> names_of_options(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options())
    if (option->nonpositional()) names.push_back(option->get_name());
  return names;
}

/// The innermost command that the line names, or the program itself.
const CLI::App& innermost(const CLI::App& app) {
  const auto chosen = app.get_subcommands();
  return chosen.empty() ? app : innermost(*chosen.front());
}

/// `unknown`, and what was probably meant; where nothing is near, all that there is.
template <const Text& kUnknown, const Text& kUnknownButNear>
void complain_about_name(Console& console, const std::string& unknown, const std::vector<std::string>& names) {
  const std::string meant = nearest(unknown, names);
  if (meant.empty())
    console.complain<kUnknown>(unknown, joined(names));
  else
    console.complain<kUnknownButNear>(unknown, meant);
}

/// What nobody asked for: an option that does not exist, or one word too many.
void complain_about_extra(Console& console, const CLI::App& app, const std::string& extra) {
  if (extra.starts_with("-"))
    complain_about_name<msg::kUnknownOption, msg::kUnknownOptionButNear>(console, extra.substr(0, extra.find('=')),
                                                                         names_of_options(innermost(app)));
  else
    console.complain<msg::kNotExpected>(extra);
}

/// CLI11 speaks English only: the option that lacks its value stands before its first colon or blank.
void complain_about(Console& console, const CLI::App& app, const CLI::ParseError& error) {
  const std::string what = error.what();
  if (dynamic_cast<const UsageError*>(&error) != nullptr)
    console.complain_in_words(what);
  else if (const auto extras = app.remaining(true); !extras.empty())
    complain_about_extra(console, app, extras.front());
  else if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr)
    console.complain<msg::kCommandMissing>();
  else if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
    console.complain<msg::kValueMissing>(what.substr(0, what.find_first_of(": ")));
  else
    console.complain<msg::kBadCommandLine>(what);
}

void add_commands(Commands& commands) {
  add_play_command(commands);
  add_menu_command(commands);
  add_games_command(commands);
  add_rules_command(commands);
  add_auto_command(commands);
  add_arena_command(commands);
  add_train_command(commands);
  add_calibrate_command(commands);
  add_replay_command(commands);
  add_verify_command(commands);
  add_trace_command(commands);
  add_engine_command(commands);
  add_perft_command(commands);
  add_signature_command(commands);
  add_bench_command(commands);
  add_schema_command(commands);
  add_serve_command(commands);
  add_join_command(commands);
  add_bench_serve_command(commands);
}

/// What is wrong was said; where to read more.
ExitCode refer_to_help(Console& console, const std::string& command = {}) {
  console.err << words<msg::kSeeHelp>(console.lang, command.empty() ? "" : command + " ") << "\n";
  return ExitCode::BadUsage;
}

/// Parses; nothing if there is a command to run, else the exit code of help or of a command line that makes no sense.
std::optional<ExitCode> parse(CLI::App& app, Console& console, std::vector<std::string> arguments) {
  const std::vector<std::string> commands = names_of_commands(app);
  const std::string& first = arguments.front();
  if (!first.starts_with("-") && std::find(commands.begin(), commands.end(), first) == commands.end()) {
    complain_about_name<msg::kUnknownCommand, msg::kUnknownCommandButNear>(console, first, commands);
    return refer_to_help(console);
  }
  std::reverse(arguments.begin(), arguments.end());
  try {
    app.parse(std::move(arguments));
    return std::nullopt;
  } catch (const CLI::Success& success) {
    // Help and version: CLI11 knows which of the two and of which command.
    app.exit(success, console.out, console.err);
    return ExitCode::Fine;
  } catch (const CLI::ParseError& error) {
    complain_about(console, app, error);
    return refer_to_help(console, &innermost(app) == &app ? "" : app.get_subcommands().front()->get_name());
  }
}

}  // namespace

ExitCode run_command_line(Console& console, std::vector<std::string> arguments) {
  if (!take_language(console, arguments)) return refer_to_help(console);
  if (arguments.empty()) arguments.push_back(console.in_is_terminal ? "menu" : "--help");

  CLI::App app(std::string(console(help::kProgram)), "oligopoly");
  translate(app, console.lang);
  app.footer(footer(console.lang, "\nplay GAME --seats human,random\ngames --lang zh-Hans\nauto GAME --games 1000"));
  app.set_version_flag("--version", OLIGOPOLY_VERSION, std::string(console(help::kVersion)));
  std::string only_for_help;
  app.add_option("--lang", only_for_help, std::string(console(help::kLang)))->type_name("LANG");
  app.require_subcommand(1);
  Commands commands(app, console);
  add_commands(commands);

  if (const auto done = parse(app, console, std::move(arguments))) return *done;
  const ExitCode code = commands.run_chosen();
  console.out.flush();
  if (console.out) return code;
  console.complain<msg::kCannotPrint>();
  return ExitCode::CannotReadOrWrite;
}

}  // namespace oligopoly::cli
