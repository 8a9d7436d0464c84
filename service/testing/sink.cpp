#include "service/testing/sink.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <thread>

#include "core/testing/source_dir.hpp"

extern char** environ;

namespace oligopoly::service::testing {

Sink::Sink() {
  std::array<int, 2> in{}, out{};
  if (::pipe2(in.data(), O_CLOEXEC) != 0 || ::pipe2(out.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  // Debian's own, which has Debian's packages.
  std::string python = "/usr/bin/python3",
              script = (oligopoly::testing::source_dir() / "service/testing/sink.py").string(),
              folder = folder_.file("");
  std::array<char*, 4> arguments = {python.data(), script.data(), folder.data(), nullptr};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
  const int failure = posix_spawn(&process_, python.c_str(), &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  ::close(in[0]);
  ::close(out[1]);
  input_ = in[1];
  std::string line;
  char c = 0;
  while (failure == 0 && ::read(out[0], &c, 1) == 1 && c != '\n') line += c;
  ::close(out[0]);
  if (!(std::istringstream(line) >> smtp_port_ >> http_port_))
    throw std::runtime_error("the sink did not start: is python3-aiosmtpd installed?");
}

Sink::~Sink() {
  ::close(input_);
  if (process_ > 0) ::waitpid(process_, nullptr, 0);
}

std::vector<boost::json::value> Sink::all(const std::string& kind, std::size_t at_least) const {
  std::vector<boost::json::value> found;
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
  while (true) {
    std::ifstream in(folder_.file(kind + "-" + std::to_string(found.size() + 1) + ".json"));
    if (in) {
      std::stringstream text;
      text << in.rdbuf();
      found.push_back(boost::json::parse(text.str()));
      continue;
    }
    if (found.size() >= at_least || std::chrono::steady_clock::now() > end) return found;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

}  // namespace oligopoly::service::testing
