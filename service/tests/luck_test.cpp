// Draws that can be proven: how they are derived, that a table makes them so, and that nobody is told too early.
#include "service/luck.hpp"

#include <doctest/doctest.h>

#include <mutex>

#include "protocol/draw_check.hpp"
#include "protocol/messages.hpp"
#include "protocol/record_json.hpp"
#include "service/creation.hpp"
#include "service/luck_proof.hpp"
#include "service/reasons.hpp"
#include "service/testing/table_context.hpp"
#include "service/testing/test_service.hpp"

using namespace oligopoly;
using namespace oligopoly::service;
using namespace oligopoly::service::testing;
using protocol::hash_text;

namespace {

constexpr std::string_view kTable = "0123456789abcdef";

LuckBytes bytes_counting() {
  LuckBytes bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<unsigned char>(i);
  return bytes;
}
LuckBytes bytes_all(unsigned char value) {
  LuckBytes bytes{};
  bytes.fill(value);
  return bytes;
}

/// Five cards of goofspiel whose draws can be proven.
Table::Opened open_provable(const std::vector<std::string>& seats, const std::vector<Step>& steps = {}) {
  TableHeader header = open_cards(seats).table.header();
  header.seed = bytes_counting();
  header.opener_part = seats[0] == "human" ? std::optional(bytes_all(0x11)) : std::nullopt;
  auto opened = Table::open(header, steps, Dealer(system_randomness()), 1);
  REQUIRE(opened);
  return std::move(*opened);
}

/// Bids the lowest card left for everyone, and tells the rows, until the game is over or so many bids are made.
std::vector<std::string> play_on(Table& table, int bids = 1000) {
  std::vector<std::string> rows;
  const Dealer dealer{system_randomness()};
  while (!table.game().is_over() && bids-- > 0) {
    const Seat seat = *table.game().to_act().begin();
    const std::string lowest = table.game().game().notation(table.game().rules(), first_action(table.game(), seat));
    const auto result =
        table.tell({seat, false}, *read_command(R"({"do":"play","action":")" + lowest + "\"}"), dealer, 2);
    REQUIRE(result);
    rows.push_back(Table::text_of(*result->news));
  }
  return rows;
}

/// A lobby in which two people sit, and its log.
struct LuckLobby {
  LuckLobby() : table(open()) {
    sit(0);
    sit(1);
  }
  static Table open() {
    TableHeader header = open_cards({"human", "human"}).table.header();
    header.seat_tokens.assign(2, std::nullopt);
    header.has_lobby = true;
    header.seed = bytes_counting();
    return std::move(Table::open(header, {}, Dealer(system_randomness()), 1)->table);
  }
  void sit(int seat) {
    ++people;
    const std::string token = hex_of(hash_token("person" + std::to_string(people)));
    tell(kSpectator, R"({"do":"sit","name":"Ann)" + std::to_string(people) + R"(","seat":)" + std::to_string(seat + 1) +
                         R"(,"token":")" + token + "\"}");
  }
  void tell(Seat seat, const std::string& message) {
    const auto result = table.tell({seat, false}, *read_command(message), dealer, now);
    REQUIRE_MESSAGE(result, (result ? "" : result.error().name));
    REQUIRE(result->news);
    log.push_back(Table::text_of(*result->news));
  }
  void tell(int seat, const std::string& message) { tell(Seat{seat}, message); }
  std::string name_of_refusal(int seat, const std::string& message) {
    const auto result = table.tell({Seat{seat}, false}, *read_command(message), dealer, now);
    return result ? "" : result.error().name;
  }
  void get_ready() {
    for (const int seat : {0, 1}) tell(seat, R"({"do":"ready","yes":true})");
  }
  bool begin() {
    const auto news = table.maybe_begin(dealer, now);
    if (news) log.push_back(Table::text_of(*news));
    return news.has_value();
  }
  static std::string commit(int seat, unsigned char value) {
    const std::string commitment = hex_of(commitment_to_part(kTable, Seat{seat}, bytes_all(value)));
    return R"({"do":"commit","commitment":")" + commitment + "\"}";
  }
  static std::string part(unsigned char value) { return R"({"do":"part","part":")" + hex_of(bytes_all(value)) + "\"}"; }

  Dealer dealer{system_randomness()};
  Millis now = 100;
  Table table;
  std::vector<std::string> log;
  int people = 0;
};

