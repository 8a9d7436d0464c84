// `replay`: plays a record again, checks every hash, and shows what a seat saw.
#include <limits>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/help.hpp"
#include "cli/messages.hpp"
#include "cli/quote.hpp"
#include "matches/match.hpp"
#include "protocol/record_json.hpp"

namespace oligopoly::cli {
namespace {

constexpr CommandText kReplay{"replay",
                              {"Replay a record and check every step", "回放记录并核对每一步", "重播紀錄並核對每一步"},
                              "replay game.json\nreplay game.json --to 12 --as 2"};

struct ReplayArguments {
  std::string file, to, as;
};

void print_log(Console& console, const Record& record, Seat viewer) {
  int step = 0;
  for (const Move& move : moves_of(record)) {
    ++step;
    // A seat knows what it did itself; of the others it knows what the events say.
    const bool is_own = move.seat == viewer;
    console.out << console.styled(Style::Strong, fmt::format("{:>4}  ", step))
                << seat_name(*record.rules, move.seat, console.lang)
                << (is_own ? ": " + record.game().notation(*record.rules, move.action) : "") << "\n";
    for (const AnyEvent& event : move.events)
      console.out << "      " << event_line(console, *record.rules, event) << "\n";
  }
}

ExitCode run_replay(Console& console, const ReplayArguments& arguments) {
  if (arguments.file.empty()) {
    console.complain<msg::kNoFile>();
    return ExitCode::BadUsage;
  }
  const auto record = read_record_file(console, arguments.file);
  if (!record) return record.error();
  const auto all = static_cast<std::uint64_t>(record->steps.size());
  const auto to = whole_number(console, "--to", arguments.to, 0, all, all);
  if (!to) return to.error();
  const auto as = whole_number(console, "--as", arguments.as, 1, static_cast<std::uint64_t>(record->seats()), 0);
  if (!as) return as.error();
  const Seat viewer = *as == 0 ? kSpectator : Seat{static_cast<int>(*as) - 1};

  std::optional<Difference> difference;
  const Session session = Session::replay(*record, difference, static_cast<int>(*to));
  print_log(console, session.record(), viewer);
  console.out << "\n" << session.position().draw(viewer, console.canvas()) << "\n";
  if (difference) {
    console.complain<msg::kDiffers>(protocol::error_of(*difference).message_with_path(console.lang));
    return ExitCode::Difference;
  }
  if (*to == all)
    console.say<msg::kReplayed>(all);
  else
    console.say<msg::kReplayedOf>(*to, all);
  return ExitCode::Fine;
}

}  // namespace

void add_replay_command(Commands& commands) {
  const auto arguments = std::make_shared<ReplayArguments>();
  Command command = commands.add(kReplay, [arguments](Console& console) { return run_replay(console, *arguments); });
  command.argument("FILE", arguments->file, help::kRecordFile);
  command.option("--to", "STEP", arguments->to, help::kTo);
  command.option("--as", "SEAT", arguments->as, help::kAs);
}

}  // namespace oligopoly::cli
