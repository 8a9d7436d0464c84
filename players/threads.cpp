#include "players/threads.hpp"

#ifndef __wasm__
#include <algorithm>
#include <thread>
#include <vector>
#endif

namespace oligopoly {

#ifdef __wasm__

int core_count() { return 1; }

void in_parallel(int workers, const std::function<void(int)>& work) {
  for (int i = 0; i < workers; ++i) work(i);
}

#else

int core_count() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

void in_parallel(int workers, const std::function<void(int)>& work) {
  std::vector<std::jthread> threads;
  for (int i = 1; i < workers; ++i) threads.emplace_back(work, i);
  work(0);
}

#endif

}  // namespace oligopoly
