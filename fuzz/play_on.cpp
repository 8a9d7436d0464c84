#include "fuzz/play_on.hpp"

#include <cstdlib>

#include "protocol/json.hpp"
#include "protocol/messages.hpp"

namespace oligopoly::fuzz {
namespace {

void look_around(const AnyPosition& position, Rng& rng) {
  for (int i = 0; i <= position.seats(); ++i) {
    const Seat viewer = i == position.seats() ? kSpectator : Seat{i};
    const auto guess = position.determinize(viewer, rng);
    demand(static_cast<bool>(guess->audit()));
    demand(protocol::view_json(*guess, viewer) == protocol::view_json(position, viewer));
    (void)position.draw(viewer, Canvas{Lang::ZhHant, true});
  }
  (void)position.standings();
}

}  // namespace

void demand(bool holds) {
  if (!holds) std::abort();
}

void play_on(Session& session, int steps) {
  Rng rng(1);
  look_around(session.position(), rng);
  for (int i = 0; i < steps && !session.position().is_over(); ++i) {
    const SeatSet acting = session.position().to_act();
    demand(!acting.empty());
    const Seat seat = acting.front();
    demand(static_cast<bool>(session.apply(seat, session.position().sample_action(seat, rng))));
    demand(static_cast<bool>(session.position().audit()));
  }
  look_around(session.position(), rng);
}

}  // namespace oligopoly::fuzz
