// Lines to the engine: the first names a game, the others are requests. Every answer must be JSON, and an error must
// leave the game as it was.
#include <cstdint>

#include "fuzz/play_on.hpp"
#include "games/all_games.hpp"
#include "protocol/engine.hpp"
#include "protocol/json.hpp"

using namespace oligopoly;
using namespace oligopoly::protocol;

namespace {

std::string_view next_line(std::string_view& text) {
  const std::size_t length = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, length);
  text.remove_prefix(std::min(length + 1, text.size()));
  return line;
}

/// Sends a line; `position` is the hash the engine stands at.
void ask(Engine& engine, std::string_view line, std::string& position) {
  const auto answer = parse_json(engine.answer_line(line));
  fuzz::demand(answer && answer->is_object());
  const std::string now = engine.answer(R"({"do":"position"})");
  if (answer->get_object().contains("error")) fuzz::demand(now == position);
  position = now;
}

/// Whatever position was loaded must be safe to play on.
void play_on(Engine& engine) {
  int played = 0;
  const auto answer = parse_json(engine.answer(R"({"do":"record"})"));
  if (const json::value* record = answer->get_object().if_contains("record")) {
    const std::string load = compact({{"do", "load"}, {"record", *record}});
    if (load.size() <= Engine::kLongestLine)
      fuzz::demand(!parse_json(engine.answer(load))->get_object().contains("error"));
  }
  for (bool is_played = true; is_played;) {
    is_played = false;
    engine.answer(R"({"do":"roll"})");
    for (int seat = 1; seat <= kMaxSeats && ++played < 10; ++seat) {
      const auto sample = parse_json(engine.answer(compact({{"do", "sample"}, {"seat", seat}})));
      const json::value* action = sample->get_object().if_contains("action");
      if (action == nullptr) continue;
      is_played = true;
      const json::value apply = {{"do", "play"}, {"seat", seat}, {"action", *action}};
      fuzz::demand(!parse_json(engine.answer(compact(apply)))->get_object().contains("error"));
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  const AnyGame* game = find_game(next_line(text));
  Engine engine(game == nullptr ? all_games().front() : game);
  std::string position = engine.answer(R"({"do":"position"})");
  while (!text.empty() && !engine.is_closed()) ask(engine, next_line(text), position);
  if (!engine.is_closed()) play_on(engine);
  return 0;
}
