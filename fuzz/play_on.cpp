#include "fuzz/play_on.hpp"

#include <cstdlib>

#include "protocol/json.hpp"
#include "protocol/messages.hpp"

namespace oligopoly::fuzz {
namespace {

void look_around(const AnyTable& table, Rng& rng) {
  for (int i = 0; i <= table.seats(); ++i) {
    const Seat viewer = i == table.seats() ? kSpectator : Seat{i};
    const auto guess = table.determinize(viewer, rng);
    demand(static_cast<bool>(guess->audit()));
    demand(protocol::view_json(*guess, viewer) == protocol::view_json(table, viewer));
    (void)table.draw(viewer, Canvas{Lang::ZhHant, true});
  }
  (void)table.standings();
}

}  // namespace

void demand(bool holds) {
  if (!holds) std::abort();
}

void play_on(Session& session, int steps) {
  Rng rng(1);
  look_around(session.table(), rng);
  for (int i = 0; i < steps && !session.table().is_over(); ++i) {
    const SeatSet acting = session.table().to_act();
    demand(!acting.empty());
    const Seat seat = acting.front();
    demand(static_cast<bool>(session.apply(seat, session.table().sample_action(seat, rng))));
    demand(static_cast<bool>(session.table().audit()));
  }
  look_around(session.table(), rng);
}

}  // namespace oligopoly::fuzz
