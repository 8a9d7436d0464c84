// What people call the seats, in the log and in records.
#include <doctest/doctest.h>

#include "games/all_games.hpp"
#include "protocol/record_json.hpp"
#include "protocol/seat_names.hpp"
#include "protocol/setup.hpp"

using namespace oligopoly;
using namespace oligopoly::protocol;

namespace {

Session two_people(const AnyGame& game) {
  const auto setup = make_setup(game, "", {}, {"human", "human"});
  REQUIRE(setup);
  return start_session(*setup);
}

}  // namespace

TEST_CASE("names: a log calls people what they call themselves, in every game and language") {
  for (const AnyGame* game : all_games())
    for (const Lang lang : {Lang::En, Lang::ZhHans, Lang::ZhHant}) {
      CAPTURE(game->info().id);
      Session session = two_people(*game);
      const AnyRuleset& rules = *session.record().rules;
      const std::vector<std::string> own = {rules.seat_name(Seat{0}, lang), rules.seat_name(Seat{1}, lang)};
      std::vector<AnyEvent> events;
      Rng rng(7);
      for (int i = 0; i < 60 && !session.position().is_over(); ++i) {
        const Seat seat = session.position().to_act().front();
        REQUIRE(session.apply(seat, session.position().sample_action(seat, rng), &events));
      }
      int named = 0;
      for (const AnyEvent& event : events) {
        const std::string words = game->describe(rules, event, lang);
        CHECK(with_names(words, rules, own, lang) == words);
        const std::string renamed = with_names(words, rules, std::vector<std::string>{"@Ann", ""}, lang);
        CHECK(renamed.find(own[0]) == std::string::npos);
        named += renamed.find("@Ann") == std::string::npos ? 0 : 1;
      }
      CHECK(named > 0);
    }
}

TEST_CASE("names: only a whole word is a name") {
  const AnyGame& game = *all_games().front();
  const Session session = two_people(game);
  const AnyRuleset& rules = *session.record().rules;
  const std::string own = rules.seat_name(Seat{0}, Lang::En);
  const std::vector<std::string> names = {"Ann", ""};
  CHECK(with_names(own + " and " + own + ".", rules, names, Lang::En) == "Ann and Ann.");
  CHECK(with_names("x" + own + "y", rules, names, Lang::En) == "x" + own + "y");
  CHECK(with_names(own, rules, {}, Lang::En) == own);
}

TEST_CASE("names: a record keeps them, and refuses too many") {
  Record record = two_people(*all_games().front()).record();
  CHECK(record_text(record).find("names") == std::string::npos);
  record.names = {"Ann", "小明"};
  const std::string text = record_text(record);
  const auto read = read_record(text);
  REQUIRE(read);
  CHECK(read->names == record.names);
  record.names.emplace_back("Cem");
  const auto refused = read_record(record_text(record));
  REQUIRE_FALSE(refused);
  CHECK(refused.error().path == "names");
}
