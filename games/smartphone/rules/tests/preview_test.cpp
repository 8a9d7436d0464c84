// What a plan in the making is said to bring: it must be what happens then.
#include "games/smartphone/rules/preview.hpp"

#include "games/smartphone/rules/phases/research.hpp"
#include "games/smartphone/rules/phases/selling.hpp"
#include "games/smartphone/rules/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::smartphone;

namespace {

PlanPreview preview(const Table& table, Seat seat, const Action& action) {
  const auto found = Smartphone::preview(table.rules, Smartphone::view(table.rules, table.state, seat), action);
  REQUIRE(found);
  return *found;
}

}  // namespace

TEST_CASE("S2.1, S3.1, S6.1: price, goods and icons of a draft are those of the round") {
  Rng rng = Rng::stream(1, "preview");
  for (int i = 0; i < 200; ++i) {
    Table table({.seats = 2});
    REQUIRE(table.deal());
    table.player(1).tokens = 2;
    if (i % 2 == 0) table.player(1).technologies.insert(Technology::Gps);
    if (i % 3 == 0) table.player(1).technologies.insert(Technology::Battery);
    const Action plan = Smartphone::sample_action(table.rules, table.state, Seat{0}, rng);
    const PlanPreview before = preview(table, Seat{0}, plan);
    for (const Seat seat : {Seat{0}, Seat{1}})
      Smartphone::apply(table.rules, table.state, seat,
                        seat == Seat{0} ? plan : Smartphone::sample_action(table.rules, table.state, seat, rng), {});
    const Player& player = table.player(1);
    CHECK(player.outcome == before.outcome);
    CHECK(player.price == before.price);
    CHECK(player.goods == before.goods);
    CHECK(before.improve == (player.outcome.visible[Icon::Improve] > 0));
    CHECK(before.research == player.outcome.visible[Icon::Research]);
    const int battery = i % 3 == 0 ? player.outcome.visible[Icon::PriceUp] : 0;
    CHECK(before.trucks == player.outcome.visible[Icon::Truck] + battery);
  }
}

TEST_CASE("S7.1, S7.2, S7.3: a draft could sell to the buyers of its price where there is an office, and by NFC") {
  Table table({.seats = 2});
  REQUIRE(table.deal());
  Rng rng = Rng::stream(2, "preview");
  const Region home = table.rules.colours[table.rules.colour[0]].home;
  for (int i = 0; i < 100; ++i) {
    const Action plan = Smartphone::sample_action(table.rules, table.state, Seat{0}, rng);
    const PlanPreview draft = preview(table, Seat{0}, plan);
    int expected = 0;
    for (const Buyer buyer : table.rules.regions[home].buyers)
      expected += is_price_buyer(buyer) && draft.price <= limit_of(buyer) ? 1 : 0;
    CHECK(draft.buyers[home] == expected);
    for (const Region region : each<Region>())
      if (region != home) CHECK(draft.buyers[region] == 0);
    CHECK(draft.sales == std::min<int>(draft.goods, expected));
  }
  const Action plan = Smartphone::sample_action(table.rules, table.state, Seat{0}, rng);
  const PlanPreview without = preview(table, Seat{0}, plan);
  table.player(1).technologies.insert(Technology::Nfc);
  const PlanPreview with = preview(table, Seat{0}, plan);
  // Some buyers ask for the technology itself.
  CHECK(with.buyers[home] >= without.buyers[home]);
  CHECK(with.sales == std::min<int>(with.goods, with.buyers[home] + table.rules.powers.nfc_goods));
}

TEST_CASE("S5.2, S5.3: technologies cost what the rules ask of the viewer; who looks on sees what is printed") {
  Table table({.seats = 2});
  REQUIRE(table.deal());
  table.player(1).technologies.insert(Technology::Gaming);
  table.state.board.patents[Technology::Gps] = Seat{1};
  const auto costs = [&](Seat seat) {
    return Smartphone::preview(table.rules, Smartphone::view(table.rules, table.state, seat)).technologies;
  };
  for (const Technology technology : each<Technology>()) {
    CHECK(costs(kSpectator)[technology] == table.rules.technologies[technology].cost);
    CHECK(costs(Seat{0})[technology] == ResearchPhase::cost(table.rules, table.state.board, Seat{0}, technology));
  }
  CHECK(costs(Seat{0})[Technology::Gps] == table.rules.technologies[Technology::Gps].cost - 2);
}

TEST_CASE("smartphone: only plans have a preview, and only for who plans") {
  Table table({.seats = 2});
  REQUIRE(table.deal());
  const View view = Smartphone::view(table.rules, table.state, Seat{0});
  CHECK_FALSE(Smartphone::preview(table.rules, view, Done{}));
  CHECK_FALSE(Smartphone::preview(table.rules, Smartphone::view(table.rules, table.state, kSpectator), LayPlan{}));
}
