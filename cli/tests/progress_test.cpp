#include "cli/progress.hpp"

#include "cli/tests/terminal.hpp"

using namespace oligopoly;
using namespace oligopoly::cli;
using namespace std::chrono_literals;

namespace {

constexpr Progress::Clock::time_point kBegin{};

}  // namespace

TEST_CASE("progress: in a pipe, a line every ten seconds at most") {
  Terminal terminal;
  {
    Progress progress(terminal.console, 40, kBegin);
    for (int second = 1; second < 10; ++second) progress.add(1, kBegin + 1s * second);
    CHECK(terminal.complaint().empty());
    progress.add(1, kBegin + 10s);
    CHECK(terminal.complaint() == "10 of 40 games played, about 30 s left\n");
    progress.add(10, kBegin + 19s);
    progress.add(10, kBegin + 20s);
  }
  CHECK(terminal.complaint() == "10 of 40 games played, about 30 s left\n30 of 40 games played, about 7 s left\n");
  CHECK(terminal.shown().empty());
}

TEST_CASE("progress: at a terminal, one line is rewritten and gone in the end") {
  Terminal terminal;
  terminal.console.err_is_terminal = true;
  {
    Progress progress(terminal.console, 4, kBegin);
    progress.add(1, kBegin + 1s);
    progress.add(1, kBegin + 1s);
    progress.add(1, kBegin + 3s);
  }
  CHECK(terminal.complaint() ==
        "\r1 of 4 games played, about 3 s left\x1b[K\r3 of 4 games played, about 1 s left\x1b[K\r\x1b[K");
  CHECK(terminal.shown().empty());
}

TEST_CASE("progress: what is left is rounded as people would") {
  CHECK(rough_time(Lang::En, 119.4) == "119 s");
  CHECK(rough_time(Lang::En, 150) == "2 min");
  CHECK(rough_time(Lang::ZhHans, 600) == "10 分钟");
  CHECK(rough_time(Lang::ZhHant, 9000) == "2.5 小時");
}
