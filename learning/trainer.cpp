#include "learning/trainer.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace oligopoly::learning {
namespace {

constexpr int kBatch = 128;
/// What a hidden number can be at most, as in the integers.
constexpr float kMostInner = static_cast<float>(Network::kMost) / Network::kOne;
constexpr float kHeaviest = static_cast<float>(Network::kHeaviest) / (1 << Network::kWeightBits);
/// How much an error in points counts beside one in places.
constexpr float kPointsMatter = 0.5F;
/// Keeps weights small that nothing needs.
constexpr float kDecay = 1e-5F;

/// e to the power of x by additions and multiplications alone: libraries differ in the last bit.
float power_of_e(float x) {
  x = std::clamp(x, -40.0F, 40.0F) / 64;
  float sum = 1, term = 1;
  for (int i = 1; i < 8; ++i) {
    term *= x / static_cast<float>(i);
    sum += term;
  }
  for (int i = 0; i < 6; ++i) sum *= sum;
  return sum;
}

}  // namespace

Trainer::Layer::Layer(int in, int out)
    : inputs(in),
      outputs(out),
      weights(static_cast<std::size_t>((in + 1) * out)),
      slopes(weights.size()),
      means(weights.size()),
      squares(weights.size()) {}

void Trainer::Layer::run(const float* in, float* out) const {
  const float* row = weights.data();
  const float* one = row + static_cast<std::ptrdiff_t>(inputs) * outputs;
  for (int o = 0; o < outputs; ++o) out[o] = one[o];
  for (int i = 0; i < inputs; ++i, row += outputs) {
    const float x = in[i];
    if (x == 0) continue;
    for (int o = 0; o < outputs; ++o) out[o] += x * row[o];
  }
}

void Trainer::Layer::learn(const float* in, const float* change, float* change_in) {
  const float* row = weights.data();
  float* slope = slopes.data();
  for (int i = 0; i <= inputs; ++i, row += outputs, slope += outputs) {
    const float x = i == inputs ? 1 : in[i];
    if (x != 0)
      for (int o = 0; o < outputs; ++o) slope[o] += x * change[o];
    if (change_in == nullptr || i == inputs) continue;
    float sum = 0;
    for (int o = 0; o < outputs; ++o) sum += row[o] * change[o];
    change_in[i] = sum;
  }
}

struct Trainer::Pass {
  std::array<float, Network::kMostInputs> in{};
  std::array<float, Network::kMostInner> first{}, second{}, change{};
  std::array<float, ValueNetwork::kOutputs> out{}, change_out{};
  /// e to the power of the strength.
  float power = 0;
};

Trainer::Trainer(const Training& training)
    : training_(training),
      first_(training.shape.inputs, training.shape.first),
      second_(training.shape.first, training.shape.second),
      last_(training.shape.second, training.shape.outputs) {
  Rng rng = Rng::stream(training.seed, "weights");
  for (Layer* layer : {&first_, &second_, &last_}) {
    // As wide as keeps what goes through about as large as it came (Glorot and Bengio 2010).
    const float width = std::sqrt(6.0F / static_cast<float>(layer->inputs + layer->outputs));
    const std::size_t drawn = static_cast<std::size_t>(layer->inputs) * static_cast<std::size_t>(layer->outputs);
    for (std::size_t i = 0; i < drawn; ++i)
      layer->weights[i] = width * (static_cast<float>(rng.below(1 << 20)) / (1 << 19) - 1);
  }
}

void Trainer::run(Pass& pass) const {
  const auto cut = [](auto& numbers, int count) {
    for (int i = 0; i < count; ++i) {
      float& number = numbers[static_cast<std::size_t>(i)];
      number = std::clamp(number, 0.0F, kMostInner);
    }
  };
  first_.run(pass.in.data(), pass.first.data());
  cut(pass.first, first_.outputs);
  second_.run(pass.first.data(), pass.second.data());
  cut(pass.second, second_.outputs);
  last_.run(pass.second.data(), pass.out.data());
}

void Trainer::learn(Pass& pass) {
  const auto cut = [](auto& changes, const auto& numbers, int count) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i)
      if (numbers[i] <= 0 || numbers[i] >= kMostInner) changes[i] = 0;
  };
  std::array<float, Network::kMostInner> change{};
  last_.learn(pass.second.data(), pass.change_out.data(), change.data());
  cut(change, pass.second, second_.outputs);
  second_.learn(pass.first.data(), change.data(), pass.change.data());
  cut(pass.change, pass.first, first_.outputs);
  first_.learn(pass.in.data(), pass.change.data(), nullptr);
}

