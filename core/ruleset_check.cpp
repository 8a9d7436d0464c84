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

void RulesetCheck::require_number(std::int64_t value, std::int64_t least, std::int64_t most) {
  require_within(path_, value, least, most);
}

std::size_t RulesetCheck::enter(std::string_view name) {
  const std::size_t length = path_.size();
  path_.append(path_.empty() ? "" : ".").append(name);
  return length;
}

std::size_t RulesetCheck::enter(int index) {
  const std::size_t length = path_.size();
  path_ = path_at(path_, index);
  return length;
}

void RulesetCheck::leave(std::size_t length) { path_.resize(length); }

}  // namespace oligopoly
