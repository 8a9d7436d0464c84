// `bench`: how fast the rules are, one core, with what the machine itself takes beside it.
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/measure.hpp"
#include "cli/messages.hpp"
#include "cli/text_table.hpp"
#include "games/all_games.hpp"
#include "matches/factory.hpp"
#include "protocol/json.hpp"

namespace oligopoly::cli {
namespace {

constexpr CommandText kBench{
    "bench",
    {"Measure the speed of the rules on one core", "测量规则在单核上的速度", "測量規則在單核上的速度"},
    "bench\nbench GAME --seconds 2\nbench --json"};

struct BenchArguments {
  std::string game;
  double seconds = 0.5;
  bool as_json = false;
};

/// Records of random games, until they hold 1,000 actions.
std::vector<Record> thousand_actions(const AnyGame& game, std::string_view ruleset, int seats) {
  std::vector<Record> records;
  Rng rng = Rng::stream(3, "bench");
  for (std::size_t actions = 0; actions < 1000;) {
    Session session(std::string(ruleset), 1, game.ruleset(ruleset),
                    std::vector<std::string>(static_cast<std::size_t>(seats), "random"));
    while (!session.position().is_over()) {
      const Seat seat = session.position().to_act().front();
      if (!session.apply(seat, session.position().sample_action(seat, rng))) break;
    }
    actions += static_cast<std::size_t>(session.steps());
    records.push_back(session.record());
  }
  return records;
}

/// Positions of random games as the seat to act sees them, of those that `is_wanted(view, seat)`.
struct SeenTurn {
  AnyView view;
  Seat seat;
};
template <class IsWanted>
std::vector<SeenTurn> turns_seen(const AnyGame& game, const AnyRuleset& rules, int seats, const IsWanted& is_wanted) {
  constexpr std::size_t kTurns = 200;
  std::vector<SeenTurn> turns;
  Rng rng = Rng::stream(4, "bench");
  while (turns.size() < kTurns) {
    const auto position = game.start(rules, seats);
    while (!position->is_over()) {
      const Seat seat = position->to_act().front();
      if (is_player(seat) && rng.below(10) == 0)
        if (AnyView view = position->view(seat); is_wanted(view, seat)) turns.push_back({std::move(view), seat});
      if (!position->apply(seat, position->sample_action(seat, rng))) break;
    }
  }
  return turns;
}

/// Judging positions of random games as somebody at the table sees them, in microseconds; 0 without a network.
double judging_time(const AnyGame& game, int seats, double seconds) {
  const auto rules = game.ruleset(game.rulesets().front().id);
  const auto judge = make_judge(*rules);
  if (!judge || !judge->has_network()) return 0;
  const auto turns = turns_seen(game, *rules, seats, [](const AnyView&, Seat) { return true; });
  return 1e6 * detail::seconds_each(seconds, [&] {
           for (const SeenTurn& turn : turns) detail::keep(judge->judge(turn.view, Skill::Manager));
           return turns.size();
         });
}

/// Guessing a secret choice in random games, all options together, in microseconds; 0 without a network.
double guessing_time(const AnyGame& game, int seats, double seconds) {
  const auto rules = game.ruleset(game.rulesets().front().id);
  const auto predictor = make_predictor(*rules);
  if (!predictor || !predictor->has_network()) return 0;
  const auto turns = turns_seen(game, *rules, seats,
                                [&](const AnyView& view, Seat seat) { return predictor->has_choice(view, seat); });
  return 1e6 * detail::seconds_each(seconds, [&] {
           for (const SeenTurn& turn : turns) detail::keep(predictor->guess(turn.view, turn.seat, Skill::Manager));
           return turns.size();
         });
}

/// Finds the type of the game by its id.
template <std::size_t I = 0>
Measurement measure_any(const AnyGame& game, int seats, double seconds) {
  if constexpr (I == std::tuple_size_v<GameTypes>) {
    return {};
  } else {
    using G = std::tuple_element_t<I, GameTypes>;
    return G::info().id == game.info().id ? measure<G>(game, seats, seconds) : measure_any<I + 1>(game, seats, seconds);
  }
}

Measurement measured(const AnyGame& game, int seats, double seconds) {
  Measurement all = measure_any(game, seats, seconds);
  all.judge = judging_time(game, seats, seconds);
  all.guess = guessing_time(game, seats, seconds);
  return all;
}

boost::json::value json_of(const AnyGame& game, const Measurement& m) {
  return {{"game", game.info().id},
          {"seats", m.seats},
          {"actions_per_second", m.actions_per_second},
          {"games_per_second", m.games_per_second},
          {"events_ratio", m.events_ratio},
          {"rng_next_ns", m.rng_next},
          {"memcpy_state_ns", m.memcpy_state},
          {"copy_state_ns", m.copy_state},
          {"view_ns", m.view},
          {"sizeof_state", m.size_of_state},
          {"sizeof_view", m.size_of_view},
          {"sizeof_action", m.size_of_action},
          {"replay_1000_actions_ms", m.replay_1000},
          {"search_iterations_per_second", m.search_iterations_per_second},
          {"judge_us", m.judge},
          {"guess_us", m.guess}};
}

void print(Console& console, const AnyGame& game, const Measurement& m) {
  using Align = TextTable::Align;
  console.out << console.styled(Style::Strong, console(game.info().title)) << ", "
              << words<msg::kSeatCount>(console.lang, m.seats) << "\n";
  TextTable table({Align::Left, Align::Right, Align::Left});
  const auto row = [&](const Text& what, std::string value, std::string_view unit) {
    table.add({"  " + std::string(console(what)), std::move(value), std::string(unit)});
  };
  row(msg::kActionsPerSecond, fmt::format("{:.2f}", m.actions_per_second / 1e6), "M/s");
  row(msg::kGamesPerSecond, fmt::format("{:.0f}", m.games_per_second), "/s");
  row(msg::kEventsRatio, fmt::format("{:.2f}", m.events_ratio), "x");
  row(msg::kReplayTime, fmt::format("{:.3f}", m.replay_1000), "ms");
  row(msg::kSearchSpeed, fmt::format("{:.0f}", m.search_iterations_per_second), "/s");
  if (m.judge > 0) row(msg::kJudgeTime, fmt::format("{:.1f}", m.judge), "µs");
  if (m.guess > 0) row(msg::kGuessTime, fmt::format("{:.1f}", m.guess), "µs");
  row(msg::kViewTime, fmt::format("{:.1f}", m.view), "ns");
  row(msg::kCopyTime, fmt::format("{:.2f}", m.copy_state), "ns");
  row(msg::kMemcpyTime, fmt::format("{:.2f}", m.memcpy_state), "ns");
  row(msg::kRngTime, fmt::format("{:.2f}", m.rng_next), "ns");
  row(msg::kStateSize, std::to_string(m.size_of_state), "B");
  row(msg::kViewSize, std::to_string(m.size_of_view), "B");
  row(msg::kActionSize, std::to_string(m.size_of_action), "B");
  table.print(console.out);
}

/// Milliseconds by the workload's name.
struct WorkloadMeasurement {
  std::vector<std::pair<const Workload*, double>> times;
};

WorkloadMeasurement measure_workloads(const AnyGame& game, double seconds) {
  WorkloadMeasurement result;
  for (const Workload& workload : game.workloads())
    result.times.emplace_back(&workload, workload_milliseconds(workload, seconds));
  return result;
}

boost::json::value json_of(const AnyGame& game, const WorkloadMeasurement& m) {
  boost::json::object out = {{"game", game.info().id}};
  for (const auto& [workload, milliseconds] : m.times) out[std::string(workload->id) + "_ms"] = milliseconds;
  return out;
}

void print(Console& console, const AnyGame&, const WorkloadMeasurement& m) {
  using Align = TextTable::Align;
  TextTable table({Align::Left, Align::Right, Align::Left});
  for (const auto& [workload, milliseconds] : m.times)
    table.add({"  " + std::string(console(workload->title)), fmt::format("{:.2f}", milliseconds), "ms"});
  table.print(console.out);
}

ExitCode run_bench(Console& console, const BenchArguments& arguments) {
  if (!arguments.game.empty())
    if (const auto game = game_of(console, arguments.game); !game) return game.error();
  boost::json::array all;
  for (const AnyGame* game : all_games()) {
    if (!arguments.game.empty() && game->info().id != arguments.game) continue;
    const auto tell = [&](const auto& measurement) {
      if (arguments.as_json)
        all.push_back(json_of(*game, measurement));
      else
        print(console, *game, measurement);
    };
    for (const int seats : {game->info().least_seats, game->info().most_seats})
      tell(measured(*game, seats, arguments.seconds));
    if (!game->workloads().empty()) tell(measure_workloads(*game, arguments.seconds));
  }
  if (arguments.as_json) console.out << protocol::pretty(all);
  return ExitCode::Fine;
}

}  // namespace

double replay_milliseconds(const AnyGame& game, std::string_view ruleset, int seats, double seconds) {
  const auto records = thousand_actions(game, ruleset, seats);
  return 1e6 * detail::seconds_each(seconds, [&] {
           std::uint64_t actions = 0;
           for (const Record& record : records) {
             std::optional<Difference> difference;
             actions += static_cast<std::uint64_t>(Session::replay(record, difference).steps());
           }
           return actions;
         });
}

double workload_milliseconds(const Workload& workload, double seconds) {
  return 1e3 * detail::seconds_each(seconds, [&] {
           detail::keep(workload.run());
           return std::uint64_t{1};
         });
}

void add_bench_command(Commands& commands) {
  const auto arguments = std::make_shared<BenchArguments>();
  Command command = commands.add(kBench, [arguments](Console& console) { return run_bench(console, *arguments); });
  add_game_argument(command, arguments->game);
  command.decimal("--seconds", "S", arguments->seconds, 0.01, 60, help::kSeconds);
  command.flag("--json", arguments->as_json, help::kJson);
}

}  // namespace oligopoly::cli
