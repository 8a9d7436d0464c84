#include <doctest/doctest.h>

#include <algorithm>
#include <cstring>

#include "games/smartphone/bots/bots.hpp"
#include "games/smartphone/bots/plan_guesser.hpp"
#include "games/smartphone/bots/policy.hpp"
#include "games/smartphone/rules/phases/selling.hpp"
#include "games/smartphone/rules/plan/layout.hpp"
#include "matches/factory.hpp"

using namespace oligopoly;
using namespace oligopoly::smartphone;

namespace {

const Ruleset& rules() { return Smartphone::rulesets().front().rules; }

Player owner_of(std::initializer_list<Domino> improvements, std::initializer_list<Technology> technologies) {
  Player player;
  player.improvements = improvements;
  player.technologies = technologies;
  return player;
}

/// What one kind of bot does on average, over games against a manager.
struct Habits {
  double price = 0, technologies = 0, offices = 0;
};

Habits habits_of(std::string_view id) {
  Habits habits;
  int rounds = 0, games = 0;
  const AnyGame& game = any_game<Smartphone>();
  const auto any_rules = game.ruleset(game.rulesets().front().id);
  for (std::uint64_t seed = 0; seed < 6; ++seed, ++games) {
    const auto table = game.start(*any_rules, 2);
    Rng chance = Rng::stream(seed, "chance");
    const auto bot = make_bot(*any_rules, id, Seat{0}, seed), other = make_bot(*any_rules, "manager", Seat{1}, seed);
    while (!table->is_over()) {
      const Seat seat = table->to_act().front();
      const AnyAction action = seat == kChance ? table->sample_action(seat, chance)
                                               : (seat == Seat{0} ? bot : other)->decide(table->view(seat), {});
      std::vector<AnyEvent> events;
      REQUIRE(table->apply(seat, action, &events));
      for (const AnyEvent& event : events) {
        const Event typed = event.as<Event>();
        if (const auto* gained = std::get_if<VpGained>(&typed); gained != nullptr && gained->seat == Seat{0}) {
          habits.price += gained->price;
          ++rounds;
        }
      }
    }
    const Board& board = table->state_as<State>().board;
    habits.technologies += board.players[Seat{0}].technologies.size();
    for (const RegionState& region : board.regions) habits.offices += offices_of(region, Seat{0});
  }
  habits.price /= rounds;
  habits.technologies /= games;
  habits.offices /= games;
  return habits;
}

}  // namespace

TEST_CASE("plan book: every option is a legal plan that gives what it says") {
  const auto book = PlanBook::of(rules());
  for (const Player& player :
       {owner_of({{Icon::Research, Icon::PriceUp}}, {}),
        owner_of({{Icon::Truck, Icon::Goods}, {Icon::GoodsCut, Icon::Research}, {Icon::Goods, Icon::Goods}},
                 {Technology::Gps, Technology::Battery}),
        owner_of({{Icon::Truck, Icon::PriceUp}, {Icon::Goods, Icon::PriceUp}, {Icon::Truck, Icon::Goods}},
                 {Technology::FourG})}) {
    const std::span<const Domino> owned(player.improvements.begin(), player.improvements.end());
    const bool has_4g = player.technologies.contains(Technology::FourG);
    for (const PlanOption& option : book->page(player).options) {
      const Plan plan = PlanBook::plan(player, option);
      REQUIRE(check_plan(rules().pads, rules().plan, owned, has_4g, plan));
      const Outcome outcome = outcome_of(rules().pads, owned, plan);
      const bool gps = player.technologies.contains(Technology::Gps);
      const bool battery = player.technologies.contains(Technology::Battery);
      CHECK(option.price == price_of(outcome, rules().price));
      CHECK(option.goods == goods_of(outcome) + (gps ? outcome.visible[Icon::GoodsCut] : 0));
      CHECK(option.research == outcome.visible[Icon::Research]);
      CHECK(option.trucks == outcome.visible[Icon::Truck] + (battery ? outcome.visible[Icon::PriceUp] : 0));
      CHECK(option.improve == (outcome.visible[Icon::Improve] > 0));
    }
  }
}

