#include <CLI/CLI.hpp>

#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/messages.hpp"

namespace oligopoly::cli {
namespace {

std::string footer(Lang lang, std::string_view examples) {
  std::string text = std::string(help::kExamples[lang]) + "\n";
  while (!examples.empty()) {
    const std::size_t end = std::min(examples.find('\n'), examples.size());
    text.append("  oligopoly").append(end == 0 ? "" : " ").append(examples.substr(0, end)).append("\n");
    examples.remove_prefix(std::min(end + 1, examples.size()));
  }
  return text.append("\n").append(help::kFooter[lang]);
}

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

/// Takes "--lang X" and "--lang=X" out, wherever they stand. False if there is no such language.
bool take_language(Console& console, std::vector<std::string>& arguments) {
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
    console.lang = *lang;
    const auto first = arguments.begin() + static_cast<std::ptrdiff_t>(i);
    arguments.erase(first, first + (is_alone ? 2 : 1));
  }
  return true;
}

/// CLI11 speaks English only: what the error is about comes after its last colon.
void complain_about(Console& console, const CLI::ParseError& error) {
  std::string what = error.what();
  if (const std::size_t colon = what.rfind(": "); colon != std::string::npos) what.erase(0, colon + 2);
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr)
    console.complain<msg::kNotExpected>(what);
  else if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
    console.complain<msg::kValueMissing>(what);
  else
    console.complain<msg::kBadCommandLine>(what);
}

void add_commands(CLI::App& app, Chosen& chosen) {
  add_play_command(app, chosen);
  add_games_command(app, chosen);
  add_rules_command(app, chosen);
  add_auto_command(app, chosen);
  add_arena_command(app, chosen);
  add_replay_command(app, chosen);
  add_trace_command(app, chosen);
  add_engine_command(app, chosen);
  add_perft_command(app, chosen);
  add_signature_command(app, chosen);
  add_bench_command(app, chosen);
  add_schema_command(app, chosen);
  add_serve_command(app, chosen);
  add_bench_serve_command(app, chosen);
}

/// Parses; nothing if there is a command to run, else the exit code of help or of a command line that makes no sense.
std::optional<ExitCode> parse(CLI::App& app, Console& console, std::vector<std::string> arguments) {
  std::reverse(arguments.begin(), arguments.end());
  try {
    app.parse(std::move(arguments));
    return std::nullopt;
  } catch (const CLI::Success& success) {
    // Help and version: CLI11 knows which of the two and of which command.
    app.exit(success, console.out, console.err);
    return ExitCode::Fine;
  } catch (const CLI::ParseError& error) {
    complain_about(console, error);
    const auto commands = app.get_subcommands();
    console.err << words<msg::kSeeHelp>(console.lang, commands.empty() ? "" : commands.front()->get_name() + " ")
                << "\n";
    return ExitCode::BadUsage;
  }
}

}  // namespace

CLI::App* add_command(CLI::App& app, Chosen& chosen, const CommandText& text, std::function<ExitCode(Console&)> run) {
  const Lang lang = chosen.console.lang;
  CLI::App* command = app.add_subcommand(std::string(text.name), std::string(text.summary[lang]));
  command->group(std::string(help::kCommands[lang]));
  command->get_help_ptr()->group(std::string(help::kOptions[lang]));
  command->footer(footer(lang, text.examples));
  // The innermost command is called first, and is the one that is meant.
  command->callback([&chosen, run = std::move(run)] {
    if (!chosen.run) chosen.run = [&chosen, run] { return run(chosen.console); };
  });
  return command;
}

ExitCode run_command_line(Console& console, std::vector<std::string> arguments) {
  if (!take_language(console, arguments)) return ExitCode::BadUsage;
  if (arguments.empty() && console.in_is_terminal) return run_menu(console);
  if (arguments.empty()) arguments.push_back("--help");

  CLI::App app(std::string(console(help::kProgram)), "oligopoly");
  translate(app, console.lang);
  app.footer(
      footer(console.lang, "\nplay goofspiel --seats human,random\ngames --lang zh-Hans\nauto goofspiel --games 1000"));
  app.set_version_flag("--version", OLIGOPOLY_VERSION, std::string(console(help::kVersion)));
  std::string only_for_help;
  app.add_option("--lang", only_for_help, std::string(console(help::kLang)))->type_name("LANG");
  app.require_subcommand(1);
  Chosen chosen{console};
  add_commands(app, chosen);

  if (const auto done = parse(app, console, std::move(arguments))) return *done;
  const ExitCode code = chosen.run();
  console.out.flush();
  if (console.out) return code;
  console.complain<msg::kCannotPrint>();
  return ExitCode::CannotReadOrWrite;
}

}  // namespace oligopoly::cli
