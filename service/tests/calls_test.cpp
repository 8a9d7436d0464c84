// People who are away are called to their turn: by e-mail through a real mail server, by webhooks, by a feed.
#include <doctest/doctest.h>

#include <regex>

#include "service/feed.hpp"
#include "service/reasons.hpp"
#include "service/testing/postgres_server.hpp"
#include "service/testing/sink.hpp"
#include "service/testing/table_context.hpp"
#include "service/testing/test_service.hpp"

using namespace oligopoly;
using namespace oligopoly::service;
using namespace oligopoly::service::testing;

namespace {

constexpr auto kMoment = std::chrono::milliseconds(700);

ServiceOptions with_calls(const Sink& sink, std::string database = {}) {
  ServiceOptions options;
  options.database = std::move(database);
  options.calls.mail = {sink.mail_url(), "table@example.org", {}, {}};
  options.calls.webhook_hosts = {sink.hook_host()};
  options.calls.after = 0;
  return options;
}

WireClient::Answer post(std::uint16_t port, const std::string& target, const std::string& body,
                        const std::string& token = {}) {
  const WireClient::Headers headers =
      token.empty() ? WireClient::Headers{} : WireClient::Headers{{"Authorization", "Bearer " + token}};
  return WireClient(port).request("POST", target, body, headers);
}

/// A table for two people, of whom the second wants to be called.
struct AwayTable {
  AwayTable(const TestService& of, OpenedTable opened) : service(of), table(std::move(opened)) {}
  explicit AwayTable(const TestService& of) : AwayTable(of, open_goofspiel(of.port(), {"human", "human"})) {}

  json::value arrange(const std::string& wish, int status = 200) const {
    const auto answer = post(service.port(), "/api/tables/" + table.id + "/calls", wish, table.tokens[1]);
    CHECK_MESSAGE(answer.status == status, answer.body);
    return json::parse(answer.body);
  }
  void play_a_turn(int card) const {
    for (const std::string& token : table.tokens) {
      const std::string bid = R"({"do":"play","action":"bid )" + std::to_string(card) + R"("})";
      REQUIRE(post(service.port(), "/api/tables/" + table.id + "/commands", bid, token).status == 200);
    }
  }
  /// What a link of a letter does: "#/calls/confirm/TABLE/SEAT/TOKEN".
  int follow(const json::value& letter, const std::string& what) const {
    const std::string text(letter.at("text").as_string());
    std::smatch found;
    REQUIRE(std::regex_search(text, found, std::regex("#/calls/" + what + "/(\\w+)/(\\d+)/(\\w+)")));
    return post(service.port(),
                "/api/tables/" + found[1].str() + "/calls/" + what + "?seat=" + found[2].str() +
                    "&token=" + found[3].str(),
                {})
        .status;
  }

  const TestService& service;
  OpenedTable table;
};

/// How many letters there are when nothing more has come for a moment.
std::size_t letters_after_a_moment(const Sink& sink) {
  std::this_thread::sleep_for(kMoment);
  return sink.letters().size();
}

}  // namespace

TEST_CASE("calls: one letter a turn, after consent, until it is ended; a restart repeats nothing") {
  std::string database;
  SUBCASE("SQLite") {}
  SUBCASE("PostgreSQL") { database = PostgresServer::instance().new_database(); }
  const Sink sink;
  TestService service(with_calls(sink, database));
  const AwayTable away(service);
  const json::value asked = away.arrange(R"({"mail":"bea@example.org","lang":"zh-Hans"})");
  CHECK(asked.at("confirmed") == false);
  const auto first = sink.letters(1);
  REQUIRE(first.size() == 1);
  CHECK(first[0].at("to") == json::array{"bea@example.org"});
  // Without consent nobody is called.
  away.play_a_turn(1);
  CHECK(letters_after_a_moment(sink) == 1);
  REQUIRE(away.follow(first[0], "confirm") == 200);
  CHECK(away.arrange("{}").at("confirmed") == true);

  away.play_a_turn(2);
  const auto called = sink.letters(2);
  REQUIRE(called.size() == 2);
  const std::string text(called[1].at("text").as_string());
  CHECK(text.find("轮到你了") != std::string::npos);
  CHECK(text.find("/#/t/" + away.table.id) != std::string::npos);
  for (const std::string& token : away.table.tokens) CHECK(text.find(token) == std::string::npos);
  CHECK(called[1].at("headers").at("list-unsubscribe-post") == "List-Unsubscribe=One-Click");
  CHECK(letters_after_a_moment(sink) == 2);
  service.restart();
  CHECK(letters_after_a_moment(sink) == 2);

  // Who sits at the table needs no letter.
  {
    const Player here(service.port(), away.table.id, away.table.tokens[1]);
    away.play_a_turn(3);
    CHECK(letters_after_a_moment(sink) == 2);
  }
  REQUIRE(sink.letters(3).size() == 3);

  // As mail programs do it (RFC 8058); it may come twice.
  const std::string header(called[1].at("headers").at("list-unsubscribe").as_string());
  const std::string stop = header.substr(header.find("/api/"), header.size() - header.find("/api/") - 1);
  for (int i = 0; i < 2; ++i) CHECK(post(service.port(), stop, "List-Unsubscribe=One-Click").status == 200);
  away.play_a_turn(4);
  CHECK(letters_after_a_moment(sink) == 3);
  const auto metrics = WireClient(service.port()).request("GET", "/metrics");
  CHECK(metrics.body.find("oligopoly_letters_failed_total 0") != std::string::npos);
}

