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

#include "matches/factory.hpp"
#include "service/cluster_messages.hpp"
#include "service/fair_pool.hpp"
#include "service/limits.hpp"
#include "service/listener.hpp"
#include "service/loading.hpp"
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
  /// Tells the other processes who is connected to this one; if `asks`, they tell the same.
  virtual void announce(const std::string& table, const Attendance& here, bool asks) = 0;
};

/// What every table shares.
struct Surroundings {
  CommitQueue& queue;
  /// Where bots think, and where questions that take long are answered.
  FairPool &bots, &questions;
  Metrics& metrics;
  AddressBook& addresses;
  const Limits& limits;
  Budget bot_budget;
  Randomness randomness;
  /// The time of day, for logs and deadlines. It may be set back.
  std::function<Millis()> now;
  /// For all that is measured. It never goes back.
  std::function<Millis()> steady;
  /// Whether what happens can be saved at the moment.
  std::function<bool()> is_saving;
  Courier* courier = nullptr;
};

/// A bot at one seat of a table. While it thinks nobody else may touch it.
struct SeatedBot {
  std::unique_ptr<Bot> bot;
  bool is_thinking = false;
};

/// A command on its way to a table.
struct Told {
  Speaker speaker;
  Command command;
  /// As it was sent, for forwarding.
  std::string text;
  /// Called with the row, or why it was refused, once that is certain and everyone has been told.
  std::function<void(const Table::Result&)> answer{};
  /// Where it comes from; empty if another process sent it on.
  std::string address{};
  /// How often it was tried again.
  int tries = 0;
};

/// A table in memory: its listeners, its bots, and the rows that are not safe yet. What happens is shown to nobody
/// before its row is safe. If a row cannot be kept, the table is loaded again, and it is as if nothing had happened.
///
/// All of it runs on one thread.
class LiveTable : public std::enable_shared_from_this<LiveTable> {
  static constexpr Millis kNever = -1'000'000'000;

 public:
  LiveTable(Surroundings& surroundings, std::string id);

  /// Loads it; `with` waits for that.
  void load();
  /// A table that was just created and stored.
  void adopt(Table::Opened opened, TableNumber number);

  using Use = std::function<void(tl::expected<LiveTable*, protocol::Error>)>;
  /// Calls `use` when the table is loaded, at once if it is.
  void with(Use use);

  const std::string& id() const { return id_; }
  bool is_loaded() const { return table_.has_value(); }
  const Table& table() const { return *table_; }
  bool is_ours() const { return claim_.is_ours; }
  TableNumber number() const { return number_; }

  /// Tells a connection how things stand, what happened lately after row `since`, and everything from then on.
  void join(const std::shared_ptr<Listener>& listener, std::int64_t since);
  void leave(const Listener& listener);
  /// Someone looks at the table or plays without a connection of their own.
  void visit(const Speaker& speaker, const std::string& address);
  /// Tells everyone whether the service can save.
  void tell_saving(bool is_saving);
  void tell(Told told);
  void arrange_rematch(Told told, const std::string& table);
  /// Puts stand-ins where time has run out.
  void enforce_clock();
  /// Once in a while: clocks, bots that were given a rest, and what could not be loaded.
  void tick();
  using Settled = std::function<void(const std::optional<protocol::Error>&)>;
  /// Calls `then` with nothing when everything that has happened so far is safe, or with why it could not be saved.
  void when_safe(Settled then);
  /// The last row that is safe and was told.
  std::int64_t told_row() const { return told_row_; }

  /// Reads rows that the owner wrote.
  void catch_up();
  /// Finds out who owns the table, and what happened meanwhile: becomes the owner if there is none alive.
  void review_claim(std::function<void()> then = {});
  const Claim& claim() const { return claim_; }

  /// Another process says who is connected to it, and may ask for the same.
  void heed_presence(const std::string& process, const Attendance& here, bool asks);
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
    std::vector<Settled> then;
    /// Who caused it, if not a bot or a clock.
    std::optional<Told> told;
    std::int64_t row = 0;
    bool is_play = false;
  };

  /// A table that was lost with a row and could not be loaded since: tries again while someone listens, or its bots and
  /// clocks would wait for someone to ask.
  void load_again();
  void loaded(tl::expected<LoadedTable, protocol::Error> result);
  /// Makes this the table, and tells listeners of later rows. False if those do not fit.
  bool take_up(LoadedTable loaded);
  void serve_waiting();
  void publish(News news, Told* told);
  std::vector<std::pair<std::weak_ptr<Listener>, SharedText>> messages_for(const News& news) const;
  void row_is_safe();
  void row_failed(const StoreError& error);
  void finish(Told& told, const Table::Result& result);
  bool is_too_talkative(const Told& told);
  /// Sends it a message of the table, if it has been welcomed.
  static void send(Listener& listener, const SharedText& text);
  /// Who is connected to this process, and the seats whose people are connected to any.
  Attendance attendance() const;
  SeatSet present() const;
  /// Tells everyone who is connected, if that has changed; the newcomer in any case.
  void show_presence(Listener* newcomer = nullptr);
  /// Someone came or went here: tells the other processes too.
  void change_presence(Listener* newcomer = nullptr);
  void announce_presence();
  void forward(Told told);
  void tell_again(Told told);
  void answer_when_seen(const Told& told, const Table::Result& result);
  void take_claim(const ClaimedRows& claimed);
  /// Takes up rows that were stored after row `after` and shows them. Rows that are known are left out. False, and the
  /// table is forgotten, if one does not fit.
  bool follow_rows(std::int64_t after, const std::vector<std::string>& rows);
  void serve_on_row();

  /// On whose behalf bots think; nothing where nobody sits or watches.
  std::optional<OnBehalfOf> attended() const;
  Budget budget() const;
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
  std::map<std::string, Attendance> elsewhere_;
  std::optional<Attendance> announced_;
  std::deque<Pending> pending_;
  /// The last row that listeners were told.
  std::int64_t told_row_ = 0;
  /// The latest news, for those who come back after a short while.
  RecentNews recent_;
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
  };
  std::array<BotSeat, kMaxSeats> bots_{};
  int bot_refusals_ = 0;
  Dealer dealer_;
  Millis stored_deadline_ = 0;
  /// When a person last played, and anyone last looked, without a connection; and from where. By the steady clock.
  Millis played_at_ = kNever, looked_at_ = kNever;
  std::string address_;
  /// How much each seat may still say; the last place is the host's.
  std::vector<RateLimit> sayings_;
  Millis used_at_ = 0;
  /// After a row could not be kept, nothing is tried by itself before this time.
  Millis rests_until_ = 0, loads_again_at_ = 0;
};

}  // namespace oligopoly::service
