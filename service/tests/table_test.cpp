// What may happen at a table, without sockets, disks or clocks.
#include "service/table.hpp"

#include <doctest/doctest.h>

#include "games/all_games.hpp"
#include "protocol/json.hpp"
#include "protocol/messages.hpp"
#include "protocol/setup.hpp"
#include "service/reasons.hpp"

using namespace oligopoly;
using namespace oligopoly::service;

namespace {

/// Deals the same every time.
Dealer dealer_of(std::uint64_t seed) {
  return Dealer([rng = Rng(seed)](void* bytes, std::size_t size) mutable {
    auto* out = static_cast<unsigned char*>(bytes);
    for (std::size_t i = 0; i < size; ++i) out[i] = static_cast<unsigned char>(rng.next());
  });
}

/// A table of goofspiel whose log is kept, so that it can be loaded again.
struct TestTable {
  explicit TestTable(const std::vector<std::string>& seats, Millis move_time = 0) {
    const auto setup = protocol::make_setup(*find_game("goofspiel"), "standard", {{"cards", "5"}}, seats);
    REQUIRE(setup);
    TableHeader header;
    header.id = "0123456789abcdef";
    header.beginning = protocol::record_of(*setup);
    header.host_token = hash_token("host");
    header.move_time = move_time;
    header.stand_in = "random";
    for (std::size_t i = 0; i < seats.size(); ++i)
      header.seat_tokens.push_back(seats[i] == "human" ? std::optional(hash_token("seat" + std::to_string(i + 1)))
                                                       : std::nullopt);
    auto opened = Table::open(header, {}, dealer, now);
    REQUIRE(opened);
    table.emplace(std::move(opened->table));
    header_row = header_text(table->header());
    log = opened->log;
  }
  Table::Result tell(int seat, const std::string& message) {
    const auto command = read_command(message);
    REQUIRE(command);
    return keep(table->tell({Seat{seat - 1}, false}, *command, dealer, now));
  }
  Table::Result host(const std::string& message) {
    return keep(table->tell({kSpectator, true}, *read_command(message), dealer, now));
  }
  Table::Result keep(Table::Result result) {
    if (result && result->news) log.push_back(table->text_of(*result->news));
    return result;
  }
  Table::Result bid(int seat, int card) {
    return tell(seat, R"({"do":"play","action":"bid )" + std::to_string(card) + "\"}");
  }
  /// The bot of this seat bids its lowest card.
  Table::Result bot_bids(int seat, int card) {
    const auto parsed = table->game().game().read_notation(table->game().rules(), "bid " + std::to_string(card));
    return keep(table->act(Seat{seat - 1}, parsed.action, dealer, now));
  }
  /// Loads it from what was stored; it must be the same.
  void reload() {
    auto loaded = Table::load(header_row, log);
    REQUIRE_MESSAGE(loaded, (loaded ? "" : loaded.error().name));
    CHECK(loaded->game().hash() == table->game().hash());
    CHECK(loaded->rows() == table->rows());
    CHECK(loaded->turn() == table->turn());
    CHECK(loaded->committed() == table->committed());
    CHECK(loaded->deadline() == table->deadline());
    table.emplace(std::move(*loaded));
  }

  Dealer dealer = dealer_of(1);
  Millis now = 1'000'000;
  std::optional<Table> table;
  std::string header_row;
  std::vector<std::string> log;
};

bool is_refused(const Table::Result& result, const Reason& reason) {
  return !result && result.error().name == reason.name;
}

}  // namespace

TEST_CASE("table: everyone sees who has committed, and the last commit reveals") {
  TestTable at({"human", "human", "human"});
  const auto turn = at.table->turn();
  REQUIRE(at.bid(2, 3));
  CHECK(at.table->committed() == SeatSet{Seat{1}});
  CHECK(at.table->turn() == turn);
  REQUIRE(at.bid(1, 4));
  REQUIRE(at.bid(3, 5));
  CHECK(at.table->committed().empty());
  CHECK(at.table->turn() > turn);
  at.reload();
}

TEST_CASE("table: a stored table loads to the same state at every row") {
  TestTable at({"human", "human"});
  for (int card = 1; card <= 5; ++card) {
    REQUIRE(at.bid(1, card));
    at.reload();
    REQUIRE(at.bid(2, 6 - card));
    at.reload();
  }
  CHECK(at.table->game().is_over());
}

