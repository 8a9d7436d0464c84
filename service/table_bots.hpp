#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string>

#include "players/bot.hpp"
#include "service/fair_pool.hpp"
#include "service/table.hpp"

namespace oligopoly::service {

/// How long a bot may think where so many times more wait than can think at once: the more, the shorter.
Budget shared_budget(Budget budget, int crowding);

/// The bots and stand-ins of one table. They think in the pool; what they decide comes back where the tables run.
class TableBots {
  /// While it thinks nobody else may touch it.
  struct SeatedBot {
    std::unique_ptr<Bot> bot;
    bool is_thinking = false;
  };

 public:
  /// What a bot wants to do.
  struct Decision {
    Seat seat;
    AnyAction action;
    std::shared_ptr<SeatedBot> bot;
  };
  using Decided = std::function<void(const Decision&)>;

  TableBots(FairPool& pool, Budget budget, Randomness randomness);

  /// Asks those bots that are to act and do not think yet; each answers by `decided`, once.
  void ask(const Table& table, const OnBehalfOf& whom, const Decided& decided);
  /// Whether a decision still counts: the same bot sits there and is asked the same.
  bool is_wanted(const Table& table, const Decision& decision) const;
  /// The table has allowed what a bot decided, or not. After some refusals in a row a bot is replaced by one that draws
  /// from what is allowed. True for the first refusal.
  void on_allowed() { refusals_ = 0; }
  bool on_refused() { return ++refusals_ == 1; }
  bool is_thinking() const;
  /// The table is another one now: what they think of is void.
  void reset() { seats_ = {}; }

 private:
  /// The bot of a seat, new when another one sat there before or when steps were taken back.
  std::shared_ptr<SeatedBot> seated(const Table& table, Seat seat);

  FairPool& pool_;
  Budget budget_;
  Randomness randomness_;
  struct Place {
    std::shared_ptr<SeatedBot> bot;
    std::string id;
    int rewinds = 0;
  };
  std::array<Place, kMaxSeats> seats_{};
  int refusals_ = 0;
};

}  // namespace oligopoly::service
