#include "players/arena.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <map>

#include "core/notation.hpp"
#include "players/statistics.hpp"
#include "players/threads.hpp"

namespace oligopoly {
namespace {

/// More assignments than this are not all played.
constexpr int kMostAssignments = 24;

/// Which contender sits at each seat.
using Assignment = std::vector<int>;

std::vector<Assignment> rotations(Assignment line) {
  std::vector<Assignment> all;
  for (std::size_t i = 0; i < line.size(); ++i) {
    all.push_back(line);
    std::rotate(line.begin(), line.begin() + 1, line.end());
  }
  return all;
}

std::vector<Assignment> assignments(const Assignment& line) {
  Assignment next = line;
  std::sort(next.begin(), next.end());
  std::vector<Assignment> all;
  do all.push_back(next);
  while (std::next_permutation(next.begin(), next.end()) && static_cast<int>(all.size()) <= kMostAssignments);
  return static_cast<int>(all.size()) > kMostAssignments ? rotations(line) : all;
}

/// The switch of a seat that lets the game itself play it, by the name of the contender: "steve".
const OptionInfo* automaton_switch(const std::vector<OptionInfo>& options, std::string_view name) {
  for (const OptionInfo& option : options)
    if (option.per_seat && option.kind == OptionKind::Switch && option.name == name) return &option;
  return nullptr;
}

/// One game as it ended, by seat.
struct Played {
  Assignment seating;
  Standings standings;
  std::vector<std::int64_t> decisions;
  std::vector<double> milliseconds, slowest;
};

class GameOfArena {
 public:
  GameOfArena(const Tournament& tournament, const Assignment& seating, std::uint64_t seed)
      : tournament_(tournament), chance_(Rng::stream(seed, "chance")) {
    const std::size_t seats = seating.size();
    played_ = {seating, {}, std::vector<std::int64_t>(seats), std::vector<double>(seats), std::vector<double>(seats)};
    const auto rules = tournament.rules->clone();
    const std::vector<OptionInfo> options = rules->game().options();
    for (const Contender& anyone : tournament.contenders)
      if (const OptionInfo* option = automaton_switch(options, anyone.bot))
        for (std::size_t i = 0; i < seats; ++i)
          rules->set_option(*option, Seat{static_cast<int>(i)}, contender(i).bot == anyone.bot ? 1 : 0);
    for (std::size_t i = 0; i < seats; ++i)
      bots_.push_back(make_bot(*rules, contender(i).bot, Seat{static_cast<int>(i)}, seed));
    table_ = rules->game().start(*rules, static_cast<int>(seats));
  }

  Played play() {
    while (!table_->is_over()) {
      const Seat seat = table_->to_act().front();
      const AnyAction action = seat == kChance ? table_->sample_action(seat, chance_) : decide(seat.index());
      // A bot that breaks its promise to decide on something allowed loses the game where it stands.
      if (!table_->apply(seat, action)) break;
    }
    played_.standings = table_->standings();
    return std::move(played_);
  }

 private:
  const Contender& contender(std::size_t seat) const {
    return tournament_.contenders[static_cast<std::size_t>(played_.seating[seat])];
  }

  AnyAction decide(std::size_t seat) {
    const auto start = std::chrono::steady_clock::now();
    const AnyAction action = bots_[seat]->decide(table_->view(Seat{static_cast<int>(seat)}), contender(seat).budget);
    const std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - start;
    ++played_.decisions[seat];
    played_.milliseconds[seat] += spent.count();
    played_.slowest[seat] = std::max(played_.slowest[seat], spent.count());
    return action;
  }

