#include "protocol/setup_reader.hpp"

#include "games/all_games.hpp"
#include "matches/seat_words.hpp"
#include "protocol/options.hpp"
#include "protocol/reading.hpp"

namespace oligopoly::protocol {
namespace {

constexpr Reason kOtherGame{
    "other_game",
    "",
    {"this is for {0}, but the table plays {1}", "这是 {0} 的，而本桌进行的是 {1}", "這是 {0} 的，而本桌進行的是 {1}"}};
constexpr Reason kOtherRulesetVersion{
    "ruleset_version_unknown",
    "",
    {"unknown version {0} of this ruleset; version {1} is known", "没有此规则集的第 {0} 版，只有第 {1} 版",
     "沒有此規則集的第 {0} 版，只有第 {1} 版"}};
constexpr Reason kNoPacks{"no_packs", "", {"{0} has no expansion packs", "{0} 没有拓展包", "{0} 沒有擴充包"}};
constexpr Reason kOptionOfSeats{
    "option_of_seats",
    "",
    {"“{0}” is set per seat, in “seats”", "“{0}”按席位设置，写在“seats”里", "「{0}」按席位設定，寫在「seats」裡"}};
constexpr Reason kBadPlayer{
    "bad_player",
    "",
    {"a player's name has 1 to 64 characters", "玩家名称应为 1 到 64 个字符", "玩家名稱應為 1 到 64 個字元"}};
constexpr Reason kUnknownPlayer{
    "unknown_player",
    "",
    {"{1} has no player “{0}”; choose one of: {2}", "{1} 没有玩家“{0}”；可选：{2}", "{1} 沒有玩家「{0}」；可選：{2}"}};
constexpr Reason kAutomatonSeat{"automaton_seat",
                                "",
                                {"this seat plays itself: its player must be one of: {0}",
                                 "此席位自动行动，玩家必须是：{0}", "此席位自動行動，玩家必須是：{0}"}};

constexpr std::size_t kLongestName = 64;

std::vector<std::string_view> game_ids() {
  std::vector<std::string_view> ids;
  for (const AnyGame* game : all_games()) ids.push_back(game->info().id);
  return ids;
}

std::vector<std::string_view> ruleset_ids(const AnyGame& game) {
  std::vector<std::string_view> ids;
  for (const RulesetInfo& info : game.rulesets()) ids.push_back(info.id);
  return ids;
}

std::vector<std::string_view> option_names(const AnyGame& game, bool per_seat) {
  std::vector<std::string_view> names;
  for (const OptionInfo& info : game.options())
    if (info.per_seat == per_seat) names.push_back(info.name);
  return names;
}

bool is_switch_of_seats(const OptionInfo& info) { return info.per_seat && info.kind == OptionKind::Switch; }

/// A flaw's path is within the ruleset; a message has the same number under its options or its ruleset.
std::string path_in_message(const AnyGame& game, const Flaw& flaw) {
  if (flaw.path.starts_with("seats")) return flaw.path;
  for (const std::string_view name : option_names(game, false))
    if (name == flaw.path) return "options." + flaw.path;
  return "ruleset." + flaw.path;
}

}  // namespace

const std::vector<std::string_view>& SetupReader::members() {
  static const std::vector<std::string_view> kMembers = {"game",    "ruleset", "ruleset_version",
                                                         "options", "seats",   "packs"};
  return kMembers;
}

bool SetupReader::ok() const { return in_.ok() && !error_; }

void SetupReader::refuse(Error error) {
  if (ok()) error_ = std::move(error);
}

tl::expected<Setup, Error> SetupReader::read() {
  using Part = void (SetupReader::*)();
  for (const Part part :
       {&SetupReader::read_game, &SetupReader::read_ruleset, &SetupReader::read_packs, &SetupReader::read_options,
        &SetupReader::read_seats, &SetupReader::seat_the_rest, &SetupReader::check_flaw, &SetupReader::check_automata})
    if (ok()) (this->*part)();
  if (error_) return tl::unexpected(*error_);
  if (!in_.ok()) return tl::unexpected(in_.failure());
  setup_.rules = std::move(rules_);
  return setup_;
}

void SetupReader::read_game() {
  if (!in_.is_object()) in_.fail(kNotAnObject);
  std::string id;
  const bool is_named = game_ == nullptr ? read_required(in_, "game", id) : read_optional(in_, "game", id);
  if (!is_named) return;
  inside(in_, "game", [&] {
    if (game_ != nullptr && game_->info().id != id)
      return refuse(error_of(kOtherGame, in_.path(), {id, game_->info().id}));
    if (game_ == nullptr) game_ = find_game(id);
    if (game_ == nullptr) in_.fail_unknown(id, game_ids());
  });
}

void SetupReader::read_ruleset() {
  setup_.ruleset_version = 0;
  read_optional(in_, "ruleset_version", setup_.ruleset_version);
  const bool is_given = inside(in_, "ruleset", [&] {
    if (const auto id = in_.text()) return take_ruleset(*id);
    if (!allow_only(in_, {"custom"})) return;
    if (!inside(in_, "custom", [&] { change_ruleset(); })) in_.fail(kFieldMissing, "custom");
  });
  if (!is_given) take_ruleset(game_->rulesets().front().id);
  if (!ok() || rules_) return;
  inside(in_, "ruleset_version",
         [&] { in_.fail(kOtherRulesetVersion, std::to_string(setup_.ruleset_version), offered_); });
}

void SetupReader::take_ruleset(std::string_view id) {
  for (const RulesetInfo& info : game_->rulesets())
    if (info.id == id) offered_ = info.version;
  int& version = setup_.ruleset_version;
  if (version == 0) version = offered_;
  if (version != 0) rules_ = game_->ruleset(id, version);
  setup_.ruleset = id;
  // A known ruleset in an unknown version is refused at the version.
  if (!rules_ && offered_ == 0) in_.fail_unknown(id, ruleset_ids(*game_));
}

void SetupReader::change_ruleset() {
  std::string base;
  if (!in_.is_object()) in_.fail(kNotAnObject);
  if (!read_required(in_, "base", base)) return;
  inside(in_, "base", [&] { take_ruleset(base); });
  if (!ok() || !rules_) return;
  json::value changes = in_.here();
  changes.get_object().erase("base");
  JsonReader in(changes, Missing::Kept, in_.path());
  if (!rules_->read(in)) refuse(in.failure());
  setup_.is_custom = true;
}

void SetupReader::read_packs() {
  inside(in_, "packs", [&] {
    read_elements(in_, 0, 64, [&](std::size_t) {
      // A pack names only what it adds or changes.
      const json::value pack = in_.here();
      JsonReader in(pack, Missing::Kept, in_.path());
      const bool is_taken = rules_->read_pack(in);
      if (!in.ok()) refuse(in.failure());
      if (!is_taken && in.ok()) in_.fail(kNoPacks, game_->info().id);
      setup_.is_custom = true;
    });
  });
}

void SetupReader::read_options() {
  inside(in_, "options", [&] {
    if (!in_.is_object()) in_.fail(kNotAnObject);
    const auto names = option_names(*game_, false), of_seats = option_names(*game_, true);
    for (const std::string_view key : in_.keys()) {
      if (std::find(of_seats.begin(), of_seats.end(), key) != of_seats.end()) in_.fail(kOptionOfSeats, key);
      if (std::find(names.begin(), names.end(), key) == names.end()) in_.fail_unknown(key, names);
    }
    for (const OptionInfo& info : game_->options()) {
      if (info.per_seat || !in_.ok()) continue;
      inside(in_, info.name, [&] {
        if (const auto value = read_option(in_, info)) rules_->set_option(info, {}, *value);
      });
    }
  });
}

void SetupReader::read_seats() {
  const GameInfo& info = game_->info();
  const bool is_given = inside(in_, "seats", [&] {
    read_elements(in_, static_cast<std::size_t>(info.least_seats), static_cast<std::size_t>(info.most_seats),
                  [&](std::size_t i) { read_seat(Seat{static_cast<int>(i)}); });
  });
  if (!is_given) in_.fail(kFieldMissing, "seats");
}

void SetupReader::read_seat(Seat seat) {
  std::vector<std::string_view> names = option_names(*game_, true);
  names.push_back("player");
  std::string player;
  if (!allow_only(in_, names) || !read_required(in_, "player", player)) return;
  inside(in_, "player", [&] { check_player(player); });
  for (const OptionInfo& info : game_->options()) {
    if (!info.per_seat) continue;
    const bool is_chosen = inside(in_, info.name, [&] {
      if (const auto value = read_option(in_, info)) rules_->set_option(info, seat, *value);
    });
    if (is_chosen && info.kind == OptionKind::Choice) chose_.insert(seat);
    if (is_switch_of_seats(info) && info.name == player) rules_->set_option(info, seat, 1);
  }
  setup_.players.push_back(std::move(player));
}

void SetupReader::seat_the_rest() { rules_->seat_the_rest(setup_.seats(), chose_); }

void SetupReader::check_player(const std::string& player) {
  if (player.empty() || player.size() > kLongestName) in_.fail(kBadPlayer);
  if (names_ == PlayerNames::Any || can_sit(*game_, player)) return;
  refuse(error_of(kUnknownPlayer, in_.path(), {player, game_->info().id, who_can_sit(*game_)}));
}

void SetupReader::check_flaw() {
  const auto flaw = rules_->flaw(setup_.seats());
  if (!flaw) return;
  const std::string place = in_.path();
  refuse(error_of(flaw->verdict, (place.empty() ? "" : place + ".") + path_in_message(*game_, *flaw)));
}

void SetupReader::check_automata() {
  std::string names;
  for (const OptionInfo& info : game_->options())
    if (is_switch_of_seats(info)) names.append(names.empty() ? "" : ", ").append(info.name);
  for (std::size_t i = 0; i < setup_.players.size(); ++i) {
    const auto is_name = [&](const OptionInfo& info) {
      return is_switch_of_seats(info) && info.name == setup_.players[i];
    };
    const auto options = game_->options();
    const bool is_named = std::any_of(options.begin(), options.end(), is_name);
    if (!rules_->is_automaton(Seat{static_cast<int>(i)}) || is_named) continue;
    inside(in_, "seats", [&] {
      in_.enter(i);
      inside(in_, "player", [&] { refuse(error_of(kAutomatonSeat, in_.path(), {names})); });
      in_.leave();
    });
  }
}

}  // namespace oligopoly::protocol
