// Text boards, in a file of their own: the module of the page leaves them out and draws the table itself.
#include "protocol/engine_requests.hpp"

namespace oligopoly::protocol {

EngineRequests::Result<Drawing> EngineRequests::carry_out(const Draw& request) {
  if (const auto flaw = flaw_of(request.seat, kSpectator)) return tl::unexpected(*flaw);
  return Drawing{position().draw(request.seat, Canvas{lang_, false})};
}

}  // namespace oligopoly::protocol
