#pragma once

#include <cstdint>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace oligopoly::service {

/// What the load generator does.
struct LoadOptions {
  /// Of processes that share a database. The two people of a table are connected to different ones where there are
  /// several, as happens behind a load balancer.
  std::vector<std::uint16_t> ports;
  /// Tables of two people who play without a pause, each person on a connection of its own.
  int tables = 200;
  double seconds = 5;
  /// Actions a second in all; 0 for as many as there can be.
  double rate = 0;
};

struct LoadResult {
  std::uint64_t actions = 0, games = 0, refusals = 0;
  double seconds = 0;
  /// Milliseconds from sending an action to reading that it is safe.
  double median = 0, p99 = 0, worst = 0;
};

/// Plays goofspiel at many tables over real sockets on this machine. Speaks the wire's own language, without a library,
/// so that it costs little beside the server it measures.
tl::expected<LoadResult, std::string> run_load(const LoadOptions& options);

/// Opens connections that join tables and then say nothing, and holds them while `measure` runs.
tl::expected<void, std::string> hold_idle_connections(std::uint16_t port, int connections, void (*measure)(void*),
                                                      void* context);

/// What a process has used so far.
struct ProcessUse {
  double cpu_seconds = 0;
  std::uint64_t resident_bytes = 0;
};
ProcessUse use_of_process(int process);

}  // namespace oligopoly::service