std::vector<std::string> draws_of(const Table& table) {
  std::vector<std::string> draws;
  for (const Step& step : table.session().record().steps)
    if (step.actor == kChance) draws.push_back(table.game().game().notation(table.game().rules(), step.action));
  return draws;
}

protocol::DrawCheck check_with_proof(const Record& record, const protocol::Luck& luck) {
  REQUIRE_FALSE(flaw_of(luck, record.seats()));
  const int draws = protocol::draws_in(record), proven = protocol::draws_in(record, luck.since);
  return protocol::check_draws(record, luck.since, seeds_of(luck, record.seats(), draws - proven + 1, draws));
}

}  // namespace

// The numbers were computed with Python's hmac and hashlib from docs/fairness.md; web/tests/unit/luck.test.ts has them
// too.
TEST_CASE("luck: commitments and draws are derived as documented") {
  CHECK(hex_of(commitment_to_seed(kTable, bytes_counting())) ==
        "1f65daf39d539b7003559a4170ce7e1bace3f1c437b92b31b24f2e17c6d0b71f");
  CHECK(hex_of(commitment_to_part(kTable, Seat{0}, bytes_all(0x11))) ==
        "c659539f1c250e51b31d5929130fb88171c4379844abb3ffc2b9dcfe79f7e866");
  CHECK(hex_of(commitment_to_part(kTable, Seat{2}, bytes_all(0x33))) ==
        "bf651c8521b3345d8219ac46dbf7364ff6b049422a495de6f5cfc25f17adf4ba");
  const DrawKey key(kTable, bytes_counting(), {bytes_all(0x11), std::nullopt, bytes_all(0x33)});
  CHECK(hash_text(key.seed_of(1)) == "73530beecfd1a0b9");
  CHECK(hash_text(key.seed_of(2)) == "2bac21487b841c00");
  CHECK(hash_text(key.seed_of(1000)) == "19818906d6897f3b");
  const DrawKey alone(kTable, bytes_counting(), {std::nullopt, std::nullopt});
  CHECK(hash_text(alone.seed_of(1)) == "bd6b3f4c859627ce");
  CHECK(hash_text(alone.seed_of(2)) == "8601aef051c0ba46");
}

TEST_CASE("luck: a finished game proves its draws; before the end there is no proof to see") {
  Table table = open_provable({"human", "human"}).table;
  CHECK_FALSE(table.proof());
  play_on(table, 9);
  CHECK_FALSE(table.proof());
  play_on(table);
  REQUIRE(table.game().is_over());
  const auto proof = table.proof();
  REQUIRE(proof);
  CHECK(proof->commitment == table.luck().commitment());
  REQUIRE(proof->parts.size() == 2);
  CHECK(proof->parts[0].part.digits == hex_of(bytes_all(0x11)));
  CHECK(proof->parts[1].part.empty());
  const auto check = check_with_proof(table.session().record(), *proof);
  CHECK(check.proven == 5);
  CHECK_FALSE(check.altered);
  CHECK_FALSE(check.difference);
  CHECK(check.is_over);
}

TEST_CASE("luck: another process that takes the table over draws the same") {
  Table::Opened opened = open_provable({"human", "human"});
  std::vector<std::string> log = opened.log;
  for (const std::string& row : play_on(opened.table, 4)) log.push_back(row);
  auto other = Table::load(header_text(opened.table.header()), log);
  REQUIRE(other);
  CHECK(play_on(*other) == play_on(opened.table));
  CHECK(protocol::record_text(other->session().record(), other->proof()) ==
        protocol::record_text(opened.table.session().record(), opened.table.proof()));
}

