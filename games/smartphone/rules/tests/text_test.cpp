// What people read and type: notation, the log, the board in a terminal, the plan finder.
#include <map>

#include "games/smartphone/rules/plan/layout.hpp"
#include "games/smartphone/rules/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::smartphone;

namespace {

constexpr std::array kLangs = {Lang::En, Lang::ZhHans, Lang::ZhHant};

/// Input for `answer`: numbers by their path.
class Numbers final : public FieldReader {
 public:
  explicit Numbers(std::map<std::string, std::int64_t> values = {}) : values_(std::move(values)) {}
  bool is_object() const override { return !keys().empty(); }
  std::vector<std::string_view> keys() const override {
    std::vector<std::string_view> names;
    for (const auto& [name, value] : values_) {
      if (name.compare(0, path_.size(), path_) != 0) continue;
      const std::size_t end = std::min(name.find('.', path_.size()), name.size());
      const std::string_view key = std::string_view(name).substr(path_.size(), end - path_.size());
      if (!key.empty() && (names.empty() || names.back() != key)) names.push_back(key);
    }
    return names;
  }
  bool enter(std::string_view key) override {
    for (const std::string_view name : keys())
      if (name == key) {
        before_.push_back(path_);
        path_ += std::string(key) + ".";
        return true;
      }
    return false;
  }
  std::optional<std::size_t> array_size() const override { return std::nullopt; }
  void enter(std::size_t) override {}
  void leave() override {
    path_ = before_.back();
    before_.pop_back();
  }
  std::optional<std::int64_t> integer() const override {
    const auto found = values_.find(path_.substr(0, path_.size() - 1));
    return found == values_.end() ? std::nullopt : std::optional(found->second);
  }
  std::optional<bool> boolean() const override { return std::nullopt; }
  std::optional<std::string_view> text() const override { return std::nullopt; }
  bool keeps_missing() const override { return true; }

 protected:
  std::string path() const override { return path_; }

 private:
  std::map<std::string, std::int64_t> values_;
  std::string path_;
  std::vector<std::string> before_;
};

/// Keeps every text and number under the key it was written for.
class Answers final : public FieldWriter {
 public:
  void begin_object() override {}
  void key(std::string_view name) override { key_ = name; }
  void end_object() override {}
  void begin_array() override {}
  void end_array() override {}
  void integer(std::int64_t value) override { numbers[key_].push_back(value); }
  void boolean(bool) override {}
  void text(std::string_view value) override { texts[key_].emplace_back(value); }

  std::map<std::string, std::vector<std::int64_t>> numbers;
  std::map<std::string, std::vector<std::string>> texts;

 private:
  std::string key_;
};

int widest_line(const std::string& text) {
  int widest = 0;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) widest = std::max(widest, display_width(line));
  return widest;
}

}  // namespace

TEST_CASE("smartphone: notation refuses what is no move") {
  const Ruleset rules = data::kStandard;
  for (const char* line : {"",
                           "sell",
                           "sell moon",
                           "ship",
                           "ship gps",
                           "study",
                           "study usa",
                           "take 0",
                           "take 6",
                           "take x",
                           "token 2",
                           "done now",
                           "retailers canada",
                           "retailers canada=0",
                           "retailers canada=5 canada=6",
                           "retailers moon=5",
                           "market goods",
                           "market goods/moon",
                           "sell usa usa",
                           "dance",
                           "market goods/goods goods/goods goods/goods goods/goods goods/goods goods/goods"}) {
    CAPTURE(line);
    CHECK(Smartphone::read_action(rules, line).verdict.is(kNotNotation));
  }
  CHECK_FALSE(Smartphone::read_action(rules, "plan Af").verdict);
  CHECK(Smartphone::read_action(rules, "sell nfc").action == Action{SellByNfc{}});
  CHECK(Smartphone::read_action(rules, "  ship   north_africa ").action == Action{Ship{Region::NorthAfrica}});
}

