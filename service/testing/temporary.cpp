#include "service/testing/temporary.hpp"

#include <cstdlib>
#include <stdexcept>

namespace oligopoly::service::testing {

TemporaryFolder::TemporaryFolder() {
  std::string name = (std::filesystem::temp_directory_path() / "oligopoly-XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make a folder in " + name);
  path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

bool run_command(const std::string& command, const std::string& log) {
  return std::system(("( " + command + " ) >>'" + log + "' 2>&1").c_str()) == 0;
}

}  // namespace oligopoly::service::testing
