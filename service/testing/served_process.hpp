#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

namespace oligopoly::service::testing {

/// The service in a process of its own, which can be killed.
class ServedProcess {
 public:
  /// Starts this test program as a service with this database.
  explicit ServedProcess(const std::string& database, const std::vector<std::string>& more = {});
  /// Kills it if it still runs.
  ~ServedProcess();
  ServedProcess(const ServedProcess&) = delete;
  ServedProcess& operator=(const ServedProcess&) = delete;

  std::uint16_t port() const { return port_; }
  /// As a power cut would, as far as a process can tell.
  void kill();
  /// As a machine that stands still does, and goes on later as if nothing had happened.
  void pause();
  void resume();
  /// Asks it to end; its exit code.
  int terminate();

 private:
  pid_t process_ = -1;
  int output_ = -1;
  std::uint16_t port_ = 0;
};

/// What the started process does: `--serve DATABASE [no-bots]`. Writes its port to the standard output.
int serve(int argc, char** argv);

}  // namespace oligopoly::service::testing
