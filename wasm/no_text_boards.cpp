// In the place of protocol/engine_draw.cpp: text boards would be a twentieth of the module, and no page shows them.
#include "protocol/engine_requests.hpp"

namespace oligopoly::protocol {
namespace {

constexpr Reason kNoTextBoards{
    "no_text_boards", "", {"the page draws the table itself", "页面会自行绘制牌桌", "頁面會自行繪製牌桌"}};

}  // namespace

EngineRequests::Result<Drawing> EngineRequests::carry_out(const Draw&) {
  return tl::unexpected(error_of(kNoTextBoards, {}));
}

}  // namespace oligopoly::protocol
