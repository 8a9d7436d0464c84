// How a live table plays its bots and stand-ins.
#include <boost/json.hpp>

#include "players/match.hpp"
#include "service/live_table.hpp"
#include "service/log.hpp"

namespace oligopoly::service {
namespace {

/// A bot that was refused so often at one decision is replaced by one that draws from what is allowed.
constexpr int kMostRefusals = 3;
/// Bots do not run further ahead of the disk: else a whole game of quick ones would reach its readers at one stroke, and
/// they would be taken for slow.
constexpr std::size_t kMostUnsafeRows = 8;

std::vector<AnyEvent> all_events(const Record& record) {
  std::vector<AnyEvent> events;
  for (const Move& move : moves_of(record)) events.insert(events.end(), move.events.begin(), move.events.end());
  return events;
}

}  // namespace

/// The bot of a seat, new when another bot sat there before or when steps it saw were taken back.
std::shared_ptr<SeatedBot> LiveTable::seated_bot(Seat seat) {
  BotSeat& place = bots_[seat.index()];
  const std::string id = bot_refusals_ > kMostRefusals ? "random" : table_->bot_of(seat);
  if (place.bot && place.id == id && place.rewinds == table_->rewinds()) return place.bot;
  if (place.bot && place.bot->is_thinking) return place.bot;
  place.bot = std::make_shared<SeatedBot>();
  place.bot->bot = make_bot(table_->game().rules(), id, seat, random_number(around_.randomness));
  place.bot->unseen = all_events(table_->session().record());
  place.id = id;
  place.rewinds = table_->rewinds();
  return place.bot;
}

void LiveTable::tell_bots(const News& news) {
  for (BotSeat& place : bots_) {
    if (!place.bot || place.rewinds != table_->rewinds()) continue;
    // One that is thinking is told when it has decided.
    if (place.bot->is_thinking)
      place.missed.insert(place.missed.end(), news.events.begin(), news.events.end());
    else
      place.bot->unseen.insert(place.bot->unseen.end(), news.events.begin(), news.events.end());
  }
}

void LiveTable::ask_bots() {
  if (!table_ || !is_ours() || around_.now() < rests_until_ || pending_.size() >= kMostUnsafeRows) return;
  for (const Seat seat : table_->bots_to_act()) {
    const std::shared_ptr<SeatedBot> bot = seated_bot(seat);
    if (bot->is_thinking || !bot->bot) continue;
    bot->is_thinking = true;
    around_.bots.ask(bot, table_->game().view(seat), [self = shared_from_this(), seat, bot](const AnyAction& action) {
      bot->is_thinking = false;
      self->bot_decided(seat, bot, action);
    });
  }
}

void LiveTable::bot_decided(Seat seat, const std::shared_ptr<SeatedBot>& bot, const AnyAction& action) {
  BotSeat& place = bots_[seat.index()];
  // The table may have been loaded again, or the seat given back, while the bot was thinking.
  if (!table_ || place.bot != bot) return ask_bots();
  bot->unseen.insert(bot->unseen.end(), place.missed.begin(), place.missed.end());
  place.missed.clear();
  if (!table_->bots_to_act().contains(seat) || place.rewinds != table_->rewinds()) return ask_bots();
  Table::Result result = table_->act(seat, action, chance_, around_.now());
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
