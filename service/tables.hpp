#pragma once

#include <set>
#include <string>
#include <unordered_map>

#include "service/cluster_messages.hpp"
#include "service/creation.hpp"
#include "service/live_table.hpp"

namespace oligopoly::service {

/// Every table that is in memory. Tables come when someone wants them and go when nobody has for a while.
class Tables {
 public:
  Tables(Surroundings& surroundings, Millis idle_after) : around_(surroundings), idle_after_(idle_after) {}

  /// Calls `use` with the table, loaded, or with why there is none.
  void with(const std::string& id, LiveTable::Use use);
  /// Opens and stores a table; `done` gets nothing, or why it could not be.
  void create(const Creation& creation, std::function<void(std::optional<protocol::Error>)> done);
  /// Does a command, whichever it is: those of one table, and the rematch, which needs two.
  void tell(LiveTable& live, Told told);

  /// Once in a while: clocks, tables nobody needs, deadlines of tables that are not in memory.
  void tick();
  /// Another process added rows to this table in this epoch, or gave it up (no epoch).
  void heed_news(TableNumber number, std::optional<std::int64_t> epoch);
  /// News may have been missed, and others may have taken over what was ours: asks for what is new at every table, who
  /// owns it, and who is connected where.
  void catch_up();
  /// Tells everyone at every table whether the service can save.
  void tell_saving(bool is_saving);
  /// Tries to take over the tables whose owners are not among these; people who were connected to others are gone.
  void heed_alive(const std::set<std::string>& alive);
  /// Another process says who is connected to it.
  void heed_presence(const PresenceNotice& notice);
  /// A command that another process sent on.
  void tell_forwarded(const std::string& id, const Speaker& speaker, const std::string& text, Courier::Answer answer);
  std::size_t live() const { return live_.size(); }
  /// Gives every table up to other processes.
  void release_all();

 private:
  std::shared_ptr<LiveTable> find_or_load(const std::string& id);
  void rematch(LiveTable& live, Told told);
  void rematch_opened(const std::string& from, const std::string& to, const Told& told,
                      const std::optional<protocol::Error>& error);
  void open_stored(const TableHeader& header, const std::vector<Step>& steps,
                   std::function<void(std::optional<protocol::Error>)> done);
  void wake_due_tables();

  Surroundings& around_;
  Millis idle_after_, next_wake_ = 0;
  std::unordered_map<std::string, std::shared_ptr<LiveTable>> live_;
  /// Those that were loaded, by number. May hold some that have left.
  std::unordered_map<TableNumber, std::weak_ptr<LiveTable>> by_number_;
  /// Who asked for a rematch, by table, besides the one whose request is being carried out.
  std::unordered_map<std::string, std::vector<Told>> rematches_;
};

}  // namespace oligopoly::service
