#pragma once

#include "service/audience.hpp"
#include "service/public_list.hpp"
#include "service/table_bots.hpp"
#include "service/table_replica.hpp"
#include "service/table_request.hpp"
#include "service/turn_watch.hpp"

namespace oligopoly::service {

/// A table in memory: its replica, its audience and its bots, and how a command passes through them.
///
///   request -> Table: refused, or happens -> a row is appended -> when it is safe: followers are shown it, the request
///   is answered, bots are asked
///
/// What happens is shown to nobody before its row is safe. All of it runs on one thread.
class HostedTable : public std::enable_shared_from_this<HostedTable> {
 public:
  HostedTable(ServiceContext& context, std::string id);
  ~HostedTable();
  HostedTable(const HostedTable&) = delete;
  HostedTable& operator=(const HostedTable&) = delete;

  using Use = std::function<void(tl::expected<HostedTable*, protocol::Error>)>;
  /// Calls `use` when the table is loaded, at once if it is.
  void with(Use use);

  const std::string& id() const { return id_; }
  /// Requires a table that is loaded.
  const Table& table() const { return replica_->table(); }
  /// The table as this person may see it: spectators perhaps later than players.
  const Table& table_for(const Speaker& speaker) const;
  TableReplica& replica() { return *replica_; }
  Audience& audience() { return audience_; }
  /// See TableReplica.
  void when_safe(Settled then) { replica_->when_safe(std::move(then)); }
  std::int64_t safe_row() const { return replica_->safe_row(); }

  /// Tells a connection how things stand, what happened lately after row `since`, and everything from then on.
  void join(const std::shared_ptr<Follower>& follower, std::int64_t since);
  void leave(const Follower& follower);
  /// Someone looks at the table or plays without a connection of their own.
  void visit(const Speaker& speaker, const std::string& address);
  /// Another process says who is connected to it, and may ask for the same.
  void on_presence(const std::string& process, const Attendance& there, bool asks);

  /// Does what a request asks for, here or at the process that owns the table.
  void handle(TableRequest request);
  /// The same for a rematch, for which this table was opened; none if there is nothing to open.
  void arrange_rematch(TableRequest request, const std::string& rematch);
  /// Brings the public list up to date.
  void update_listing();
  /// Puts stand-ins where time has run out.
  void enforce_clock();
  /// The table was just opened.
  void on_opened() { tell_group(); }
  /// Once in a while: clocks, bots that were given a rest, and what could not be loaded.
  void tick();
  /// Whether nobody has wanted anything since then, and nothing is under way.
  bool is_idle(Millis since) const;

 private:
  TableReplica::Handlers replica_handlers();
  void on_loaded(std::optional<std::int64_t> missed_after);
  void on_taken_over();
  void welcome(Follower& follower, const SharedText& text);

  bool is_too_talkative(const TableRequest& request);
  /// Begins the game if the lobby is done.
  void begin_if_ready();
  /// Somebody rose from this seat (chance rises from none), or the game began: everyone keeps following as what they
  /// are now, if they may.
  void review_audience(Seat risen);
  /// Stores and shows what a request led to, or answers it.
  void settle(TableRequest request, Table::Result result);
  void finish(const TableRequest& request, const Table::Result& result);
  /// Stores what happened, and shows it when it is safe. Bots and clocks ask by no request.
  void publish(News news, std::optional<TableRequest> request);
  void on_row_failed(TableRequest request, const StoreError& error);
  std::vector<FollowerMessage> messages_for(const News& news) const;
  /// Whether someone is shown what happens only some time later.
  bool is_delayed(const Speaker& speaker) const;
  /// Shows spectators what is old enough for them.
  void show_delayed();
  void forward(TableRequest request);
  /// The owner is gone, slow, or has passed the table on: finds out who owns it now, and asks them.
  void retry(TableRequest request);

  /// Whom the table waits for and nobody has called yet; none where nobody is called.
  SeatSet uncalled() const;
  /// Calls those who keep the table waiting and are not there.
  void call_absent();
  /// Lets the group of this table know how it stands; only once it is safe.
  void tell_group();

  void ask_bots();
  void on_bot_decided(const TableBots::Decision& decision);

  ServiceContext& context_;
  std::string id_;
  Audience audience_;
  TableBots bots_;
  TalkLimits talk_;
  TurnWatch watch_;
  /// Whether those who wanted to be called were forgotten, because nobody plays on.
  bool is_call_list_gone_ = false;
  Dealer dealer_;
  ListedTable listed_;
  /// The last time anybody wanted anything, by the steady clock.
  Millis used_at_ = 0;
  std::shared_ptr<TableReplica> replica_;
};

}  // namespace oligopoly::service
