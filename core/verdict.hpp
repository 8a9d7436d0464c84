#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/text.hpp"

namespace oligopoly {

/// A named reason to refuse something: an id for programs, the paragraph that forbids it, and words for players.
/// Reasons are constants; verdicts point at them.
struct Reason {
  std::string_view name;
  std::string_view rule;
  Text words;
};

/// What a refusal is about: a number, or a name among the constants. Points at the name, because search asks for
/// verdicts by the million and seldom reads one.
struct ReasonArg {
  std::int64_t number = 0;
  const Text* name = nullptr;

  constexpr ReasonArg() = default;
  constexpr ReasonArg(std::int64_t value) : number(value) {}
  constexpr ReasonArg(int value) : number(value) {}
  constexpr ReasonArg(const Text& text) : name(&text) {}
  ReasonArg(const Text&&) = delete;

  constexpr operator TextArg() const { return name == nullptr ? TextArg{number} : TextArg{*name}; }
  friend constexpr bool operator==(const ReasonArg& a, const ReasonArg& b) { return TextArg{a} == TextArg{b}; }
};

/// The answer of a rules check: either fine, or one reason with what it is about.
struct [[nodiscard]] Verdict {
  const Reason* reason = nullptr;
  std::array<ReasonArg, 3> args{};
  /// The paragraph that forbids it here, where that is not the reason's own.
  std::string_view rule_here{};

  constexpr explicit operator bool() const { return reason == nullptr; }
  /// True when refused for this reason, whatever its arguments.
  constexpr bool is(const Reason& other) const { return reason == &other; }
  /// The paragraph to cite. Requires a refusal.
  constexpr std::string_view rule() const { return rule_here.empty() ? reason->rule : rule_here; }
  /// The same answer by another paragraph: too few coins for a donation are a matter of charity.
  constexpr Verdict by(std::string_view rule) const { return reason == nullptr ? *this : Verdict{reason, args, rule}; }
  friend constexpr bool operator==(const Verdict&, const Verdict&) = default;
};

inline constexpr Verdict kAllowed{};
constexpr Verdict refused(const Reason& reason, ReasonArg a = {}, ReasonArg b = {}, ReasonArg c = {}) {
  return {&reason, {a, b, c}, {}};
}

/// The reason in words: "Europe is full".
std::string explain(const Verdict& verdict, Lang lang);

/// Reasons every game shares.
inline constexpr Reason kGameOver{"game_over", "", {"the game is over", "游戏已经结束", "遊戲已經結束"}};
inline constexpr Reason kNotYourTurn{
    "not_your_turn", "", {"it is not this seat's turn", "还没有轮到这个席位", "還沒有輪到這個席位"}};
inline constexpr Reason kWrongPhase{"wrong_phase", "", {"this cannot be done now", "现在不能这样做", "現在不能這樣做"}};
inline constexpr Reason kNotNotation{
    "not_notation", "", {"this is not a move in this game", "这不是本游戏的行动", "這不是本遊戲的行動"}};

}  // namespace oligopoly
