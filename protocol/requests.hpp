#pragma once

#include "matches/appraisal.hpp"
#include "protocol/answers.hpp"

/// One vocabulary for whoever speaks to a game: programs over standard input, the page to its worker, clients to the
/// service. A request is {"do": kName, …its fields}; besides, it may carry "id" and "lang". docs/protocol.md explains
/// them, and the schemas and the types of the page are made from what stands here.
namespace oligopoly::protocol {

/// What an answer that may move the game shows besides: the position as a seat sees it, the record.
struct Show {
  Seat seat = kSpectator;
  /// If the seat has nothing to decide but another person has, as that one sees it: people who share a screen.
  bool hand_on = false;
  bool record = false;
  /// With every move the position it led to, as the seat itself sees it, without actions: for playing it back.
  bool each = false;
  static constexpr auto fields() {
    return field_list(field("seat", &Show::seat), optional_field("hand_on", &Show::hand_on),
                      optional_field("record", &Show::record), optional_field("each", &Show::each));
  }
};

using Seed = std::uint64_t;
inline constexpr std::int64_t kMostSeed = std::numeric_limits<std::int64_t>::max();
inline constexpr std::int64_t kMostSteps = std::numeric_limits<int>::max();

// ---- what can be known without a game ----------------------------------------------------------------------------

struct Help {
  static constexpr std::string_view kName = "help";
  static constexpr Text kHelp{"what can be asked", "可用的请求", "可用的請求"};
  using Answer = HelpPage;
  static constexpr auto fields() { return field_list(); }
};
struct Catalogue {
  static constexpr std::string_view kName = "catalogue";
  static constexpr Text kHelp{"the games with their rulesets and options, and the bots",
                              "游戏及其规则集和选项，以及机器人", "遊戲及其規則集和選項，以及機器人"};
  using Answer = CatalogueOfGames;
  static constexpr auto fields() { return field_list(); }
};
/// A seat of a finished game, and the game.
struct FinishedSeat {
  std::string person, side;
  int place = 1;
  static constexpr auto fields() {
    return field_list(field("person", &FinishedSeat::person, 1, 64), optional_field("side", &FinishedSeat::side, 0, 64),
                      field("place", &FinishedSeat::place, 1, kMaxSeats));
  }
};
struct FinishedGame {
  std::vector<FinishedSeat> seats;
  static constexpr auto fields() { return field_list(list_field("seats", &FinishedGame::seats, kMaxSeats)); }
};
struct Rate {
  static constexpr std::string_view kName = "rate";
  static constexpr Text kHelp{"ratings of people, apart from the colours or civilisations they played",
                              "玩家的等级分，与所用颜色或文明分开计算", "玩家的等級分，與所用顏色或文明分開計算"};
  using Answer = RatingTable;
  static constexpr std::size_t kMostGames = 5000;
  std::vector<FinishedGame> games;
  static constexpr auto fields() { return field_list(list_field("games", &Rate::games, kMostGames)); }
};
struct Quit {
  static constexpr std::string_view kName = "quit";
  static constexpr Text kHelp{"ends the engine", "关闭引擎", "關閉引擎"};
  using Answer = Closed;
  static constexpr auto fields() { return field_list(); }
};

// ---- begin -------------------------------------------------------------------------------------------------------

struct New {
  static constexpr std::string_view kName = "new";
  static constexpr Text kHelp{"begins a game; chance follows the seed", "开始对局；seed 决定随机结果",
                              "開始對局；seed 決定隨機結果"};
  using Answer = Progress;
  Given<Shape::Setup> setup;
  Seed seed = 0;
  std::optional<Show> show;
  static constexpr auto fields() {
    return field_list(field("setup", &New::setup), optional_field("seed", &New::seed, 0, kMostSeed),
                      field("show", &New::show));
  }
};
struct Load {
  static constexpr std::string_view kName = "load";
  static constexpr Text kHelp{
      "continues from a record (up to a step), from a state, or from what a seat may see of one",
      "从记录（可到某一步）、局面或某席位所见继续", "從紀錄（可到某一步）、局面或某席位所見繼續"};
  using Answer = Progress;
  std::optional<Given<Shape::Record>> record;
  std::optional<int> to;
  std::optional<Given<Shape::State>> state;
  std::optional<Given<Shape::View>> view;
  std::optional<Given<Shape::Setup>> setup;
  Seed seed = 0;
  std::optional<Show> show;
  static constexpr auto fields() {
    return field_list(field("record", &Load::record), field("to", &Load::to, 0, kMostSteps),
                      field("state", &Load::state), field("view", &Load::view), field("setup", &Load::setup),
                      optional_field("seed", &Load::seed, 0, kMostSeed), field("show", &Load::show));
  }
};

// ---- prove -------------------------------------------------------------------------------------------------------

struct AskLuck {
  static constexpr std::string_view kName = "luck";
  static constexpr Text kHelp{"what proves the draws of a record, if anything does", "记录的抽取以什么为证（如果有）",
                              "紀錄的抽取以什麼為證（如果有）"};
  using Answer = RecordLuck;
  Given<Shape::Record> record;
  static constexpr auto fields() { return field_list(field("record", &AskLuck::record)); }
};
struct Verify {
  static constexpr std::string_view kName = "verify";
  static constexpr Text kHelp{"whether every draw of a record is what its seed gives; if not, the first that is not",
                              "记录中的每次抽取是否与其种子相符；若不符，指出第一处",
                              "紀錄中的每次抽取是否與其種子相符；若不符，指出第一處"};
  using Answer = DrawsProven;
  Given<Shape::Record> record;
  /// One for each draw after those that were brought along.
  std::vector<HashOf> seeds;
  static constexpr auto fields() {
    return field_list(field("record", &Verify::record), field("seeds", &Verify::seeds));
  }
};

// ---- look --------------------------------------------------------------------------------------------------------

struct AskPosition {
  static constexpr std::string_view kName = "position";
  static constexpr Text kHelp{"who may act now, or after a step; and what a seat sees",
                              "现在或某一步之后轮到谁；席位所见", "現在或某一步之後輪到誰；席位所見"};
  using Answer = Progress;
  std::optional<int> step;
  std::optional<Show> show;
  static constexpr auto fields() {
    return field_list(field("step", &AskPosition::step, 0, kMostSteps), field("show", &AskPosition::show));
  }
};
struct Actions {
  static constexpr std::string_view kName = "actions";
  static constexpr Text kHelp{"every action a seat may take", "席位的全部合法行动", "席位的全部合法行動"};
  using Answer = ActionList;
  Seat seat;
  static constexpr auto fields() { return field_list(field("seat", &Actions::seat)); }
};
struct Sample {
  static constexpr std::string_view kName = "sample";
  static constexpr Text kHelp{"a random legal action", "随机一个合法行动", "隨機一個合法行動"};
  using Answer = WrittenAction;
  Seat seat;
  static constexpr auto fields() { return field_list(field("seat", &Sample::seat)); }
};
struct Check {
  static constexpr std::string_view kName = "check";
  static constexpr Text kHelp{"whether an action is allowed, and why not", "行动是否合法，以及原因",
                              "行動是否合法，以及原因"};
  using Answer = Judgement;
  Seat seat;
  Given<Shape::Action> action;
  static constexpr auto fields() { return field_list(field("seat", &Check::seat), field("action", &Check::action)); }
};
struct Notation {
  static constexpr std::string_view kName = "notation";
  static constexpr Text kHelp{"an action both as JSON and in notation", "行动的两种写法：JSON 与文字",
                              "行動的兩種寫法：JSON 與文字"};
  using Answer = WrittenAction;
  Given<Shape::Action> action;
  static constexpr auto fields() { return field_list(field("action", &Notation::action)); }
};
struct AskView {
  static constexpr std::string_view kName = "view";
  static constexpr Text kHelp{"everything a seat may know", "席位可知的一切", "席位可知的一切"};
  using Answer = SeatView;
  Seat seat = kSpectator;
  static constexpr auto fields() { return field_list(optional_field("seat", &AskView::seat)); }
};
struct Draw {
  static constexpr std::string_view kName = "draw";
  static constexpr Text kHelp{"the same as text", "同上，以文字表示", "同上，以文字表示"};
  using Answer = Drawing;
  Seat seat = kSpectator;
  static constexpr auto fields() { return field_list(optional_field("seat", &Draw::seat)); }
};
struct Determinize {
  static constexpr std::string_view kName = "determinize";
  static constexpr Text kHelp{"a random state that looks the same to a seat", "随机生成一个在该席位看来相同的局面",
                              "隨機產生一個在該席位看來相同的局面"};
  using Answer = WholeState;
  Seat seat = kSpectator;
  static constexpr auto fields() { return field_list(optional_field("seat", &Determinize::seat)); }
};
struct AskStandings {
  static constexpr std::string_view kName = "standings";
  static constexpr Text kHelp{"scores and places", "得分与名次", "得分與名次"};
  using Answer = TableStandings;
  static constexpr auto fields() { return field_list(); }
};
struct AskValue {
  static constexpr std::string_view kName = "value";
  static constexpr Text kHelp{
      "what everyone has to expect, as a seat sees it: the final score and the chance of each place",
      "按席位所见，各席位的预期得分与取得各名次的概率", "按席位所見，各席位的預期得分與取得各名次的機率"};
  using Answer = PositionValue;
  Seat seat = kSpectator;
  /// How well everyone is taken to play on.
  Skill skill = kUsualSkill;
  std::optional<int> step;
  static constexpr auto fields() {
    return field_list(optional_field("seat", &AskValue::seat), optional_field("skill", &AskValue::skill),
                      field("step", &AskValue::step, 0, kMostSteps));
  }
};
struct AskRules {
  static constexpr std::string_view kName = "ruleset";
  static constexpr Text kHelp{"every number of the rules, and the options", "规则的全部数值及选项",
                              "規則的全部數值及選項"};
  using Answer = TableRules;
  static constexpr auto fields() { return field_list(); }
};
struct AskState {
  static constexpr std::string_view kName = "state";
  static constexpr Text kHelp{"everything, secrets included", "完整局面，包括秘密", "完整局面，包括秘密"};
  using Answer = WholeState;
  static constexpr auto fields() { return field_list(); }
};
struct AskRecord {
  static constexpr std::string_view kName = "record";
  static constexpr Text kHelp{"the record of the game so far", "至今的对局记录", "至今的對局紀錄"};
  using Answer = TableRecord;
  static constexpr auto fields() { return field_list(); }
};
struct AskMoves {
  static constexpr std::string_view kName = "moves";
  static constexpr Text kHelp{"all that happened, in words", "至今发生的一切（文字）", "至今發生的一切（文字）"};
  using Answer = TableMoves;
  static constexpr auto fields() { return field_list(); }
};
struct Ask {
  static constexpr std::string_view kName = "ask";
  static constexpr Text kHelp{"a question only this game answers", "本游戏特有的问题", "本遊戲特有的問題"};
  using Answer = GameAnswer;
  std::string question;
  Seat seat = kSpectator;
  std::optional<Given<Shape::Anything>> with;
  std::optional<int> step;
  static constexpr auto fields() {
    return field_list(field("question", &Ask::question), optional_field("seat", &Ask::seat), field("with", &Ask::with),
                      field("step", &Ask::step, 0, kMostSteps));
  }
};
struct Hint {
  static constexpr std::string_view kName = "hint";
  static constexpr Text kHelp{"what a bot would do in a seat's place, and why", "机器人处在该席位时的选择及理由",
                              "機器人處在該席位時的選擇及理由"};
  using Answer = Advice;
  Seat seat;
  std::string bot;
  Seed seed = 0;
  int iterations = 0, milliseconds = 0;
  /// How many other moves are told at most.
  int options = 3;
  static constexpr auto fields() {
    return field_list(field("seat", &Hint::seat), field("bot", &Hint::bot),
                      optional_field("seed", &Hint::seed, 0, kMostSeed),
                      optional_field("iterations", &Hint::iterations, 0, 10'000'000),
                      optional_field("milliseconds", &Hint::milliseconds, 0, 600'000),
                      optional_field("options", &Hint::options, 0, 20));
  }
};

// ---- play --------------------------------------------------------------------------------------------------------

/// One of several actions.
struct SeatAction {
  Seat seat;
  Given<Shape::Action> action;
  static constexpr auto fields() {
    return field_list(field("seat", &SeatAction::seat), field("action", &SeatAction::action));
  }
};
struct Play {
  static constexpr std::string_view kName = "play";
  static constexpr Text kHelp{"plays one action, or several: all of them or none; then, with run, bots and chance",
                              "执行一个行动，或一组行动（要么全部，要么都不）；若有 run，随后由机器人和随机行动",
                              "執行一個行動，或一組行動（要嘛全部，要嘛都不）；若有 run，隨後由機器人和隨機行動"};
  using Answer = Progress;
  std::optional<Seat> seat;
  std::optional<Given<Shape::Action>> action;
  std::optional<std::vector<SeatAction>> actions;
  bool run = false;
  /// Of bots, with run.
  std::optional<int> steps;
  std::optional<Show> show;
  static constexpr auto fields() {
    return field_list(field("seat", &Play::seat), field("action", &Play::action), field("actions", &Play::actions),
                      optional_field("run", &Play::run), field("steps", &Play::steps, 1, kMostSteps),
                      field("show", &Play::show));
  }
};
struct Roll {
  static constexpr std::string_view kName = "roll";
  static constexpr Text kHelp{"lets chance act until someone else must", "进行随机抽取，直到轮到他人",
                              "進行隨機抽取，直到輪到他人"};
  using Answer = Progress;
  std::optional<Show> show;
  static constexpr auto fields() { return field_list(field("show", &Roll::show)); }
};
struct Run {
  static constexpr std::string_view kName = "run";
  static constexpr Text kHelp{"lets bots and chance act until a person must, or bots have acted so many times",
                              "由机器人和随机行动，直到轮到真人，或机器人已行动若干次",
                              "由機器人和隨機行動，直到輪到真人，或機器人已行動若干次"};
  using Answer = Progress;
  std::optional<int> steps;
  std::optional<Show> show;
  static constexpr auto fields() {
    return field_list(field("steps", &Run::steps, 1, kMostSteps), field("show", &Run::show));
  }
};
struct Undo {
  static constexpr std::string_view kName = "undo";
  static constexpr Text kHelp{
      "takes back what a person last did, or goes back to a step, unless something was revealed",
      "撤销真人的上一个行动，或退到某一步，除非其间有信息揭示",
      "復原真人的上一個行動，或退到某一步，除非其間有資訊揭示"};
  using Answer = Progress;
  std::optional<int> to;
  std::optional<Show> show;
  static constexpr auto fields() {
    return field_list(field("to", &Undo::to, 0, kMostSteps), field("show", &Undo::show));
  }
};
struct TakeBack {
  static constexpr std::string_view kName = "take_back";
  static constexpr Text kHelp{"withdraws a seat's own last action", "收回席位自己的上一个行动",
                              "收回席位自己的上一個行動"};
  using Answer = Progress;
  Seat seat;
  std::optional<Show> show;
  static constexpr auto fields() { return field_list(field("seat", &TakeBack::seat), field("show", &TakeBack::show)); }
};

using Request = std::variant<Help, Catalogue, Rate, New, Load, AskPosition, Actions, Sample, Check, Notation, Play,
                             Roll, Run, Undo, TakeBack, AskView, Draw, Determinize, AskStandings, AskValue, AskRules,
                             AskState, AskRecord, AskMoves, Ask, Hint, AskLuck, Verify, Quit>;

}  // namespace oligopoly::protocol
