// `verify`: proves every draw of a record, or names the first that was altered.
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/help.hpp"
#include "cli/messages.hpp"
#include "protocol/draw_check.hpp"
#include "protocol/json.hpp"
#include "protocol/record_json.hpp"
#include "service/luck_proof.hpp"

namespace oligopoly::cli {
namespace {

using protocol::DrawCheck;
using protocol::Luck;
using protocol::LuckPart;
using protocol::RecordWithLuck;

constexpr CommandText kVerify{
    "verify",
    {"Prove every draw of a record, or name the first that was altered",
     "证明记录中的每次抽取，或指出第一处被改动的抽取", "證明紀錄中的每次抽取，或指出第一處被改動的抽取"},
    "verify game.json\nverify game.json --commitment HEX"};

struct VerifyArguments {
  std::string file, commitment;
};

tl::expected<RecordWithLuck, ExitCode> read_file_with_luck(Console& console, const std::string& path) {
  const auto text = read_file(console, path);
  if (!text) return tl::unexpected(text.error());
  auto read = protocol::parse_json(*text).and_then(
      [](const protocol::json::value& value) { return protocol::read_record_with_luck(value); });
  if (read) return *std::move(read);
  console.complain<msg::kBadFile>(path, read.error().message_with_path(console.lang));
  return tl::unexpected(ExitCode::BadInput);
}

/// "seat 1, seat 3": those of whom `is_one` is true.
template <class IsOne>
std::string seats_where(const Console& console, const Luck& luck, IsOne&& is_one) {
  std::vector<std::string> names;
  for (const LuckPart& part : luck.parts)
    if (is_one(part)) names.push_back(words<msg::kSeatNumber>(console.lang, part.seat));
  return joined(names, console(msg::kBetweenSeats));
}

/// Whose parts the draws follow from, and how much that says.
void say_who_took_part(Console& console, const Luck& luck) {
  const auto committed =
      seats_where(console, luck, [](const LuckPart& one) { return !one.part.empty() && !one.commitment.empty(); });
  const auto told =
      seats_where(console, luck, [](const LuckPart& one) { return !one.part.empty() && one.commitment.empty(); });
  const auto silent = seats_where(console, luck, [](const LuckPart& one) { return one.part.empty(); });
  if (!committed.empty()) console.say<msg::kPartsCommitted>(committed);
  if (!told.empty()) console.say<msg::kPartsTold>(told);
  if (!silent.empty()) console.say<msg::kPartsMissing>(silent);
  if (committed.empty() && told.empty()) console.say<msg::kNoParts>();
}

ExitCode fail_with(Console& console, const std::string& why) {
  console.complain_in_words(why);
  return ExitCode::Difference;
}

/// What the walk through the record found, if not that every draw is right.
std::optional<std::string> failure_of(const Record& record, const DrawCheck& check, Lang lang) {
  const auto written = [&](const AnyAction& draw) { return record.game().notation(*record.rules, draw); };
  if (check.altered)
    return words<msg::kDrawAltered>(lang, check.altered->step, written(check.altered->drawn),
                                    written(check.altered->expected));
  if (check.difference)
    return words<msg::kDiffers>(lang, protocol::error_of(*check.difference).message_with_path(lang));
  if (!check.is_over) return words<msg::kRecordEndsEarly>(lang, record.steps.size());
  return std::nullopt;
}

ExitCode prove(Console& console, const Record& record, const Luck& luck) {
  if (const auto flaw = service::flaw_of(luck, record.seats()))
    return fail_with(console, words<msg::kProofBroken>(console.lang, flaw->message_with_path(console.lang)));
  const int draws = protocol::draws_in(record), proven = protocol::draws_in(record, luck.since);
  const auto seeds = service::seeds_of(luck, record.seats(), draws - proven + 1, draws);
  if (const auto failure = failure_of(record, protocol::check_draws(record, luck.since, seeds), console.lang))
    return fail_with(console, *failure);
  if (proven == draws)
    console.say<msg::kEveryDrawProven>(draws);
  else
    console.complain<msg::kSomeDrawsProven>(proven, draws, draws - proven, luck.since);
  say_who_took_part(console, luck);
  return proven == draws ? ExitCode::Fine : ExitCode::Difference;
}

ExitCode run_verify(Console& console, const VerifyArguments& arguments) {
  if (arguments.file.empty()) {
    console.complain<msg::kNoFile>();
    return ExitCode::BadUsage;
  }
  const auto read = read_file_with_luck(console, arguments.file);
  if (!read) return read.error();
  if (!read->luck) return fail_with(console, words<msg::kNoProof>(console.lang));
  const std::string& published = read->luck->commitment.digits;
  if (!arguments.commitment.empty() && arguments.commitment != published)
    return fail_with(console, words<msg::kOtherCommitment>(console.lang, published, arguments.commitment));
  const ExitCode result = prove(console, read->record, *read->luck);
  if (result == ExitCode::Fine && arguments.commitment.empty()) console.say<msg::kCompareCommitment>(published);
  return result;
}

}  // namespace

void add_verify_command(Commands& commands) {
  const auto arguments = std::make_shared<VerifyArguments>();
  Command command = commands.add(kVerify, [arguments](Console& console) { return run_verify(console, *arguments); });
  command.argument("FILE", arguments->file, help::kRecordFile);
  command.option("--commitment", "HEX", arguments->commitment, help::kCommitment);
}

}  // namespace oligopoly::cli