TEST_CASE("plan book: what is left out is beaten, what is kept is not") {
  const Player player = owner_of({{Icon::Research, Icon::PriceUp}, {Icon::Goods, Icon::Goods}}, {});
  const auto book = PlanBook::of(rules());
  const auto& kept = book->page(player).options;
  const auto beats = [](const PlanOption& a, const Outcome& b, int price) {
    return a.price == price && a.goods >= goods_of(b) && a.research >= b.visible[Icon::Research] &&
           a.trucks >= b.visible[Icon::Truck] && (a.improve || b.visible[Icon::Improve] == 0);
  };
  const OutcomeTable table(rules().pads, rules().plan);
  for (const auto& choice : table.outcomes({player.improvements.begin(), player.improvements.end()}, false)) {
    const int price = price_of(choice.outcome, rules().price);
    CHECK(std::any_of(kept.begin(), kept.end(), [&](const auto& a) { return beats(a, choice.outcome, price); }));
  }
  for (const PlanOption& one : kept)
    CHECK(std::count_if(kept.begin(), kept.end(),
                        [&](const auto& a) { return beats(a, one.choice.outcome, one.price); }) == 1);
}

TEST_CASE("plan book: rulesets with the same pads share a book") {
  Ruleset other = rules();
  other.rounds = 3;
  CHECK(PlanBook::of(rules()) == PlanBook::of(other));
  other.price.start = 6;
  CHECK(PlanBook::of(rules()) != PlanBook::of(other));
}

TEST_CASE("knowledge: buyers are those that the rules find, at any price and with any technologies") {
  const Knowledge knowledge(rules(), kBalanced);
  for (const Region region : each<Region>())
    for (int price = 0; price <= 30; ++price)
      for (std::uint32_t bits = 0; bits < 1u << kCountOf<Technology>; ++bits) {
        const auto technologies = SmallSet<Technology>::from_bits(bits);
        REQUIRE(knowledge.takers_in(region, price, technologies) ==
                takers(rules().regions[region], price, technologies).bits());
      }
}

TEST_CASE("outlook: patents, tiles and rounds left are worth something") {
  const Knowledge knowledge(rules(), kBalanced);
  State state = Smartphone::start(rules(), 2);
  Board& board = state.board;
  board.phase = Phase::Planning;
  board.round = 2;
  const int with_patent = Outlook(knowledge, board, Seat{0}).worth(Technology::Gaming);
  board.patents[Technology::Gaming] = Seat{1};
  CHECK(Outlook(knowledge, board, Seat{0}).worth(Technology::Gaming) ==
        with_patent - 100 * rules().technologies[Technology::Gaming].patent_vp);

  const int bare = Outlook(knowledge, board, Seat{0}).worth(Region::Europe);
  board.regions[Region::Europe].retailer = 7;
  CHECK(Outlook(knowledge, board, Seat{0}).worth(Region::Europe) == bare + 700);
  board.round = 4;
  CHECK(Outlook(knowledge, board, Seat{0}).worth(Region::Europe) < bare + 700);
}

TEST_CASE("outlook: a marker that finishes is worth more than one that only begins") {
  const Knowledge knowledge(rules(), kBalanced);
  State state = Smartphone::start(rules(), 2);
  state.board.phase = Phase::Research;
  state.board.round = 1;
  const Outlook before(knowledge, state.board, Seat{0});
  const int first = before.worth_of_marker(Technology::Gps, 1);
  state.board.players[Seat{0}].research[Technology::Gps] = 2;
  const Outlook later(knowledge, state.board, Seat{0});
  CHECK(later.worth_of_marker(Technology::Gps, 1) > first);
}

TEST_CASE("personalities: the discounter is cheap, the inventor invents, the globetrotter travels") {
  const Habits manager = habits_of("manager");
  CHECK(habits_of("discounter").price < manager.price - 1);
  CHECK(habits_of("inventor").technologies > manager.technologies);
  CHECK(habits_of("globetrotter").offices > manager.offices);
}

TEST_CASE("hints: of improvements with the same icons one is named") {
  const FirmPolicy policy(rules());
  State state = Smartphone::start(rules(), 2);
  state.board.market = {{Icon::Truck, Icon::Goods}, {Icon::Goods, Icon::Truck}, {Icon::Truck, Icon::Research}};
  const auto are_alike = [&](int one, int other) {
    const auto take = [](int slot) { return TakeImprovement{static_cast<std::uint8_t>(slot)}; };
    return policy.are_alike(state, Seat{0}, take(one), take(other));
  };
  CHECK(are_alike(1, 2));
  CHECK_FALSE(are_alike(1, 3));
  CHECK_FALSE(policy.are_alike(state, Seat{0}, TakeToken{}, TakeImprovement{1}));
}

