// A setup with a ruleset of one's own: refused, or written back the same and safe to play to the end.
#include <cstdint>

#include "fuzz/play_on.hpp"
#include "protocol/json.hpp"
#include "protocol/messages.hpp"
#include "protocol/setup.hpp"

using namespace oligopoly;
using namespace oligopoly::protocol;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto value = parse_json(std::string_view(reinterpret_cast<const char*>(data), size));
  if (!value) return 0;
  const auto setup = read_setup(*value);
  if (!setup) return 0;
  const auto again = read_setup(setup_json(*setup));
  fuzz::demand(again && ruleset_json(*again->rules) == ruleset_json(*setup->rules));
  Session session = start_session(*setup);
  fuzz::demand(static_cast<bool>(session.position().audit()));
  fuzz::play_on(session, 2000);
  return 0;
}
