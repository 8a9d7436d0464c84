// Self-play, training and calibration: small games, but the real parts.
#include <doctest/doctest.h>

#include <cmath>

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