TEST_CASE("calls: another process takes over and calls nobody twice") {
  const std::string database = PostgresServer::instance().new_database();
  const Sink sink;
  TestService first(with_calls(sink, database)), second(with_calls(sink, database));
  const AwayTable away(first), there(second, away.table);
  // Asked for at one process, confirmed at the other.
  (void)there.arrange(R"({"mail":"bea@example.org"})");
  const auto asked = sink.letters(1);
  REQUIRE(asked.size() == 1);
  REQUIRE(away.follow(asked[0], "confirm") == 200);
  there.play_a_turn(1);
  CHECK(sink.letters(2).size() == 2);
  first.stop();
  CHECK(letters_after_a_moment(sink) == 2);
  there.play_a_turn(2);
  CHECK(sink.letters(3).size() == 3);
}

TEST_CASE("calls: whoever never asked for letters gets no second one") {
  const Sink sink;
  const TestService service(with_calls(sink));
  const AwayTable away(service);
  (void)away.arrange(R"({"mail":"stranger@example.org"})");
  const auto letters = sink.letters(1);
  REQUIRE(letters.size() == 1);
  CHECK(away.follow(letters[0], "stop") == 200);
  CHECK(away.arrange(R"({"mail":"Stranger@example.org"})", 422).at("error").at("name") == "unwanted_mail");
  // An address is not asked more often than it can bear either.
  for (int i = 0; i < 3; ++i) (void)away.arrange(R"({"mail":"other@example.org"})");
  CHECK(away.arrange(R"({"mail":"other@example.org"})", 429).at("error").at("name") == "too_many_letters");
  CHECK(sink.letters(4).size() == 4);
}

TEST_CASE("calls: what is no single address is refused by name, and nothing is sent") {
  for (const char* good : {"a@b.org", "first.last+tag@sub.example.org", "root@localhost"}) CHECK(is_mail_address(good));
  const std::string huge = std::string(250, 'a') + "@example.org";
  const std::vector<std::string> bad_ones = {"nobody",
                                             "@b.org",
                                             "a@",
                                             "a@b..org",
                                             "a b@c.org",
                                             "a@b.org\r\nBcc: c@d.org",
                                             "a@b.org,c@d.org",
                                             "a@b.org;c@d.org",
                                             "<a@b.org>",
                                             "\"a\"@b.org",
                                             "ä@b.org",
                                             "a@例.org",
                                             "a@b@c.org",
                                             huge};
  for (const std::string& bad : bad_ones) CHECK_MESSAGE(!is_mail_address(bad), bad);

  const Sink sink;
  const TestService service(with_calls(sink));
  const AwayTable away(service);
  CHECK(away.arrange(R"({"mail":"a@b.org\r\nBcc: c@d.org"})", 422).at("error").at("name") == "bad_mail");
  CHECK(away.arrange(R"({"mail":"a@b.org,c@d.org"})", 422).at("error").at("path") == "mail");
  CHECK(post(service.port(), "/api/tables/" + away.table.id + "/calls", R"({"mail":"a@b.org"})").status == 422);
  CHECK(post(service.port(), "/api/tables/" + away.table.id + "/calls/confirm?seat=2&token=guess", {}).status == 403);
  CHECK(letters_after_a_moment(sink) == 0);
}

