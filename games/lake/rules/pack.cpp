#include "games/lake/rules/pack.hpp"

#include "core/notation.hpp"
#include "games/lake/rules/reasons.hpp"
#include "games/lake/rules/ruleset_check.hpp"

namespace oligopoly::lake {
namespace {

/// Goes to a place such as "civs[0].name.en" as far as it exists, and fails there.
bool fail_at(FieldReader& in, std::string_view path, const Verdict& verdict) {
  int depth = 0;
  while (!path.empty()) {
    const std::size_t end = std::min(path.find_first_of(".[]"), path.size());
    const std::string_view part = path.substr(0, end);
    path.remove_prefix(std::min(path.size(), end + 1));
    if (part.empty()) continue;
    const auto index = number_of(part);
    if (index && in.array_size()) {
      in.enter(static_cast<std::size_t>(*index));
    } else if (!in.enter(part)) {
      break;
    }
    ++depth;
  }
  in.fail(*verdict.reason, std::to_string(verdict.args[0].number), verdict.args[1].number, verdict.args[2].number);
  for (; depth > 0; --depth) in.leave();
  return false;
}

}  // namespace

Pack pack_for(const Ruleset& rules) {
  Pack pack;
  pack.rounds = rules.rounds;
  pack.achievements = rules.achievements;
  return pack;
}

std::optional<Flaw> apply_pack(Ruleset& rules, const Pack& pack) {
  const int civs = rules.civs.size(), cards = rules.cards.size();
  if (civs + pack.civs.size() > kMaxCivs) return Flaw{"civs", refused(kTooManyRows, kMaxCivs - civs)};
  if (cards + pack.cards.size() > kMaxCards) return Flaw{"cards", refused(kTooManyRows, kMaxCards - cards)};
  Ruleset changed = rules;
  changed.rounds = pack.rounds;
  changed.achievements = pack.achievements;
  for (const Civilisation& civ : pack.civs) changed.civs.push_back(civ);
  for (const EraCard& card : pack.cards) changed.cards.push_back(card);
  if (auto flaw = flaw_of_rows(changed, civs, cards)) return flaw;
  if (auto flaw = flaw_of(changed)) return flaw;
  rules = changed;
  return std::nullopt;
}

bool read_pack(Ruleset& rules, FieldReader& in) {
  Pack pack = pack_for(rules);
  if (!read_value(in, pack)) return false;
  const auto flaw = apply_pack(rules, pack);
  return flaw ? fail_at(in, flaw->path, flaw->verdict) : true;
}

}  // namespace oligopoly::lake
