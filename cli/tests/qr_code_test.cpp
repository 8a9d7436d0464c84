#include "cli/qr_code.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace oligopoly::cli {

TEST_CASE("qr code: a square of half blocks with a light margin, and nothing for what is too long") {
  const std::string code = qr_code("http://192.168.1.5:8080");
  const auto lines = std::count(code.begin(), code.end(), '\n');
  // Version 2 holds 26 bytes at this correction: 25 modules and two light ones on either side, two rows per line.
  CHECK(lines == (25 + 4 + 1) / 2);
  const std::string first = code.substr(0, code.find('\n'));
  CHECK(first.size() == (25 + 4) * std::string_view("█").size());
  CHECK(first.find("▀") == std::string::npos);
  CHECK(qr_code("http://192.168.1.6:8080") != code);
  CHECK(qr_code(std::string(3000, 'x')).empty());
}

}  // namespace oligopoly::cli
