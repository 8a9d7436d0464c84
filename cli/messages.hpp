// Everything the command line says, in every language. Placeholders are {0}, {1}, …; see `words` in cli/console.hpp.
#pragma once

#include "core/text.hpp"

namespace oligopoly::cli::msg {

// ---- errors ----------------------------------------------------------------------------------------------------

inline constexpr Text kError{"Error: ", "错误：", "錯誤："};
inline constexpr Text kUnknownGame{"there is no game “{0}”; there are: {1}", "没有游戏“{0}”；现有：{1}",
                                   "沒有遊戲「{0}」；現有：{1}"};
inline constexpr Text kNoGame{"name a game; there are: {0}", "请指定游戏；现有：{0}", "請指定遊戲；現有：{0}"};
inline constexpr Text kNotInRange{"{0} must be a whole number from {1} to {2}, not “{3}”",
                                  "{0} 必须是 {1} 到 {2} 的整数，而不是“{3}”",
                                  "{0} 必須是 {1} 到 {2} 的整數，而不是「{3}」"};
inline constexpr Text kNotAnOption{"--option must be name=value, not “{0}”", "--option 必须写成 名称=值，而不是“{0}”",
                                   "--option 必須寫成 名稱=值，而不是「{0}」"};
inline constexpr Text kOnlyBots{"seat {0} is “{1}”: here only bots can play", "席位 {0} 是“{1}”：这里只能由机器人来玩",
                                "席位 {0} 是「{1}」：這裡只能由機器人來玩"};
inline constexpr Text kUnknownLang{"there is no language “{0}”; there are: en, zh-Hans, zh-Hant",
                                   "没有语言“{0}”；现有：en、zh-Hans、zh-Hant",
                                   "沒有語言「{0}」；現有：en、zh-Hans、zh-Hant"};
inline constexpr Text kLoadSaysIt{"{0} cannot go with --load: the file says it", "{0} 不能与 --load 同用：文件里已写明",
                                  "{0} 不能與 --load 同用：檔案裡已寫明"};
inline constexpr Text kNoFile{"name the file of a record", "请指定记录文件", "請指定紀錄檔案"};
inline constexpr Text kCannotRead{"cannot read the file “{0}”", "无法读取文件“{0}”", "無法讀取檔案「{0}」"};
inline constexpr Text kCannotWrite{"cannot write the file “{0}”", "无法写入文件“{0}”", "無法寫入檔案「{0}」"};
inline constexpr Text kCannotPrint{"cannot write the output", "无法输出", "無法輸出"};
inline constexpr Text kBadFile{"the file “{0}” is not usable: {1}", "文件“{0}”不可用：{1}", "檔案「{0}」不可用：{1}"};
inline constexpr Text kBadRuleset{"the ruleset file “{0}” is not usable: {1}", "规则集文件“{0}”不可用：{1}",
                                  "規則集檔案「{0}」不可用：{1}"};
inline constexpr Text kBadPack{"the pack “{0}” is not usable: {1}", "拓展包“{0}”不可用：{1}",
                               "擴充包「{0}」不可用：{1}"};
inline constexpr Text kUnknownRuleset{"“{0}” is neither a ruleset of {1} nor a file; rulesets: {2}",
                                      "“{0}”既不是{1}的规则集，也不是文件；规则集：{2}",
                                      "「{0}」既不是{1}的規則集，也不是檔案；規則集：{2}"};
inline constexpr Text kBotBroke{"seat {0}'s bot decided on something that is not allowed: {1}",
                                "席位 {0} 的机器人作出了不被允许的决定：{1}",
                                "席位 {0} 的機器人作出了不被允許的決定：{1}"};
inline constexpr Text kSeeHelp{"“oligopoly {0}--help” shows how it is used.", "用法见“oligopoly {0}--help”。",
                               "用法見「oligopoly {0}--help」。"};

// What is wrong with a command line as such.
inline constexpr Text kUnknownCommand{"“{0}” is not a command; there are: {1}", "没有命令“{0}”；现有：{1}",
                                      "沒有命令「{0}」；現有：{1}"};
inline constexpr Text kUnknownCommandButNear{"“{0}” is not a command; did you mean “{1}”?",
                                             "没有命令“{0}”；是否想输入“{1}”？",
                                             "沒有命令「{0}」；是否想輸入「{1}」？"};
inline constexpr Text kUnknownOption{"there is no option {0} here; there are: {1}", "这里没有选项 {0}；现有：{1}",
                                     "這裡沒有選項 {0}；現有：{1}"};
inline constexpr Text kUnknownOptionButNear{"there is no option {0} here; did you mean {1}?",
                                            "这里没有选项 {0}；是否想输入 {1}？", "這裡沒有選項 {0}；是否想輸入 {1}？"};
inline constexpr Text kCommandMissing{"name a command", "请指定命令", "請指定命令"};
inline constexpr Text kNotExpected{"“{0}” is one word too many here", "这里多了“{0}”", "這裡多了「{0}」"};
inline constexpr Text kGivenTwice{"{0} is given twice", "{0} 重复出现", "{0} 重複出現"};
inline constexpr Text kValueMissing{"{0} needs a value", "{0} 需要一个值", "{0} 需要一個值"};
inline constexpr Text kNotAChoice{"{0} must be one of {1}, not “{2}”", "{0} 必须是 {1} 之一，而不是“{2}”",
                                  "{0} 必須是 {1} 之一，而不是「{2}」"};
inline constexpr Text kDecimalNotInRange{"{0} must be a number from {1} to {2}, not “{3}”",
                                         "{0} 必须是 {1} 到 {2} 的数，而不是“{3}”",
                                         "{0} 必須是 {1} 到 {2} 的數，而不是「{3}」"};
inline constexpr Text kBadCommandLine{"the command line cannot be understood: {0}", "无法理解命令行：{0}",
                                      "無法理解命令列：{0}"};

// ---- words of tables -------------------------------------------------------------------------------------------

inline constexpr Text kGame{"Game", "游戏", "遊戲"};
inline constexpr Text kTitle{"Title", "名称", "名稱"};
inline constexpr Text kSeats{"Seats", "席位数", "席位數"};
inline constexpr Text kSeat{"Seat", "席位", "席位"};
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
inline constexpr Text kTimeADecision{"ms a decision (most)", "每步毫秒（最慢）", "每步毫秒（最慢）"};
inline constexpr Text kRulesets{"Rulesets", "规则集", "規則集"};
inline constexpr Text kOptions{"Options", "选项", "選項"};
inline constexpr Text kPlayers{"Players", "玩家", "玩家"};
inline constexpr Text kHuman{"a person at this keyboard", "坐在这个键盘前的人", "坐在這個鍵盤前的人"};
inline constexpr Text kSwitchValues{"on or off", "on 或 off", "on 或 off"};
inline constexpr Text kNumberValues{"{0} to {1}", "{0} 到 {1}", "{0} 到 {1}"};
inline constexpr Text kPerSeat{"for each seat", "逐席位设定", "逐席位設定"};
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
    "輸入選項的編號，或直接寫出行動。help 列出命令，quit 離開。"};
