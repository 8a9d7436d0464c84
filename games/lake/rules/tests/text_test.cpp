// What people read: the log leaves out what is nothing, and laws are written as the handbook writes them.
#include "games/lake/rules/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::lake;

namespace {

struct Words {
  std::string en, zh_hans, zh_hant;
  friend bool operator==(const Words&, const Words&) = default;
};
std::ostream& operator<<(std::ostream& out, const Words& words) {
  return out << words.en << " | " << words.zh_hans << " | " << words.zh_hant;
}

Words told(const Table& table, const Event& event) {
  const auto in = [&](Lang lang) { return Lake::describe(table.rules, event, lang); };
  return {in(Lang::En), in(Lang::ZhHans), in(Lang::ZhHant)};
}

}  // namespace

TEST_CASE("lake: the log writes laws in Roman numerals, and the Expo without a level") {
  const Table table(2);
  BillPassed passed;
  passed.votes = {3, 0, 0};
  passed.bill = Bill::TaxUp;
  passed.level = 2;
  CHECK(told(table, passed) == Words{"Passed (3 : 0 : 0): tax law up, now II.",
                                     "通过（3 : 0 : 0）：税法晋升，现为 II 级。",
                                     "通過（3 : 0 : 0）：稅法晉升，現為 II 級。"});
  passed.bill = Bill::TariffDown;
  passed.level = 0;
  CHECK(told(table, passed) == Words{"Passed (3 : 0 : 0): tariff down, no longer in force.",
                                     "通过（3 : 0 : 0）：关税下调，不再生效。",
                                     "通過（3 : 0 : 0）：關稅下調，不再生效。"});
  passed.bill = Bill::Expo;
  passed.level = 1;
  CHECK(told(table, passed) == Words{"Passed (3 : 0 : 0): World Expo.", "通过（3 : 0 : 0）：召开世界博览会。",
                                     "通過（3 : 0 : 0）：召開世界博覽會。"});
}

TEST_CASE("lake: the log leaves out what is nothing") {
  const Table table(2);
  Donated donated;
  donated.seat = Seat{0};
  donated.card = static_cast<CardIndex>(table.card("financial_crisis"));
  donated.donation = table.rules.cards[donated.card].donation;
  CHECK(told(table, donated) == Words{"UK donates 10 coins for the Financial Crisis: 100 points.",
                                      "英国为2008年金融危机捐赠 10 世界币，得 100 分。",
                                      "英國為2008年金融危機捐贈 10 世界幣，得 100 分。"});
  donated.card = static_cast<CardIndex>(table.card("great_depression"));
  donated.donation = table.rules.cards[donated.card].donation;
  CHECK(told(table, donated).en == "UK donates 2 Steel + 6 coins for the Great Depression: 100 points.");

  Upgraded upgraded;
  upgraded.seat = Seat{0};
  upgraded.industry = Industry::Finance;
  upgraded.level = 2;
  upgraded.coins = 2;
  CHECK(told(table, upgraded) == Words{"UK upgrades Finance to level 2 for 2 coins.",
                                       "英国将金融业升至 2 级，支付 2 世界币。",
                                       "英國將金融業升至 2 級，支付 2 世界幣。"});

  Ran ran;
  ran.seat = Seat{0};
  ran.industry = Industry::Finance;
  ran.payoff.base = ran.payoff.total = 1;
  CHECK(told(table, ran) == Words{"UK runs Finance: 1 base = 1 coin.", "英国的金融业产出：1 基础 = 1 世界币。",
                                  "英國的金融業產出：1 基礎 = 1 世界幣。"});

  PointsRun points;
  points.seat = Seat{1};
  CHECK(told(table, points) == Words{"France runs none of the other production points.",
                                     "法国的其余产出点本回合不产出。", "法國的其餘產出點本回合不產出。"});
  points.goods[Resource::Crops] = 2;
  points.water = 2;
  CHECK(told(table, points) == Words{"France runs production points for 2 Crops, using 2 Water.",
                                     "法国的产出点产出 2 种植，消耗 2 水。", "法國的產出點產出 2 種植，消耗 2 水。"});
}

TEST_CASE("lake: the board in a terminal writes laws in Roman numerals") {
  Table table(2);
  table.state.laws.tariff = 3;
  const View view = Lake::view(table.rules, table.state, Seat{0});
  CHECK(Lake::draw(table.rules, view, {.lang = Lang::En}).find("tax I   finance tax 0   tariff III   subsidy 0") !=
        std::string::npos);
  CHECK(Lake::draw(table.rules, view, {.lang = Lang::ZhHant}).find("稅法 I   金融稅 0   關稅 III   補貼 0") !=
        std::string::npos);
}

TEST_CASE("L4.1: the terminal counts the chair's vote as the council does") {
  Table table(3);
  REQUIRE(table.play("1 propose tax+ tariff+ finance+; 1 vote tariff+; 2 vote tax+"));
  const std::string drawn = Lake::draw(table.rules, Lake::view(table.rules, table.state, Seat{2}), {.lang = Lang::En});
  CHECK(drawn.find("tax law up (1) · tariff up (2) · finance tax up (0)") != std::string::npos);
}
