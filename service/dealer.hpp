#pragma once

#include "core/rng.hpp"
#include "service/token.hpp"

namespace oligopoly::service {

/// Deals cards and throws dice at tables. Every draw comes fresh from the system's cryptographic generator, so that no
/// outcome, and no number of them, tells anything about another.
class Dealer {
 public:
  explicit Dealer(Randomness randomness) : randomness_(std::move(randomness)) {}
  Rng next() const { return Rng(random_number(randomness_)); }

 private:
  Randomness randomness_;
};

}  // namespace oligopoly::service
