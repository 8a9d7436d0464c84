#pragma once

#include <cassert>
#include <cstring>

#include "players/comparison.hpp"

namespace oligopoly {

/// How long a bot may think about one decision. Zero sets no limit of that kind; a bot that does not search ignores it.
struct Budget {
  int iterations = 0;
  int milliseconds = 0;
  /// How many threads may think at once.
  int threads = 1;
};

/// More threads for one decision are of no use.
inline constexpr int kMostThreads = 64;

/// Someone who decides for a seat. A bot is told what its seat may see and nothing else: views and public events,
/// never a state. Everything random in it comes from a generator of its own, so that the same seed plays the same game.
class Bot {
 public:
  virtual ~Bot() = default;
  /// The seat's next action. Requires a view of this bot's seat in which the seat is to act; the action is allowed.
  virtual AnyAction decide(const AnyView& view, const Budget& budget) = 0;
  /// What it compared when it last decided: at most so many moves, none of which comes to the same as another. Nothing
  /// by a bot that cannot say.
  virtual Comparison comparison([[maybe_unused]] std::size_t most) const { return {}; }
};

/// The typed view behind an erased one. Requires a view of the game that `View` belongs to.
template <class View>
View view_as(const AnyView& any) {
  assert(any.bytes.size() == sizeof(View));
  View view{};
  std::memcpy(static_cast<void*>(&view), any.bytes.data(), sizeof(View));
  return view;
}

}  // namespace oligopoly