TEST_CASE("table: a stored row that was tampered with does not load") {
  TestTable at({"human", "human"});
  REQUIRE(at.bid(1, 2));
  std::string& row = at.log.back();
  row.replace(row.find("\"card\":2"), 8, "\"card\":3");
  CHECK_FALSE(Table::load(at.header_row, at.log));
}

TEST_CASE("table: a table keeps the numbers it was opened with when a later release changes them") {
  TestTable at({"human", "human"});
  // As if this table had been opened when the ruleset's only number was 4 and its version another.
  auto header = protocol::parse_json(at.header_row)->as_object();
  header["numbers"] = {{"cards", 4}};
  header["record"].as_object()["ruleset_version"] = 7;
  header["record"].as_object().erase("options");
  const auto old = read_header(protocol::compact(header));
  REQUIRE_MESSAGE(old, (old ? "" : old.error().message_with_path(Lang::En)));
  CHECK(protocol::ruleset_json(*old->beginning.rules).at("cards") == 4);
  CHECK(old->beginning.ruleset == "standard");
}

TEST_CASE("table: the same key from the same seat is done once") {
  TestTable at({"human", "human"});
  const auto first = at.tell(1, R"({"do":"play","key":"k1","action":"bid 2"})");
  REQUIRE(first);
  const auto again = at.tell(1, R"({"do":"play","key":"k1","action":"bid 2"})");
  REQUIRE(again);
  CHECK(again->row == first->row);
  CHECK_FALSE(again->news);
  at.reload();
  CHECK(at.tell(1, R"({"do":"play","key":"k1","action":"bid 2"})")->row == first->row);
  // Another seat's key of the same name is another's.
  CHECK(at.tell(2, R"({"do":"play","key":"k1","action":"bid 2"})")->news);
}

TEST_CASE("table: a command for a decision that is over is stale") {
  TestTable at({"human", "human"});
  const std::string turn = std::to_string(at.table->turn());
  REQUIRE(at.bid(2, 1));
  CHECK(at.tell(1, R"({"do":"play","turn":)" + turn + R"(,"action":"bid 2"})"));
  CHECK(is_refused(at.tell(1, R"({"do":"play","turn":)" + turn + R"(,"action":"bid 3"})"), kStale));
}

TEST_CASE("table: refused commands change nothing") {
  TestTable at({"human", "human"});
  const auto hash = at.table->game().hash();
  CHECK_FALSE(at.bid(1, 9));
  CHECK_FALSE(at.tell(1, R"({"do":"play","action":{"kind":"bid"}})"));
  CHECK_FALSE(at.tell(1, R"({"do":"play","action":{"kind":"turn_prize","prize":1}})"));
  CHECK(is_refused(at.tell(15, R"({"do":"play","action":"bid 1"})"), kNotSeated));
  CHECK(at.table->game().hash() == hash);
  CHECK(at.log.size() == 1);
}

TEST_CASE("table: a sealed choice may be changed freely until all are made") {
  TestTable at({"human", "human"});
  REQUIRE(at.bid(1, 2));
  REQUIRE(at.tell(1, R"({"do":"undo"})"));
  CHECK(at.table->committed().empty());
  at.reload();
  REQUIRE(at.bid(1, 5));
  REQUIRE(at.bid(2, 1));
  CHECK(is_refused(at.tell(1, R"({"do":"undo"})"), kAlreadyRevealed));
}

TEST_CASE("table: taking back keeps the others' sealed choices") {
  TestTable at({"human", "human", "human"});
  REQUIRE(at.bid(1, 2));
  REQUIRE(at.bid(2, 4));
  REQUIRE(at.tell(1, R"({"do":"undo"})"));
  CHECK(at.table->committed() == SeatSet{Seat{1}});
  at.reload();
}

TEST_CASE("table: nothing to undo is said so") {
  TestTable at({"human", "human"});
  CHECK(is_refused(at.tell(1, R"({"do":"undo"})"), kNothingToUndo));
}

TEST_CASE("table: bots act for their seats only, and only when asked") {
  TestTable at({"human", "random"});
  CHECK(at.table->bots_to_act() == SeatSet{Seat{1}});
  REQUIRE(at.bot_bids(2, 3));
  CHECK(at.table->bots_to_act().empty());
  CHECK_FALSE(at.bot_bids(2, 4));
  CHECK_FALSE(at.bot_bids(1, 4));
}

