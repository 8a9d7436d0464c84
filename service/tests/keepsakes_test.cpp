// What a person's browsers leave for each other, and the short ways to finished games.
#include <doctest/doctest.h>

#include <fstream>

#include "service/testing/postgres_server.hpp"
#include "service/testing/test_service.hpp"

using namespace oligopoly::service;
using namespace oligopoly::service::testing;

namespace {

constexpr const char* kPath = "/api/keepsake";
const std::string kKey(32, 'a'), kOther(32, 'b');

WireClient::Answer ask(TestService& service, const std::string& method, const std::string& key,
                       const std::string& body = {}) {
  WireClient http(service.port());
  WireClient::Headers headers;
  if (!key.empty()) headers["Authorization"] = "Bearer " + key;
  return http.request(method, kPath, body, headers);
}

bool is_refused(const WireClient::Answer& answer, int status, const std::string& name) {
  return answer.status == status && answer.body.find("\"" + name + "\"") != std::string::npos;
}

/// A service whose web client is one page.
ServiceOptions with_page(const TemporaryFolder& folder) {
  std::ofstream(folder.file("index.html")) << "the page";
  ServiceOptions options;
  options.web_folder = folder.path().string();
  return options;
}

}  // namespace

TEST_CASE("keepsakes: the latest is given to whoever has the key, also after a restart, until it is forgotten") {
  ServiceOptions options;
  SUBCASE("SQLite") {}
  SUBCASE("PostgreSQL") { options.database = PostgresServer::instance().new_database(); }
  TestService service(options);
  CHECK(is_refused(ask(service, "GET", kKey), 404, "no_such_keepsake"));
  CHECK(ask(service, "PUT", kKey, "first").status == 204);
  CHECK(ask(service, "PUT", kKey, "Second-2_").status == 204);
  service.restart();
  CHECK(ask(service, "GET", kKey).body == "Second-2_");
  CHECK(is_refused(ask(service, "GET", kOther), 404, "no_such_keepsake"));
  CHECK(ask(service, "DELETE", kKey).status == 204);
  CHECK(ask(service, "DELETE", kKey).status == 204);
  CHECK(is_refused(ask(service, "GET", kKey), 404, "no_such_keepsake"));
}

TEST_CASE("keepsakes: what is no key, no plain text or too large is refused, and nothing is lost") {
  TestService service;
  REQUIRE(ask(service, "PUT", kKey, "kept").status == 204);
  for (const std::string& key : {std::string(), std::string("short"), std::string(129, 'a'), std::string(32, '/')})
    for (const char* method : {"GET", "PUT", "DELETE"})
      CHECK(is_refused(ask(service, method, key, "x"), 403, "no_keepsake_key"));
  for (const char* body : {"", "two words", "{}", "\xff", "\xe4\xb8\xad"})
    CHECK(is_refused(ask(service, "PUT", kKey, body), 400, "bad_request"));
  CHECK(is_refused(ask(service, "PUT", kKey, std::string((256u << 10) + 1, 'x')), 413, "too_large"));
  const auto wrong = ask(service, "POST", kKey, "x");
  CHECK(is_refused(wrong, 405, "wrong_method"));
  CHECK(wrong.headers.at("allow") == "GET, HEAD, PUT, DELETE");
  CHECK(ask(service, "GET", kKey).body == "kept");
  CHECK(ask(service, "PUT", kKey, std::string(256u << 10, 'x')).status == 204);
}

TEST_CASE("keepsakes: one address keeps only so many an hour") {
  ServiceOptions options;
  options.limits.keepsakes_per_hour = 2;
  TestService service(options);
  CHECK(ask(service, "PUT", kKey, "1").status == 204);
  CHECK(ask(service, "PUT", kOther, "2").status == 204);
  CHECK(is_refused(ask(service, "PUT", kKey, "3"), 429, "too_many_keepsakes"));
  CHECK(ask(service, "GET", kKey).body == "1");
}

TEST_CASE("keepsakes: the database does not hold the key") {
  const TemporaryFolder folder;
  ServiceOptions options;
  options.database = "sqlite:" + folder.file("tables.db");
  TestService service(options);
  REQUIRE(ask(service, "PUT", kKey, "ThisIsThere").status == 204);
  service.stop();
  std::ifstream in(folder.file("tables.db"), std::ios::binary);
  const std::string bytes((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  CHECK(bytes.find("ThisIsThere") != std::string::npos);
  CHECK(bytes.find(kKey) == std::string::npos);
}

TEST_CASE("replays: short links lead to the page without a fragment, whatever they name") {
  const TemporaryFolder folder;
  TestService service(with_page(folder));
  const auto location = [&](const std::string& path) {
    WireClient http(service.port());
    const auto answer = http.request("GET", path);
    CHECK(answer.status == 302);
    return answer.headers.at("location");
  };
  CHECK(location("/r/0123456789abcdef") == "../?replay=0123456789abcdef");
  CHECK(location("/embed/0123456789abcdef") == "../embed?replay=0123456789abcdef");
  for (const char* path : {"/r/%22%3e", "/r/..", "/r/nonsense", "/r/evil.example"})
    CHECK(location(path) == "../?replay=none");
}

TEST_CASE("replays: only the page of a board may be shown in frames of other sites") {
  const TemporaryFolder folder;
  TestService service(with_page(folder));
  const auto headers = [&](const std::string& path) {
    WireClient http(service.port());
    const auto answer = http.request("GET", path);
    CHECK(answer.body == "the page");
    return answer.headers;
  };
  const auto embedded = headers("/embed?replay=0123456789abcdef"), page = headers("/?replay=0123456789abcdef");
  CHECK(embedded.at("content-security-policy").find("frame-ancestors *") != std::string::npos);
  CHECK(embedded.at("content-security-policy").find("default-src 'none'") == 0);
  CHECK_FALSE(embedded.contains("x-frame-options"));
  CHECK(page.at("content-security-policy").find("frame-ancestors 'none'") != std::string::npos);
  CHECK(page.at("x-frame-options") == "DENY");
}