TEST_CASE("calls: where the operator has no mail server and lists no hosts, only the feed is offered") {
  const TestService service;
  const AwayTable away(service);
  const json::value offered = away.arrange("{}");
  CHECK(offered.at("offers_mail") == false);
  CHECK(offered.at("webhook_hosts").as_array().empty());
  CHECK(away.arrange(R"({"mail":"a@b.org"})", 422).at("error").at("name") == "no_mail");
  CHECK(away.arrange(R"({"webhook":"http://127.0.0.1/"})", 422).at("error").at("name") == "bad_webhook");
  CHECK(away.arrange(R"({"feed":true})").at("feed") == true);
}

TEST_CASE("calls: webhooks go to the hosts that are listed, and wherever those lead nobody follows") {
  const Sink sink;
  const TestService service(with_calls(sink));
  const AwayTable away(service);
  const std::string host = sink.hook_host();
  const std::vector<std::string> bad_ones = {"http://example.org/",          "http://127.0.0.1/",
                                             "http://user@" + host + "/",    "ftp://" + host + "/",
                                             "http://" + host + "@evil.org", "http://localhost/"};
  for (const std::string& bad : bad_ones)
    CHECK(away.arrange(R"({"webhook":")" + bad + "\"}", 422).at("error").at("name") == "bad_webhook");
  (void)away.arrange(R"({"webhook":"http://)" + host + R"(/redirect"})");
  away.play_a_turn(1);
  const auto hooks = sink.hooks(1);
  REQUIRE(hooks.size() == 1);
  const json::value body = json::parse(hooks[0].at("body").as_string());
  CHECK(body.at("what") == "your_turn");
  CHECK(body.at("table") == json::string_view(away.table.id));
  CHECK(body.at("seat") == 2);
  std::this_thread::sleep_for(kMoment);
  CHECK(sink.hooks().size() == 1);
  CHECK(WireClient(service.port()).request("GET", "/metrics").body.find("oligopoly_webhooks_failed_total 1") !=
        std::string::npos);
}

TEST_CASE("calls: a name that leads to this machine is not called, although it is listed") {
  CHECK(host_of_webhook("https://Hooks.Example.org/a?b=c") == "hooks.example.org");
  CHECK(host_of_webhook("http://127.0.0.1:9000/") == "127.0.0.1:9000");
  CHECK(!host_of_webhook("http://a@example.org/"));
  CHECK(!host_of_webhook("http://exa mple.org/"));
  CHECK(!host_of_webhook("gopher://example.org/"));
  const Sink sink;
  const std::string port = sink.hook_host().substr(sink.hook_host().find(':'));
  const std::atomic<bool> is_cancelled = false;
  CHECK(post_webhook("http://localhost" + port + "/", "{}", is_cancelled).empty());
  // Every name under localhost leads here.
  CHECK(!post_webhook("http://hooks.localhost" + port + "/", "{}", is_cancelled).empty());
  CHECK(sink.hooks().size() == 1);
}

TEST_CASE("calls: a header beyond ASCII becomes encoded words of whole letters") {
  CHECK(header_words("Your turn") == "Your turn");
  CHECK(header_words("轮到你了") == "=?utf-8?B?6L2u5Yiw5L2g5LqG?=");
  const std::string words = header_words("轮到你了轮到你了轮到你了轮到你了轮到你了");
  CHECK(words.find("?= =?") != std::string::npos);
}

TEST_CASE("calls: the feed tells the turn and the end, to whoever has its address and until that is replaced") {
  const TestService service;
  const AwayTable away(service);
  const auto path_of = [](const json::value& made) {
    const std::string address(made.at("feed_address").as_string());
    return address.substr(address.find("/api/"));
  };
  const auto get = [&](const std::string& path, const WireClient::Headers& headers = {}) {
    return WireClient(service.port()).request("GET", path, {}, headers);
  };
  const std::string first = path_of(away.arrange(R"({"feed":true,"lang":"en"})"));
  const auto turn = get(first);
  CHECK(turn.status == 200);
  CHECK(turn.headers.at("content-type") == "application/atom+xml");
  CHECK(turn.body.find("<title>Your turn</title>") != std::string::npos);
  // A reader of many feeds tells them apart by the game and who one is there.
  CHECK(turn.body.find("<title>Goofspiel: ") != std::string::npos);
  CHECK(get(first, {{"If-None-Match", turn.headers.at("etag")}}).status == 304);
  // The seat's own secret is another one, and opens no feed.
  CHECK(get("/api/tables/" + away.table.id + "/feed?token=" + away.table.tokens[1]).status == 403);
  for (int card = 1; card <= 5; ++card) away.play_a_turn(card);
  const auto over = get(first, {{"If-None-Match", turn.headers.at("etag")}});
  CHECK(over.status == 200);
  CHECK(over.body.find("<title>The game is over</title>") != std::string::npos);
  const std::string second = path_of(away.arrange(R"({"feed":true})"));
  CHECK(get(first).status == 403);
  CHECK(get(second).status == 200);
  (void)away.arrange(R"({"feed":false})");
  CHECK(get(second).status == 403);
}

TEST_CASE("calls: whatever people call themselves, the feed is XML") {
  CHECK(xml_text("<a href=\"b\">&'") == "&lt;a href=&quot;b&quot;&gt;&amp;'");
  CHECK(xml_text("a\x01\x1b[2J]]>\xEF\xBF\xBF") == "a\xEF\xBF\xBD\xEF\xBF\xBD[2J]]&gt;\xEF\xBF\xBD");
  CHECK(xml_text("名字") == "名字");
}
