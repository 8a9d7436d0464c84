#pragma once

#include <functional>
#ifndef __wasm__
#include <mutex>
#endif

namespace oligopoly {

#ifdef __wasm__
struct Mutex {};
struct Lock {
  explicit Lock(Mutex&) {}
};
#else
using Mutex = std::mutex;
using Lock = std::scoped_lock<std::mutex>;
#endif

/// How many threads may run at once: 1 where there are none, as in the browser.
int core_count();

/// Calls `work(0)` … `work(workers - 1)` and returns when all are done, each on a thread of its own where there are
/// threads, one after the other where there are none.
void in_parallel(int workers, const std::function<void(int)>& work);

}  // namespace oligopoly
