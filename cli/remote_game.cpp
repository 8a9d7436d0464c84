#include "cli/remote_game.hpp"

#include <boost/json.hpp>
#include <fstream>

#include "cli/join_messages.hpp"
#include "cli/quote.hpp"
#include "protocol/messages.hpp"

namespace oligopoly::cli {

std::string RemoteGame::name(Seat seat) const {
  if (is_player(seat) && seat.index() < names_.size() && !names_[seat.index()].empty()) return names_[seat.index()];
  return TerminalGame::name(seat);
}

std::string RemoteGame::prompt() const {
  return is_asked() ? words<msg::kPrompt>(console_.lang, name(own_)) : std::string(console_(msg::kWaitPrompt));
}

void RemoteGame::tell_line(std::string_view rule, std::string_view told) {
  log_.push_back(console_.styled(Style::Faint, pad_right(rule, 6)) + std::string(told));
  console_.out << log_.back() << "\n";
}

/// What the rules refuse here never leaves this machine.
TerminalGame::Answer RemoteGame::play(const AnyAction& action) {
  if (!is_asked()) {
    console_.say<msg::kNowWait>();
    return Answer::AskAgain;
  }
  const Verdict verdict = position().check(own_, action);
  if (!verdict) {
    refusal_ = verdict;
    explain_refusal(console_, game(), verdict);
    return Answer::AskAgain;
  }
  client_.tell(command::Play{{protocol::action_json(game(), action)}, std::nullopt});
  return Answer::Played;
}

TerminalGame::Answer RemoteGame::undo() {
  client_.tell(command::Undo{});
  return Answer::Played;
}

void RemoteGame::save(const std::string& file) {
  if (file.empty()) return console_.say<msg::kSaveWhere>();
  const auto answer = client_.request("GET", "/record");
  if (answer.status != 200) {
    boost::system::error_code failure;
    const auto error = boost::json::parse(answer.body, failure);
    const auto* message = failure ? nullptr : error.find_pointer("/error/message", failure);
    if (message == nullptr) return console_.say<msg::kLostConnection>();
    return console_.say<msg::kJoinRefused>(std::string(message->get_string()));
  }
  std::ofstream out(file, std::ios::binary);
  out << answer.body;
  if (!out.flush()) return console_.complain<msg::kCannotWrite>(file);
  console_.say<msg::kSaved>(file);
}

}  // namespace oligopoly::cli
