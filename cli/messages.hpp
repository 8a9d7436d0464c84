// Everything the command line says, in every language. Placeholders are {0}, {1}, …; see `words` in cli/console.hpp.
#pragma once

#include "core/text.hpp"

namespace oligopoly::cli::msg {

// ---- errors ----------------------------------------------------------------------------------------------------

inline constexpr Text kError{"Error: ", "错误：", "錯誤："};
inline constexpr Text kUnknownGame{"there is no game “{0}”; choose one of: {1}", "没有游戏“{0}”；可选：{1}",
                                   "沒有遊戲「{0}」；可選：{1}"};
inline constexpr Text kNoGame{"name a game, one of: {0}", "请指定游戏；可选：{0}", "請指定遊戲；可選：{0}"};
inline constexpr Text kNotInRange{"{0} must be a whole number from {1} to {2}, not “{3}”",
                                  "{0} 必须是 {1} 到 {2} 的整数，而不是“{3}”",
                                  "{0} 必須是 {1} 到 {2} 的整數，而不是「{3}」"};
inline constexpr Text kNotAnOption{"--option must be name=value, not “{0}”", "--option 必须写成 名称=值，而不是“{0}”",
                                   "--option 必須寫成 名稱=值，而不是「{0}」"};
inline constexpr Text kOnlyBots{"seat {0} is “{1}”: only bots can play here", "席位 {0} 是“{1}”：这里只能由机器人来玩",
                                "席位 {0} 是「{1}」：這裡只能由機器人來玩"};
inline constexpr Text kUnknownLang{"unknown language “{0}”; choose one of: en, zh-Hans, zh-Hant",
                                   "没有语言“{0}”；可选：en、zh-Hans、zh-Hant",
                                   "沒有語言「{0}」；可選：en、zh-Hans、zh-Hant"};
inline constexpr Text kLoadSaysIt{"{0} can't be combined with --load; the save already sets it",
                                  "{0} 不能与 --load 同用：存档里已经设定", "{0} 不能與 --load 同用：存檔裡已經設定"};
inline constexpr Text kNoFile{"name a record file", "请指定记录文件", "請指定紀錄檔案"};
inline constexpr Text kCannotRead{"cannot read the file “{0}”", "无法读取文件“{0}”", "無法讀取檔案「{0}」"};
inline constexpr Text kCannotWrite{"cannot write the file “{0}”", "无法写入文件“{0}”", "無法寫入檔案「{0}」"};
inline constexpr Text kCannotPrint{"cannot write the output", "无法输出", "無法輸出"};
inline constexpr Text kBadFile{"cannot use the file “{0}”: {1}", "无法使用文件“{0}”：{1}", "無法使用檔案「{0}」：{1}"};
inline constexpr Text kBadRuleset{"cannot use the ruleset file “{0}”: {1}", "无法使用规则集文件“{0}”：{1}",
                                  "無法使用規則集檔案「{0}」：{1}"};
inline constexpr Text kBadPack{"cannot use the pack “{0}”: {1}", "无法使用拓展包“{0}”：{1}",
                               "無法使用擴充包「{0}」：{1}"};
inline constexpr Text kUnknownRuleset{"“{0}” is neither a ruleset of {1} nor a file; rulesets: {2}",
                                      "“{0}”既不是{1}的规则集，也不是文件；规则集：{2}",
                                      "「{0}」既不是{1}的規則集，也不是檔案；規則集：{2}"};
inline constexpr Text kBotBroke{"seat {0}'s bot chose something that is not allowed: {1}",
                                "席位 {0} 的机器人选择了不允许的行动：{1}", "席位 {0} 的機器人選擇了不允許的行動：{1}"};
inline constexpr Text kNoValue{"nothing has been learnt yet about positions of {0}", "还没有学过 {0} 的局面价值",
                               "還沒有學過 {0} 的局面價值"};
inline constexpr Text kBadWeights{"the file “{0}” holds no weights of a network", "文件“{0}”不是网络的权重",
                                  "檔案「{0}」不是網路的權重"};
inline constexpr Text kOtherWeights{"these weights are not for {0} as this program describes it",
                                    "这些权重不适用于本程序描述的 {0}", "這些權重不適用於本程式描述的 {0}"};
inline constexpr Text kNoMpi{
    "this program was built without MPI; build it with cmake -DOLIGOPOLY_MPI=ON (docs/scaling.md) to use --mpi",
    "本程序构建时未启用 MPI；要使用 --mpi，请以 cmake -DOLIGOPOLY_MPI=ON 构建（见 docs/scaling.md）",
    "本程式建置時未啟用 MPI；要使用 --mpi，請以 cmake -DOLIGOPOLY_MPI=ON 建置（見 docs/scaling.md）"};
inline constexpr Text kGamesPlayed{"{0} of {1} games played, about {2} left", "已完成 {1} 局中的 {0} 局，约剩 {2}",
                                   "已完成 {1} 局中的 {0} 局，約剩 {2}"};
inline constexpr Text kSeconds{"{0:.0f} s", "{0:.0f} 秒", "{0:.0f} 秒"};
inline constexpr Text kMinutes{"{0:.0f} min", "{0:.0f} 分钟", "{0:.0f} 分鐘"};
inline constexpr Text kHours{"{0:.1f} h", "{0:.1f} 小时", "{0:.1f} 小時"};
inline constexpr Text kInterrupted{"Interrupted: {0} of {1} games were played.", "已中断：完成了 {1} 局中的 {0} 局。",
                                   "已中斷：完成了 {1} 局中的 {0} 局。"};
inline constexpr Text kArenaInterrupted{
    "Interrupted: {0} of {1} games count; sets that were not finished are left out.",
    "已中断：计入 {1} 局中的 {0} 局；未完成的组不计。", "已中斷：計入 {1} 局中的 {0} 局；未完成的組不計。"};
inline constexpr Text kTrainEpoch{"{0}/{1}: loss {2:.4f}, on unseen games {3:.4f}; scores off by {4:.1f}",
                                  "{0}/{1}：损失 {2:.4f}，未学过的对局 {3:.4f}；得分误差 {4:.1f}",
                                  "{0}/{1}：損失 {2:.4f}，未學過的對局 {3:.4f}；得分誤差 {4:.1f}"};
inline constexpr Text kTrainChoicesEpoch{"{0}/{1}: loss {2:.4f}, on unseen games {3:.4f}",
                                         "{0}/{1}：损失 {2:.4f}，未学过的对局 {3:.4f}",
                                         "{0}/{1}：損失 {2:.4f}，未學過的對局 {3:.4f}"};
inline constexpr Text kGuessHeading{
    "Log loss of guesses at secret choices, with 95 % intervals:", "猜测暗中选择的对数损失及 95 % 置信区间：",
    "猜測暗中選擇的對數損失及 95 % 信賴區間："};
inline constexpr Text kGuessedChoices{"choices", "选择数", "選擇數"};
inline constexpr Text kGuessPredictor{"predictor", "预测", "預測"};
inline constexpr Text kGuessUniform{"uniform", "均匀", "均勻"};
inline constexpr Text kGuessManager{"manager", "经理", "經理"};
inline constexpr Text kGuessManagerBySkill{"manager, by level", "经理（分级别）", "經理（分級別）"};
inline constexpr Text kGuessGain{"gain", "改进", "改進"};
inline constexpr Text kGuessAll{"all", "全部", "全部"};
inline constexpr Text kSeatsHeading{"seats", "席位数", "席位數"};
inline constexpr Text kChances{"chances", "胜率个数", "勝率個數"};
inline constexpr Text kCalibrationError{"Error of all chances to win: {0:.3f}", "全部胜率的误差：{0:.3f}",
                                        "全部勝率的誤差：{0:.3f}"};
inline constexpr Text kWinError{"error of wins", "胜率误差", "勝率誤差"};
inline constexpr Text kPlaceError{"of places", "名次误差", "名次誤差"};
inline constexpr Text kScoreOff{"score off by", "得分偏差", "得分偏差"};
inline constexpr Text kScoreSpread{"expected", "预计偏差", "預計偏差"};
inline constexpr Text kTenth{"chance", "胜率", "勝率"};
inline constexpr Text kGiven{"given", "给出", "給出"};
inline constexpr Text kCame{"came true", "应验", "應驗"};
inline constexpr Text kSeeHelp{"See “oligopoly {0}--help”.", "用法见“oligopoly {0}--help”。",
                               "用法見「oligopoly {0}--help」。"};

// What is wrong with a command line as such.
inline constexpr Text kUnknownCommand{"“{0}” is not a command; the commands are: {1}", "没有命令“{0}”；可用：{1}",
                                      "沒有指令「{0}」；可用：{1}"};
inline constexpr Text kUnknownCommandButNear{"“{0}” is not a command; did you mean “{1}”?",
                                             "没有命令“{0}”；是否想输入“{1}”？",
                                             "沒有指令「{0}」；是否想輸入「{1}」？"};
inline constexpr Text kUnknownOption{"there is no option {0} here; the options are: {1}", "这里没有选项 {0}；可用：{1}",
                                     "這裡沒有選項 {0}；可用：{1}"};
inline constexpr Text kUnknownOptionButNear{"there is no option {0} here; did you mean {1}?",
                                            "这里没有选项 {0}；是否想输入 {1}？", "這裡沒有選項 {0}；是否想輸入 {1}？"};
inline constexpr Text kCommandMissing{"name a command", "请指定命令", "請指定指令"};
inline constexpr Text kNotExpected{"unexpected “{0}”", "这里多了“{0}”", "這裡多了「{0}」"};
inline constexpr Text kGivenTwice{"{0} is given twice", "{0} 重复出现", "{0} 重複出現"};
inline constexpr Text kValueMissing{"{0} needs a value", "{0} 需要一个值", "{0} 需要一個值"};
inline constexpr Text kNotAChoice{"{0} must be one of {1}, not “{2}”", "{0} 必须是 {1} 之一，而不是“{2}”",
                                  "{0} 必須是 {1} 之一，而不是「{2}」"};
inline constexpr Text kDecimalNotInRange{"{0} must be a number from {1} to {2}, not “{3}”",
                                         "{0} 必须是 {1} 到 {2} 的数，而不是“{3}”",
                                         "{0} 必須是 {1} 到 {2} 的數，而不是「{3}」"};
inline constexpr Text kBadCommandLine{"cannot make sense of the command line: {0}", "无法理解命令行：{0}",
                                      "無法理解命令列：{0}"};

// ---- words of tables -------------------------------------------------------------------------------------------

inline constexpr Text kGame{"Game", "游戏", "遊戲"};
inline constexpr Text kTitle{"Title", "名称", "名稱"};
inline constexpr Text kSeats{"Seats", "席位数", "席位數"};
inline constexpr Text kSeat{"Seat", "席位", "席位"};
inline constexpr Text kPerson{"Person", "真人", "真人"};
inline constexpr Text kPlayer{"Player", "玩家", "玩家"};
inline constexpr Text kScore{"Score", "得分", "得分"};
inline constexpr Text kPlace{"Place", "名次", "名次"};
inline constexpr Text kWins{"Wins", "胜", "勝"};
inline constexpr Text kShared{"Shared", "并列第一", "並列第一"};
inline constexpr Text kMeanScore{"Mean score", "平均得分", "平均得分"};
inline constexpr Text kMeanPlace{"Mean place", "平均名次", "平均名次"};
inline constexpr Text kArenaGames{"Games", "局数", "局數"};
inline constexpr Text kWinPercent{"Wins %", "胜率 %", "勝率 %"};
inline constexpr Text kElo{"Elo", "等级分", "等級分"};
inline constexpr Text kTimePerDecision{"ms per decision (worst)", "每步毫秒（最慢）", "每步毫秒（最慢）"};
inline constexpr Text kRulesets{"Rulesets", "规则集", "規則集"};
inline constexpr Text kOptions{"Options", "选项", "選項"};
inline constexpr Text kPlayers{"Players", "玩家", "玩家"};
inline constexpr Text kHuman{"a person at this keyboard", "坐在这个键盘前的人", "坐在這個鍵盤前的人"};
inline constexpr Text kSwitchValues{"on or off", "on 或 off", "on 或 off"};
inline constexpr Text kNumberValues{"{0} to {1}", "{0} 到 {1}", "{0} 到 {1}"};
inline constexpr Text kPerSeat{"per seat", "逐席位设定", "逐席位設定"};
inline constexpr Text kRuling{"ruling {0}", "裁定 {0}", "裁定 {0}"};
inline constexpr Text kGameFacts{"{0} to {1} seats, rules version {2}", "{0} 到 {1} 个席位，规则版本 {2}",
                                 "{0} 到 {1} 個席位，規則版本 {2}"};
inline constexpr Text kDepth{"Depth", "深度", "深度"};
inline constexpr Text kSequences{"Sequences", "行动序列数", "行動序列數"};
inline constexpr Text kSampled{"* sampled: where choices cannot be listed, {0} of them are drawn instead of all",
                               "* 为抽样：无法列出全部选择之处，只抽取其中 {0} 个",
                               "* 為抽樣：無法列出全部選擇之處，只抽取其中 {0} 個"};

// ---- playing ---------------------------------------------------------------------------------------------------

inline constexpr Text kHowToPlay{
    "Type the number of a choice, or write the move. “help” lists the commands, “quit” leaves.",
    "输入选项的编号，或直接写出行动。help 列出命令，quit 离开。",
    "輸入選項的編號，或直接寫出行動。help 列出指令，quit 離開。"};
inline constexpr Text kNotation{"How moves are written:", "行动的写法：", "行動的寫法："};
inline constexpr Text kSeedIs{"Seed {0}", "种子 {0}", "種子 {0}"};
inline constexpr Text kChoices{"{0} can choose:", "{0}可以选择：", "{0}可以選擇："};
inline constexpr Text kSomeChoices{"{0} can choose one of these, or write another move:",
                                   "{0}可以选择（其他行动请直接写出）：", "{0}可以選擇（其他行動請直接寫出）："};
inline constexpr Text kMoreChoices{"… and {0} more: “list” shows all of them, “list WORD” those that contain a word",
                                   "……还有 {0} 个：list 显示全部，list 词语 只显示含该词语的",
                                   "……還有 {0} 個：list 顯示全部，list 詞語 只顯示含該詞語的"};
inline constexpr Text kNoChoices{"None of the choices contains “{0}”.", "没有含“{0}”的选项。", "沒有含「{0}」的選項。"};
inline constexpr Text kWriteIt{"{0}: there are too many possibilities to list. Write the move; for example: {1}",
                               "{0}：可能性太多，无法列出。请写出行动；例如：{1}",
                               "{0}：可能性太多，無法列出。請寫出行動；例如：{1}"};
inline constexpr Text kPrompt{"{0}> ", "{0}> ", "{0}> "};
inline constexpr Text kChance{"Chance", "随机抽取", "隨機抽取"};
inline constexpr Text kCurtain{"Pass the device to {0}. Everyone else, please look away.",
                               "请把设备交给{0}，其他人请不要看。", "請把裝置交給{0}，其他人請不要看。"};
inline constexpr Text kCurtainPrompt{"Press Enter to continue, or type “undo” to take the last choice back: ",
                                     "按回车键继续，输入 undo 撤销上一个选择：",
                                     "按 Enter 鍵繼續，輸入 undo 復原上一個選擇："};
inline constexpr Text kSinceThen{"What has happened since:", "此后发生的事：", "此後發生的事："};
inline constexpr Text kNoSuchChoice{"There is no choice {0}; choose 1 to {1}.", "没有选项 {0}；可选 1 到 {1}。",
                                    "沒有選項 {0}；可選 1 到 {1}。"};
inline constexpr Text kNotListed{"The choices have no numbers here: write the move.",
                                 "这里的选项没有编号：请写出行动。", "這裡的選項沒有編號：請寫出行動。"};
inline constexpr Text kNotUnderstood{"“{0}” is neither a command nor a move. “help” lists the commands.",
                                     "“{0}”既不是命令，也不是行动。help 列出命令。",
                                     "「{0}」既不是指令，也不是行動。help 列出指令。"};
inline constexpr Text kRefused{"Not allowed: {0}", "不允许：{0}", "不允許：{0}"};
inline constexpr Text kRefusedBy{"Not allowed ({0}): {1} – “why” shows the rule.",
                                 "不允许（{0}）：{1}。输入 why 查看规则。", "不允許（{0}）：{1}。輸入 why 查看規則。"};
inline constexpr Text kIsAllowed{"Allowed: {0}", "可以：{0}", "可以：{0}"};
inline constexpr Text kNothingRefused{"No move has been refused yet. “why MOVE” says whether a move is allowed.",
                                      "还没有行动被拒绝。“why 行动”说明该行动是否允许。",
                                      "還沒有行動被拒絕。「why 行動」說明該行動是否允許。"};
inline constexpr Text kBotThought{"{0} ({1}):", "{0}（{1}）：", "{0}（{1}）："};
inline constexpr Text kNothingThought{"No visible decision to explain yet.", "还没有可以说明的公开决定。",
                                      "還沒有可以說明的公開決定。"};
inline constexpr Text kNoSuchRule{"The rulebook has no “{0}”. It has: {1}", "规则书里没有“{0}”。可查：{1}",
                                  "規則書裡沒有「{0}」。可查：{1}"};
inline constexpr Text kTakenBack{"Taken back.", "已撤销。", "已復原。"};
inline constexpr Text kSaveWhere{"Name a file: “save FILE”.", "请指定文件：save 文件名。", "請指定檔案：save 檔名。"};
inline constexpr Text kSaved{"Saved to “{0}”. Continue with: oligopoly play --load {0}",
                             "已保存到“{0}”。继续：oligopoly play --load {0}",
                             "已儲存到「{0}」。繼續：oligopoly play --load {0}"};
inline constexpr Text kSeeItAgain{"Watch it again with: oligopoly replay {0}", "回放：oligopoly replay {0}",
                                  "重播：oligopoly replay {0}"};
inline constexpr Text kNotKept{"The game is unfinished and was not saved.", "对局未完成，也未保存。",
                               "對局未完成，也未儲存。"};
inline constexpr Text kNothingYet{"Nothing has happened yet.", "还没有发生任何事。", "還沒有發生任何事。"};
inline constexpr Text kGameIsOver{"The game is over.", "游戏结束。", "遊戲結束。"};
inline constexpr Text kGoodbye{"Goodbye.", "再见。", "再見。"};

/// One command of the terminal: how it is written, and what it does.
struct CommandHelp {
  std::string_view usage;
  Text words;
};
inline constexpr CommandHelp kPlayCommands[] = {
    {"help", {"this list", "显示本列表", "顯示本列表"}},
    {"list [WORD]",
     {"the choices, or those that contain a word", "列出选项，或只列出含某词语的", "列出選項，或只列出含某詞語的"}},
    {"board", {"show the table again", "重新显示局面", "重新顯示局面"}},
    {"log", {"everything that has happened so far", "到目前为止发生的一切", "到目前為止發生的一切"}},
    {"why", {"the rule behind the last refusal", "上一次拒绝所依据的规则", "上一次拒絕所依據的規則"}},
    {"why MOVE",
     {"whether a move is allowed, and if not, why", "某行动是否允许；若不允许，为什么",
      "某行動是否允許；若不允許，為什麼"}},
    {"why seat N",
     {"what a seat's bot compared for its last decision, once that is public",
      "某席位的机器人上次决定时比较了什么（公开之后）", "某席位的機器人上次決定時比較了什麼（公開之後）"}},
    {"rule ID", {"a paragraph of the rulebook", "规则书中的一段", "規則書中的一段"}},
    {"undo",
     {"take the last choice back, unless something was revealed since", "撤销上一个选择（其后没有信息揭示时）",
      "復原上一個選擇（其後沒有資訊揭示時）"}},
    {"save FILE", {"save the game so far", "保存目前的对局", "儲存目前的對局"}},
    {"quit", {"leave; the game is kept", "离开；对局会保留", "離開；對局會保留"}},
};

// ---- records ---------------------------------------------------------------------------------------------------

inline constexpr Text kReplayed{"{0} steps replayed; every hash matches.", "已回放 {0} 步，所有哈希值一致。",
                                "已重播 {0} 步，所有雜湊值一致。"};
inline constexpr Text kReplayedOf{"{0} of {1} steps replayed; every hash matches.",
                                  "已回放 {1} 步中的 {0} 步，所有哈希值一致。",
                                  "已重播 {1} 步中的 {0} 步，所有雜湊值一致。"};
inline constexpr Text kDiffers{"The record and the rules disagree: {0}", "记录与规则不一致：{0}",
                               "紀錄與規則不一致：{0}"};
inline constexpr Text kRecordWritten{"Record written to “{0}”.", "记录已写入“{0}”。", "紀錄已寫入「{0}」。"};
inline constexpr Text kBefore{"{0} (before the step that disagrees)", "{0}（不一致的那一步之前）",
                              "{0}（不一致的那一步之前）"};
inline constexpr Text kOneGame{"1 game", "1 局", "1 局"};
inline constexpr Text kSomeGames{"{0} games", "{0} 局", "{0} 局"};
inline constexpr Text kOneSeed{"1 seed", "1 个种子", "1 個種子"};
inline constexpr Text kSomeSeeds{"{0} seeds", "{0} 个种子", "{0} 個種子"};
inline constexpr Text kOneSeating{"1 seating", "1 种座次", "1 種座次"};
inline constexpr Text kSomeSeatings{"{0} seatings", "{0} 种座次", "{0} 種座次"};
inline constexpr Text kAutoTitle{"{0}: {1}, seeds {2} to {3}", "{0}：{1}，种子 {2} 到 {3}",
                                 "{0}：{1}，種子 {2} 到 {3}"};
inline constexpr Text kAutoTitleOfOne{"{0}: {1}, seed {2}", "{0}：{1}，种子 {2}", "{0}：{1}，種子 {2}"};
inline constexpr Text kArenaTitle{"{0}: {1} ({2} × {3}), seed {4}", "{0}：{1}（{2} × {3}），种子 {4}",
                                  "{0}：{1}（{2} × {3}），種子 {4}"};
inline constexpr Text kArenaRounded{
    "Rounded up from {0}: a set has one game per seating, so that every player holds every seat equally often.",
    "由 {0}向上取整：每组每种座次一局，使各参赛者坐每个席位的次数相同。",
    "由 {0}向上取整：每組每種座次一局，使各參賽者坐每個席位的次數相同。"};
inline constexpr Text kEveryone{"all", "全部", "全部"};
inline constexpr Text kArenaNote{"In brackets: 95 % intervals. A shared win counts as its share.",
                                 "方括号内为 95 % 区间。并列第一按份额计。",
                                 "方括號內為 95 % 區間。並列第一按份額計。"};
inline constexpr Text kSchemasWritten{"{0} schemas written to “{1}”.", "已将 {0} 个 JSON Schema 写入“{1}”。",
                                      "已將 {0} 個 JSON Schema 寫入「{1}」。"};

// ---- proofs ----------------------------------------------------------------------------------------------------

inline constexpr Text kNoProof{"This record carries no proof of its draws.", "这份记录没有附带抽取的证明。",
                               "這份紀錄沒有附帶抽取的證明。"};
inline constexpr Text kProofBroken{"The proof contradicts itself: {0}", "证明自相矛盾：{0}", "證明自相矛盾：{0}"};
inline constexpr Text kDrawAltered{"Step {0} was altered: the record has “{1}”, but the seed and the parts give “{2}”.",
                                   "第 {0} 步被改动：记录为“{1}”，而由种子和各部分应得“{2}”。",
                                   "第 {0} 步被改動：紀錄為「{1}」，而由種子和各部分應得「{2}」。"};
inline constexpr Text kRecordEndsEarly{"The record ends after {0} steps, before the game does: steps are missing.",
                                       "记录在第 {0} 步结束，而对局尚未结束：缺少后面的步骤。",
                                       "紀錄在第 {0} 步結束，而對局尚未結束：缺少後面的步驟。"};
inline constexpr Text kEveryDrawProven{
    "Every draw proven: all {0} follow from the table's seed and the players' parts.",
    "每次抽取均已证明：全部 {0} 次都由牌桌的种子和玩家的部分得出。",
    "每次抽取均已證明：全部 {0} 次都由牌桌的種子和玩家的部分得出。"};
inline constexpr Text kSomeDrawsProven{
    "{0} of {1} draws are proven. The other {2} are among the first {3} steps, which were brought from elsewhere.",
    "{1} 次抽取中有 {0} 次得到证明。其余 {2} 次属于从别处带来的前 {3} 步。",
    "{1} 次抽取中有 {0} 次得到證明。其餘 {2} 次屬於從別處帶來的前 {3} 步。"};
inline constexpr Text kSeatNumber{"seat {0}", "席位 {0}", "席位 {0}"};
inline constexpr Text kBetweenSeats{", ", "、", "、"};
inline constexpr Text kPartsCommitted{"Added a random number of their own, fixed before the table knew it: {0}.",
                                      "加入了自己的随机数（在牌桌知道之前已固定）：{0}。",
                                      "加入了自己的隨機數（在牌桌知道之前已固定）：{0}。"};
inline constexpr Text kPartsTold{"Sent a random number when opening the table, so its server could know it first: {0}.",
                                 "在开桌时送出了随机数，服务器可能先知道：{0}。",
                                 "在開桌時送出了隨機數，伺服器可能先知道：{0}。"};
inline constexpr Text kPartsMissing{"Added no random number: {0}.", "没有加入随机数：{0}。", "沒有加入隨機數：{0}。"};
inline constexpr Text kNoParts{
    "Nobody added a random number: the draws were fixed by the seed alone, which whoever runs the server may have "
    "chosen.",
    "没有人加入随机数：抽取只由种子决定，而种子可能是服务器的运营者选的。",
    "沒有人加入隨機數：抽取只由種子決定，而種子可能是伺服器的營運者選的。"};
inline constexpr Text kCompareCommitment{
    "The table's commitment: {0}\nCompare it with the one shown at the table before the game.",
    "牌桌的承诺：{0}\n请与开局前牌桌上显示的承诺比较。", "牌桌的承諾：{0}\n請與開局前牌桌上顯示的承諾比較。"};
inline constexpr Text kOtherCommitment{"The record is of commitment {0}, not of {1}.",
                                       "这份记录的承诺是 {0}，而不是 {1}。", "這份紀錄的承諾是 {0}，而不是 {1}。"};

// ---- speed -----------------------------------------------------------------------------------------------------

inline constexpr Text kSeatCount{"{0} seats", "{0} 个席位", "{0} 個席位"};
inline constexpr Text kActionsPerSecond{"random play, actions", "随机对局，执行的行动", "隨機對局，執行的行動"};
inline constexpr Text kGamesPerSecond{"random play, whole games", "随机对局，整局", "隨機對局，整局"};
inline constexpr Text kEventsRatio{"time with events / without", "有事件与无事件的用时比", "有事件與無事件的用時比"};
inline constexpr Text kReplayTime{"replay of 1,000 actions, hashes checked", "回放 1000 个行动并核对哈希值",
                                  "重播 1000 個行動並核對雜湊值"};
inline constexpr Text kJudgeTime{"judging a position", "评估一个局面", "評估一個局面"};
inline constexpr Text kGuessTime{"guessing a secret choice", "猜测一次暗中的选择", "猜測一次暗中的選擇"};
inline constexpr Text kViewTime{"one view", "生成一个视图", "產生一個視圖"};
inline constexpr Text kCopyTime{"copy of a state", "复制一个状态", "複製一個狀態"};
inline constexpr Text kMemcpyTime{"memcpy of the same size", "同样字节数的 memcpy", "同樣位元組數的 memcpy"};
inline constexpr Text kRngTime{"one random number", "一个随机数", "一個隨機數"};
inline constexpr Text kStateSize{"size of a state", "状态大小", "狀態大小"};
inline constexpr Text kViewSize{"size of a view", "视图大小", "視圖大小"};
inline constexpr Text kSearchSpeed{"search iterations, played to the end", "搜索，每次推演到终局",
                                   "搜尋，每次推演到終局"};
inline constexpr Text kActionSize{"size of an action", "行动大小", "行動大小"};

// ---- menu ------------------------------------------------------------------------------------------------------

inline constexpr Text kMenuTitle{"Oligopoly – economic board games, every rule in sight",
                                 "Oligopoly：经济类桌游，条条规则看得见", "Oligopoly：經濟類桌遊，條條規則看得見"};
inline constexpr Text kMenuItems[] = {
    {"play", "玩", "玩"},
    {"watch bots play", "看机器人对局", "看機器人對局"},
    {"replay a record", "回放记录", "重播紀錄"},
    {"read the rules", "阅读规则", "閱讀規則"},
    {"language / 语言 / 語言", "语言 / 語言 / language", "語言 / 语言 / language"},
    {"quit", "离开", "離開"},
};
inline constexpr Text kChooseItem{"Choose 1 to {0}: ", "请选择 1 到 {0}：", "請選擇 1 到 {0}："};
inline constexpr Text kWhichGame{"Which game?", "哪个游戏？", "哪個遊戲？"};
inline constexpr Text kHowManySeats{"How many seats, {0} to {1}? ", "几个席位（{0} 到 {1}）？",
                                    "幾個席位（{0} 到 {1}）？"};
inline constexpr Text kWhoSits{
    "Who plays seat {0} ({1})? Press Enter for {2}: ", "席位 {0} 由谁来玩（{1}）？直接回车为 {2}：",
    "席位 {0} 由誰來玩（{1}）？直接按 Enter 為 {2}："};
inline constexpr Text kWhichFile{"Which file? ", "哪个文件？", "哪個檔案？"};
inline constexpr Text kSameAs{"Next time, without this menu: oligopoly {0}", "下次不用菜单：oligopoly {0}",
                              "下次不用選單：oligopoly {0}"};

}  // namespace oligopoly::cli::msg
