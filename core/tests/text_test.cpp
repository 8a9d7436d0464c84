#include "core/text.hpp"

#include <doctest/doctest.h>

#include "core/verdict.hpp"

using namespace oligopoly;

TEST_CASE("text: placeholders take numbers and names of the language") {
  static constexpr Text kPattern{"{0} costs {1}", "{0}要{1}", "{0}要{1}"};
  static constexpr Text kFood{"Food", "食品业", "食品業"};
  CHECK(fill(kPattern, Lang::En, {kFood, 7}) == "Food costs 7");
  CHECK(fill(kPattern, Lang::ZhHant, {kFood, 7}) == "食品業要7");
  CHECK(fill(kPattern, Lang::En, {kFood}) == "Food costs {1}");
}

TEST_CASE("text: a terminal needs two columns for a Chinese character") {
  CHECK(display_width("Food") == 4);
  CHECK(display_width("食品业") == 6);
  CHECK(pad_right("食品业", 8) == "食品业  ");
  CHECK(pad_left("7", 3) == "  7");
}

TEST_CASE("text: language codes") {
  CHECK(lang_of("zh-Hant") == Lang::ZhHant);
  CHECK_FALSE(lang_of("fr"));
}

TEST_CASE("verdict: says why in words, and what it is about") {
  static constexpr Reason kFull{"full", "X1", {"{0} is full", "{0}已满", "{0}已滿"}};
  static constexpr Text kEurope{"Europe", "欧洲", "歐洲"};
  const Verdict verdict = refused(kFull, kEurope);
  CHECK_FALSE(verdict);
  CHECK(verdict.is(kFull));
  CHECK(explain(verdict, Lang::En) == "Europe is full");
  CHECK(explain(verdict, Lang::ZhHans) == "欧洲已满");
  CHECK(kAllowed);
}
