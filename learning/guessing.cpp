#include "learning/guessing.hpp"

#include <algorithm>
#include <cmath>

namespace oligopoly::learning {
namespace {

/// How often the manager's choice comes, of all choices of some games.
class UsualShare {
 public:
  void add(const GuessedGame& game) {
    for (const GuessedChoice& choice : game.choices) {
      ++all_;
      usual_ += choice.is_usual ? 1 : 0;
    }
  }
  double loss(const GuessedChoice& choice) const {
    // Where it always comes, nothing else ever has to be guessed.
    const double share = usual_ / std::max(1.0, all_);
    return choice.is_usual ? -std::log(share) : -std::log((1 - share) / (choice.options - 1));
  }

 private:
  double all_ = 0, usual_ = 0;
};

template <class LossOf>
double mean_loss(const GuessedGame& game, const LossOf& loss_of) {
  double sum = 0;
  for (const GuessedChoice& choice : game.choices) sum += loss_of(choice);
  return sum / static_cast<double>(game.choices.size());
}

}  // namespace

GuessedGame guess_game(const PlayedGame& game, std::span<const std::int16_t> weights) {
  GuessedGame guessed{game.skill, {}};
  const auto predictor = make_predictor(*game.rules, weights);
  if (!predictor || !predictor->has_network()) return guessed;
  for (const SecretChoice& made : game.choices) {
    const auto choice = predictor->describe(made.view, made.seat, game.skill, made.action);
    if (choice.chosen < 0 || choice.options.size() < 2) continue;
    const std::vector<std::int32_t> chances = predictor->chances(choice);
    if (chances.empty()) return guessed;
    const double chance = static_cast<double>(chances[static_cast<std::size_t>(choice.chosen)]) / kSurelyWon;
    guessed.choices.push_back({static_cast<int>(choice.options.size()), chance, choice.chosen == choice.usual});
  }
  return guessed;
}

GuessLoss loss_of(std::span<const GuessedGame> games, std::optional<Skill> skill) {
  UsualShare everyone;
  std::array<UsualShare, kSkills> by_skill;
  for (const GuessedGame& game : games) {
    everyone.add(game);
    by_skill[static_cast<std::size_t>(game.skill)].add(game);
  }
  GuessLoss loss;
  Sample predictor, uniform, manager, manager_by_skill, over_uniform, over_manager;
  for (const GuessedGame& game : games) {
    if (game.choices.empty() || (skill && game.skill != *skill)) continue;
    ++loss.games;
    loss.choices += static_cast<int>(game.choices.size());
    const UsualShare& alike = by_skill[static_cast<std::size_t>(game.skill)];
    const double guessed = mean_loss(game, [](const auto& choice) { return -std::log(choice.chance); });
    const double guess = mean_loss(game, [](const auto& choice) { return std::log(choice.options); });
    const double usual = mean_loss(game, [&](const auto& choice) { return alike.loss(choice); });
    predictor.add(guessed);
    uniform.add(guess);
    manager.add(mean_loss(game, [&](const auto& choice) { return everyone.loss(choice); }));
    manager_by_skill.add(usual);
    over_uniform.add(guess - guessed);
    over_manager.add(usual - guessed);
  }
  loss.predictor = normal(predictor);
  loss.uniform = normal(uniform);
  loss.manager = normal(manager);
  loss.manager_by_skill = normal(manager_by_skill);
  loss.gain = normal(over_uniform.mean() < over_manager.mean() ? over_uniform : over_manager);
  return loss;
}

}  // namespace oligopoly::learning
