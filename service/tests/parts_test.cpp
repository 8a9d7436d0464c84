// The small parts: tokens, limits, headers, messages to the service.
#include <doctest/doctest.h>

#include "service/http.hpp"
#include "service/limits.hpp"
#include "service/table.hpp"
#include "service/token.hpp"

using namespace oligopoly;
using namespace oligopoly::service;

TEST_CASE("token: long, of safe characters, never the same, and known again by its hash") {
  const Randomness randomness = system_randomness();
  const std::string a = new_token(randomness), b = new_token(randomness);
  CHECK(a.size() == 26);
  CHECK(a != b);
  CHECK(a.find_first_not_of("0123456789abcdefghjkmnpqrstvwxyz") == std::string::npos);
  CHECK(is_same(hash_token(a), hash_token(a)));
  CHECK_FALSE(is_same(hash_token(a), hash_token(b)));
  // Hashes that differ in one byte only, whichever it is.
  for (const std::size_t at : {std::size_t{0}, std::size_t{1}, std::size_t{15}, std::size_t{31}}) {
    TokenHash other = hash_token(a);
    other[at] ^= 1;
    CHECK_FALSE(is_same(hash_token(a), other));
  }
  CHECK(hash_of_hex(hex_of(hash_token(a))) == hash_token(a));
  CHECK_FALSE(hash_of_hex("00"));
  CHECK_FALSE(hash_of_hex(std::string(64, 'g')));
  CHECK(is_table_id(new_table_id(randomness)));
  CHECK_FALSE(is_table_id("../../etc/passwd"));
  CHECK_FALSE(is_table_id(""));
}

