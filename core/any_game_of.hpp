#pragma once

#include "core/any_game.hpp"
#include "core/perft.hpp"
#include "core/signature.hpp"

namespace oligopoly {

template <Game G>
class AnyGameOf;

template <Game G>
class AnyRulesetOf final : public AnyRuleset {
 public:
  using Ruleset = typename G::Ruleset;
  AnyRulesetOf(const AnyGameOf<G>& game, const Ruleset& rules) : game_(&game), rules_(rules) {}

  const AnyGame& game() const override;
  std::unique_ptr<AnyRuleset> clone() const override { return std::make_unique<AnyRulesetOf>(*this); }
  int option(const OptionInfo& info, Seat seat) const override { return typed(info).get(rules_, seat); }
  void set_option(const OptionInfo& info, Seat seat, int value) override { typed(info).set(rules_, seat, value); }
  bool is_automaton(Seat seat) const override { return G::is_automaton(rules_, seat); }
  std::string seat_name(Seat seat, Lang lang) const override { return G::seat_name(rules_, seat, lang); }
  std::optional<Flaw> flaw(int seats) const override { return G::flaw(rules_, seats); }
  void write(FieldWriter& out) const override { write_value(out, rules_); }
  bool read(FieldReader& in) override {
    Ruleset changed = rules_;
    if (!read_value(in, changed)) return false;
    rules_ = changed;
    return true;
  }
  int rules_version() const override {
    if constexpr (requires { G::rules_version(rules_); })
      return G::rules_version(rules_);
    else
      return G::info().rules_version;
  }
  void seat_the_rest(int seats, SeatSet chose) override {
    if constexpr (requires { G::seat_the_rest(rules_, seats, chose); }) G::seat_the_rest(rules_, seats, chose);
  }
  bool read_pack(FieldReader& in) override {
    if constexpr (requires(Ruleset& changed) { G::read_pack(changed, in); }) {
      Ruleset changed = rules_;
      if (!G::read_pack(changed, in)) return false;
      rules_ = changed;
      return true;
    } else {
      return false;
    }
  }

 protected:
  const void* address() const override { return &rules_; }

 private:
  static const Option<Ruleset>& typed(const OptionInfo& info) {
    const auto options = G::options();
    return *std::find_if(options.begin(), options.end(), [&](const auto& o) { return o.info.name == info.name; });
  }

  const AnyGameOf<G>* game_;
  Ruleset rules_;
};

template <Game G>
class AnyPositionOf final : public AnyPosition {
 public:
  using Action = typename G::Action;
  using Event = typename G::Event;
  using State = typename G::State;

  AnyPositionOf(const AnyRulesetOf<G>& rules, const State& state)
      : rules_(std::make_shared<const AnyRulesetOf<G>>(rules)), state_(state) {}

  const AnyGame& game() const override { return rules_->game(); }
  const AnyRuleset& rules() const override { return *rules_; }
  std::unique_ptr<AnyPosition> clone() const override { return std::make_unique<AnyPositionOf>(*this); }

