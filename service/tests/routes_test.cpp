// The pages of the service and docs/openapi.yaml; web/tests/service holds real answers against its schemas.
#include <doctest/doctest.h>

#include <fstream>
#include <regex>
#include <set>

#include "core/testing/source_dir.hpp"
#include "service/http_api.hpp"

using namespace oligopoly::service;

namespace {

/// "GET /path" of every operation. The file is laid out so that a line tells: paths stand two blanks in, methods four.
std::set<std::string> documented_pages() {
  std::ifstream in(oligopoly::testing::source_dir() / "docs/openapi.yaml");
  const std::regex path_line("  (/[^ ]*):"), method_line("    (get|put|post|delete|patch):");
  std::set<std::string> pages;
  std::string path;
  std::smatch found;
  for (std::string line; std::getline(in, line) && line != "components:";) {
    if (std::regex_match(line, found, path_line)) path = found[1];
    if (!std::regex_match(line, found, method_line)) continue;
    std::string method = found[1];
    for (char& c : method) c = static_cast<char>(c - 'a' + 'A');
    pages.insert(method + " " + path);
  }
  return pages;
}

}  // namespace

TEST_CASE("http: every page is in docs/openapi.yaml, and every page there exists") {
  std::set<std::string> pages = {"GET " + std::string(kWebSocketPath)};
  for (const HttpApi::Route& route : HttpApi::routes())
    pages.insert(std::string(route.method) + " " + std::string(route.path));
  CHECK(documented_pages() == pages);
}
