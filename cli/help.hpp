// What --help says about the options that several commands share, in every language.
#pragma once

#include "core/text.hpp"

namespace oligopoly::cli::help {

inline constexpr Text kProgram{"Economic board games, every rule in sight. Without a command: a menu.",
                               "经济类桌游，条条规则看得见。不带命令则显示菜单。",
                               "經濟類桌遊，條條規則看得見。不帶指令則顯示選單。"};
inline constexpr Text kFooter{
    "With any command, --lang en|zh-Hans|zh-Hant sets the language (otherwise OLIGOPOLY_LANG, then LANG).\n"
    "Exit codes: 0 success; 1 a difference or a failed check; 2 bad usage; 3 a bad input file; 4 cannot read or write; "
    "130 interrupted.",
    "通用：--lang en|zh-Hans|zh-Hant 选择语言（否则取 OLIGOPOLY_LANG，再否则取 LANG）。\n"
    "退出码：0 正常；1 有差异或检查未通过；2 用法错误；3 输入文件有误；4 无法读写；130 被中断。",
    "通用：--lang en|zh-Hans|zh-Hant 選擇語言（否則取 OLIGOPOLY_LANG，再否則取 LANG）。\n"
    "結束碼：0 正常；1 有差異或檢查未通過；2 用法錯誤；3 輸入檔案有誤；4 無法讀寫；130 被中斷。"};
inline constexpr Text kExamples{"Examples:", "示例：", "範例："};
inline constexpr Text kUsage{"Usage", "用法", "用法"};
inline constexpr Text kOptions{"Options", "选项", "選項"};
inline constexpr Text kArguments{"Arguments", "参数", "參數"};
inline constexpr Text kCommands{"Commands", "命令", "指令"};
inline constexpr Text kCommand{"COMMAND", "命令", "指令"};
inline constexpr Text kHelp{"Show this help and exit", "显示本帮助并退出", "顯示本說明並結束"};
inline constexpr Text kVersion{"Show the version and exit", "显示版本并退出", "顯示版本並結束"};
inline constexpr Text kLang{"Language: en, zh-Hans or zh-Hant", "语言：en、zh-Hans 或 zh-Hant",
                            "語言：en、zh-Hans 或 zh-Hant"};

inline constexpr Text kGame{"The game's id; “oligopoly games” lists them", "游戏的标识；“oligopoly games”列出全部",
                            "遊戲的識別碼；「oligopoly games」列出全部"};
inline constexpr Text kSeats{
    "Who plays each seat, separated by commas: human, a bot, or an automaton of the game (“oligopoly games” lists "
    "them); optionally with the seat's own choice, such as a colour (:red), and a limit (@500: iterations per "
    "decision, @200ms: milliseconds, @500x2: on two threads)",
    "各席位的玩家，以逗号分隔：human、机器人，或游戏自带的自动对手（“oligopoly games”列出全部）；"
    "可加该席位自己的选择，如颜色（:red），以及限制（@500 每步最多推演 500 次，@200ms 每步最多 200 毫秒，"
    "@500x2 用两个线程）",
    "各席位的玩家，以逗號分隔：human、機器人，或遊戲自帶的自動對手（「oligopoly games」列出全部）；"
    "可加該席位自己的選擇，如顏色（:red），以及限制（@500 每步最多推演 500 次，@200ms 每步最多 200 毫秒，"
    "@500x2 用兩個執行緒）"};
inline constexpr Text kSeatCount{"How many seats", "席位数", "席位數"};
inline constexpr Text kSeed{"Seed for everything random: the same seed gives the same game",
                            "随机种子：种子相同，对局相同", "隨機種子：種子相同，對局相同"};
inline constexpr Text kRuleset{"A released ruleset's id, or a JSON file that changes one",
                               "已发布规则集的标识，或修改它的 JSON 文件",
                               "已發布規則集的識別碼，或修改它的 JSON 檔案"};
inline constexpr Text kPack{"Add an expansion pack, a JSON file; may be repeated", "加入拓展包（JSON 文件）；可重复",
                            "加入擴充包（JSON 檔案）；可重複"};
inline constexpr Text kOption{"Set an option of the game, name=value; may be repeated", "设置游戏选项，名称=值；可重复",
                              "設定遊戲選項，名稱=值；可重複"};
inline constexpr Text kJson{"Write JSON", "输出 JSON", "輸出 JSON"};
inline constexpr Text kLoad{"Continue a saved game", "继续已保存的对局", "繼續已儲存的對局"};
inline constexpr Text kChance{
    "Who rolls and draws: “roll” (the program) or “ask” (you enter the results from a real table)",
    "由谁掷骰抽牌：roll（程序）或 ask（由你输入真实桌面上的结果）",
    "由誰擲骰抽牌：roll（程式）或 ask（由你輸入真實桌面上的結果）"};
inline constexpr Text kNoAutosave{"Do not keep an unfinished game", "不保留未完成的对局", "不保留未完成的對局"};
inline constexpr Text kThreadsPerMove{
    "Threads a bot may use per move (default 1, so that the same seed gives the same game)",
    "机器人思考一步所用的线程数（默认为 1，使同一种子结果相同）",
    "機器人思考一步所用的執行緒數（預設為 1，使同一種子結果相同）"};
inline constexpr Text kGames{"How many games, with consecutive seeds", "局数；种子依次递增", "局數；種子依次遞增"};
inline constexpr Text kGamesInSets{
    "How many games; rounded up to whole sets, in which every player holds every seat equally often",
    "局数；向上取整为整组，每组内各参赛者坐每个席位的次数相同",
    "局數；向上取整為整組，每組內各參賽者坐每個席位的次數相同"};
inline constexpr Text kContenders{
    "Who plays, one per seat, written like --seats; what a player chose for the seat moves with the player",
    "参赛者，每席位一个，写法同 --seats；为席位选定的内容随参赛者换位",
    "參賽者，每席位一個，寫法同 --seats；為席位選定的內容隨參賽者換位"};
inline constexpr Text kTrainWhat{
    "What to learn: “value” (what positions are worth) or “choices” (what is chosen in secret)",
    "学习内容：value（局面的价值）或 choices（暗中的选择）", "學習內容：value（局面的價值）或 choices（暗中的選擇）"};
inline constexpr Text kChoicesPerGame{"How many secret choices of a game to learn from", "每局学习多少次暗中的选择",
                                      "每局學習多少次暗中的選擇"};
inline constexpr Text kChoiceWeights{"The same for guesses of secret choices", "同上，用于猜测暗中的选择",
                                     "同上，用於猜測暗中的選擇"};
inline constexpr Text kCheckGuesses{"Exit with 1 unless guesses beat both a uniform guess and the manager's choice",
                                    "若猜测未同时胜过均匀猜测和经理的选择，则以 1 退出",
                                    "若猜測未同時勝過均勻猜測和經理的選擇，則以 1 結束"};
inline constexpr Text kEpochs{"How often the network goes over all positions", "网络学习全部局面的遍数",
                              "網路學習全部局面的遍數"};
inline constexpr Text kIterations{"How long bots search that search", "会搜索的机器人搜索多少次",
                                  "會搜尋的機器人搜尋多少次"};
inline constexpr Text kLayer{"How many numbers a layer of the network has", "网络一层的单元数", "網路一層的單元數"};
inline constexpr Text kGamesOfAKind{"How many games for each level and number of seats", "每个级别、每种席位数的局数",
                                    "每個級別、每種席位數的局數"};
inline constexpr Text kOnlyLevel{"Only games of bots of this level", "只进行这一级别机器人的对局",
                                 "只進行這一級別機器人的對局"};
inline constexpr Text kMostError{"Exit with 1 if the error of all chances together is larger",
                                 "若全部胜率的总误差超过此值，则以 1 退出", "若全部勝率的總誤差超過此值，則以 1 結束"};
inline constexpr Text kTrainOut{"The folder for the weights and their recipe", "写入权重及其配方的文件夹",
                                "寫入權重及其配方的資料夾"};
inline constexpr Text kMpi{"Share the games among the processes that mpirun started; the weights do not depend on it",
                           "由 mpirun 启动的各进程分担对局；不影响权重", "由 mpirun 啟動的各行程分擔對局；不影響權重"};
inline constexpr Text kWeights{"A file of weights instead of those that come with the program",
                               "改用此权重文件，而非程序自带的", "改用此權重檔案，而非程式自帶的"};
inline constexpr Text kThreads{"How many games run at once; the results do not depend on it",
                               "同时进行的局数；不影响结果", "同時進行的局數；不影響結果"};
inline constexpr Text kRecord{"Write the game's record to FILE; with several games, to FILE-1, FILE-2, …",
                              "写出对局记录；多局则写入 FILE-1、FILE-2……", "寫出對局紀錄；多局則寫入 FILE-1、FILE-2……"};
inline constexpr Text kRecordFile{"A record; “-” reads standard input", "对局记录；“-”表示标准输入",
                                  "對局紀錄；「-」表示標準輸入"};
inline constexpr Text kCommitment{"What the table published before the game; the record must be of that",
                                  "牌桌在开局前公布的承诺；记录必须与之相符",
                                  "牌桌在開局前公布的承諾；紀錄必須與之相符"};
inline constexpr Text kTo{"Stop after this step", "在这一步之后停下", "在這一步之後停下"};
inline constexpr Text kAs{"Show what this seat sees (default: a spectator)", "显示该席位所见（默认为观战者）",
                          "顯示該席位所見（預設為觀戰者）"};
inline constexpr Text kDepth{"How many actions deep", "行动深度", "行動深度"};
inline constexpr Text kSeconds{"Seconds per measurement", "每项测量的时间（秒）", "每項測量的時間（秒）"};
inline constexpr Text kParagraph{"A section, paragraph or ruling, such as G3 or G3.1; by default the whole rulebook",
                                 "章节、段落或裁定，如 G3 或 G3.1；省略则显示整本规则书",
                                 "章節、段落或裁定，如 G3 或 G3.1；省略則顯示整本規則書"};
inline constexpr Text kSchemaFolder{"Write every schema to a file in this folder", "将每个 JSON Schema 写入此文件夹",
                                    "將每個 JSON Schema 寫入此資料夾"};

}  // namespace oligopoly::cli::help
