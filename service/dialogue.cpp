#include "service/dialogue.hpp"

#include <algorithm>

#include "protocol/questions.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

using Live = tl::expected<HostedTable*, protocol::Error>;

bool is_question(const Command& command) { return is_about_game(command) || command.is<command::History>(); }

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
  if (const auto* wish = std::get_if<command::Join>(&command->what)) return join(command->key, *wish);
  if (command->is<command::Ping>()) return send(protocol::message_text(message::Pong{command->key, context_.now()}));
  if (command->is<command::Leave>()) {
    leave();
    return send(protocol::message_text(message::Done{command->key, 0}));
  }
  if (is_question(*command)) return question(*command);
  change(std::move(*command), text);
}

void Dialogue::join(const std::string& key, const command::Join& wish) {
  leave();
  tables_.with(wish.table, [self = shared_from_this(), key, wish, visit = follower_->visit](const Live& live) {
    // Another message may have said otherwise while the table was loading.
    if (self->is_closed_ || self->follower_->visit != visit) return;
    if (!live) return self->refuse(key, live.error());
    const auto speaker = (*live)->table().recognise(wish.token);
    if (!speaker) return self->refuse(key, speaker.error());
    self->table_ = wish.table;
    self->follower_->speaker = *speaker;
    self->follower_->lang = lang_of(wish.lang).value_or(Lang::En);
    self->follower_->reads_lines = wish.lines;
    self->follower_->wants_positions = wish.position;
    (*live)->join(self->follower_, wish.since);
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
    const Table& table = (*live)->table_for(self->follower_->speaker);
    if (!table.admits(self->follower_->speaker)) return self->refuse(command.key, kNoWatching);
    if (is_about_game(command) && !table.is_begun()) return self->refuse(command.key, kNotBegun);
    std::visit([&](const auto& what) { self->answer(**live, command.key, what); }, command.what);
  });
}

void Dialogue::answer(const HostedTable& live, const std::string& key, const command::Actions&) {
  send(actions_text(live.table_for(follower_->speaker), follower_->speaker.seat, key));
}
void Dialogue::answer(const HostedTable& live, const std::string& key, const command::Check& check) {
  send(check_text(live.table_for(follower_->speaker), follower_->speaker.seat, key, check, follower_->lang));
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

void Dialogue::answer(const HostedTable& live, const std::string& key, const command::Ask& ask) {
  const Wanted wanted = begin_answering(key);
  if (!wanted) return;
  const std::shared_ptr<AnyPosition> copy = live.table_for(follower_->speaker).game().clone();
  answer_on_thread(live, wanted, [copy, seat = follower_->speaker.seat, key, ask, lang = follower_->lang] {
    const auto answer = protocol::answer_of(*copy, seat, ask.question, ask.with);
    return answer ? protocol::message_text(message::Ask{key, *answer}) : refused_text(key, answer.error(), lang);
  });
}

/// Events are not stored: the game is played again up to there.
void Dialogue::answer(const HostedTable& live, const std::string& key, const command::History& history) {
  const Wanted wanted = begin_answering(key);
  if (!wanted) return;
  const std::int64_t shown = std::min(live.safe_row(), live.table_for(follower_->speaker).rows());
  const std::int64_t before = std::min(history.before, shown + 1);
  context_.queue.read(
      [self = shared_from_this(), id = live.id(), before, key, wanted](Store& store) -> std::function<void()> {
        if (!*wanted) return {};
        return [self, id, before, key, wanted, stored = store.load(id)] {
          if (!*wanted) return;
          if (!stored) {
            self->answering_ = nullptr;
            return self->refuse(key, error_of(stored.error()));
          }
          self->tables_.with(id, [self, before, key, wanted, stored](const Live& again) {
            if (!*wanted || !again) return;
            self->answer_on_thread(
                **again, wanted,
                [stored, before, key, removed = (*again)->table().removed_lines(), lang = self->follower_->lang] {
                  return protocol::message_text(message::History{key, history_of(*stored, before, removed, lang)});
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
    self->send(protocol::message_text(message::Done{key, result->row}));
  };
  request->command = std::move(command);
  tables_.with(table_, [self = shared_from_this(), request](const Live& live) {
    if (!live) return self->refuse(request->command.key, live.error());
    self->tables_.handle(**live, std::move(*request));
  });
}

}  // namespace oligopoly::service
