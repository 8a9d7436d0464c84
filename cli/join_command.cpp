// `join`: a seat at a table of a service, in the terminal.
#include "cli/commands.hpp"
#include "cli/join_messages.hpp"
#include "cli/joined_table.hpp"

namespace oligopoly::cli {
namespace {

constexpr CommandText kJoin{
    "join",
    {"Take a seat at a table on a server", "加入服务器上的牌桌", "加入伺服器上的牌桌"},
    "join 'http://192.168.1.5:8080/#/t/TABLE' --name Ann\njoin 'http://192.168.1.5:8080/#/t/TABLE/SECRET'"};

struct JoinArguments {
  std::string url, name;
};

ExitCode run_join(Console& console, const JoinArguments& arguments) {
  const auto link = read_table_link(arguments.url);
  if (!link) {
    console.complain<msg::kNotALink>(arguments.url);
    return ExitCode::BadUsage;
  }
  if (link->is_https) {
    console.complain<msg::kNoHttps>();
    return ExitCode::BadUsage;
  }
  return JoinedTable(console, *link, arguments.name).run();
}

}  // namespace

void add_join_command(Commands& commands) {
  const auto arguments = std::make_shared<JoinArguments>();
  Command command = commands.add(kJoin, [arguments](Console& console) { return run_join(console, *arguments); });
  command.argument("URL", arguments->url, msg::kJoinUrl);
  command.option("--name", "NAME", arguments->name, msg::kJoinName);
}

}  // namespace oligopoly::cli
