// `serve`: the table service, for people who play together.
#include <fstream>
#include <thread>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/qr_code.hpp"
#include "cli/serve_messages.hpp"
#include "service/log.hpp"
#include "service/service.hpp"

namespace oligopoly::cli {
namespace {

constexpr CommandText kServe{
    "serve",
    {"Serve tables to browsers and programs", "为浏览器和程序提供牌桌", "為瀏覽器和程式提供牌桌"},
    "serve\nserve --port 9000 --db sqlite:tables.db\nserve --bind 0.0.0.0 --origin "
    "https://play.example.org --trust-proxy --db postgresql://db/oligopoly"};

struct ServeArguments {
  service::ServiceOptions options;
  std::string log_level = "info";
  std::string mail_password_file;
  int call_after_seconds = 60;
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

/// The first line of a file, which nobody else on the machine sees as they would an argument.
std::optional<std::string> read_password(const std::string& path) {
  std::ifstream in(path);
  std::string line;
  if (!std::getline(in, line)) return std::nullopt;
  return line;
}

/// What friends can open, as links; in a terminal also as a picture to photograph.
void show_way_in(Console& console, const std::vector<std::string>& links) {
  for (const std::string& link : links) console.say<msg::kFriendsOpen>(link);
  if (console.out_is_terminal) {
    if (links.empty())
      console.say<msg::kOnlyHere>();
    else
      console.out << qr_code(links.front());
  }
  console.out.flush();
}

ExitCode run_serve(Console& console, ServeArguments arguments) {
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
  options.calls.after = arguments.call_after_seconds * 1000;
  if (!arguments.mail_password_file.empty()) {
    const auto password = read_password(arguments.mail_password_file);
    if (!password) {
      console.complain<msg::kNoPassword>(arguments.mail_password_file);
      return ExitCode::CannotReadOrWrite;
    }
    options.calls.mail.password = *password;
  }
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
  show_way_in(console, (*service)->reachable());
  (*service)->run();
  return ExitCode::Fine;
}

}  // namespace

void add_serve_command(Commands& commands) {
  static constexpr std::string_view kLogLevels[] = {"debug", "info", "warning", "error"};
  constexpr int kMany = 1'000'000'000;
  const auto arguments = std::make_shared<ServeArguments>();
  arguments->options.bot_threads = 0;
  Command command = commands.add(kServe, [arguments](Console& console) { return run_serve(console, *arguments); });
  service::ServiceOptions& options = arguments->options;
  command.option("--bind", "ADDRESS", options.address, msg::kBind);
  command.number("--port", "PORT", options.port, {0, 65535}, msg::kPort);
  command.option("--db", "URL", options.database, msg::kDatabase);
  command.option("--web", "FOLDER", options.web_folder, msg::kWebFolder);
  command.repeatable("--origin", "URL", options.origins, msg::kOrigin);
  command.flag("--trust-proxy", options.trusts_proxy, msg::kTrustProxy);
  command.flag("--public-list", options.has_public_list, msg::kPublicList);
  command.number("--bot-threads", "N", options.bot_threads, {1, kMostThreads}, msg::kBotThreads);
  command.number("--threads-per-move", "N", options.bot_budget.threads, {1, kMostThreads}, help::kThreadsPerMove);
  command.number("--bot-time", "MS", options.bot_budget.milliseconds, {1, 60'000}, msg::kBotTime);
  command.number("--connections", "N", options.limits.connections, {0, kMany}, msg::kConnections);
  command.number("--connections-per-address", "N", options.limits.connections_per_address, {0, kMany},
                 msg::kConnectionsPerAddress);
  command.decimal("--messages-per-second", "N", options.limits.messages_per_second, 0, kMany, msg::kMessages);
  command.decimal("--requests-per-second", "N", options.limits.requests_per_second, 0, kMany, msg::kRequests);
  command.decimal("--tables-per-hour", "N", options.limits.tables_per_hour, 0, kMany, msg::kTables);
  command.option("--mail", "URL", options.calls.mail.url, msg::kMail);
  command.option("--mail-from", "ADDRESS", options.calls.mail.from, msg::kMailFrom);
  command.option("--mail-user", "NAME", options.calls.mail.user, msg::kMailUser);
  command.option("--mail-password-file", "FILE", arguments->mail_password_file, msg::kMailPassword);
  command.repeatable("--webhook-host", "HOST", options.calls.webhook_hosts, msg::kWebhookHost);
  command.number("--call-after", "SECONDS", arguments->call_after_seconds, {0, 86'400}, msg::kCallAfter);
  command.choice("--log-level", "LEVEL", arguments->log_level, kLogLevels, msg::kLogLevel);
}

}  // namespace oligopoly::cli
