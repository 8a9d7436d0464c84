#include "core/testing/conformance.hpp"
#include "core/testing/counting_allocator.hpp"
#include "core/testing/golden.hpp"
#include "games/smartphone/rules/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::smartphone;

OLIGOPOLY_CONFORMANCE(Smartphone, 4)

namespace {

void check_laws(const TableSetup& setup, int games) {
  const Ruleset rules = rules_of(setup);
  REQUIRE_FALSE(Smartphone::flaw(rules, setup.seats));
  for (int game = 0; game < games; ++game) {
    CAPTURE(game);
    testing::Conformance<Smartphone>(rules, setup.seats, static_cast<std::uint64_t>(game) + 1000).play();
  }
}

}  // namespace

TEST_CASE("smartphone keeps the laws with Steve in any seat and at every strength") {
  for (int seats = kLeastSeats; seats <= kMostSeats; ++seats)
    for (int steve = 1; steve <= seats; ++steve) {
      CAPTURE(seats);
      CAPTURE(steve);
      const auto difficulty = static_cast<Difficulty>((seats + steve) % kCountOf<Difficulty>);
      check_laws({.seats = seats, .steve = steve, .difficulty = difficulty, .retailers = true}, 1);
    }
}

TEST_CASE("smartphone keeps the laws without retailers and with other colours") {
  constexpr std::array kOther = {Colour::Red, Colour::Yellow, Colour::Green, Colour::Black, Colour::Blue};
  for (int seats = kLeastSeats; seats <= kMostSeats; ++seats)
    check_laws({.seats = seats, .steve = seats, .retailers = false, .colour = kOther}, 1);
}

TEST_CASE("smartphone: rules, lists and views ask for no heap memory") {
  const Ruleset rules = rules_of({.seats = 5, .steve = 2, .retailers = true});
  Rng rng{11};
  std::vector<Action> actions;
  actions.reserve(64);
  State state = Smartphone::start(rules, 5);
  const std::size_t before = testing::allocations();
  while (!Smartphone::is_over(state)) {
    const Seat seat = Smartphone::to_act(state).front();
    actions.clear();
    Smartphone::legal_actions(rules, state, seat, actions);
    const Action action = Smartphone::sample_action(rules, state, seat, rng);
    if (!Smartphone::check(rules, state, seat, action)) break;
    const View view = Smartphone::view(rules, state, seat);
    if (view.board.round > rules.rounds) break;
    Smartphone::apply(rules, state, seat, action, {});
  }
  const std::size_t after = testing::allocations();
  CHECK(Smartphone::is_over(state));
  CHECK(after == before);
}

TEST_CASE("smartphone: the audit refuses states that no game leads to") {
  Table table({.seats = 3, .steve = 3, .retailers = false});
  REQUIRE(table.deal());
  REQUIRE(table.plan_all(Table::kIdlePlan));
  REQUIRE(table.is_sound());
  const auto broken = [&](auto change) {
    State state = table.state;
    change(state.board);
    return !Smartphone::audit(table.rules, state);
  };
  CHECK(broken([](Board& b) { add(b.players[Seat{0}].markers, 1); }));
  CHECK(broken([](Board& b) { add(b.players[Seat{0}].offices, -1); }));
  CHECK(broken([](Board& b) { add(b.tokens, 1); }));
  CHECK(broken([](Board& b) { add(b.box[0], 1); }));
  CHECK(broken([](Board& b) { add(b.players[Seat{1}].vp, 1); }));
  CHECK(broken([](Board& b) { b.players[Seat{0}].price = 5; }));
  CHECK(broken([](Board& b) { b.regions[Region::Usa].offices.push_back(Seat{4}); }));
  CHECK(broken([](Board& b) { b.regions[Region::Usa].sold.pop_back(); }));
  CHECK(broken([](Board& b) { b.regions[Region::Usa].retailer = 5; }));
  CHECK(broken([](Board& b) { b.patents[Technology::Gps] = Seat{0}; }));
  CHECK(broken([](Board& b) { b.steve.marker = {Region::Europe}; }));
  CHECK(broken([](Board& b) { b.steve.seat = kNobody; }));
  CHECK(broken([](Board& b) { b.turn = 2; }));
  CHECK(broken([](Board& b) { b.turn = 9; }));
  CHECK(broken([](Board& b) { std::swap(b.order[0], b.order[1]); }));
  CHECK(broken([](Board& b) { b.phase = Phase::Over; }));
  CHECK(broken([](Board& b) { b.players[Seat{0}].outcome.visible[Icon::Goods] = 3; }));
  CHECK(broken([](Board& b) {
    b.market[0] = {};
    b.market.pop_back();
  }));
  CHECK(broken([](Board& b) { b.players.pop_back(); }));
  CHECK(broken([](Board& b) { b.players[Seat{0}].research[Technology::Gps] = 3; }));
}