TEST_CASE("luck: who takes a bid back draws nothing anew, and after the end nobody takes anything back") {
  Table straight = open_provable({"human", "human"}).table, wavering = open_provable({"human", "human"}).table;
  play_on(straight);
  const Dealer dealer{system_randomness()};
  for (int turn = 0; turn < 4; ++turn) {
    play_on(wavering, 1);
    const auto undone = wavering.tell({Seat{0}, false}, *read_command(R"({"do":"undo"})"), dealer, 2);
    REQUIRE(undone);
    CHECK(undone->news->entry.is<entry::TakeBack>());
    play_on(wavering, 2);
  }
  play_on(wavering);
  CHECK(draws_of(wavering) == draws_of(straight));
  const auto late = wavering.tell({Seat{0}, false}, *read_command(R"({"do":"undo"})"), dealer, 2);
  REQUIRE_FALSE(late);
  CHECK(late.error().name == kGameOver.name);
}

TEST_CASE("luck: of a game brought from elsewhere only the draws made here are proven") {
  Table before = open_cards({"human", "human"}).table;
  play_on(before, 4);
  CHECK_FALSE(before.luck().is_provable());
  Table table = open_provable({"human", "human"}, before.session().record().steps).table;
  play_on(table);
  const auto proof = table.proof();
  REQUIRE(proof);
  CHECK(proof->since == before.session().steps());
  const auto check = check_with_proof(table.session().record(), *proof);
  CHECK(check.proven == 2);
  CHECK(check.is_over);
}

TEST_CASE("luck: in a lobby everyone promises a part before anyone gives one, and the game waits for them") {
  LuckLobby lobby;
  CHECK(lobby.name_of_refusal(0, lobby.part(0x11)) == kNotBegun.name);
  lobby.tell(0, lobby.commit(0, 0x11));
  // Somebody who thinks better of it promises something else.
  lobby.tell(1, lobby.commit(1, 0x44));
  lobby.tell(1, lobby.commit(1, 0x22));
  CHECK_FALSE(lobby.begin());
  lobby.get_ready();
  CHECK_FALSE(lobby.begin());
  CHECK(lobby.name_of_refusal(1, lobby.commit(1, 0x33)) == kBegun.name);
  CHECK(lobby.name_of_refusal(1, lobby.part(0x44)) == kPartNotPromised.name);
  CHECK(lobby.name_of_refusal(1, lobby.part(0x11)) == kPartNotPromised.name);
  lobby.tell(0, lobby.part(0x11));
  CHECK_FALSE(lobby.begin());
  lobby.tell(1, lobby.part(0x22));
  // What is said twice happens once.
  CHECK_FALSE(lobby.table.tell({Seat{1}, false}, *read_command(lobby.part(0x22)), lobby.dealer, lobby.now)->news);
  REQUIRE(lobby.begin());
  CHECK(lobby.name_of_refusal(1, lobby.part(0x22)) == kBegun.name);
  auto again = Table::load(header_text(lobby.table.header()), lobby.log);
  REQUIRE(again);
  CHECK(play_on(*again) == play_on(lobby.table));
  const auto proof = lobby.table.proof();
  REQUIRE(proof);
  REQUIRE(proof->parts.size() == 2);
  CHECK(proof->parts[1].part.digits == hex_of(bytes_all(0x22)));
  CHECK_FALSE(proof->parts[1].commitment.empty());
  const auto check = check_with_proof(lobby.table.session().record(), *proof);
  CHECK(check.proven == 5);
  CHECK(check.is_over);
}

TEST_CASE("luck: who promised a part and vanished is not waited for long, and the record says so") {
  LuckLobby lobby;
  lobby.tell(0, lobby.commit(0, 0x11));
  lobby.tell(1, lobby.commit(1, 0x22));
  lobby.get_ready();
  lobby.tell(0, lobby.part(0x11));
  lobby.now += kPatienceForParts - 1;
  CHECK_FALSE(lobby.begin());
  lobby.now += 1;
  REQUIRE(lobby.begin());
  play_on(lobby.table);
  const auto proof = lobby.table.proof();
  REQUIRE(proof);
  CHECK_FALSE(proof->parts[0].part.empty());
  CHECK(proof->parts[1].part.empty());
  CHECK_FALSE(proof->parts[1].commitment.empty());
  CHECK(check_with_proof(lobby.table.session().record(), *proof).proven == 5);
}

