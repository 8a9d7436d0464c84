#include "service/entry.hpp"

#include "core/notation.hpp"
#include "protocol/json.hpp"
#include "protocol/json_text.hpp"
#include "protocol/messages.hpp"
#include "protocol/reading.hpp"

namespace oligopoly::service {
namespace {

using protocol::Error;
using protocol::JsonReader;

void write_steps(protocol::JsonText& out, const AnyGame& game, const std::vector<Step>& steps) {
  out.key("steps");
  out.begin_array();
  for (const Step& step : steps) {
    out.begin_object();
    out.key("by");
    write_seat(out, step.actor);
    out.key("action");
    game.write_action(step.action, out);
    out.key("hash");
    out.text(protocol::hash_text(step.hash));
    out.end_object();
  }
  out.end_array();
}

tl::expected<Step, Error> read_step(const AnyGame& game, JsonReader& in) {
  Step step;
  tl::expected<AnyAction, Error> action;
  tl::expected<std::uint64_t, Error> hash;
  protocol::read_required(in, "by", step.actor);
  if (!protocol::inside(in, "action", [&] { action = protocol::read_action(game, in.here(), in.path()); }))
    in.fail(kFieldMissing, "action");
  if (!protocol::inside(in, "hash", [&] { hash = protocol::read_hash(in.here(), in.path()); }))
    in.fail(kFieldMissing, "hash");
  if (!in.ok()) return tl::unexpected(in.failure());
  if (!action) return tl::unexpected(action.error());
  if (!hash) return tl::unexpected(hash.error());
  step.action = *action;
  step.hash = *hash;
  return step;
}

}  // namespace

std::string entry_text(const AnyGame& game, const Entry& entry) {
  std::string text;
  protocol::JsonText out(text);
  out.begin_object();
  out.key("kind");
  out.text(id_of(entry.kind));
  out.key("at");
  out.integer(entry.at);
  out.key("seat");
  write_seat(out, entry.seat);
  if (!entry.key.empty()) {
    out.key("key");
    out.text(entry.key);
  }
  if (!entry.steps.empty()) write_steps(out, game, entry.steps);
  if (entry.kind == EntryKind::Undo || entry.kind == EntryKind::UndoAsked) {
    out.key("to");
    out.integer(entry.to);
  }
  if (!entry.text.empty()) {
    out.key("text");
    out.text(entry.text);
  }
  if (entry.flag) {
    out.key("flag");
    out.boolean(true);
  }
  out.end_object();
  return text;
}

tl::expected<Entry, Error> read_entry(const AnyGame& game, const std::string& text) {
  const auto value = protocol::parse_json(text);
  if (!value) return tl::unexpected(value.error());
  JsonReader in(*value);
  Entry entry;
  protocol::inside(in, "kind", [&] { read_enum(in, entry.kind); });
  protocol::read_required(in, "at", entry.at);
  protocol::read_required(in, "seat", entry.seat);
  protocol::read_optional(in, "key", entry.key);
  protocol::read_optional(in, "to", entry.to, {0, 1'000'000});
  protocol::read_optional(in, "text", entry.text);
  protocol::read_optional(in, "flag", entry.flag);
  tl::expected<Step, Error> step;
  protocol::inside(in, "steps", [&] {
    const std::size_t size = in.array_size().value_or(0);
    read_elements(in, 0, size, [&](std::size_t) {
      if (step) step = read_step(game, in);
      if (step) entry.steps.push_back(*step);
    });
  });
  if (!step) return tl::unexpected(step.error());
  if (!in.ok()) return tl::unexpected(in.failure());
  return entry;
}

}  // namespace oligopoly::service
