#include "cli/completion.hpp"

#include <doctest/doctest.h>

using namespace oligopoly::cli;
using Lines = std::vector<std::string>;

namespace {
const Lines kLines = {"board", "bid 2", "bid 10", "bid 12", "why ", "why bid 2"};
}  // namespace

TEST_CASE("completion: what is certain is inserted") {
  CHECK(complete("bo", kLines).insert == "ard");
  CHECK(complete("bo", kLines).choices.empty());
  CHECK(complete("bi", kLines).insert == "d ");
  CHECK(complete("bid 1", kLines).insert.empty());
  CHECK(complete("w", kLines).insert == "hy ");
}

TEST_CASE("completion: where lines differ, the words that can come next are offered once, in their order") {
  CHECK(complete("b", kLines).insert.empty());
  CHECK(complete("b", kLines).choices == Lines{"board", "bid"});
  CHECK(complete("bid ", kLines).choices == Lines{"2", "10", "12"});
  CHECK(complete("bid 1", kLines).choices == Lines{"10", "12"});
}

TEST_CASE("completion: nothing for what no line begins with, or what is complete") {
  for (const char* typed : {"x", "bid 3", "board"}) {
    CAPTURE(typed);
    CHECK(complete(typed, kLines).insert.empty());
    CHECK(complete(typed, kLines).choices.empty());
  }
}

TEST_CASE("completion: a character is never cut in two") {
  // 文 is E6 96 87, 斯 is E6 96 AF.
  CHECK(complete("", Lines{"中文", "中斯"}).insert == "中");
  CHECK(complete("中", Lines{"中文"}).insert == "文");
}