TEST_CASE("hints: plans that give the same numbers are alike, whatever they look like") {
  const FirmPolicy policy(rules());
  State state = Smartphone::start(rules(), 2);
  state.board.phase = Phase::Planning;
  const auto owned = state.board.players[Seat{0}].improvements;
  Rng rng{4};
  int alike = 0, different = 0;
  for (int i = 0; i < 4000; ++i) {
    const Action a = Smartphone::sample_action(rules(), state, Seat{0}, rng);
    const Action b = Smartphone::sample_action(rules(), state, Seat{0}, rng);
    const auto outcome = [&](const Action& action) {
      return outcome_of(rules().pads, {owned.begin(), owned.end()}, std::get<LayPlan>(action).plan);
    };
    if (outcome(a) == outcome(b)) {
      CHECK(policy.are_alike(state, Seat{0}, a, b));
      alike += a == b ? 0 : 1;
    }
    if (price_of(outcome(a), rules().price) != price_of(outcome(b), rules().price)) {
      CHECK_FALSE(policy.are_alike(state, Seat{0}, a, b));
      ++different;
    }
  }
  CHECK(alike > 0);
  CHECK(different > 0);
}

TEST_CASE("hints: no two of the moves a bot names come to the same") {
  const AnyGame& game = any_game<Smartphone>();
  const auto any_rules = game.ruleset(game.rulesets().front().id);
  const FirmPolicy policy(rules());
  const auto table = game.start(*any_rules, 2);
  Rng rng{7};
  int named = 0;
  while (!table->is_over()) {
    const Seat seat = table->to_act().front();
    if (seat != kChance) {
      const auto bot = make_bot(*any_rules, "manager", seat, 1);
      bot->decide(table->view(seat), {});
      const auto moves = bot->comparison(12).moves;
      for (std::size_t i = 0; i < moves.size(); ++i)
        for (std::size_t k = 0; k < i; ++k, ++named)
          CHECK_FALSE(policy.are_alike(table->state_as<State>(), seat, moves[i].action.as<Action>(),
                                       moves[k].action.as<Action>()));
    }
    REQUIRE(table->apply(seat, table->sample_action(seat, rng)));
  }
  CHECK(named > 100);
}

TEST_CASE("S1.0: what a rival may plan is told by the board alone, the manager's plan first among it") {
  const AnyGame& game = any_game<Smartphone>();
  const auto any_rules = game.ruleset(game.rulesets().front().id);
  const auto table = game.start(*any_rules, 3);
  Rng rng(3);
  while (table->to_act().front() == kChance) REQUIRE(table->apply(kChance, table->sample_action(kChance, rng)));
  const PlanGuesser guesser(any_rules->as<Ruleset>());
  const Board& board = table->state_as<State>().board;
  PlanGuesser::Options options;
  REQUIRE(guesser.has_choice(board, Seat{1}));
  guesser.list(board, Seat{1}, options);
  REQUIRE(options.size() > 10);
  for (int i = 0; i < options.size(); ++i) CHECK(guesser.find(options, guesser.action(options, i)) == i);
  const auto manager = make_bot(*any_rules, "manager", Seat{1}, 1);
  const auto chosen = manager->decide(table->view(Seat{1}), {}).as<Action>();
  CHECK(guesser.find(options, chosen) == guesser.usual(options));
  CHECK(guesser.find(options, Done{}) == -1);

  Board with_steve = board;
  with_steve.steve.seat = Seat{1};
  CHECK_FALSE(guesser.has_choice(with_steve, Seat{1}));
  Board later = board;
  later.phase = Phase::Selling;
  CHECK_FALSE(guesser.has_choice(later, Seat{1}));
}

TEST_CASE("magnate: what a rival has sealed changes nothing") {
  // Two games that differ only in the plan that lies face down.
  State one = Smartphone::start(rules(), 2);
  Rng rng(4);
  while (Smartphone::to_act(one).contains(kChance))
    Smartphone::apply(rules(), one, kChance, Smartphone::sample_action(rules(), one, kChance, rng), {});
  State other = one;
  Rng first(1), second(2);
  Smartphone::apply(rules(), one, Seat{1}, Smartphone::sample_action(rules(), one, Seat{1}, first), {});
  Smartphone::apply(rules(), other, Seat{1}, Smartphone::sample_action(rules(), other, Seat{1}, second), {});
  REQUIRE_FALSE(one.plans[Seat{1}] == other.plans[Seat{1}]);
  const auto decide = [&](const State& state) {
    const View view = Smartphone::view(rules(), state, Seat{0});
    AnyView any;
    any.bytes.resize(sizeof view);
    std::memcpy(any.bytes.data(), &view, sizeof view);
    const auto bot = make_own_bot(rules(), "magnate", Seat{0}, Rng(7));
    const AnyAction action = bot->decide(any, {.iterations = 60});
    const Comparison compared = bot->comparison(3);
    CHECK(compared.unit == WorthUnit::Percent);
    CHECK(compared.moves.size() == 3);
    return std::pair{action.as<Action>(), compared.moves.front().value};
  };
  CHECK(decide(one) == decide(other));
}
