// `bench serve`: how much the table service does, by a load generator on the same machine.
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <deque>

#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/serve_messages.hpp"
#include "protocol/json.hpp"
#include "service/load.hpp"
#include "service/service.hpp"

namespace oligopoly::cli {
namespace {

constexpr CommandText kBenchServe{
    "serve",
    {"Measure the table service under load", "测量牌桌服务的负载能力", "測量牌桌服務的負載能力"},
    "bench serve\nbench serve --tables 50 --seconds 2 --idle 500 --json"};

struct BenchServeArguments {
  int tables = 200, idle = 5000, processes = 1;
  double seconds = 5;
  std::string database;
  bool as_json = false;
};

/// The service in a process of its own, so that its time and memory can be told from the generator's.
class ServerProcess {
 public:
  explicit ServerProcess(const std::string& database) {
    std::array<int, 2> pipe{};
    if (::pipe2(pipe.data(), O_CLOEXEC) != 0) return;
    process_ = ::fork();
    if (process_ == 0) serve(database, pipe[1]);
    ::close(pipe[1]);
    if (::read(pipe[0], &port_, sizeof port_) != sizeof port_) port_ = 0;
    ::close(pipe[0]);
  }
  ~ServerProcess() {
    if (process_ <= 0) return;
    ::kill(process_, SIGTERM);
    ::waitpid(process_, nullptr, 0);
  }
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  std::uint16_t port() const { return port_; }
  service::ProcessUse use() const { return service::use_of_process(process_); }

 private:
  [[noreturn]] static void serve(const std::string& database, int out) {
    service::ServiceOptions options;
    options.port = 0;
    options.database = database;
    options.limits.connections = options.limits.connections_per_address = 0;
    options.limits.messages_per_second = options.limits.requests_per_second = options.limits.tables_per_hour = 0;
    const auto service = service::Service::start(options);
    if (!service) ::_exit(1);
    (*service)->stop_on_signals();
    const std::uint16_t port = (*service)->port();
    if (::write(out, &port, sizeof port) != sizeof port) ::_exit(1);
    ::close(out);
    (*service)->run();
    ::_exit(0);
  }

  pid_t process_ = -1;
  std::uint16_t port_ = 0;
};

struct Measured {
  service::LoadResult full, quarter;
  double actions_per_cpu_second = 0, quarter_rate = 0;
  double idle_megabytes = 0;
};

tl::expected<Measured, std::string> measure(const BenchServeArguments& arguments, const std::string& database) {
  Measured measured;
  {
    std::deque<ServerProcess> servers;
    std::vector<std::uint16_t> ports;
    for (int i = 0; i < arguments.processes; ++i) {
      ports.push_back(servers.emplace_back(database).port());
      if (ports.back() == 0) return tl::unexpected(std::string("the service did not start"));
    }
    const auto cpu_seconds = [&servers] {
      double sum = 0;
      for (const ServerProcess& server : servers) sum += server.use().cpu_seconds;
      return sum;
    };
    const double before = cpu_seconds();
    const auto full = service::run_load({ports, arguments.tables, arguments.seconds, 0});
    if (!full) return tl::unexpected(full.error());
    measured.full = *full;
    measured.actions_per_cpu_second = static_cast<double>(full->actions) / (cpu_seconds() - before);
    measured.quarter_rate = measured.actions_per_cpu_second / 4;
    const auto quarter = service::run_load({ports, arguments.tables, arguments.seconds, measured.quarter_rate});
    if (!quarter) return tl::unexpected(quarter.error());
    measured.quarter = *quarter;
  }
  const ServerProcess server(database);
  std::pair<const ServerProcess*, Measured*> context{&server, &measured};
  const auto held = service::hold_idle_connections(
      server.port(), arguments.idle,
      [](void* given) {
        const auto& [process, result] = *static_cast<std::pair<const ServerProcess*, Measured*>*>(given);
        result->idle_megabytes = static_cast<double>(process->use().resident_bytes) / 1e6;
      },
      &context);
  if (!held) return tl::unexpected(held.error());
  return measured;
}

boost::json::value json_of(const BenchServeArguments& arguments, const Measured& measured) {
  return {{"tables", arguments.tables},
          {"processes", arguments.processes},
          {"seconds", arguments.seconds},
          {"actions_per_second", static_cast<double>(measured.full.actions) / measured.full.seconds},
          {"actions_per_server_cpu_second", measured.actions_per_cpu_second},
          {"full_median_ms", measured.full.median},
          {"full_p99_ms", measured.full.p99},
          {"quarter_rate", measured.quarter_rate},
          {"quarter_actions_per_second", static_cast<double>(measured.quarter.actions) / measured.quarter.seconds},
          {"quarter_median_ms", measured.quarter.median},
          {"quarter_p99_ms", measured.quarter.p99},
          {"refusals", measured.full.refusals + measured.quarter.refusals},
          {"idle_connections", arguments.idle},
          {"idle_resident_mb", measured.idle_megabytes}};
}

ExitCode run_bench_serve(Console& console, const BenchServeArguments& arguments) {
  if (arguments.processes > 1 && !arguments.database.starts_with("postgres")) {
    console.complain<msg::kOneProcessPerFile>();
    return ExitCode::BadUsage;
  }
  rlimit files{};
  ::getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &files);
  const auto folder = std::filesystem::temp_directory_path() / ("oligopoly-bench-" + std::to_string(::getpid()));
  std::filesystem::create_directory(folder);
  const std::string database =
      arguments.database.empty() ? "sqlite:" + (folder / "tables.db").string() : arguments.database;
  const auto measured = measure(arguments, database);
  std::filesystem::remove_all(folder);
  if (!measured) {
    console.complain<msg::kLoadFailed>(measured.error());
    return ExitCode::CannotReadOrWrite;
  }
  if (arguments.as_json) {
    console.out << protocol::pretty(json_of(arguments, *measured));
    return ExitCode::Fine;
  }
  console.say<msg::kLoadAtFull>(arguments.tables, static_cast<double>(measured->full.actions) / measured->full.seconds,
                                measured->actions_per_cpu_second, measured->full.median, measured->full.p99);
  console.say<msg::kLoadAtQuarter>(measured->quarter_rate, measured->quarter.median, measured->quarter.p99,
                                   measured->quarter.worst,
                                   static_cast<double>(measured->quarter.actions) / measured->quarter.seconds);
  console.say<msg::kLoadIdle>(arguments.idle, measured->idle_megabytes);
  return ExitCode::Fine;
}

}  // namespace

void add_bench_serve_command(Commands& commands) {
  const auto arguments = std::make_shared<BenchServeArguments>();
  Command command = commands.add_below("bench", kBenchServe,
                                       [arguments](Console& console) { return run_bench_serve(console, *arguments); });
  command.number("--tables", "N", arguments->tables, {1, 100'000}, msg::kBusyTables);
  command.decimal("--seconds", "S", arguments->seconds, 0.1, 3600, msg::kLoadSeconds);
  command.number("--idle", "N", arguments->idle, {0, 100'000}, msg::kIdleConnections);
  command.option("--db", "URL", arguments->database, msg::kLoadDatabase);
  command.number("--processes", "N", arguments->processes, {1, 16}, msg::kLoadProcesses);
  command.flag("--json", arguments->as_json, help::kJson);
}

}  // namespace oligopoly::cli
