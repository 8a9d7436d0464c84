// Why the service refuses something, in every language. What the rules refuse is named by the games.
#pragma once

#include "core/verdict.hpp"

namespace oligopoly::service {

inline constexpr Reason kNoSuchTable{"no_such_table", "", {"there is no such table", "没有这张桌子", "沒有這張桌子"}};
inline constexpr Reason kNoSuchPage{"no_such_page", "", {"there is nothing here", "这里什么也没有", "這裡什麼也沒有"}};
inline constexpr Reason kWrongToken{
    "wrong_token", "", {"this link does not open a seat here", "此链接不属于本桌的席位", "此連結不屬於本桌的席位"}};
inline constexpr Reason kNoWatching{
    "no_watching", "", {"this table is not open to spectators", "本桌不允许旁观", "本桌不允許旁觀"}};
inline constexpr Reason kNotSeated{
    "not_seated",
    "",
    {"only someone who sits at the table may do this", "只有入座的人可以这样做", "只有入座的人可以這樣做"}};
inline constexpr Reason kNotHost{
    "not_host", "", {"only whoever opened the table may do this", "只有开桌的人可以这样做", "只有開桌的人可以這樣做"}};
inline constexpr Reason kStale{
    "stale", "", {"the game has moved on since; look again", "局面已经变化，请重新查看", "局面已經變化，請重新查看"}};
inline constexpr Reason kStoodIn{"stood_in",
                                 "",
                                 {"a stand-in plays this seat; take it back first", "此席位由替身代打，请先收回席位",
                                  "此席位由替身代打，請先收回席位"}};
inline constexpr Reason kNotStoodIn{
    "not_stood_in", "", {"no stand-in plays this seat", "此席位没有替身", "此席位沒有替身"}};
inline constexpr Reason kNotAPerson{
    "not_a_person", "", {"no person has this seat", "此席位不是真人", "此席位不是真人"}};
inline constexpr Reason kNotAbsent{
    "not_absent",
    "",
    {"this seat has not kept the table waiting for long", "此席位还没有让大家久等", "此席位還沒有讓大家久等"}};
inline constexpr Reason kUndoPending{
    "undo_pending", "", {"someone is already asking to take back", "已有人请求撤销", "已有人請求撤銷"}};
inline constexpr Reason kNoUndoPending{
    "no_undo_pending",
    "",
    {"nobody asks you to take something back", "没有等你答复的撤销请求", "沒有等你答覆的撤銷請求"}};
inline constexpr Reason kChatOff{"chat_off", "", {"the chat is switched off", "聊天已关闭", "聊天已關閉"}};
inline constexpr Reason kBadText{"bad_text",
                                 "",
                                 {"must have 1 to {1} characters, none of them a control character",
                                  "应为 1 到 {1} 个字符，且不含控制字符", "應為 1 到 {1} 個字元，且不含控制字元"}};
inline constexpr Reason kNotOver{"not_over", "", {"the game is not over yet", "游戏还没有结束", "遊戲還沒有結束"}};
inline constexpr Reason kUnknownPlayer{
    "unknown_player", "", {"“{0}” is none of: {1}", "“{0}”不是以下之一：{1}", "「{0}」不是以下之一：{1}"}};
inline constexpr Reason kUnknownCommand{
    "unknown_command", "", {"“{0}” is none of: {1}", "“{0}”不是以下之一：{1}", "「{0}」不是以下之一：{1}"}};
inline constexpr Reason kNotJoined{"not_joined", "", {"join a table first", "请先加入一张桌子", "請先加入一張桌子"}};
inline constexpr Reason kSecretsLeft{
    "secrets_left",
    "",
    {"the record holds what others may not see yet; it is given out when the game is over",
     "棋谱中有他人还不能看到的内容，游戏结束后才能导出", "棋譜中有他人還不能看到的內容，遊戲結束後才能匯出"}};
inline constexpr Reason kNotSaved{"not_saved",
                                  "",
                                  {"this could not be saved and has not happened; try again",
                                   "无法保存，此操作没有发生，请重试", "無法儲存，此操作沒有發生，請重試"}};
inline constexpr Reason kUnknown{"unknown",
                                 "",
                                 {"the database did not answer: this may or may not have happened; ask again with the "
                                  "same key",
                                  "数据库没有应答：此操作可能已经发生，也可能没有；请用同一个键重试",
                                  "資料庫沒有回應：此操作可能已經發生，也可能沒有；請用同一個鍵重試"}};
inline constexpr Reason kStillAnswering{"still_answering",
                                        "",
                                        {"your last question is still being answered; wait for it",
                                         "上一个问题还在处理，请稍候", "上一個問題還在處理，請稍候"}};
inline constexpr Reason kTooTalkative{
    "too_talkative", "", {"you have said a lot; wait a little", "发言过于频繁，请稍候", "發言過於頻繁，請稍候"}};
inline constexpr Reason kBadRequest{
    "bad_request", "", {"this is not a request we understand", "无法理解此请求", "無法理解此請求"}};
inline constexpr Reason kStorageFull{"storage_full",
                                     "",
                                     {"the server's disk is full: this has not happened",
                                      "服务器磁盘已满，此操作没有发生", "伺服器磁碟已滿，此操作沒有發生"}};
inline constexpr Reason kStorageReadOnly{"storage_read_only",
                                         "",
                                         {"the server's database cannot be written: this has not happened",
                                          "服务器数据库不可写，此操作没有发生", "伺服器資料庫不可寫，此操作沒有發生"}};
inline constexpr Reason kUnusableTable{
    "unusable_table", "", {"this table cannot be read any more", "这张桌子已无法读取", "這張桌子已無法讀取"}};
inline constexpr Reason kTooOften{
    "too_often", "", {"too many requests; wait a little", "请求过于频繁，请稍候", "請求過於頻繁，請稍候"}};
inline constexpr Reason kTooManyTables{"too_many_tables",
                                       "",
                                       {"too many tables were opened from here; wait a while",
                                        "从此处开的桌子太多，请稍后再试", "從此處開的桌子太多，請稍後再試"}};
inline constexpr Reason kTooLarge{"too_large", "", {"this message is too large", "消息过大", "訊息過大"}};
inline constexpr Reason kWrongOrigin{
    "wrong_origin", "", {"requests from other sites are refused", "拒绝来自其他网站的请求", "拒絕來自其他網站的請求"}};
inline constexpr Reason kWrongMethod{
    "wrong_method", "", {"this is not how this page is used", "不能这样使用此页面", "不能這樣使用此頁面"}};
inline constexpr Reason kClosing{
    "closing",
    "",
    {"the server is shutting down; connect again", "服务器正在关闭，请重新连接", "伺服器正在關閉，請重新連線"}};

}  // namespace oligopoly::service