TEST_CASE("table: when time has run out a stand-in takes the seat, and it can be taken back") {
  TestTable at({"human", "human"}, 60'000);
  CHECK(at.table->deadline() == at.now + 60'000);
  at.now += 30'000;
  REQUIRE(at.bid(1, 2));
  at.now += 30'000;
  const auto news = at.table->enforce_clock(at.now);
  REQUIRE(news);
  at.log.push_back(at.table->text_of(*news));
  CHECK(news->entry.seat == Seat{1});
  CHECK(std::get<entry::StandIn>(news->entry.what).by_clock);
  CHECK_FALSE(at.table->enforce_clock(at.now));
  CHECK(at.table->deadline() == 0);
  CHECK(at.table->bots_to_act() == SeatSet{Seat{1}});
  at.reload();
  CHECK(is_refused(at.bid(2, 2), kStoodIn));
  REQUIRE(at.tell(2, R"({"do":"return"})"));
  CHECK(at.table->deadline() == at.now + 60'000);
  REQUIRE(at.bid(2, 2));
  at.reload();
}

TEST_CASE("table: a stand-in is called for oneself at once, for others only when they keep the table waiting") {
  TestTable at({"human", "human"});
  CHECK(is_refused(at.tell(1, R"({"do":"stand_in","seat":2})"), kNotAbsent));
  at.now += kAbsentAfter;
  CHECK(at.tell(1, R"({"do":"stand_in","seat":2})"));
  CHECK(is_refused(at.tell(1, R"({"do":"stand_in","seat":2})"), kStoodIn));
  CHECK(at.tell(1, R"({"do":"stand_in"})"));
  CHECK(at.table->bot_of(Seat{0}) == "random");
  CHECK(is_refused(at.tell(1, R"({"do":"return"})"), kNotStoodIn) == false);
}

TEST_CASE("table: the chat has a limit and an off switch of the host") {
  TestTable at({"human", "human"});
  CHECK(at.tell(1, R"({"do":"say","text":"你好"})"));
  CHECK(is_refused(at.tell(1, R"({"do":"say","text":"  "})"), kBadText));
  CHECK(is_refused(at.tell(1, R"({"do":"say","text":"a\u0007"})"), kBadText));
  std::string longest;
  for (std::size_t i = 0; i < kLongestSaying; ++i) longest += "好";
  CHECK(at.tell(1, R"({"do":"say","text":")" + longest + "\"}"));
  CHECK(is_refused(at.tell(1, R"({"do":"say","text":")" + longest + "x\"}"), kBadText));
  CHECK(is_refused(at.tell(15, R"({"do":"say","text":"from outside"})"), kNotSeated));
  CHECK(is_refused(at.tell(1, R"({"do":"chat","yes":false})"), kNotHost));
  CHECK(at.host(R"({"do":"chat","yes":false})"));
  at.reload();
  CHECK(is_refused(at.tell(1, R"({"do":"say","text":"hello"})"), kChatOff));
}

TEST_CASE("table: hints are not allowed unless the host allows them, and whoever loads the table knows") {
  TestTable at({"human", "human"});
  CHECK_FALSE(at.table->allows_hints());
  CHECK(is_refused(at.tell(1, R"({"do":"hints","yes":true})"), kNotHost));
  CHECK(is_refused(at.tell(15, R"({"do":"hints","yes":true})"), kNotHost));
  CHECK_FALSE(at.table->allows_hints());
  CHECK(at.host(R"({"do":"hints","yes":true})"));
  at.reload();
  CHECK(at.table->allows_hints());
  CHECK(at.host(R"({"do":"hints","yes":false})"));
  at.reload();
  CHECK_FALSE(at.table->allows_hints());
}

TEST_CASE("table: a rematch is arranged once, when the game is over") {
  TestTable at({"human", "human"});
  CHECK(is_refused(at.keep(at.table->arrange_rematch({Seat{0}, false}, "", "next", at.now)), kNotOver));
  for (int card = 1; card <= 5; ++card) {
    REQUIRE(at.bid(1, card));
    REQUIRE(at.bid(2, card));
  }
  REQUIRE(at.keep(at.table->arrange_rematch({Seat{0}, false}, "", "next", at.now)));
  CHECK_FALSE(at.keep(at.table->arrange_rematch({Seat{1}, false}, "", "other", at.now))->news);
  CHECK(at.table->rematch() == "next");
  at.reload();
}

TEST_CASE("table: a token opens its own seat, the host's opens no seat, a wrong one opens nothing") {
  TestTable at({"human", "random", "human"});
  CHECK(at.table->recognise("seat1")->seat == Seat{0});
  CHECK(at.table->recognise("seat3")->seat == Seat{2});
  CHECK(at.table->recognise("host")->is_host);
  CHECK(at.table->recognise("host")->seat == kSpectator);
  CHECK(at.table->recognise("")->seat == kSpectator);
  CHECK_FALSE(at.table->recognise("seat2"));
  CHECK_FALSE(at.table->recognise(hex_of(hash_token("seat1"))));
  CHECK(at.header_row.find("seat1") == std::string::npos);
}

TEST_CASE("table: time never runs backwards in a log") {
  TestTable at({"human", "human"});
  at.now += 5000;
  REQUIRE(at.bid(1, 1));
  at.now -= 100'000;
  const auto done = at.bid(2, 2);
  REQUIRE(done);
  CHECK(done->news->entry.at == 1'005'000);
}

namespace {

/// A table of any game, played by drawing from what is allowed.
struct RandomTable {
  RandomTable(const AnyGame& any, const std::string& others, std::uint64_t seed, int least_seats = 0)
      : dealer(dealer_of(seed)), choice(seed + 1) {
    int count = std::max(least_seats, any.info().least_seats);
    const auto rules = any.ruleset(any.rulesets().front().id);
    while (rules->flaw(count)) ++count;
    std::vector<std::string> seats(static_cast<std::size_t>(count), others);
    seats[0] = "human";
    const auto setup = protocol::make_setup(any, any.rulesets().front().id, {}, seats);
    if (!setup) return;
    TableHeader header;
    header.id = "0123456789abcdef";
    header.beginning = protocol::record_of(*setup);
    header.stand_in = "random";
    for (const std::string& seat : seats)
      header.seat_tokens.push_back(seat == "human" ? std::optional(hash_token(seat)) : std::nullopt);
    auto opened = Table::open(header, {}, dealer, 1);
    REQUIRE(opened);
    table.emplace(std::move(opened->table));
  }
  /// The seat that acted; nobody once the game is over.
  Seat step() {
    if (table->game().is_over()) return kNobody;
    const Seat seat = table->game().to_act().front();
    const AnyAction action = table->game().sample_action(seat, choice);
    if (table->is_played_by_person(seat)) {
      const Command command{{}, command::Play{{protocol::action_json(table->game().game(), action)}, {}}};
      REQUIRE(table->tell({seat, false}, command, dealer, 2));
    } else {
      REQUIRE(table->act(seat, action, dealer, 2));
    }
    return seat;
  }
  /// Plays on until this seat has done something that others have seen and that reveals nothing.
  bool play_until_undoable(Seat wanted) {
    for (int i = 0; i < 3000; ++i) {
      const Seat seat = step();
      if (seat == kNobody) return false;
      const bool is_open = !table->session().record().steps.back().reveals && !table->committed().contains(seat);
      if (is_open && seat == wanted && table->session().record().steps.back().actor == seat) return true;
    }
    return false;
  }
  Table::Result tell(Seat seat, const std::string& message) {
    return table->tell({seat, false}, *read_command(message), dealer, 3);
  }

  Dealer dealer;
  Rng choice;
  std::optional<Table> table;
};

}  // namespace

TEST_CASE("table: what people have seen is taken back when all of them agree, and only then") {
  int games_with_open_actions = 0;
  for (const AnyGame* game : all_games()) {
    CAPTURE(game->info().id);
    RandomTable at(*game, "human", 5);
    if (!at.table || !at.play_until_undoable(Seat{0})) continue;
    ++games_with_open_actions;
    const auto hash = at.table->game().hash();
    const int steps = at.table->session().steps();
    REQUIRE(at.tell(Seat{0}, R"({"do":"undo"})"));
    CHECK(at.table->game().hash() == hash);
    CHECK(is_refused(at.tell(Seat{0}, R"({"do":"undo"})"), kUndoPending));
    CHECK(is_refused(at.tell(Seat{0}, R"({"do":"answer_undo","yes":true})"), kNoUndoPending));
    REQUIRE(at.tell(Seat{1}, R"({"do":"answer_undo","yes":false})"));
    CHECK_FALSE(at.table->undo_request());

    REQUIRE(at.tell(Seat{0}, R"({"do":"undo"})"));
    const SeatSet voters = at.table->undo_request()->waits_for;
    CHECK(voters.size() == at.table->header().seats() - 1);
    for (const Seat seat : voters) REQUIRE(at.tell(seat, R"({"do":"answer_undo","yes":true})"));
    CHECK(at.table->session().steps() == steps - 1);
    CHECK(at.table->game().hash() != hash);
  }
  CHECK(games_with_open_actions >= 1);
}

TEST_CASE("table: among bots one takes back freely, up to what was revealed") {
  int games_with_open_actions = 0;
  for (const AnyGame* game : all_games()) {
    CAPTURE(game->info().id);
    RandomTable at(*game, "random", 5);
    if (!at.table || !at.play_until_undoable(Seat{0})) continue;
    ++games_with_open_actions;
    const int steps = at.table->session().steps();
    REQUIRE(at.tell(Seat{0}, R"({"do":"undo"})"));
    CHECK(at.table->session().steps() == steps - 1);
    CHECK(at.table->rewinds() == 1);
    while (at.tell(Seat{0}, R"({"do":"undo"})")) CHECK(at.table->session().steps() >= at.table->session().boundary());
    CHECK(at.step() != kNobody);
  }
  CHECK(games_with_open_actions >= 1);
}

namespace {

/// A table of three people at which the first has just done something that all have seen and that may be taken back.
std::optional<RandomTable> undoable_table_of_three() {
  for (const AnyGame* game : all_games()) {
    RandomTable at(*game, "human", 5, 3);
    if (at.table && at.play_until_undoable(Seat{0})) return at;
  }
  return std::nullopt;
}

}  // namespace

TEST_CASE("table: one consent of two takes nothing back") {
  auto at = undoable_table_of_three();
  REQUIRE(at);
  const int steps = at->table->session().steps();
  REQUIRE(at->tell(Seat{0}, R"({"do":"undo"})"));
  const auto first = at->tell(Seat{1}, R"({"do":"answer_undo","yes":true})");
  REQUIRE(first);
  CHECK(first->news->entry.is<entry::UndoAgreed>());
  CHECK(at->table->session().steps() == steps);
  CHECK(at->table->undo_request()->waits_for == SeatSet{Seat{2}});
  CHECK(is_refused(at->tell(Seat{1}, R"({"do":"answer_undo","yes":true})"), kNoUndoPending));
  REQUIRE(at->tell(Seat{2}, R"({"do":"answer_undo","yes":true})"));
  CHECK(at->table->session().steps() == steps - 1);
}

TEST_CASE("table: one refusal of two ends the request") {
  auto at = undoable_table_of_three();
  REQUIRE(at);
  const int steps = at->table->session().steps();
  REQUIRE(at->tell(Seat{0}, R"({"do":"undo"})"));
  REQUIRE(at->tell(Seat{1}, R"({"do":"answer_undo","yes":true})"));
  REQUIRE(at->tell(Seat{2}, R"({"do":"answer_undo","yes":false})"));
  CHECK_FALSE(at->table->undo_request());
  CHECK(at->table->session().steps() == steps);
}

TEST_CASE("table: a request to take back ends with the next move, and with its own execution") {
  auto at = undoable_table_of_three();
  REQUIRE(at);
  REQUIRE(at->tell(Seat{0}, R"({"do":"undo"})"));
  REQUIRE(at->table->undo_request());
  REQUIRE(at->step() != kNobody);
  CHECK_FALSE(at->table->undo_request());
  CHECK(is_refused(at->tell(Seat{1}, R"({"do":"answer_undo","yes":true})"), kNoUndoPending));

  REQUIRE(at->play_until_undoable(Seat{0}));
  REQUIRE(at->tell(Seat{0}, R"({"do":"undo"})"));
  for (const Seat seat : SeatSet(at->table->undo_request()->waits_for))
    REQUIRE(at->tell(seat, R"({"do":"answer_undo","yes":true})"));
  CHECK_FALSE(at->table->undo_request());
}

TEST_CASE("table: bots wait while people consider taking back") {
  bool was_seen = false;
  for (const AnyGame* game : all_games()) {
    CAPTURE(game->info().id);
    RandomTable at(*game, "human", 5, 3);
    if (!at.table || !at.play_until_undoable(Seat{0})) continue;
    // Somebody who is to act has a stand-in.
    const Seat absent = at.table->game().to_act().front();
    if (!is_player(absent) || absent == Seat{0}) continue;
    REQUIRE(at.tell(absent, R"({"do":"stand_in"})"));
    REQUIRE(at.table->bots_to_act().contains(absent));
    const AnyAction action = at.table->game().sample_action(absent, at.choice);
    REQUIRE(at.tell(Seat{0}, R"({"do":"undo"})"));
    REQUIRE(at.table->undo_request());
    CHECK(at.table->bots_to_act().empty());
    CHECK_FALSE(at.table->act(absent, action, at.dealer, 4));
    was_seen = true;
  }
  CHECK(was_seen);
}

TEST_CASE("table: a turn that has not come yet is as stale as one that is over") {
  TestTable at({"human", "human"});
  const std::string next = std::to_string(at.table->turn() + 1);
  CHECK(is_refused(at.tell(1, R"({"do":"play","turn":)" + next + R"(,"action":"bid 2"})"), kStale));
  CHECK(is_refused(at.tell(1, R"({"do":"play","turn":0,"action":"bid 2"})"), kStale));
}

TEST_CASE(
    "table: a record that goes on at a table has a row for each of its actions, and every row says how many steps") {
  RandomTable played(*find_game("goofspiel"), "human", 7);
  for (int i = 0; i < 6; ++i) REQUIRE(played.step() != kNobody);
  const Record& record = played.table->session().record();
  const auto opened = Table::open(played.table->header(), record.steps, dealer_of(3), 9);
  REQUIRE(opened);
  CHECK(opened->table.game().hash() == played.table->game().hash());
  CHECK(opened->log.size() == 7);
  auto again = Table::load(header_text(opened->table.header()), {});
  REQUIRE(again);
  int steps = 0;
  for (const std::string& row : opened->log) {
    const auto news = again->follow(row);
    REQUIRE(news);
    steps += static_cast<int>(std::get<entry::Play>(news->entry.what).steps.steps.size());
    CHECK(news->step == steps);
  }
  CHECK(again->game().hash() == played.table->game().hash());
}

TEST_CASE("table: every card is dealt from fresh randomness") {
  int asked = 0;
  const Dealer counting([&](void* bytes, std::size_t size) {
    ++asked;
    std::fill_n(static_cast<unsigned char*>(bytes), size, static_cast<unsigned char>(asked * 37));
  });
  TestTable at({"human", "human"});
  const auto opened = Table::open(at.table->header(), {}, counting, 1);
  REQUIRE(opened);
  int draws = 0;
  for (const Step& step : opened->table.session().record().steps) draws += step.actor == kChance ? 1 : 0;
  CHECK(draws >= 1);
  CHECK(asked == draws);
}

TEST_CASE("table: whoever has a stand-in is not asked for consent") {
  auto at = undoable_table_of_three();
  REQUIRE(at);
  const int steps = at->table->session().steps();
  REQUIRE(at->tell(Seat{1}, R"({"do":"stand_in"})"));
  REQUIRE(at->tell(Seat{0}, R"({"do":"undo"})"));
  CHECK(at->table->undo_request()->waits_for == SeatSet{Seat{2}});
  REQUIRE(at->tell(Seat{2}, R"({"do":"answer_undo","yes":false})"));
  // Where everybody else has one, nobody is asked at all.
  REQUIRE(at->tell(Seat{2}, R"({"do":"stand_in"})"));
  REQUIRE(at->tell(Seat{0}, R"({"do":"undo"})"));
  CHECK_FALSE(at->table->undo_request());
  CHECK(at->table->session().steps() == steps - 1);
}

TEST_CASE("table: a clock that runs out is that of one seat; whoever has time left keeps it") {
  TestTable at({"human", "human"}, 60'000);
  REQUIRE(at.tell(1, R"({"do":"stand_in"})"));
  at.now += 30'000;
  REQUIRE(at.tell(1, R"({"do":"return"})"));
  at.now += 30'000;
  const auto news = at.table->enforce_clock(at.now);
  REQUIRE(news);
  CHECK(news->entry.seat == Seat{1});
  CHECK_FALSE(at.table->enforce_clock(at.now));
  CHECK(at.table->is_played_by_person(Seat{0}));
  CHECK(at.table->deadline() == at.now + 30'000);
}
