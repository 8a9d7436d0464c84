#include "cli/tests/keyboard.hpp"

#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>

#include "core/testing/source_dir.hpp"

namespace oligopoly::cli {
namespace {

constexpr int kPatience = 20'000;  // milliseconds; sanitizers on a busy machine are slow

}  // namespace

Keyboard::Keyboard(std::vector<std::string> arguments, Screen screen) {
  // Everything is made before the fork: between fork and exec only system calls are safe.
  const std::string program = (std::filesystem::read_symlink("/proc/self/exe").parent_path() / "oligopoly").string();
  arguments.insert(arguments.begin(), program);
  std::vector<char*> words;
  for (std::string& argument : arguments) words.push_back(argument.data());
  words.push_back(nullptr);
  // libedit keeps the names of functions added to it for good; nobody else copies wide texts.
  const std::string leaks = (testing::source_dir() / "cli/tests/libedit.supp").string();
  std::array<std::string, 6> settings = {"TERM=xterm",
                                         "LANG=C",
                                         "HOME=/nonexistent",
                                         "OLIGOPOLY_LANG=en",
                                         screen == Screen::Plain ? "NO_COLOR=1" : "NO_COLOR=",
                                         "LSAN_OPTIONS=print_suppressions=0:suppressions=" + leaks};
  std::vector<char*> environment;
  for (std::string& setting : settings) environment.push_back(setting.data());
  environment.push_back(nullptr);
  const winsize size{.ws_row = 50, .ws_col = 120, .ws_xpixel = 0, .ws_ypixel = 0};
  process_ = ::forkpty(&terminal_, nullptr, nullptr, &size);
  if (process_ < 0) throw std::runtime_error("no pseudo-terminal");
  if (process_ > 0) return;
  ::execve(program.c_str(), words.data(), environment.data());
  ::_exit(127);
}

Keyboard::~Keyboard() {
  if (process_ > 0) {
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
  }
  ::close(terminal_);
}

void Keyboard::type(std::string_view keys) const {
  if (::write(terminal_, keys.data(), keys.size()) != static_cast<ssize_t>(keys.size()))
    throw std::runtime_error("nobody reads the keyboard");
}

void Keyboard::send(int signal) const { ::kill(process_, signal); }

bool Keyboard::read_more() {
  pollfd ready{.fd = terminal_, .events = POLLIN, .revents = 0};
  if (::poll(&ready, 1, kPatience) <= 0) return false;
  std::array<char, 4096> bytes{};
  const ssize_t count = ::read(terminal_, bytes.data(), bytes.size());
  if (count <= 0) return false;
  screen_.append(bytes.data(), static_cast<std::size_t>(count));
  return true;
}

bool Keyboard::sees(std::string_view text) {
  std::size_t at = screen_.find(text);
  for (; at == std::string::npos; at = screen_.find(text))
    if (!read_more()) return false;
  screen_.erase(0, at + text.size());
  return true;
}

bool Keyboard::asks(std::string_view prompt) {
  constexpr int kStep = 5;
  if (!sees(prompt)) return false;
  for (int waited = 0; is_as_it_was() && waited < kPatience; waited += kStep) ::poll(nullptr, 0, kStep);
  return !is_as_it_was();
}

bool Keyboard::is_as_it_was() const {
  termios settings{};
  const tcflag_t wanted = ECHO | ICANON | ISIG;
  return ::tcgetattr(terminal_, &settings) == 0 && (settings.c_lflag & wanted) == wanted;
}

int Keyboard::end() {
  while (read_more()) {
  }
  int status = 0;
  ::waitpid(process_, &status, 0);
  process_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

}  // namespace oligopoly::cli
