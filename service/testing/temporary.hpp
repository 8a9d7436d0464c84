#pragma once

#include <filesystem>
#include <string>

namespace oligopoly::service::testing {

/// A folder that is gone when the test is.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }
  std::string file(const std::string& name) const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_;
};

/// Runs a command of the shell; its output goes to `log`. True when it ended with 0.
bool run_command(const std::string& command, const std::string& log = "/dev/null");

}  // namespace oligopoly::service::testing
