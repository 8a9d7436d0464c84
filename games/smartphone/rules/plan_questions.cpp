// The plan finder as people and programs ask for it.
#include "core/notation.hpp"
#include "games/smartphone/rules/board.hpp"
#include "games/smartphone/rules/describe.hpp"
#include "games/smartphone/rules/plan/draw.hpp"
#include "games/smartphone/rules/plan/finder.hpp"
#include "games/smartphone/rules/plan/notation.hpp"
#include "games/smartphone/rules/smartphone.hpp"

namespace oligopoly::smartphone {
namespace {

constexpr int kShown = 5, kDrawn = 2, kMostPlans = 100;

std::span<const Domino> owned_by(const Player& player) {
  return {player.improvements.begin(), player.improvements.end()};
}
bool can_plan(const View& view) {
  return static_cast<int>(view.viewer.index()) < seats_of(view.board) && !is_steve(view.board, view.viewer);
}

std::vector<FoundPlan> find(const Ruleset& rules, const Player& player, const Wishes& wishes, int count) {
  const OutcomeTable table(rules.pads, rules.plan);
  const PlanOwner owner{owned_by(player), player.technologies, player.tokens, rules.supplies.goods};
  return find_plans(table, owner, rules.price, wishes, count);
}

/// "plan" alone or followed by wishes; a plan that is written out is a move, not a command.
bool is_question(std::string_view line) {
  Words words(line);
  if (words.next() != "plan") return false;
  const std::string_view next = words.next();
  const bool is_pad = next.size() == 2 && (next[0] == 'A' || next[0] == 'B') && (next[1] == 'f' || next[1] == 'b');
  return !is_pad;
}

std::string describe_plan(const Ruleset& rules, const View& view, const FoundPlan& found, Lang lang) {
  static constexpr Text kWords{"price {0}, goods {1}, {2}", "定价 {0}，货物 {1}，{2}", "定價 {0}，貨物 {1}，{2}"};
  const std::string icons = words_for(found.outcome.visible, lang);
  const PlanPreview preview = preview_of(rules, view.board, view.viewer, found.outcome);
  return write_plan(found.plan) + "\n    " + fill(kWords, lang, {preview.price, preview.goods, as_text(icons)}) + "\n";
}

// ---- questions of programs -------------------------------------------------------------------------------------

void write_plan_answer(FieldWriter& out, const Ruleset& rules, const View& view, const FoundPlan& found) {
  const auto member = [&](std::string_view key, const auto& value) {
    out.key(key);
    write_value(out, value);
  };
  out.begin_object();
  member("score", found.score);
  member("plan", found.plan);
  member("notation", write_plan(found.plan));
  member("preview", preview_of(rules, view.board, view.viewer, found.outcome));
  out.end_object();
}

void write_plans(FieldWriter& out, const Ruleset& rules, const View& view, const std::vector<FoundPlan>& plans) {
  out.begin_object();
  out.key("plans");
  out.begin_array();
  for (const FoundPlan& found : plans) write_plan_answer(out, rules, view, found);
  out.end_array();
  out.end_object();
}

template <class T>
void read_optional(FieldReader& in, std::string_view key, T& value, std::int64_t least, std::int64_t most) {
  if (!in.ok() || !in.enter(key)) return;
  read_number(in, value, {least, most});
  in.leave();
}

/// {"wishes": {"goods": {"least": 5, "weight": 2}}, "count": 10}; what is left out is not wished for.
void read_wishes(FieldReader& in, Wishes& wishes) {
  if (!in.enter("wishes")) return;
  if (!in.is_object()) in.fail(kNotAnObject);
  for (const PlanValue value : each<PlanValue>()) {
    if (!in.ok() || !in.enter(id_of(value))) continue;
    Wish& wish = wishes[value];
    read_optional(in, "least", wish.least, -Wish::kAny, Wish::kAny);
    read_optional(in, "most", wish.most, -Wish::kAny, Wish::kAny);
    read_optional(in, "weight", wish.weight, -Wish::kAny, Wish::kAny);
    in.leave();
  }
  for (const std::string_view key : in.keys())
    if (in.ok() && !enum_of<PlanValue>(key)) in.fail_unknown(key, ids_of(PlanValue{}));
  in.leave();
}

}  // namespace

std::optional<std::string> Smartphone::terminal_command(const Ruleset& rules, const View& view, std::string_view line,
                                                        const Canvas& canvas) {
  static constexpr Text kNotYours{"Only players can plan.\n", "只有玩家可以规划。\n", "只有玩家可以規劃。\n"};
  static constexpr Text kNone{"No plan does that.\n", "没有规划能做到。\n", "沒有規劃能做到。\n"};
  if (!is_question(line)) return std::nullopt;
  if (!can_plan(view)) return std::string(kNotYours[canvas.lang]);
  Words words(line);
  words.next();
  const Parsed<Wishes> wishes = parse_wishes(words.rest());
  if (!wishes.verdict) return explain(wishes.verdict, canvas.lang) + "\n";
  const Player& player = view.board.players[view.viewer];
  const std::vector<FoundPlan> plans = find(rules, player, wishes.action, kShown);
  if (plans.empty()) return std::string(kNone[canvas.lang]);
  std::string out;
  for (std::size_t i = 0; i < plans.size(); ++i) {
    out += describe_plan(rules, view, plans[i], canvas.lang);
    if (i < kDrawn) out += draw_plan(rules.pads, owned_by(player), plans[i].plan, canvas) + "\n";
  }
  return out;
}

std::string_view Smartphone::terminal_help(Lang lang) {
  static constexpr Text kWords{"  plan goods>=5 research>=1 trucks*2   the best plans that do this",
                               "  plan goods>=5 research>=1 trucks*2   查找符合要求的最佳规划",
                               "  plan goods>=5 research>=1 trucks*2   尋找符合要求的最佳規劃"};
  return kWords[lang];
}

bool Smartphone::answer(const Ruleset& rules, const View& view, std::string_view question, FieldReader& in,
                        FieldWriter& out) {
  const bool wants_all = question == "outcomes";
  if (!wants_all && question != "find_plan") return false;
  if (!can_plan(view)) {
    in.fail(kNotYourTurn);
    return true;
  }
  Wishes wishes;
  int count = wants_all ? std::numeric_limits<int>::max() : 10;
  if (!wants_all) {
    read_wishes(in, wishes);
    read_optional(in, "count", count, 1, kMostPlans);
    if (!in.ok()) return true;
  }
  write_plans(out, rules, view, find(rules, view.board.players[view.viewer], wishes, count));
  return true;
}

}  // namespace oligopoly::smartphone
