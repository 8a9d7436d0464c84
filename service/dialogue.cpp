#include "service/dialogue.hpp"

#include "protocol/json_text.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

using Live = tl::expected<LiveTable*, protocol::Error>;

}  // namespace

void Dialogue::send(std::string text) { listener_->send(std::make_shared<const std::string>(std::move(text))); }

void Dialogue::refuse(const std::string& key, const protocol::Error& error) {
  send(refused_text(key, error, listener_->lang));
}
void Dialogue::refuse(const std::string& key, const Reason& reason) {
  refuse(key, protocol::error_of(refused(reason)));
}

void Dialogue::receive(const std::string& text) {
  auto command = read_command(text);
  if (!command) return refuse({}, command.error());
  switch (command->what) {
    case Do::Ping:
      return send(result_text("pong", command->key, std::to_string(around_.now())));
    case Do::Join:
      return join(*command);
    case Do::Leave:
      leave();
      return send(done_text(command->key, 0));
    case Do::Actions:
    case Do::Check:
    case Do::Ask:
      return question(*command);
    default:
      return change(std::move(*command), text);
  }
}

void Dialogue::join(const Command& command) {
  leave();
  tables_.with(command.table, [self = shared_from_this(), command, visit = listener_->visit](const Live& live) {
    // Another message may have said otherwise while the table was loading.
    if (self->is_closed_ || self->listener_->visit != visit) return;
    if (!live) return self->refuse(command.key, live.error());
    const auto speaker = (*live)->table().recognise(command.token);
    if (!speaker) return self->refuse(command.key, speaker.error());
    self->table_ = command.table;
    self->listener_->speaker = *speaker;
    self->listener_->lang = lang_of(command.lang).value_or(Lang::En);
    self->listener_->reads_lines = command.reads_lines;
    (*live)->join(self->listener_, command.since);
  });
}

void Dialogue::leave() {
  ++listener_->visit;
  if (table_.empty()) return;
  tables_.with(table_, [listener = listener_](const Live& live) {
    if (live) (*live)->leave(*listener);
  });
  table_.clear();
}

void Dialogue::close() {
  if (is_closed_) return;
  is_closed_ = true;
  leave();
}

void Dialogue::question(const Command& command) {
  if (table_.empty()) return refuse(command.key, kNotJoined);
  tables_.with(table_, [self = shared_from_this(), command](const Live& live) {
    if (!live) return self->refuse(command.key, live.error());
    const Table& table = (*live)->table();
    const Seat seat = self->listener_->speaker.seat;
    if (command.what == Do::Actions) return self->send(result_text("actions", command.key, actions_json(table, seat)));
    if (command.what == Do::Check)
      return self->send(result_text("check", command.key, check_json(table, seat, command, self->listener_->lang)));
    const std::shared_ptr<AnyTable> copy = table.game().clone();
    self->around_.bots.run(
        [copy, seat, command, lang = self->listener_->lang] {
          const auto answer = answer_json(*copy, seat, command);
          return answer ? result_text("answer", command.key, *answer) : refused_text(command.key, answer.error(), lang);
        },
        [self](std::string text) { self->send(std::move(text)); });
  });
}

void Dialogue::change(Command command, const std::string& text) {
  if (table_.empty()) return refuse(command.key, kNotJoined);
  // This is the busiest path: what a command holds is moved, not copied.
  const auto told = std::make_shared<Told>();
  told->speaker = listener_->speaker;
  told->text = text;
  told->answer = [self = shared_from_this(), key = command.key](const Table::Result& result) {
    if (!result) return self->refuse(key, result.error());
    self->send(done_text(key, result->row));
  };
  told->command = std::move(command);
  tables_.with(table_, [self = shared_from_this(), told](const Live& live) {
    if (!live) return self->refuse(told->command.key, live.error());
    self->tables_.tell(**live, std::move(*told));
  });
}

}  // namespace oligopoly::service
