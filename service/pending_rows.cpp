#include "service/pending_rows.hpp"

#include <utility>

#include "service/loading.hpp"

namespace oligopoly::service {

void PendingRows::Row::settle(const StoreResult<void>& result) const {
  if (kept) kept(result);
  for (const Settled& one : then) one(result ? std::nullopt : std::optional(error_of(result.error())));
}

void PendingRows::when_safe(Settled then) {
  if (rows_.empty()) return then(std::nullopt);
  rows_.back().then.push_back(std::move(then));
}

PendingRows::Row PendingRows::take() {
  Row first = std::move(rows_.front());
  rows_.pop_front();
  return first;
}

void AwaitedRows::on_shown(std::int64_t row) {
  // Taken out first: who is served may wait for another.
  for (Waiting& one : std::exchange(waiting_, {})) {
    if (one.row <= row)
      one.then();
    else
      waiting_.push_back(std::move(one));
  }
}

}  // namespace oligopoly::service
