// Laws of every game, goldens, perft, and the books: nothing appears or vanishes without an event.
#include "core/testing/conformance.hpp"

#include "core/testing/counting_allocator.hpp"
#include "core/testing/golden.hpp"
#include "games/lake/rules/lake.hpp"
#include "games/lake/rules/tests/ledger.hpp"
#include "games/lake/rules/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::lake;

OLIGOPOLY_CONFORMANCE(Lake, 2)

namespace {

/// A table with every option turned, a short game, and two of several traits.
Ruleset unusual_rules() {
  Ruleset rules = released_rulesets()[0].rules;
  REQUIRE(read_pack_file(rules, "baltic") == "");
  REQUIRE(read_pack_file(rules, "short_game") == "");
  rules.first_chair = FirstChair::Drawn;
  rules.bills_reversible = false;
  rules.plots_for_sale = false;
  rules.tax_scope = {Dealing::Build, Dealing::Upgrade, Dealing::Metals};
  rules.swaps = Swaps::All;
  rules.start_stock = StartStock::Points;
  rules.sherman = Sherman::EveryRound;
  rules.point_price_by = PointPriceBy::Table;
  rules.runs_a_turn = 3;
  rules.blood_and_iron_razes = true;
  rules.expo_from = 2;
  rules.quiet_rounds = 1;
  rules.start_coins = 40;
  rules.seat_civs = {8, 7, 6, 5, 4, 3, 2, 1};
  rules.civs[4].trait = Trait::Meiji;
  return rules;
}

/// Plays a random game and hands every step to `see(before, action, events, after)`.
template <class See>
void watch(const Ruleset& rules, int seats, std::uint64_t seed, const See& see) {
  Rng rng = Rng::stream(seed, "watch");
  State state = Lake::start(rules, seats);
  while (!Lake::is_over(state)) {
    const State before = state;
    const Seat seat = Lake::to_act(state).front();
    const Action action = Lake::sample_action(rules, state, seat, rng);
    std::vector<Event> events;
    Lake::apply(rules, state, seat, action, EventSink<Event>{events});
    see(before, action, events, state);
  }
}

/// Changes one part of a position at random.
void spoil(State& state, Rng& rng) {
  Player& player = state.players[Seat{rng.between(0, state.players.size() - 1)}];
  switch (rng.below(14)) {
    case 0:
      state.turn = testing::random_value<Turn>(rng);
      break;
    case 1:
      state.offer = testing::random_value<Offer>(rng);
      break;
    case 2:
      state.laws = testing::random_value<Laws>(rng);
      break;
    case 3:
      state.phase = testing::random_value<Phase>(rng);
      break;
    case 4:
      state.active = Seat{rng.between(0, 4)};
      break;
    case 5:
      state.asked = Seat{rng.between(0, 15)};
      break;
    case 6:
      state.round = static_cast<std::uint8_t>(rng.between(0, 16));
      break;
    case 7:
      state.drawn.push_back(static_cast<CardIndex>(rng.between(0, 30)));
      break;
    case 8:
      state.routes.push_back(testing::random_value<Route>(rng));
      break;
    case 9:
      player.levels[testing::random_value<Industry>(rng)] = static_cast<std::uint16_t>(rng.between(0, 12));
      break;
    case 10:
      player.goods[testing::random_value<Resource>(rng)] = rng.between(-1, 40);
      break;
    case 11:
      player.coins = rng.between(-1, 90);
      break;
    case 12:
      state.turn.step = testing::random_value<lake::TurnStep>(rng);
      break;
    default:
      state.chair = Seat{rng.between(0, 4)};
      break;
  }
}

}  // namespace

TEST_CASE("lake: the rules of version 1 keep the laws too") {
  for (const NamedRuleset<Ruleset>& old : old_rulesets()) {
    CAPTURE(old.id);
    CHECK(Lake::rules_version(old.rules) == 1);
    testing::Conformance<Lake>(old.rules, 4, 7).play();
  }
}

