#include "cli/interrupt.hpp"

#include <atomic>

namespace oligopoly::cli {
namespace {

std::atomic<bool> has_come = false;
// Nothing else may be touched in a signal handler.
static_assert(std::atomic<bool>::is_always_lock_free);

}  // namespace

Interrupt::Interrupt() {
  has_come = false;
  struct sigaction once{};
  once.sa_handler = [](int) { has_come = true; };
  // The second signal finds the usual handler again; reads and writes that one disturbs are repeated.
  once.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
  ::sigaction(SIGINT, &once, &interrupt_before_);
  ::sigaction(SIGTERM, &once, &terminate_before_);
}

Interrupt::~Interrupt() {
  ::sigaction(SIGINT, &interrupt_before_, nullptr);
  ::sigaction(SIGTERM, &terminate_before_, nullptr);
}

bool Interrupt::came() { return has_come; }

}  // namespace oligopoly::cli
