// `serve`: the table service, for people who play together.
#include <CLI/CLI.hpp>
#include <thread>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/serve_messages.hpp"
#include "service/log.hpp"
#include "service/service.hpp"

namespace oligopoly::cli {
namespace {

constexpr CommandText kText{
    "serve",
    {"Serve tables to browsers and programs", "为浏览器和程序提供桌子", "為瀏覽器和程式提供桌子"},
    "serve\nserve --port 9000 --db sqlite:tables.db\nserve --bind 0.0.0.0 --origin "
    "https://play.example.org --trust-proxy --db postgresql://db/oligopoly"};

struct Arguments {
  service::ServiceOptions options;
  std::string log_level = "info";
};

/// The web client beside the program: as built, or as installed.
std::string default_web_folder() {
  std::error_code failure;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", failure).parent_path();
  for (const char* place : {"../../web/dist", "../share/oligopoly/web"})
    if (std::filesystem::exists(program / place / "index.html", failure)) return (program / place).string();
  return {};
}

/// Where tables are kept if nobody says.
std::optional<std::string> default_database(Console& console) {
  std::error_code failure;
  if (console.state_folder.empty()) return "sqlite:tables.db";
  std::filesystem::create_directories(console.state_folder, failure);
  if (failure) return std::nullopt;
  return "sqlite:" + (console.state_folder / "tables.db").string();
}

service::LogLevel level_of(const std::string& name) {
  if (name == "debug") return service::LogLevel::Debug;
  if (name == "warning") return service::LogLevel::Warning;
  return name == "error" ? service::LogLevel::Error : service::LogLevel::Info;
}

ExitCode run(Console& console, Arguments arguments) {
  service::ServiceOptions& options = arguments.options;
  if (options.database.empty()) {
    const auto database = default_database(console);
    if (!database) {
      console.complain<msg::kNoStateFolder>(console.state_folder.string());
      return ExitCode::CannotReadOrWrite;
    }
    options.database = *database;
  }
  if (options.web_folder.empty()) options.web_folder = default_web_folder();
  if (options.bot_threads == 0)
    options.bot_threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
  service::set_log(service::log_to_stderr, level_of(arguments.log_level));
  auto service = service::Service::start(options);
  if (!service) {
    console.complain<msg::kCannotServe>(service.error());
    return ExitCode::CannotReadOrWrite;
  }
  (*service)->stop_on_signals();
  console.say<msg::kServing>(
      options.address.find(':') == std::string::npos ? options.address : "[" + options.address + "]",
      (*service)->port());
  console.out.flush();
  (*service)->run();
  return ExitCode::Fine;
}

}  // namespace

void add_serve_command(CLI::App& app, Chosen& chosen) {
  const auto arguments = std::make_shared<Arguments>();
  arguments->options.bot_threads = 0;
  CLI::App* command =
      add_command(app, chosen, kText, [arguments](Console& console) { return run(console, *arguments); });
  const auto described = [&](const Text& text) { return std::string(chosen.console(text)); };
  service::ServiceOptions& options = arguments->options;
  command->add_option("--bind", options.address, described(msg::kBind))->type_name("ADDRESS");
  command->add_option("--port", options.port, described(msg::kPort))->type_name("PORT");
  command->add_option("--db", options.database, described(msg::kDatabase))->type_name("URL");
  command->add_option("--web", options.web_folder, described(msg::kWebFolder))->type_name("FOLDER");
  command->add_option("--origin", options.origins, described(msg::kOrigin))->type_name("URL");
  command->add_flag("--trust-proxy", options.trusts_proxy, described(msg::kTrustProxy));
  command->add_option("--bot-threads", options.bot_threads, described(msg::kBotThreads))->type_name("N");
  command->add_option("--threads-a-move", options.bot_budget.threads, described(help::kThreadsAMove))
      ->type_name("N")
      ->check(CLI::Range(1, kMostThreads));
  command->add_option("--bot-time", options.bot_budget.milliseconds, described(msg::kBotTime))->type_name("MS");
  command->add_option("--connections", options.limits.connections, described(msg::kConnections))->type_name("N");
  command
      ->add_option("--connections-an-address", options.limits.connections_an_address,
                   described(msg::kConnectionsAnAddress))
      ->type_name("N");
  command->add_option("--messages-a-second", options.limits.messages_a_second, described(msg::kMessages))
      ->type_name("N");
  command->add_option("--requests-a-second", options.limits.requests_a_second, described(msg::kRequests))
      ->type_name("N");
  command->add_option("--tables-an-hour", options.limits.tables_an_hour, described(msg::kTables))->type_name("N");
  command->add_option("--log-level", arguments->log_level, described(msg::kLogLevel))
      ->type_name("LEVEL")
      ->check(CLI::IsMember({"debug", "info", "warning", "error"}));
}

}  // namespace oligopoly::cli
