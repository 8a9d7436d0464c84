#include "core/verdict.hpp"

namespace oligopoly {

std::string explain(const Verdict& verdict, Lang lang) {
  static constexpr Text kFine{"allowed", "可以", "可以"};
  const auto& [a, b, c] = verdict.args;
  return fill(verdict ? kFine : verdict.reason->words, lang, {a, b, c});
}

}  // namespace oligopoly
