#pragma once

#include <chrono>

#include "cli/console.hpp"
#include "players/threads.hpp"

namespace oligopoly::cli {

/// How many games have been played and about how long the rest will take, on `err`: one line that is rewritten where
/// somebody watches, elsewhere a line now and then if it takes long.
class Progress {
 public:
  using Clock = std::chrono::steady_clock;

  Progress(Console& console, std::int64_t games, Clock::time_point now = Clock::now());
  /// Takes the line away again.
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// That many more were played. Any thread may say so.
  void add(std::int64_t games, Clock::time_point now = Clock::now());

 private:
  void show(Clock::time_point now);

  Console& console_;
  const std::int64_t games_;
  const Clock::time_point begun_;
  Clock::time_point shown_;
  std::int64_t played_ = 0;
  Mutex mutex_;
};

/// "40 s", "12 min", "3.5 h".
std::string rough_time(Lang lang, double seconds);

}  // namespace oligopoly::cli
