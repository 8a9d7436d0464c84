#include "service/store.hpp"

#include "service/postgres_store.hpp"
#include "service/sqlite_store.hpp"

namespace oligopoly::service {

StoreResult<std::shared_ptr<Store>> open_store(const std::string& url, const std::string& process) {
  if (url.starts_with("sqlite:")) return SqliteStore::open(url.substr(7));
  if (url.starts_with("postgresql:") || url.starts_with("postgres:")) return PostgresStore::open(url, process);
  return tl::unexpected(StoreError{StoreError::Kind::Unusable, "the database must be sqlite:PATH or postgresql://…"});
}

}  // namespace oligopoly::service
