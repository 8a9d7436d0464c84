#include "games/lake/rules/tests/table.hpp"
#include "games/lake/rules/trade/routes.hpp"

using namespace oligopoly;
using namespace oligopoly::lake;

TEST_CASE("L10.1: handbook comes first; house differs from it in two readings and in nothing else") {
  const auto released = released_rulesets();
  REQUIRE(released.size() == 2);
  CHECK(released[0].id == "handbook");
  CHECK(released[0].version == 2);
  CHECK_FALSE(released[0].rules.bills_reversible);
  CHECK(released[0].rules.finance_upgrade == FinanceUpgrade::Flat);
  CHECK(released[1].id == "house");
  Ruleset house = released[1].rules;
  CHECK(house.bills_reversible);
  CHECK(house.finance_upgrade == FinanceUpgrade::Rising);
  house.bills_reversible = false;
  house.finance_upgrade = FinanceUpgrade::Flat;
  CHECK(house == released[0].rules);
}

TEST_CASE("L10.1: replaced rulesets are kept for records and offered to nobody") {
  CHECK(any_game<Lake>().ruleset("handbook", 1) != nullptr);
  CHECK(any_game<Lake>().ruleset("handbook", 1)->rules_version() == 1);
  CHECK(any_game<Lake>().ruleset("handbook")->rules_version() == 2);
  CHECK(any_game<Lake>().ruleset("handbook", 3) == nullptr);
  CHECK(any_game<Lake>().ruleset("balanced", 1)->as<Ruleset>().level_cap == 6);
  CHECK(any_game<Lake>().ruleset("balanced") == nullptr);
  for (const RulesetInfo& info : any_game<Lake>().rulesets()) CHECK(info.id != "balanced");
}

TEST_CASE("L10.1: every option can be set to each of its values and read again") {
  for (const OptionInfo& option : any_game<Lake>().options()) {
    CAPTURE(option.name);
    auto rules = any_game<Lake>().ruleset("handbook");
    for (int value = option.least; value <= option.most; ++value) {
      rules->set_option(option, Seat{0}, value);
      CHECK(rules->option(option, Seat{0}) == value);
    }
  }
}

TEST_CASE("L10.2: a pack adds a civilisation with a known trait, and cards") {
  Ruleset rules = released_rulesets()[0].rules;
  REQUIRE(read_pack_file(rules, "baltic") == "");
  REQUIRE(rules.civs.size() == 9);
  CHECK(rules.civs[8].id == "sweden");
  CHECK(rules.civs[8].trait == Trait::SilkRoad);
  REQUIRE(rules.cards.size() == 29);
  CHECK(rules.cards[27].disaster);
  CHECK(rules.cards[27].effect == EnumMap<Industry, std::int8_t>{{-2, 0, 1, -1, 0, 0}});
  CHECK(rules.rounds == 30);
  rules.seat_civs[0] = 8;
  CHECK_FALSE(Lake::flaw(rules, 2));
  CHECK(Lake::start(rules, 2).players[Seat{0}].points == Mix{{0, 1, 2, 2, 0, 3}});
}

TEST_CASE("L10.2: a pack changes the length of the game and thresholds, and leaves the rest") {
  Ruleset rules = released_rulesets()[0].rules;
  REQUIRE(read_pack_file(rules, "short_game") == "");
  CHECK(rules.rounds == 15);
  CHECK(rules.achievements[Achievement::Lucas] == AchievementRow{30, 5, 0});
  CHECK(rules.achievements[Achievement::Smith] == released_rulesets()[0].rules.achievements[Achievement::Smith]);
  CHECK(rules.civs.size() == 8);
}

TEST_CASE("L10.2: with more cards than rounds some are never drawn") {
  Table table(2);
  REQUIRE(read_pack_file(table.rules, "baltic") == "");
  table.restart(2);
  table.to_round(30);
  table.to_turn(1);
  CHECK(table.state.drawn.size() == 27);
}

