#pragma once

#include <mutex>

#include "service/postgres_connection.hpp"

namespace oligopoly::service {

/// The channel on which every append tells which tables have news: "NUMBER:EPOCH", with blanks between. A table that
/// was given up is told as "-NUMBER".
inline constexpr const char* kNewsChannel = "oligopoly_news";
/// A process that has not shown itself for so long counts as dead, though its session may still be open.
inline constexpr const char* kLease = "3 seconds";
/// The advisory locks that living processes hold: this class, and the lock number of the process.
inline constexpr int kProcessLockClass = 0x0119;

/// Tables in a PostgreSQL database that several processes share. A table belongs to one process at a time; rows of any
/// other are refused (see `Append::epoch`), so that a process that was thought dead can do no harm when it wakes.
class PostgresStore final : public Store {
 public:
  /// `process` names this process in claims; see Cluster, which keeps it alive.
  static StoreResult<std::shared_ptr<Store>> open(const std::string& url, std::string process);

  StoreResult<std::vector<TableNumber>> create(std::span<const NewTable> tables) override;
  StoreResult<std::vector<bool>> append(std::span<const Append> rows) override;
  StoreResult<StoredTable> load(std::string_view id, std::int64_t after) override;
  StoreResult<std::vector<std::string>> due(Millis now, int limit) override;
  StoreResult<Claim> claim(std::string_view id) override;
  StoreResult<void> release(TableNumber table) override;
  StoreResult<void> keep_note(const Note& note) override;
  StoreResult<void> forget_note(std::string_view key) override;
  StoreResult<Note> note(std::string_view key) override;
  StoreResult<std::vector<Note>> notes(std::string_view prefix, int limit) override;
  StoreResult<std::int64_t> count() override;
  StoreResult<void> probe() override;

 private:
  PostgresStore(std::string process, std::unique_ptr<PostgresConnection> writer,
                std::unique_ptr<PostgresConnection> reader);

  /// One try. `may_be_kept` is set once the commit was sent: if the connection is lost after that, only a look tells.
  StoreResult<std::vector<TableNumber>> insert_tables(std::span<const NewTable> tables);
  StoreResult<std::vector<bool>> add_rows(std::span<const Append> rows, bool& may_be_kept);
  StoreResult<std::vector<TableNumber>> numbers_of(std::span<const NewTable> tables);
  /// Which of the rows are there, once whatever a lost session still did is over.
  StoreResult<std::vector<bool>> find_rows(std::span<const Append> rows);
  StoreResult<Claim> claim_once(std::string_view id);

  std::string process_;
  std::mutex writing_, reading_;
  std::unique_ptr<PostgresConnection> writer_, reader_;
};

}  // namespace oligopoly::service