TEST_CASE("luck: who leaves the lobby takes the promise along, and who promised nothing is not waited for") {
  LuckLobby lobby;
  lobby.tell(0, lobby.commit(0, 0x11));
  lobby.tell(0, R"({"do":"rise"})");
  lobby.sit(0);
  lobby.get_ready();
  REQUIRE(lobby.begin());
  play_on(lobby.table);
  REQUIRE(lobby.table.proof());
  CHECK(lobby.table.proof()->parts[0].commitment.empty());
}

TEST_CASE("luck: a rematch has a seed of its own") {
  const Table table = open_provable({"human", "human"}).table;
  const TableHeader& header = table.header();
  const TableHeader again = rematch_of(table, system_randomness(), 3);
  REQUIRE(again.seed);
  CHECK(*again.seed != *header.seed);
  CHECK_FALSE(again.opener_part);
}

TEST_CASE("luck: people meet in the lobby again before a rematch, where they can add their parts; bots alone do not") {
  const Dealer dealer(system_randomness());
  for (const bool has_people : {true, false}) {
    const std::string player = has_people ? "human" : "random";
    const Table table = open_provable({player, "random"}).table;
    const auto again = Table::open_again(rematch_of(table, system_randomness(), 3), table, dealer, 3);
    REQUIRE(again);
    CHECK(again->table.is_begun() != has_people);
    CHECK(again->table.seat_tokens() == table.seat_tokens());
  }
}

TEST_CASE("luck: a part needs 32 bytes and a person") {
  TestService service;
  WireClient http(service.port());
  const auto open = [&](const std::string& seats, const std::string& part) {
    return http.request("POST", "/api/tables",
                        R"({"game":"goofspiel","seats":[)" + seats + R"(],"part":")" + part + "\"}");
  };
  const std::string person = R"({"player":"human"})", bot = R"({"player":"random"})";
  CHECK(open(person + "," + bot, hex_of(bytes_all(1))).status == 201);
  CHECK(open(person + "," + bot, "12").body.find("not_32_bytes") != std::string::npos);
  CHECK(open(person + "," + bot, std::string(64, 'G')).body.find("not_32_bytes") != std::string::npos);
  CHECK(open(bot + "," + bot, hex_of(bytes_all(1))).body.find("part_of_nobody") != std::string::npos);
}

TEST_CASE("luck: nothing the service says before the end holds the seed") {
  std::mutex mutex;
  std::vector<std::string> secrets;
  ServiceOptions options;
  options.randomness = [&](void* bytes, std::size_t size) {
    system_randomness()(bytes, size);
    LuckBytes seed{};
    if (size != seed.size()) return;
    std::memcpy(seed.data(), bytes, size);
    const std::lock_guard lock(mutex);
    secrets.push_back(hex_of(seed));
  };
  TestService service(options);
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  const auto has_secret = [&](const std::string& text) {
    const std::lock_guard lock(mutex);
    REQUIRE_FALSE(secrets.empty());
    return std::any_of(secrets.begin(), secrets.end(),
                       [&](const std::string& secret) { return text.find(secret) != std::string::npos; });
  };
  Player ann(service.port(), table.id, table.tokens[0]), bob(service.port(), table.id, table.tokens[1]);
  const auto doors = [&](const std::string& token) {
    std::string all;
    WireClient http(service.port());
    const WireClient::Headers headers{{"Authorization", "Bearer " + token}};
    for (const std::string path : {"", "/record"})
      all += http.request("GET", "/api/tables/" + table.id + path, {}, headers).body;
    all += http.request("POST", "/api/tables/mine",
                        R"({"tables":[{"table":")" + table.id + R"(","token":")" + token + "\"}]}")
               .body;
    return all + http.request("GET", "/metrics").body;
  };
  for (int card = 1; card <= 5; ++card) {
    CHECK_FALSE(has_secret(doors(table.tokens[0])));
    CHECK_FALSE(has_secret(doors(table.host)));
    ann.play("bid " + std::to_string(card));
    bob.play("bid " + std::to_string(card));
  }
  CHECK_FALSE(has_secret(ann.wire.received_bytes() + bob.wire.received_bytes()));
  CHECK(ann.welcome().at("commitment").as_string().size() == 64);
  CHECK(has_secret(doors(table.tokens[0])));
}
