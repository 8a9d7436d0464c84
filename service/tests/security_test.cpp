// What hostile or broken clients may try.
#include <doctest/doctest.h>
#include <sys/socket.h>

#include <cstring>
#include <fstream>

#include "service/http.hpp"
#include "service/log.hpp"
#include "service/testing/test_service.hpp"

using namespace oligopoly::service;
using namespace oligopoly::service::testing;

namespace {

std::string error_name(const std::string& body) {
  boost::system::error_code failure;
  const json::value value = json::parse(body, failure);
  if (failure || !value.is_object()) return "";
  return std::string(value.at("error").at("name").as_string());
}

std::uint64_t metric(std::uint16_t port, const std::string& name) {
  WireClient http(port);
  const std::string text = http.request("GET", "/metrics").body, word = "\noligopoly_" + name + " ";
  const std::size_t at = text.find(word);
  return at == std::string::npos ? 0 : std::stoull(text.substr(at + word.size()));
}

/// A WebSocket that has not joined a table.
WireClient open_socket(std::uint16_t port) {
  WireClient client(port);
  REQUIRE(client.upgrade().status == 101);
  return client;
}

std::string captured_log;
void capture(std::string_view line) { captured_log.append(line).append("\n"); }

}  // namespace

TEST_CASE("security: no path leads out of the folder of the web client") {
  const TemporaryFolder folder;
  std::filesystem::create_directory(folder.path() / "web");
  std::ofstream(folder.file("web/index.html")) << "the page";
  std::ofstream(folder.file("secret.txt")) << "the secret";
  std::filesystem::create_symlink(folder.file("secret.txt"), folder.file("web/link.txt"));
  ServiceOptions options;
  options.web_folder = folder.file("web");
  TestService service(options);
  WireClient http(service.port());
  CHECK(http.request("GET", "/").body == "the page");
  CHECK(http.request("GET", "/index.html").body == "the page");
  CHECK(http.request("GET", "/t/abc").body == "the page");
  for (const char* path : {"/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/t/../../secret.txt",
                           "//secret.txt", "/./../secret.txt", "/link.txt", "/%00", "/index.html%00.txt", "/%zz"}) {
    CAPTURE(path);
    WireClient one(service.port());
    const auto answer = one.request("GET", path);
    CHECK((answer.status == 404 || answer.status == 400 || answer.body == "the page"));
    CHECK(answer.body.find("secret") == std::string::npos);
  }
}

TEST_CASE("security: every answer carries the headers that keep browsers from mischief") {
  TestService service;
  for (const char* path : {"/", "/api/games", "/nothing", "/metrics"}) {
    WireClient http(service.port());
    const auto answer = http.request("GET", path);
    for (const auto& [name, value] : security_headers()) {
      std::string lower = name;
      for (char& c : lower) c = static_cast<char>(std::tolower(c));
      CHECK(answer.headers.at(lower) == value);
    }
  }
  WireClient socket(service.port());
  CHECK(socket.upgrade().headers.contains("content-security-policy"));
}

TEST_CASE("security: pages of other sites may neither post nor open a WebSocket") {
  TestService service;
  const WireClient::Headers other = {{"Origin", "https://evil.example"}};
  WireClient http(service.port());
  CHECK(http.request("POST", "/api/tables", "{}", other).status == 403);
  WireClient socket(service.port());
  CHECK(socket.upgrade(other).status == 403);
  WireClient same(service.port());
  CHECK(same.upgrade({{"Origin", "http://localhost:1"}, {"Host", "localhost:1"}}).status == 101);
}

TEST_CASE("security: on loopback only loopback names are answered, so that no site can point its own name at us") {
  TestService service;
  WireClient http(service.port());
  const auto answer =
      http.request("GET", "/api/games", {}, {{"Host", "evil.example"}, {"Origin", "http://evil.example"}});
  CHECK(answer.status == 403);
  CHECK(error_name(answer.body) == "wrong_origin");
}

TEST_CASE("security: an origin that was allowed is let in") {
  ServiceOptions options;
  options.origins = {"https://play.example.org"};
  TestService service(options);
  WireClient socket(service.port());
  CHECK(socket.upgrade({{"Origin", "https://play.example.org"}, {"Host", "backend:8080"}}).status == 101);
}

