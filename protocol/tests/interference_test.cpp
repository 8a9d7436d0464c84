// Two states that differ only in what a seat may not know give that seat the same bytes.
#include <doctest/doctest.h>

#include "protocol/json.hpp"
#include "protocol/messages.hpp"
#include "protocol/tests/random_games.hpp"

using namespace oligopoly;
using namespace oligopoly::protocol;
using namespace oligopoly::protocol::testing;

namespace {

/// All a viewer is ever sent about a position: the view, and if it is to act the list of what it may do.
std::string bytes_for(const AnyPosition& position, Seat viewer) {
  std::string bytes = compact(view_json(position, viewer)) + compact(seats_json(position.to_act()));
  if (!position.to_act().contains(viewer) || !position.is_listable(viewer)) return bytes;
  std::vector<AnyAction> actions;
  position.legal_actions(viewer, actions);
  for (const AnyAction& action : actions)
    bytes += compact(action_json(position.game(), action)) + position.game().notation(position.rules(), action);
  return bytes;
}

/// What it is told when it tries something: allowed, or the same refusal in the same words.
std::string answer_to(const AnyPosition& position, Seat seat, const AnyAction& action) {
  const Verdict verdict = position.check(seat, action);
  return verdict ? "allowed" : compact(error_json(error_of(verdict), Lang::ZhHans));
}

}  // namespace

TEST_CASE("protocol: views, lists and refusals give away nothing, byte for byte") {
  Rng rng(3);
  int guesses_that_differ = 0;
  for (const Setup& setup : all_setups())
    play_random(setup, 9, [&](const Session& session) {
      const AnyPosition& position = session.position();
      for (int i = 0; i <= position.seats(); ++i) {
        const Seat viewer = i == position.seats() ? kSpectator : Seat{i};
        const auto guess = position.determinize(viewer, rng);
        REQUIRE(bytes_for(*guess, viewer) == bytes_for(position, viewer));
        guesses_that_differ += guess->hash() != position.hash();
        for (const Seat other : position.to_act()) {
          if (!is_player(viewer)) continue;
          const AnyAction stray = position.sample_action(other, rng);
          REQUIRE(answer_to(*guess, viewer, stray) == answer_to(position, viewer, stray));
        }
      }
    });
  CHECK(guesses_that_differ > 0);
}
