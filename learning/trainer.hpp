#pragma once

#include <functional>

#include "learning/samples.hpp"
#include "players/network.hpp"

namespace oligopoly::learning {

/// How a network is trained.
struct Training {
  NetworkShape shape;
  /// How many points of the game an answer of 1 stands for.
  int unit = 1;
  int epochs = 20;
  std::uint64_t seed = 1;
  /// The first step, which shrinks to nothing in the course of training.
  float rate = 0.002F;
};

/// What is wrong on average: in the odds given to the winners, or to what was chosen (a guess has the logarithm of the
/// seats or options), and in points.
struct Loss {
  double places = 0, points = 0;
};

/// Learns strengths, points to come and their spread from samples, by small steps against the error (Kingma and Ba
/// 2015). A network with a single answer learns strengths alone. Floating point, but only what every machine computes
/// alike: one seed gives one network.
class Trainer {
 public:
  explicit Trainer(const Training& training);

  /// One pass over the samples, in an order drawn from the seed. Returns the loss met on the way.
  Loss train(const Samples& samples, int epoch);
  /// The loss on samples it does not learn from.
  Loss test(const Samples& samples) const;

  /// The weights as integers, with their shape: a file of weights.
  std::vector<std::int16_t> file() const;

 private:
  /// One layer: for each input, then for the one, the weights to all that comes out.
  struct Layer {
    int inputs = 0, outputs = 0;
    std::vector<float> weights, slopes, means, squares;

    Layer(int inputs, int outputs);
    void run(const float* in, float* out) const;
    /// Adds to the slopes, and tells what came in how it is to change.
    void learn(const float* in, const float* change, float* change_in);
  };
  /// What one seat's features become on their way through.
  struct Pass;

  void run(Pass& pass) const;
  void learn(Pass& pass);
  void step(float rate);
  void look(const Samples& samples, std::size_t position, std::vector<Pass>& seats) const;
  Loss judge(const Samples& samples, std::size_t position, std::vector<Pass>& seats, bool learns) const;

  Training training_;
  Layer first_, second_, last_;
  std::int64_t steps_ = 0;
};

}  // namespace oligopoly::learning
