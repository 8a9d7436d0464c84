#pragma once

#include "games/smartphone/bots/outlook.hpp"
#include "games/smartphone/rules/smartphone.hpp"
#include "players/value.hpp"

namespace oligopoly::smartphone {

/// What a network is told of the plans that a seat may lay in secret (S1.0): those of the book.
class PlanGuesser {
 public:
  using Rules = Smartphone;
  using Known = Board;

  struct Options {
    Board board;
    Seat seat;
    const PlanPage* page = nullptr;
    /// What the manager thinks of each, and how many it likes better.
    std::vector<std::int32_t> worths, ranks;
    /// From the best down.
    std::vector<std::int32_t> order;

    int size() const { return static_cast<int>(worths.size()); }
    const PlanOption& option(int i) const { return page->options[static_cast<std::size_t>(i)]; }
    /// How far below the best the one at a place of the order is.
    int behind(int place) const {
      return worths[static_cast<std::size_t>(order.front())] -
             worths[static_cast<std::size_t>(order[static_cast<std::size_t>(place)])];
    }
  };

  explicit PlanGuesser(const Ruleset& rules) : knowledge_(rules, kBalanced) {}

  const Board& known(const View& view) const { return view.board; }
  bool has_choice(const Board& board, Seat seat) const;
  void list(const Board& board, Seat seat, Options& out) const;
  void describe(const Options& options, Features& out) const;
  void describe(const Options& options, int option, Features& out) const;
  int usual(const Options& options) const { return options.order.front(); }
  Action action(const Options& options, int option) const;
  /// By what a plan gives, however it is laid.
  int find(const Options& options, const Action& action) const;

 private:
  Knowledge knowledge_;
};

}  // namespace oligopoly::smartphone
