// A game whose make_own_bot or own_bots has another signature does not build; it is not played as if it had no bots.
#include "matches/own_bots.hpp"

#include <doctest/doctest.h>

using namespace oligopoly;

namespace right {
struct Ruleset {};
struct Game {
  using Ruleset = right::Ruleset;
};
std::unique_ptr<Bot> make_own_bot(const Ruleset& rules, std::string_view id, Seat seat, const Rng& rng);
std::span<const BotInfo> own_bots(std::type_identity<Game>);
}  // namespace right

namespace swapped {
struct Ruleset {};
struct Game {
  using Ruleset = swapped::Ruleset;
};
std::unique_ptr<Bot> make_own_bot(const Ruleset& rules, Seat seat, std::string_view id, const Rng& rng);
std::span<const BotInfo> own_bots(const Ruleset& rules);
}  // namespace swapped

namespace changing {
struct Ruleset {};
struct Game {
  using Ruleset = changing::Ruleset;
};
std::unique_ptr<Bot> make_own_bot(const Ruleset& rules, std::string_view id, Seat seat, Rng& rng);
std::vector<BotInfo> own_bots(std::type_identity<Game>);
}  // namespace changing

namespace shared {
struct Ruleset {};
struct Game {
  using Ruleset = shared::Ruleset;
};
std::shared_ptr<Bot> make_own_bot(const Ruleset& rules, std::string_view id, Seat seat, const Rng& rng);
std::span<const BotInfo> own_bots(const Ruleset& rules, std::string_view id);
}  // namespace shared

namespace none {
struct Ruleset {};
struct Game {
  using Ruleset = none::Ruleset;
};
}  // namespace none

TEST_CASE("bots: a game makes its own only by the signature that is asked for") {
  CHECK(MakesOwnBots<right::Game>);
  CHECK_FALSE(MakesOwnBots<swapped::Game>);
  CHECK_FALSE(MakesOwnBots<changing::Game>);
  CHECK_FALSE(MakesOwnBots<shared::Game>);
  CHECK_FALSE(MakesOwnBots<none::Game>);
}

TEST_CASE("bots: a game lists its own only by the signature that is asked for, and another is noticed") {
  CHECK(ListsOwnBots<right::Game>);
  CHECK(NamesOwnBots<right::Game>);
  CHECK_FALSE(ListsOwnBots<swapped::Game>);
  CHECK(NamesOwnBots<swapped::Game>);
  CHECK_FALSE(ListsOwnBots<changing::Game>);
  CHECK(NamesOwnBots<changing::Game>);
  CHECK_FALSE(ListsOwnBots<shared::Game>);
  CHECK(NamesOwnBots<shared::Game>);
  CHECK_FALSE(ListsOwnBots<none::Game>);
  CHECK_FALSE(NamesOwnBots<none::Game>);
}
