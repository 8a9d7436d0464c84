// Messages of several kinds, and what fields say about missing, empty, long and unknown members.
#include "protocol/kinds.hpp"

#include <doctest/doctest.h>

#include "protocol/questions.hpp"
#include "protocol/table_log.hpp"

using namespace oligopoly;
using namespace oligopoly::protocol;

namespace {

struct Wave {
  static constexpr std::string_view kName = "wave";
  static constexpr auto fields() { return field_list(); }
};
struct Give {
  static constexpr std::string_view kName = "give";
  int coins = 0;
  std::vector<std::string> to;
  static constexpr auto fields() {
    return field_list(field("coins", &Give::coins, 1, 9), list_field("to", &Give::to, 2));
  }
};
struct Greeting {
  static constexpr std::string_view kName = "greeting", kKindKey = "how";
  std::string by;
  int times = 0;
  std::variant<Wave, Give> what;
  static constexpr auto fields() {
    return field_list(field("by", &Greeting::by, 1, 5), sparse_field("times", &Greeting::times));
  }
  void write_to(FieldWriter& out) const { write_kinds(out, *this); }
  bool read_from(FieldReader& in) { return read_kinds(in, *this); }
};

std::string flaw(std::string_view text) {
  const auto read = from_text<Greeting>(text);
  REQUIRE_FALSE(read);
  return read.error().name + " " + read.error().path;
}

}  // namespace

TEST_CASE("kinds: the members of all kinds and those of one stand side by side") {
  CHECK(text_of(Greeting{"Ann", 2, Give{3, {"Bo"}}}) == R"({"how":"give","by":"Ann","times":2,"coins":3,"to":["Bo"]})");
  CHECK(text_of(Greeting{"Ann", 0, Wave{}}) == R"({"how":"wave","by":"Ann"})");
  CHECK(message_text(Greeting{"Ann", 0, Wave{}}) == R"({"type":"greeting","how":"wave","by":"Ann"})");
  const auto read = from_text<Greeting>(R"({"to":["Bo","Cy"],"by":"Ann","coins":9,"how":"give"})");
  REQUIRE(read);
  CHECK(read->by == "Ann");
  CHECK(read->times == 0);
  CHECK(std::get<Give>(read->what).to == std::vector<std::string>{"Bo", "Cy"});
  CHECK(from_text<Greeting>(R"({"how":"wave","by":"Ann"})"));
}

TEST_CASE("kinds: what is wrong is named with its place") {
  CHECK(flaw(R"([])") == "not_an_object ");
  CHECK(flaw(R"({"by":"Ann"})") == "field_missing ");
  CHECK(flaw(R"({"how":"bow","by":"Ann"})") == "unknown_name how");
  CHECK(flaw(R"({"how":"wave"})") == "field_missing ");
  CHECK(flaw(R"({"how":"wave","by":""})") == "wrong_length by");
  CHECK(flaw(R"({"how":"wave","by":"Eleanor"})") == "wrong_length by");
  CHECK(flaw(R"({"how":"wave","by":"Ann","coins":1})") == "field_unknown ");
  CHECK(flaw(R"({"how":"give","by":"Ann","coins":10,"to":[]})") == "out_of_range coins");
  CHECK(flaw(R"({"how":"give","by":"Ann","coins":1,"to":["a","b","c"]})") == "wrong_length to");
  CHECK(flaw(R"({"how":"give","by":"Ann","coins":1,"to":["a",2]})") == "not_text to[1]");
}

TEST_CASE("kinds: what was stored may hold members that nobody knows, but not of a wrong type") {
  CHECK(from_stored_text<Greeting>(R"({"how":"wave","by":"Ann","mood":"good"})"));
  CHECK_FALSE(from_stored_text<Greeting>(R"({"how":"wave","by":7})"));
  CHECK_FALSE(from_stored_text<Greeting>(R"({"how":"bow","by":"Ann"})"));
  // Inside them too.
  const auto entry = from_stored_text<LogEntry>(R"({"kind":"undo","at":5,"seat":2,"to":3,"mood":{}})");
  REQUIRE(entry);
  CHECK(std::get<entry::Undo>(entry->what).to == 3);
  CHECK(entry->changes_game());
}
