#include "cli/progress.hpp"

#include "cli/messages.hpp"

namespace oligopoly::cli {
namespace {

using namespace std::chrono_literals;

/// No line is shown sooner after the one before.
constexpr std::chrono::milliseconds kOnTerminal = 100ms, kElsewhere = 10s;
constexpr const char *kToStart = "\r", *kEraseLine = "\x1b[K";

}  // namespace

std::string rough_time(Lang lang, double seconds) {
  if (seconds < 120) return words<msg::kSeconds>(lang, seconds);
  if (seconds < 7200) return words<msg::kMinutes>(lang, seconds / 60);
  return words<msg::kHours>(lang, seconds / 3600);
}

Progress::Progress(Console& console, std::int64_t games, Clock::time_point now)
    : console_(console), games_(games), begun_(now), shown_(now) {}

Progress::~Progress() {
  if (console_.err_is_terminal) console_.err << kToStart << kEraseLine << std::flush;
}

void Progress::add(std::int64_t games, Clock::time_point now) {
  const Lock lock(mutex_);
  played_ += games;
  if (now - shown_ < (console_.err_is_terminal ? kOnTerminal : kElsewhere)) return;
  shown_ = now;
  show(now);
}

void Progress::show(Clock::time_point now) {
  const std::chrono::duration<double> spent = now - begun_;
  const double left = spent.count() / static_cast<double>(played_) * static_cast<double>(games_ - played_);
  const std::string line = words<msg::kGamesPlayed>(console_.lang, played_, games_, rough_time(console_.lang, left));
  if (console_.err_is_terminal)
    console_.err << kToStart << line << kEraseLine << std::flush;
  else
    console_.err << line << "\n" << std::flush;
}

}  // namespace oligopoly::cli