TEST_CASE("lake: other options, packs and shared traits keep the laws too") {
  const Ruleset rules = unusual_rules();
  for (const int seats : {2, 5, 8}) {
    REQUIRE_FALSE(Lake::flaw(rules, seats));
    testing::Conformance<Lake>(rules, seats, 7).play();
  }
}

TEST_CASE("lake: no coin, good, point or plot appears or vanishes without an event") {
  for (const Ruleset& rules : {released_rulesets()[0].rules, unusual_rules()})
    for (const int seats : {2, 4, 8})
      watch(rules, seats, 3, [&](const State& before, const Action& action, const auto& events, const State& after) {
        Ledger ledger(rules, before);
        for (const Event& event : events) ledger.book(event);
        CAPTURE(Lake::write_action(rules, action));
        REQUIRE(ledger == Ledger(rules, after));
      });
}

TEST_CASE("lake: in an own turn every allowed action but offers and shorthands is listed") {
  Rng rng{5};
  watch(unusual_rules(), 8, 4, [&](const State& state, const Action&, const auto&, const State&) {
    if (state.phase != Phase::Turn || state.offer.is_open()) return;
    const Ruleset rules = unusual_rules();
    std::vector<Action> listed;
    Lake::legal_actions(rules, state, state.active, listed);
    for (const Action& action : listed) REQUIRE(Lake::check(rules, state, state.active, action));
    for (int i = 0; i < 40; ++i) {
      const Action random =
          i % 2 == 0 ? testing::random_value<Action>(rng) : Lake::sample_action(rules, state, state.active, rng);
      if (std::holds_alternative<Exchange>(random) || std::holds_alternative<OfferRoute>(random) ||
          std::holds_alternative<IncomeAll>(random) || std::holds_alternative<RunAll>(random))
        continue;
      const bool is_allowed = static_cast<bool>(Lake::check(rules, state, state.active, random));
      REQUIRE(is_allowed == (std::count(listed.begin(), listed.end(), random) == 1));
    }
  });
}

TEST_CASE("lake: checking, applying and viewing ask for no memory") {
  const Ruleset rules = released_rulesets()[0].rules;
  Rng rng{9};
  State state = Lake::start(rules, 8);
  const std::size_t before = testing::allocations();
  while (!Lake::is_over(state)) {
    const Seat seat = Lake::to_act(state).front();
    const Action action = Lake::sample_action(rules, state, seat, rng);
    const bool is_allowed = static_cast<bool>(Lake::check(rules, state, seat, action));
    Lake::apply(rules, state, seat, action, {});
    const View view = Lake::view(rules, state, seat);
    if (!is_allowed || view.table != state || !Lake::audit(rules, state)) break;
  }
  CHECK(testing::allocations() == before);
  CHECK(Lake::is_over(state));
}