  const Tournament& tournament_;
  Rng chance_;
  Played played_;
  std::vector<std::unique_ptr<Bot>> bots_;
  std::unique_ptr<AnyTable> table_;
};

double share_of_win(const Standings& standings, Seat seat) {
  if (standings[seat].place != 1) return 0;
  const auto winners =
      std::count_if(standings.begin(), standings.end(), [](const Standing& s) { return s.place == 1; });
  return 1.0 / static_cast<double>(winners);
}

/// Who met whom and won, by contender.
Meetings meetings_of(const Played& game, int contenders) {
  Meetings meetings(contenders);
  const int seats = game.standings.size();
  for (int a = 0; a < seats; ++a)
    for (int b = a + 1; b < seats; ++b) {
      const int first = game.seating[static_cast<std::size_t>(a)], second = game.seating[static_cast<std::size_t>(b)];
      if (first == second) continue;
      const int difference = game.standings[Seat{b}].place - game.standings[Seat{a}].place;
      meetings.add(first, second, difference > 0 ? 1 : difference < 0 ? 0 : 0.5);
    }
  return meetings;
}

Result result_of(int contender, const std::string& name, const std::vector<Played>& games) {
  Result result;
  result.name = name;
  Sample wins, scores, places;
  for (const Played& game : games)
    for (std::size_t i = 0; i < game.seating.size(); ++i) {
      if (game.seating[i] != contender) continue;
      const Seat seat{static_cast<int>(i)};
      wins.add(share_of_win(game.standings, seat));
      scores.add(game.standings[seat].score);
      places.add(game.standings[seat].place);
      result.decisions += game.decisions[i];
      result.milliseconds += game.milliseconds[i];
      result.slowest = std::max(result.slowest, game.slowest[i]);
    }
  result.games = wins.size();
  result.wins = wilson(wins);
  result.score = normal(scores);
  result.place = places.mean();
  if (result.decisions > 0) result.milliseconds /= static_cast<double>(result.decisions);
  return result;
}

}  // namespace

std::optional<Contender> read_contender(std::string_view text) {
  Contender contender{std::string(text), std::string(text.substr(0, text.find('@'))), {}};
  const std::size_t at = text.find('@');
  if (at == std::string_view::npos) return contender;
  std::string_view limit = text.substr(at + 1);
  if (const std::size_t by = limit.find('x'); by != std::string_view::npos) {
    const auto threads = number_of(limit.substr(by + 1));
    if (!threads || *threads < 1 || *threads > kMostThreads) return std::nullopt;
    contender.budget.threads = static_cast<int>(*threads);
    limit = limit.substr(0, by);
  }
  const bool is_time = limit.ends_with("ms");
  if (is_time) limit.remove_suffix(2);
  const auto number = number_of(limit);
  if (!number || *number < 1 || *number > 1'000'000'000) return std::nullopt;
  (is_time ? contender.budget.milliseconds : contender.budget.iterations) = static_cast<int>(*number);
  return contender;
}

bool can_play(const AnyGame& game, const Contender& contender) {
  const BotInfo* bot = find_bot(contender.bot);
  return bot != nullptr ? bot->plays(game) : automaton_switch(game.options(), contender.bot) != nullptr;
}

Results play(const Tournament& tournament) {
  // The same contender in two seats is one contender.
  std::vector<std::string> names;
  Assignment line;
  Tournament distinct = tournament;
  distinct.contenders.clear();
  for (const Contender& contender : tournament.contenders) {
    const auto known = std::find(names.begin(), names.end(), contender.name);
    line.push_back(static_cast<int>(known - names.begin()));
    if (known != names.end()) continue;
    names.push_back(contender.name);
    distinct.contenders.push_back(contender);
  }
  const std::vector<Assignment> seatings = assignments(line);
  const int sets = (tournament.games + static_cast<int>(seatings.size()) - 1) / static_cast<int>(seatings.size());

  std::vector<Played> games(static_cast<std::size_t>(sets) * seatings.size());
  std::atomic<std::size_t> next = 0;
  in_parallel(std::max(1, tournament.threads), [&](int) {
    for (std::size_t i = next++; i < games.size(); i = next++) {
      const std::uint64_t seed = tournament.seed * 1'000'003 + i / seatings.size();
      games[i] = GameOfArena(distinct, seatings[i % seatings.size()], seed).play();
    }
  });

  Results results{static_cast<int>(games.size()), sets, static_cast<int>(seatings.size()), {}};
  std::vector<Meetings> by_seed(static_cast<std::size_t>(sets), Meetings(static_cast<int>(names.size())));
  for (std::size_t i = 0; i < games.size(); ++i)
    by_seed[i / seatings.size()].add(meetings_of(games[i], static_cast<int>(names.size())));
  const std::vector<Estimate> elos = elo_of(by_seed, tournament.seed);
  for (std::size_t i = 0; i < names.size(); ++i) {
    results.results.push_back(result_of(static_cast<int>(i), names[i], games));
    results.results.back().elo = elos[i];
  }
  return results;
}

}  // namespace oligopoly
