#include "protocol/trace.hpp"

#include <boost/json.hpp>

#include "protocol/messages.hpp"
#include "protocol/setup.hpp"

namespace oligopoly::protocol {
namespace {

json::value event_in_words(const AnyRuleset& rules, const AnyEvent& event) {
  json::value out = event_json(rules.game(), event);
  out.get_object()["words"] = rules.game().describe(rules, event, Lang::En);
  return out;
}

}  // namespace

json::value trace_header(const Record& record, const AnyPosition& start) {
  const json::value setup = setup_json(setup_of(record));
  json::object out;
  out["format"] = "oligopoly-trace";
  out["version"] = kTraceVersion;
  out["game"] = record.game().info().id;
  out["rules_version"] = record.rules_version;
  out["ruleset"] = record.ruleset;
  out["ruleset_version"] = record.ruleset_version;
  out["is_custom"] = record.is_custom;
  out["rules"] = ruleset_json(*record.rules);
  for (const std::string_view name : {"options", "seats"}) out[name] = setup.get_object().find(name)->value();
  out["state"] = state_json(start);
  out["hash"] = hash_text(start.hash());
  return out;
}

json::value trace_step(int number, const Step& step, const std::vector<AnyEvent>& events, const AnyPosition& after) {
  const AnyGame& game = after.game();
  json::array told;
  for (const AnyEvent& event : events) told.push_back(event_in_words(after.rules(), event));
  json::object out;
  out["step"] = number;
  out["actor"] = seat_json(step.actor);
  out["action"] = action_json(game, step.action);
  out["notation"] = game.notation(after.rules(), step.action);
  out["events"] = std::move(told);
  out["state"] = state_json(after);
  out["hash"] = hash_text(step.hash);
  out["reveals"] = step.reveals;
  return out;
}

json::value trace_end(const AnyPosition& table) {
  return {{"is_over", table.is_over()}, {"standings", standings_json(table.standings())}};
}

}  // namespace oligopoly::protocol