  int seats() const override { return G::seats(state_); }
  SeatSet to_act() const override { return G::to_act(state_); }
  bool is_over() const override { return G::is_over(state_); }
  Verdict check(Seat seat, const AnyAction& action) const override {
    return G::check(typed(), state_, seat, action.as<Action>());
  }
  bool is_listable(Seat seat) const override { return G::is_listable(state_, seat); }
  void legal_actions(Seat seat, std::vector<AnyAction>& out) const override {
    std::vector<Action> actions;
    G::legal_actions(typed(), state_, seat, actions);
    for (const Action& action : actions) out.push_back(AnyAction::of(action));
  }
  AnyAction sample_action(Seat seat, Rng& rng) const override {
    return AnyAction::of(G::sample_action(typed(), state_, seat, rng));
  }
  bool reveals(Seat seat, const AnyAction& action) const override {
    return G::reveals(typed(), state_, seat, action.as<Action>());
  }
  Verdict apply(Seat seat, const AnyAction& any, std::vector<AnyEvent>* events) override {
    const Action action = any.as<Action>();
    if (const Verdict verdict = G::check(typed(), state_, seat, action); !verdict) return verdict;
    if (events == nullptr) {
      G::apply(typed(), state_, seat, action, {});
      return kAllowed;
    }
    std::vector<Event> log;
    G::apply(typed(), state_, seat, action, EventSink<Event>{log});
    for (const Event& event : log) events->push_back(AnyEvent::of(event));
    return kAllowed;
  }
  AnyView view(Seat seat) const override {
    const auto view = G::view(typed(), state_, seat);
    AnyView any;
    any.bytes.resize(sizeof view);
    std::memcpy(any.bytes.data(), &view, sizeof view);
    return any;
  }
  bool looks_like(const AnyPosition& other, Seat viewer) const override {
    return G::view(typed(), state_, viewer) == G::view(typed(), other.state_as<State>(), viewer);
  }
  std::unique_ptr<AnyPosition> determinize(Seat viewer, Rng& rng) const override {
    return std::make_unique<AnyPositionOf>(*rules_, G::determinize(typed(), G::view(typed(), state_, viewer), rng));
  }
  Standings standings() const override { return G::standings(typed(), state_); }
  Verdict audit() const override { return G::audit(typed(), state_); }
  std::uint64_t hash() const override {
    if constexpr (requires { G::hash(typed(), state_); })
      return G::hash(typed(), state_);
    else
      return hash_of(state_);
  }

  void write_state(FieldWriter& out) const override { write_value(out, state_); }
  bool read_state(FieldReader& in) override {
    State state{};
    return read_value(in, state) && take_up(state, in);
  }
  void write_view(Seat seat, FieldWriter& out) const override { write_value(out, G::view(typed(), state_, seat)); }
  bool read_view(FieldReader& in, Rng& rng) override {
    typename G::View view{};
    return read_value(in, view) && take_up(G::determinize(typed(), view, rng), in);
  }
  bool write_preview(Seat viewer, FieldWriter& out) const override {
    if constexpr (requires { G::preview(typed(), G::view(typed(), state_, viewer)); }) {
      write_value(out, G::preview(typed(), G::view(typed(), state_, viewer)));
      return true;
    } else {
      return false;
    }
  }
  bool write_preview(Seat seat, const AnyAction& action, FieldWriter& out) const override {
    if constexpr (requires { G::preview(typed(), G::view(typed(), state_, seat), action.as<Action>()); }) {
      const auto preview = G::preview(typed(), G::view(typed(), state_, seat), action.as<Action>());
      if (preview) write_value(out, *preview);
      return preview.has_value();
    } else {
      return false;
    }
  }
  bool answer(std::string_view question, Seat viewer, FieldReader& in, FieldWriter& out) const override {
    if constexpr (requires { G::answer(typed(), G::view(typed(), state_, viewer), question, in, out); })
      return G::answer(typed(), G::view(typed(), state_, viewer), question, in, out);
    else
      return false;
  }
  std::optional<std::string> terminal_command(std::string_view line, Seat viewer, const Canvas& canvas) const override {
    if constexpr (requires { G::terminal_command(typed(), G::view(typed(), state_, viewer), line, canvas); })
      return G::terminal_command(typed(), G::view(typed(), state_, viewer), line, canvas);
    else
      return std::nullopt;
  }
  std::string draw(Seat viewer, const Canvas& canvas) const override {
    return G::draw(typed(), G::view(typed(), state_, viewer), canvas);
  }

 protected:
  const void* state_address() const override { return &state_; }

 private:
  const typename G::Ruleset& typed() const { return rules_->template as<typename G::Ruleset>(); }
  bool take_up(const State& state, FieldReader& in) {
    if (G::seats(state) != seats()) return in.fail(kWrongSeats, std::to_string(G::seats(state)), seats());
    if (const Verdict verdict = G::audit(typed(), state); !verdict) return in.fail(*verdict.reason);
    state_ = state;
    return true;
  }

