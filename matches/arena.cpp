#include "matches/arena.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>

#include "matches/seat_words.hpp"
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
  SeatChoices choices;
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
    played_ = {.seating = seating,
               .choices = seat_choices(rules, static_cast<int>(seats)),
               .standings = {},
               .decisions = std::vector<std::int64_t>(seats),
               .milliseconds = std::vector<double>(seats),
               .slowest = std::vector<double>(seats)};
    for (std::size_t i = 0; i < seats; ++i)
      bots_.push_back(make_bot(rules, contender(i).bot, Seat{static_cast<int>(i)}, seed));
    position_ = rules.game().start(rules, static_cast<int>(seats));
  }

  /// Nothing if it was stopped before the end.
  std::optional<Played> play(const std::function<bool()>& is_stopped) {
    while (!position_->is_over()) {
      if (is_stopped && is_stopped()) return std::nullopt;
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
  Tally tally;
  for (const Played& game : games)
    for (std::size_t i = 0; i < game.seating.size(); ++i) {
      if (game.seating[i] != contender) continue;
      tally.add(game.standings, Seat{static_cast<int>(i)});
      result.decisions += game.decisions[i];
      result.milliseconds += game.milliseconds[i];
      result.slowest = std::max(result.slowest, game.slowest[i]);
    }
  static_cast<Outcome&>(result) = tally.outcome();
  result.name = name;
  if (result.decisions > 0) result.milliseconds /= static_cast<double>(result.decisions);
  return result;
}

Breakdown breakdown_of(const AnyGame& game, const std::vector<Contender>& contenders,
                       const std::vector<Played>& games) {
  std::vector<std::string> names;
  for (const Contender& contender : contenders) names.push_back(contender.name);
  Breakdown breakdown(game, std::move(names));
  for (const Played& played : games) breakdown.add(played.seating, played.choices, played.standings);
  return breakdown;
}

/// Plays every seating with every seed, as many at once as there are threads. Nothing where a game was not finished.
std::vector<std::optional<Played>> play_all(const Tournament& tournament, const Line& line,
                                            const std::vector<Assignment>& seatings, int count) {
  std::vector<std::optional<Played>> games(static_cast<std::size_t>(count));
  std::atomic<std::size_t> next = 0;
  in_parallel(std::max(1, tournament.threads), [&](int) {
    for (std::size_t i = next++; i < games.size(); i = next++) {
      if (tournament.is_stopped && tournament.is_stopped()) return;
      const Assignment& seating = seatings[i % seatings.size()];
      const std::size_t turn = i / seatings.size();
      const std::uint64_t seed = tournament.seed * 1'000'003 + turn;
      const auto rules = rules_for(tournament, line.written(seating), static_cast<int>(turn));
      games[i] = GameOfArena(line.contenders, *rules, seating, seed).play(tournament.is_stopped);
      if (games[i] && tournament.on_game_played) tournament.on_game_played();
    }
  });
  return games;
}

/// The games before the first that was not finished, as far as they make up whole sets: any others would favour who
/// had the better seats so far, or those who win quickly.
std::vector<Played> whole_sets(std::vector<std::optional<Played>> games, std::size_t set) {
  const auto unfinished = std::find(games.begin(), games.end(), std::nullopt);
  const auto count = static_cast<std::size_t>(unfinished - games.begin()) / set * set;
  std::vector<Played> whole;
  for (std::size_t i = 0; i < count; ++i) whole.push_back(*std::move(games[i]));
  return whole;
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

int planned_games(const Tournament& tournament) {
  const int set = static_cast<int>(assignments(Line(tournament.contenders).seats).size());
  return (tournament.games + set - 1) / set * set;
}

Results play(const Tournament& tournament) {
  const Line line(tournament.contenders);
  const std::vector<Assignment> seatings = assignments(line.seats);
  const std::size_t set = seatings.size();
  const int planned = planned_games(tournament);
  const std::vector<Played> games = whole_sets(play_all(tournament, line, seatings, planned), set);

  const int contenders = static_cast<int>(line.contenders.size());
  std::vector<Meetings> by_seed(games.size() / set, Meetings(contenders));
  for (std::size_t i = 0; i < games.size(); ++i) by_seed[i / set].add(meetings_of(games[i], contenders));
  const std::vector<Estimate> elos = elo_of(by_seed, tournament.seed);
  const Breakdown breakdown = breakdown_of(tournament.rules->game(), line.contenders, games);
  Results results{.games = static_cast<int>(games.size()),
                  .seeds = static_cast<int>(by_seed.size()),
                  .assignments = static_cast<int>(set),
                  .planned = planned,
                  .results = {},
                  .by_choice = breakdown.by_choice(),
                  .by_seat = breakdown.by_seat()};
  for (int i = 0; i < contenders; ++i) {
    results.results.push_back(result_of(i, line.contenders[static_cast<std::size_t>(i)].name, games));
    if (!elos.empty()) results.results.back().elo = elos[static_cast<std::size_t>(i)];
  }
  return results;
}

}  // namespace oligopoly
