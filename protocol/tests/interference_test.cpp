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
std::string bytes_for(const AnyTable& table, Seat viewer) {
  std::string bytes = compact(view_json(table, viewer)) + compact(seats_json(table.to_act()));
  if (!table.to_act().contains(viewer) || !table.is_listable(viewer)) return bytes;
  std::vector<AnyAction> actions;
  table.legal_actions(viewer, actions);
  for (const AnyAction& action : actions)
    bytes += compact(action_json(table.game(), action)) + table.game().notation(table.rules(), action);
  return bytes;
}

/// What it is told when it tries something: allowed, or the same refusal in the same words.
std::string answer_to(const AnyTable& table, Seat seat, const AnyAction& action) {
  const Verdict verdict = table.check(seat, action);
  return verdict ? "allowed" : compact(error_json(error_of(verdict), Lang::ZhHans));
}

}  // namespace

TEST_CASE("protocol: views, lists and refusals give away nothing, byte for byte") {
  Rng rng(3);
  int guesses_that_differ = 0;
  for (const Setup& setup : all_setups())
    play_random(setup, 9, [&](const Session& session) {
      const AnyTable& table = session.table();
      for (int i = 0; i <= table.seats(); ++i) {
        const Seat viewer = i == table.seats() ? kSpectator : Seat{i};
        const auto guess = table.determinize(viewer, rng);
        REQUIRE(bytes_for(*guess, viewer) == bytes_for(table, viewer));
        guesses_that_differ += guess->hash() != table.hash();
        for (const Seat other : table.to_act()) {
          if (!is_player(viewer)) continue;
          const AnyAction stray = table.sample_action(other, rng);
          REQUIRE(answer_to(*guess, viewer, stray) == answer_to(table, viewer, stray));
        }
      }
    });
  CHECK(guesses_that_differ > 0);
}
