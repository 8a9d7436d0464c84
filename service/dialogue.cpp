#include "service/dialogue.hpp"

#include <algorithm>

#include "protocol/questions.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

using Live = tl::expected<LiveTable*, protocol::Error>;

bool is_question(const Command& command) {
  return command.is<command::Actions>() || command.is<command::Check>() || command.is<command::Ask>() ||
         command.is<command::History>();
}

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
  if (const auto* wish = std::get_if<command::Join>(&command->what)) return join(command->key, *wish);
  if (command->is<command::Ping>()) return send(protocol::message_text(message::Pong{command->key, around_.now()}));
  if (command->is<command::Leave>()) {
    leave();
    return send(protocol::message_text(message::Done{command->key, 0}));
  }
  if (is_question(*command)) return question(*command);
  change(std::move(*command), text);
}

void Dialogue::join(const std::string& key, const command::Join& wish) {
  leave();
  tables_.with(wish.table, [self = shared_from_this(), key, wish, visit = listener_->visit](const Live& live) {
    // Another message may have said otherwise while the table was loading.
    if (self->is_closed_ || self->listener_->visit != visit) return;
    if (!live) return self->refuse(key, live.error());
    const auto speaker = (*live)->table().recognise(wish.token);
    if (!speaker) return self->refuse(key, speaker.error());
    self->table_ = wish.table;
    self->listener_->speaker = *speaker;
    self->listener_->lang = lang_of(wish.lang).value_or(Lang::En);
    self->listener_->reads_lines = wish.lines;
    self->listener_->wants_positions = wish.position;
    (*live)->join(self->listener_, wish.since);
  });
}

void Dialogue::leave() {
  ++listener_->visit;
  listener_->is_welcomed = false;
  if (answering_) *std::exchange(answering_, nullptr) = false;
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
    std::visit([&](const auto& what) { self->answer(**live, command.key, what); }, command.what);
  });
}

void Dialogue::answer(const LiveTable& live, const std::string& key, const command::Actions&) {
  send(actions_text(live.table(), listener_->speaker.seat, key));
}
void Dialogue::answer(const LiveTable& live, const std::string& key, const command::Check& check) {
  send(check_text(live.table(), listener_->speaker.seat, key, check, listener_->lang));
}

Dialogue::Wanted Dialogue::begin_answering(const std::string& key) {
  if (answering_) {
    refuse(key, kStillAnswering);
    return nullptr;
  }
  return answering_ = std::make_shared<std::atomic<bool>>(true);
}

void Dialogue::answer_on_thread(const LiveTable& live, Wanted wanted, std::function<std::string()> work) {
  const OnBehalfOf whom{is_player(listener_->speaker.seat), listener_->address, live.id()};
  around_.questions.run(whom, [self = shared_from_this(), wanted, work = std::move(work)]() -> std::function<void()> {
    if (!*wanted) return {};
    return [self, wanted, text = work()] {
      if (!*wanted) return;
      self->answering_ = nullptr;
      self->send(text);
    };
  });
}

void Dialogue::answer(const LiveTable& live, const std::string& key, const command::Ask& ask) {
  const Wanted wanted = begin_answering(key);
  if (!wanted) return;
  const std::shared_ptr<AnyPosition> copy = live.table().game().clone();
  answer_on_thread(live, wanted, [copy, seat = listener_->speaker.seat, key, ask, lang = listener_->lang] {
    const auto answer = protocol::answer_of(*copy, seat, ask.question, ask.with);
    return answer ? protocol::message_text(message::Ask{key, *answer}) : refused_text(key, answer.error(), lang);
  });
}

/// Events are not stored: the game is played again up to there.
void Dialogue::answer(const LiveTable& live, const std::string& key, const command::History& history) {
  const Wanted wanted = begin_answering(key);
  if (!wanted) return;
  const std::int64_t before = std::min(history.before, live.told_row() + 1);
  around_.queue.read(
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
            self->answer_on_thread(**again, wanted, [stored, before, key, lang = self->listener_->lang] {
              return protocol::message_text(message::History{key, history_of(*stored, before, lang)});
            });
          });
        };
      });
}

void Dialogue::change(Command command, const std::string& text) {
  if (table_.empty()) return refuse(command.key, kNotJoined);
  // This is the busiest path: what a command holds is moved, not copied.
  const auto told = std::make_shared<Told>();
  told->speaker = listener_->speaker;
  told->address = listener_->address;
  told->text = text;
  told->answer = [self = shared_from_this(), key = command.key](const Table::Result& result) {
    if (!result) return self->refuse(key, result.error());
    self->send(protocol::message_text(message::Done{key, result->row}));
  };
  told->command = std::move(command);
  tables_.with(table_, [self = shared_from_this(), told](const Live& live) {
    if (!live) return self->refuse(told->command.key, live.error());
    self->tables_.tell(**live, std::move(*told));
  });
}

}  // namespace oligopoly::service
