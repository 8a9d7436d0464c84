#include "cli/quote.hpp"

#include <cctype>

#include "cli/messages.hpp"
#include "games/rulebook.hpp"

namespace oligopoly::cli {

bool quote(Console& console, const AnyGame& game, std::string_view id) {
  std::string wanted(id);
  for (char& c : wanted) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  if (const auto text = rule_text(game.info().id, console.lang, wanted)) {
    console.out << *text << "\n";
    return true;
  }
  console.say<msg::kNoSuchRule>(id, joined(rule_ids(game.info().id), " "));
  return false;
}

void explain_refusal(Console& console, const AnyGame& game, const Verdict& verdict) {
  console.say<msg::kRefused>(explain(verdict, console.lang));
  if (!verdict.rule().empty()) quote(console, game, verdict.rule());
}

std::string event_line(const Console& console, const AnyRuleset& rules, const AnyEvent& event) {
  const std::string rule = pad_right(rules.game().rule_of(event), 6);
  return console.styled(Style::Faint, rule) + rules.game().describe(rules, event, console.lang);
}

std::string seat_name(const AnyRuleset& rules, Seat seat, Lang lang) {
  return seat == kChance ? std::string(msg::kChance[lang]) : rules.seat_name(seat, lang);
}

}  // namespace oligopoly::cli
