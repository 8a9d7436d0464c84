#include "matches/seat_words.hpp"

#include <algorithm>

#include "core/notation.hpp"
#include "matches/factory.hpp"

namespace oligopoly {
namespace {

constexpr int kMostThoughts = 1'000'000'000;

/// Cuts off what stands before the first `mark`, and the mark; all of it if there is none.
std::string_view cut(std::string_view& text, char mark) {
  const std::size_t length = std::min(text.find(mark), text.size());
  const std::string_view before = text.substr(0, length);
  text.remove_prefix(std::min(length + 1, text.size()));
  return before;
}

std::optional<int> count_of(std::string_view text, int most) {
  const auto number = number_of(text);
  return number && *number >= 1 && *number <= most ? number : std::nullopt;
}

std::optional<Budget> read_limit(std::string_view text) {
  Budget budget;
  const bool has_threads = text.find('x') != std::string_view::npos;
  std::string_view thoughts = cut(text, 'x');
  if (has_threads) {
    const auto threads = count_of(text, kMostThreads);
    if (!threads) return std::nullopt;
    budget.threads = *threads;
  }
  const bool is_time = thoughts.ends_with("ms");
  if (is_time) thoughts.remove_suffix(2);
  const auto count = count_of(thoughts, kMostThoughts);
  if (!count) return std::nullopt;
  (is_time ? budget.milliseconds : budget.iterations) = *count;
  return budget;
}

bool is_automaton_switch(const OptionInfo& option) { return option.per_seat && option.kind == OptionKind::Switch; }

}  // namespace

std::string SeatWords::label() const { return std::string(player) + (limit.empty() ? "" : "@" + std::string(limit)); }

std::optional<SeatWords> read_seat_words(std::string_view text) {
  SeatWords seat;
  const bool has_limit = text.find('@') != std::string_view::npos;
  std::string_view before = cut(text, '@');
  if (has_limit) {
    const auto budget = read_limit(text);
    if (!budget) return std::nullopt;
    seat.limit = text;
    seat.budget = *budget;
  }
  // A colon with nothing after it is a choice of nothing, to be refused as such.
  const auto colons = std::count(before.begin(), before.end(), ':');
  seat.player = cut(before, ':');
  for (auto i = colons; i > 0; --i) seat.choices.push_back(cut(before, ':'));
  return seat;
}

SeatChoice read_seat_choice(const std::vector<OptionInfo>& options, std::string_view word) {
  const std::size_t equals = word.find('=');
  const bool is_named = equals != std::string_view::npos;
  for (const OptionInfo& option : options) {
    if (!option.per_seat) continue;
    if (is_named && option.name == word.substr(0, equals)) return {&option, word.substr(equals + 1)};
    if (is_named || option.kind != OptionKind::Choice) continue;
    if (std::find(option.choices.begin(), option.choices.end(), word) != option.choices.end()) return {&option, word};
  }
  return {};
}

const OptionInfo* automaton_switch(const std::vector<OptionInfo>& options, std::string_view player) {
  for (const OptionInfo& option : options)
    if (is_automaton_switch(option) && option.name == player) return &option;
  return nullptr;
}

bool can_sit(const AnyGame& game, std::string_view player) {
  if (player == "human") return true;
  const BotInfo* bot = find_bot(player);
  return bot != nullptr ? bot->plays(game) : automaton_switch(game.options(), player) != nullptr;
}

std::string who_can_sit(const AnyGame& game) {
  std::string names = "human";
  for (const BotInfo& bot : bots())
    if (bot.plays(game)) names.append(", ").append(bot.id);
  for (const OptionInfo& option : game.options())
    if (is_automaton_switch(option)) names.append(", ").append(option.name);
  return names;
}

}  // namespace oligopoly