TEST_CASE("limits: so many at once, then so many a second") {
  RateLimit limit(2, 4);
  for (int i = 0; i < 4; ++i) CHECK(limit.allows(1000));
  CHECK_FALSE(limit.allows(1000));
  CHECK_FALSE(limit.allows(1400));
  CHECK(limit.allows(1500));
  CHECK_FALSE(limit.allows(1500));
  CHECK(limit.allows(60'000));
  // A clock that goes back takes nothing away.
  RateLimit back(1, 2);
  CHECK(back.allows(1'000'000));
  CHECK(back.allows(500));
  CHECK_FALSE(back.allows(500));
  CHECK(back.allows(1500));
  RateLimit none(0, 0);
  for (int i = 0; i < 1000; ++i) CHECK(none.allows(0));
}

TEST_CASE("limits: addresses are counted apart, and forgotten when they have been quiet") {
  Limits limits;
  limits.connections = 3;
  limits.connections_per_address = 2;
  limits.requests_per_second = 1;
  AddressBook book(limits);
  CHECK(book.enter("a"));
  CHECK(book.enter("a"));
  CHECK_FALSE(book.enter("a"));
  CHECK(book.enter("b"));
  CHECK_FALSE(book.enter("c"));
  book.leave("a");
  CHECK(book.enter("c"));
  for (const char* one : {"a", "b", "c"}) book.leave(one);
  CHECK(book.may_request("a", 0));
  book.sweep(1);
  CHECK(book.size() == 1);
  book.sweep(1'000'000);
  CHECK(book.size() == 0);
}

TEST_CASE("http: a path is decoded once, and what hides control characters is refused") {
  std::string path;
  CHECK(decode_path("/a%20b?token=x#y", path));
  CHECK(path == "/a b");
  CHECK(decode_path("/%252e", path));
  CHECK(path == "/%2e");
  for (const char* bad : {"", "a", "/%", "/%0", "/%zz", "/%00", "/a%0d%0aX: y", "*", "http://host/"})
    CHECK_FALSE(decode_path(bad, path));
}

TEST_CASE("http: the language, the origin and the name of the host") {
  CHECK(lang_of_header("zh-TW,zh;q=0.9") == Lang::ZhHant);
  CHECK(lang_of_header("zh-CN") == Lang::ZhHans);
  CHECK(lang_of_header("fr,en;q=0.5") == Lang::En);
  CHECK(is_allowed_origin("", "host", {}));
  CHECK(is_allowed_origin("https://host", "host", {}));
  CHECK_FALSE(is_allowed_origin("https://host.evil", "host", {}));
  CHECK_FALSE(is_allowed_origin("null", "null", {}));
  CHECK_FALSE(is_allowed_origin("ftp://host", "host", {}));
  CHECK(is_allowed_origin("https://a", "b", {"https://a"}));
  CHECK(is_loopback_host("localhost:8080"));
  CHECK(is_loopback_host("127.0.0.1"));
  CHECK(is_loopback_host("[::1]:80"));
  CHECK_FALSE(is_loopback_host("localhost.evil.example"));
  CHECK_FALSE(is_loopback_host(""));
}

TEST_CASE("command: what a message may hold, and nothing else") {
  const auto command = read_command(R"({"do":"play","key":"a","turn":3,"action":"bid 1"})");
  REQUIRE(command);
  CHECK(command->key == "a");
  CHECK(std::get<command::Play>(command->what).turn == 3);
  const auto join = read_command(R"({"do":"join","table":"t","token":"x","since":4,"lang":"en","position":true})");
  CHECK(std::get<command::Join>(join->what).since == 4);
  CHECK(std::get<command::Join>(join->what).position);
  CHECK(read_command(R"({"do":"say","text":"a","seat":1})").error().name == "field_unknown");
  CHECK(read_command(R"({"do":"say","text":1})").error().path == "text");
  CHECK(std::get<command::History>(read_command(R"({"do":"history","before":7})")->what).before == 7);
  CHECK(read_command(R"({"do":"history"})").error().name == "field_missing");
  CHECK(read_command(R"({"do":"chat"})").error().name == "field_missing");
  CHECK(read_command(R"({"do":"play"})").error().name == "field_missing");
  CHECK(read_command(R"({"key":"a"})").error().name == "field_missing");
  CHECK(read_command("[1]").error().name == "not_an_object");
}

TEST_CASE("command: what is wrong is named with its place") {
  const auto flaw = [](const std::string& message) {
    const auto command = read_command(message);
    REQUIRE_FALSE(command);
    return command.error().name + " " + command.error().path;
  };
  const auto text = [](std::size_t length) { return "\"" + std::string(length, 'x') + "\"}"; };
  CHECK(flaw("{") == "not_json ");
  CHECK(flaw(R"({"do":"dance"})") == "unknown_name do");
  CHECK(flaw(R"({"do":5})") == "not_text do");
  CHECK(flaw(R"({"do":"ping","extra":1})") == "field_unknown ");
  CHECK(flaw(R"({"do":"ping","key":7})") == "not_text key");
  CHECK(flaw(R"({"do":"history","before":0})") == "out_of_range before");
  CHECK(flaw(R"({"do":"play","action":"bid 1","turn":-1})") == "out_of_range turn");
  CHECK(flaw(R"({"do":"stand_in","seat":99})") == "out_of_range seat");
  CHECK(flaw(R"({"do":"answer_undo","yes":"no"})") == "not_a_boolean yes");
  CHECK(flaw(R"({"do":"ping","key":)" + text(65)) == "wrong_length key");
  CHECK(flaw(R"({"do":"say","text":)" + text(4001)) == "wrong_length text");
  CHECK(flaw(R"({"do":"join","table":)" + text(65)) == "wrong_length table");
  CHECK(flaw(R"({"do":"join","token":)" + text(129)) == "wrong_length token");
  CHECK(flaw(R"({"do":"join","lang":)" + text(17)) == "wrong_length lang");
  CHECK(flaw(R"({"do":"ask","question":)" + text(65)) == "wrong_length question");
  CHECK(read_command(R"({"do":"ping","key":)" + text(64)));
  CHECK(read_command(R"({"do":"say","text":)" + text(4000)));
}