void Trainer::step(float rate) {
  constexpr float kMean = 0.9F, kSquare = 0.999F, kTiny = 1e-8F;
  ++steps_;
  const auto left = [&](float share) {
    float power = 1;
    for (std::int64_t i = 0; i < std::min<std::int64_t>(steps_, 10'000); ++i) power *= share;
    return 1 - power;
  };
  const float mean_scale = left(kMean), square_scale = left(kSquare);
  for (Layer* layer : {&first_, &second_, &last_})
    for (std::size_t i = 0; i < layer->weights.size(); ++i) {
      const float slope = layer->slopes[i] / kBatch + kDecay * layer->weights[i];
      layer->slopes[i] = 0;
      layer->means[i] = kMean * layer->means[i] + (1 - kMean) * slope;
      layer->squares[i] = kSquare * layer->squares[i] + (1 - kSquare) * slope * slope;
      const float change =
          rate * (layer->means[i] / mean_scale) / (std::sqrt(layer->squares[i] / square_scale) + kTiny);
      layer->weights[i] = std::clamp(layer->weights[i] - change, -kHeaviest, kHeaviest);
    }
}

void Trainer::look(const Samples& samples, std::size_t position, std::vector<Pass>& seats) const {
  const int count = samples.seats(position);
  seats.resize(static_cast<std::size_t>(count));
  for (int seat = 0; seat < count; ++seat) {
    Pass& pass = seats[static_cast<std::size_t>(seat)];
    const auto features = samples.features(position, seat);
    for (std::size_t i = 0; i < features.size(); ++i) pass.in[i] = static_cast<float>(features[i]) / Network::kOne;
    run(pass);
  }
}

Loss Trainer::judge(const Samples& samples, std::size_t position, std::vector<Pass>& seats, bool learns) const {
  Loss loss;
  const int count = static_cast<int>(seats.size());
  for (Pass& pass : seats) pass.change_out = {};
  // The first place, shared by those who hold it.
  float best = seats[0].out[0], sum = 0;
  int winners = 0;
  for (const Pass& pass : seats) best = std::max(best, pass.out[0]);
  for (int i = 0; i < count; ++i) {
    Pass& pass = seats[static_cast<std::size_t>(i)];
    pass.power = power_of_e(pass.out[0] - best);
    sum += pass.power;
    winners += samples.place(position, i) == 1 ? 1 : 0;
  }
  for (int i = 0; i < count; ++i) {
    Pass& pass = seats[static_cast<std::size_t>(i)];
    const float chance = pass.power / sum;
    const float wins = samples.place(position, i) == 1 ? 1.0F / static_cast<float>(winners) : 0.0F;
    loss.places -= wins * std::log(std::max(1e-9, static_cast<double>(chance)));
    pass.change_out[0] = chance - wins;
    if (training_.shape.outputs < ValueNetwork::kOutputs) continue;
    const float gain = static_cast<float>(samples.gain(position, i)) / static_cast<float>(training_.unit);
    const float error = pass.out[1] - gain, size = std::abs(error);
    loss.points += size * static_cast<float>(training_.unit) / static_cast<float>(count);
    if (!learns) continue;
    // Far off counts no more than off: single wild games are not to pull at everything (Huber 1964).
    pass.change_out[1] = kPointsMatter * std::clamp(error, -1.0F, 1.0F) / static_cast<float>(count);
    pass.change_out[2] = kPointsMatter * std::clamp(pass.out[2] - size, -1.0F, 1.0F) / static_cast<float>(count);
  }
  return loss;
}

Loss Trainer::train(const Samples& samples, int epoch) {
  std::vector<std::uint32_t> order(samples.positions());
  std::iota(order.begin(), order.end(), 0U);
  Rng rng = Rng::stream(training_.seed, "order " + std::to_string(epoch));
  for (std::size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[rng.below(static_cast<std::uint32_t>(i))]);
  const float left = 1 - static_cast<float>(epoch) / static_cast<float>(training_.epochs);
  const float rate = training_.rate * left;
  std::vector<Pass> seats;
  Loss all;
  for (std::size_t i = 0; i < order.size(); ++i) {
    look(samples, order[i], seats);
    const Loss loss = judge(samples, order[i], seats, true);
    all.places += loss.places;
    all.points += loss.points;
    for (Pass& pass : seats) learn(pass);
    if ((i + 1) % kBatch == 0) step(rate);
  }
  const auto count = static_cast<double>(std::max<std::size_t>(1, order.size()));
  return {all.places / count, all.points / count};
}

Loss Trainer::test(const Samples& samples) const {
  std::vector<Pass> seats;
  Loss all;
  for (std::size_t i = 0; i < samples.positions(); ++i) {
    look(samples, i, seats);
    const Loss loss = judge(samples, i, seats, false);
    all.places += loss.places;
    all.points += loss.points;
  }
  const auto count = static_cast<double>(std::max<std::size_t>(1, samples.positions()));
  return {all.places / count, all.points / count};
}

std::vector<std::int16_t> Trainer::file() const {
  const NetworkShape& shape = training_.shape;
  std::vector<std::int16_t> file = {1, static_cast<std::int16_t>(shape.inputs), static_cast<std::int16_t>(shape.first),
                                    static_cast<std::int16_t>(shape.second), static_cast<std::int16_t>(shape.outputs)};
  for (const Layer* layer : {&first_, &second_, &last_})
    for (int out = 0; out < layer->outputs; ++out)
      for (int in = 0; in <= layer->inputs; ++in) {
        const float weight = layer->weights[static_cast<std::size_t>(in * layer->outputs + out)];
        file.push_back(static_cast<std::int16_t>(std::clamp(std::lround(weight * (1 << Network::kWeightBits)),
                                                            -long{Network::kHeaviest}, long{Network::kHeaviest})));
      }
  return file;
}

}  // namespace oligopoly::learning
