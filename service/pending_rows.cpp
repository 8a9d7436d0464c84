#include "service/pending_rows.hpp"

#include <algorithm>

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
  const auto later =
      std::stable_partition(waiting_.begin(), waiting_.end(), [&](const Waiting& one) { return one.row <= row; });
  // Taken out first: who is served may wait for another.
  const std::vector<Waiting> served(std::make_move_iterator(waiting_.begin()), std::make_move_iterator(later));
  waiting_.erase(waiting_.begin(), later);
  for (const Waiting& one : served) one.then();
}

}  // namespace oligopoly::service
