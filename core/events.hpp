#pragma once

#include <utility>
#include <vector>

namespace oligopoly {

/// Where rules report what happened. Off by default: then nothing is stored and nothing is allocated,
/// which is what search and benchmarks use. Events hold only what everyone at the table may see.
template <class Event>
class EventSink {
 public:
  constexpr EventSink() = default;
  constexpr explicit EventSink(std::vector<Event>& log) : log_(&log) {}

  /// Ask before building an event that is costly to build.
  constexpr bool is_on() const { return log_ != nullptr; }
  template <class E>
  constexpr void operator()(E&& event) const {
    if (log_ != nullptr) log_->emplace_back(std::forward<E>(event));
  }

 private:
  std::vector<Event>* log_ = nullptr;
};

}  // namespace oligopoly
