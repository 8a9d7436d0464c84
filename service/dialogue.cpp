#include "service/dialogue.hpp"

#include <algorithm>

#include "protocol/questions.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

using Live = tl::expected<HostedTable*, protocol::Error>;

}  // namespace

void Dialogue::send(std::string text) { follower_->send(std::make_shared<const std::string>(std::move(text))); }

void Dialogue::refuse(const std::string& key, const protocol::Error& error) {
  send(refused_text(key, error, follower_->lang));
}
void Dialogue::refuse(const std::string& key, const Reason& reason) {
  refuse(key, protocol::error_of(refused(reason)));
}

void Dialogue::receive(const std::string& text) {
  auto command = read_command(text);
  if (!command) return refuse({}, command.error());
  switch (command->what) {
    case Do::Ping:
      return send(result_text("pong", command->key, std::to_string(context_.now())));
    case Do::Join:
      return join(*command);
    case Do::Leave:
      leave();
      return send(done_text(command->key, 0));
    case Do::Actions:
    case Do::Check:
    case Do::Ask:
    case Do::History:
      return question(*command);
    default:
      return change(std::move(*command), text);
  }
}

void Dialogue::join(const Command& command) {
  leave();
  tables_.with(command.table, [self = shared_from_this(), command, visit = follower_->visit](const Live& live) {
    // Another message may have said otherwise while the table was loading.
    if (self->is_closed_ || self->follower_->visit != visit) return;
    if (!live) return self->refuse(command.key, live.error());
    const auto speaker = (*live)->table().recognise(command.token);
    if (!speaker) return self->refuse(command.key, speaker.error());
    self->table_ = command.table;
    self->follower_->speaker = *speaker;
    self->follower_->lang = lang_of(command.lang).value_or(Lang::En);
    self->follower_->reads_lines = command.reads_lines;
    (*live)->join(self->follower_, command.since);
  });
}

void Dialogue::leave() {
  ++follower_->visit;
  follower_->is_welcomed = false;
  if (answering_) *std::exchange(answering_, nullptr) = false;
  if (table_.empty()) return;
  tables_.with(table_, [follower = follower_](const Live& live) {
    if (live) (*live)->leave(*follower);
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
    const Seat seat = self->follower_->speaker.seat;
    if (command.what == Do::Actions)
      return self->send(
          result_text("actions", command.key, protocol::text_of(protocol::actions_of(table.game(), seat))));
    if (command.what == Do::Check)
      return self->send(result_text("check", command.key, check_json(table, seat, command, self->follower_->lang)));
    if (command.what == Do::Ask) return self->ask(**live, command);
    self->show_history(**live, command);
  });
}

Dialogue::Wanted Dialogue::begin_answering(const std::string& key) {
  if (answering_) {
    refuse(key, kStillAnswering);
    return nullptr;
  }
  return answering_ = std::make_shared<std::atomic<bool>>(true);
}

void Dialogue::answer_on_thread(const HostedTable& live, Wanted wanted, std::function<std::string()> work) {
  const OnBehalfOf whom{is_player(follower_->speaker.seat), follower_->address, live.id()};
  context_.questions.run(whom, [self = shared_from_this(), wanted, work = std::move(work)]() -> std::function<void()> {
    if (!*wanted) return {};
    return [self, wanted, text = work()] {
      if (!*wanted) return;
      self->answering_ = nullptr;
      self->send(text);
    };
  });
}

void Dialogue::ask(const HostedTable& live, const Command& command) {
  const Wanted wanted = begin_answering(command.key);
  if (!wanted) return;
  const std::shared_ptr<AnyPosition> copy = live.table().game().clone();
  answer_on_thread(live, wanted, [copy, seat = follower_->speaker.seat, command, lang = follower_->lang] {
    const auto answer = protocol::answer_of(*copy, seat, command.text, command.with);
    return answer ? result_text("ask", command.key, protocol::text_of(*answer))
                  : refused_text(command.key, answer.error(), lang);
  });
}

/// Events are not stored: the game is played again up to there.
void Dialogue::show_history(const HostedTable& live, const Command& command) {
  const Wanted wanted = begin_answering(command.key);
  if (!wanted) return;
  const std::int64_t before = std::min(command.before, live.safe_row() + 1);
  context_.queue.read(
      [self = shared_from_this(), id = live.id(), before, command, wanted](Store& store) -> std::function<void()> {
        if (!*wanted) return {};
        return [self, id, before, command, wanted, stored = store.load(id)] {
          if (!*wanted) return;
          if (!stored) {
            self->answering_ = nullptr;
            return self->refuse(command.key, error_of(stored.error()));
          }
          self->tables_.with(id, [self, before, command, wanted, stored](const Live& again) {
            if (!*wanted || !again) return;
            self->answer_on_thread(**again, wanted, [stored, before, command, lang = self->follower_->lang] {
              return result_text("history", command.key, history_json(*stored, before, lang));
            });
          });
        };
      });
}

void Dialogue::change(Command command, const std::string& text) {
  if (table_.empty()) return refuse(command.key, kNotJoined);
  // This is the busiest path: what a command holds is moved, not copied.
  const auto request = std::make_shared<TableRequest>();
  request->speaker = follower_->speaker;
  request->address = follower_->address;
  request->text = text;
  request->answer = [self = shared_from_this(), key = command.key](const Table::Result& result) {
    if (!result) return self->refuse(key, result.error());
    self->send(done_text(key, result->row));
  };
  request->command = std::move(command);
  tables_.with(table_, [self = shared_from_this(), request](const Live& live) {
    if (!live) return self->refuse(request->command.key, live.error());
    self->tables_.handle(**live, std::move(*request));
  });
}

}  // namespace oligopoly::service
