#include "cli/tests/terminal.hpp"
#include "protocol/json.hpp"
#include "protocol/messages.hpp"
#include "protocol/record_json.hpp"
#include "service/testing/table_context.hpp"

using namespace oligopoly;
using namespace oligopoly::cli;
namespace json = boost::json;

namespace {

service::LuckBytes bytes_of(unsigned char value) {
  service::LuckBytes bytes{};
  bytes.fill(value);
  return bytes;
}
std::string hex_of(unsigned char value) { return service::hex_of(bytes_of(value)); }

protocol::LuckPart part_of(int seat, unsigned char value) {
  return {seat,
          {service::hex_of(service::commitment_to_part("0123456789abcdef", Seat{seat - 1}, bytes_of(value)))},
          {hex_of(value)}};
}

/// A game of two people, each of whom added a part, with its proof.
json::value proven_game() {
  const protocol::Luck luck{protocol::kLuckVersion,
                            "0123456789abcdef",
                            {service::hex_of(service::commitment_to_seed("0123456789abcdef", bytes_of(7)))},
                            {hex_of(7)},
                            0,
                            {part_of(1, 1), part_of(2, 2)}};
  const service::DrawKey key(luck.table, bytes_of(7), {bytes_of(1), bytes_of(2)});
  Session session(service::testing::open_cards({"human", "human"}).table.header().beginning);
  int draw = 0;
  while (!session.position().is_over()) {
    session.roll([&] { return Rng(key.seed_of(++draw)); });
    for (const Seat seat : session.position().to_act())
      REQUIRE(session.apply(seat, service::testing::first_action(session.position(), seat)));
  }
  return protocol::parse_json(protocol::record_text(session.record(), luck)).value();
}

/// What `verify` says of the record.
struct Verified {
  explicit Verified(const json::value& record, const std::string& more = {}, Lang lang = Lang::En) : terminal(lang) {
    const Folder folder("verify");
    folder.write("game.json", protocol::pretty(record));
    code = terminal.run("verify " + folder.file("game.json") + more);
  }
  Terminal terminal;
  ExitCode code;
};

json::array& steps_of(json::value& record) { return record.at("steps").as_array(); }
json::object& luck_of(json::value& record) { return record.at("luck").as_object(); }
json::array& parts_of(json::value& record) { return luck_of(record).at("parts").as_array(); }

/// The index of the nth draw, counted from 0.
std::size_t draw_at(json::value& record, int nth) {
  const json::array& steps = steps_of(record);
  for (std::size_t i = 0; i < steps.size(); ++i)
    if (steps[i].at("actor") == "chance" && nth-- == 0) return i;
  FAIL("there are not so many draws");
  return 0;
}

/// The same steps with the hashes they would have had: as someone would alter a record who knows the program.
void hash_again(json::value& record) {
  const auto read = protocol::read_record_value(record);
  REQUIRE(read);
  Session session(*read);
  for (const Step& step : read->steps) REQUIRE(session.apply(step.actor, step.action));
  steps_of(record) = protocol::record_json(session.record()).at("steps").as_array();
}

/// What is said when two prizes are exchanged with each other, so that all of it could have happened.
void exchange_draws(json::value& record, int one, int other) {
  const std::size_t a = draw_at(record, one), b = draw_at(record, other);
  for (const char* member : {"action", "notation"})
    std::swap(steps_of(record)[a].at(member), steps_of(record)[b].at(member));
}

}  // namespace

TEST_CASE("verify: every draw proven, in every language") {
  const std::string_view kDone[] = {"Every draw proven: all 5", "每次抽取均已证明：全部 5 次",
                                    "每次抽取均已證明：全部 5 次"};
  for (const Lang lang : kEveryLang) {
    const Verified verified(proven_game(), {}, lang);
    CHECK(verified.code == ExitCode::Fine);
    CHECK(verified.terminal.shows(kDone[static_cast<std::size_t>(lang)]));
    CHECK(verified.terminal.shows(luck_of(*std::make_unique<json::value>(proven_game())).at("commitment").as_string()));
  }
  CHECK(Verified(proven_game()).terminal.shows("fixed before the table knew it: seat 1, seat 2."));
}

TEST_CASE("verify: the commitment one saw at the table must be the record's") {
  json::value game = proven_game();
  const std::string published(luck_of(game).at("commitment").as_string());
  CHECK(Verified(game, " --commitment " + published).code == ExitCode::Fine);
  const Verified other(game, " --commitment " + hex_of(9));
  CHECK(other.code == ExitCode::Difference);
  CHECK(other.terminal.complains("not of " + hex_of(9)));
}

TEST_CASE("verify: an altered draw is named, whether or not its hashes were altered with it") {
  for (const bool is_careful : {false, true}) {
    CAPTURE(is_careful);
    json::value game = proven_game();
    const std::size_t first = draw_at(game, 1);
    const std::string was(steps_of(game)[first].at("notation").as_string());
    exchange_draws(game, 1, 3);
    const std::string is(steps_of(game)[first].at("notation").as_string());
    if (is_careful) hash_again(game);
    const Verified verified(game);
    CHECK(verified.code == ExitCode::Difference);
    CHECK(verified.terminal.complains("Step " + std::to_string(first + 1) + " was altered: the record has “" + is +
                                      "”, but the seed and the parts give “" + was + "”."));
  }
}

