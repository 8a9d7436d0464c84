// Writes a few sound inputs for every game of the catalogue, for the fuzzers to start from: fuzz_seeds FOLDER.
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "games/all_games.hpp"
#include "protocol/json.hpp"
#include "protocol/messages.hpp"
#include "protocol/record_json.hpp"
#include "protocol/setup.hpp"

using namespace oligopoly;
using namespace oligopoly::protocol;

namespace {

namespace fs = std::filesystem;

void save(const fs::path& folder, const std::string& name, const std::string& text) {
  fs::create_directories(folder);
  std::ofstream(folder / name, std::ios::binary) << text;
}

Session play(const Setup& setup, int steps) {
  Session session = start_session(setup);
  Rng rng(7);
  for (int i = 0; i < steps && !session.position().is_over(); ++i) {
    const Seat seat = session.position().to_act().front();
    (void)session.apply(seat, session.position().sample_action(seat, rng));
  }
  return session;
}

/// Loads the position and asks a little of everything.
std::string dialogue(const Session& session) {
  const AnyPosition& position = session.position();
  std::string lines = std::string(position.game().info().id) + "\n";
  const json::value setup = setup_json(setup_of(session.record()));
  lines += compact({{"do", "new"}, {"setup", setup}, {"seed", 1}}) + "\n{\"do\":\"roll\"}\n";
  lines += compact({{"do", "load"}, {"state", state_json(position)}, {"setup", setup}}) + "\n";
  Rng rng(9);
  for (const Seat seat : position.to_act()) {
    const AnyAction action = position.sample_action(seat, rng);
    lines +=
        compact({{"do", "check"}, {"seat", seat_json(seat)}, {"action", action_json(position.game(), action)}}) + "\n";
    const std::string notation = position.game().notation(position.rules(), action);
    lines += compact({{"do", "play"}, {"seat", seat_json(seat)}, {"action", notation}}) + "\n";
  }
  return lines +
         "{\"do\":\"legal\",\"seat\":1}\n{\"do\":\"view\",\"seat\":2}\n{\"do\":\"take_back\",\"seat\":1}\n{\"do\":"
         "\"undo\"}\n";
}

json::value custom(const Setup& setup) {
  Setup changed = setup;
  changed.is_custom = true;
  return setup_json(changed);
}

void save_seeds(const fs::path& folder, const Setup& setup, const std::string& name) {
  save(folder / "ruleset", name + ".json", compact(setup_json(setup)));
  save(folder / "ruleset", name + "-custom.json", compact(custom(setup)));
  for (const int steps : {0, 1, 6, 20, 60}) {
    const Session session = play(setup, steps);
    const std::string at = name + "-" + std::to_string(steps);
    save(folder / "engine", at + ".txt", dialogue(session));
    Record middle = record_of(setup);
    middle.start = session.position().clone();
    save(folder / "record", at + "-start.json", compact(record_json(Session(middle).record())));
    save(folder / "record", at + ".json", compact(record_json(session.record())));
  }
}

}  // namespace

int main(int count, char** words) {
  if (count != 2) {
    std::fputs("usage: fuzz_seeds FOLDER\n", stderr);
    return 2;
  }
  for (const AnyGame* game : all_games())
    for (const RulesetInfo& ruleset : game->rulesets())
      for (const int seats : {game->info().least_seats, game->info().most_seats}) {
        const std::vector<std::string> players(static_cast<std::size_t>(seats), "random");
        const auto setup = make_setup(*game, ruleset.id, {}, players);
        const std::string name =
            std::string(game->info().id) + "-" + std::string(ruleset.id) + "-" + std::to_string(seats);
        if (setup) save_seeds(words[1], *setup, name);
      }
}