TEST_CASE("security: a token of one table opens nothing at another") {
  TestService service;
  const OpenedTable a = open_goofspiel(service.port(), {"human", "human"});
  const OpenedTable b = open_goofspiel(service.port(), {"human", "human"});
  WireClient http(service.port());
  for (const std::string& token : {b.tokens[0], b.host, std::string("x"), std::string(128, 'a')})
    CHECK(http.request("GET", "/api/tables/" + a.id, {}, {{"Authorization", "Bearer " + token}}).status == 403);
}

TEST_CASE("security: a table that is not open to spectators shows them nothing") {
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"}, R"(,"watch":false)");
  WireClient http(service.port());
  CHECK(http.request("GET", "/api/tables/" + table.id).status == 403);
  WireClient socket = open_socket(service.port());
  socket.send(R"({"do":"join","table":")" + table.id + "\"}");
  CHECK(socket.receive()->find("no_watching") != std::string::npos);
}

TEST_CASE("security: tokens are in no answer but the one that gives them, in no log and not in the database") {
  captured_log.clear();
  set_log(capture, LogLevel::Debug);
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  {
    Player one(service.port(), table.id, table.tokens[0]), host(service.port(), table.id, table.host);
    (void)one.play("bid 1");
    (void)one.play("bid 99");
    WireClient http(service.port());
    (void)http.request("GET", "/api/tables/" + table.id, {}, {{"Authorization", "Bearer " + table.tokens[1]}});
    for (const std::string& token : {table.tokens[0], table.tokens[1], table.host})
      CHECK((one.wire.received_bytes() + host.wire.received_bytes()).find(token) == std::string::npos);
  }
  service.stop();
  set_log(nullptr, LogLevel::Info);
  std::ifstream in(service.database().substr(7), std::ios::binary);
  const std::string stored((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  CHECK(stored.find(table.id) != std::string::npos);
  for (const std::string& token : {table.tokens[0], table.tokens[1], table.host}) {
    CHECK(stored.find(token) == std::string::npos);
    CHECK(captured_log.find(token) == std::string::npos);
  }
  CHECK(captured_log.find("listening") != std::string::npos);
}

TEST_CASE("security: malformed frames end the connection, not the service") {
  TestService service;
  const auto closes = [&](const std::string& bytes, int code) {
    WireClient client = open_socket(service.port());
    client.send_bytes(bytes);
    while (client.receive(std::chrono::milliseconds(3000))) {
    }
    CHECK_FALSE(client.is_open());
    if (code != 0) CHECK(client.close_code() == code);
  };
  SUBCASE("reserved bits") { closes(WireClient::frame(0xF1, "{}"), 1002); }
  SUBCASE("reserved opcode") { closes(WireClient::frame(0x83, "{}"), 1002); }
  SUBCASE("not masked") { closes(std::string("\x81\x02{}"), 1002); }
  SUBCASE("a continuation of nothing") { closes(WireClient::frame(0x80, "{}"), 1002); }
  SUBCASE("a ping that is too long") { closes(WireClient::frame(0x89, std::string(126, 'x')), 1002); }
  SUBCASE("a close with a code that does not exist") { closes(WireClient::frame(0x88, std::string("\x00\x01", 2)), 0); }
  SUBCASE("binary") { closes(WireClient::frame(0x82, "{}"), 1003); }
  SUBCASE("wrong UTF-8") { closes(WireClient::frame(0x81, "{\"do\":\"\xff\xfe\"}"), 1007); }
  SUBCASE("longer than allowed") { closes(WireClient::frame(0x81, std::string(7000, ' ')), 1009); }
  SUBCASE("a length of 2^63") {
    closes(std::string("\x81\xff\x80\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00", 14), 0);
  }
  WireClient http(service.port());
  CHECK(http.request("GET", "/healthz").status == 200);
}

TEST_CASE("security: messages that make no sense are answered, and the connection goes on") {
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  Player one(service.port(), table.id, table.tokens[0]);
  std::string deep;
  for (int i = 0; i < 2000; ++i) deep += "[";
  for (const std::string& message :
       {std::string("{"), std::string("null"), std::string("[]"), std::string("{}"), deep,
        std::string(R"({"do":"fly"})"), std::string(R"({"do":"play"})"), std::string(R"({"do":"play","x":1})"),
        std::string(R"({"do":"play","action":{"kind":"bid","card":1e400}})"),
        std::string(R"({"do":"play","action":{"kind":"bid","card":-1}})"),
        std::string(R"({"do":"play","action":{"kind":"bid","card":99999999999999999999}})"),
        std::string(R"({"do":"play","turn":-1,"action":"bid 1"})"),
        std::string(R"({"do":"play","key":")") + std::string(65, 'k') + R"(","action":"bid 1"})",
        std::string(R"({"do":"stand_in","seat":99})"), std::string(R"({"do":"say","text":"\ud800"})"),
        std::string(R"({"do":"join","table":"../../etc/passwd"})"), std::string(R"({"do":"say","text":7})")}) {
    CAPTURE(message);
    one.wire.send(message);
    const json::value answer = one.next();
    REQUIRE(answer.is_object());
    CHECK(answer.at("type") == "refused");
  }
}

TEST_CASE("security: wrong UTF-8 and huge or endless requests over HTTP are refused") {
  TestService service;
  const auto status = [&](const std::string& path, const std::string& body, const WireClient::Headers& headers = {}) {
    WireClient http(service.port());
    return http.request("POST", path, body, headers).status;
  };
  CHECK(status("/api/tables", "{\"game\":\"\xff\"}") == 422);
  CHECK(status("/api/tables", std::string(2u << 20, ' ')) == 413);
  CHECK(status("/api/tables/mine", std::string(20'000, ' ')) == 413);
  CHECK(status("/api/tables", "x", {{"Content-Length", "99999999999"}}) == 413);
  WireClient header(service.port());
  const auto answer = header.request("GET", "/", {}, {{"X-Long", std::string(20'000, 'x')}});
  CHECK((answer.status == 400 || answer.status == 0));
  WireClient garbage(service.port());
  garbage.send_bytes("\x16\x03\x01 this is no HTTP\r\n\r\n");
  (void)garbage.receive(std::chrono::milliseconds(200));
  WireClient http(service.port());
  CHECK(http.request("GET", "/healthz").status == 200);
}

TEST_CASE("security: who sends too many messages is told so and sent away") {
  ServiceOptions options;
  options.limits.messages_per_second = 5;
  TestService service(options);
  WireClient client = open_socket(service.port());
  for (int i = 0; i < 60; ++i) client.send(R"({"do":"ping"})");
  std::string last;
  while (const auto message = client.receive(std::chrono::milliseconds(2000))) last = *message;
  CHECK(last.find("too_often") != std::string::npos);
  CHECK(client.close_code() == 1008);
  CHECK(metric(service.port(), "rate_limited_total") >= 1);
}

TEST_CASE("security: a flood of pings is counted, and ends the connection") {
  TestService service;
  WireClient client = open_socket(service.port());
  std::string flood;
  for (int i = 0; i < 500; ++i) flood += WireClient::frame(0x89, "x");
  client.send_bytes(flood);
  while (client.receive(std::chrono::milliseconds(2000))) {
  }
  CHECK(metric(service.port(), "rate_limited_total") >= 1);
  CHECK(metric(service.port(), "control_frames_received_total") < 100);
  CHECK(metric(service.port(), "connections") == 1);
}

TEST_CASE("security: what could be read as two requests, or for two hosts, is refused") {
  TestService service;
  const auto answer_to = [&](const std::string& headers) {
    WireClient http(service.port());
    http.send_bytes("POST /api/tables HTTP/1.1\r\n" + headers + "\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    // Whatever comes, there is one answer, and it is a refusal.
    const auto answer = http.request("GET", "/healthz");
    return std::pair(answer.status, http.request("GET", "/healthz").status);
  };
  for (const char* headers :
       {"Host: localhost\r\nTransfer-Encoding: xchunked\r\n", "Host: localhost\r\nHost: evil.example\r\n",
        "Host: localhost\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n",
        "Host: localhost\r\nTransfer-Encoding: chunked, identity\r\n",
        "Host: localhost\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n",
        "Host: localhost\r\nOrigin: http://localhost\r\nOrigin: http://evil.example\r\n"}) {
    CAPTURE(headers);
    CHECK(answer_to(headers) == std::pair(400, 0));
  }
}

TEST_CASE("security: only pages that came by HTTP may speak to us") {
  TestService service;
  for (const char* origin : {"ftp://localhost", "file://localhost", "javascript://localhost", "null", "localhost"}) {
    CAPTURE(origin);
    WireClient socket(service.port());
    CHECK(socket.upgrade({{"Origin", origin}, {"Host", "localhost"}}).status == 403);
  }
}

TEST_CASE(
    "security: a clock that is set back locks nobody out, and whoever watches over the service is never limited") {
  ServiceOptions options;
  options.limits.requests_per_second = 1;
  std::atomic<Millis> now = 1'000'000'000;
  options.now = [&now] { return now.load(); };
  TestService service(options);
  WireClient http(service.port());
  CHECK(http.request("GET", "/api/games").status == 200);
  now -= 3'600'000;
  CHECK(http.request("GET", "/api/games").status == 200);
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  CHECK(Player(service.port(), table.id, table.tokens[0]).play("bid 1").at("type") == "done");
  for (int i = 0; i < 30; ++i) {
    CHECK(http.request("GET", "/healthz").status == 200);
    CHECK(http.request("GET", "/metrics").status == 200);
  }
}

TEST_CASE("security: many rematches asked for at once are one table, which counts like any other") {
  ServiceOptions options;
  options.limits.messages_per_second = 0;
  options.limits.tables_per_hour = 3;
  TestService service(options);
  const auto finish = [&] {
    const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
    Player one(service.port(), table.id, table.tokens[0]), two(service.port(), table.id, table.tokens[1]);
    for (int card = 1; card <= 5; ++card) {
      (void)one.play("bid " + std::to_string(card));
      (void)two.play("bid " + std::to_string(card));
    }
    return table;
  };
  const OpenedTable table = finish();
  Player one(service.port(), table.id, table.tokens[0]);
  for (int i = 0; i < 190; ++i) one.wire.send(R"({"do":"rematch","key":")" + std::to_string(i) + "\"}");
  int done = 0;
  while (done < 190 && one.until([](const json::value& message) { return message.at("type") == "done"; }).is_object())
    ++done;
  CHECK(done == 190);
  CHECK(metric(service.port(), "tables_created_total") == 2);
  // The third table is the last one for this hour: its rematch would be the fourth.
  const OpenedTable third = finish();
  const json::value refused = Player(service.port(), third.id, third.tokens[0]).tell({{"do", "rematch"}});
  CHECK(refused.at("error").at("name") == "too_many_tables");
}

TEST_CASE("security: requests, tables and connections of one address are limited") {
  ServiceOptions options;
  SUBCASE("requests") {
    options.limits.requests_per_second = 1;
    TestService service(options);
    WireClient http(service.port());
    int refused = 0;
    for (int i = 0; i < 20; ++i) refused += http.request("GET", "/api/games").status == 429 ? 1 : 0;
    CHECK(refused >= 9);
    // The page's files have an allowance of their own: several people behind one address all get the page.
    int files_refused = 0;
    for (int i = 0; i < 95; ++i) files_refused += http.request("GET", "/nothing.js").status == 429 ? 1 : 0;
    CHECK(files_refused == 0);
    for (int i = 0; i < 95; ++i) files_refused += http.request("GET", "/nothing.js").status == 429 ? 1 : 0;
    CHECK(files_refused > 0);
  }
  SUBCASE("tables") {
    options.limits.tables_per_hour = 3;
    TestService service(options);
    WireClient http(service.port());
    const std::string table = R"({"game":"goofspiel","seats":[{"player":"human"},{"player":"human"}]})";
    for (int i = 0; i < 3; ++i) CHECK(http.request("POST", "/api/tables", table).status == 201);
    const auto answer = http.request("POST", "/api/tables", table);
    CHECK(answer.status == 429);
    CHECK(error_name(answer.body) == "too_many_tables");
  }
  SUBCASE("connections") {
    options.limits.connections_per_address = 3;
    TestService service(options);
    std::vector<WireClient> open;
    for (int i = 0; i < 3; ++i) {
      open.emplace_back(service.port());
      CHECK(open.back().upgrade().status == 101);
    }
    WireClient one_more(service.port());
    CHECK(one_more.request("GET", "/healthz").status == 0);
    open.pop_back();
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    WireClient now(service.port());
    CHECK(now.request("GET", "/healthz").status == 200);
  }
}

TEST_CASE("security: behind a proxy the limits are those of the sender's address, which only the proxy can set") {
  ServiceOptions options;
  options.trusts_proxy = true;
  options.limits.requests_per_second = 1;
  TestService service(options);
  WireClient http(service.port());
  for (int i = 0; i < 12; ++i) (void)http.request("GET", "/api/games", {}, {{"X-Forwarded-For", "9.9.9.9, 1.1.1.1"}});
  CHECK(http.request("GET", "/api/games", {}, {{"X-Forwarded-For", "8.8.8.8, 1.1.1.1"}}).status == 429);
  CHECK(http.request("GET", "/api/games", {}, {{"X-Forwarded-For", "1.1.1.1, 2.2.2.2"}}).status == 200);
}

TEST_CASE("security: who does not read is dropped, and the table goes on") {
  ServiceOptions options;
  options.limits.backlog_bytes = 64 << 10;
  options.limits.messages_per_second = options.limits.requests_per_second = options.limits.sayings_per_minute = 0;
  TestService service(options);
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  WireClient deaf(service.port());
  const int small = 4096;
  ::setsockopt(deaf.socket(), SOL_SOCKET, SO_RCVBUF, &small, sizeof small);
  REQUIRE(deaf.upgrade().status == 101);
  deaf.send(R"({"do":"join","table":")" + table.id + R"(","token":")" + table.tokens[1] + "\"}");
  Player one(service.port(), table.id, table.tokens[0]);
  const std::string saying(450, 'x');
  int said = 0;
  while (metric(service.port(), "slow_readers_dropped_total") == 0 && said < 20'000) {
    // Several at once: they share their commits. Fewer than would make the sender a slow reader itself.
    for (int i = 0; i < 50; ++i, ++said) one.wire.send(R"({"do":"say","text":")" + saying + "\"}");
    REQUIRE(one.tell({{"do", "say"}, {"text", saying}}).at("type") == "done");
  }
  CHECK(metric(service.port(), "slow_readers_dropped_total") == 1);
  CHECK(one.play("bid 1").at("type") == "done");
}

TEST_CASE("security: replayed and reordered commands are answered, not applied twice or to another decision") {
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  Player one(service.port(), table.id, table.tokens[0]), two(service.port(), table.id, table.tokens[1]);
  const json::value turn = one.state.at("turn");
  const json::object first = {{"do", "play"}, {"key", "first"}, {"turn", turn}, {"action", "bid 1"}};
  const json::object later = {{"do", "play"}, {"key", "later"}, {"turn", turn}, {"action", "bid 2"}};
  REQUIRE(one.tell(first).at("type") == "done");
  REQUIRE(two.play("bid 3").at("type") == "done");
  CHECK(one.tell(later).at("error").at("name") == "stale");
  const json::value again = one.tell(first);
  CHECK(again.at("type") == "done");
  CHECK(one.state.at("to_act").as_array().size() == 2);
}

TEST_CASE("security: methods a page does not have are refused") {
  TestService service;
  WireClient http(service.port());
  CHECK(http.request("DELETE", "/api/games").status == 405);
  const auto answer = http.request("PUT", "/api/tables");
  CHECK(answer.status == 405);
  CHECK(answer.headers.at("allow") == "GET, HEAD, POST");
  CHECK(http.request("GET", "/api/tables/mine").headers.at("allow") == "POST");
  // A table is looked at by GET only, though it would be easy to take every method that is not POST for it.
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  CHECK(http.request("DELETE", "/api/tables/" + table.id).status == 405);
  CHECK(http.request("GET", "/api/tables/mine").status == 405);
  CHECK(http.request("PUT", "/").status == 405);
  CHECK(http.request("HEAD", "/").status == 200);
  CHECK(http.request("GET", "/api/tables/nothing/at/all").status == 404);
}
