#include "matches/arena.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>

#include "matches/seat_words.hpp"
#include "matches/statistics.hpp"
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

bool has_chosen(const Contender& contender, const OptionInfo& option) {
  return std::find(contender.chosen.begin(), contender.chosen.end(), option.name) != contender.chosen.end();
}

/// The values of a choice that a seat of this table can have: a ruleset need not have all that can be named.
std::vector<int> values_of(const AnyRuleset& rules, const OptionInfo& option, int seats) {
  std::vector<int> values;
  for (int value = option.least; value <= option.most; ++value) {
    const auto tried = rules.clone();
    tried->set_option(option, Seat{0}, value);
    tried->seat_the_rest(seats, SeatSet{Seat{0}});
    if (!tried->flaw(seats)) values.push_back(value);
  }
  return values;
}

/// One option of the seats, dealt as `rules_for` says.
void deal(const Tournament& tournament, const Assignment& seating, const OptionInfo& option, int turn,
          AnyRuleset& rules) {
  const auto written = [&](std::size_t seat) { return tournament.rules->option(option, Seat{static_cast<int>(seat)}); };
  std::vector<int> left;
  if (option.kind == OptionKind::Choice) left = values_of(*tournament.rules, option, static_cast<int>(seating.size()));
  for (std::size_t seat = 0; seat < seating.size(); ++seat)
    if (has_chosen(tournament.contenders[seat], option))
      std::erase(left, written(seat));
    else if (option.kind != OptionKind::Choice)
      left.push_back(written(seat));
  if (!left.empty() && option.kind == OptionKind::Choice)
    std::rotate(left.begin(), left.begin() + turn % std::ssize(left), left.end());
  auto next = left.begin();
  for (std::size_t seat = 0; seat < seating.size(); ++seat) {
    const auto who = static_cast<std::size_t>(seating[seat]);
    const int value = has_chosen(tournament.contenders[who], option) ? written(who) : *next++;
    rules.set_option(option, Seat{static_cast<int>(seat)}, value);
  }
}

/// The contenders as they were written, each once: the same one at two seats is one contender.
struct Line {
  explicit Line(const std::vector<Contender>& as_written) {
    for (std::size_t seat = 0; seat < as_written.size(); ++seat) {
      const auto is_it = [&](const Contender& known) { return known.name == as_written[seat].name; };
      const auto known = std::find_if(contenders.begin(), contenders.end(), is_it);
      seats.push_back(static_cast<int>(known - contenders.begin()));
      if (known != contenders.end()) continue;
      contenders.push_back(as_written[seat]);
      first_seats.push_back(static_cast<int>(seat));
    }
  }

  /// The same seating by the seats where its contenders were written.
  Assignment written(Assignment seating) const {
    for (int& contender : seating) contender = first_seats[static_cast<std::size_t>(contender)];
    return seating;
  }

  std::vector<Contender> contenders;
  Assignment seats;
  std::vector<int> first_seats;
};

/// One game as it ended, by seat.
struct Played {
  Assignment seating;
  Standings standings;
  std::vector<std::int64_t> decisions;
  std::vector<double> milliseconds, slowest;
};

class GameOfArena {
 public:
  GameOfArena(const std::vector<Contender>& contenders, const AnyRuleset& rules, const Assignment& seating,
              std::uint64_t seed)
      : contenders_(contenders), chance_(Rng::stream(seed, "chance")) {
    const std::size_t seats = seating.size();
    played_ = {seating, {}, std::vector<std::int64_t>(seats), std::vector<double>(seats), std::vector<double>(seats)};
    for (std::size_t i = 0; i < seats; ++i)
      bots_.push_back(make_bot(rules, contender(i).bot, Seat{static_cast<int>(i)}, seed));
    position_ = rules.game().start(rules, static_cast<int>(seats));
  }

  Played play() {
    while (!position_->is_over()) {
      const Seat seat = position_->to_act().front();
      const AnyAction action = seat == kChance ? position_->sample_action(seat, chance_) : decide(seat.index());
      // A bot that breaks its promise to decide on something allowed loses the game where it stands.
      if (!position_->apply(seat, action)) break;
    }
    played_.standings = position_->standings();
    return std::move(played_);
  }

