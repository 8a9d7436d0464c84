#include "protocol/table_log.hpp"

namespace oligopoly::protocol {
namespace {

struct LoggedStep {
  Seat by;
  ActionOf action;
  HashOf hash;
  static constexpr auto fields() {
    return field_list(field("by", &LoggedStep::by), field("action", &LoggedStep::action),
                      field("hash", &LoggedStep::hash));
  }
};

}  // namespace

void StepsOf::write_to(FieldWriter& out) const {
  out.begin_array();
  for (const Step& step : steps) write_value(out, LoggedStep{step.actor, {game, step.action}, {step.hash}});
  out.end_array();
}

bool StepsOf::read_from(FieldReader& in) {
  game = static_cast<JsonReader&>(in).game();
  std::vector<LoggedStep> logged;
  if (!read_value(in, logged)) return false;
  for (const LoggedStep& one : logged) steps.push_back({one.by, one.action.action, one.hash.hash});
  return true;
}

}  // namespace oligopoly::protocol