  std::shared_ptr<const AnyRulesetOf<G>> rules_;
  State state_;
};

template <Game G>
class AnyGameOf final : public AnyGame {
 public:
  using Action = typename G::Action;
  using Event = typename G::Event;
  using Ruleset = typename G::Ruleset;

  const GameInfo& info() const override { return G::info(); }
  std::vector<RulesetInfo> rulesets() const override {
    std::vector<RulesetInfo> all;
    for (const auto& named : G::rulesets()) all.push_back({named.id, named.version, named.title});
    return all;
  }
  std::vector<OptionInfo> options() const override {
    std::vector<OptionInfo> all;
    for (const auto& option : G::options()) all.push_back(option.info);
    return all;
  }
  std::unique_ptr<AnyRuleset> ruleset(std::string_view id, int version) const override {
    const auto find = [&](const auto& released) -> std::unique_ptr<AnyRuleset> {
      for (const auto& named : released)
        if (named.id == id && (version == 0 || named.version == version))
          return std::make_unique<AnyRulesetOf<G>>(*this, named.rules);
      return nullptr;
    };
    auto found = find(G::rulesets());
    if constexpr (requires { G::old_rulesets(); })
      if (!found && version != 0) found = find(G::old_rulesets());
    return found;
  }
  std::unique_ptr<AnyPosition> start(const AnyRuleset& rules, int seats) const override {
    const auto& typed = rules.as<Ruleset>();
    return std::make_unique<AnyPositionOf<G>>(AnyRulesetOf<G>(*this, typed), G::start(typed, seats));
  }

  void write_action(const AnyAction& action, FieldWriter& out) const override { write_value(out, action.as<Action>()); }
  bool read_action(AnyAction& action, FieldReader& in) const override {
    Action typed{};
    if constexpr (requires { G::read_action_fields(in, typed); }) {
      if (!G::read_action_fields(in, typed)) return false;
    } else if (!read_value(in, typed)) {
      return false;
    }
    action = AnyAction::of(typed);
    return true;
  }
  void write_event(const AnyEvent& event, FieldWriter& out) const override { write_value(out, event.as<Event>()); }
  bool is_same(const AnyAction& a, const AnyAction& b) const override { return a.as<Action>() == b.as<Action>(); }
  std::string notation(const AnyRuleset& rules, const AnyAction& action) const override {
    return G::write_action(rules.as<Ruleset>(), action.as<Action>());
  }
  Parsed<AnyAction> read_notation(const AnyRuleset& rules, std::string_view line) const override {
    const auto parsed = G::read_action(rules.as<Ruleset>(), line);
    return {AnyAction::of(parsed.action), parsed.verdict};
  }
  std::string describe(const AnyRuleset& rules, const AnyEvent& event, Lang lang) const override {
    return G::describe(rules.as<Ruleset>(), event.as<Event>(), lang);
  }
  std::string_view rule_of(const AnyEvent& event) const override {
    return std::visit([](const auto& alternative) { return rule_of_alternative(alternative); }, event.as<Event>());
  }

  std::string_view notation_help(Lang lang) const override {
    if constexpr (requires { G::notation_help(lang); })
      return G::notation_help(lang);
    else
      return {};
  }
  std::string_view terminal_help(Lang lang) const override {
    if constexpr (requires { G::terminal_help(lang); })
      return G::terminal_help(lang);
    else
      return {};
  }

  std::vector<PerftCount> perft(const AnyRuleset& rules, int seats, int depth) const override {
    return oligopoly::perft<G>(rules.as<Ruleset>(), seats, depth);
  }
  std::span<const Workload> workloads() const override {
    if constexpr (requires { G::workloads(); })
      return G::workloads();
    else
      return {};
  }
  std::uint64_t signature() const override { return oligopoly::signature<G>(); }
};

template <Game G>
const AnyGame& AnyRulesetOf<G>::game() const {
  return *game_;
}

template <class G>
const AnyGame& any_game() {
  static const AnyGameOf<G> kGame;
  return kGame;
}

}  // namespace oligopoly
