// A record: refused, or read and written back the same; where its hashes hold, safe to play on.
#include <cstdint>

#include "fuzz/play_on.hpp"
#include "protocol/json.hpp"
#include "protocol/record_json.hpp"

using namespace oligopoly;
using namespace oligopoly::protocol;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto record = read_record(std::string_view(reinterpret_cast<const char*>(data), size));
  if (!record) return 0;
  const auto again = read_record(compact(record_json(*record)));
  fuzz::demand(again && record_json(*again) == record_json(*record));
  std::optional<Difference> difference;
  Session session = Session::replay(*record, difference);
  if (difference) (void)error_of(*difference).message_with_path(Lang::En);
  fuzz::play_on(session, 30);
  while (session.undo_to(session.steps() - 1)) {
  }
  return 0;
}
