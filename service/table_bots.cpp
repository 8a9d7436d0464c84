#include "service/table_bots.hpp"

#include <algorithm>

#include "matches/factory.hpp"

namespace oligopoly::service {
namespace {

/// A bot that was refused more often in a row is replaced by one that draws from what is allowed.
constexpr int kMostRefusals = 3;
/// What a bot that searches takes if nobody says otherwise, and what it gets when many are asked at once.
constexpr int kUsualThought = 1000, kLeastThought = 100;

}  // namespace

Budget shared_budget(Budget budget, int crowding) {
  if (crowding == 1) return budget;
  const int usual = budget.milliseconds == 0 ? kUsualThought : budget.milliseconds;
  budget.milliseconds = std::min(usual, std::max(kLeastThought, usual / crowding));
  return budget;
}

TableBots::TableBots(FairPool& pool, Budget budget, Randomness randomness)
    : pool_(pool), budget_(budget), randomness_(std::move(randomness)) {}

std::shared_ptr<TableBots::SeatedBot> TableBots::seated(const Table& table, Seat seat) {
  Place& place = seats_[seat.index()];
  const std::string id = refusals_ > kMostRefusals ? "random" : table.bot_of(seat);
  if (place.bot && place.id == id && place.rewinds == table.rewinds()) return place.bot;
  if (place.bot && place.bot->is_thinking) return place.bot;
  place.bot = std::make_shared<SeatedBot>();
  place.bot->bot = make_bot(table.game().rules(), id, seat, random_number(randomness_));
  place.id = id;
  place.rewinds = table.rewinds();
  return place.bot;
}

void TableBots::ask(const Table& table, const OnBehalfOf& whom, const Decided& decided) {
  for (const Seat seat : table.bots_to_act()) {
    const std::shared_ptr<SeatedBot> bot = seated(table, seat);
    if (bot->is_thinking || !bot->bot) continue;
    bot->is_thinking = true;
    pool_.run(whom,
              [decided, seat, bot, view = table.game().view(seat),
               budget = shared_budget(budget_, pool_.crowding())]() -> std::function<void()> {
                return [decided, seat, bot, action = bot->bot->decide(view, budget)] {
                  bot->is_thinking = false;
                  decided({seat, action, bot});
                };
              });
  }
}

bool TableBots::is_wanted(const Table& table, const Decision& decision) const {
  const Place& place = seats_[decision.seat.index()];
  return place.bot == decision.bot && place.rewinds == table.rewinds() && table.bots_to_act().contains(decision.seat);
}

bool TableBots::is_thinking() const {
  return std::any_of(seats_.begin(), seats_.end(),
                     [](const Place& place) { return place.bot && place.bot->is_thinking; });
}

}  // namespace oligopoly::service
