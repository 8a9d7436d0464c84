// How a live table plays its bots and stand-ins.

#include "service/live_table.hpp"
#include "service/log.hpp"

namespace oligopoly::service {
namespace {

/// A bot that was refused so often at one decision is replaced by one that draws from what is allowed.
constexpr int kMostRefusals = 3;
/// Bots do not run further ahead of the disk: else a whole game of quick ones would reach its readers at one stroke,
/// and they would be taken for slow.
constexpr std::size_t kMostUnsafeRows = 8;
/// Whoever plays or looks without a connection is taken to be still there for so long.
constexpr Millis kAttention = 60'000;
/// What a bot that searches takes if nobody says otherwise, and what it gets when many are asked at once.
constexpr int kUsualThought = 1000, kLeastThought = 100;

}  // namespace

/// The bot of a seat, new when another bot sat there before or when steps were taken back.
std::shared_ptr<SeatedBot> LiveTable::seated_bot(Seat seat) {
  BotSeat& place = bots_[seat.index()];
  const std::string id = bot_refusals_ > kMostRefusals ? "random" : table_->bot_of(seat);
  if (place.bot && place.id == id && place.rewinds == table_->rewinds()) return place.bot;
  if (place.bot && place.bot->is_thinking) return place.bot;
  place.bot = std::make_shared<SeatedBot>();
  place.bot->bot = make_bot(table_->game().rules(), id, seat, random_number(around_.randomness));
  place.id = id;
  place.rewinds = table_->rewinds();
  return place.bot;
}

std::optional<OnBehalfOf> LiveTable::attended() const {
  const Millis recently = around_.steady() - kAttention;
  OnBehalfOf whom{played_at_ > recently, address_, id_};
  bool is_watched = !listeners_.empty() || looked_at_ > recently;
  for (const std::shared_ptr<Listener>& listener : listeners_) {
    if (whom.is_person) break;
    whom.is_person = is_player(listener->speaker.seat);
    whom.address = listener->address;
  }
  for (const auto& [process, there] : elsewhere_) {
    whom.is_person = whom.is_person || !there.seats.empty();
    is_watched = is_watched || there.is_watched;
  }
  // A game over days goes on while its people are away: their clocks run.
  const bool has_clock = table_->header().move_time != 0;
  return whom.is_person || is_watched || has_clock ? std::optional(whom) : std::nullopt;
}

/// Where many wait, each thinks for a shorter time.
Budget LiveTable::budget() const {
  Budget budget = around_.bot_budget;
  const int crowding = around_.bots.crowding();
  if (crowding == 1) return budget;
  const int usual = budget.milliseconds == 0 ? kUsualThought : budget.milliseconds;
  budget.milliseconds = std::min(usual, std::max(kLeastThought, usual / crowding));
  return budget;
}

void LiveTable::ask_bots() {
  if (!table_ || !is_ours() || around_.steady() < rests_until_ || pending_.size() >= kMostUnsafeRows) return;
  const SeatSet asked = table_->bots_to_act();
  if (asked.empty()) return;
  const auto whom = attended();
  if (!whom) return;
  for (const Seat seat : asked) {
    const std::shared_ptr<SeatedBot> bot = seated_bot(seat);
    if (bot->is_thinking || !bot->bot) continue;
    bot->is_thinking = true;
    around_.bots.run(*whom,
                     [self = shared_from_this(), seat, bot, view = table_->game().view(seat),
                      budget = budget()]() -> std::function<void()> {
                       return [self, seat, bot, action = bot->bot->decide(view, budget)] {
                         bot->is_thinking = false;
                         self->bot_decided(seat, bot, action);
                       };
                     });
  }
}

void LiveTable::bot_decided(Seat seat, const std::shared_ptr<SeatedBot>& bot, const AnyAction& action) {
  BotSeat& place = bots_[seat.index()];
  // The table may have been lost or loaded again, or the seat given back, while the bot was thinking.
  if (!table_ || !is_ours() || place.bot != bot) return ask_bots();
  if (!table_->bots_to_act().contains(seat) || place.rewinds != table_->rewinds()) return ask_bots();
  Table::Result result = table_->act(seat, action, dealer_, around_.now());
  if (result && result->news) {
    bot_refusals_ = 0;
    ++around_.metrics.bot_actions;
    return publish(std::move(*result->news), nullptr);
  }
  if (++bot_refusals_ == 1)
    log(LogLevel::Warning, "bot_refused",
        {{"table", id_}, {"bot", place.id}, {"why", result ? "" : result.error().name}});
  ask_bots();
}

}  // namespace oligopoly::service
