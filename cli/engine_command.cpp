// `engine`: one JSON request a line in, one answer a line out, for other people's programs.
#include "protocol/engine.hpp"

#include "cli/arguments.hpp"
#include "cli/commands.hpp"

namespace oligopoly::cli {
namespace {

constexpr CommandText kEngine{"engine",
                              {"Answer JSON requests, one per line", "逐行回答 JSON 请求", "逐行回答 JSON 請求"},
                              "engine GAME < requests.jsonl"};

ExitCode run_engine(Console& console, const std::string& id) {
  const auto game = game_of(console, id);
  if (!game) return game.error();
  protocol::Engine engine(*game);
  std::string line;
  while (!engine.is_closed() && std::getline(console.in, line)) console.out << engine.answer_line(line) << std::endl;
  return ExitCode::Fine;
}

}  // namespace

void add_engine_command(Commands& commands) {
  const auto game = std::make_shared<std::string>();
  Command command = commands.add(kEngine, [game](Console& console) { return run_engine(console, *game); });
  add_game_argument(command, *game);
}

}  // namespace oligopoly::cli
