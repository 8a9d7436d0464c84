// Self-play, training and calibration: small games, but the real parts.
#include <doctest/doctest.h>

#include <cmath>
#include <fstream>

#include "core/testing/source_dir.hpp"
#include "games/all_games.hpp"
#include "learning/calibration.hpp"
#include "learning/samples_file.hpp"
#include "learning/trainer.hpp"
#include "learning/weights_file.hpp"
#include "matches/value_signature.hpp"

using namespace oligopoly;
using namespace oligopoly::learning;

namespace {

SelfPlay self_play(const std::string& game, std::uint64_t seed = 1) {
  const AnyGame& found = *find_game(game);
  return {.rules = found.ruleset(found.rulesets().front().id), .seed = seed, .skill = {}, .seats = {}, .iterations = 1};
}

std::vector<std::int16_t> trained(const Samples& samples, int epochs) {
  Trainer trainer({.shape = {samples.features(), 8, 4, ValueNetwork::kOutputs}, .unit = 20, .epochs = epochs});
  for (int epoch = 0; epoch < epochs; ++epoch) trainer.train(samples, epoch);
  return trainer.file();
}

}  // namespace

TEST_CASE("learning: samples do not depend on threads, nor on what is played before them") {
  const SelfPlay how = self_play("goofspiel");
  const Samples one = sample_games(how, 0, 20, 1), two = sample_games(how, 0, 20, 2),
                later = sample_games(how, 10, 20, 1);
  REQUIRE(one.positions() == two.positions());
  REQUIRE(later.positions() <= one.positions());
  const std::size_t before = one.positions() - later.positions();
  for (std::size_t i = 0; i < one.positions(); ++i)
    for (int seat = 0; seat < one.seats(i); ++seat) {
      CHECK(std::ranges::equal(one.features(i, seat), two.features(i, seat)));
      CHECK(one.gain(i, seat) == two.gain(i, seat));
      if (i >= before) CHECK(std::ranges::equal(one.features(i, seat), later.features(i - before, seat)));
    }
}

TEST_CASE("learning: every game describes each seat of each position alike, by views that hold nobody's secret") {
  for (const AnyGame* game : all_games()) {
    SelfPlay how = self_play(std::string(game->info().id));
    if (!make_judge(*how.rules)) continue;
    how.skill = Skill::Random;
    for (int seats = game->info().least_seats; seats <= game->info().most_seats; ++seats) {
      how.seats = seats;
      const PlayedGame played = play_game(how, seats);
      CHECK(played.views.size() > 5);
      CHECK(played.standings.size() == seats);
      const Samples samples = sample_games(how, seats, seats + 1, 1);
      CHECK(samples.features() < Network::kMostInputs);
      for (std::size_t i = 0; i < samples.positions(); ++i) CHECK(samples.seats(i) == seats);
    }
  }
}

TEST_CASE("learning: one seed makes one network, another seed another, and what is learnt is better than a guess") {
  const SelfPlay how = self_play("goofspiel");
  const Samples samples = sample_games(how, 0, 300, 2), unseen = sample_games(how, 300, 400, 2);
  const std::vector<std::int16_t> file = trained(samples, 3);
  CHECK(file == trained(samples, 3));
  CHECK(file != trained(sample_games(self_play("goofspiel", 2), 0, 300, 2), 3));

  Trainer trainer({.shape = {samples.features(), 8, 4, ValueNetwork::kOutputs}, .unit = 20, .epochs = 6});
  const Loss before = trainer.test(unseen);
  for (int epoch = 0; epoch < 6; ++epoch) trainer.train(samples, epoch);
  const Loss after = trainer.test(unseen);
  double guess = 0;
  for (std::size_t i = 0; i < unseen.positions(); ++i) guess += std::log(unseen.seats(i));
  CHECK(after.places < before.places);
  CHECK(after.places < 0.96 * guess / static_cast<double>(unseen.positions()));
  CHECK(after.points < before.points);
}

TEST_CASE("learning: weights are written as text and read again; other text is refused") {
  const std::vector<std::int16_t> file = {1, 1, 1, 1, 1, -5, 16383, -16383, 0, 7, 8};
  const std::string text = weights_text(file);
  REQUIRE(read_weights(text));
  CHECK(*read_weights(text) == file);
  for (const std::string& wrong :
       {std::string(), std::string("1,2,3,\n"), text + "x", text + "5", text + "99999,", "," + text})
    CHECK_FALSE(read_weights(wrong));
}

