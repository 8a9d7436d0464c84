#include "service/testing/served_process.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <stdexcept>

#include "service/service.hpp"

extern char** environ;

namespace oligopoly::service::testing {

int serve(int, char** argv) {
  ServiceOptions options;
  options.port = 0;
  options.database = argv[2];
  options.limits.messages_per_second = options.limits.requests_per_second = options.limits.tables_per_hour = 0;
  options.limits.sayings_per_minute = 0;
  const auto service = Service::start(options);
  if (!service) {
    const std::string line = "0 " + service.error() + "\n";
    return ::write(STDOUT_FILENO, line.data(), line.size()) > 0 ? 1 : 2;
  }
  (*service)->stop_on_signals();
  const std::string line = std::to_string((*service)->port()) + "\n";
  if (::write(STDOUT_FILENO, line.data(), line.size()) < 0) return 2;
  (*service)->run();
  return 0;
}

ServedProcess::ServedProcess(const std::string& database, const std::vector<std::string>& more) {
  std::array<int, 2> pipe{};
  if (::pipe2(pipe.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  std::vector<std::string> words = {"oligopoly_service_tests", "--serve", database};
  words.insert(words.end(), more.begin(), more.end());
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, pipe[1], STDOUT_FILENO);
  const int failure = posix_spawn(&process_, "/proc/self/exe", &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  ::close(pipe[1]);
  output_ = pipe[0];
  std::string line;
  char c = 0;
  while (failure == 0 && ::read(output_, &c, 1) == 1 && c != '\n') line += c;
  port_ = static_cast<std::uint16_t>(line.empty() ? 0 : std::stoi(line));
  if (port_ == 0) throw std::runtime_error("the service did not start: " + line);
}

ServedProcess::~ServedProcess() {
  kill();
  ::close(output_);
}

void ServedProcess::kill() {
  if (process_ < 0) return;
  ::kill(process_, SIGKILL);
  ::waitpid(process_, nullptr, 0);
  process_ = -1;
}

void ServedProcess::pause() { ::kill(process_, SIGSTOP); }
void ServedProcess::resume() { ::kill(process_, SIGCONT); }

int ServedProcess::terminate() {
  ::kill(process_, SIGTERM);
  int status = 0;
  ::waitpid(process_, &status, 0);
  process_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace oligopoly::service::testing
