// What `join` says, in every language.
#pragma once

#include "cli/messages.hpp"

namespace oligopoly::cli::msg {

inline constexpr Text kNotALink{
    "“{0}” is not a link to a table; paste it as the browser shows it: http://HOST:PORT/#/t/TABLE",
    "“{0}”不是牌桌链接；请照浏览器里的样子粘贴：http://主机:端口/#/t/牌桌",
    "「{0}」不是牌桌連結；請照瀏覽器裡的樣子貼上：http://主機:連接埠/#/t/牌桌"};
inline constexpr Text kNoHttps{"this program can't open https links; join with a browser instead",
                               "本程序不能打开 https 链接，请用浏览器加入",
                               "本程式不能打開 https 連結，請用瀏覽器加入"};
inline constexpr Text kUnreachable{"can't reach {0}:{1}; is the link right, and the server running?",
                                   "连不上 {0}:{1}；链接对吗？服务器在运行吗？",
                                   "連不上 {0}:{1}；連結對嗎？伺服器在執行嗎？"};
inline constexpr Text kForeign{"what answers there is not a server of Oligopoly that this program understands",
                               "那里的服务器不是本程序能理解的 Oligopoly 服务器",
                               "那裡的伺服器不是本程式能理解的 Oligopoly 伺服器"};
inline constexpr Text kJoinRefused{"the server refuses: {0}", "服务器拒绝：{0}", "伺服器拒絕：{0}"};
inline constexpr Text kLostConnection{"Connection lost. Trying again…", "连接已断开，正在重试…",
                                      "連線已中斷，正在重試…"};
inline constexpr Text kConnectedAgain{"Reconnected.", "已重新连接。", "已重新連線。"};
inline constexpr Text kAskName{"Your name: ", "你的名字：", "你的名字："};
inline constexpr Text kYouSitIn{"You have seat {0}.", "你的席位是 {0} 号。", "你的席位是 {0} 號。"};
inline constexpr Text kYouWatch{"You are watching.", "你正在观战。", "你正在觀戰。"};
inline constexpr Text kComeBack{"Your seat is kept. To come back: oligopoly join {0}",
                                "席位会保留。要回来，请运行：oligopoly join {0}",
                                "席位會保留。要回來，請執行：oligopoly join {0}"};
inline constexpr Text kSentAway{"The host has given your seat away.", "房主已收回你的席位。", "房主已收回你的席位。"};
inline constexpr Text kSays{"{0}: {1}", "{0}：{1}", "{0}：{1}"};
inline constexpr Text kWaits{"Waiting for {0}.", "等待{0}。", "等待{0}。"};
inline constexpr Text kHintsAreOn{"Hints are allowed at this table.", "本桌允许使用提示。", "本桌允許使用提示。"};
inline constexpr Text kOpenSeat{"open", "空席位", "空席位"};
inline constexpr Text kIsReady{"ready", "已就绪", "已就緒"};
inline constexpr Text kNotReadyYet{"not ready yet", "尚未就绪", "尚未就緒"};
inline constexpr Text kOffered{"{0}: {1} (choose with: choose NAME)", "{0}：{1}（选择：choose 名称）",
                               "{0}：{1}（選擇：choose 名稱）"};
inline constexpr Text kNotOffered{"“{0}” is not one of: {1}", "“{0}”不是以下之一：{1}", "「{0}」不是以下之一：{1}"};
inline constexpr Text kNothingOffered{"there is nothing to choose in this game", "这个游戏没有可选的颜色或阵营",
                                      "這個遊戲沒有可選的顏色或陣營"};
inline constexpr Text kNotALobbyCommand{"“{0}” means nothing in the lobby. You can type:",
                                        "大厅里没有命令“{0}”。可以输入：", "大廳裡沒有命令「{0}」。可以輸入："};
inline constexpr Text kLobbyPrompt{"lobby> ", "大厅> ", "大廳> "};
inline constexpr Text kWaitPrompt{"> ", "> ", "> "};
inline constexpr Text kBegins{"The game begins.", "对局开始。", "對局開始。"};
inline constexpr Text kNowWait{"It is not your turn; you can type: say TEXT, board, log, undo, quit",
                               "还没轮到你；可以输入：say 文字、board、log、undo、quit",
                               "還沒輪到你；可以輸入：say 文字、board、log、undo、quit"};
inline constexpr Text kAsksUndo{"{0} would like to take a move back: yes or no?", "{0}想撤销一步：yes 还是 no？",
                                "{0}想復原一步：yes 還是 no？"};
inline constexpr Text kJoinUrl{"The link, as the browser shows it", "链接，与浏览器里的一样", "連結，與瀏覽器裡的一樣"};
inline constexpr Text kJoinName{"What the others call you", "别人怎么称呼你", "別人怎麼稱呼你"};
inline constexpr Text kSomebody{"somebody", "有人", "有人"};

inline constexpr CommandHelp kLobbyCommands[] = {
    {"ready",
     {"you are ready; the game begins when everyone is", "就绪；人人就绪，对局就开始", "就緒；人人就緒，對局就開始"}},
    {"wait", {"not ready", "取消就绪", "取消就緒"}},
    {"choose NAME", {"a colour or side of your own", "选自己的颜色或阵营", "選自己的顏色或陣營"}},
    {"seats", {"who sits where", "各席位的情况", "各席位的情況"}},
    {"say TEXT", {"chat", "聊天", "聊天"}},
    {"start", {"begin at once (the host)", "立即开始（房主）", "立即開始（房主）"}},
    {"leave", {"give your seat up and quit", "放弃席位并退出", "放棄席位並離開"}},
    {"quit", {"quit; your seat is kept", "退出；席位保留", "離開；席位保留"}},
};

}  // namespace oligopoly::cli::msg