TEST_CASE("learning: the error of chances is how far they are from what came") {
  Reliability good, bad;
  for (int i = 0; i < 100; ++i) {
    good.add(0.25, i % 4 == 0 ? 1 : 0);
    bad.add(0.95, i % 4 == 0 ? 1 : 0);
  }
  CHECK(good.error() == doctest::Approx(0));
  CHECK(bad.error() == doctest::Approx(0.7));
  good.add(bad);
  CHECK(good.error() == doctest::Approx(0.35));
  CHECK(good.tenths()[9].count == 100);
}

TEST_CASE("learning: the weights that come with the program fit what the games say") {
  for (const AnyGame* game : all_games()) {
    const auto rules = game->ruleset(game->rulesets().front().id);
    const auto judge = make_judge(*rules);
    if (!judge || !judge->has_network()) continue;
    const auto position = game->start(*rules, game->info().least_seats);
    const Worth worth = judge->judge(position->view(Seat{0}), Skill::Manager);
    CHECK(worth.size() == game->info().least_seats);
    std::int64_t first = 0;
    for (const SeatWorth& seat : worth) first += seat.places[0];
    CHECK(first == doctest::Approx(kSurelyWon).epsilon(0.001));
    CHECK(value_signature(*game) != 0);
    // Weights of another network say nothing, rather than something.
    const std::vector<std::int16_t> other = {1, 1, 1, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    const auto stranger = make_judge(*rules, other);
    REQUIRE(stranger->has_network());
    CHECK(stranger->judge(position->view(Seat{0}), Skill::Manager).empty());
  }
}

TEST_CASE("learning: samples are kept and read again; what is cut off, altered or of something else is not taken") {
  const Samples samples = sample_games(self_play("goofspiel"), 0, 3, 1);
  const std::string bytes = samples_bytes(samples, "here");
  const auto read = read_samples(bytes, "here");
  REQUIRE(read);
  CHECK(samples_bytes(*read, "here") == bytes);
  CHECK_FALSE(read_samples(bytes, "there"));
  CHECK_FALSE(read_samples(bytes.substr(0, bytes.size() - 1), "here"));
  CHECK_FALSE(read_samples("oligopoly samples 1 here\n", "here"));
  Rng rng(1);
  for (int i = 0; i < 2000; ++i) {
    std::string altered = bytes;
    altered[rng.below(static_cast<std::uint32_t>(altered.size()))] = static_cast<char>(rng.below(256));
    // Whatever it is: read whole or not at all.
    (void)read_samples(altered, "here");
  }
}

// ---- secret choices --------------------------------------------------------------------------------------------

namespace {

std::vector<const AnyGame*> games_with_predictor() {
  std::vector<const AnyGame*> games;
  for (const AnyGame* game : all_games())
    if (make_predictor(*game->ruleset(game->rulesets().front().id))) games.push_back(game);
  return games;
}

/// How long those who search did so in the games that the predictor of a game learnt from.
int iterations_learnt_from(const AnyGame& game) {
  std::ifstream recipe(testing::source_dir() / "games" / std::string(game.info().id) / "bots" / "choices.recipe");
  std::string word;
  while (recipe >> word && word != "--iterations") continue;
  int iterations = 0;
  recipe >> iterations;
  return iterations;
}

/// A predictor's chances, without the moves.
std::vector<std::int32_t> chances_seen(const Predictor& predictor, const AnyView& view, Seat seat) {
  std::vector<std::int32_t> chances;
  for (const Prediction& prediction : predictor.guess(view, seat, Skill::Apprentice))
    chances.push_back(prediction.chance);
  return chances;
}

}  // namespace

TEST_CASE("guessing: samples of choices do not depend on threads, and each has one option that was chosen") {
  SelfPlay how = self_play("goofspiel");
  how.choices = 4;
  how.mix = kThinkingSkills;
  const Samples one = sample_choices(how, 0, 20, 1), two = sample_choices(how, 0, 20, 2);
  CHECK(one.positions() > 50);
  CHECK(samples_bytes(one, "") == samples_bytes(two, ""));
  for (std::size_t i = 0; i < one.positions(); ++i) {
    int chosen = 0;
    for (int option = 0; option < one.seats(i); ++option) chosen += one.place(i, option) == 1 ? 1 : 0;
    CHECK(chosen == 1);
    CHECK(one.skill(i) != Skill::Random);
  }
}

TEST_CASE("guessing: choices are noted besides positions, which stay what they were") {
  SelfPlay how = self_play("goofspiel");
  const std::string before = samples_bytes(sample_games(how, 0, 5, 1), "");
  how.choices = 4;
  CHECK(samples_bytes(sample_games(how, 0, 5, 1), "") == before);
}

TEST_CASE("guessing: a network with a single answer learns what is chosen better than a guess") {
  SelfPlay how = self_play("goofspiel");
  how.choices = 6;
  how.skill = Skill::Manager;
  const Samples samples = sample_choices(how, 0, 100, 2), unseen = sample_choices(how, 100, 130, 2);
  Trainer trainer({.shape = {samples.features(), 8, 4, ChoiceNetwork::kOutputs}, .epochs = 8});
  for (int epoch = 0; epoch < 8; ++epoch) trainer.train(samples, epoch);
  double guess = 0;
  for (std::size_t i = 0; i < unseen.positions(); ++i) guess += std::log(unseen.seats(i));
  CHECK(trainer.test(unseen).places < 0.6 * guess / static_cast<double>(unseen.positions()));
}

TEST_CASE("guessing: every rival guesses alike, before and after the choice; options are allowed and add up to one") {
  for (const AnyGame* game : games_with_predictor()) {
    CAPTURE(game->info().id);
    const auto rules = game->ruleset(game->rulesets().front().id);
    const auto predictor = make_predictor(*rules);
    REQUIRE(predictor->has_network());
    const auto position = game->start(*rules, 3);
    Rng rng(7);
    int choices = 0;
    while (!position->is_over() && choices < 12) {
      const Seat seat = position->to_act().front();
      const AnyAction action = position->sample_action(seat, rng);
      if (!is_player(seat) || !predictor->has_choice(position->view(seat), seat)) {
        REQUIRE(position->apply(seat, action));
        continue;
      }
      ++choices;
      const Seat rival = clockwise(seat, 3), other = clockwise(rival, 3);
      const std::vector<std::int32_t> chances = chances_seen(*predictor, position->view(rival), seat);
      REQUIRE(!chances.empty());
      CHECK(chances_seen(*predictor, position->view(other), seat) == chances);
      CHECK(chances_seen(*predictor, position->view(seat), seat) == chances);
      std::int64_t sum = 0;
      for (const Prediction& prediction : predictor->guess(position->view(rival), seat, Skill::Apprentice)) {
        CHECK(position->check(seat, prediction.action));
        CHECK(prediction.chance > 0);
        sum += prediction.chance;
      }
      CHECK(sum <= kSurelyWon);
      CHECK(sum > kSurelyWon - 2000);
      const auto described = predictor->describe(position->view(rival), seat, Skill::Apprentice, action);
      CHECK(predictor->chances(described) == chances);
      REQUIRE(position->apply(seat, action));
      // What lies face down changes nothing, as long as it lies there.
      const bool is_still_secret = position->to_act().front() == rival;
      if (is_still_secret && predictor->has_choice(position->view(rival), seat))
        CHECK(chances_seen(*predictor, position->view(rival), seat) == chances);
    }
    CHECK(choices == 12);
    // Weights of another network say nothing, rather than something.
    const std::vector<std::int16_t> stranger = {1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0};
    CHECK(make_predictor(*rules, stranger)->guess(position->view(Seat{0}), Seat{1}, Skill::Manager).empty());
  }
}

TEST_CASE("guessing: the manager as a guess is fitted in hindsight, over all games or those of a skill") {
  const std::vector<GuessedGame> games = {
      {Skill::Manager, {{5, 0.5, true}, {5, 0.5, true}}},
      {Skill::Apprentice, {{5, 0.5, true}, {5, 0.25, false}}},
  };
  const GuessLoss all = loss_of(games), managers = loss_of(games, Skill::Manager);
  CHECK(all.games == 2);
  CHECK(all.choices == 4);
  CHECK(all.uniform.value == doctest::Approx(std::log(5)));
  CHECK(all.predictor.value == doctest::Approx((3 * std::log(2) + std::log(4)) / 4));
  CHECK(all.manager.value == doctest::Approx((-3 * std::log(0.75) - std::log(0.25 / 4)) / 4));
  CHECK(all.manager_by_skill.value == doctest::Approx((-std::log(0.5) - std::log(0.5 / 4)) / 4));
  CHECK(managers.manager_by_skill.value == doctest::Approx(0));
  CHECK(managers.choices == 2);
  CHECK_FALSE(all.is_better());
}

TEST_CASE("guessing: the weights that come with the program beat a uniform guess and the manager's choice") {
  for (const AnyGame* game : games_with_predictor()) {
    CAPTURE(game->info().id);
    SelfPlay how = self_play(std::string(game->info().id), 1001);
    how.positions = 0;
    how.choices = 12;
    how.iterations = iterations_learnt_from(*game);
    how.seats = game->info().least_seats;
    REQUIRE(how.iterations > 0);
    std::vector<GuessedGame> guessed;
    for (const Skill skill : kThinkingSkills)
      for (int number = 0; number < 6; ++number) {
        how.skill = skill;
        guessed.push_back(guess_game(play_game(how, number)));
      }
    const GuessLoss loss = loss_of(guessed);
    CHECK(loss.choices > 100);
    CHECK(loss.is_better());
  }
}
