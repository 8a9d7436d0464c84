#pragma once

#include <sys/types.h>

#include <boost/json.hpp>
#include <string>
#include <vector>

#include "service/testing/temporary.hpp"

namespace oligopoly::service::testing {

/// A real mail server and a receiver of webhooks on this machine, in a process of their own.
class Sink {
 public:
  Sink();
  ~Sink();
  Sink(const Sink&) = delete;
  Sink& operator=(const Sink&) = delete;

  std::string mail_url() const { return "smtp://127.0.0.1:" + std::to_string(smtp_port_); }
  /// As operators list it.
  std::string hook_host() const { return "127.0.0.1:" + std::to_string(http_port_); }

  /// All letters once there are so many, or after ten seconds those there are.
  std::vector<boost::json::value> letters(std::size_t at_least = 0) const { return all("letter", at_least); }
  std::vector<boost::json::value> hooks(std::size_t at_least = 0) const { return all("hook", at_least); }

 private:
  std::vector<boost::json::value> all(const std::string& kind, std::size_t at_least) const;

  TemporaryFolder folder_;
  pid_t process_ = -1;
  int input_ = -1;
  int smtp_port_ = 0, http_port_ = 0;
};

}  // namespace oligopoly::service::testing