TEST_CASE("L10.2: a flawed pack is refused, names the place, and changes nothing") {
  const Ruleset before = released_rulesets()[0].rules;
  const auto refusal = [&](const std::string& text) {
    Ruleset rules = before;
    const std::string error = read_pack_text(rules, text);
    CHECK(rules == before);
    return error;
  };
  const std::string name = R"("name": {"en": "A", "zh_hans": "A", "zh_hant": "A"})";
  CHECK(refusal(R"({"civs": [{"id": "uk", )" + name + "}]}").starts_with("civs[0].id: this id is taken"));
  CHECK(refusal(R"({"civs": [{"id": "New York", )" + name + "}]}").starts_with("civs[0].id: an id is"));
  CHECK(refusal(R"({"civs": [{"id": "a", "name": {"en": "A", "zh_hans": "A"}}]})").starts_with("civs[0].name"));
  CHECK(refusal(R"({"civs": [{"id": "a", "trait": "magic", )" + name + "}]}").starts_with("civs[0].trait: “magic”"));
  CHECK(refusal(R"({"civs": [{"id": "a", "plots": 99, )" + name + "}]}").starts_with("civs[0].plots: 99"));
  CHECK(refusal(R"({"cards": [{"id": "a", "disaster": true, )" + name + "}]}")
            .starts_with("cards[0].donation: a disaster needs") ==
        false);  // the field is not in the file, so the place is the card
  CHECK(
      refusal(R"({"cards": [{"id": "a", "disaster": true, )" + name + "}]}").starts_with("cards[0]: a disaster needs"));
  CHECK(refusal(R"({"cards": [{"id": "a", "donation": {"points": 5}, )" + name + "}]}")
            .starts_with("cards[0].donation: only a disaster"));
  const auto named = [](const std::string& en, const std::string& hans, const std::string& hant) {
    return R"({"civs": [{"id": "a", "name": {"en": ")" + en + R"(", "zh_hans": ")" + hans + R"(", "zh_hant": ")" +
           hant + R"("}}]})";
  };
  CHECK(refusal(named("uk", "甲", "甲")).starts_with("civs[0].name.en: this name is taken"));
  CHECK(refusal(named("Albion", "英国", "甲")).starts_with("civs[0].name.zh_hans: this name is taken"));
  CHECK(refusal(named("Albion", "甲", "英國")).starts_with("civs[0].name.zh_hant: this name is taken"));
  CHECK(refusal(R"({"achievements": {"smith": {"need": 5}}})").starts_with("achievements.smith.need: must be within"));
  CHECK(refusal(R"({"rounds": 0})").starts_with("rounds: 0"));
  CHECK(refusal(R"({"round": 9})").starts_with("there is no field"));
}

TEST_CASE("L10.2: a ruleset of one's own is checked when loaded") {
  const auto flaw = [](auto change) {
    Ruleset rules = released_rulesets()[0].rules;
    change(rules);
    const auto found = Lake::flaw(rules, 4);
    return found ? found->path : "";
  };
  CHECK(flaw([](Ruleset&) {}) == "");
  CHECK(flaw([](Ruleset& r) { r.rounds = 0; }) == "rounds");
  CHECK(flaw([](Ruleset& r) { r.level_cap = 200; }) == "level_cap");
  CHECK(flaw([](Ruleset& r) { r.point_prices.clear(); }) == "point_prices");
  CHECK(flaw([](Ruleset& r) { r.route_fees.clear(); }) == "route_fees");
  CHECK(flaw([](Ruleset& r) { r.trade.proposals = 4; }) == "trade.proposals");
  CHECK(flaw([](Ruleset& r) { r.start_tax = 5; }) == "start_tax");
  CHECK(flaw([](Ruleset& r) { r.cards[3].id = "wto"; }) == "cards[17].id");
  CHECK(flaw([](Ruleset& r) { r.cards[1].donation.points = 0; }) == "cards[1].donation");
  CHECK(flaw([](Ruleset& r) { r.industries[Industry::Food].inputs[Resource::Crops] = 10; }) ==
        "industries.food.inputs.crops");
  CHECK(flaw([](Ruleset& r) { r.civs[2].name.zh_hant.clear(); }) == "civs[2].name.zh_hant");
  CHECK(flaw([](Ruleset& r) { r.resources[Resource::Timber].water = 1; }) == "resources.timber");
}

TEST_CASE("L10.2: of two Silk Roads the founder's counts first") {
  Table table(2, {"uk", "china"});
  table.rules.civs[0].trait = Trait::SilkRoad;
  table.to_turn(1);
  for (int seat : {1, 2}) table.player(seat).goods = {{9, 9, 9, 9, 9, 9}};
  table.coins(1) = 0;
  REQUIRE(table.play("1 income 0 0 0; 1 offer 2 crops for timber free"));
  // What the founder frees the partner need not.
  CHECK(table.play("2 accept free").is(kNothingToFree));
  REQUIRE(table.play("2 accept"));
  CHECK(table.last<RouteFounded>().free_by == Seat{0});
  CHECK(table.play("1 offer 2 crops for timber free").is(kTraitUsed));
  table.coins(1) = 6;
  REQUIRE(table.play("1 offer 2 crops for timber; 2 accept free"));
  CHECK(table.last<RouteFounded>().free_by == Seat{1});
}

TEST_CASE("L10.2: two Meiji are asked from the chair clockwise") {
  Table table(3, {"uk", "japan", "france"});
  table.rules.civs[0].trait = Trait::Meiji;
  table.to_round(5);
  REQUIRE(table.state.chair == Seat{1});
  table.industry(3, Industry::Food, 1);
  REQUIRE(table.play("chance draw black_death; 2 meiji 3 food"));
  CHECK(Lake::to_act(table.state) == SeatSet{Seat{0}});
  REQUIRE(table.play("1 meiji 3 food"));
  CHECK(table.player(3).levels[Industry::Food] == 3);
  CHECK(table.state.phase == Phase::Propose);
}