TEST_CASE("smartphone: the log tells the numbers behind what happened") {
  Table table({.seats = 2, .steve = 2});
  table.plan_idly();
  const auto tell = [&](const Event& event, Lang lang) { return Smartphone::describe(table.rules, event, lang); };
  CHECK(tell(table.events_of<PriceSet>()[0], Lang::En) == "Green's price is 4 (5 + 0 up − 1 cut).");
  CHECK(tell(table.events_of<Produced>()[0], Lang::En) ==
        "Green produces 4 goods: goods 1 + goods with a price cut 1 + covered 1 + face down 1.");
  CHECK(tell(table.events_of<Produced>()[1], Lang::ZhHans) == "史蒂夫生产 2 个货物：货物图标 1 + 货物标记 1。");
  CHECK(tell(table.events_of<OrderSet>()[0], Lang::ZhHant) == "按先後規則，本輪順序：綠色、史蒂夫。");
  CHECK(tell(GoodSold{Seat{0}, Region::Usa, 5, Buyer::Wifi}, Lang::En) ==
        "Green sells in USA to the buyer who wants WiFi.");
}

TEST_CASE("smartphone: the board fits 100 columns in every language, at every decision") {
  for (const int seats : {2, 5}) {
    Ruleset rules = rules_of({.seats = seats, .steve = seats, .retailers = true});
    State state = Smartphone::start(rules, seats);
    Rng rng{3};
    while (!Smartphone::is_over(state)) {
      for (const Lang lang : kLangs) {
        const std::string text = Smartphone::draw(rules, Smartphone::view(rules, state, Seat{0}), {lang, false});
        INFO(text);
        REQUIRE(widest_line(text) <= 100);
      }
      const Seat seat = Smartphone::to_act(state).front();
      Smartphone::apply(rules, state, seat, Smartphone::sample_action(rules, state, seat, rng), {});
    }
  }
}

TEST_CASE("smartphone: the board shows offices, sales, progress, patents and prices") {
  Table table({.seats = 2});
  table.plan_idly();
  table.ship(2, Region::Usa, 2);
  table.grant(2, Technology::Nfc);
  table.pass_to(Phase::Selling);
  table.region(Region::NorthAfrica).sold[1] = Seat{0};
  const std::string text =
      Smartphone::draw(table.rules, Smartphone::view(table.rules, table.state, Seat{0}), {Lang::En, false});
  INFO(text);
  CHECK(text.find("Round 1 of 5 · phase 7, selling goods · Green's turn") != std::string::npos);
  CHECK(text.find("Prices and turn order:  4 GB") != std::string::npos);
  CHECK(text.find("NAF North Africa  M3 G...   2   CHN EMI EUR SAM                   3 (G) WiFi Batt NFC 4G") !=
        std::string::npos);
  CHECK(text.find("B2            3 4 5 6 WiFi Game NFC 4G") != std::string::npos);
  CHECK(text.find("NFC         5     4     B       B") != std::string::npos);
  const std::string coloured =
      Smartphone::draw(table.rules, Smartphone::view(table.rules, table.state, Seat{0}), {Lang::En, true});
  CHECK(coloured.find("\x1b[32mG\x1b[0m") != std::string::npos);
}

TEST_CASE("S9.0, S9.1: the board draws Steve's pad: its spaces, the round's marked, what waits and what is printed") {
  Table table({.seats = 2, .steve = 2});
  REQUIRE(table.deal());
  const auto board = [&](Lang lang) {
    return Smartphone::draw(table.rules, Smartphone::view(table.rules, table.state, Seat{0}), {lang, false});
  };
  table.state.board.round = 3;
  table.player(2).improvements = {{Icon::Goods, Icon::Truck}, {}, {Icon::Research, Icon::PriceUp}};
  table.player(2).tokens = 3;
  StevePad& pad = table.rules.steve_pads[table.rules.steve_difficulty];
  pad.icons = {};
  pad.icons[Icon::Truck] = 3;
  pad.icons[Icon::Goods] = 2;
  table.state.board.steve.delayed = {Domino{Icon::Goods, Icon::Goods}};
  CHECK(board(Lang::En).find("Steve's pad    1[GT]  2[  ] >3[R+]  4[  ]  5[  ]    delayed: [GG]\n") !=
        std::string::npos);
  CHECK(board(Lang::En).find("printed: T3 G2 (our ruling R-S12)   goods tokens: 3\n") != std::string::npos);
  CHECK(board(Lang::ZhHant).find("未來改良格：[GG]") != std::string::npos);
  Table alone({.seats = 2});
  REQUIRE(alone.deal());
  CHECK(Smartphone::draw(alone.rules, Smartphone::view(alone.rules, alone.state, Seat{0}), {Lang::En, false})
            .find("Steve's pad") == std::string::npos);
}

