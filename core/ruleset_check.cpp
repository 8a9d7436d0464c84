#include "core/ruleset_check.hpp"

namespace oligopoly {

std::string path_at(std::string_view list, int index) {
  return std::string(list).append("[").append(std::to_string(index)).append("]");
}

void RulesetCheck::require(bool holds, std::string_view path, const Verdict& otherwise) {
  if (ok() && !holds) flaw_ = Flaw{std::string(path), otherwise};
}

void RulesetCheck::require_within(std::string_view path, std::int64_t value, std::int64_t least, std::int64_t most) {
  require(least <= value && value <= most, path, outside_(value, least, most));
}

}  // namespace oligopoly