namespace {

/// Gives the leaf number `skip` of a value, in the order of its fields, a new value within its bounds.
template <class T>
void change_leaf(T& value, int& skip, Rng& rng, Bounds bounds = {}) {
  if constexpr (HasFields<T>) {
    for_each_field<T>([&](const auto& f) { change_leaf(value.*f.member, skip, rng, f.bounds); });
  } else if constexpr (oligopoly::detail::kIsList<T>) {
    for (auto& item : value) change_leaf(item, skip, rng, bounds);
    if (skip-- == 0 && !value.is_full()) value.push_back(typename T::Value{});
  } else if constexpr (oligopoly::detail::kIsArray<T> || oligopoly::detail::kIsEnumMap<T>) {
    for (auto& item : value) change_leaf(item, skip, rng, bounds);
  } else {
    if (skip-- == 0) value = testing::random_value<T>(rng, bounds);
  }
}

}  // namespace

TEST_CASE("smartphone: a changed state is refused by the audit, or can be played on") {
  Rng rng{17};
  int refused_states = 0, played = 0;
  for (int game = 0; game < 6; ++game) {
    const int seats = 2 + game % 4;
    const Ruleset rules = rules_of({.seats = seats, .steve = game % 2 == 0 ? seats : 0, .retailers = true});
    State state = Smartphone::start(rules, seats);
    while (!Smartphone::is_over(state)) {
      for (int i = 0; i < 40; ++i) {
        State changed = state;
        int skip = rng.between(0, 900);
        change_leaf(changed, skip, rng);
        if (!Smartphone::audit(rules, changed)) {
          ++refused_states;
          continue;
        }
        ++played;
        for (int step = 0; step < 30 && !Smartphone::is_over(changed); ++step) {
          const Seat seat = Smartphone::to_act(changed).front();
          const Action action = Smartphone::sample_action(rules, changed, seat, rng);
          REQUIRE(Smartphone::check(rules, changed, seat, action));
          Smartphone::apply(rules, changed, seat, action, {});
          REQUIRE(Smartphone::audit(rules, changed));
        }
        REQUIRE_FALSE(Smartphone::draw(rules, Smartphone::view(rules, changed, Seat{0}), {}).empty());
      }
      const Seat seat = Smartphone::to_act(state).front();
      Smartphone::apply(rules, state, seat, Smartphone::sample_action(rules, state, seat, rng), {});
    }
  }
  CHECK(refused_states > 1000);
  CHECK(played > 1000);
}

namespace {

std::unique_ptr<AnyRuleset> standard_with_steve(int steve) {
  auto rules = any_game<Smartphone>().ruleset("standard");
  for (const OptionInfo& option : any_game<Smartphone>().options())
    if (option.name == "steve" && steve > 0) rules->set_option(option, Seat{steve - 1}, 1);
  return rules;
}

}  // namespace

TEST_CASE("smartphone: goldens") {
  for (const int seats : {2, 3, 5})
    for (const int steve : {0, seats})
      testing::check_golden("games/smartphone/rules/tests/golden/" + std::to_string(seats) +
                                (steve > 0 ? "-seats-with-steve.txt" : "-seats.txt"),
                            testing::playthrough(*standard_with_steve(steve), seats, 1));
}

TEST_CASE("smartphone: perft") {
  // Draws and plans are sampled three at a time, choices of turns are counted.
  const auto sequences = [](const AnyRuleset& rules) {
    std::vector<std::uint64_t> counts;
    for (const PerftCount& count : any_game<Smartphone>().perft(rules, 2, 8)) {
      CHECK(count.is_sampled);
      counts.push_back(count.sequences);
    }
    return counts;
  };
  CHECK(sequences(*standard_with_steve(0)) == std::vector<std::uint64_t>{3, 9, 27, 81, 495, 3078, 21340, 141105});
  CHECK(sequences(*standard_with_steve(2)) == std::vector<std::uint64_t>{3, 9, 27, 171, 1167, 7257, 36773, 129844});
}

TEST_CASE("smartphone: options set seats, colours, retailers and Steve's strength") {
  const auto find = [](std::string_view name) {
    for (const OptionInfo& option : any_game<Smartphone>().options())
      if (option.name == name) return option;
    return OptionInfo{};
  };
  auto rules = any_game<Smartphone>().ruleset("standard");
  CHECK(rules->option(find("retailers")) == 1);
  rules->set_option(find("colour"), Seat{0}, static_cast<int>(Colour::Red));
  CHECK(rules->flaw(5)->path == "seats[4].colour");
  CHECK(rules->seat_name(Seat{0}, Lang::ZhHans) == "红色");
  rules->set_option(find("steve"), Seat{0}, 1);
  CHECK(rules->is_automaton(Seat{0}));
  CHECK(rules->seat_name(Seat{0}, Lang::En) == "Steve (Red)");
  rules->set_option(find("steve"), Seat{0}, 0);
  CHECK_FALSE(rules->is_automaton(Seat{0}));
  rules->set_option(find("steve_difficulty"), {}, 2);
  CHECK(rules->as<Ruleset>().steve_pad().icons[Icon::PriceUp] == 2);
}