inline constexpr Text kNotation{"How moves are written:", "行动的写法：", "行動的寫法："};
inline constexpr Text kSeedIs{"Seed {0}", "种子 {0}", "種子 {0}"};
inline constexpr Text kChoices{"{0} can choose:", "{0}可以选择：", "{0}可以選擇："};
inline constexpr Text kSomeChoices{"{0} can choose, among much else that can be written:",
                                   "{0}可以选择（其他行动请直接写出）：", "{0}可以選擇（其他行動請直接寫出）："};
inline constexpr Text kMoreChoices{"… and {0} more: “list” shows all, “list WORD” those that contain a word",
                                   "……还有 {0} 个：list 显示全部，list 词语 只显示含该词语的",
                                   "……還有 {0} 個：list 顯示全部，list 詞語 只顯示含該詞語的"};
inline constexpr Text kNoChoices{"None of the choices contains “{0}”.", "没有含“{0}”的选项。", "沒有含「{0}」的選項。"};
inline constexpr Text kWriteIt{"{0}: there are too many possibilities to list. Write the move; for example: {1}",
                               "{0}：可能性太多，无法列出。请写出行动；例如：{1}",
                               "{0}：可能性太多，無法列出。請寫出行動；例如：{1}"};
inline constexpr Text kPrompt{"{0}> ", "{0}> ", "{0}> "};
inline constexpr Text kChance{"Chance", "机运", "機運"};
inline constexpr Text kCurtain{"Pass the device to {0}. Nobody else should look now.",
                               "请把设备交给{0}，其他人请勿观看。", "請把裝置交給{0}，其他人請勿觀看。"};
inline constexpr Text kCurtainPrompt{
    "Enter to go on, “undo” to take the last choice back: ", "按回车键继续，输入 undo 撤销上一个选择：",
    "按 Enter 鍵繼續，輸入 undo 撤銷上一個選擇："};
inline constexpr Text kSinceThen{"What everyone saw since then:", "此后众人所见：", "此後眾人所見："};
inline constexpr Text kNoSuchChoice{"There is no choice {0}; there are 1 to {1}.", "没有选项 {0}；可选 1 到 {1}。",
                                    "沒有選項 {0}；可選 1 到 {1}。"};
inline constexpr Text kNotListed{"Choices have no numbers here: write the move.", "这里的选项没有编号：请写出行动。",
                                 "這裡的選項沒有編號：請寫出行動。"};
