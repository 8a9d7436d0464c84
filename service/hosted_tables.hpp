#pragma once

#include <set>
#include <string>
#include <unordered_map>

#include "service/creation.hpp"
#include "service/hosted_table.hpp"
#include "service/peers.hpp"

namespace oligopoly::service {

/// Every table that is in memory. Tables come when someone wants them and go when nobody has for a while.
class HostedTables {
 public:
  HostedTables(ServiceContext& context, Millis idle_after) : context_(context), idle_after_(idle_after) {}

  /// Calls `use` with the table, loaded, or with why there is none.
  void with(const std::string& id, HostedTable::Use use);
  /// Opens and stores a table; `done` gets nothing, or why it could not be.
  void create(const Creation& creation, Settled done);
  /// Does what a request asks for, whichever it is: those of one table, and the rematch, which needs two.
  void handle(HostedTable& hosted, TableRequest request);
  /// A command that another process sent on.
  void handle_forwarded(const std::string& id, const Speaker& speaker, const std::string& text, Peers::Answer answer);

  /// Once in a while: clocks, tables nobody needs, deadlines of tables that are not in memory.
  void tick();
  /// Loads the tables where somebody wants to be called: their turn may have come while no process looked.
  void wake_called_tables();
  /// Another process added rows to this table in this epoch, or gave it up (no epoch).
  void on_news(TableNumber number, std::optional<std::int64_t> epoch);
  /// Tries to take over the tables whose owners are not among these; people who were connected to others are gone.
  void on_alive(const std::set<std::string>& alive);
  /// Another process says who is connected to it.
  void on_presence(const PresenceNotice& notice);
  /// News may have been missed, and others may have taken over what was ours: asks for what is new at every table, who
  /// owns it, and who is connected where.
  void catch_up();
  /// Tells everyone at every table whether the service can save.
  void show_saving(bool is_saving);
  std::size_t size() const { return tables_.size(); }
  /// Gives every table up to other processes.
  void release_all();

 private:
  std::shared_ptr<HostedTable> find_or_add(const std::string& id);
  void release(HostedTable& hosted);
  void rematch(HostedTable& hosted, TableRequest request);
  void on_rematch_opened(const std::string& from, const std::string& to, const TableRequest& request,
                         const std::optional<protocol::Error>& error);
  void open_stored(tl::expected<Table::Opened, protocol::Error> opened, Settled done);
  void evict_idle_tables(Millis now);
  void wake_due_tables();

  ServiceContext& context_;
  Millis idle_after_, next_wake_ = 0;
  std::unordered_map<std::string, std::shared_ptr<HostedTable>> tables_;
  /// Those that were loaded, by number. May hold some that have left.
  std::unordered_map<TableNumber, std::weak_ptr<HostedTable>> by_number_;
  /// Who asked for a rematch, by table, besides the one whose request is being carried out.
  std::unordered_map<std::string, std::vector<TableRequest>> rematches_;
};

}  // namespace oligopoly::service
