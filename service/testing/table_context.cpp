#include "service/testing/table_context.hpp"

#include <algorithm>
#include <stdexcept>
#include <thread>

#include "games/all_games.hpp"
#include "protocol/setup.hpp"

namespace oligopoly::service::testing {

int TestFollower::count(const std::string& type) const {
  const std::string start = "{\"type\":\"" + type + '"';
  return static_cast<int>(std::count_if(messages.begin(), messages.end(),
                                        [&](const std::string& message) { return message.starts_with(start); }));
}

TableContext::TableContext()
    : queue(store,
            [this](std::function<void()> work) {
              const std::lock_guard lock(mutex_);
              posted_.push_back(std::move(work));
            }),
      bots(2,
           [this](std::function<void()> work) {
             const std::lock_guard lock(mutex_);
             posted_.push_back(std::move(work));
           }),
      questions(1, [](const std::function<void()>& work) { work(); }),
      addresses(limits),
      context{queue,
              bots,
              questions,
              metrics,
              addresses,
              limits,
              {},
              system_randomness(),
              [this] { return time; },
              [this] { return time; },
              [] { return true; }} {}

/// What waits holds on to tables, and they to the rest: it goes first.
TableContext::~TableContext() {
  bots.close();
  questions.close();
  queue.close();
  posted_.clear();
}

bool TableContext::run_one() {
  std::function<void()> work;
  {
    const std::lock_guard lock(mutex_);
    if (posted_.empty()) return false;
    work = std::move(posted_.front());
    posted_.pop_front();
  }
  work();
  return true;
}

bool TableContext::run_until(const std::function<bool()>& done) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
  while (!done()) {
    if (std::chrono::steady_clock::now() > end) return false;
    if (!run_one()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return true;
}

Table::Opened open_cards(const std::vector<std::string>& seats, Millis move_time) {
  const auto setup = protocol::make_setup(*find_game("goofspiel"), "standard", {{"cards", "5"}}, seats);
  if (!setup) throw std::runtime_error(setup.error().name);
  TableHeader header;
  header.id = "0123456789abcdef";
  header.beginning = protocol::record_of(*setup);
  header.host_token = hash_token("host");
  header.move_time = move_time;
  header.stand_in = "random";
  for (std::size_t i = 0; i < seats.size(); ++i)
    header.seat_tokens.push_back(seats[i] == "human" ? std::optional(hash_token("seat" + std::to_string(i + 1)))
                                                     : std::nullopt);
  auto opened = Table::open(header, {}, Dealer(system_randomness()), 1);
  if (!opened) throw std::runtime_error(opened.error().name);
  return std::move(*opened);
}

TableNumber keep(Store& store, const Table::Opened& opened) {
  const TableHeader& header = opened.table.header();
  return store.create(std::vector<NewTable>{{header.id, header_text(header), opened.log, 1, opened.table.deadline()}})
      ->front();
}

AnyAction first_action(const AnyPosition& game, Seat seat) {
  std::vector<AnyAction> actions;
  game.legal_actions(seat, actions);
  return actions.front();
}

Command bid(int card, const std::string& key) {
  return *read_command(R"({"do":"play","key":")" + key + R"(","action":"bid )" + std::to_string(card) + "\"}");
}

}  // namespace oligopoly::service::testing