TEST_CASE("lake: a position that was tampered with does not load") {
  const Ruleset rules = released_rulesets()[0].rules;
  const auto spoiled = [&](auto spoil) {
    Table table(3);
    table.to_turn(1);
    spoil(table.state);
    return !Lake::audit(rules, table.state);
  };
  CHECK_FALSE(spoiled([](State&) {}));
  CHECK(spoiled([](State& s) { ++s.bank_plots; }));
  CHECK(spoiled([](State& s) { s.players[Seat{0}].coins = -1; }));
  CHECK(spoiled([](State& s) { ++s.players[Seat{0}].points[Resource::Crops]; }));
  CHECK(spoiled([](State& s) { s.players[Seat{0}].levels[Industry::Food] = 60000; }));
  CHECK(spoiled([](State& s) { s.players[Seat{0}].slumps.insert(Industry::Food); }));
  CHECK(spoiled([](State& s) { s.players[Seat{0}].donated = true; }));
  CHECK(spoiled([](State& s) { s.era[Industry::Food] = 1; }));
  CHECK(spoiled([](State& s) { s.drawn.push_back(3); }));
  CHECK(spoiled([](State& s) { s.laws.tariff = 5; }));
  CHECK(spoiled([](State& s) { s.laws.expo = true; }));
  CHECK(spoiled([](State& s) { s.phase = Phase::TurnEnds; }));
  CHECK(spoiled([](State& s) { s.phase = Phase::Meiji; }));
  CHECK(spoiled([](State& s) { s.phase = Phase::Vote; }));
  CHECK(spoiled([](State& s) { s.active = Seat{3}; }));
  CHECK(spoiled([](State& s) { s.round = 31; }));
  CHECK(spoiled([](State& s) { s.turn.step = lake::TurnStep::Expo; }));
  CHECK(spoiled([](State& s) { s.turn.runs[Industry::Food] = 1; }));
  CHECK(spoiled([](State& s) { s.offer.kind = OfferKind::Route; }));
  CHECK(spoiled([](State& s) { s.routes.push_back({Seat{0}, Seat{1}, Good::Crops, 1, Good::Steel, 1, 3}); }));
  CHECK(spoiled([](State& s) { s.achievers[Achievement::Smith] = Seat{3}; }));
  CHECK(spoiled([](State& s) { s.votes.push_back(Bill::TaxUp); }));
}

TEST_CASE("lake: a position that passes the audit can be played on, whoever made it") {
  const Ruleset rules = unusual_rules();
  Rng rng = Rng::stream(1, "spoil");
  int passed = 0;
  watch(rules, 4, 8, [&](const State& honest, const Action&, const auto&, const State&) {
    for (int i = 0; i < 20; ++i) {
      State state = honest;
      for (int changes = rng.between(1, 2); changes > 0; --changes) spoil(state, rng);
      if (!Lake::audit(rules, state) || state == honest) continue;
      ++passed;
      for (int steps = 0; steps < 60 && !Lake::is_over(state); ++steps) {
        const Seat seat = Lake::to_act(state).front();
        const Action action = Lake::sample_action(rules, state, seat, rng);
        REQUIRE(Lake::check(rules, state, seat, action));
        Lake::apply(rules, state, seat, action, {});
        REQUIRE(Lake::audit(rules, state));
      }
    }
  });
  CHECK(passed > 500);
}

TEST_CASE("lake: the board fits 100 columns in every language") {
  const Ruleset rules = released_rulesets()[0].rules;
  watch(rules, 8, 6, [&](const State&, const Action&, const auto&, const State& after) {
    if (after.round % 9 != 0) return;
    for (const Lang lang : {Lang::En, Lang::ZhHans, Lang::ZhHant}) {
      std::istringstream board(Lake::draw(rules, Lake::view(rules, after, Seat{0}), {.lang = lang}));
      for (std::string line; std::getline(board, line);) {
        CAPTURE(line);
        REQUIRE(display_width(line) <= 100);
      }
    }
  });
}

TEST_CASE("lake: goldens") {
  for (const int seats : {2, 4, 8}) {
    auto rules = any_game<Lake>().ruleset("handbook");
    // One of them a shorter game with an early Expo, so that exchanges are seen too.
    if (JsonReader reader(R"({"rounds": 15, "expo_from": 3, "quiet_rounds": 1})"); seats == 4)
      REQUIRE(rules->read(reader));
    testing::check_golden("games/lake/rules/tests/golden/" + std::to_string(seats) + "-seats.txt",
                          testing::playthrough(*rules, seats, 1));
  }
}

TEST_CASE("lake: perft") {
  const auto rules = any_game<Lake>().ruleset("handbook");
  // Of four bills the chair names three in order: 24. Then each of two seats has three votes. Then an own turn, which
  // cannot be listed: three samples.
  CHECK(any_game<Lake>().perft(*rules, 2, 4) ==
        std::vector<PerftCount>{{24}, {24 * 3}, {24 * 3 * 3}, {24 * 3 * 3 * 3, true}});
}
