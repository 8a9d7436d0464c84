// `engine`: one JSON request a line in, one answer a line out, for other people's programs.
#include "protocol/engine.hpp"

#include "cli/arguments.hpp"
#include "cli/commands.hpp"

namespace oligopoly::cli {
namespace {

constexpr CommandText kText{"engine",
                            {"Answer JSON requests, one a line", "逐行回答 JSON 请求", "逐行回答 JSON 請求"},
                            "engine goofspiel < requests.jsonl"};

ExitCode run(Console& console, const std::string& id) {
  const auto game = game_of(console, id);
  if (!game) return game.error();
  protocol::Engine engine(**game);
  std::string line;
  while (!engine.is_closed() && std::getline(console.in, line)) console.out << engine.answer(line) << std::endl;
  return ExitCode::Fine;
}

}  // namespace

void add_engine_command(CLI::App& app, Chosen& chosen) {
  const auto game = std::make_shared<std::string>();
  CLI::App* command = add_command(app, chosen, kText, [game](Console& console) { return run(console, *game); });
  add_game_argument(*command, *game, chosen.console.lang);
}

}  // namespace oligopoly::cli