TEST_CASE("verify: an altered seed, commitment or part contradicts what was published") {
  const auto says = [](void (*alter)(json::value&), const std::string& what) {
    json::value game = proven_game();
    alter(game);
    const Verified verified(game);
    CHECK(verified.code == ExitCode::Difference);
    CHECK_MESSAGE(verified.terminal.complains(what), verified.terminal.complaint());
  };
  says([](json::value& game) { luck_of(game)["seed"] = hex_of(8); }, "luck.seed: the seed is not the one");
  says([](json::value& game) { luck_of(game)["commitment"] = hex_of(8); }, "luck.seed: the seed is not the one");
  says([](json::value& game) { luck_of(game)["table"] = "fedcba9876543210"; }, "luck.seed");
  says([](json::value& game) { parts_of(game)[1].at("part") = hex_of(8); }, "luck.parts[1]: seat 2's part");
  says([](json::value& game) { parts_of(game)[0].at("commitment") = hex_of(8); }, "luck.parts[0]: seat 1's part");
  // Each with the other's commitment: it holds for its own seat only.
  says([](json::value& game) { std::swap(parts_of(game)[0].at("seat"), parts_of(game)[1].at("seat")); },
       "luck.parts[0]: seat 2's part");
  says([](json::value& game) { parts_of(game)[1].at("seat") = 1; }, "listed twice");
  says([](json::value& game) { parts_of(game)[1].at("seat") = 3; }, "there is no seat 3");
}

TEST_CASE("verify: a proof that agrees with itself but is another's does not give these draws") {
  const auto first_draw_differs = [](void (*alter)(json::value&)) {
    json::value game = proven_game();
    alter(game);
    const Verified verified(game);
    CHECK(verified.code == ExitCode::Difference);
    CHECK_MESSAGE(verified.terminal.complains(" was altered"), verified.terminal.complaint());
  };
  first_draw_differs([](json::value& game) {
    luck_of(game)["seed"] = hex_of(8);
    luck_of(game)["commitment"] = service::hex_of(service::commitment_to_seed("0123456789abcdef", bytes_of(8)));
  });
  first_draw_differs([](json::value& game) { parts_of(game)[1].as_object().erase("part"); });
  first_draw_differs([](json::value& game) { parts_of(game).pop_back(); });
  first_draw_differs([](json::value& game) {
    parts_of(game)[1].as_object().erase("commitment");
    parts_of(game)[1].at("part") = hex_of(8);
  });
}

TEST_CASE("verify: steps that are missing are noticed") {
  json::value middle = proven_game();
  steps_of(middle).erase(steps_of(middle).begin() + static_cast<std::ptrdiff_t>(draw_at(middle, 2)));
  const Verified without_draw(middle);
  CHECK(without_draw.code == ExitCode::Difference);
  CHECK(without_draw.terminal.complains("The record and the rules disagree: steps["));
  json::value end = proven_game();
  steps_of(end).pop_back();
  const Verified unfinished(end);
  CHECK(unfinished.code == ExitCode::Difference);
  CHECK(unfinished.terminal.complains("before the game does"));
}

TEST_CASE("verify: what is not proven is said") {
  json::value brought = proven_game();
  luck_of(brought)["since"] = draw_at(brought, 1) + 1;
  // Draws are numbered by the whole game, so the rest still fits.
  const Verified some(brought);
  CHECK(some.code == ExitCode::Difference);
  CHECK(some.terminal.complains("3 of 5 draws are proven"));
  json::value without = proven_game();
  without.as_object().erase("luck");
  const Verified none(without);
  CHECK(none.code == ExitCode::Difference);
  CHECK(none.terminal.complains("carries no proof"));
}

TEST_CASE("verify: a proof that cannot be read is bad input, named by its place") {
  const auto place_of = [](void (*alter)(json::value&)) {
    json::value game = proven_game();
    alter(game);
    const Verified verified(game);
    CHECK(verified.code == ExitCode::BadInput);
    return verified.terminal.complaint();
  };
  CHECK(place_of([](json::value& game) { luck_of(game)["seed"] = "xyz"; }).find("luck.seed") != std::string::npos);
  CHECK(place_of([](json::value& game) { luck_of(game)["version"] = 2; }).find("luck.version") != std::string::npos);
  CHECK(place_of([](json::value& game) { luck_of(game)["since"] = -1; }).find("luck.since") != std::string::npos);
  CHECK(place_of([](json::value& game) { luck_of(game)["more"] = 1; }).find("luck") != std::string::npos);
  CHECK(place_of([](json::value& game) { parts_of(game)[0].at("seat") = 0; }).find("seat") != std::string::npos);
  Terminal terminal;
  CHECK(terminal.run("verify") == ExitCode::BadUsage);
  CHECK(terminal.run("verify /no/such/file.json") == ExitCode::CannotReadOrWrite);
}