TEST_CASE("smartphone: a sealed plan is drawn for its owner only") {
  Table table({.seats = 2});
  REQUIRE(table.deal());
  REQUIRE(table.play("1 plan Af Bf 0 1,2 x"));
  const auto board = [&](Seat viewer) {
    return Smartphone::draw(table.rules, Smartphone::view(table.rules, table.state, viewer), {Lang::En, false});
  };
  CHECK(board(Seat{0}).find("Your plan") != std::string::npos);
  CHECK(board(Seat{1}).find("Your plan") == std::string::npos);
  CHECK(board(Seat{1}).find("Find plans") != std::string::npos);
  CHECK(board(kSpectator).find("planned") != std::string::npos);
}

TEST_CASE("smartphone: the terminal finds plans, and leaves moves alone") {
  Table table({.seats = 2, .steve = 2});
  REQUIRE(table.deal());
  const auto command = [&](std::string_view line, Seat viewer = Seat{0}) {
    return Smartphone::terminal_command(table.rules, Smartphone::view(table.rules, table.state, viewer), line,
                                        {Lang::En, false});
  };
  CHECK_FALSE(command("plan Af Bf 0 1,2 x"));
  CHECK_FALSE(command("sell usa"));
  CHECK(command("plan goods>=99") == "No plan does that.\n");
  CHECK(command("plan cake>=1")->find("word 1") != std::string::npos);
  CHECK(command("plan goods", Seat{1}) == "Only players can plan.\n");
  CHECK(command("plan goods", kSpectator) == "Only players can plan.\n");
  const std::string found = *command("plan goods>=4 research>=1 trucks*2");
  const std::string first = found.substr(0, found.find('\n'));
  CHECK(table.play("1 " + first));
}

TEST_CASE("smartphone: programs can ask for every outcome and for plans") {
  Table table({.seats = 2});
  REQUIRE(table.deal());
  table.player(1).tokens = 2;
  const View view = Smartphone::view(table.rules, table.state, Seat{0});
  Numbers nothing;
  Answers all;
  REQUIRE(Smartphone::answer(table.rules, view, "outcomes", nothing, all));
  CHECK(all.numbers["score"].size() > 100);
  for (const std::int64_t goods : all.numbers["goods"]) CHECK(goods >= 0);

  Numbers wish({{"wishes.goods.least", 5}, {"wishes.truck.least", 0}});
  Answers none;
  REQUIRE(Smartphone::answer(table.rules, view, "find_plan", wish, none));
  CHECK_FALSE(wish.ok());  // it is called "trucks"

  Numbers good({{"wishes.goods.least", 4}, {"wishes.price.weight", 1}, {"count", 3}});
  Answers plans;
  REQUIRE(Smartphone::answer(table.rules, view, "find_plan", good, plans));
  REQUIRE(good.ok());
  REQUIRE(plans.texts["notation"].size() == 3);
  for (const std::string& line : plans.texts["notation"]) {
    const auto parsed = Smartphone::read_action(table.rules, line);
    REQUIRE(parsed.verdict);
    CHECK(Smartphone::check(table.rules, table.state, Seat{0}, parsed.action));
  }
  CHECK_FALSE(Smartphone::answer(table.rules, view, "weather", good, plans));
  Numbers stranger;
  REQUIRE(Smartphone::answer(table.rules, Smartphone::view(table.rules, table.state, kSpectator), "outcomes", stranger,
                             plans));
  CHECK_FALSE(stranger.ok());
}
