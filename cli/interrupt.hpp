#pragma once

#include <signal.h>

namespace oligopoly::cli {

/// While one lives, Ctrl-C (SIGINT) and SIGTERM do not end the program but ask it to finish with what it has. A second
/// one ends it.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  /// Any thread may ask.
  static bool came();

 private:
  struct sigaction interrupt_before_{};
  struct sigaction terminate_before_{};
};

}  // namespace oligopoly::cli