 private:
  const Contender& contender(std::size_t seat) const {
    return contenders_[static_cast<std::size_t>(played_.seating[seat])];
  }

  AnyAction decide(std::size_t seat) {
    const auto start = std::chrono::steady_clock::now();
    const AnyAction action = bots_[seat]->decide(position_->view(Seat{static_cast<int>(seat)}), contender(seat).budget);
    const std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - start;
    ++played_.decisions[seat];
    played_.milliseconds[seat] += spent.count();
    played_.slowest[seat] = std::max(played_.slowest[seat], spent.count());
    return action;
  }

  const std::vector<Contender>& contenders_;
  Rng chance_;
  Played played_;
  std::vector<std::unique_ptr<Bot>> bots_;
  std::unique_ptr<AnyPosition> position_;
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

std::optional<Contender> read_contender(const AnyGame& game, std::string_view words) {
  const auto seat = read_seat_words(words);
  if (!seat || seat->player == "human" || !can_sit(game, seat->player)) return std::nullopt;
  Contender contender{std::string(words), std::string(seat->player), {}, seat->budget};
  const std::vector<OptionInfo> options = game.options();
  for (const std::string_view word : seat->choices) {
    const OptionInfo* option = read_seat_choice(options, word).option;
    if (option == nullptr) return std::nullopt;
    contender.chosen.emplace_back(option->name);
  }
  return contender;
}

std::unique_ptr<AnyRuleset> rules_for(const Tournament& tournament, const std::vector<int>& seating, int turn) {
  auto rules = tournament.rules->clone();
  const std::vector<OptionInfo> options = rules->game().options();
  for (const OptionInfo& option : options)
    if (option.per_seat) deal(tournament, seating, option, turn, *rules);
  // A contender that the game plays itself is one wherever it sits.
  for (const Contender& anyone : tournament.contenders)
    if (const OptionInfo* option = automaton_switch(options, anyone.bot))
      for (std::size_t seat = 0; seat < seating.size(); ++seat) {
        const Contender& sitting = tournament.contenders[static_cast<std::size_t>(seating[seat])];
        rules->set_option(*option, Seat{static_cast<int>(seat)}, sitting.bot == anyone.bot ? 1 : 0);
      }
  return rules;
}

Results play(const Tournament& tournament) {
  const Line line(tournament.contenders);
  const std::vector<Assignment> seatings = assignments(line.seats);
  const int sets = (tournament.games + static_cast<int>(seatings.size()) - 1) / static_cast<int>(seatings.size());

  std::vector<Played> games(static_cast<std::size_t>(sets) * seatings.size());
  std::atomic<std::size_t> next = 0;
  in_parallel(std::max(1, tournament.threads), [&](int) {
    for (std::size_t i = next++; i < games.size(); i = next++) {
      const std::size_t order = i % seatings.size();
      const std::size_t turn = i / seatings.size();
      const std::uint64_t seed = tournament.seed * 1'000'003 + turn;
      const auto rules = rules_for(tournament, line.written(seatings[order]), static_cast<int>(turn));
      games[i] = GameOfArena(line.contenders, *rules, seatings[order], seed).play();
    }
  });

  const int contenders = static_cast<int>(line.contenders.size());
  Results results{static_cast<int>(games.size()), sets, static_cast<int>(seatings.size()), {}};
  std::vector<Meetings> by_seed(static_cast<std::size_t>(sets), Meetings(contenders));
  for (std::size_t i = 0; i < games.size(); ++i) by_seed[i / seatings.size()].add(meetings_of(games[i], contenders));
  const std::vector<Estimate> elos = elo_of(by_seed, tournament.seed);
  for (int i = 0; i < contenders; ++i) {
    results.results.push_back(result_of(i, line.contenders[static_cast<std::size_t>(i)].name, games));
    results.results.back().elo = elos[static_cast<std::size_t>(i)];
  }
  return results;
}

}  // namespace oligopoly
