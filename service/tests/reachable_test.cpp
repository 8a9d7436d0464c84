#include "service/reachable.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace oligopoly::service {

TEST_CASE("reachable: friends are told the operator's origins, else the machine's own addresses, never loopback") {
  const std::vector<std::string> none, origins = {"https://play.example.org"};
  CHECK(reachable_at("127.0.0.1", 8080, none).empty());
  CHECK(reachable_at("::1", 8080, none).empty());
  CHECK(reachable_at("127.0.0.1", 8080, origins) == origins);
  CHECK(reachable_at("192.0.2.7", 9000, none) == std::vector<std::string>{"http://192.0.2.7:9000"});
  CHECK(reachable_at("2001:db8::7", 9000, none) == std::vector<std::string>{"http://[2001:db8::7]:9000"});
  for (const std::string& link : reachable_at("0.0.0.0", 9000, none)) {
    CHECK(link.starts_with("http://"));
    CHECK(link.ends_with(":9000"));
    CHECK_FALSE(link.starts_with("http://127."));
    CHECK_FALSE(link.starts_with("http://169.254."));
    // Who listens for addresses of four numbers is not found by the others.
    CHECK(std::count(link.begin(), link.end(), ':') == 2);
  }
}

}  // namespace oligopoly::service