inline constexpr Text kNotUnderstood{"“{0}” is neither a command nor a move. “help” lists the commands.",
                                     "“{0}”既不是命令，也不是行动。help 列出命令。",
                                     "「{0}」既不是命令，也不是行動。help 列出命令。"};
inline constexpr Text kRefused{"Not allowed: {0}", "不允许：{0}", "不允許：{0}"};
inline constexpr Text kRefusedBy{"Not allowed ({0}): {1} – “why” shows the rule.",
                                 "不允许（{0}）：{1}。输入 why 查看规则。", "不允許（{0}）：{1}。輸入 why 查看規則。"};
inline constexpr Text kIsAllowed{"Allowed: {0}", "可以：{0}", "可以：{0}"};
inline constexpr Text kNothingRefused{"Nothing was refused yet. “why MOVE” tells whether a move is allowed.",
                                      "还没有行动被拒绝。“why 行动”说明该行动是否允许。",
                                      "還沒有行動被拒絕。「why 行動」說明該行動是否允許。"};
inline constexpr Text kBotThought{"{0} ({1}):", "{0}（{1}）：", "{0}（{1}）："};
inline constexpr Text kNothingThought{"Nothing it decided has come to light yet, or it does not compare.",
                                      "它的决定还没有公开，或者它不作比较。", "它的決定還沒有公開，或者它不作比較。"};
inline constexpr Text kNoSuchRule{"The rulebook has no “{0}”. It has: {1}", "规则书里没有“{0}”。现有：{1}",
                                  "規則書裡沒有「{0}」。現有：{1}"};
inline constexpr Text kTakenBack{"Taken back.", "已撤销。", "已撤銷。"};
inline constexpr Text kSaveWhere{"Name a file: “save FILE”.", "请指定文件：save 文件名。", "請指定檔案：save 檔案名。"};
inline constexpr Text kSaved{"Saved to “{0}”. Go on with: oligopoly play --load {0}",
                             "已保存到“{0}”。继续：oligopoly play --load {0}",
                             "已儲存到「{0}」。繼續：oligopoly play --load {0}"};
inline constexpr Text kSeeItAgain{"See it again with: oligopoly replay {0}", "重看：oligopoly replay {0}",
                                  "重看：oligopoly replay {0}"};
inline constexpr Text kNotKept{"The game was left unfinished and not saved.", "游戏未完成，也未保存。",
                               "遊戲未完成，也未儲存。"};
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
    {"board", {"draws the table again", "重新显示局面", "重新顯示局面"}},
    {"log", {"all that happened so far", "到目前为止发生的一切", "到目前為止發生的一切"}},
    {"why", {"the rule behind the last refusal", "上一次拒绝所依据的规则", "上一次拒絕所依據的規則"}},
    {"why MOVE",
     {"whether a move is allowed, and if not, why", "某行动是否允许；若不允许，为什么",
      "某行動是否允許；若不允許，為什麼"}},
    {"why seat N",
     {"what the bot of a seat compared when it last decided, once that is open",
      "某席位的机器人上次决定时比较了什么（公开之后）", "某席位的機器人上次決定時比較了什麼（公開之後）"}},
    {"rule ID", {"a paragraph of the rulebook", "规则书中的一段", "規則書中的一段"}},
    {"undo",
     {"takes the last choice back, until something is revealed", "撤销上一个选择（在揭示任何信息之前）",
      "撤銷上一個選擇（在揭示任何資訊之前）"}},
    {"save FILE", {"writes the game so far", "保存目前的游戏", "儲存目前的遊戲"}},
    {"quit", {"leaves; the game is kept", "离开；游戏会保留", "離開；遊戲會保留"}},
};

// ---- records ---------------------------------------------------------------------------------------------------

inline constexpr Text kReplayed{"{0} steps replayed, every hash agrees.", "已重放 {0} 步，所有哈希一致。",
                                "已重放 {0} 步，所有雜湊一致。"};
inline constexpr Text kReplayedOf{"{0} of {1} steps replayed, every hash agrees.",
                                  "已重放 {1} 步中的 {0} 步，所有哈希一致。",
                                  "已重放 {1} 步中的 {0} 步，所有雜湊一致。"};
inline constexpr Text kDiffers{"The record and the rules differ: {0}", "记录与规则不一致：{0}",
                               "紀錄與規則不一致：{0}"};
inline constexpr Text kRecordWritten{"Record written to “{0}”.", "记录已写入“{0}”。", "紀錄已寫入「{0}」。"};
inline constexpr Text kBefore{"{0} (before the step that differs)", "{0}（不一致的那一步之前）",
                              "{0}（不一致的那一步之前）"};
