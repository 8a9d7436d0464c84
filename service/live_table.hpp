#pragma once

#include <array>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "service/bots.hpp"
#include "service/commit_queue.hpp"
#include "service/listener.hpp"
#include "service/metrics.hpp"

namespace oligopoly::service {

/// Brings commands to the process that owns a table; see Cluster. A single process has none.
class Courier {
 public:
  virtual ~Courier() = default;
  /// The answer is the row it led to, or why it was refused; nothing if the owner did not answer in time.
  using Answer = std::function<void(std::optional<Table::Result>)>;
  virtual void forward(const std::string& owner, const std::string& table, const Speaker& speaker,
                       const std::string& command, Answer answer) = 0;
  /// The table has another owner by now: what still waits for the former one is given up at once.
  virtual void recall(const std::string& table) = 0;
  /// Tells the other processes whose people are connected to this one; if `asks`, they tell the same.
  virtual void announce(const std::string& table, SeatSet here, bool asks) = 0;
};

/// What every table shares.
struct Surroundings {
  CommitQueue& queue;
  BotPool& bots;
  Metrics& metrics;
  Randomness randomness;
  std::function<Millis()> now;
  Courier* courier = nullptr;
};

/// A command on its way to a table.
struct Told {
  Speaker speaker;
  Command command;
  /// As it was sent, for forwarding.
  std::string text;
  /// Called with the row, or why it was refused, once that is certain and everyone has been told.
  std::function<void(const Table::Result&)> answer{};
  /// How often it was sent to another process.
  int tries = 0;
};

/// A table in memory: its listeners, its bots, and the rows that are not safe yet. What happens is shown to nobody
/// before its row is safe. If a row cannot be kept, the table is loaded again, and it is as if nothing had happened.
///
/// All of it runs on one thread.
class LiveTable : public std::enable_shared_from_this<LiveTable> {
 public:
  LiveTable(Surroundings& surroundings, std::string id);

  /// Loads it; `with` waits for that.
  void load();
  /// A table that was just created and stored.
  void adopt(Table table, TableNumber number);

  using Use = std::function<void(tl::expected<LiveTable*, protocol::Error>)>;
  /// Calls `use` when the table is loaded, at once if it is.
  void with(Use use);

  const std::string& id() const { return id_; }
  bool is_loaded() const { return table_.has_value(); }
  const Table& table() const { return *table_; }
  bool is_ours() const { return claim_.is_ours; }
  TableNumber number() const { return number_; }

  /// Tells a connection everything since row `since` and from then on.
  void join(const std::shared_ptr<Listener>& listener, std::int64_t since);
  void leave(const Listener& listener);
  void tell(Told told);
  void arrange_rematch(Told told, const std::string& table);
  /// Puts stand-ins where time has run out.
  void enforce_clock();
  /// Once in a while: clocks, bots that were given a rest, and what could not be loaded.
  void tick();
  /// Calls `then(true)` when everything that has happened so far is safe, `then(false)` if it could not be saved and
  /// has not happened after all.
  void when_safe(std::function<void(bool)> then);

  /// Reads rows that the owner wrote.
  void catch_up();
  /// Tries to become the owner if there is none alive.
  void claim_if_orphaned(std::function<void()> then = {});
  const std::string& owner() const { return claim_.owner; }

  /// Another process says whose people are connected to it, and may ask for the same.
  void heed_presence(const std::string& process, SeatSet here, bool asks);
  /// Whoever was connected to a process that is not among these is gone. Call once in a while.
  void forget_absent(const std::set<std::string>& alive);
  /// What was said about who is connected may have been missed, here and elsewhere: says it again, and asks.
  void exchange_presence();

  bool is_idle(Millis since) const;
  std::size_t listeners() const { return listeners_.size(); }
  /// The last time anybody wanted anything.
  Millis used_at() const { return used_at_; }

 private:
  /// A row on its way to the disk, and what is to be said when it is there.
  struct Pending {
    std::vector<std::pair<std::weak_ptr<Listener>, SharedText>> messages;
    std::vector<std::function<void(bool)>> then;
    std::function<void(const Table::Result&)> answer;
    std::int64_t row = 0;
    bool is_play = false;
  };

  /// A table that was lost with a row and could not be loaded since: tries again while someone listens, or its bots and
  /// clocks would wait for someone to ask.
  void load_again();
  void loaded(StoreResult<LoadedTable> result);
  /// Makes this the table, and tells listeners of later rows. False if those do not fit.
  bool take_up(Table table, const std::vector<std::string>& later);
  void serve_waiting();
  void publish(News news, const Told* told);
  std::vector<std::pair<std::weak_ptr<Listener>, SharedText>> messages_for(const News& news) const;
  void row_is_safe();
  void row_failed(const StoreError& error);
  void finish(Told& told, const Table::Result& result);
  void welcome(const std::shared_ptr<Listener>& listener, std::int64_t since, std::uint64_t visit,
               const std::vector<News>& news);
  void join_from_store(const std::shared_ptr<Listener>& listener, std::int64_t since);
  /// The seats whose people are connected to this process, and to any.
  SeatSet present_here() const;
  SeatSet present() const;
  /// Tells everyone who is connected, if that has changed; the newcomer in any case.
  void show_presence(Listener* newcomer = nullptr);
  /// Someone came or went here: tells the other processes too.
  void change_presence(Listener* newcomer = nullptr);
  void announce_presence();
  void forward(Told told);
  void tell_again(Told told);
  void answer_when_seen(const Told& told, const Table::Result& result);
  void take_claim(const LoadedTable& loaded);
  /// Takes up rows that were stored after row `after` and shows them. Rows that are known are left out. False, and the
  /// table is forgotten, if one does not fit.
  bool follow_rows(std::int64_t after, const std::vector<std::string>& rows);
  void serve_on_row();

  void remember(News news);
  void tell_bots(const News& news);
  void ask_bots();
  void bot_decided(Seat seat, const std::shared_ptr<SeatedBot>& bot, const AnyAction& action);
  std::shared_ptr<SeatedBot> seated_bot(Seat seat);

  Surroundings& around_;
  std::string id_;
  TableNumber number_ = 0;
  Claim claim_;
  std::optional<Table> table_;
  bool is_loading_ = false, is_catching_up_ = false, has_more_news_ = false;
  std::vector<Use> waiting_;
  std::vector<std::shared_ptr<Listener>> listeners_;
  /// Seats of people who are connected, as everyone was told.
  SeatSet shown_present_;
  /// Those connected to other processes, and what these were told last; nothing as long as nobody has listened.
  std::map<std::string, SeatSet> present_elsewhere_;
  std::optional<SeatSet> announced_;
  std::deque<Pending> pending_;
  /// The last row that listeners were told.
  std::int64_t told_row_ = 0;
  /// The latest news, for those who come back after a short while.
  std::deque<News> recent_;
  /// What waits for a row of another process.
  struct OnRow {
    std::int64_t row = 0;
    std::function<void()> then;
  };
  std::vector<OnRow> on_row_;
  struct BotSeat {
    std::shared_ptr<SeatedBot> bot;
    std::string id;
    int rewinds = 0;
    /// What happened while it was thinking.
    std::vector<AnyEvent> missed;
  };
  std::array<BotSeat, kMaxSeats> bots_{};
  int bot_refusals_ = 0;
  Rng chance_;
  Millis stored_deadline_ = 0, used_at_ = 0;
  /// After a row could not be kept, nothing is tried by itself before this time.
  Millis rests_until_ = 0, loads_again_at_ = 0;
};

/// What a store's failure means to players.
protocol::Error error_of(const StoreError& error);

}  // namespace oligopoly::service