inline constexpr Text kAutoTitle{"{0}: {1} games, seeds {2} to {3}", "{0}：{1} 局，种子 {2} 到 {3}",
                                 "{0}：{1} 局，種子 {2} 到 {3}"};
inline constexpr Text kArenaTitle{"{0}: {1} games ({2} seeds, each in {3} seatings), seed {4}",
                                  "{0}：{1} 局（{2} 个种子，各排座 {3} 种），种子 {4}",
                                  "{0}：{1} 局（{2} 個種子，各排座 {3} 種），種子 {4}"};
inline constexpr Text kArenaNote{"In brackets: 95 % intervals. A shared win counts by its share.",
                                 "方括号内为 95 % 区间。并列第一按份额计。",
                                 "方括號內為 95 % 區間。並列第一按份額計。"};
inline constexpr Text kSchemasWritten{"{0} schemas written to “{1}”.", "已将 {0} 个模式写入“{1}”。",
                                      "已將 {0} 個綱要寫入「{1}」。"};

// ---- speed -----------------------------------------------------------------------------------------------------

inline constexpr Text kSeatCount{"{0} seats", "{0} 个席位", "{0} 個席位"};
inline constexpr Text kActionsPerSecond{"random play, actions applied", "随机对局，执行的行动", "隨機對局，執行的行動"};
inline constexpr Text kGamesPerSecond{"random play, whole games", "随机对局，整局", "隨機對局，整局"};
inline constexpr Text kEventsRatio{"time with events to time without", "有事件与无事件的用时比",
                                   "有事件與無事件的用時比"};
inline constexpr Text kReplayTime{"replay of 1,000 actions, hashes checked", "重放 1000 个行动并核对哈希",
                                  "重放 1000 個行動並核對雜湊"};
inline constexpr Text kViewTime{"one view", "生成一个视图", "產生一個視圖"};
inline constexpr Text kCopyTime{"copy of a state", "复制一个状态", "複製一個狀態"};
inline constexpr Text kMemcpyTime{"memcpy of as many bytes", "同样字节数的 memcpy", "同樣位元組數的 memcpy"};
inline constexpr Text kRngTime{"one random number", "一个随机数", "一個隨機數"};
inline constexpr Text kStateSize{"size of a state", "状态大小", "狀態大小"};
inline constexpr Text kViewSize{"size of a view", "视图大小", "視圖大小"};
inline constexpr Text kOutcomeTableTime{"building the table of all plans", "建立全部规划的表", "建立全部規劃的表"};
inline constexpr Text kSearchSpeed{"search, iterations played to the end", "搜索，每次推演到终局",
                                   "搜尋，每次推演到終局"};
inline constexpr Text kOutcomesTime{"all outcomes, 5 improvements", "全部结果，5 块改良", "全部結果，5 塊改良"};
inline constexpr Text kOutcomes4gTime{"all outcomes, 5 improvements, 4G", "全部结果，5 块改良，4G",
                                      "全部結果，5 塊改良，4G"};
inline constexpr Text kActionSize{"size of an action", "行动大小", "行動大小"};

// ---- menu ------------------------------------------------------------------------------------------------------

inline constexpr Text kMenuTitle{"Oligopoly – economic board games by their real rules",
                                 "Oligopoly：按真实规则进行的经济桌游", "Oligopoly：按真實規則進行的經濟桌遊"};
inline constexpr Text kMenuItems[] = {
    {"play", "玩", "玩"},
    {"watch bots play", "看机器人对局", "看機器人對局"},
    {"replay a record", "重放记录", "重放紀錄"},
    {"read the rules", "阅读规则", "閱讀規則"},
    {"language / 语言 / 語言", "语言 / 語言 / language", "語言 / 语言 / language"},
    {"quit", "离开", "離開"},
};
inline constexpr Text kChooseItem{"Choose 1 to {0}: ", "请选择 1 到 {0}：", "請選擇 1 到 {0}："};
inline constexpr Text kWhichGame{"Which game?", "哪个游戏？", "哪個遊戲？"};
inline constexpr Text kHowManySeats{"How many seats, {0} to {1}? ", "几个席位（{0} 到 {1}）？",
                                    "幾個席位（{0} 到 {1}）？"};
inline constexpr Text kWhoSits{"Who sits at seat {0} ({1})? Enter for {2}: ", "谁坐席位 {0}（{1}）？直接回车为 {2}：",
                               "誰坐席位 {0}（{1}）？直接按 Enter 為 {2}："};
inline constexpr Text kWhichFile{"Which file? ", "哪个文件？", "哪個檔案？"};
inline constexpr Text kSameAs{"The same, without this menu: oligopoly {0}", "不用菜单也可以：oligopoly {0}",
                              "不用選單也可以：oligopoly {0}"};

}  // namespace oligopoly::cli::msg
